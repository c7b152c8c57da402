import { useTable } from '../../table/context.ts'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { Lying } from './Lying.tsx'
import { cardsIn } from './sight.ts'

/** A few open cards with their name: a climax, the level. */
export function Row({ seat, zone, title }: { seat: number; zone: string; title: string }) {
  const table = useTable()
  const cards = cardsIn(table, zone, seat)
  return (
    <fieldset
      className="ws-row"
      data-zone={zone}
      data-empty={cards.length === 0 || undefined}
      aria-label={weissWords.row(table.telling, seat, title, cards.length)}
    >
      <span className="ws-title" aria-hidden>
        {title}
      </span>
      <div className="ws-row__cards">
        {cards.map((card) => (
          <Lying key={card.handle} card={card} />
        ))}
      </div>
    </fieldset>
  )
}
