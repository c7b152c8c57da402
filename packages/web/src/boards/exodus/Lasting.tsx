import type { CardView } from '@cardwright/engine'
import * as m from 'motion/react-m'
import { CardFace } from '../../table/card/CardFace.tsx'
import { useLayoutIds } from '../../table/card/use-layout-ids.ts'
import { useTable } from '../../table/context.ts'
import { usePointing } from './holding.tsx'
import { Mark } from './marks.tsx'
import { Point } from './Point.tsx'
import { capital, ownerOf } from './told.ts'

/** The Lasting symmetries of a player. */
export function Lastings({ seat }: { seat: number }) {
  const table = useTable()
  const cards = table.view.zones[`lasting:${seat}`]?.cards ?? []
  return (
    <section
      className="xo-lastings"
      data-count={cards.length}
      aria-label={`${capital(ownerOf(table, seat))} Lasting symmetries, ${cards.length}`}
    >
      {cards.map((card) => (
        <Lasting key={card.handle} card={card} />
      ))}
    </section>
  )
}

function Lasting({ card }: { card: CardView }) {
  const { look, entry, words, beat } = useTable()
  const layoutIds = useLayoutIds()
  const pointing = usePointing([{ kind: 'card', handle: card.handle }])
  const isFrozen = card.frozen === true
  const name = card.name ?? ''
  return (
    <m.div className="xo-lasting-place" layoutId={layoutIds.of(card.handle)} initial={false}>
      <Point
        pointing={pointing}
        handle={card.handle}
        label={`${words.name(name)}, Lasting symmetry${isFrozen ? ', frozen' : ''}`}
        className={`xo-lasting ${beat?.card?.handle === card.handle ? 'is-told' : ''}`}
        data={{ 'data-card': name, 'data-handle': card.handle }}
      >
        <CardFace look={look} entry={entry} words={words} card={name} size="small" />
        {isFrozen && (
          <span className="xo-ice" aria-hidden>
            <Mark name="ice" />
          </span>
        )}
      </Point>
    </m.div>
  )
}
