import type { CSSProperties } from 'react'
import { useLow, usePhone } from '../../../design/use-media.ts'
import { Card } from '../../../table/card/Card.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { around, cardsIn, factsOf } from '../facts.ts'
import { Aftermarket, Metas, Store } from '../floor/Shop.tsx'
import { Piles } from '../Piles.tsx'
import { Chain } from './Chain.tsx'
import { Fuse } from './Fuse.tsx'
import { Prizes } from './Prizes.tsx'
import { Side } from './Side.tsx'
import './play.css'

/** A tournament: everybody’s tableau around the table, one’s own below, and between them what is being set off. */
export function Tournament() {
  const table = useTable()
  const { sides, phase } = factsOf(table)
  const [near, ...others] = around(table)
  const boss = sides.length > table.view.seats ? [table.view.seats] : []
  const rivals = [...boss, ...others]
  // one rival has room for whole cards, unless the window is small
  const isSmall = [usePhone(), useLow()].includes(true)
  const asStrips = rivals.length > 1 || phase === 'turns' || isSmall
  return (
    <div
      className="mb-play"
      data-rivals={rivals.length}
      data-strips={asStrips || undefined}
      data-turns={phase === 'turns' || undefined}
    >
      <div className="mb-play__rivals" style={{ '--rivals': rivals.length } as CSSProperties}>
        {rivals.map((side) => (
          <Side key={side} side={side} asStrips={asStrips} />
        ))}
      </div>
      <div className="mb-play__middle">
        <Prizes />
        <Metas />
        <Revealed />
        <Chain />
        {phase === 'turns' ? <Fuse /> : <SoldThere />}
      </div>
      <Side side={near!} isNear />
      {phase === 'turns' && (
        <div className="mb-play__shop">
          <Store />
          <Aftermarket />
        </div>
      )}
      {phase === 'turns' && <TurnCollections seat={near!} />}
      <Piles />
    </div>
  )
}

/** Cards that are revealed for a clash or by an effect. */
function Revealed() {
  const table = useTable()
  const cards = cardsIn(table, 'revealed')
  if (cards.length === 0) return null
  return (
    <section className="mb-revealed" aria-label={said.revealed}>
      {cards.map((card) => (
        <Card key={card.handle} card={card} size="small" />
      ))}
    </section>
  )
}

/** The Aftermarket while a tournament is played: cards come to lie there, and effects take them. */
function SoldThere() {
  const table = useTable()
  const cards = cardsIn(table, 'aftermarket')
  if (cards.length === 0) return null
  return (
    <section className="mb-sold" aria-label={said.aftermarket}>
      <h2>{said.aftermarket}</h2>
      <div>
        {cards.map((card) => (
          <Card key={card.handle} card={card} size="small" />
        ))}
      </div>
    </section>
  )
}

/** In turn-based play collections lie beside the tableau. */
function TurnCollections({ seat }: { seat: number }) {
  const table = useTable()
  const rows = (['element', 'type'] as const).map((basis, n) => ({
    basis,
    cards: cardsIn(table, `collection:${seat}:${n}`),
  }))
  if (rows.every(({ cards }) => cards.length === 0)) return null
  return (
    <div className="mb-pair">
      {rows.map(({ basis, cards }) => (
        <section key={basis} className="mb-panel mb-collection" aria-label={said.collections[basis]}>
          <h2>{said.collections[basis]}</h2>
          <div className="mb-collection__cards">
            {cards.map((card) => (
              <Card key={card.handle} card={card} size="small" />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
