import type { BoardProps } from '../../table/contract.ts'
import { millenniumWords as said } from '../../words/en/boards/millennium.ts'
import { factsOf } from './facts.ts'

/** Beside a name: Dollars, on the trading floor Sell Markers, points of the season. */
export function Summary({ props, seat }: { readonly props: BoardProps; readonly seat: number }) {
  const { players, mode, phase } = factsOf(props)
  const own = players[seat]
  if (!own) return null
  return (
    <span className="mb-summary">
      <b>{said.money(own.dollars)}</b>
      {phase !== 'tournament' && (
        <span role="img" aria-label={said.markers(own.markers)} title={said.markers(own.markers)}>
          {'●'.repeat(own.markers)}
        </span>
      )}
      <b>{mode === 'duel' ? said.wins(own.wins) : said.vp(own.vp)}</b>
    </span>
  )
}
