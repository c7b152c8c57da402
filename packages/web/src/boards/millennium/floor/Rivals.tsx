import { useRef, useState } from 'react'
import { useTable } from '../../../table/context.ts'
import { PileViewer } from '../../../table/parts/PileViewer.tsx'
import { millennium as said } from '../../../words/en/boards/millennium.ts'
import { around, cardsIn, factsOf, nameOf } from '../facts.ts'
import { useFloor } from './floor-state.ts'

/** Everybody else: their Dollars, markers, points, decks and collections, and a way to trade with them. */
export function Rivals() {
  const table = useTable()
  const others = around(table).slice(1)
  if (others.length === 0) return null
  return (
    <section className="mb-panel mb-rivals" aria-label={said.rivals}>
      <header className="mb-panel__head">
        <h2>{said.rivals}</h2>
      </header>
      <ul className="mb-rivals__list">
        {others.map((seat) => (
          <Rival key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

function Rival({ seat }: { seat: number }) {
  const table = useTable()
  const { isOpen, trade } = useFloor()
  const [isLooking, setLooking] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const { dollars, markers, vp, decks, ready } = factsOf(table).players[seat]!
  const name = nameOf(table, seat)
  const collection = [0, 1].flatMap((n) => cardsIn(table, `collection:${seat}:${n}`))
  const open = [
    ...collection,
    ...['persona', 'npcsWon', 'friends', 'friendship', 'tray'].flatMap((zone) => cardsIn(table, `${zone}:${seat}`)),
  ]
  return (
    <li className="mb-rival" data-seat={seat}>
      <button
        ref={anchor}
        type="button"
        className="mb-rival__look"
        aria-label={said.lookAt(name)}
        onClick={() => setLooking(true)}
      >
        <b>{name}</b>
        {ready && <em>{said.ready}</em>}
      </button>
      <dl className="mb-figures">
        <div data-figure="dollars">
          <dt>{said.trade.dollars}</dt>
          <dd>{said.money(dollars)}</dd>
        </div>
        <div data-figure="markers">
          <dt>{said.markers(markers)}</dt>
          <dd aria-hidden>{'●'.repeat(markers)}</dd>
        </div>
        <div data-figure="vp">
          <dt>{said.vp(vp)}</dt>
          <dd aria-hidden>{said.vp(vp)}</dd>
        </div>
        <div data-figure="deck">
          <dt>{said.deck}</dt>
          <dd>{said.inDeck(decks.reduce((sum, each) => sum + each, 0))}</dd>
        </div>
      </dl>
      <p className="mb-rival__collection" data-empty={collection.length === 0 || undefined}>
        {said.rivalCollection(name, collection.length)}
      </p>
      {isOpen && (
        <button type="button" className="button mb-small" aria-label={said.tradeWith(name)} onClick={() => trade(seat)}>
          {said.trade.open}
        </button>
      )}
      {isLooking && (
        <PileViewer
          anchor={anchor}
          title={name}
          note={said.rivalCollection(name, collection.length)}
          cards={open}
          close={() => setLooking(false)}
        />
      )}
    </li>
  )
}
