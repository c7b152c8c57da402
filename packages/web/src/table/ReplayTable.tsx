import type { Entry } from '@cardwright/catalog'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { saveText } from '../app/save.ts'
import { commonWords } from '../words/en/common.ts'
import { timelineWords } from '../words/en/table/timeline.ts'
import { ReplayHost } from '../worker/replay-host.ts'
import type { Overview } from '../worker/replay-messages.ts'
import type { Look } from './contract.ts'
import { Home } from './HotSeat.tsx'
import { loadTable } from './load.ts'
import { ChairHere } from './parts/chair-here.ts'
import { Timeline } from './parts/Timeline.tsx'
import { type Sitting, sitDown, standUp } from './playback.ts'
import { Table } from './Table.tsx'
import { takeOver } from './take-over.ts'

interface Open {
  readonly host: ReplayHost
  readonly overview: Overview
  readonly sitting: Sitting
  readonly entry: Entry
  readonly look: Look
}

interface Props {
  readonly record: string
  readonly match?: string
  /** The side that is near at first: the player's own, if they played. */
  readonly own?: number | null
  /** After how many answers it is looked at first. */
  readonly from?: number
  close?(): void
}

/** In records of practice matches the player is called You. */
const yourself = (overview: Overview): number | null => {
  const at = overview.seats.indexOf(commonWords.you)
  return at < 0 ? null : at
}

/** A match that was played, at the table where it could go on. */
export function ReplayTable({ record, match, own, from = 0, close }: Props) {
  const [open, setOpen] = useState<Open | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [at, setAt] = useState(from)
  const [seat, setSeat] = useState<number | null>(own ?? null)
  const [, go] = useLocation()
  useEffect(() => {
    const host = new ReplayHost(record)
    let isGone = false
    let end = () => host.close()
    const begin = async () => {
      const overview = await host.opened
      const { entry, look } = await loadTable(overview.game)
      if (isGone) return
      const sitting = sitDown(host.chair())
      setSeat((known) => known ?? yourself(overview))
      end = () => {
        standUp(sitting)
        host.close()
      }
      setOpen({ host, overview, sitting, entry, look })
    }
    begin().catch((error: Error) => setProblem(error.message))
    return () => {
      isGone = true
      end()
    }
  }, [record])
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (!open) return
    // one step is watched; whoever goes farther wants to be there
    if (at - 1 !== shown.current) open.sitting.playback.leap()
    shown.current = at
    open.host.seek(at, seat)
  }, [open, at, seat])

  const leave = close ?? (() => go('/replay'))
  if (problem) {
    return (
      <main className="page">
        <h1>{timelineWords.cannotPlay}</h1>
        <p className="page__lead">{problem}</p>
        <button type="button" className="button" onClick={leave}>
          {timelineWords.back}
        </button>
      </main>
    )
  }
  if (!open) return <p className="table-wait">{timelineWords.playingBack}</p>
  const { overview, sitting, entry, look } = open
  const fork = async () => go(`/play/${await takeOver(record, at, seat ?? 0)}`)
  const tools = {
    leave,
    save: () => saveText(`${overview.game}-${match?.slice(0, 8) ?? 'match'}.jsonl`, record),
  }
  return (
    <ChairHere value={sitting.chair}>
      <Home />
      <Table
        sitting={sitting}
        entry={entry}
        look={look}
        tools={tools}
        from={seat ?? 0}
        aside={
          <Timeline
            overview={overview}
            at={at}
            seat={seat}
            own={own ?? yourself(overview)}
            playback={sitting.playback}
            onSeek={setAt}
            onSeat={setSeat}
            onFork={() => void fork()}
          />
        }
      />
    </ChairHere>
  )
}
