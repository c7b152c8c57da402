import type { AskView, OptionView, SeenCard } from '@cardwright/engine'
import { type ReactNode, useRef, useState } from 'react'
import { RuleLink } from '../../design/RuleLink.tsx'
import { askWords } from '../../words/en/table/asks.ts'
import { Card } from '../card/Card.tsx'
import { optionsOf } from '../card/options.ts'
import { WaysMenu } from '../card/WaysMenu.tsx'
import { wayOf } from '../card/ways.ts'
import { type TableContext, useTable } from '../context.ts'
import type { Note } from '../contract.ts'
import { useDrawn } from '../drawn.ts'
import { isAdvised } from '../use-advice.ts'
import { Form } from './Form.tsx'
import { Strip } from './Strip.tsx'
import { useSure } from './use-sure.tsx'
import { Waiting } from './Waiting.tsx'
import './ask-bar.css'

/** A longer question, in letters, takes two lines. */
const maxLine = 72

/** More answers than this lie behind a button. */
const maxShown = 9

/** The question and its answers: those that are no card and nothing on the board. */
export function AskBar({ children, guide }: { children?: ReactNode; guide?: ReactNode }) {
  const table = useTable()
  const { answering, words, asking, entry, snapshot, look, isAhead } = table
  const { asks } = answering
  const ask = isAhead ? null : answering.ask
  const prompt = ask && words.prompt(ask, asking)
  const buttons = useButtons(table)
  const shown = buttons.length > maxShown ? buttons.slice(0, maxShown - 1) : buttons
  return (
    <section className="ask" aria-label={askWords.title} data-kind={answering.ask?.kind} data-ask={answering.ask?.id}>
      <Strip guide={ask && guide} />
      {ask?.card && <Unseen {...ask.card} />}
      {ask && asks.length > 1 && (
        <div className="ask__several" role="tablist" aria-label={askWords.questions}>
          {asks.map((each) => (
            <button
              key={each.id}
              type="button"
              role="tab"
              aria-selected={each === ask}
              onClick={() => answering.turnTo(each.id)}
            >
              {words.prompt(each, asking)}
            </button>
          ))}
        </div>
      )}
      {ask ? (
        <h2 className="ask__prompt" data-long={(prompt?.length ?? 0) > maxLine || undefined}>
          <span>{prompt}</span>
          {ask.rule && <RuleLink game={entry.game} rule={ask.rule} />}
        </h2>
      ) : (
        <Waiting />
      )}
      <div className="ask__answers">
        {ask && (
          <>
            {shown.map((option) => (
              <Answer key={option.key} option={option} ask={ask} table={table} />
            ))}
            {buttons.length > shown.length && <More options={buttons.slice(shown.length)} ask={ask} table={table} />}
            {ask.form && !look.drawsForm?.(ask) && <Form form={ask.form} />}
            {ask.some && <Confirm ask={ask} />}
            {look.goesWithLast?.(ask) && <TakeBack />}
          </>
        )}
        {snapshot.over === null && children}
      </div>
    </section>
  )
}

/** The card that a question is about, where it was seen and lies among others that were not: on top of a deck. */
function Unseen({ handle, name }: SeenCard) {
  const { view } = useTable()
  const drawn = useDrawn()
  // what lies unseen among others has no handle
  const isOpen =
    handle !== undefined &&
    Object.values(view.zones).some(
      ({ count, cards = [] }) => cards.length === count && cards.some((card) => card.handle === handle),
    )
  if (name === undefined || isOpen || (handle !== undefined && drawn.has(handle))) return null
  return (
    <div className="ask__about">
      <Card card={{ name }} size="small" />
    </div>
  )
}

interface AnswerProps {
  readonly option: OptionView
  readonly ask: AskView
  readonly table: TableContext
}

