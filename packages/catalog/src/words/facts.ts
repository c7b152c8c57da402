import type { Json, Telling, Words } from '@cardwright/engine'
import { capital, inWords, player } from '@cardwright/engine/english'
import type { Entry } from '../entry.ts'
import { spoken } from './spoken.ts'
import { isObject } from './values.ts'

/** Of what facts are told, and to whom. */
export interface About {
  readonly entry: Entry
  readonly words: Words
  readonly telling: Telling
}

export interface Fact {
  readonly name: string
  /** Null where the name says it all: what is true or not. */
  readonly value: string | null
}

/** Facts that say which seat, by the platform's custom. */
const seatFields = new Set([
  ...['turn', 'seat', 'first', 'starter', 'active', 'dealer', 'steward', 'next', 'holder'],
  ...['from', 'to', 'by', 'owner'],
])

/** A list with an item for each seat, and none of things that happen to be as many: such things say whose they are. */
const isPerSeat = (value: Json | undefined, seats: number): value is readonly Json[] =>
  Array.isArray(value) &&
  value.length === seats &&
  !value.some((each: Json) => isObject(each) && Object.keys(each).some((field) => seatFields.has(field)))

/** Facts that concern no single seat. Deadlines are left to the clock. */
export const commonFacts = spoken((about: About): Fact[] => {
  const { facts, seats, waiting } = about.telling.view
  const untils = new Set(waiting.map(({ until }) => until))
  return factsIn(
    about,
    Object.entries(facts).filter(([, value]) => !isPerSeat(value, seats) && !untils.has(value as number)),
  )
})

export const ownFacts = spoken((about: About, seat: number): Fact[] => {
  const { facts, seats } = about.telling.view
  const own = Object.entries(facts).flatMap(([name, value]): [string, Json | undefined][] => {
    if (!isPerSeat(value, seats)) return []
    const mine = value[seat]
    return isObject(mine) ? Object.entries(mine) : [[name, mine]]
  })
  return factsIn(about, own)
})

/** `day` 1 and `days` 2 are "day 1 of 2". */
function factsIn(about: About, fields: readonly [string, Json | undefined][]): Fact[] {
  const numbers = new Map(fields.filter(([, value]) => typeof value === 'number'))
  return fields.flatMap(([name, value]): Fact[] => {
    const isWhole = name.endsWith('s') && numbers.has(name) && numbers.has(name.slice(0, -1))
    if (isWhole || value === undefined || value === null || value === false) return []
    if (value === true) return [{ name: capital(inWords(name)), value: null }]
    const said = capital(saidOf(about, name, value))
    const whole = numbers.has(name) ? numbers.get(`${name}s`) : undefined
    return said === ''
      ? []
      : [{ name: capital(inWords(name)), value: whole === undefined ? said : `${said} of ${whole}` }]
  })
}

/** A value for people: seats and cards by their names. */
function saidOf(about: About, name: string, value: Json | undefined): string {
  const { entry, words, telling } = about
  if (typeof value === 'number' && seatFields.has(name) && value < telling.view.seats) return player(telling, value)
  if (typeof value === 'string') return entry.game.library.has(value) ? words.name(value) : inWords(value)
  if (Array.isArray(value)) return value.map((each: Json) => saidOf(about, name, each)).join('; ')
  if (!isObject(value)) return String(value)
  const fields = Object.entries(value).filter(([, each]) => each !== undefined && each !== null && each !== false)
  return fields
    .map(([field, each]) => (each === true ? inWords(field) : `${inWords(field)} ${saidOf(about, field, each)}`))
    .join(', ')
}
