import { andThen, askThen, inTurn, type Part } from '@cardwright/engine'
import type { Contexts, PlaybackOption } from '../asks.ts'
import type { Script } from '../effects/vocabulary.ts'
import { type Fizzling, tell } from '../events.ts'
import type { Item, Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, foe, found } from '../table.ts'
import { canFreezeThis, hasTargets, selectTargets } from './activate.ts'
import { attackTargets, callOff, nameOfVictim } from './attack.ts'
import { battle } from './battle.ts'
import { cleanUp } from './cleanup.ts'
import { isMeant, takeDoubles } from './doubles.ts'
import { inPlay } from './field.ts'
import { freeze, isCardFrozen } from './freeze.ts'
import { pay, payable, paymentStands, replacePayment } from './payment.ts'
import type { Playing, RunEffects } from './source.ts'
import { drop, enterField, fizzle, leaveStack } from './stack.ts'
import { aim, isSameTarget, legalTargets } from './targets.ts'
import { playingOf, stackWaiting } from './triggers.ts'
import { open } from './turn.ts'

type ItemPart = (t: ExodusTable, item: Item, run: RunEffects) => Part

/** XO-H30: after every item the table is cleaned up. */
const resolution: readonly ItemPart[] = [resolve, drop, cleanUp]

/** XO-063, XO-H24: one item, from the top; when none is left, the triggers that wait, or back to where it began. */
export function resolveTop(t: ExodusTable, run: RunEffects): Part {
  const item = t.state.stack.at(-1)
  return item === undefined ? over(t) : inTurn(resolution, (part) => part(t, item, run))
}

function over(t: ExodusTable): Part {
  const { state } = t
  state.resolved = []
  return andThen(stackWaiting(t), () => {
    if (state.stack.length === 0) open(t, state.back)
    return null
  })
}

/** `isAltered`: another item of this stack has resolved or fizzled before it. */
function resolve(t: ExodusTable, item: Item, run: RunEffects): Part {
  const isAltered = t.state.resolved.length > 0
  return item.kind === 'attack' ? resolveAttack(t, item, isAltered) : resolveItem(t, item, isAltered, run)
}

/** XO-047, XO-049, XO-058: pays and takes effect, or fails. */
function resolveItem(t: ExodusTable, item: Item, isAltered: boolean, run: RunEffects): Part {
  const by = playingOf(t, item)
  const why = whyNot(t, item, by)
  if (why !== null) return fizzle(t, item, why)
  return andThen(settle(t, item, by, isAltered), () => carryOut(t, item, by, run))
}

/** XO-048, XO-049, XO-058, XO-H18, XO-H25: there must be a card to freeze, its own card, targets and energy. */
function whyNot(t: ExodusTable, item: Item, by: Playing): Fizzling | null {
  const { script, seat } = by
  if (script.freezeThis && !canFreezeThis(t, by)) return 'freezing'
  if (item.kind !== 'symmetry' && isAboutItself(script) && inPlay(t, item.source) === undefined) return 'gone'
  if (!hasTargets(t, by, script.select ?? [], [])) return 'targets'
  return payable(t, seat).length < item.payment.length ? 'payment' : null
}

/** XO-H25: a trigger whose text acts on its own card does nothing once that is gone. A symmetry acts from the stack. */
const isAboutItself = ({ do: effects }: Script): boolean => effects.some((effect) => 'this' in effect && effect.this)

/** XO-048, XO-057, XO-062: targets and payment are replaced if they no longer stand, or if Playback changes them. */
function settle(t: ExodusTable, item: Item, by: Playing, isAltered: boolean): Part {
  takeDoubles(t, item, by)
  if (!targetsStand(t, item, by) || !paymentStands(t, by.seat, item.payment)) return declareAnew(t, item, by)
  const isAimed = item.targets.length + item.payment.length > 0
  return isAltered && isAimed && !item.fixed ? playback(t, item, by) : null
}

const targetsStand = (t: ExodusTable, { targets }: Item, by: Playing): boolean =>
  (by.script.select ?? []).every(
    (select, i) =>
      isMeant(t, targets[i]!) && legalTargets(t, by, select).some((legal) => isSameTarget(legal, targets[i]!)),
  )

const itemPlayback: readonly PlaybackOption[] = [
  { key: 'keep', does: 'keep', index: -1, on: undefined },
  { key: 'change', does: 'change', index: -1, on: undefined },
]

/** XO-061: whether the state was altered by nobody but the owner of the item. */
const isByOwner = ({ state }: ExodusTable, item: Item): boolean =>
  state.resolved.every(({ owner }) => owner === item.owner)

/** What has happened since the declaration; if there is nothing new to think about, the question is a window. */
const playbackContext = ({ state }: ExodusTable, item: Item, isWindow: boolean): Contexts['playback'] => ({
  source: item.text,
  attack: item.kind === 'attack',
  since: state.resolved.slice(),
  ...(isWindow && { window: 'playback', phase: state.phase }),
})

