import { useEffect, useMemo, useRef, useState } from 'react'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { factsOf, nameOf } from '../facts.ts'
import { Timer } from '../floor/Timer.tsx'
import type { Side } from './laid-out.ts'
import { Scores } from './Scores.tsx'
import { Standing } from './Standing.tsx'
import { hasGoneOn, justCounted, type TournamentStory } from './story.ts'
import { useLaidOut } from './use-laid-out.ts'
import './result.css'

export interface News {
  readonly story: TournamentStory
  /** By seat, how the tableaus lay. */
  readonly laidOut: readonly Side[]
  leave(): void
}

/** The tournament that has just been counted, until one goes on from it. */
export function useNews(): News | null {
  const { snapshot, beat, view } = useTable()
  const { events } = snapshot
  const upTo = beat ? events.lastIndexOf(beat) + 1 : events.length
  const counted = useMemo(() => justCounted(events, view.seats), [events, view.seats])
  const [left, leave] = useState(() => {
    if (!counted) return 0
    const { lookers } = factsOf({ view: snapshot.view ?? view })
    return hasGoneOn(counted, events, view.seat, lookers) ? counted.n : counted.n - 1
  })
  const laidOut = useLaidOut(counted?.at ?? null)
  // all places are seen at once, from the first that is told
  if (!counted || counted.n <= left || upTo <= counted.at) return null
  return { story: counted.story, laidOut, leave: () => leave(counted.n) }
}

/** Somebody for whom the clock waited, and waits no longer, has gone on to the market. */
function useLeavingWhenGone(leave: () => void): void {
  const table = useTable()
  const isAwaited = factsOf(table).lookers.includes(table.near)
  const wasAwaited = useRef(isAwaited)
  useEffect(() => {
    if (wasAwaited.current && !isAwaited) leave()
    wasAwaited.current = isAwaited
  })
}

/** How a tournament came out: something to look at, and to go on from. */
export function Result({ story, laidOut, leave }: News) {
  const table = useTable()
  const { telling, words, answering } = table
  const { phase, segment } = factsOf(table)
  useLeavingWhenGone(leave)
  const { round, results, boss, after } = story
  const tournament = said.tournamentN(round)
  const winners = results.filter(({ place }) => place === 1).map(({ seat }) => nameOf(table, seat))
  const lines = after.flatMap((event) => words.event(event, telling) ?? [])
  const begin = answering.offered.find(({ move }) => move === 'begin')
  const goOn = () => {
    if (begin) answering.choose(begin.key)
    leave()
  }
  return (
    <section className="mb-result" aria-label={said.result.title(tournament)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, and its buttons lie below it */}
      <div className="mb-result__all" tabIndex={0}>
        {segment !== null && <Timer />}
        <h2>{boss ? said.result.boss(boss.players, boss.rp) : said.result.won(winners, said.theTournament(round))}</h2>
        <Scores story={story} laidOut={laidOut} />
        {lines.length > 0 && (
          <ul className="mb-result__after">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {!boss && round > 0 && (
          <div className="mb-panel">
            <Standing />
          </div>
        )}
      </div>
      {!table.isShowing && (
        <div className="mb-result__on">
          <button
            type="button"
            className="button button--main button--large"
            data-lit
            data-brings=".mb-head"
            onClick={goOn}
          >
            {phase === 'deckbuilding' ? said.result.toFloor : said.result.goOn}
          </button>
        </div>
      )}
    </section>
  )
}
