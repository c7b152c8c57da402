import type { AskSpec, Refusal, Seat } from '@cardwright/engine'
import { isNumber, joker } from '../cards/deck.ts'
import { type Chain, type Moment, obstacleTo } from '../combos/combos.ts'
import type { Line } from '../combos/lines.ts'
import type { CapcomCard, CapcomTable } from '../state.ts'
import { sharedKey } from './acts.ts'
import { refusalOf, refusals, withoutPartner } from './refusals.ts'
import { countsFor, inactiveOf, linesFor, playing, sheetFor, tagSuperFor, teamOf } from './teams.ts'

/** An attack that somebody names, or why there is no such attack in their hand. */
export interface Named {
  readonly line: Line
  readonly value: number
  readonly isRed: boolean
}

/** The cards of the hand that a key names, or null. */
export function held(t: CapcomTable, seat: Seat, names: readonly string[]): CapcomCard[] | null {
  const left = [...t.zone.hand(seat).cards]
  const found: CapcomCard[] = []
  for (const name of names) {
    const at = left.findIndex((card) => card.def.id === name)
    if (at < 0) return null
    found.push(...left.splice(at, 1))
  }
  return found
}

/** The attack of a key, whether or not it is legal now; null if the key names none. */
export function namedAttack(key: string, t: CapcomTable, seat: Seat): Named | Refusal | null {
  const [verb, what = ''] = key.split(':')
  const lines = linesFor(t, seat)
  if (verb === 'attack') {
    const [card] = held(t, seat, [what]) ?? []
    if (card === undefined) return refusals.notHeld
    const { rank, isRed } = playing(card)
    if (isNumber(playing(card))) return { line: lines.basic, value: rank, isRed }
    return refusalOf('overStrength')
  }
  if (verb === 'throw') {
    const cards = held(t, seat, what.split('+'))
    if (cards === null) return refusals.notHeld
    return pairValue(cards) === null
      ? refusals.notPair
      : { line: lines.throw, value: pairValue(cards)!, isRed: playing(cards[0]!).isRed }
  }
  if (verb === 'use') return namedMove(what, t, seat)
  if (verb === 'tag-super') return namedTagSuper(key, t, seat)
  return null
}

/** The value of two number cards of one value; null if they are none. */
export function pairValue(cards: readonly CapcomCard[]): number | null {
  const [a, b] = cards.map(playing)
  return cards.length === 2 && a!.rank === b!.rank && isNumber(a!) ? a!.rank : null
}

function namedMove(what: string, t: CapcomTable, seat: Seat): Named | Refusal {
  const [, use = '', extra = '0', nth = '1'] = /^(.*?)(?:\+(\d+)|#(\d+))?$/.exec(what)!
  const { moves, avoids } = linesFor(t, seat)
  if (avoids.some(({ id }) => id === use)) return refusals.avoidsOnly
  const line = moves.find((each) => each.use === use)
  if (line === undefined || Number(extra) > line.extras) return refusals.noMove
  const needed = line.cards + Number(extra) + Number(nth) - 1
  if (countsFor(t, seat)[line.rank]! < needed) return refusals.notHeld
  return { line, value: 0, isRed: false }
}

function namedTagSuper(key: string, t: CapcomTable, seat: Seat): Named | Refusal {
  if (inactiveOf(t, teamOf(seat)) === null) return withoutPartner(sheetFor(t, seat))
  const line = tagSuperFor(t, teamOf(seat))
  if (key === sharedKey && t.state.declined[teamOf(seat)]) return refusals.declined
  const needed = key === sharedKey ? 1 : 2
  if (line === null || countsFor(t, seat)[joker]! < needed) return refusals.noJokers
  return { line, value: 0, isRed: false }
}

/** Why an attack that is named is not offered; null if it is, or if none is named. */
export function whyNotAttack(key: string, t: CapcomTable, seat: Seat, chain: Chain, moment: Moment): Refusal | null {
  const named = namedAttack(key, t, seat)
  if (named === null || 'why' in named) return named
  const obstacle = obstacleTo(linesFor(t, seat), chain, named.line, named.value, moment)
  return obstacle === null ? null : refusalOf(obstacle)
}

type Explain = (key: string, t: CapcomTable, seat: Seat) => Refusal | null

/** What a card of the hand would be laid as, if it could: by itself, or as the moves of its rank. */
function keysOf(card: CapcomCard, t: CapcomTable, seat: Seat): string[] {
  const { rank } = playing(card)
  if (isNumber(playing(card))) return [`attack:${card.def.id}`]
  if (rank === joker) return ['tag-super']
  const { moves, avoids } = linesFor(t, seat)
  const uses = [
    ...moves.filter((each) => each.rank === rank).map(({ use }) => use),
    ...avoids.filter(({ number }) => number === rank).map(({ id }) => id),
  ]
  return uses.map((use) => `use:${use}`)
}

/** Why a card of one’s hand serves for nothing now, by what is said of the attacks that it would be. */
export const byCard =
  (explain: Explain): NonNullable<AskSpec['explainLike']> =>
  ({ card: id }, t: CapcomTable, seat) => {
    const card = t.zone.hand(seat).cards.find((each) => each.id === id)
    if (card === undefined) return null
    for (const key of keysOf(card, t, seat)) {
      const refusal = explain(key, t, seat)
      if (refusal !== null) return refusal
    }
    return null
  }
