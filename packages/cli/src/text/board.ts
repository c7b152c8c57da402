import type { CardView, Json, JsonObject, Seat, View, ZoneView } from '@cardwright/engine'
import { bold, cyan, dim, flowLines, padEnd, ruler, widthOf } from './layout.ts'
import { fieldWords, inWords, parseZone, timeWords, type Viewpoint, who } from './words.ts'

/** Facts that say which seat, by the platform's custom. */
const seatFacts = new Set(['turn', 'seat', 'first', 'starter', 'active', 'dealer'])

interface Place {
  readonly family: string
  readonly zones: { readonly index: string | null; readonly zone: ZoneView }[]
}

/** The table as a seat sees it: the others, what lies in the middle, then what is one's own. */
export function boardLines(point: Viewpoint, view: View, width: number, now = view.now): string[] {
  const places = placesOf(point, view)
  const order = Array.from({ length: view.seats }, (_, i) => ((point.seat ?? 0) + 1 + i) % view.seats)
  const common = (places.get(null) ?? []).filter(({ zones }) => zones.some(({ zone }) => zone.count !== undefined))
  const own = order.pop()!
  const lines = headLines(point, view, width, now)
  for (const seat of order) lines.push(...seatLines(point, view, seat, places.get(seat) ?? [], width))
  if (common.length > 0) lines.push(bold('Table'), ...placeLines(point, view, common, width))
  lines.push(...seatLines(point, view, own, places.get(own) ?? [], width), ruler('', '', width))
  return lines
}

/** The title and the facts that concern no seat: on one line, if they fit. */
function headLines(point: Viewpoint, view: View, width: number, now: number): string[] {
  const title = bold(point.game.title)
  const facts = factWords(point, view, now)
  const inOne = facts.join(dim(' · '))
  if (widthOf(inOne) + widthOf(title) + 12 <= width) return [ruler(title, inOne, width)]
  return [ruler(title, '', width), ...flowLines(facts, width, '  ', dim(' · '))]
}

function factWords(point: Viewpoint, { facts, seats, waiting }: View, now: number): string[] {
  const until = waiting.find((each) => each.until !== undefined)?.until
  const words = Object.entries(facts).flatMap(([name, value]) => {
    if (until !== undefined && value === until) return []
    if (point.perSeat.has(name) || (Array.isArray(value) && value.length === 0)) return []
    if (seatFacts.has(name) && typeof value === 'number' && value < seats) {
      return [`${inWords(name)}: ${who(point, value).toLowerCase()}`]
    }
    return fieldWords({ [name]: value })
  })
  const time = until === undefined ? [] : [`time ${timeWords(now)} of ${timeWords(until)}`]
  return [...words, ...time]
}

function seatLines(point: Viewpoint, view: View, seat: Seat, places: readonly Place[], width: number): string[] {
  const facts = Object.entries(view.facts).flatMap(([name, value]) => {
    if (!point.perSeat.has(name)) return []
    const own = (value as readonly Json[])[seat]!
    return typeof own === 'object' && own !== null && !Array.isArray(own)
      ? fieldWords(own as JsonObject)
      : fieldWords({ [name]: own })
  })
  const label = seat === point.seat ? `You (seat ${seat})` : `Seat ${seat} (${point.names[seat]})`
  const awaited = view.waiting.some((each) => each.seat === seat) ? '▸ ' : '  '
  return [
    ...flowLines(facts, width, padEnd(`${awaited}${bold(label)}`, 26)),
    ...placeLines(point, view, places, width, seat === point.seat),
  ]
}

/** Places of which only the size is known share a line; the others have one each. */
function placeLines(point: Viewpoint, view: View, places: readonly Place[], width: number, own = false): string[] {
  const counts: string[] = []
  const lines: string[] = []
  for (const { family, zones } of places) {
    const full = zones.filter(({ zone }) => zone.count !== 0)
    if (full.length === 0) counts.push(dim(`${inWords(family)} –`))
    for (const { index, zone } of full) {
      const name = inWords(family) + (index === null ? '' : ` ${index}`)
      if (zone.cards || zone.known) {
        const cards = cardsOf(point, view, family, zone)
        lines.push(...flowLines(own ? cards.map(cyan) : cards, width, padEnd(`    ${name}`, 14)))
      } else counts.push(zone.count === undefined ? `${name} ?` : `${name} ${zone.count}${backsOf(zone)}`)
    }
  }
  return counts.length === 0 ? lines : [...flowLines(counts, width, '    ', '   '), ...lines]
}

/** Backs tell something only where they differ. */
const backsOf = ({ backs = [] }: ZoneView): string =>
  new Set(backs).size > 1 ? ` (${grouped(backs, true).join(', ')})` : ''

function cardsOf(point: Viewpoint, view: View, family: string, zone: ZoneView): string[] {
  const unordered = point.game.zones[family]?.shape !== 'row'
  if (zone.cards) {
    return grouped(
      zone.cards.map((card) => cardWords(view, card)),
      unordered,
    )
  }
  const known = (zone.known ?? []).map(({ name, at }) => (at === undefined ? name : `${name} (${placeInPile(at)})`))
  return [`${zone.count}:`, ...grouped(known, unordered), ...(known.length < zone.count! ? ['...'] : [])]
}

const placeInPile = (at: number): string => (at === 0 ? 'on top' : `under ${at}`)

/** `scout ready, power 3`; a card whose face is not seen is its back. */
function cardWords(view: View, { handle: _, name, back, down, host, ...about }: CardView): string {
  const words = [
    ...(down && name !== undefined ? ['face down'] : []),
    ...fieldWords(about as JsonObject),
    ...(host === undefined ? [] : [`on ${nameByHandle(view, host) ?? 'a card'}`]),
  ]
  const face = name ?? `[${back ?? 'face down'}]`
  return words.length === 0 ? face : `${face} (${words.join(', ')})`
}

export function nameByHandle(view: View, handle: Json | undefined): string | null {
  if (handle === undefined || handle === null) return null
  for (const zone of Object.values(view.zones)) {
    const card = zone.cards?.find((each) => each.handle === handle)
    if (card) return card.name ?? 'a face-down card'
  }
  return null
}

/** Equal ones once, with their number; where order counts, only those that lie side by side. */
function grouped(words: readonly string[], unordered: boolean): string[] {
  const groups: { word: string; times: number }[] = []
  for (const word of words) {
    const same = unordered ? groups.find((group) => group.word === word) : groups.at(-1)
    if (same?.word === word) same.times++
    else groups.push({ word, times: 1 })
  }
  return groups.map(({ word, times }) => (times === 1 ? word : `${word} ×${times}`))
}

/** The zones by owner and family, in the order of the game. */
function placesOf({ game }: Viewpoint, view: View): Map<Seat | null, Place[]> {
  const places = new Map<Seat | null, Place[]>()
  for (const [name, zone] of Object.entries(view.zones)) {
    const { family, owner, index } = parseZone(game, name)
    const of = places.get(owner) ?? []
    places.set(owner, of)
    const place = of.find((each) => each.family === family)
    if (place) place.zones.push({ index, zone })
    else of.push({ family, zones: [{ index, zone }] })
  }
  return places
}
