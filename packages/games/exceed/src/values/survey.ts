import { type CardId, keep, type Seat } from '@cardwright/engine'
import { type Timing, timings } from '../effects/abilities/timings.ts'
import { favours, type TraitName } from '../effects/abilities/traits.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { type ActiveAbility, attackOf, defOf, type ExceedTable, type NumberName, type Strike, side } from '../state.ts'
import { eachList } from './lists.ts'

/** What a static effect bears on: a number, a trait, payments, X, or a moment for which it grants an ability. */
export type Topic = NumberName | TraitName | 'payment' | 'x' | `on ${Timing}`

const payments: ReadonlySet<TraitName> = new Set(favours)

export const isStatic = (on: Timing): boolean => on === 'strike' || on === 'always'

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

/** Times as bits: there are more of them than one number holds. */
interface Times {
  readonly low: number
  readonly high: number
}

const places = Object.fromEntries(timings.map((timing, at) => [timing, at])) as Record<Timing, number>

function timesIn(found: Iterable<Timing>): Times {
  let low = 0
  let high = 0
  for (const timing of found) {
    const at = places[timing]
    if (at < 32) low |= 1 << at
    else high |= 1 << (at - 32)
  }
  return { low, high }
}

/** What a list of abilities is about. */
interface Contents {
  /** Its static abilities by what they bear on. */
  readonly about: ReadonlyMap<Topic, readonly Ability[]>
  /** The times of its abilities, and of those that it grants while it is in force. */
  readonly own: Times
  readonly granted: Times
}

/** Worked out once for each list. */
const known = new WeakMap<readonly Ability[], Contents>()

function contentsOf(list: readonly Ability[]): Contents {
  let contents = known.get(list)
  if (contents === undefined) {
    const about = new Map<Topic, Ability[]>()
    for (const ability of list)
      if (isStatic(ability.on))
        for (const topic of new Set(ability.do.flatMap(topicsOfEffect))) add(about, topic, ability)
    const granted = timings.filter((timing) => about.has(`on ${timing}`))
    contents = { about, own: timesIn(list.map(({ on }) => on)), granted: timesIn(granted) }
    known.set(list, contents)
  }
  return contents
}

function add<T>(lists: Map<Topic, T[]>, topic: Topic, item: T): void {
  const list = lists.get(topic)
  if (list === undefined) lists.set(topic, [item])
  else list.push(item)
}

/** Static abilities about one topic that are in force, and what bears them. */
export interface StaticSource {
  readonly abilities: readonly Ability[]
  readonly seat: Seat
  readonly card: CardId | null
  readonly half: ActiveAbility['half']
}

/** What is in force at a table. */
interface Survey {
  /** All that it depends on: while that is the same, so is the survey. */
  readonly strike: Strike | null
  readonly granted: number
  readonly bearers: readonly number[]
  readonly about: ReadonlyMap<Topic, readonly StaticSource[]>
  /** For which times there may be something, of seat 0 (low, high) and of seat 1: what is granted may be for either. */
  readonly times: readonly number[]
}

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

/** What is in force: looked at dozens of times with every decision, and mostly what it was. */
const surveyOf = keep((t: ExceedTable, last?: Survey): Survey => {
  const { strike } = t.state
  const granted = grantsOf(strike)
  const now = bearersOf(t)
  if (last !== undefined && last.strike === strike && last.granted === granted && isSame(last.bearers, now)) return last
  return { strike, granted, bearers: now.slice(), ...inForce(t) }
})

function inForce(t: ExceedTable): Pick<Survey, 'about' | 'times'> {
  const about = new Map<Topic, StaticSource[]>()
  const times = [0, 0, 0, 0]
  for (let seat = 0; seat < 2; seat++)
    eachList(t, seat, (list, card, half, of) => {
      if (list.length === 0) return
      const contents = contentsOf(list)
      const { own, granted } = contents
      times[2 * seat]! |= own.low
      times[2 * seat + 1]! |= own.high
      for (let at = 0; at < 4; at++) times[at]! |= at % 2 === 0 ? granted.low : granted.high
      // what was printed on an attack ends when it leaves play
      if (half === 'attack' && isGone(t, card, list)) return
      for (const [topic, abilities] of contents.about) add(about, topic, { abilities, seat: of, card, half })
    })
  return { about, times }
}

function isGone(t: ExceedTable, id: CardId | null, list: readonly Ability[]): boolean {
  if (id === null) return false
  const card = t.card(id)
  return card.zone.family !== 'strike' && defOf(card).abilities === list
}

const noSources: readonly StaticSource[] = []

/** What in force bears on a topic. */
export const sourcesAbout = (t: ExceedTable, topic: Topic): readonly StaticSource[] =>
  surveyOf(t).about.get(topic) ?? noSources

/** Whether anything in force bears on a topic at all; whether it does so now depends on its conditions. */
export const isTouched = (t: ExceedTable, topic: Topic): boolean => surveyOf(t).about.has(topic)

/** Whether anything of a seat may be in force at a time: asked so often that it makes no list. */
export function anyActive(t: ExceedTable, seat: Seat, timing: Timing): boolean {
  const { times } = surveyOf(t)
  const at = places[timing]
  return at < 32 ? (times[2 * seat]! & (1 << at)) !== 0 : (times[2 * seat + 1]! & (1 << (at - 32))) !== 0
}
