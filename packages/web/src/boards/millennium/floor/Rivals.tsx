import { useRef, useState } from 'react'
import { useTable } from '../../../table/context.ts'
import { PileViewer } from '../../../table/parts/PileViewer.tsx'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { around, cardsIn, factsOf, nameOf, sizeOf } from '../facts.ts'
import { Shown } from '../Shown.tsx'
import { useFloor } from './floor-state.ts'
import './rivals.css'

/** Everybody: their Dollars, markers, points, decks, collections and honours, and a way to trade with them. */
export function Rivals() {
  const table = useTable()
  return (
    <section className="mb-panel mb-rivals" aria-label={said.rivals}>
      <header className="mb-panel__head">
        <h2>{said.rivals}</h2>
      </header>
      <ul className="mb-rivals__list">
        {around(table).map((seat) => (
          <Rival key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

/** What lies before a player for all to see; Friendship that is still to be given is seen when one looks closer. */
const honourZones = ['persona', 'npcsWon', 'friends', 'tray'] as const

function Rival({ seat }: { seat: number }) {
  const table = useTable()
  const { isOpen, trade } = useFloor()
  const [isLooking, setLooking] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const { dollars, markers, vp, decks, ready } = factsOf(table).players[seat]!
  const name = nameOf(table, seat)
  const collection = [0, 1].flatMap((n) => cardsIn(table, `collection:${seat}:${n}`))
  const honours = honourZones.flatMap((zone) => cardsIn(table, `${zone}:${seat}`))
  const friendship = cardsIn(table, `friendship:${seat}`)
  const open = [...collection, ...honours, ...friendship]
  const boosters = sizeOf(table, `booster:${seat}`) + (seat === table.near ? 0 : sizeOf(table, `pack:${seat}`))
  return (
    <li className="mb-rival" data-seat={seat}>
      <button
        ref={anchor}
        type="button"
        className="mb-rival__look"
        aria-label={said.lookAt(name, ready)}
        onClick={() => setLooking(true)}
      >
        <b data-content>{name}</b> {ready && <em>{said.ready}</em>}
      </button>
      <dl className="mb-figures">
        <div data-figure="dollars">
          <dt className="visually-hidden">{said.trade.dollars}</dt>
          <dd>{said.money(dollars)}</dd>
        </div>
        <div data-figure="markers">
          <dt className="visually-hidden">{said.markers(markers)}</dt>
          <dd aria-hidden>{'●'.repeat(markers)}</dd>
        </div>
        <div data-figure="vp">
          <dt className="visually-hidden">{said.vp(vp)}</dt>
          <dd aria-hidden>{said.vp(vp)}</dd>
        </div>
        <div data-figure="deck">
          <dt className="visually-hidden">{said.deck}</dt>
          <dd>{said.inDeck(decks.reduce((sum, each) => sum + each, 0))}</dd>
        </div>
      </dl>
      <p className="mb-rival__collection" data-empty={collection.length === 0 || undefined}>
        {said.collected(collection.length)}
        {boosters > 0 && `, ${said.unopened(boosters)}`}
        {friendship.length > 0 && `, ${said.friendshipLeft(friendship.length)}`}
        {seat !== table.near && `, ${said.binderSize(sizeOf(table, `binder:${seat}`))}`}
      </p>
      {honours.length > 0 && (
        <div className="mb-honours">
          {honours.map((card) => card.name && <Shown key={card.handle} name={card.name} />)}
        </div>
      )}
      {isOpen && seat !== table.near && (
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
