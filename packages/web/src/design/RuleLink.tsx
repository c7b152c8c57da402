import type { AnyGame, RuleId } from '@cardwright/engine'
import { type MouseEvent, useState } from 'react'
import { commonWords } from '../words/en/common.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  readonly game: AnyGame
  readonly rule: string
  /** -1 where keys lead to it otherwise. */
  readonly tabIndex?: number
  /** A mark instead of the id, where one follows each line. */
  readonly isMark?: boolean
  /** What the rule is cited for, in its own words: an ability, and what it does. */
  readonly cited?: { readonly sign: string; readonly means: string } | null
}

/** A rule's id. A click shows the rule on the spot; as a link it leads to its place in the rulebook. */
export function RuleLink({ game, rule, tabIndex, isMark = false, cited = null }: Props) {
  const [isOpen, setOpen] = useState(false)
  const told = game.rulebook[rule as RuleId]
  const href = `/rules/${game.id}#${rule}`
  const open = (event: MouseEvent) => {
    if (!told || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        className={isMark ? 'rule-link rule-link--mark' : 'rule-link'}
        title={isMark ? commonWords.rule(rule) : undefined}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={commonWords.rule(rule)}
        tabIndex={tabIndex}
        onClick={open}
      >
        <span data-content>{isMark ? '§' : rule}</span>
      </a>
      {isOpen && told && (
        <Dialog title={cited?.sign ?? rule} closable close={() => setOpen(false)}>
          {cited && <p data-content>{cited.means}</p>}
          <p data-content>
            <b>{cited ? `${rule} · ${told.section}` : told.section}</b>
          </p>
          <p data-content>{told.text}</p>
          <div className="dialog__choices">
            <a className="button button--quiet" href={href} target="_blank" rel="noopener">
              {commonWords.inRulebook}
            </a>
          </div>
        </Dialog>
      )}
    </>
  )
}
