import { ask, type Flow, flowOf, numbered, type Part, type Seat, untilQuiet } from '@cardwright/engine'
import type { Timing } from '../effects/abilities/timings.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import { tell } from '../events.ts'
import { type ActiveAbility, defOf, type ExceedTable, fighterOf, foe, nothingYet, strikeSide } from '../state.ts'
import { canAfford } from '../values/able.ts'
import { activeOf } from '../values/active.ts'
import { amountOf } from '../values/amounts.ts'
import { holds, staysFalse } from '../values/conditions.ts'
import { isIdle } from '../values/idle.ts'
import { askedBy } from '../values/printed.ts'
import type { Source } from '../values/source.ts'
import { anyActive } from '../values/survey.ts'
import { traitsOf } from '../values/traits.ts'
import { run } from './perform.ts'

/** What a player who orders triggers calls one. */
function nameOf(t: ExceedTable, { seat, card, half }: ActiveAbility): string {
  if (card === null) return fighterOf(t, seat).id
  const def = defOf(t.card(card))
  return half === 'boost' ? `boost:${def.id}` : def.id
}

const isSame = (a: ActiveAbility, b: ActiveAbility): boolean =>
  a.ability === b.ability && a.card === b.card && a.seat === b.seat

const saying = ({ on, if: condition, do: list }: Ability): string => `${on} ${JSON.stringify(condition ?? list)}`

/** Once in a Strike, for those that say so. */
const isSpent = (t: ExceedTable, bearing: ActiveAbility): boolean =>
  bearing.ability.once === true &&
  t.state.strike !== null &&
  strikeSide(t, bearing.seat).used.some(({ card, says }) => card === bearing.card && says === saying(bearing.ability))

/** What a player's opponent has to say at the same time. */
const alongside: { readonly [K in Timing]?: Timing } = { before: 'foeBefore', after: 'foeAfter' }

/** A condition that fails now and cannot change leaves no trigger. */
const mayCome = (t: ExceedTable, bearing: ActiveAbility): boolean => {
  const { if: condition } = bearing.ability
  return !isSpent(t, bearing) && (condition === undefined || !staysFalse(condition) || holds(t, bearing, condition))
}

/** Those that are still to come; one that is there several times comes as often. */
function pendingOf(t: ExceedTable, seat: Seat, timing: Timing, done: readonly ActiveAbility[]): ActiveAbility[] {
  const all = repeatedOf(t, seat, timing, activeOf(t, seat, timing))
  const theirs = alongside[timing]
  if (theirs !== undefined) all.push(...activeOf(t, foe(seat), theirs))
  const left = done.slice()
  const pending: ActiveAbility[] = []
  let isAnyNow = false
  for (const each of all) {
    if (isTakenFrom(left, each) || !mayCome(t, each)) continue
    pending.push(each)
    isAnyNow ||= holds(t, each, each.ability.if)
  }
  // where none can happen now none will: nothing comes between them
  return isAnyNow ? pending : []
}

function isTakenFrom(left: ActiveAbility[], ability: ActiveAbility): boolean {
  for (let at = 0; at < left.length; at++) {
    if (!isSame(left[at]!, ability)) continue
    left.splice(at, 1)
    return true
  }
  return false
}

/** What is no trigger of the four kinds (EX-113) but comes with setting an attack happens in its order, unasked. */
const unasked: ReadonlySet<Timing> = new Set<Timing>(['striking', 'set', 'foeSet', 'reveal', 'clash'])

/** EX-118..120: all triggers of a timing, each carried out in full, in the order that their player chooses. */
export function resolve(t: ExceedTable, seat: Seat, timing: Timing): Flow | null {
  const theirs = alongside[timing]
  if (!anyActive(t, seat, timing) && (theirs === undefined || !anyActive(t, foe(seat), theirs))) return null
  const done: ActiveAbility[] = []
  return untilQuiet(() => {
    const pending = pendingOf(t, seat, timing, done)
    if (pending.length === 0) return false
    const next = nextOf(pending, timing)
    return next === undefined ? picked(t, seat, timing, done) : carryOut(t, next, done)
  })
}

function carryOut(t: ExceedTable, next: ActiveAbility, done: ActiveAbility[]): Part {
  done.push(next)
  return trigger(t, next)
}

