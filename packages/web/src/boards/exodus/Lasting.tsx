import type { CardView } from '@cardwright/engine'
import * as m from 'motion/react-m'
import { usePointing } from '../../table/aim/holding.tsx'
import { Point } from '../../table/aim/Point.tsx'
import { cardSpot, spotData } from '../../table/aim/spots.ts'
import { CardFace } from '../../table/card/CardFace.tsx'
import { useMoving } from '../../table/card/use-moving.ts'
import { useTable } from '../../table/context.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'
import { Mark } from './marks.tsx'
import './lasting.css'

/** The Lasting symmetries of a player. */
export function Lastings({ seat }: { seat: number }) {
  const table = useTable()
  const cards = table.view.zones[`lasting:${seat}`]?.cards ?? []
  return (
    <section
      className="xo-lastings"
      data-count={cards.length}
      aria-label={boardWords.lastings(table.telling, seat, cards.length)}
    >
      {cards.map((card) => (
        <Lasting key={card.handle} card={card} />
      ))}
    </section>
  )
}

function Lasting({ card }: { card: CardView }) {
  const { look, entry, words, beat } = useTable()
  const moving = useMoving(card.handle)
  const spot = cardSpot(card.handle)
  const pointing = usePointing([spot])
  const isFrozen = card.frozen === true
  const name = card.name ?? ''
  return (
    <m.div className="xo-lasting-place" {...moving}>
      <Point
        pointing={pointing}
        spot={spot}
        label={boardWords.lasting(words.name(name), isFrozen)}
        className={`xo-lasting ${beat?.card?.handle === card.handle ? 'is-told' : ''}`}
        handle={card.handle}
        data={{ 'data-card': name, 'data-spots': spotData([spot]) }}
      >
        <div className="xo-lasting__card">
          <CardFace look={look} entry={entry} words={words} card={name} size="small" />
          {isFrozen && (
            <span className="xo-ice" aria-hidden>
              <Mark name="ice" />
            </span>
          )}
        </div>
      </Point>
    </m.div>
  )
}
