import { fitting, seatsIn } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import type { Lobby, TableInfo } from '@cardwright/protocol'
import { type FormEvent, useState } from 'react'
import type { Chosen } from '../app/chosen.ts'
import { noClock } from '../app/clocks.ts'
import { announced, featured } from '../app/games.ts'
import { openTable, type SeatWish, seatsForAll, seatsWithin } from '../app/table-wish.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { loadWithDecks } from '../table/load.ts'
import { lobbyWords } from '../words/en/pages/lobby.ts'
import { ClockFields } from './ClockFields.tsx'
import { SeatFields } from './SeatFields.tsx'
import { SettingFields } from './SettingFields.tsx'

interface Props {
  readonly lobby: Lobby
  settle(reply: TableInfo | { why: string }): void
}

/** A table as one wants it: who sits there and with what, and how long one may think. */
export function OpenTable({ lobby, settle }: Props) {
  const [game, setGame] = useState(featured[0]?.id ?? 'exceed')
  const [options, setOptions] = useState<Chosen>({})
  const [wanted, setWanted] = useState<readonly SeatWish[]>(seatsForAll(2))
  const [clock, setClock] = useState(noClock)
  const [isOpen, setIsOpen] = useState(true)
  const { value: loaded } = useLoaded(() => loadWithDecks(game), game)
  const room = loaded ? seatsIn(loaded.entry.game, options) : ([2, 2] as const)
  const seats = seatsWithin(wanted, room).map(
    (seat): SeatWish =>
      loaded && 'side' in seat && seat.side !== undefined
        ? { ...seat, side: fitting(loaded.entry, seat.side, options) }
        : seat,
  )
  const open = (event: FormEvent) => {
    event.preventDefault()
    void openTable(lobby, { game, options, seats, clock, isOpen }).then(settle)
  }
  const change = (id: string) => {
    setGame(id)
    setOptions({})
    setWanted(seatsForAll(2))
  }
  return (
    <form className="lobby__create" onSubmit={open}>
      <h2>{lobbyWords.create}</h2>
      <label>
        {lobbyWords.game}
        <select className="field" value={game} onChange={(event) => change(event.target.value)}>
          {announced.map(({ id, title }) => (
            <option key={id} value={id} data-content>
              {title}
            </option>
          ))}
        </select>
      </label>
      {loaded && <SettingFields words={wordsOf(loaded.entry)} value={options} onChange={setOptions} />}
      <SeatFields loaded={loaded} options={options} room={room} seats={seats} onChange={setWanted} />
      <ClockFields value={clock} onChange={setClock} />
      {seats.some(({ kind }) => kind === 'open') && (
        <fieldset className="lobby__who">
          <legend>{lobbyWords.whoMaySit}</legend>
          <div className="segments">
            <label>
              <input type="radio" name="open" checked={isOpen} onChange={() => setIsOpen(true)} />
              <span>{lobbyWords.anybody}</span>
            </label>
            <label>
              <input type="radio" name="open" checked={!isOpen} onChange={() => setIsOpen(false)} />
              <span>{lobbyWords.onlyByLink}</span>
            </label>
          </div>
        </fieldset>
      )}
      <button type="submit" className="button button--main button--large">
        {lobbyWords.open}
      </button>
    </form>
  )
}
