import type { AnyGame, RuleId } from '@cardwright/engine'
import { type MouseEvent, useState } from 'react'
import { commonWords } from '../words/en/common.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  readonly game: AnyGame
  readonly rule: string
  /** -1 where keys lead to it otherwise. */
  readonly tabIndex?: number
}

/** A rule's id. Who clicks it reads the rule where they are; as a link it leads to its place in the rulebook. */
export function RuleLink({ game, rule, tabIndex }: Props) {
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
        className="rule-link"
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={commonWords.rule(rule)}
        tabIndex={tabIndex}
        onClick={open}
      >
        <span data-content>{rule}</span>
      </a>
      {isOpen && told && (
        <Dialog
          title={rule}
          closable
          beside={
            <a className="button button--quiet" href={href} target="_blank" rel="noopener">
              {commonWords.inRulebook}
            </a>
          }
          close={() => setOpen(false)}
        >
          <p data-content>
            <b>{told.section}</b>
          </p>
          <p data-content>{told.text}</p>
        </Dialog>
      )}
    </>
  )
}
