import type { Entry } from '@cardwright/catalog'
import type { SeatWish } from '../app/table-wish.ts'
import type { Look } from '../table/contract.ts'
import { commonWords } from '../words/en/common.ts'
import { lobbyWords } from '../words/en/pages/lobby.ts'
import { sideWords } from '../words/en/pages/sides.ts'
import { SidePicker } from './SidePicker.tsx'

const kinds = ['open', 'policy', 'easy', 'medium', 'hard'] as const
type Kind = (typeof kinds)[number]

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
      <legend>{lobbyWords.seatList}</legend>
      {seats.map((seat, at) => (
        <div key={`seat ${at + 1}`} className="lobby__seat">
          {seat.kind === 'me' ? (
            <b>{commonWords.you}</b>
          ) : (
            <select
              className="field"
              aria-label={lobbyWords.whoHas(at + 1)}
              value={kindOf(seat)}
              onChange={(event) => put(at, seatOf(event.target.value as Kind, seat.side))}
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {lobbyWords.kinds[kind]}
                </option>
              ))}
            </select>
          )}
          {loaded?.entry.sides &&
            (seat.kind === 'open' ? (
              <small>{lobbyWords.theirChoice}</small>
            ) : (
              <SidePicker
                {...loaded}
                options={options}
                value={seat.side ?? null}
                question={seat.kind === 'me' ? sideWords.question : sideWords.questionOfBot[seat.strength]}
                onChange={(side) => put(at, { ...seat, side })}
              />
            ))}
          {at > 0 && seats.length > least && (
            <button
              type="button"
              className="button button--quiet"
              aria-label={lobbyWords.takeAway(at + 1)}
              onClick={() => onChange(seats.filter((_, i) => i !== at))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {seats.length < most && (
        <button type="button" className="button" onClick={() => onChange([...seats, { kind: 'open' }])}>
          {lobbyWords.anotherSeat}
        </button>
      )}
    </fieldset>
  )
}
