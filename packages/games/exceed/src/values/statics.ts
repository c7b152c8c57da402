import type { CardId, Seat } from '@cardwright/engine'
import { type Timing, timings } from '../effects/abilities/timings.ts'
import { favours, type TraitName } from '../effects/abilities/traits.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { EffectList } from '../effects/list.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { type ActiveAbility, attackOf, defOf, type ExceedTable, type NumberName, type Strike, side } from '../state.ts'
import { eachList } from './active.ts'
import { holds } from './conditions.ts'
import { type Source, seatOf } from './source.ts'

/** What a static effect bears on: a number, a trait, payments, X, or a moment for which it grants an ability. */
export type Topic = NumberName | TraitName | 'payment' | 'x' | `on ${Timing}`

const payments: ReadonlySet<TraitName> = new Set(favours)

const isStatic = (on: Timing): boolean => on === 'strike' || on === 'always'

/** What one effect bears on. */
function topicsOfEffect(effect: Effect): Topic[] {
  switch (effect.do) {
    case 'bonus':
      return [effect.to]
    case 'range':
      return ['rangeMin', 'rangeMax']
    case 'trait':
      return payments.has(effect.trait) ? [effect.trait, 'payment'] : [effect.trait]
    case 'setX':
      return ['x']
    case 'when':
      return [...effect.so, ...(effect.else ?? [])].flatMap(topicsOfEffect)
    case 'grant':
      return isStatic(effect.ability.on) ? effect.ability.do.flatMap(topicsOfEffect) : [`on ${effect.ability.on}`]
    default:
      return []
  }
}

type Sorted = ReadonlyMap<Topic, readonly Ability[]>

/** The static abilities of a list by what they bear on; worked out once for each list. */
const sorted = new WeakMap<readonly Ability[], Sorted>()
const none: readonly Ability[] = []

function sortedOf(list: readonly Ability[]): Sorted {
  let known = sorted.get(list)
  if (known === undefined) {
    const found = new Map<Topic, readonly Ability[]>()
    for (const ability of list) {
      if (!isStatic(ability.on)) continue
      for (const each of new Set(ability.do.flatMap(topicsOfEffect)))
        found.set(each, [...(found.get(each) ?? none), ability])
    }
    known = found
    sorted.set(list, known)
  }
  return known
}

const about = (list: readonly Ability[], topic: Topic): readonly Ability[] => sortedOf(list).get(topic) ?? none

/** Static abilities that are in force, and what bears them. */
interface StaticSource {
  readonly abilities: Sorted
  readonly seat: Seat
  readonly card: CardId | null
  readonly half: ActiveAbility['half']
}

/** What there is at one moment of a table. */
interface Survey {
  /** When it was last seen to hold. */
  version: number
  readonly strike: Strike | null
  readonly granted: number
  /** All that the sources depend on: while it is the same, they are. */
  readonly bearers: readonly number[]
  readonly sources: readonly StaticSource[]
  /** Those of them that bear on a topic, for the topics that were looked up. */
  readonly about: Map<Topic, readonly StaticSource[]>
  /** The times for which there may be something, once they were looked up. */
  times: readonly number[] | null
}

/** That of the table that was looked at last: mostly it is one table at a time, many times in a row. */
let surveyed: ExceedTable | null = null
let latest: Survey | null = null

const grantsOf = (strike: Strike | null): number =>
  strike === null ? 0 : strike.sides[0].granted.length + strike.sides[1].granted.length

/**
 * The faces that are up and the cards that lie there, as numbers: a card that was in a deck meanwhile is another. The
 * list is the same each time.
 */
function bearersOf(t: ExceedTable): readonly number[] {
  let count = 0
  for (let seat = 0; seat < 2; seat++) {
    const attack = attackOf(t, seat)
    const isExtra = t.state.strike?.sides[seat as 0 | 1].extra === true
    bearers[count++] = (side(t, seat).mode === 'exceed' ? 1 : 0) + (isExtra ? 2 : 0)
    if (attack !== undefined && !attack.down) {
      bearers[count++] = attack.id
      bearers[count++] = attack.gen
      bearers[count++] = attack.zone.family === 'strike' ? -1 : -2
    }
    for (const { id, gen, down } of t.zone.boosts(seat).cards) {
      bearers[count++] = down ? -3 : -4
      bearers[count++] = id
      bearers[count++] = gen
    }
    for (const { id, gen } of t.zone.transforms(seat).cards) {
      bearers[count++] = -5
      bearers[count++] = id
      bearers[count++] = gen
    }
  }
  while (bearers.length > count) bearers.pop()
  return bearers
}
const bearers: number[] = []

const isSame = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** The sources of both seats, found once for as long as they are the same: they are looked at many times. */
function surveyOf(t: ExceedTable): Survey {
  const { strike } = t.state
  const granted = grantsOf(strike)
  const known =
    surveyed === t && latest !== null && latest.strike === strike && latest.granted === granted ? latest : null
  if (known !== null && known.version === t.version) return known
  const now = bearersOf(t)
  if (known !== null && isSame(known.bearers, now)) {
    known.version = t.version
    return known
  }
  surveyed = t
  latest = {
    version: t.version,
    strike,
    granted,
    bearers: now.slice(),
    sources: sourcesOf(t),
    about: new Map(),
    times: null,
  }
  return latest
}

