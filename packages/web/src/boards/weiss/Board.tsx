import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { Slots } from '../../table/parts/Slots.tsx'
import { Tray } from '../../table/parts/Tray.tsx'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { Clock } from './Clock.tsx'
import { Middle } from './Middle.tsx'
import { Piles } from './Piles.tsx'
import { Row } from './Row.tsx'
import { rows, stageZone } from './sight.ts'
import { trayOf } from './tray.ts'
import './board.css'

/** Two stages that face each other, each with its clock, its level, its climax and its piles around it. */
export function Board(props: BoardProps) {
  const { near } = props
  return (
    <div className="ws-frame">
      <div className="ws">
        <Side seat={1 - near} side="far" />
        <Middle />
        <Side seat={near} side="near" />
        <Tray cards={trayOf(props)} />
      </div>
    </div>
  )
}

function Side({ seat, side }: { seat: number; side: 'near' | 'far' }) {
  const { telling } = useTable()
  const slots = (positions: readonly number[]) =>
    positions.map((position) => ({
      zone: stageZone(seat, position),
      label: weissWords.position(telling, seat, position),
    }))
  return (
    <section className="ws-side" data-side={side} aria-label={weissWords.field(telling, seat)}>
      <div className="ws-left">
        <Row seat={seat} zone="climaxArea" title={weissWords.climax} />
        <Row seat={seat} zone="level" title={weissWords.level} />
        <Clock seat={seat} />
      </div>
      <div className="ws-stage">
        <Slots label={weissWords.centerStage(telling, seat)} slots={slots(rows[side].center)} />
        <Slots label={weissWords.backStage(telling, seat)} slots={slots(rows[side].back)} />
      </div>
      <Piles seat={seat} />
    </section>
  )
}
