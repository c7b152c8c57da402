import type { AskView, OptionView } from '@cardwright/engine'
import { type FormEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import { RuleLink } from '../../design/RuleLink.tsx'
import { optionsOf } from '../card/options.ts'
import { type TableContext, useTable } from '../context.ts'
import { Waiting } from './Waiting.tsx'
import './ask-bar.css'

/** More than so many answers are shown behind a button. */
const mostShown = 12

/** The question and its answers: those that are no card and nothing on the board. */
export function AskBar({ children, guide }: { children?: ReactNode; guide?: ReactNode }) {
  const table = useTable()
  const { answering, words, telling, entry, snapshot } = table
  const { ask, asks, notice } = answering
  const buttons = useButtons(table)
  const [all, setAll] = useState<string | null>(null)
  const shown = all === ask?.id ? buttons : buttons.slice(0, mostShown)
  return (
    <section className="ask" aria-label="What to do" data-kind={ask?.kind} data-ask={ask?.id}>
      {asks.length > 1 && (
        <div className="ask__several" role="tablist" aria-label="Questions">
          {asks.map((each) => (
            <button
              key={each.id}
              type="button"
              role="tab"
              aria-selected={each === ask}
              onClick={() => answering.turnTo(each.id)}
            >
              {words.prompt(each, telling)}
            </button>
          ))}
        </div>
      )}
      {ask ? (
        <h2 className="ask__prompt">
          <span>{words.prompt(ask, telling)}</span>
          {ask.rule && <RuleLink game={entry.game.id} rule={ask.rule} />}
        </h2>
      ) : (
        <Waiting />
      )}
      {notice && (
        <p className="ask__notice" role="alert" key={notice.n}>
          <span>{notice.why}</span>
          {notice.rule && <RuleLink game={entry.game.id} rule={notice.rule} />}
          <button type="button" className="ask__dismiss" aria-label="Dismiss" onClick={answering.dismiss}>
            ×
          </button>
        </p>
      )}
      {ask && guide}
      {ask && (
        <div className="ask__answers">
          {shown.map((option) => (
            <Answer key={option.key} option={option} ask={ask} table={table} />
          ))}
          {buttons.length > shown.length && (
            <button type="button" className="button" onClick={() => setAll(ask.id)}>
              {buttons.length - shown.length} more …
            </button>
          )}
          {ask.form && <Typed hint={ask.form.hint} />}
          {ask.some && <Confirm ask={ask} />}
          {children}
        </div>
      )}
      {!ask && snapshot.over === null && children && <div className="ask__answers">{children}</div>}
    </section>
  )
}

function Answer({ option, ask, table }: { option: OptionView; ask: AskView; table: TableContext }) {
  const { answering, words, telling } = table
  const isChosen = answering.chosen.includes(option.key)
  const classes = ['button', isChosen && 'is-chosen', option.key === ask.skip && 'button--quiet']
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-key={option.key}
      aria-pressed={ask.some ? isChosen : undefined}
      disabled={answering.sending}
      onClick={() => answering.choose(option.key)}
      onPointerEnter={() => answering.look(option)}
      onPointerLeave={() => answering.look(null)}
      onFocus={() => answering.look(option)}
      onBlur={() => answering.look(null)}
    >
      {words.option(option, ask, telling) ?? option.key}
    </button>
  )
}

function Confirm({ ask }: { ask: AskView }) {
  const { answering, words, telling } = useTable()
  const { chosen, complete, sending } = answering
  const plain = chosen.length > 0 ? `Confirm ${chosen.length}` : ask.some!.stop ? 'Choose none' : 'Choose first'
  const said = chosen.length === 0 && !complete ? null : words.confirm?.(ask, chosen.length, telling)
  return (
    <>
      {chosen.length > 0 && (
        <button type="button" className="button button--quiet" onClick={answering.clear}>
          Clear
        </button>
      )}
      <button
        type="button"
        className="button button--main"
        data-confirm
        disabled={!complete || sending}
        onClick={answering.confirm}
      >
        {said ?? plain}
      </button>
    </>
  )
}

function Typed({ hint }: { hint: string }) {
  const { answering } = useTable()
  const [key, setKey] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() !== '') answering.choose(key.trim())
    setKey('')
  }
  return (
    <form className="ask__typed" onSubmit={send}>
      <input
        className="field"
        aria-label="Answer in words"
        placeholder={hint}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <button type="submit" className="button">
        Say
      </button>
    </form>
  )
}

/** The options that nothing else on the table offers. */
function useButtons({ answering, look, view }: TableContext): readonly OptionView[] {
  const { ask, offered, chosen } = answering
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set())
  useLayoutEffect(() => {
    const handles = [...document.querySelectorAll<HTMLElement>('.table [data-handle]')]
    const now = new Set(handles.map((each) => Number(each.dataset.handle)))
    setDrawn((before) => (same(before, now) ? before : now))
  }, [ask, view])
  if (!ask) return []
  const all = ask.some ? ask.options.filter((each) => offered.includes(each) || chosen.includes(each.key)) : offered
  return all.filter((option) => {
    if (look.draws?.(option, ask)) return false
    return ![...drawn].some((handle) => optionsOf([option], handle).length > 0)
  })
}

const same = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each))
