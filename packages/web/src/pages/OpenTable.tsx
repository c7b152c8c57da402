import type { Lobby, TableInfo } from '@cardwright/protocol'
import { type FormEvent, useState } from 'react'
import { noClock } from '../app/clocks.ts'
import { announced, featured } from '../app/games.ts'
import { openTable, type SeatWish, twoSeats } from '../app/table-wish.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { loadTable } from '../table/load.ts'
import { ClockFields } from './ClockFields.tsx'
import { SeatFields } from './SeatFields.tsx'

interface Props {
  readonly lobby: Lobby
  settle(reply: TableInfo | { why: string }): void
}

/** A table as one wants it: who sits there and with what, and how long one may think. */
export function OpenTable({ lobby, settle }: Props) {
  const [game, setGame] = useState(featured[0]?.id ?? 'exceed')
  const [seats, setSeats] = useState<readonly SeatWish[]>(twoSeats(null))
  const [clock, setClock] = useState(noClock)
  const [isOpen, setIsOpen] = useState(true)
  const { value: loaded } = useLoaded(() => loadTable(game), game)
  const open = (event: FormEvent) => {
    event.preventDefault()
    void openTable(lobby, { game, seats, clock, isOpen }).then(settle)
  }
  const change = (id: string) => {
    setGame(id)
    setSeats(twoSeats(null))
  }
  return (
    <form className="lobby__create" onSubmit={open}>
      <h2>A table of your own</h2>
      <label>
        Game
        <select className="field" value={game} onChange={(event) => change(event.target.value)}>
          {announced.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <SeatFields loaded={loaded} seats={seats} onChange={setSeats} />
      <ClockFields value={clock} onChange={setClock} />
      {seats.some(({ kind }) => kind === 'open') && (
        <fieldset className="lobby__who">
          <legend>Who may sit down</legend>
          <div className="segments">
            <label>
              <input type="radio" name="open" checked={isOpen} onChange={() => setIsOpen(true)} />
              <span>Anybody</span>
            </label>
            <label>
              <input type="radio" name="open" checked={!isOpen} onChange={() => setIsOpen(false)} />
              <span>Only by link</span>
            </label>
          </div>
        </fieldset>
      )}
      <button type="submit" className="button button--main button--large">
        Open a table
      </button>
    </form>
  )
}
