import { strip } from '../../acts/leaving.ts'
import { earn } from '../../acts/money.ts'
import { toDiscardPiles } from '../../acts/piles.ts'
import { allSides, handOf, isBossSide, playArea, sidesInPlay } from '../../acts/sides.ts'
import { starsOn } from '../../cards/definitions.ts'
import { type MillenniumTable, side } from '../../state.ts'
import { isLastTournament } from '../season/rounds.ts'
import { passTurn } from './turn.ts'

/** From how many tasks on it is looked whether they repeat, and how many are too many whatever they do. */
const patience = 120
const tooMany = 2000
/** MB-H76: the third time at the same place is a loop. */
const times = 3

/** All that decides how it goes on; RP, counters and what waits are left out. */
function place(t: MillenniumTable): string {
  const { stack } = t.state.tournament
  const cards = allSides(t).map((s) =>
    playArea(t, s)
      .map(({ def, down, marks }) => `${def.id}${down ? '-' : ''}${marks?.tokens ?? ''}/${marks?.markers ?? ''}`)
      .join(' '),
  )
  const hands = allSides(t).map((s) => handOf(t, s).size)
  return `${cards.join('|')}#${hands.join(',')}#${t.zone.store().size}#${JSON.stringify(stack.at(-1) ?? null)}`
}

/** MB-233: whether what a turn has set off runs in a circle. */
export function isLoop(t: MillenniumTable): boolean {
  const { chain } = t.state.tournament
  chain.length++
  if (chain.length < patience) return false
  if (chain.length >= tooMany) return true
  const here = place(t)
  const been = chain.seen.filter((each) => each === here).length
  chain.seen.push(here)
  return been + 1 >= times
}

/** MB-233..236: the player whose turn it is has caused it, and is removed. */
export function removeLooper(t: MillenniumTable): void {
  const { tournament } = t.state
  const s = tournament.turn.side
  tournament.stack.length = 0
  tournament.pools = [[]]
  tournament.chain = { length: 0, seen: [] }
  t.tell({ type: 'loop', side: s, rule: 'MB-233' })
  // MB-H47: a boss cannot be removed; its turn is over
  if (!isBossSide(t, s)) {
    side(t, s).looped = true
    for (const card of playArea(t, s)) strip(t, card)
    const cards = [...playArea(t, s), ...t.zone.hand(s).cards]
    const value = cards.reduce((sum, { def }) => sum + starsOn(def), 0)
    toDiscardPiles(t, cards)
    if (!isLastTournament(t)) earn(t, s, value, 'MB-236')
  }
  if (sidesInPlay(t).length === 0) tournament.passes = 1
  else passTurn(t)
}
