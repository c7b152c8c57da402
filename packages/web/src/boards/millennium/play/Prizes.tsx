import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { factsOf } from '../facts.ts'
import { placesOf, prizesOf } from './prizes.ts'

/** What the places of this tournament are worth, and which one is one’s own so far. */
export function Prizes() {
  const table = useTable()
  const facts = factsOf(table)
  const prizes = prizesOf(facts, table.table.options ?? {})
  const stake = said.stakes[facts.mode]
  if (stake) return <p className="mb-prizes mb-note">{stake}</p>
  if (prizes.length === 0) return null
  const points = facts.sides.slice(0, prizes.length).map(({ rp }) => rp)
  const own = points.some((rp) => rp > 0) ? placesOf(points)[table.near] : null
  return (
    <section className="mb-prizes" aria-label={said.prizes} title={said.prizesShared}>
      <ol>
        {prizes.map((vp, i) => (
          <li key={i} data-own={own === i + 1 || undefined}>
            <b>{said.ordinal(i + 1)}</b> {vp} <span>{said.vpTitle}</span>
            {own === i + 1 && <em className="visually-hidden">, {said.ownPlace}</em>}
          </li>
        ))}
      </ol>
    </section>
  )
}
