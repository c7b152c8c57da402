import { whose } from '@cardwright/engine/english'
import { useTable } from '../../table/context.ts'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { printed } from './asking.ts'
import { factsOf } from './sight.ts'
import { textParts } from './text.tsx'

/** Abilities that wait, in the order in which they came; their player chooses here which comes next. */
export function WaitingList() {
  const table = useTable()
  const { waiting } = factsOf(table)
  const { words, entry, answering, telling, near, view } = table
  if (waiting.length === 0) return null
  const isAsked = answering.ask?.kind === 'trigger'
  const seen = new Map<string, number>()
  return (
    <ol className="ws-waiting" aria-label={weissWords.waiting}>
      {waiting.map(({ seat, name, ability }) => {
        const id = `${name}:${ability}`
        const own = `${seat} ${id}`
        const n = (seen.get(own) ?? 0) + 1
        seen.set(own, n)
        const key = n === 1 ? id : `${id}#${n}`
        const text = printed(entry, name, ability)
        const inside = (
          <>
            <strong>{words.name(name)}</strong> <small>{text === null ? weissWords.given : textParts(text)}</small>
          </>
        )
        const option = isAsked && seat === view.seat ? answering.offered.find((each) => each.key === key) : undefined
        return (
          <li key={`${own} ${n}`} data-side={seat === near ? 'near' : 'far'} title={whose(telling, seat)}>
            {option ? (
              <button type="button" data-key={key} data-lit onClick={() => answering.choose(key)}>
                {inside}
              </button>
            ) : (
              inside
            )}
          </li>
        )
      })}
    </ol>
  )
}
