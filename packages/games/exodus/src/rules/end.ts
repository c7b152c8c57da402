import { type Flow, inTurn, type Part, type Seat } from '@cardwright/engine'
import type { Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, foe, found } from '../table.ts'
import { discardCard, endByTurns } from './cleanup.ts'
import { byName, creatureAt } from './field.ts'
import { dueFor, thaw } from './freeze.ts'
import { pickCards } from './pick.ts'
import { isSameTarget, nameOfTarget, pickTargetThen } from './targets.ts'
import { raise, stackWaiting, wakes } from './triggers.ts'
import { beginTurn, open, windows } from './turn.ts'

/** XO-037, XO-038: one thing unfreezes, in the order that the turn player picks. */
export function unfreezeOne(t: ExodusTable): Part {
  const { state } = t
  // drops what has left or was unfrozen meanwhile, even if it was frozen anew
  const still = dueFor(t, state.turn)
  state.due = state.due.filter((target) => still.some((each) => isSameTarget(each, target)))
  if (state.due.length > 0) return unfreezeNext(t)
  open(t, windows.phaseEnd)
  return null
}

const unfreezeNext = (t: ExodusTable): Part => {
  const { state } = t
  const due = () => quietFirst(t, state.due)
  return pickTargetThen(
    t,
    state.turn,
    {
      kind: 'unfreeze',
      rule: 'XO-037',
      list: due,
      skip: nameOfTarget(t, state.turn, due()[0]!),
      context: { window: 'unfreeze', phase: 'end', acting: actingAmong(t, due()) > 1 ? 'several' : 'one' },
    },
    (next) => {
      state.due = state.due.filter((each) => !isSameTarget(each, next))
      thaw(t, next)
      return awaken(t, next)
    },
  )
}

function cardUnder(t: ExodusTable, ice: Target): ExodusInPlay | undefined {
  if (ice.kind === 'card') return found(t, ice.ref)
  return ice.kind === 'pile' ? creatureAt(t, ice) : undefined
}

const isQuiet = (t: ExodusTable, ice: Target): boolean => {
  const card = cardUnder(t, ice)
  return card === undefined || !wakes(card)
}

/** In the order in which they froze, but first those without a trigger for it. */
const quietFirst = (t: ExodusTable, due: readonly Target[]): Target[] => [
  ...due.filter((ice) => isQuiet(t, ice)),
  ...due.filter((ice) => !isQuiet(t, ice)),
]

/** How many different cards among these have a trigger: it does not matter which of two alike comes first. */
const actingAmong = (t: ExodusTable, due: readonly Target[]): number =>
  new Set(due.flatMap((ice) => (isQuiet(t, ice) ? [] : [cardUnder(t, ice)!.def]))).size

/** XO-H14, XO-H16, XO-P29: unfreezing triggers act; the opponent may answer. */
export function awaken(t: ExodusTable, what: Target): Part {
  const card = cardUnder(t, what)
  if (card === undefined) return null
  raise(t, card, ['unfreezes'])
  // XO-H24: triggers that are raised while a stack resolves wait until it is empty
  return t.state.window.kind === 'resolve' ? null : stackWaiting(t)
}

/** XO-H19, XO-H21: down to the hand limit; then the turn is over. */
const lastParts: readonly ((t: ExodusTable) => Part)[] = [discardDown, endByTurns, passTurn]

export const endTurn = (t: ExodusTable): Part => inTurn(lastParts, (part) => part(t))

function discardDown(t: ExodusTable): Part {
  const { turn, dials } = t.state
  const over = t.zone.hand(turn).size + t.zone.reserve(turn).size - dials.handLimit
  return over > 0 ? discardSome(t, turn, over) : null
}

function* discardSome(t: ExodusTable, seat: Seat, over: number): Flow {
  const from = () => [...t.zone.hand(seat).cards, ...t.zone.reserve(seat).cards]
  const context = { amount: over }
  const picking = { kind: 'limit', rule: 'XO-H19', context, min: over, max: over, from } as const
  const chosen = yield* pickCards(t, seat, picking)
  for (const card of byName(chosen.map((id) => t.card(id)))) discardCard(t, card)
}

function passTurn(t: ExodusTable): null {
  t.state.turn = foe(t.state.turn)
  beginTurn(t)
  return null
}
