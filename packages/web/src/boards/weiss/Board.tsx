import { capital, whose } from '@cardwright/engine/english'
import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { Slots } from '../../table/parts/Slots.tsx'
import { Clock } from './Clock.tsx'
import { Middle } from './Middle.tsx'
import { Piles } from './Piles.tsx'
import { Row } from './Row.tsx'
import { positionNames, rows, stageZone } from './sight.ts'
import './board.css'

/** Two stages that face each other, each with its clock, its level, its climax and its piles around it. */
export function Board({ near }: BoardProps) {
  return (
    <div className="ws-frame">
      <div className="ws">
        <Side seat={1 - near} side="far" />
        <Middle />
        <Side seat={near} side="near" />
      </div>
    </div>
  )
}

function Side({ seat, side }: { seat: number; side: 'near' | 'far' }) {
  const { telling } = useTable()
  const own = capital(whose(telling, seat))
  const slots = (positions: readonly number[]) =>
    positions.map((position) => ({
      zone: stageZone(seat, position),
      label: `${own} ${positionNames[position]}`,
    }))
  return (
    <section className="ws-side" data-side={side} aria-label={`${own} field`}>
      <div className="ws-left">
        <Row seat={seat} zone="climaxArea" title="Climax" />
        <Row seat={seat} zone="level" title="Level" />
        <Clock seat={seat} />
      </div>
      <div className="ws-stage">
        <Slots label={`${own} center stage`} slots={slots(rows[side].center)} />
        <Slots label={`${own} back stage`} slots={slots(rows[side].back)} />
      </div>
      <Piles seat={seat} />
    </section>
  )
}
