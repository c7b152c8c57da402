import { andThen, ask, type Flow, numbered, type Option, type Part } from '@cardwright/engine'
import { runEffects } from '../effects/run/index.ts'
import type { Script } from '../effects/vocabulary.ts'
import { type ExodusInPlay, type ExodusTable, found, type Item, type Ref, refer, type Target } from '../table.ts'
import { canFreezeThis, hasTargets, type Source, selectTargets } from './activate.ts'
import { attackTargets, nameOfVictim } from './attack.ts'
import { callOff } from './attacks.ts'
import { battle } from './battle.ts'
import { cleanUp } from './cleanup.ts'
import { isMeant, takeDoubles } from './doubles.ts'
import { inPlay } from './field.ts'
import { freeze, isCardFrozen } from './freeze.ts'
import { pay, payable, paymentStands, replacePayment } from './payment.ts'
import { isSameTarget, legalTargets } from './targets.ts'
import { scriptOf, stackWaiting } from './triggers.ts'
import { open } from './windows.ts'

/** D.2.7: one item, from the top; when none is left, the triggers that wait, or back to where it began. XO-063 */
export function resolveTop(t: ExodusTable): Part {
  const item = t.state.stack.at(-1)
  return item === undefined ? over(t) : resolveOne(t, item)
}

function* resolveOne(t: ExodusTable, item: Item): Flow {
  const { state } = t
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

function over(t: ExodusTable): Part {
  const { state } = t
  state.resolved = 0
  return andThen(stackWaiting(t), () => {
    if (state.stack.length === 0) open(t, state.back)
    return null
  })
}

/** D.3 */
function* resolveItem(t: ExodusTable, item: Item, isAltered: boolean): Flow {
  const { owner: seat, source, text, id } = item
  const script = scriptOf(t, item)
  const isReady = yield* settle(t, item, { seat, source, text, item: id, script }, isAltered)
  if (!isReady) {
    fizzle(t, item)
    return
  }
  t.tell({ type: 'resolves', seat, name: text, card: source.card, rule: 'XO-063' })
  // XO-042, XO-047, XO-051, XO-052: paid only now that it is certain to resolve
  const paid = pay(t, item.payment)
  if (script.freezeThis) freeze(t, { kind: 'card', ref: source })
  const by = { seat, source: enterField(t, item), text, targets: item.targets, paid }
  const flow = runEffects(t, by, script.do)
  if (flow !== null) yield* flow
  leaveStack(t, item)
}

/** XO-H14: a Lasting symmetry is on the field when it acts; from then on it is another object. */
function enterField(t: ExodusTable, item: Item): Ref {
  const card = item.kind === 'symmetry' ? found(t, item.source) : undefined
  if (card?.def.kind !== 'symmetry' || !card.def.lasting) return item.source
  leaveStack(t, item)
  return refer(card)
}

/** XO-048, XO-049, XO-057, XO-058, XO-062, XO-H36: targets and payment as they shall be; false if they cannot be filled. */
function* settle(t: ExodusTable, item: Item, by: Source, isAltered: boolean): Flow<boolean> {
  const { script, seat } = by
  const selects = script.select ?? []
  const price = item.payment.length
  if (script.freezeThis && !canFreezeThis(t, by)) return false
  if (item.kind !== 'symmetry' && isAboutItself(script) && inPlay(t, item.source) === undefined) return false
  if (!hasTargets(t, by, selects, []) || payable(t, seat).length < price) return false
  takeDoubles(t, item, by)
  const isOnTarget = targetsStand(t, item, by)
  const stands = isOnTarget && paymentStands(t, seat, item.payment)
  const isAimed = selects.length + price > 0
  const change = stands ? isAltered && isAimed && !item.fixed && (yield* playback(t, item)) : true
  if (!change) return true
  // XO-H36: what an effect has re-selected stays, also if the payment is to be replaced
  if (selects.length > 0 && !(item.fixed && isOnTarget)) item.targets = Object.freeze(yield* selectTargets(t, by))
  if (price > 0) item.payment = yield* replacePayment(t, seat, by.text, price)
  return true
}

/** XO-H25: a trigger whose text acts on its own card does nothing once that is gone. A symmetry acts from the stack. */
const isAboutItself = ({ do: effects }: Script): boolean => effects.some((effect) => 'this' in effect && effect.this)

const targetsStand = (t: ExodusTable, { targets }: Item, by: Source): boolean =>
  (by.script.select ?? []).every(
    (select, i) =>
      isMeant(t, targets[i]!) && legalTargets(t, by, select).some((legal) => isSameTarget(legal, targets[i]!)),
  )

/** XO-061..065: the owner may change targets and payment. */
function* playback(t: ExodusTable, item: Item): Flow<boolean> {
  const { key } = yield* ask(t, item.owner, {
    kind: 'playback',
    skip: 'keep',
    rule: 'XO-064',
    context: item.text,
    options: () => [{ key: 'keep' }, { key: 'change' }],
  })
  return key === 'change'
}

/** XO-050, XO-059, XO-072: nothing is paid; a symmetry goes to the graveyard. */
export function fizzle(t: ExodusTable, item: Item): void {
  t.tell({ type: 'fizzles', seat: item.owner, name: item.text, card: item.source.card, rule: 'XO-049' })
  if (item.kind !== 'symmetry') return
  const card = found(t, item.source)
  if (card !== undefined) t.move(card, t.zone.graveyard(card.owner))
}

/** D.3.4 */
export function leaveStack(t: ExodusTable, item: Pick<Item, 'kind' | 'source' | 'owner'>): void {
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
  const isThere = attacker?.zone.family === 'creature'
  const target = !isThere
    ? null
    : isAltered && !isFixed(t, item, attacker)
      ? yield* finalPlayback(t, item, attacker.zone.owner !== item.owner || isCardFrozen(t, attacker))
      : item.targets[0]!
  if (target !== null) yield* battle(t, item, target)
  else {
    if (isThere) callOff(t, attacker)
    t.tell({ type: 'calledOff', seat: item.owner, card: item.source.card, rule: isThere ? 'XO-033' : 'XO-071' })
  }
  t.state.boons = t.state.boons.filter(({ until }) => until !== 'battle')
  t.touch()
}

/** An effect has re-selected the target: the attack goes on if it can. */
const isFixed = (t: ExodusTable, { fixed, targets, owner }: Item, attacker: ExodusInPlay): boolean =>
  fixed === true &&
  !isCardFrozen(t, attacker) &&
  attackTargets(t, owner).some((each) => isSameTarget(each, targets[0]!))

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