/** XO-061..065: the owner may change targets and payment. */
const playback = (t: ExodusTable, item: Item, by: Playing): Part =>
  askThen(
    t,
    item.owner,
    {
      kind: 'playback',
      skip: 'keep',
      rule: 'XO-064',
      context: playbackContext(t, item, isByOwner(t, item)),
      options: () => itemPlayback,
    },
    (_t, _seat, { does }) => (does === 'change' ? declareAnew(t, item, by) : null),
  )

/** XO-H36: targets that an effect has re-selected stay while they are legal, even if the payment is replaced. */
function* declareAnew(t: ExodusTable, item: Item, by: Playing) {
  const areLegal = targetsStand(t, item, by)
  if (!(item.fixed && areLegal)) aim(t, item, yield* selectTargets(t, by), areLegal ? 'XO-062' : 'XO-057')
  item.payment = yield* replacePayment(t, by, item.payment.length)
}

/** XO-042, XO-047, XO-051, XO-052: it is paid only now that it is certain to resolve. */
function carryOut(t: ExodusTable, item: Item, by: Playing, run: RunEffects): Part {
  const { seat, source, text, script } = by
  tell(t, { type: 'resolves', seat, name: text, card: source.card, rule: 'XO-063' })
  const paid = pay(t, item.payment)
  if (script.freezeThis) freeze(t, { kind: 'card', ref: source })
  const acting = { seat, source: enterField(t, item), text, targets: item.targets, paid }
  const before = t.version
  return andThen(run(t, acting, script.do), () => {
    if (t.version === before && script.do.length > 0) tell(t, { type: 'nothing', name: text })
    leaveStack(t, item)
    return null
  })
}

/** XO-030..033, XO-071: an attack becomes a battle, or is called off. */
function resolveAttack(t: ExodusTable, item: Item, isAltered: boolean): Part {
  return andThen(strike(t, item, isAltered), () => {
    t.state.boons = t.state.boons.filter(({ until }) => until !== 'battle')
    t.touch()
    return null
  })
}

/** XO-030..035, XO-066..068, XO-071, XO-073: it goes on as declared unless something was played in response. */
function strike(t: ExodusTable, item: Item, isAltered: boolean): Part {
  const attacker = found(t, item.source)
  if (attacker?.zone.family !== 'creature') return endAttack(t, item)
  if (!isAltered || isFixed(t, item, attacker)) return battle(t, item, item.targets[0]!)
  const canGoOn = attacker.zone.owner === item.owner && !isCardFrozen(t, attacker)
  return canGoOn ? finalPlayback(t, item) : endAttack(t, item, attacker)
}

/** XO-033, XO-071: the creature is gone, or its attack is called off. */
function endAttack(t: ExodusTable, item: Item, attacker?: ExodusInPlay): null {
  if (attacker !== undefined) callOff(t, attacker)
  const rule = attacker === undefined ? 'XO-071' : 'XO-033'
  tell(t, { type: 'calledOff', seat: item.owner, card: item.source.card, gone: attacker === undefined, rule })
  return null
}

/** An effect has re-selected the target: the attack goes on if it can. */
const isFixed = (t: ExodusTable, { fixed, targets, owner }: Item, attacker: ExodusInPlay): boolean =>
  fixed === true &&
  !isCardFrozen(t, attacker) &&
  attackTargets(t, owner).some((each) => isSameTarget(each, targets[0]!))

const cancel: PlaybackOption = { key: 'cancel', does: 'cancel', index: -1, on: undefined }

/** XO-031..035: go on, another target, or call it off. */
function finalPlayback(t: ExodusTable, item: Item): Part {
  const legal = (): Target[] => attackTargets(t, item.owner)
  const [aimed] = item.targets
  const options = (): PlaybackOption[] => [
    ...legal().map((target, index): PlaybackOption => {
      const on = target.kind === 'card' ? target.ref.card : undefined
      return isSameTarget(target, aimed!)
        ? { key: 'continue', does: 'continue', index, on }
        : { key: `retarget:${nameOfVictim(t, target)}`, does: 'retarget', index, on }
    }),
    cancel,
  ]
  const isLegal = (target: Target): boolean => legal().some((each) => isSameTarget(each, target))
  // who has laid the other player bare themselves may want to strike there
  const isBare = aimed!.kind !== 'player' && isLegal({ kind: 'player', seat: foe(item.owner) })
  const spec = {
    kind: 'playback',
    rule: 'XO-030',
    context: playbackContext(t, item, isByOwner(t, item) && !isBare),
    options,
    ...(isLegal(aimed!) && { skip: 'continue' }),
  } as const
  return askThen(t, item.owner, spec, (_t, _seat, { index }) => {
    const target = legal()[index]
    return target === undefined ? endAttack(t, item, found(t, item.source)) : battle(t, item, target)
  })
}
