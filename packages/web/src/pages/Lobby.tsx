import { isRefusal } from '@cardwright/engine'
import { a, listed } from '@cardwright/engine/english'
import type { TableInfo } from '@cardwright/protocol'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { clockText } from '../app/clocks.ts'
import { featured, titleOf } from '../app/games.ts'
import { openTable, wishFrom } from '../app/table-wish.ts'
import { useLobby } from '../app/use-lobby.ts'
import { useTitle } from '../app/use-title.ts'
import { OpenTable } from './OpenTable.tsx'
import './lobby.css'
import './replay.css'
import './settings.css'

/** Where tables are found and opened. */
export function LobbyPage() {
  useTitle('Tables')
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
    void openTable(lobby, wishFrom(wanted, wish)).then(settle)
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
  const isLive = snapshot?.status === 'live'
  const waiting = tables.filter(({ status }) => status === 'waiting')
  const playing = tables.filter(({ status }) => status === 'playing')
  return (
    <main className="page lobby">
      <h1>Tables</h1>
      <p className="page__lead">
        {snapshot?.person ? `You are ${snapshot.person.name}. ` : ''}
        Find somebody to play with, or open a table and send its link.
      </p>
      <p role="status" className="visually-hidden">
        {isLive ? '' : 'Connecting …'}
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
              disabled={!isLive}
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
          <TableList tables={waiting} empty={isLive ? 'Nobody waits right now.' : 'Connecting …'} act="Sit down" />
          <h2>Being played</h2>
          <TableList tables={playing} empty={isLive ? 'No match to watch right now.' : 'Connecting …'} act="Watch" />
        </section>
        {lobby && <OpenTable lobby={lobby} settle={settle} />}
      </div>
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
            <b>{titleOf(game)}</b>, {seatText(seats)}
            <small>{clockText(time)}</small>
          </span>
          <Link className="button" href={`/table/${match}`}>
            {act}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** "Ann and a hard bot, 2 chairs free" */
function seatText(seats: TableInfo['seats']): string {
  const taken = seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [kind === 'bot' ? a(name) : name]))
  const free = seats.length - taken.length
  const who = listed(taken) || 'nobody yet'
  return free > 0 && seats.length > 2 ? `${who}, ${free} ${free === 1 ? 'chair' : 'chairs'} free` : who
}
