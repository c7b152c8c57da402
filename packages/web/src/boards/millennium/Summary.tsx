import type { BoardProps } from '../../table/contract.ts'
import { millenniumWords as said } from '../../words/en/boards/millennium/board.ts'
import { factsOf } from './facts.ts'

/** Beside a name: in a tournament its points, then Dollars, on the trading floor Sell Markers, points of the season. */
export function Summary({ props, seat }: { readonly props: BoardProps; readonly seat: number }) {
  const { players, sides, mode, phase } = factsOf(props)
  const own = players[seat]
  if (!own) return null
  const rp = phase === 'tournament' ? sides[seat]?.rp : undefined
  const isAhead = rp !== undefined && rp > 0 && sides.every((side) => side.rp <= rp)
  return (
    <span className="mb-summary">
      {rp !== undefined && (
        <b className="mb-summary__rp" data-ahead={isAhead || undefined} title={isAhead ? said.ahead : said.rpMean}>
          {said.rp(rp)}
          {isAhead && <span className="visually-hidden">, {said.ahead}</span>}
        </b>
      )}
      <b title={said.dollarsMean}>{said.money(own.dollars)}</b>
      {phase !== 'tournament' && (
        <span role="img" aria-label={said.markers(own.markers)} title={said.markers(own.markers)}>
          {'●'.repeat(own.markers)}
        </span>
      )}
      {mode === 'duel' ? (
        <b title={said.winsMean}>{said.wins(own.wins)}</b>
      ) : (
        <b title={said.vpMean}>{said.vp(own.vp)}</b>
      )}
    </span>
  )
}
