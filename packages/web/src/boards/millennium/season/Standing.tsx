import type { PlayerFacts } from '@cardwright/millennium'
import type { CSSProperties } from 'react'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { factsOf, nameOf } from '../facts.ts'
import { type Season, seasonOf } from './story.ts'
import './season.css'

const sources = ['tournament', 'collection', 'npc', 'friendship'] as const
type Source = (typeof sources)[number]

const pointsOf = (player: PlayerFacts): Readonly<Record<Source, number>> => ({
  tournament: player.tournamentVp,
  collection: player.collectionVp,
  npc: player.npcVp,
  friendship: player.friendshipVp,
})

/** A piece of somebody's bar: VP of a source; in a duel, where VP decide nothing, RP of a tournament. */
interface Piece {
  readonly key: string
  readonly amount: number
  readonly title: string
}

const piecesByVp = (player: PlayerFacts): Piece[] => {
  const points = pointsOf(player)
  return sources.map((key) => ({ key, amount: points[key], title: `${said.sources[key]}: ${said.vp(points[key])}` }))
}

const piecesByRp = (seat: number, tournaments: Season['tournaments']): Piece[] =>
  tournaments.flatMap(({ round, results }) => {
    const own = results.find((each) => each.seat === seat)
    const name = said.tournamentN(round)
    return own ? [{ key: round % 2 === 0 ? 'even' : 'odd', amount: own.rp, title: `${name}: ${said.rp(own.rp)}` }] : []
  })

/** Who stands where: a bar for each player, a piece for each source of points, and how the tournaments went. */
export function Standing() {
  const table = useTable()
  const { players, mode } = factsOf(table)
  const isDuel = mode === 'duel'
  const order = players.map((_, seat) => seat).sort((a, b) => rankOf(players[b]!, isDuel) - rankOf(players[a]!, isDuel))
  const { tournaments } = seasonOf(table.snapshot.events, players.length)
  const bars = players.map((own, seat) =>
    (isDuel ? piecesByRp(seat, tournaments) : piecesByVp(own)).filter(({ amount }) => amount > 0),
  )
  const used = sources.filter((source) => players.some((own) => pointsOf(own)[source] > 0))
  const most = Math.max(1, ...bars.map((pieces) => pieces.reduce((sum, { amount }) => sum + amount, 0)))
  return (
    <figure className="mb-standing">
      <figcaption>{said.standingTitle(tournaments.length)}</figcaption>
      <ol>
        {order.map((seat) => (
          <li key={seat} data-own={seat === table.view.seat || undefined}>
            <b data-content>{nameOf(table, seat)}</b>
            <span className="mb-standing__bar" style={{ '--most': most } as CSSProperties}>
              {bars[seat]!.map(({ key, amount, title }) => (
                <i key={title} data-source={key} style={{ '--amount': amount } as CSSProperties} title={title}>
                  {amount}
                </i>
              ))}
            </span>
            <strong>{isDuel ? said.wins(players[seat]!.wins) : said.vp(players[seat]!.vp)}</strong>
          </li>
        ))}
      </ol>
      {!isDuel && used.length > 0 && (
        <ul className="mb-standing__key" aria-hidden>
          {used.map((source) => (
            <li key={source} data-source={source}>
              {said.sources[source]}
            </li>
          ))}
        </ul>
      )}
      {tournaments.length > 0 && (
        <table className="mb-standing__table">
          <thead>
            <tr>
              <th scope="col">{said.rpTitle}</th>
              {order.map((seat) => (
                <th key={seat} scope="col" data-content>
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
