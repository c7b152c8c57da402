import { type CardId, keep, type Seat } from '@cardwright/engine'
import { type Timing, timings } from '../effects/abilities/timings.ts'
import { favours, type TraitName, traits } from '../effects/abilities/traits.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import {
  type ActiveAbility,
  attackOf,
  defOf,
  type ExceedTable,
  type NumberName,
  numbers,
  type Strike,
  side,
} from '../state.ts'
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

const topics: readonly Topic[] = [...numbers, ...traits, 'payment', 'x', ...timings.map((on): Topic => `on ${on}`)]

/** The place of each topic, and of each time, in sets of them. */
const topicPlaces = placesOf(topics)
const timePlaces = placesOf(timings)

function placesOf<T>(all: readonly T[]): ReadonlyMap<T, number> {
  return new Map(all.map((each, place) => [each, place]))
}

/** A set of places as bits, 32 to a number: it is joined and looked at without making anything. */
type Bits = number[]

const noTopics: readonly number[] = Array.from({ length: Math.ceil(topics.length / 32) }, () => 0)
const noTimes: readonly number[] = Array.from({ length: Math.ceil(timings.length / 32) }, () => 0)
const has = (bits: Bits, place: number): boolean => (bits[place >> 5]! & (1 << (place & 31))) !== 0

function setOf<T>(none: readonly number[], places: ReadonlyMap<T, number>, items: Iterable<T>): Bits {
  const bits = none.slice()
  for (const item of items) bits[places.get(item)! >> 5]! |= 1 << (places.get(item)! & 31)
  return bits
}

function join(bits: Bits, more: Bits): void {
  for (let i = 0; i < more.length; i++) bits[i]! |= more[i]!
}

/** What a list of abilities is about. */
interface Contents {
  /** Its static abilities by what they bear on. */
  readonly about: ReadonlyMap<Topic, readonly Ability[]>
  readonly topics: Bits
  /** The times of its abilities. */
  readonly times: Bits
}

/** Worked out once for each list. */
const known = new WeakMap<readonly Ability[], Contents>()

function contentsOf(list: readonly Ability[]): Contents {
  let contents = known.get(list)
  if (contents === undefined) {
    const about = new Map<Topic, Ability[]>()
    for (const ability of list)
      if (isStatic(ability.on))
        for (const topic of new Set(ability.do.flatMap(topicsOfEffect)))
          about.set(topic, [...(about.get(topic) ?? []), ability])
    const times = list.map(({ on }) => on)
    contents = { about, topics: setOf(noTopics, topicPlaces, about.keys()), times: setOf(noTimes, timePlaces, times) }
    known.set(list, contents)
  }
  return contents
}

/** Static abilities that are in force, and what bears them. */
export interface StaticSource {
  readonly about: Contents['about']
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
  readonly sources: readonly StaticSource[]
  /** All that they bear on. */
  readonly topics: Bits
  /** The times of each seat's abilities. */
  readonly times: readonly [Bits, Bits]
}

const grantsOf = (strike: Strike | null): number =>
  strike === null ? 0 : strike.sides[0].granted.length + strike.sides[1].granted.length

/**
 * Writes down the faces that are up and the cards that lie there, as numbers: a card that was in a deck meanwhile is
 * another. Returns how many there are; the list is the same each time, and never shrinks.
 */
function noteBearers(t: ExceedTable): number {
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
  return count
}
const bearers: number[] = []

function areNoted(before: readonly number[], count: number): boolean {
  if (before.length !== count) return false
  for (let i = 0; i < count; i++) if (before[i] !== bearers[i]) return false
  return true
}

/** What is in force: looked at dozens of times with every decision, and mostly what it was. */
const surveyOf = keep((t: ExceedTable, last?: Survey): Survey => {
  const { strike } = t.state
  const granted = grantsOf(strike)
  const count = noteBearers(t)
  const isLast = last !== undefined && last.strike === strike && last.granted === granted
  return isLast && areNoted(last.bearers, count) ? last : newSurvey(t, granted, bearers.slice(0, count))
})

function newSurvey(t: ExceedTable, granted: number, noted: readonly number[]): Survey {
  const sources: StaticSource[] = []
  const all = noTopics.slice()
  const times = [noTimes.slice(), noTimes.slice()] as const
  for (const seat of [0, 1] as const)
    eachList(t, seat, (list, card, half, of) => {
      if (list.length === 0) return
      const contents = contentsOf(list)
      join(times[seat], contents.times)
      // what was printed on an attack ends when it leaves play
      if (contents.about.size === 0 || (half === 'attack' && isGone(t, card, list))) return
      join(all, contents.topics)
      sources.push({ about: contents.about, seat: of, card, half })
    })
  return { strike: t.state.strike, granted, bearers: noted, sources, topics: all, times }
}

function isGone(t: ExceedTable, id: CardId | null, list: readonly Ability[]): boolean {
  if (id === null) return false
  const card = t.card(id)
  return card.zone.family !== 'strike' && defOf(card).abilities === list
}

/** Whether anything in force bears on a topic at all; whether it does so now depends on its conditions. */
export const isTouched = (t: ExceedTable, topic: Topic): boolean => has(surveyOf(t).topics, topicPlaces.get(topic)!)

export const sourcesOf = (t: ExceedTable): readonly StaticSource[] => surveyOf(t).sources

/** Whether anything of a seat may be in force at a time: its own, or what something grants. */
export function anyActive(t: ExceedTable, seat: Seat, timing: Timing): boolean {
  const { times, topics: all } = surveyOf(t)
  const place = timePlaces.get(timing)!
  return has(times[seat as 0 | 1], place) || has(all, firstGrant + place)
}

const firstGrant = topicPlaces.get(`on ${timings[0]}`)!
