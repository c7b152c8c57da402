import { capital } from '@cardwright/engine/english'
import { commonWords } from '../../words/en/common.ts'
import { tableWords } from '../../words/en/table/table.ts'
import { useTable } from '../context.ts'
import { Clock } from './Clock.tsx'
import './seat-strip.css'

/** The player of a seat: name, whether they are awaited, and how they stand. */
export function SeatStrip({ seat }: { seat: number }) {
  const props = useTable()
  const { table, look, view, snapshot } = props
  const info = table.seats[seat]
  if (!info) return null
  const isAwaited = view.waiting.some((each) => each.seat === seat) && !snapshot.over
  const isGone = info.kind === 'person' && info.here === false && !snapshot.over
  return (
    <div className={`seat ${isAwaited ? 'is-awaited' : ''}`} data-seat={seat}>
      <span className="seat__lamp" aria-hidden />
      <span className="seat__name">
        <span data-content>{capital(info.name)}</span>
        {seat === snapshot.seat && info.name !== commonWords.you && <small> {tableWords.you}</small>}
      </span>
      {isAwaited && <span className="visually-hidden">{tableWords.toAct}</span>}
      {isGone && <span className="seat__gone">{tableWords.away}</span>}
      {look.Summary && (
        <div className="seat__summary">
          <look.Summary props={props} seat={seat} />
        </div>
      )}
      <Clock seat={seat} />
    </div>
  )
}
