import type { Entry } from '@cardwright/catalog'
import type { AskView } from '@cardwright/engine'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { chooseAgain } from '../app/choose-again.ts'
import { type Hold, holdMatch } from '../app/hold-match.ts'
import { saveText } from '../app/save.ts'
import { storedMatch, storeMatch, storeResult } from '../app/store.ts'
import type { Look } from '../table/contract.ts'
import { Guide } from '../table/Guide.tsx'
import { HotSeat } from '../table/HotSeat.tsx'
import { loadTable } from '../table/load.ts'
import { type Sitting, sitDown, standUp } from '../table/playback.ts'
import { matchWords } from '../words/en/pages/match.ts'
import { LocalHost } from '../worker/local-host.ts'
import type { LocalMatch } from '../worker/messages.ts'

interface Open {
  readonly host: LocalHost
  readonly entry: Entry
  readonly look: Look
  readonly sittings: readonly Sitting[]
  hold(on: boolean): void
}

/** A practice match: it goes on where it was left, in one tab at a time. */
export function Play({ match }: { match: string }) {
  const [hold, setHold] = useState<Hold>('asking')
  const take = useRef(() => {})
  useEffect(() => {
    const held = holdMatch(match, setHold)
    take.current = held.take
    return held.release
  }, [match])
  if (hold === 'asking') return <p className="table-wait">{matchWords.setting}</p>
  if (hold === 'here') return <Playing match={match} />
  return (
    <main className="page">
      <h1>{matchWords.elsewhere}</h1>
      <p className="page__lead">{matchWords.elsewhereWhy}</p>
      <button type="button" className="button button--main" onClick={() => take.current()}>
        {matchWords.playHere}
      </button>
    </main>
  )
}

function Playing({ match }: { match: string }) {
  const [open, setOpen] = useState<Open | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [, go] = useLocation()
  useEffect(() => {
    let isGone = false
    let close = () => {}
    const begin = async () => {
      const plan = await storedMatch(match)
      if (isGone) return
      if (!plan) throw new Error(matchWords.notKept)
      const host = new LocalHost(plan)
      close = () => host.close()
      const [{ entry, look }] = await Promise.all([loadTable(plan.game), host.opened])
      if (isGone) return
      const people = plan.seats.flatMap((seat, at) => ('name' in seat ? [{ at, name: seat.name }] : []))
      const sittings = people.map(({ at, name }) => sitDown(host.chair(at, name)))
      close = () => {
        for (const sitting of sittings) standUp(sitting)
        host.close()
      }
      setOpen({ host, entry, look, sittings, hold: (on) => host.hold(on) })
    }
    begin().catch((error: Error) => setProblem(error.message))
    return () => {
      isGone = true
      close()
    }
  }, [match])

  if (problem) {
    return (
      <main className="page">
        <h1>{matchWords.cannotOpen}</h1>
        <p>{problem}</p>
        <a className="button" href="/">
          {matchWords.toFront}
        </a>
      </main>
    )
  }
  if (!open) return <p className="table-wait">{matchWords.setting}</p>
  const { host, entry, look, sittings, hold } = open
  const again = async () => {
    const plan: LocalMatch = rematchOf(host.plan)
    await storeMatch(plan)
    go(`/play/${plan.id}`)
  }
  const replay = async () => {
    // the replay is read from the store, and the thread that writes there may be behind
    const record = await host.record()
    await storeResult(match, record).catch(() => {})
    go(`/replay/${match}`)
  }
  const ending = {
    match,
    record: () => host.record(),
    again: () => void again(),
    replay: () => void replay(),
    another: () => go(anotherOf(entry, host.plan, sittings[0]?.chair.snapshot.table?.options)),
    choose: () => go('/'),
  }
  const tools = {
    leave: () => go('/'),
    save: () => void host.record().then((text) => saveText(`${entry.game.id}-${match.slice(0, 8)}.jsonl`, text)),
  }
  // people at one screen play each other
  const only = sittings.length === 1 ? sittings[0]!.chair : null
  const adviser = only ? ({ id }: AskView) => host.advise(only.snapshot.seat ?? 0, id) : undefined
  return (
    <HotSeat sittings={sittings} entry={entry} look={look} tools={tools} ending={ending} adviser={adviser} hold={hold}>
      <Guide />
    </HotSeat>
  )
}

/** Where another match like this one is chosen: by what chance has decided, too. */
function anotherOf(entry: Entry, { seats, options: wished }: LocalMatch, options: unknown = wished): string {
  const people = seats.flatMap((each, seat) => ('name' in each ? [seat] : []))
  const [strength = 'here'] = seats.flatMap((each) => ('strength' in each ? [each.strength] : []))
  const rival = people.length > 1 ? 'here' : strength
  return chooseAgain(entry, { options, seats: seats.length, seat: people[0] ?? 0, rival })
}

/** The same seats and options, the other side first where that can be said, and new cards. */
function rematchOf({ game, seats, options }: LocalMatch): LocalMatch {
  return { id: crypto.randomUUID(), game, seats, options, seed: crypto.randomUUID(), stored: true, created: Date.now() }
}