/** The one that comes next without a question; none if there is none, or a choice. */
function nextOf(pending: readonly ActiveAbility[], timing: Timing): ActiveAbility | undefined {
  if (pending.length === 1 || unasked.has(timing)) return pending[0]
  return pending.find(({ ability }) => ability.first)
}

/** EX-119 */
function* picked(t: ExceedTable, seat: Seat, timing: Timing, done: ActiveAbility[]): Flow {
  const next = yield* pickOf(t, seat, timing, () => pendingOf(t, seat, timing, done))
  yield* flowOf(carryOut(t, next, done))
}

/** EX-121: its condition counts as it resolves. */
export function trigger(t: ExceedTable, bearing: ActiveAbility): Flow | null {
  const { seat, card, ability } = bearing
  if (!holds(t, bearing, ability.if) || !canAfford(t, bearing, ability.do)) return null
  if (ability.once && t.state.strike !== null) strikeSide(t, seat).used.push({ card, says: saying(ability) })
  t.state.recent = { ...nothingYet(), ...(ability.on === 'foeDiscarded' && { cards: t.state.recent.cards }) }
  if (t.log !== null) {
    const { source } = askedBy(t, bearing, ability)
    const idle = isIdle(t, bearing, ability.do) ? true : undefined
    tell(t, { type: 'trigger', seat, timing: ability.on, card: card ?? undefined, source, idle })
  }
  return run(t, bearing, ability.do)
}

const repeatable: ReadonlySet<Timing> = new Set<Timing>(['before', 'hit', 'after'])

/** Triggers that happen several times, those of an attack or all of a player's, are there as often. */
function repeatedOf(t: ExceedTable, seat: Seat, timing: Timing, all: ActiveAbility[]): ActiveAbility[] {
  if (!repeatable.has(timing) || all.length === 0) return all
  const every = timesMore(t, seat, 'repeatsAllTriggers')
  const ofAttack = every + timesMore(t, seat, 'repeatsTriggers')
  if (ofAttack === 0) return all
  return all.flatMap((each) => Array.from({ length: 1 + (each.half === 'attack' ? ofAttack : every) }, () => each))
}

function timesMore(t: ExceedTable, seat: Seat, trait: 'repeatsTriggers' | 'repeatsAllTriggers'): number {
  return traitsOf(t, seat, trait).reduce((sum, { trait: { amount }, by }) => sum + amountOf(t, by, amount ?? 1), 0)
}

/** The other triggers of a timing that would do something now: what can be copied. */
export const othersOf = (t: ExceedTable, by: Source, timing: Timing): ActiveAbility[] =>
  activeOf(t, by.seat, timing).filter(
    (each) => (each.card !== by.card || each.half !== by.half) && holds(t, each, each.ability.if),
  )

/** A player picks one of these triggers. */
export function* pickOf(t: ExceedTable, seat: Seat, timing: Timing, list: () => ActiveAbility[]): Flow<ActiveAbility> {
  const { index } = yield* ask(t, seat, {
    kind: 'trigger',
    rule: 'EX-119',
    context: timing,
    options: () =>
      numbered(
        list().map((bearing, at) => ({ bearing, at })),
        ({ bearing }) => nameOf(t, bearing),
        ({ bearing, at }) => ({
          index: at,
          card: bearing.card ?? undefined,
          source: askedBy(t, bearing, bearing.ability).source,
          now: holds(t, bearing, bearing.ability.if),
        }),
      ),
  })
  return list()[index]!
}

/** What is printed on one card for one moment, from top to bottom: as far as a price that its player cannot pay. */
export function inPrintedOrder(t: ExceedTable, bearings: readonly ActiveAbility[]): Flow | null {
  let next = 0
  return untilQuiet(() => {
    const bearing = bearings[next++]
    return bearing === undefined || isOutOfReach(t, bearing) ? false : trigger(t, bearing)
  })
}

const isOutOfReach = (t: ExceedTable, bearing: ActiveAbility): boolean =>
  holds(t, bearing, bearing.ability.if) && !canAfford(t, bearing, bearing.ability.do)

/** Where nobody can be asked: triggers that ask nothing. */
export function resolveAtOnce(t: ExceedTable, seat: Seat, timing: Timing): void {
  if (!anyActive(t, seat, timing)) return
  for (const bearing of activeOf(t, seat, timing)) {
    if (trigger(t, bearing) !== null) throw new Error(`What happens at ${timing} may ask nothing.`)
  }
}
