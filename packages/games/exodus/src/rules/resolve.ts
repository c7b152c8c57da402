import { ask, type Flow, numbered, type Option } from '@cardwright/engine'
import { runEffects } from '../effects/run/index.ts'
import type { Script } from '../effects/vocabulary.ts'
import { type ExodusTable, foe, found, type Item, type Target } from '../table.ts'
import { hasTargets, openStack, type Source, selectTargets } from './activate.ts'
import { attackTargets, nameOfVictim } from './attack.ts'
import { battle } from './battle.ts'
import { cleanUp } from './cleanup.ts'
import { abilitiesOf, isActing } from './field.ts'
import { freeze, isCardFrozen } from './freeze.ts'
import { discardEnergy, payable, replacePayment } from './payment.ts'
import { isSameTarget, legalTargets } from './targets.ts'
import { stackWaiting } from './triggers.ts'
import { open } from './windows.ts'

/** D.2.7: one item, from the top; when none is left, the triggers that wait, or back to where it began. XO-063 */
export function* resolveTop(t: ExodusTable): Flow {
  const { state } = t
  const item = state.stack.at(-1)
  if (item === undefined) {
    yield* over(t)
    return
  }
  const isAltered = state.resolved > 0
  if (item.kind === 'attack') yield* resolveAttack(t, item, isAltered)
  else yield* resolveItem(t, item, isAltered)
  drop(t, item)
  state.resolved++
  cleanUp(t)
}

function drop({ state }: ExodusTable, item: Item): void {
  state.stack = state.stack.filter(({ id }) => id !== item.id)
}

function* over(t: ExodusTable): Flow {
  const { state } = t
  state.resolved = 0
  yield* stackWaiting(t)
  const top = state.stack.at(-1)
  if (top === undefined) open(t, state.back)
  else openStack(t, foe(top.owner))
}

export function scriptOf(t: ExodusTable, { source, ability }: Pick<Item, 'source' | 'ability'>): Script {
  const card = t.card(source.card)
  if (ability < 0) {
    if (card.def.kind !== 'symmetry') throw new Error(`${card.def.id} is no symmetry.`)
    return card.def.script
  }
  const acting = abilitiesOf(card)[ability]
  if (!isActing(acting)) throw new Error(`${card.def.id} has no ability ${ability}.`)
  return acting.script
}

/** D.3 */
function* resolveItem(t: ExodusTable, item: Item, isAltered: boolean): Flow {
  const script = scriptOf(t, item)
  const source: Source = { seat: item.owner, ref: item.source, script }
  const isReady = yield* settle(t, item, source, isAltered)
  if (!isReady) {
    fizzle(t, item)
    return
  }
  // XO-047, XO-051, XO-052: paid only now that it is certain to resolve
  discardEnergy(t, item.payment)
  if (script.freezeThis) freeze(t, { kind: 'card', ref: item.source })
  t.tell({ type: 'resolves', seat: item.owner, card: item.source.card, rule: 'XO-063' })
  const flow = runEffects(t, { seat: item.owner, source: item.source, targets: item.targets }, script.do)
  if (flow !== null) yield* flow
  leaveStack(t, item)
}

/** XO-048, XO-049, XO-057, XO-058, XO-062: targets and payment as they shall be; false if they cannot be filled. */
function* settle(t: ExodusTable, item: Item, source: Source, isAltered: boolean): Flow<boolean> {
  const { script, seat, ref } = source
  const by = { seat, source: ref }
  const selects = script.select ?? []
  const price = item.payment.length
  if (script.freezeThis && !canFreeze(t, item)) return false
  if (!hasTargets(t, by, selects, []) || payable(t, seat).length < price) return false
  const stands = targetsStand(t, item, source) && paymentStands(t, item)
  const isAimed = selects.length + price > 0
  const change = isAltered && isAimed ? yield* playback(t, item, stands) : !stands
  if (!change) return true
  if (selects.length > 0) item.targets = Object.freeze(yield* selectTargets(t, source))
  if (price > 0) item.payment = yield* replacePayment(t, seat, price)
  return true
}

const canFreeze = (t: ExodusTable, { source }: Item): boolean => {
  const card = found(t, source)
  return card !== undefined && !isCardFrozen(t, card)
}

const targetsStand = (t: ExodusTable, { targets }: Item, { seat, ref, script }: Source): boolean =>
  (script.select ?? []).every((select, i) =>
    legalTargets(t, { seat, source: ref }, select).some((legal) => isSameTarget(legal, targets[i]!)),
  )

const paymentStands = (t: ExodusTable, { payment, owner }: Item): boolean => {
  const there = payable(t, owner).map(({ id }) => id)
  return payment.every((id) => there.includes(id))
}

/** XO-061..065: the owner may change targets and payment. */
function* playback(t: ExodusTable, item: Item, stands: boolean): Flow<boolean> {
  if (!stands) return true
  const { key } = yield* ask(t, item.owner, {
    kind: 'playback',
    skip: 'keep',
    rule: 'XO-064',
    context: t.card(item.source.card).def.id,
    options: () => [{ key: 'keep' }, { key: 'change' }],
  })
  return key === 'change'
}

/** XO-050, XO-059, XO-072: nothing is paid; a symmetry goes to the graveyard. */
export function fizzle(t: ExodusTable, item: Item): void {
  t.tell({ type: 'fizzles', seat: item.owner, card: item.source.card, rule: 'XO-049' })
  if (item.kind !== 'symmetry') return
  const card = found(t, item.source)
  if (card !== undefined) t.move(card, t.zone.graveyard(card.owner))
}

/** D.3.4 */
function leaveStack(t: ExodusTable, item: Item): void {
  const card = item.kind === 'symmetry' ? found(t, item.source) : undefined
  if (card === undefined || card.zone.family !== 'stack' || card.def.kind !== 'symmetry') return
  t.move(card, card.def.lasting ? t.zone.lasting(item.owner) : t.zone.graveyard(card.owner))
}

interface Aim extends Option {
  /** Which of the legal targets; -1 for none. */
  readonly index: number
}

/** D.4: what an attack comes to. */
function* resolveAttack(t: ExodusTable, item: Item, isAltered: boolean): Flow {
  const attacker = found(t, item.source)
  // XO-030, XO-071
  if (attacker === undefined || attacker.zone.family !== 'creature') return
  if (!isAltered) {
    yield* battle(t, item, item.targets[0]!)
    return
  }
  const target = yield* finalPlayback(t, item, attacker.zone.owner !== item.owner || isCardFrozen(t, attacker))
  if (target !== null) yield* battle(t, item, target)
}

/** XO-031..035, XO-066..068, XO-073: go on, another target, or call it off. */
function* finalPlayback(t: ExodusTable, item: Item, mustCancel: boolean): Flow<Target | null> {
  if (mustCancel) return null
  const legal = () => attackTargets(t, item.owner)
  if (legal().length === 0) return null
  const [aimed] = item.targets
  const options = (): Aim[] => [
    ...numbered(
      legal().map((target, at) => ({ target, at })),
      ({ target }) => (isSameTarget(target, aimed!) ? 'continue' : `retarget:${nameOfVictim(t, target)}`),
      ({ target, at }) => ({ index: at, on: target.kind === 'card' ? target.ref.card : undefined }),
    ),
    { key: 'cancel', index: -1 },
  ]
  const { index } = yield* ask(t, item.owner, { kind: 'playback', rule: 'XO-030', context: 'attack', options })
  return legal()[index] ?? null
}
