import type { Json, JsonObject } from '@cardwright/engine'
import type { BoardProps } from '../../table/contract.ts'
import { capital, inWords, who } from '../../table/plain-words.ts'

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

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list with an item for each seat, and none of things that happen to be as many: such things say whose they are. */
const isPerSeat = (value: Json | undefined, seats: number): value is readonly Json[] =>
  Array.isArray(value) &&
  value.length === seats &&
  !value.some((each: Json) => isObject(each) && Object.keys(each).some((field) => seatFields.has(field)))

/** What concerns no seat alone. What time is up is shown by a clock. */
export function commonFacts(props: BoardProps): Fact[] {
  const { facts, seats, waiting } = props.view
  const untils = new Set(waiting.map(({ until }) => until))
  return factsIn(
    props,
    Object.entries(facts).filter(([, value]) => !isPerSeat(value, seats) && !untils.has(value as number)),
  )
}

export function ownFacts(props: BoardProps, seat: number): Fact[] {
  const { facts, seats } = props.view
  const own = Object.entries(facts).flatMap(([name, value]): [string, Json | undefined][] => {
    if (!isPerSeat(value, seats)) return []
    const mine = value[seat]
    return isObject(mine) ? Object.entries(mine) : [[name, mine]]
  })
  return factsIn(props, own)
}

/** `day` 1 and `days` 2 are "day 1 of 2". */
function factsIn(props: BoardProps, fields: readonly [string, Json | undefined][]): Fact[] {
  const numbers = new Map(fields.filter(([, value]) => typeof value === 'number'))
  return fields.flatMap(([name, value]): Fact[] => {
    const isWhole = name.endsWith('s') && numbers.has(name) && numbers.has(name.slice(0, -1))
    if (isWhole || value === undefined || value === null || value === false) return []
    if (value === true) return [{ name: capital(inWords(name)), value: null }]
    const said = capital(saidOf(props, name, value))
    const whole = numbers.has(name) ? numbers.get(`${name}s`) : undefined
    return said === ''
      ? []
      : [{ name: capital(inWords(name)), value: whole === undefined ? said : `${said} of ${whole}` }]
  })
}

/** A value for people: seats and cards by their names. */
function saidOf(props: BoardProps, name: string, value: Json | undefined): string {
  const { entry, words, telling, view } = props
  if (typeof value === 'number' && seatFields.has(name) && value < view.seats) {
    return value === telling.seat ? 'you' : who(telling, value)
  }
  if (typeof value === 'string') return entry.game.library.has(value) ? words.name(value) : inWords(value)
  if (Array.isArray(value)) return value.map((each: Json) => saidOf(props, name, each)).join('; ')
  if (!isObject(value)) return String(value)
  const fields = Object.entries(value).filter(([, each]) => each !== undefined && each !== null && each !== false)
  return fields
    .map(([field, each]) => (each === true ? inWords(field) : `${inWords(field)} ${saidOf(props, field, each)}`))
    .join(', ')
}
