import { tell } from '../events.ts'
import { isSame } from '../read/env.ts'
import { battleOf } from '../read/tests.ts'
import { type Cause, type Known, know, stateOf, type WeissInPlay, type WeissTable } from '../table.ts'
import type { State } from '../text/terms.ts'
import { note } from './note.ts'
import { isForbidden } from './values.ts'

/** What asks for a change of state: an effect, the stand phase, or another rule. */
export type Why = Cause | 'standPhase' | 'battle' | 'rule'

/** Whether an effect forbids it: WS-097. */
function mayBecome(t: WeissTable, card: WeissInPlay, state: State, why: Why): boolean {
  return !isForbidden(t, card, ({ act, seat }, env) => {
    if (act.act === 'stand' && state === 'stand') {
      if (act.phaseOf === null) return true
      return why === 'standPhase' && (act.phaseOf === 'opponent' ? 1 - seat : seat) === t.state.turn
    }
    if (act.act !== 'become' || act.state !== state) return false
    return act.by === null || (typeof why === 'object' && env.read.caused(env, act.by, why))
  })
}

/** The other card of the battle that a card is in. */
function battleOpponent(t: WeissTable, card: Known): Known | null {
  const battle = battleOf({ t })
  if (!battle?.some((each) => isSame(each, card))) return null
  return battle.find((each) => !isSame(each, card))!
}

/** WS-050, WS-051, WS-061: turns cards; those that are so already, or must not, stay as they are (WS-095). */
export function turnAll(t: WeissTable, cards: readonly WeissInPlay[], state: State, why: Why): readonly WeissInPlay[] {
  const turned = cards.filter(
    (card) => card.zone.family === 'stage' && stateOf(card) !== state && mayBecome(t, card, state, why),
  )
  const before = turned.map((card) => ({ card, from: stateOf(card), other: battleOpponent(t, know(card)) }))
  for (const card of turned) t.mark(card, 'state', state === 'stand' ? null : state)
  if (turned.length > 0) tell(t, { type: 'turned', cards: turned.map(({ id }) => id), state })
  for (const { card, from, other } of before) {
    note(t, { when: 'becomes', card: know(card), state, from, inBattle: why === 'battle', other })
  }
  return turned
}
