import { askSome, between, type Flow, numbered, type Part } from '@cardwright/engine'
import { type ExodusInPlay, type ExodusTable, foe, found, type Target } from '../table.ts'
import { endByTurns } from './cleanup.ts'
import { byName, creatureAt } from './field.ts'
import { dueFor, thaw } from './freeze.ts'
import { beginTurn } from './phases.ts'
import { isSameTarget, nameOfTarget, pickTarget } from './targets.ts'
import { raise, stackWaiting, wakes } from './triggers.ts'
import { open, windows } from './windows.ts'

/** XO-037, XO-038, D.2.4: one card unfreezes, in the order that the turn player picks. */
export function* unfreezeOne(t: ExodusTable): Flow {
  const { state } = t
  // what has left, or was unfrozen meanwhile, drops out, also if it was frozen anew
  const still = dueFor(t, state.turn)
  state.due = state.due.filter((target) => still.some((each) => isSameTarget(each, target)))
  if (state.due.length === 0) {
    open(t, windows.phaseEnd)
    return
  }
  const due = () => quietFirst(t, state.due)
  const next = yield* pickTarget(t, state.turn, 'unfreeze', 'XO-037', due, {
    skip: nameOfTarget(t, state.turn, due()[0]!),
    context: { window: 'unfreeze', phase: 'end', acting: actingAmong(t, due()) > 1 ? 'several' : 'one' },
  })
  state.due = state.due.filter((each) => !isSameTarget(each, next))
  thaw(t, next)
  const awake = awaken(t, next)
  if (awake !== null) yield* awake
}

const cardUnder = (t: ExodusTable, ice: Target): ExodusInPlay | undefined =>
  ice.kind === 'card' ? found(t, ice.ref) : ice.kind === 'pile' ? creatureAt(t, ice) : undefined

const isQuiet = (t: ExodusTable, ice: Target): boolean => {
  const card = cardUnder(t, ice)
  return card === undefined || !wakes(card)
}

/** In the order in which they froze, but first what does nothing else than unfreeze. */
const quietFirst = (t: ExodusTable, due: readonly Target[]): Target[] => [
  ...due.filter((ice) => isQuiet(t, ice)),
  ...due.filter((ice) => !isQuiet(t, ice)),
]

/** How many of these do something, each in its own way: it does not matter which of two alike comes first. */
const actingAmong = (t: ExodusTable, due: readonly Target[]): number =>
  new Set(due.flatMap((ice) => (isQuiet(t, ice) ? [] : [cardUnder(t, ice)!.def]))).size

/** XO-H14, XO-H16, XO-P29: what has come out of the ice acts; the opponent may answer. */
export function awaken(t: ExodusTable, what: Target): Part {
  const card = cardUnder(t, what)
  if (card === undefined) return null
  raise(t, card, ['unfreezes'])
  // XO-H24: what is raised while a stack resolves waits until it is empty
  return t.state.window.kind === 'resolve' ? null : stackWaiting(t)
}

/** XO-H19, XO-H21: then the turn is over. */
export function* limit(t: ExodusTable): Flow {
  const { state } = t
  const seat = state.turn
  const held = () => [...t.zone.hand(seat).cards, ...t.zone.reserve(seat).cards]
  const over = held().length - state.dials.handLimit
  if (over > 0) {
    const options = () =>
      numbered(
        held(),
        ({ def }) => def.id,
        ({ id }) => ({ card: id }),
      )
    const chosen = yield* askSome(t, seat, {
      kind: 'limit',
      rule: 'XO-H19',
      context: over,
      options,
      next: between(over, over, options),
    })
    for (const card of byName(chosen.map(({ card: id }) => t.card(id)))) {
      t.move(card, card.def.kind === 'energy' ? t.zone.spent(seat) : t.zone.graveyard(seat))
    }
  }
  endByTurns(t)
  state.turn = foe(seat)
  beginTurn(t)
}
