import { useTable } from '../../table/context.ts'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { Lying } from './Lying.tsx'
import { cardsIn, clockFull, factsOf } from './sight.ts'

/** The clock fills towards the seventh card; level 4 loses. */
export function Clock({ seat }: { seat: number }) {
  const table = useTable()
  const cards = cardsIn(table, 'clock', seat)
  const level = factsOf(table).level[seat] ?? 0
  const places = Math.max(clockFull, cards.length)
  return (
    <fieldset className="ws-clock" aria-label={weissWords.clock(table.telling, seat, cards.length, clockFull, level)}>
      <span className="ws-level" data-level={level} title={weissWords.levelHint(level)} aria-hidden>
        <small>{weissWords.lv}</small>
        <b>{level}</b>
      </span>
      <ol className="ws-clock__places">
        {Array.from({ length: places }, (_, i) => (
          <li key={cards[i]?.handle ?? `empty ${i}`} data-last={i === clockFull - 1 || undefined}>
            {cards[i] ? <Lying card={cards[i]} /> : <span aria-hidden>{i + 1}</span>}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
