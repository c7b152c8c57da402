import { spotData } from '../../table/aim/spots.ts'
import { useTable } from '../../table/context.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'
import { reserveSpot } from './choices.ts'
import { Energy } from './Energy.tsx'
import { Mark } from './marks.tsx'

/** The energy that a player holds; of the other, as much as can be seen of it. */
export function Reserve({ seat }: { seat: number }) {
  const table = useTable()
  const { view, answering } = table
  const { cards, count = 0 } = view.zones[`reserve:${seat}`] ?? {}
  if (!cards) return null
  const sorted = [...cards].sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '') || a.handle - b.handle)
  /** Of equal energies one is offered: any of them means it. */
  const meant = (name: string | undefined) =>
    sorted.find((each) => each.name === name && answering.offered.some(({ card }) => card === each.handle))?.handle
  return (
    <section
      className="xo-reserve"
      data-spots={spotData([reserveSpot(seat)])}
      aria-label={boardWords.reserve(table.telling, seat, count)}
    >
      <span className="xo-reserve__title" aria-hidden>
        <Mark name="hand" /> {boardWords.energy}
      </span>
      {sorted.map((card) => (
        <Energy
          key={card.handle}
          card={card}
          where={boardWords.inReserve(table.telling, seat)}
          isHeld={seat === view.seat}
          as={answering.ask?.some ? card.handle : meant(card.name)}
        />
      ))}
      {count === 0 && <span className="xo-reserve__none">{boardWords.reserveEmpty}</span>}
    </section>
  )
}
