import { type RefObject, useRef, useState } from 'react'
import { Arrows } from '../../table/aim/Arrows.tsx'
import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { Tray } from '../../table/parts/Tray.tsx'
import { boardWords } from '../../words/en/boards/exodus.ts'
import { useArrows } from './arrows.ts'
import { Lastings } from './Lasting.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { Pile } from './Pile.tsx'
import { Plate } from './Plate.tsx'
import { Reserve } from './Reserve.tsx'
import { Stack } from './Stack.tsx'
import { trayOf } from './tray.ts'
import './board.css'

const piles = [1, 2, 3, 4, 5, 6]

/** Two rows of piles that face each other, the phases between them, the stack beside them. */
export function Board(props: BoardProps) {
  const { near } = props
  const board = useRef<HTMLDivElement>(null)
  const [looked, setLooked] = useState<number | null>(null)
  return (
    <div className="xo-frame">
      <div className="xo" ref={board}>
        <Side seat={1 - near} />
        <PhaseBar />
        <Side seat={near} />
        <Stack onLook={setLooked} />
        <Reserve seat={near} />
        <Tray cards={trayOf(props)} />
        <Aims board={board} looked={looked} />
      </div>
    </div>
  )
}

function Aims({ board, looked }: { board: RefObject<HTMLElement | null>; looked: number | null }) {
  return <Arrows board={board} wanted={useArrows(looked)} />
}

function Side({ seat }: { seat: number }) {
  const table = useTable()
  return (
    <section
      className="xo-side"
      data-side={seat === table.near ? 'near' : 'far'}
      aria-label={boardWords.field(table.telling, seat)}
    >
      <Plate seat={seat} />
      <div className="xo-piles">
        {piles.map((pile) => (
          <Pile key={pile} seat={seat} pile={pile} />
        ))}
      </div>
      <Lastings seat={seat} />
    </section>
  )
}
