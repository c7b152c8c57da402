import type { ReactNode } from 'react'
import { RuleLink } from '../../design/RuleLink.tsx'
import { askWords } from '../../words/en/table/asks.ts'
import { useTable } from '../context.ts'
import { sentenceOf } from './Log.tsx'

/**
 * A line of its own above the question, which is always there, so that nothing moves when something is said: why
 * something was refused, what is happening, what the answer that is looked at means, what the guide has to say.
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
  const { answering, entry, beat, look, isAhead } = table
  const { notice, preview, ask } = answering
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
  const note = preview && ask ? (look.note?.(preview, ask, table) ?? null) : null
  if (note)
    return (
      <p className="ask__note" data-danger={note.isDanger || undefined}>
        {note.text}
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
