import type { ReactNode } from 'react'
import { RuleLink } from '../../design/RuleLink.tsx'
import { askWords } from '../../words/en/table/asks.ts'
import { cardWords } from '../../words/en/table/cards.ts'
import { useHolding } from '../aim/holding.tsx'
import { handleOf } from '../aim/spots.ts'
import { type TableContext, useTable } from '../context.ts'
import { AdviceLine } from './AdviceLine.tsx'
import { sentenceOf } from './Log.tsx'

/**
 * A line of its own above the question, which is always there, so that nothing moves when something is said: why
 * something was refused, what is picked up, what the answer that is looked at means, how far a payment has come, what is happening, what the guide has to say.
 */
export function Strip({ guide }: { guide: ReactNode }) {
  return (
    <div className="ask__strip">
      <Said />
      {guide}
    </div>
  )
}

function Said() {
  const table = useTable()
  const { answering, entry, look, isAhead } = table
  const { notice, preview, ask } = answering
  const { held, hold } = useHolding()
  if (notice)
    return (
      <p className="ask__notice" role="alert" key={notice.n}>
        <span>{notice.why}</span>
        {notice.rule && <RuleLink game={entry.game} rule={notice.rule} />}
        <button type="button" className="ask__dismiss" aria-label={askWords.dismiss} onClick={answering.dismiss}>
          ×
        </button>
      </p>
    )
  const note = preview && ask && !isAhead ? (look.note?.(preview, ask, table) ?? null) : null
  if (held !== null && note === null) {
    const name = nameOf(table, handleOf(held))
    return (
      <p className="ask__held" role="status">
        <span>{cardWords.held(name)}</span>
        <button type="button" className="button button--quiet" onClick={() => hold(null)}>
          {cardWords.putBack}
        </button>
      </p>
    )
  }
  const { advice } = answering
  if (advice && ask && (note === null || advice.options.includes(preview!)))
    return <AdviceLine advice={advice} ask={ask} />
  if (note)
    return (
      <p className="ask__note" data-danger={note.isDanger || undefined}>
        {note.text}
      </p>
    )
  return <Otherwise />
}

/** What is said while nobody points at anything. */
function Otherwise() {
  const table = useTable()
  const { answering, beat, look, isAhead } = table
  const { ask } = answering
  const status = ask && !isAhead ? (look.status?.(table) ?? null) : null
  if (status)
    return (
      <p className="ask__status" role="status">
        {status}
      </p>
    )
  const told = beat && ask && !isAhead ? sentenceOf(table, beat) : null
  if (!told) return null
  return (
    <p className="ask__told" aria-hidden>
      {told}
    </p>
  )
}

/** The name of a card that lies open somewhere. */
function nameOf({ view, words }: TableContext, handle: number | null): string | null {
  const cards = Object.values(view.zones).flatMap(({ cards = [] }) => cards)
  const name = cards.find((card) => card.handle === handle)?.name
  return name === undefined ? null : words.name(name)
}
