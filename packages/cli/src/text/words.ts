import { type AnyGame, type Header, type Json, type JsonObject, Match, type Seat } from '@cardwright/engine'

/** From where things are told: a seat, which is `you`, or somebody who watches. */
export interface Viewpoint {
  readonly game: AnyGame
  readonly seat: Seat | null
  /** Who sits there. */
  readonly names: readonly string[]
  /** The facts that are lists with an item for each seat. */
  readonly perSeat: ReadonlySet<string>
}

export function viewpointOf(game: AnyGame, { options, seats }: Header, seat: Seat | null): Viewpoint {
  // A list that grows in play may come to be as long by chance, but hardly before the first card is played.
  const { facts } = Match.start(game, { options, seats, quiet: true }).view(seat)
  const perSeat = Object.keys(facts).filter((name) => {
    const value = facts[name]
    return Array.isArray(value) && value.length === seats.length
  })
  return { game, seat, names: seats, perSeat: new Set(perSeat) }
}

export const who = ({ seat: own }: Viewpoint, seat: Seat): string => (seat === own ? 'You' : `Seat ${seat}`)

const whose = ({ seat: own }: Viewpoint, seat: Seat): string => (seat === own ? 'your' : `seat ${seat}'s`)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `sendsBack` and `sends-back` are `sends back`. */
export const inWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()

export interface ZoneName {
  readonly family: string
  readonly owner: Seat | null
  /** Of several of a family, which. */
  readonly index: string | null
}

/** `pile:0:2` is the pile of seat 0 with the index 2. */
export function parseZone(game: AnyGame, name: string): ZoneName {
  const [family = '', ...rest] = name.split(':')
  const owner = game.zones[family]?.per === 'seat' ? Number(rest.shift()) : null
  return { family, owner, index: rest[0] ?? null }
}

const place = ({ family, index }: ZoneName): string => inWords(family) + (index === null ? '' : ` ${index}`)

/** `your hand`, `seat 1's hand`, `pool` */
export function zoneWords(point: Viewpoint, name: string): string {
  const zone = parseZone(point.game, name)
  return zone.owner === null ? place(zone) : `${whose(point, zone.owner)} ${place(zone)}`
}

/** `your deck → hand`, `your hand → seat 1's board` */
export function moveWords(point: Viewpoint, from: string, to: string): string {
  const target = parseZone(point.game, to)
  const same = target.owner !== null && parseZone(point.game, from).owner === target.owner
  return `${zoneWords(point, from)} → ${same ? place(target) : zoneWords(point, to)}`
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value for people; nothing for what is not there. */
export function valueWords(value: Json | undefined): string {
  if (value === undefined || value === null) return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((each: Json) => valueWords(each)).join(', ')
  if (isObject(value)) return `(${fieldWords(value).join(', ')})`
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

/** Fields for people: `life 20`; what is true is named, what is not or is not there is left out. */
export function fieldWords(fields: JsonObject): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return []
    return value === true ? [inWords(name)] : [`${inWords(name)} ${valueWords(value)}`]
  })
}

/** `0:42` */
export function timeWords(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
