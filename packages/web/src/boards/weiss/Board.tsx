import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../../table/contract.ts'
import { Slots } from '../../table/parts/Slots.tsx'
import { Tray } from '../../table/parts/Tray.tsx'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { Clock } from './Clock.tsx'
import { fateOf } from './forecast.ts'
import { Middle } from './Middle.tsx'
import { Piles } from './Piles.tsx'
import { Row } from './Row.tsx'
import { rows, stageZone } from './sight.ts'
import { trayOf } from './tray.ts'
import './board.css'
import './small.css'

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
  const table = useTable()
  const { telling } = table
  const slots = (positions: readonly number[]) =>
    positions.map((position) => ({
      zone: stageZone(seat, position),
      label: weissWords.position(telling, seat, position),
      fate: fateOf(table, seat, position),
      // who faces a character, and with which power, stays in sight
      menuSide: side === 'near' ? ('bottom' as const) : ('top' as const),
    }))
  return (
    <section className="ws-side" data-side={side} aria-label={weissWords.field(telling, seat)}>
      <div className="ws-left">
        <Row seat={seat} zone="climaxArea" title={weissWords.climax} />
        <Row seat={seat} zone="level" title={weissWords.level} />
        <Clock seat={seat} />
      </div>
      <div className="ws-stage">
        <div className="ws-line">
          <RowName>{weissWords.rowNames.center}</RowName>
          <Slots label={weissWords.centerStage(telling, seat)} slots={slots(rows[side].center)} />
        </div>
        <div className="ws-line">
          <RowName>{weissWords.rowNames.back}</RowName>
          <Slots label={weissWords.backStage(telling, seat)} slots={slots(rows[side].back)} />
        </div>
      </div>
      <Piles seat={seat} />
    </section>
  )
}

const RowName = ({ children }: { children: string }) => (
  <span className="ws-line__name" aria-hidden>
    {children}
  </span>
)
