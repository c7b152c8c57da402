import { loadGame } from '@cardwright/catalog'
import { isRefusal } from '@cardwright/engine'
import type { Lobby, TableInfo, TimeControl } from '@cardwright/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { announced, featured, titleOf } from '../app/games.ts'
import { useLobby } from '../app/use-lobby.ts'
import './lobby.css'
import './replay.css'

const clocks: Readonly<Record<string, { readonly name: string; readonly time?: TimeControl }>> = {
  none: { name: 'No clock' },
  quick: { name: '10 min + 10 s', time: { bank: 600_000, increment: 10_000 } },
  calm: { name: '25 min + 15 s', time: { bank: 1_500_000, increment: 15_000 } },
  days: { name: 'A day for each answer', time: { move: 86_400_000 } },
}

/** Where tables are found and opened. */
export function LobbyPage() {
  const { lobby, snapshot, problem } = useLobby()
  const [, go] = useLocation()
  const wish = new URLSearchParams(useSearch())
  const [refusal, setRefusal] = useState<string | null>(null)
  const wanted = wish.get('create')
  const isAsked = useRef(false)
  const settle = (reply: TableInfo | { why: string }) =>
    isRefusal(reply) ? setRefusal(reply.why) : go(`/table/${(reply as TableInfo).match}`)
  useEffect(() => {
    if (!lobby || !wanted || isAsked.current) return
    isAsked.current = true
    void createTable(lobby, wanted, { side: wish.get('side'), clock: 'none', isOpen: true }).then(settle)
  })
  if (problem) {
    return (
      <main className="page">
        <h1>Tables</h1>
        <p className="page__lead" role="alert">
          {problem}
        </p>
        <Link className="button button--main" href="/practice/exceed">
          Practise against a bot
        </Link>
      </main>
    )
  }
  const tables = snapshot?.tables ?? []
  const waiting = tables.filter(({ status }) => status === 'waiting')
  const playing = tables.filter(({ status }) => status === 'playing')
  return (
    <main className="page lobby">
      <h1>Tables</h1>
      <p className="page__lead">
        {snapshot?.person ? `You are ${snapshot.person.name}. ` : ''}
        Find somebody to play with, or open a table and send its link.
      </p>
      {refusal && <p role="alert">{refusal}</p>}
      <section className="lobby__quick" aria-labelledby="quick">
        <h2 id="quick">Quick match</h2>
        <div>
          {featured.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className="button button--large"
              disabled={!lobby || snapshot?.status !== 'live'}
              onClick={() => void lobby?.quick(id).then(settle)}
            >
              {title}
            </button>
          ))}
        </div>
      </section>
      <div className="lobby__two">
        <section aria-labelledby="waiting">
          <h2 id="waiting">Waiting for somebody</h2>
          <TableList tables={waiting} empty="Nobody waits right now." act="Sit down" />
          <h2>Being played</h2>
          <TableList tables={playing} empty="No match to watch right now." act="Watch" />
        </section>
        {lobby && <Create lobby={lobby} settle={settle} />}
      </div>
      <p role="status" className="lobby__status">
        {snapshot?.status === 'live' ? '' : 'Connecting …'}
      </p>
    </main>
  )
}

function TableList({ tables, empty, act }: { tables: readonly TableInfo[]; empty: string; act: string }) {
  if (tables.length === 0) return <p className="page__lead">{empty}</p>
  return (
    <ul className="matches">
      {tables.map(({ match, game, seats, time }) => (
        <li key={match}>
          <span>
            <b>{titleOf(game)}</b>{' '}
            {seats.map(({ kind, name }) => (kind === 'open' ? 'an empty chair' : name)).join(', ')}
            <small>{time ? 'with a clock' : 'no clock'}</small>
          </span>
          <Link className="button" href={`/table/${match}`}>
            {act}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface Wish {
  readonly side: string | null
  readonly clock: string
  readonly isOpen: boolean
}

/** A table with one's own seat, and the others free. */
export async function createTable(lobby: Lobby, game: string, { side, clock, isOpen }: Wish) {
  const entry = await loadGame(game)
  const count = entry?.game.seats[0] ?? 2
  const any = entry?.sides?.any
  const names = Array.from({ length: count }, (_, seat) => (seat === 0 && side ? side : (any ?? '')))
  const time = clocks[clock]?.time
  return lobby.create({
    game,
    ...(entry?.sides && any !== undefined && { options: entry.sides.options(names) }),
    seats: names.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    open: isOpen,
    ...(time && { time }),
  })
}

function Create({ lobby, settle }: { lobby: Lobby; settle(reply: TableInfo | { why: string }): void }) {
  const [game, setGame] = useState(featured[0]?.id ?? 'exceed')
  const [clock, setClock] = useState('none')
  const [isOpen, setIsOpen] = useState(true)
  const open = (event: FormEvent) => {
    event.preventDefault()
    void createTable(lobby, game, { side: null, clock, isOpen }).then(settle)
  }
  return (
    <form className="lobby__create" onSubmit={open}>
      <h2>Open a table</h2>
      <label>
        Game
        <select className="field" value={game} onChange={(event) => setGame(event.target.value)}>
          {announced.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        Clock
        <select className="field" value={clock} onChange={(event) => setClock(event.target.value)}>
          {Object.entries(clocks).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="lobby__check">
        <input type="checkbox" checked={isOpen} onChange={(event) => setIsOpen(event.target.checked)} />
        Anybody may sit down; otherwise only who has the link
      </label>
      <button type="submit" className="button button--main">
        Open a table
      </button>
      <p>
        <Link href={`/choose/${game}?rival=online`}>Choose what to play with first</Link>
      </p>
    </form>
  )
}
