import { isRefusal } from '@cardwright/engine'
import { Chair, overSocket, type TableInfo } from '@cardwright/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { chooseAgain } from '../app/choose-again.ts'
import { Shell } from '../app/Shell.tsx'
import { onSession, session, socketUrl } from '../app/session.ts'
import { settings } from '../app/settings.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { loadWithDecks } from '../table/load.ts'
import { type Sitting, sitDown, standUp } from '../table/playback.ts'
import { RemoteTable } from '../table/RemoteTable.tsx'
import { useChair } from '../table/use-chair.ts'
import { matchWords } from '../words/en/pages/match.ts'
import { waitingWords } from '../words/en/pages/waiting.ts'
import { WaitingRoom } from './WaitingRoom.tsx'

/** A table by its link: sit, wait, play, watch. */
export function TableLink({ match }: { match: string }) {
  const [sitting, setSitting] = useState<Sitting | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Grows when the chair is another: somebody who watched has sat down, or is somebody else to the server now. */
  const [round, setRound] = useState(0)
  const anew = useCallback(() => setRound((n) => n + 1), [])
  useEffect(() => onSession(anew), [anew])
  useEffect(() => {
    let isGone = false
    let made: Sitting | null = null
    const renew = () => document.visibilityState === 'visible' && made?.chair.renew()
    session().then(
      () => {
        if (isGone) return
        const name = settings().name.trim()
        made = sitDown(new Chair(match, { connect: overSocket, url: socketUrl(), ...(name !== '' && { name }) }))
        setSitting(made)
      },
      (error: Error) => !isGone && setProblem(error.message),
    )
    addEventListener('online', renew)
    document.addEventListener('visibilitychange', renew)
    return () => {
      isGone = true
      removeEventListener('online', renew)
      document.removeEventListener('visibilitychange', renew)
      setSitting(null)
      if (made) standUp(made)
    }
  }, [match, round])
  if (problem) return <Problem text={problem} />
  if (!sitting) return <p className="table-wait">{waitingWords.looking}</p>
  return <At key={round} match={match} sitting={sitting} anew={anew} />
}

function At({ match, sitting, anew }: { match: string; sitting: Sitting; anew(): void }) {
  const snapshot = useChair(sitting.chair)
  const [, go] = useLocation()
  const { table, view, seat } = snapshot
  /** One has seen an empty chair and not sat down. */
  const hesitated = useRef(false)
  const { value: loaded } = useLoaded(
    () => (table ? loadWithDecks(table.game) : new Promise<never>(() => {})),
    table?.game ?? '',
  )
  if (snapshot.problem && !table) return <Problem text={snapshot.problem} />
  if (!table) return <p className="table-wait">{waitingWords.looking}</p>
  if (table.status === 'waiting' || !view) {
    // the last chair is taken before the match begins
    hesitated.current ||= seat === null && table.seats.some(({ kind }) => kind === 'open')
    return (
      <Shell>
        <WaitingRoom table={table} seat={seat} loaded={loaded} refused={snapshot.problem} sat={anew} />
      </Shell>
    )
  }
  if (!loaded) return <p className="table-wait">{matchWords.setting}</p>
  const again = async () => {
    const reply: TableInfo | { why: string } = await sitting.chair.rematch()
    if (!isRefusal(reply)) go(`/table/${(reply as TableInfo).match}`)
  }
  const ending = {
    match,
    record: () => recordOf(match),
    ...(seat !== null && table.rematch === null && { again: () => void again() }),
    replay: () => go(`/replay/${match}`),
    ...(seat !== null && {
      another: () =>
        go(chooseAgain(loaded.entry, { options: table.options, seats: table.seats.length, seat, rival: 'online' })),
    }),
    choose: () => go('/'),
  }
  return (
    <RemoteTable
      sitting={sitting}
      entry={loaded.entry}
      look={loaded.look}
      ending={ending}
      leave={() => go('/lobby')}
      reconnect={anew}
      isLate={hesitated.current && seat === null}
    />
  )
}

async function recordOf(match: string): Promise<string> {
  const reply = await fetch(`/api/matches/${encodeURIComponent(match)}/record`)
  if (!reply.ok) throw new Error(waitingWords.noRecord)
  return reply.text()
}

function Problem({ text }: { text: string }) {
  return (
    <Shell>
      <main className="page">
        <h1>{waitingWords.noTable}</h1>
        <p className="page__lead">{text}</p>
        <Link className="button" href="/lobby">
          {waitingWords.toTables}
        </Link>
      </main>
    </Shell>
  )
}