function Answer({ option, ask, table }: AnswerProps) {
  const { answering, words, asking, look } = table
  const isChosen = answering.chosen.includes(option.key)
  const isLit = isChosen || answering.offered.includes(option)
  const note: Note | null = look.note?.(option, ask, table) ?? null
  const said = words.option(option, ask, asking) ?? option.key
  const grade = option.key === ask.skip ? 'button--quiet' : null
  const isMain = isOnly(ask) || look.usual?.(option, ask)
  const classes = ['button', isChosen && 'is-chosen', isMain ? 'button--main' : grade]
  // where several are chosen, sending them is the second step already
  const [choose, sure] = useSure(ask.some ? null : note, said, () => answering.choose(option.key))
  return (
    <>
      <button
        type="button"
        className={classes.filter(Boolean).join(' ')}
        data-key={option.key}
        data-lit={isLit || undefined}
        data-danger={note?.isDanger || undefined}
        title={note?.text}
        aria-pressed={ask.some ? isChosen : undefined}
        aria-disabled={!isLit || answering.sending || undefined}
        onClick={isLit ? choose : undefined}
        onPointerEnter={() => answering.look(option)}
        onPointerLeave={() => answering.look(null)}
        onFocus={() => answering.look(option)}
        onBlur={() => answering.look(null)}
      >
        {said}
      </button>
      {sure}
    </>
  )
}

/** Answers for which there is no room. */
function More({ options, ask, table }: { options: readonly OptionView[]; ask: AskView; table: TableContext }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button ${isAdvised(table.answering, options) ? 'is-advised' : ''}`}
        aria-haspopup="menu"
        data-lit
        onClick={() => setOpen(true)}
      >
        {askWords.more(options.length)}
      </button>
      {isOpen && (
        <WaysMenu
          anchor={button}
          label={askWords.moreAnswers}
          ways={options.map((option) => wayOf(option, ask, table))}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Confirm({ ask }: { ask: AskView }) {
  const { answering, words, asking } = useTable()
  const { chosen, complete, sending } = answering
  const none = ask.some!.stop ? askWords.chooseNone : askWords.chooseFirst
  const plain = chosen.length > 0 ? askWords.confirm(chosen.length) : none
  const said = chosen.length === 0 && !complete ? null : words.confirm?.(ask, chosen.length, asking)
  // what it will say keeps its room, and so does the way back: nothing moves under a pointer that chooses
  const later = words.confirm?.(ask, Math.max(1, chosen.length), asking) ?? askWords.confirm(1)
  return (
    <>
      <button
        type="button"
        className="button button--quiet ask__clear"
        hidden={chosen.length === 0}
        onClick={answering.clear}
      >
        {askWords.clear}
      </button>
      <button
        type="button"
        className="button button--main ask__confirm"
        data-confirm
        data-later={chosen.length > 0 ? none : later}
        data-lit={complete || undefined}
        disabled={!complete}
        aria-disabled={sending || undefined}
        onClick={answering.confirm}
      >
        <span>{said ?? plain}</span>
      </button>
    </>
  )
}

/** Takes back the answer that this question goes with, as Escape does. */
function TakeBack() {
  const { answering, snapshot } = useTable()
  if (snapshot.undo === null || 'why' in snapshot.undo) return null
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-disabled={answering.sending || undefined}
      onClick={answering.undo}
    >
      {askWords.takeBack}
    </button>
  )
}

/** The options that nothing else on the table offers. */
function useButtons(table: TableContext): readonly OptionView[] {
  const { answering, look, isShowing, isAhead } = table
  const { ask, offered, chosen } = answering
  const drawn = useDrawn()
  if (!ask || isAhead) return []
  if (isOnly(ask)) return ask.options
  const all = ask.options.filter((option) => {
    if (look.draws?.(option, ask, table)) return false
    // a card that has yet to be shown gets no button for the moment until it is
    if (isShowing && namesCard(option)) return false
    return look.button?.(option, ask) || ![...drawn].some((handle) => optionsOf([option], handle).length > 0)
  })
  // what cannot be chosen beside the rest keeps its place, if there is room for it
  if (ask.some && all.length <= maxShown) return all
  return all.filter((each) => offered.includes(each) || chosen.includes(each.key))
}

/** There is nothing to choose between: a button leads on, wherever its card lies. */
const isOnly = ({ options, some, form }: AskView): boolean => options.length === 1 && !some && !form

const namesCard = ({ card, cards, on }: OptionView): boolean =>
  typeof card === 'number' || typeof on === 'number' || (Array.isArray(cards) && cards.length > 0)
