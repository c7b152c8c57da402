import { fieldWords, parseZone } from '@cardwright/catalog/words'
import type { CardView, JsonObject, Seat, TableView, ZoneView } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { tableWords } from '../words/en/table.ts'
import { bold, cyan, dim, flowLines, padEnd, ruler, widthOf } from './layout.ts'
import type { Speaker } from './speaker.ts'

interface Place {
  readonly title: string
  readonly isOrdered: boolean
  readonly zone: ZoneView
}

/** The table as a seat sees it: the others, what lies in the middle, then what is one's own. */
export function boardLines(speaker: Speaker, view: TableView, width: number, now = view.now): string[] {
  const order = Array.from({ length: view.seats }, (_, i) => ((speaker.seat ?? 0) + 1 + i) % view.seats)
  const own = order.pop()!
  const sketch = speaker.words.sketch?.(speaker.at(view)) ?? []
  const common = placeLines(speaker, view, placesOf(speaker, view, null), width)
  return [
    ...headLines(speaker, view, width, now),
    ...order.flatMap((seat) => seatLines(speaker, view, seat, width)),
    ...sketch.map((line) => `  ${line}`),
    ...(common.length > 0 ? [bold(tableWords.onTheTable), ...common] : []),
    ...seatLines(speaker, view, own, width),
    ruler('', '', width),
  ]
}

/** The title and what concerns no seat alone: on one line, if that fits. */
function headLines(speaker: Speaker, view: TableView, width: number, now: number): string[] {
  const title = bold(speaker.entry.game.title)
  const until = view.waiting.find((each) => each.until !== undefined)?.until
  const time = until === undefined ? [] : [tableWords.time(timeWords(now), timeWords(until))]
  const facts = [...speaker.facts(view, null), ...time]
  const inOne = facts.join(dim(' · '))
  if (widthOf(inOne) + widthOf(title) + 12 <= width) return [ruler(title, inOne, width)]
  return [ruler(title, '', width), ...flowLines(facts, width, '  ', dim(' · '))]
}

function seatLines(speaker: Speaker, view: TableView, seat: Seat, width: number): string[] {
  const isOwn = seat === speaker.seat
  const label = isOwn ? tableWords.you : capital(speaker.names[seat]!)
  const awaited = view.waiting.some((each) => each.seat === seat) ? '▸ ' : '  '
  return [
    ...flowLines(speaker.facts(view, seat), width, padEnd(`${awaited}${bold(label)}`, 16), dim(' · ')),
    ...placeLines(speaker, view, placesOf(speaker, view, seat), width, isOwn),
  ]
}

/** Places of which only the size is known share a line; the others have one each. Empty places are not told. */
function placeLines(
  speaker: Speaker,
  view: TableView,
  places: readonly Place[],
  width: number,
  isOwn = false,
): string[] {
  const isOpen = ({ zone }: Place) => zone.cards !== undefined || zone.known !== undefined
  const counts = places.filter((place) => !isOpen(place)).map(({ title, zone }) => tableWords.size(title, sizeOf(zone)))
  const lines = places.filter(isOpen).flatMap((place) => {
    const cards = cardsOf(speaker, view, place)
    return flowLines(isOwn ? cards.map(cyan) : cards, width, padEnd(`    ${place.title}  `, 16))
  })
  return counts.length === 0 ? lines : [...flowLines(counts, width, '    ', '   '), ...lines]
}

/** Backs tell something only where they differ. */
function sizeOf({ count, backs = [] }: ZoneView): string {
  return new Set(backs).size > 1 ? `${count} (${grouped(backs, false).join(', ')})` : `${count}`
}

function cardsOf(speaker: Speaker, view: TableView, { zone, isOrdered }: Place): string[] {
  if (zone.cards) {
    return grouped(
      zone.cards.map((card) => cardWords(speaker, view, card)),
      isOrdered,
    )
  }
  const known = (zone.known ?? []).map(({ name, at }) => {
    const card = speaker.words.name(name)
    return at === undefined ? card : tableWords.known(card, placeInPile(at))
  })
  return [`${zone.count}:`, ...grouped(known, isOrdered), ...(known.length < zone.count! ? ['...'] : [])]
}

const placeInPile = (at: number): string => (at === 0 ? tableWords.onTop : tableWords.under(at))

/** `Scout (ready, power 3)`; a card whose face is not seen is its back. */
function cardWords(speaker: Speaker, view: TableView, card: CardView): string {
  const { handle: _, name, back, down, host, marks, reasons: _reasons, ...about } = card
  const words = [
    ...(down && name !== undefined ? [tableWords.faceDown] : []),
    ...fieldWords({ ...about, ...marks } as JsonObject),
    ...(host === undefined ? [] : [tableWords.on(nameByHandle(speaker, view, host))]),
  ]
  const face =
    name === undefined
      ? `[${back === undefined ? tableWords.faceDown : tableWords.back(back)}]`
      : speaker.words.name(name)
  return words.length === 0 ? face : tableWords.card(face, words)
}

function nameByHandle({ words }: Speaker, view: TableView, handle: number): string {
  for (const zone of Object.values(view.zones)) {
    const card = zone.cards?.find((each) => each.handle === handle)
    if (card) return card.name === undefined ? tableWords.faceDownCard : words.name(card.name)
  }
  return tableWords.aCard
}

/** Equal ones once, with their number; where order counts, only those that lie side by side. */
function grouped(words: readonly string[], isOrdered: boolean): string[] {
  const groups: { word: string; times: number }[] = []
  for (const word of words) {
    const same = isOrdered ? groups.at(-1) : groups.find((group) => group.word === word)
    if (same?.word === word) same.times++
    else groups.push({ word, times: 1 })
  }
  return groups.map(({ word, times }) => (times === 1 ? word : tableWords.times(word, times)))
}

/** Where something lies: the places of a seat, or with null those that are nobody's, in the order of the game. */
function placesOf({ entry, words }: Speaker, view: TableView, owner: Seat | null): Place[] {
  return Object.entries(view.zones).flatMap(([name, zone]) => {
    const { family, owner: whose, index } = parseZone(entry, name)
    if (whose !== owner || (zone.count ?? 0) === 0) return []
    const place = tableWords.place(words.zones[family] ?? family)
    const title = index === null ? place : tableWords.nth(place, Number(index) + 1)
    return [{ title, isOrdered: entry.game.zones[family]?.shape === 'row', zone }]
  })
}

/** `0:42` */
function timeWords(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
