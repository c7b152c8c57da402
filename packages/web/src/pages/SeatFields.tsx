import type { Entry } from '@cardwright/catalog'
import type { SeatWish } from '../app/table-wish.ts'
import type { Look } from '../table/contract.ts'
import { SidePicker } from './SidePicker.tsx'

const kinds = [
  ['open', 'Somebody'],
  ['easy', 'Easy bot'],
  ['medium', 'Medium bot'],
  ['hard', 'Hard bot'],
] as const
type Kind = (typeof kinds)[number][0]

const kindOf = (seat: SeatWish): Kind => (seat.kind === 'bot' ? seat.strength : 'open')

const seatOf = (kind: Kind, side: string | undefined): SeatWish =>
  // who comes chooses their own side
  kind === 'open' ? { kind } : { kind: 'bot', strength: kind, ...(side !== undefined && { side }) }

interface Props {
  /** Null until the game is there: sides are chosen then. */
  readonly loaded: { readonly entry: Entry; readonly look: Look } | null
  readonly options: object
  /** How many may sit down. */
  readonly room: readonly [number, number]
  readonly seats: readonly SeatWish[]
  onChange(seats: readonly SeatWish[]): void
}

/** Who sits where, and with what. */
export function SeatFields({ loaded, options, room: [least, most], seats, onChange }: Props) {
  const put = (at: number, seat: SeatWish) => onChange(seats.map((each, i) => (i === at ? seat : each)))
  return (
    <fieldset className="lobby__seats">
      <legend>Seats</legend>
      {seats.map((seat, at) => (
        <div key={`seat ${at + 1}`} className="lobby__seat">
          {seat.kind === 'me' ? (
            <b>You</b>
          ) : (
            <select
              className="field"
              aria-label={`Who has seat ${at + 1}`}
              value={kindOf(seat)}
              onChange={(event) => put(at, seatOf(event.target.value as Kind, seat.side))}
            >
              {kinds.map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
          )}
          {loaded?.entry.sides &&
            (seat.kind === 'open' ? (
              <small>with what they choose</small>
            ) : (
              <SidePicker
                {...loaded}
                options={options}
                value={seat.side ?? null}
                question={
                  seat.kind === 'me' ? 'What do you play with?' : `What does the ${seat.strength} bot play with?`
                }
                onChange={(side) => put(at, { ...seat, side })}
              />
            ))}
          {at > 0 && seats.length > least && (
            <button
              type="button"
              className="button button--quiet"
              aria-label={`Take seat ${at + 1} away`}
              onClick={() => onChange(seats.filter((_, i) => i !== at))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {seats.length < most && (
        <button type="button" className="button" onClick={() => onChange([...seats, { kind: 'open' }])}>
          Another seat
        </button>
      )}
    </fieldset>
  )
}