function sourcesOf(t: ExceedTable): StaticSource[] {
  const sources: StaticSource[] = []
  for (const seat of [0, 1])
    eachList(t, seat, (list, card, half, of) => {
      if (list.length === 0) return
      const abilities = sortedOf(list)
      // what was printed on an attack ends when it leaves play
      if (abilities.size === 0 || (half === 'attack' && isGone(t, card, list))) return
      sources.push({ abilities, seat: of, card, half })
    })
  return sources
}

const noSources: readonly StaticSource[] = []

function sourcesAbout(t: ExceedTable, topic: Topic): readonly StaticSource[] {
  const { sources, about } = surveyOf(t)
  let found = about.get(topic)
  if (found === undefined) {
    found = sources.filter(({ abilities }) => abilities.has(topic))
    about.set(topic, found.length === 0 ? noSources : found)
  }
  return found
}

/** The times for which there may be something, found once for as long as the same things are in force. */
export function timesNow(t: ExceedTable, find: (t: ExceedTable) => readonly number[]): readonly number[] {
  const survey = surveyOf(t)
  survey.times ??= find(t)
  return survey.times
}

/** Whether anything in force bears on a topic at all; whether it does so now depends on its conditions. */
export const isTouched = (t: ExceedTable, topic: Topic): boolean => sourcesAbout(t, topic).length > 0

function isGone(t: ExceedTable, id: CardId | null, list: readonly Ability[]): boolean {
  if (id === null) return false
  const card = t.card(id)
  return card.zone.family !== 'strike' && defOf(card).abilities === list
}

/** The times for which a list may grant abilities while it is in force. */
export const grantsIn = (list: readonly Ability[]): Timing[] =>
  timings.filter((each) => about(list, `on ${each}`).length > 0)

/** An effect that bears on a topic, and by what it is there. */
type Visit = (effect: Effect, by: Source) => void

interface Inquiry {
  readonly t: ExceedTable
  readonly seat: Seat
  readonly topic: Topic
  readonly visit: Visit
}

/** Static effects that are in force for a seat: its own, and what its opponent has that says so. */
export function eachStatic(t: ExceedTable, seat: Seat, topic: Topic, visit: Visit): void {
  for (const source of sourcesAbout(t, topic))
    for (const ability of source.abilities.get(topic)!) enter({ t, seat, topic, visit }, ability, source)
}

/** Abilities that are being looked at: one whose condition or amount depends on itself does not count there. */
const busy: { ability: Ability; topic: Topic; seat: Seat; card: CardId | null }[] = []

function enter(inquiry: Inquiry, ability: Ability, { seat, card, half }: StaticSource): void {
  const { t, topic } = inquiry
  if (ability.on === 'strike' && t.state.strike === null) return
  for (const each of busy)
    if (each.ability === ability && each.topic === topic && each.seat === seat && each.card === card) return
  busy.push({ ability, topic, seat, card })
  try {
    const by: Source = { seat, card, half }
    if (holds(t, by, ability.if)) walk(inquiry, by, ability.do)
  } finally {
    busy.pop()
  }
}

function walk(inquiry: Inquiry, by: Source, list: EffectList): void {
  for (let i = 0; i < list.length; i++) look(inquiry, by, list[i]!)
}

function look(inquiry: Inquiry, by: Source, effect: Effect): void {
  const { t, seat, topic, visit } = inquiry
  switch (effect.do) {
    case 'when': {
      const branch = holds(t, by, effect.if) ? effect.so : effect.else
      if (branch !== undefined) walk(inquiry, by, branch)
      return
    }
    case 'grant':
      lookAtGrant(inquiry, by, effect)
      return
    case 'bonus':
      if (effect.to === topic && concerns(by, effect.who, seat)) visit(effect, by)
      return
    case 'range':
      if ((topic === 'rangeMin' || topic === 'rangeMax') && concerns(by, effect.who, seat)) visit(effect, by)
      return
    case 'trait':
      if (effect.trait === topic && concerns(by, effect.who, seat)) visit(effect, by)
      return
    case 'setX':
      if (topic === 'x' && by.seat === seat) visit(effect, by)
  }
}

function lookAtGrant(inquiry: Inquiry, by: Source, effect: Extract<Effect, { do: 'grant' }>): void {
  const { t, seat, topic, visit } = inquiry
  const { ability, who } = effect
  const owner: Source = { seat: seatOf(by, who), card: by.card, half: by.half }
  if (!isStatic(ability.on)) {
    if (owner.seat === seat && topic === `on ${ability.on}`) visit(effect, owner)
  } else if (holds(t, owner, ability.if)) walk(inquiry, owner, ability.do)
}

const concerns = (by: Source, who: 'you' | 'foe' | 'both' | undefined, seat: Seat): boolean =>
  who === 'both' || (who === 'foe') === (by.seat !== seat)
