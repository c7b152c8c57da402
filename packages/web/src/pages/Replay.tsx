import { useState } from 'react'
import { useSearch } from 'wouter'
import { Shell } from '../app/Shell.tsx'
import { useLoaded } from '../app/use-loaded.ts'
import { ReplayTable } from '../table/ReplayTable.tsx'
import { replayWords } from '../words/en/pages/replays.ts'
import { ReplayList } from './ReplayList.tsx'

/** A match that was played: from a file, from this browser, or from the server. */
export function Replay({ match }: { match?: string }) {
  return match ? <Stored match={match} /> : <Opened />
}

function Opened() {
  const [record, setRecord] = useState<string | null>(null)
  if (record) {
    return (
      <div className="replay-over">
        <ReplayTable record={record} close={() => setRecord(null)} />
      </div>
    )
  }
  return <ReplayList open={setRecord} />
}

interface Found {
  readonly record: string
  /** The seat that the player had; null for a spectator. */
  readonly own: number | null
}

/** A match as the server lists it. */
interface Listed {
  readonly match: string
  readonly seats: readonly { readonly person?: string }[]
}

/** The player's seat at a table of the server; null without one, or if the server does not know them. */
async function ownSeat(match: string): Promise<number | null> {
  const { me } = await import('../app/session.ts')
  const person = await me().catch(() => null)
  if (!person) return null
  const reply = await fetch('/api/matches').catch(() => null)
  const { matches = [] } = reply?.ok ? ((await reply.json()) as { matches?: readonly Listed[] }) : {}
  const seat = matches.find((each) => each.match === match)?.seats.findIndex((each) => each.person === person.id) ?? -1
  return seat < 0 ? null : seat
}

async function recordOf(match: string): Promise<Found> {
  const { storedMatch } = await import('../app/store.ts')
  const kept = await storedMatch(match)
  if (kept?.record) return { record: kept.record, own: kept.seats.findIndex((seat) => 'name' in seat) }
  if (kept) throw new Error(replayWords.notOver)
  const reply = await fetch(`/api/matches/${encodeURIComponent(match)}/record`)
  if (!reply.ok) throw new Error(replayWords.noRecord)
  return { record: await reply.text(), own: await ownSeat(match) }
}

function Stored({ match }: { match: string }) {
  const { value, problem } = useLoaded(() => recordOf(match), match)
  const from = Number(new URLSearchParams(useSearch()).get('at')) || 0
  if (value) return <ReplayTable record={value.record} own={value.own} match={match} from={from} />
  if (!problem) return <p className="table-wait">{replayWords.fetching}</p>
  return (
    <Shell>
      <main className="page">
        <h1>{replayWords.noReplay}</h1>
        <p className="page__lead">{problem}</p>
      </main>
    </Shell>
  )
}
