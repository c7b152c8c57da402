import { acePriceOf } from '@cardwright/capcom'
import type { OptionView } from '@cardwright/engine'
import type { CSSProperties } from 'react'
import { useState } from 'react'
import { Picture } from '../../design/Picture.tsx'
import { spotData } from '../../table/aim/spots.ts'
import { Card } from '../../table/card/Card.tsx'
import { useTable } from '../../table/context.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'
import { factsIn, sheetOf } from './facts.ts'
import { Pile } from './Pile.tsx'
import { meterSpot } from './spots.ts'

const isMeter = ({ move }: OptionView): boolean => move === 'meter'

/** What a seat has beside its fighter: super meter, draw pile, discard pile, and how much it holds. */
export function Piles({ seat }: { seat: number }) {
  const table = useTable()
  const { view, near, answering } = table
  const { seats } = factsIn(table)
  const isOwn = seat === near
  const [looking, setLooking] = useState(false)
  const { meter, fighter } = seats[seat]!
  const price = acePriceOf(sheetOf(table, fighter))
  const cards = view.zones[`meter:${seat}`]?.cards ?? []
  const count = (zone: string): number => view.zones[`${zone}:${seat}`]?.count ?? 0
  const discarded = view.zones[`discard:${seat}`]?.cards?.length ?? count('discard')
  return (
    <div className="cc-piles" data-seat={seat}>
      <div
        className="cc-meter"
        role="img"
        aria-label={words.meterLabel(meter, price)}
        data-full={meter >= price}
        data-spots={spotData([meterSpot(seat)])}
        data-open={(isOwn && answering.offered.some(isMeter)) || undefined}
        data-aimed={(isOwn && answering.preview !== null && isMeter(answering.preview)) || undefined}
        style={{ '--full': Math.min(1, meter / price) } as CSSProperties}
      >
        <span aria-hidden>
          <em>{words.meter}</em> {meter}/{price}
        </span>
      </div>
      {cards.length > 0 && (
        <div className="cc-piles__meter">
          {cards.map((card) => (
            <Card key={card.handle} card={card} size="small" />
          ))}
        </div>
      )}
      <ul className="cc-piles__counts">
        <li title={words.drawPile}>
          <Picture name="card-draw" label={words.drawPile} /> {count('deck')}
        </li>
        <li>
          <button
            type="button"
            title={words.discardPile}
            onClick={() => setLooking(true)}
            aria-label={words.lookIntoDiscard(discarded)}
          >
            <Picture name="card-discard" /> {discarded}
          </button>
        </li>
        {!isOwn && (
          <li title={words.handCards}>
            <Picture name="hand" label={words.handCards} /> {count('hand')}
          </li>
        )}
      </ul>
      {looking && <Pile seat={seat} close={() => setLooking(false)} />}
    </div>
  )
}
