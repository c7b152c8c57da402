import { useRef, useState } from 'react'
import { useTable } from '../../table/context.ts'
import { PileViewer } from '../../table/parts/PileViewer.tsx'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { cardsIn, sizeOf } from './sight.ts'

/** What lies piled up: deck and stock face down, the waiting room and the memory to be looked into. */
export function Piles({ seat }: { seat: number }) {
  const table = useTable()
  const isOwn = seat === table.near
  return (
    <div className="ws-piles">
      <Count title={weissWords.piles.deck} count={sizeOf(table, 'deck', seat)} />
      <Count title={weissWords.piles.stock} count={sizeOf(table, 'stock', seat)} />
      {!isOwn && <Count title={weissWords.piles.hand} count={sizeOf(table, 'hand', seat)} />}
      <Open seat={seat} zone="waitingRoom" title={weissWords.piles.waitingRoom} />
      <Open seat={seat} zone="memory" title={weissWords.piles.memory} />
    </div>
  )
}

function Count({ title, count }: { title: string; count: number }) {
  return (
    <div className="ws-pile" data-empty={count === 0 || undefined}>
      <b>{count}</b>
      <span>{title}</span>
    </div>
  )
}

function Open({ seat, zone, title }: { seat: number; zone: string; title: string }) {
  const table = useTable()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const cards = cardsIn(table, zone, seat)
  const name = weissWords.pileOf(table.telling, seat, title)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="ws-pile ws-pile--open"
        data-zone={zone}
        data-empty={cards.length === 0 || undefined}
        onClick={() => setOpen(true)}
      >
        <b>{cards.length}</b> <span>{title}</span>
        <span className="visually-hidden">{weissWords.look(table.telling, seat)}</span>
      </button>
      {isOpen && (
        <PileViewer
          anchor={anchor}
          title={name}
          note={cards.length === 0 ? weissWords.empty : weissWords.latestFirst}
          cards={[...cards].reverse()}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
