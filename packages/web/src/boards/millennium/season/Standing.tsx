import type { PlayerFacts } from '@cardwright/millennium'
import type { CSSProperties } from 'react'
import { useEffect, useState } from 'react'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { factsOf, nameOf } from '../facts.ts'
import { seasonOf } from './story.ts'
import './season.css'

const sources = ['tournament', 'collection', 'npc', 'friendship'] as const
type Source = (typeof sources)[number]

const pointsOf = (player: PlayerFacts): Readonly<Record<Source, number>> => ({
  tournament: player.tournamentVp,
  collection: player.collectionVp,
  npc: player.npcVp,
  friendship: player.friendshipVp,
})

/** Whether the standing is shown: by itself when a round begins, until it is put away. */
export function useStanding(): { readonly isShown: boolean; toggle(): void } {
  const { round, players } = factsOf(useTable())
  const hasResults = players.some(({ recorded }) => recorded.length > 0)
  const [shown, setShown] = useState(hasResults ? round : null)
  useEffect(() => {
    if (hasResults) setShown(round)
  }, [round, hasResults])
  return { isShown: shown !== null, toggle: () => setShown(shown === null ? round : null) }
}

/** Who stands where: a bar for each player, a piece for each source of points, and how the tournaments went. */
export function Standing() {
  const table = useTable()
  const { players, round, mode } = factsOf(table)
  const isDuel = mode === 'duel'
  const order = players.map((_, seat) => seat).sort((a, b) => rankOf(players[b]!, isDuel) - rankOf(players[a]!, isDuel))
  const most = Math.max(1, ...players.map(({ vp }) => vp))
  const { tournaments } = seasonOf(table.snapshot.events, players.length)
  return (
    <figure className="mb-standing">
      <figcaption>{said.standingTitle(round)}</figcaption>
      <ol>
        {order.map((seat) => {
          const points = pointsOf(players[seat]!)
          return (
            <li key={seat} data-own={seat === table.view.seat || undefined}>
              <b>{nameOf(table, seat)}</b>
              <span className="mb-standing__bar" style={{ '--most': most } as CSSProperties}>
                {sources.map((source) =>
                  points[source] > 0 ? (
                    <i
                      key={source}
                      data-source={source}
                      style={{ '--vp': points[source] } as CSSProperties}
                      title={`${said.sources[source]}: ${said.vp(points[source])}`}
                    >
                      {points[source]}
                    </i>
                  ) : null,
                )}
              </span>
              <strong>{isDuel ? said.wins(players[seat]!.wins) : said.vp(players[seat]!.vp)}</strong>
            </li>
          )
        })}
      </ol>
      <ul className="mb-standing__key" aria-hidden>
        {sources.map((source) => (
          <li key={source} data-source={source}>
            {said.sources[source]}
          </li>
        ))}
      </ul>
      {tournaments.length > 0 && (
        <table className="mb-standing__table">
          <thead>
            <tr>
              <th scope="col">{said.rpTitle}</th>
              {order.map((seat) => (
                <th key={seat} scope="col">
                  {nameOf(table, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tournaments.map(({ round: n, results }) => (
              <tr key={n}>
                <th scope="row">{said.tournamentN(n)}</th>
                {order.map((seat) => {
                  const own = results.find((each) => each.seat === seat)
                  return (
                    <td key={seat} data-first={own?.place === 1 || undefined}>
                      {own?.rp}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  )
}

const rankOf = ({ vp, wins, recorded }: PlayerFacts, isDuel: boolean): number =>
  isDuel ? wins * 10_000 + recorded.reduce((sum, rp) => sum + rp, 0) : vp
