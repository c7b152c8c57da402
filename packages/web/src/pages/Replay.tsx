import { useState } from 'react'
import { Shell } from '../app/Shell.tsx'
import { useLoaded } from '../app/use-loaded.ts'
import { ReplayTable } from '../table/ReplayTable.tsx'
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

async function recordOf(match: string): Promise<string> {
  const { storedMatch } = await import('../app/store.ts')
  const kept = await storedMatch(match)
  if (kept?.record) return kept.record
  if (kept) throw new Error('This match is not over yet.')
  const reply = await fetch(`/api/matches/${encodeURIComponent(match)}/record`)
  if (!reply.ok) throw new Error('There is no record of this match here, or it is not over yet.')
  return reply.text()
}

function Stored({ match }: { match: string }) {
  const { value, problem } = useLoaded(() => recordOf(match), match)
  if (value) return <ReplayTable record={value} match={match} />
  if (!problem) return <p className="table-wait">The record is being fetched …</p>
  return (
    <Shell>
      <main className="page">
        <h1>No replay</h1>
        <p className="page__lead">{problem}</p>
      </main>
    </Shell>
  )
}
