import type { SeenCard, Telling } from '@cardwright/engine'
import { capital, does, listed, whose } from '@cardwright/engine/english'
import type { Area } from '../../effects/shared/vocabulary.ts'
import { areaName, many } from '../../effects/words.ts'
import type { Lexicon } from './lexicon.ts'

/** "your", "their": where it has just been said who it is. */
export const own = (at: Telling, seat: number): string => (at.seat === seat ? 'your' : 'their')

/** `hand:0` is the hand of seat 0. */
function placeOf(zone: string | undefined): { readonly area: string; readonly seat: number } {
  const [area = '', seat = '0'] = (zone ?? '').split(':')
  return { area, seat: Number(seat) }
}

/** What other events tell: attacks that are set, Boosts that are played, cards put back in a mulligan, secret tokens. */
const untold: ReadonlySet<string> = new Set([
  'strike',
  'played',
  'arena',
  'aside',
  'pouch',
  'secrets',
  'under',
  'character',
])

/** "Focus and Dive", "2 cards" */
function whatOf(cards: readonly SeenCard[], { name }: Lexicon): string {
  const names = cards.flatMap((card) => (card.name === undefined ? [] : [name(card.name)]))
  return names.length === cards.length && names.length <= 4 ? listed(names) : many(cards.length, 'card')
}

/** Where cards have gone. */
export function movesOf(cards: readonly SeenCard[], at: Telling, lexicon: Lexicon): string | null {
  const groups = new Map<string, SeenCard[]>()
  for (const card of cards) {
    const way = `${card.from} ${card.to}`
    groups.set(way, [...(groups.get(way) ?? []), card])
  }
  const told = [...groups.values()].flatMap((group) => sentenceOf(group, at, lexicon) ?? [])
  return told.length === 0 ? null : told.join(' ')
}

function sentenceOf(cards: readonly SeenCard[], at: Telling, lexicon: Lexicon): string | null {
  const from = placeOf(cards[0]!.from)
  const to = placeOf(cards[0]!.to)
  const what = whatOf(cards, lexicon)
  if (untold.has(to.area) || from.area === 'aside' || from.area === 'pouch') return null
  if (to.area === 'boosts') return from.area === 'arena' || from.area === 'boosts' ? `${capital(what)} moves.` : null
  if (from.area === 'deck' && to.area === 'hand') return `${does(at, to.seat, 'draw')} ${what}.`
  // a new deck is told as a reshuffle
  if (from.area === 'discard' && to.area === 'deck') return null
  const [is, goes] = cards.length === 1 ? ['is', 'goes'] : ['are', 'go']
  if (to.area === 'discard') return `${capital(what)} ${is} discarded${fromText(from, at)}.`
  if (to.area === 'sealed') return `${does(at, to.seat, 'seal')} ${what}${fromText(from, at)}.`
  const target = `${from.seat === to.seat && from.area !== 'strike' ? own(at, to.seat) : whose(at, to.seat)} ${areaName(to.area as Area)}`
  return `${capital(what)} ${goes}${fromText(from, at)} into ${target}.`
}

const fromText = ({ area, seat }: ReturnType<typeof placeOf>, at: Telling): string =>
  area === 'strike' || area === 'played' ? '' : ` from ${whose(at, seat)} ${areaName(area as Area)}`
