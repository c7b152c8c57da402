import { isRefusal } from '@cardwright/engine'
import type { TableInfo } from '@cardwright/protocol'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { clockText } from '../app/clocks.ts'
import { featured, titleOf } from '../app/games.ts'
import { openTable, wishFrom } from '../app/table-wish.ts'
import { useLobby } from '../app/use-lobby.ts'
import { useTitle } from '../app/use-title.ts'
import { commonWords } from '../words/en/common.ts'
import { lobbyWords } from '../words/en/pages/lobby.ts'
import { OpenTable } from './OpenTable.tsx'
import { QuickMatch } from './QuickMatch.tsx'
import './lobby.css'
import './replay.css'
import './settings.css'

/** Where tables are found and opened. */
export function LobbyPage() {
  useTitle(lobbyWords.title)
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
        <h1>{lobbyWords.title}</h1>
        <p className="page__lead" role="alert">
          {problem}
        </p>
        <Link className="button button--main" href="/practice/exceed">
          {lobbyWords.practise}
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
      <h1>{lobbyWords.title}</h1>
      <p className="page__lead">
        {snapshot?.person && `${lobbyWords.youAre(snapshot.person.name)} `}
        {lobbyWords.lead}
      </p>
      <p role="status" className="visually-hidden">
        {isLive ? '' : commonWords.connecting}
      </p>
      {refusal && <p role="alert">{refusal}</p>}
      <section className="lobby__quick" aria-labelledby="quick">
        <h2 id="quick">{lobbyWords.quick}</h2>
        <p>{lobbyWords.quickWhat}</p>
        <div>
          {featured.map(({ id, title }) => (
            <QuickMatch
              key={id}
              game={id}
              title={title}
              isLive={isLive}
              play={(side) => void lobby?.quick(id, side).then(settle)}
            />
          ))}
        </div>
      </section>
      <div className="lobby__two">
        <section aria-labelledby="waiting">
          <h2 id="waiting">{lobbyWords.waiting}</h2>
          <TableList
            tables={waiting}
            empty={isLive ? lobbyWords.nobodyWaits : commonWords.connecting}
            act={lobbyWords.sitDown}
          />
          <h2>{lobbyWords.playing}</h2>
          <TableList
            tables={playing}
            empty={isLive ? lobbyWords.nothingPlayed : commonWords.connecting}
            act={lobbyWords.watch}
          />
          {isLive && tables.length === 0 && (
            <Link className="button lobby__meanwhile" href="/">
              {lobbyWords.meanwhile}
            </Link>
          )}
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
            <b data-content>{titleOf(game)}</b>, {seatText(seats)}
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

function seatText(seats: TableInfo['seats']): string {
  const taken = seats.flatMap(({ kind, name }) =>
    kind === 'open' ? [] : [kind === 'bot' ? lobbyWords.bot(name) : name],
  )
  return lobbyWords.seats(taken, seats.length > 2 ? seats.length - taken.length : 0)
}
