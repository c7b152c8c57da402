import { type CardId, idsOf, keysWith, type Option, type Seat } from '@cardwright/engine'
import { joker } from '../cards/deck.ts'
import { type Chain, type Moment, obstacleTo, type Play, plays } from '../combos/combos.ts'
import type { CapcomCard, CapcomTable } from '../state.ts'
import { countsFor, isShared, linesFor, playing, tagSuperFor, teamOf } from './teams.ts'

/** What an answer in the combat phase does. */
export type Does = 'pass' | 'block' | 'play' | 'take' | 'dodge' | 'tech' | 'avoid' | 'variable' | 'stop'

/** An answer in the combat phase; all have the same fields. */
export interface Act extends Option {
  readonly act: Does
  readonly cards: readonly CardId[]
  /** The use of a line: `basic`, `throw`, `tag-super` or a move; empty if it is no attack. */
  readonly use: string
  readonly value: number
  readonly extra: number
  readonly damage: number
  readonly priority: number
  readonly cost: number
  /** In answer to an attack: what it would be. */
  readonly outcome: 'counter' | 'negate' | null
  /** A tag super to which the partner brings a Joker: CC-A55. */
  readonly isShared: boolean
}

const noCards: readonly CardId[] = []

export const plainAct = (key: string, act: Does, cards: readonly CardId[] = noCards, value = 0): Act => ({
  key,
  act,
  cards,
  use: '',
  value,
  extra: 0,
  damage: 0,
  priority: 0,
  cost: 0,
  outcome: null,
  isShared: false,
})

const attackKey = keysWith('attack:')
const useKey = keysWith('use:')
export const sharedKey = 'tag-super:shared'

/** `throw:10c+10d` */
export const pairKey = (verb: string, [a, b]: readonly CapcomCard[]): string => `${verb}:${a!.def.id}+${b!.def.id}`

/** By rank, then by suit: nobody learns in which order a hand was held. */
export const inOrder = (cards: readonly CapcomCard[]): CapcomCard[] =>
  [...cards].sort((a, b) => playing(a).rank - playing(b).rank || (a.def.id < b.def.id ? -1 : 1))

/** All cards of a rank in a hand. */
const ofRank = (hand: readonly CapcomCard[], rank: number): CapcomCard[] => {
  const found = hand.filter((card) => playing(card).rank === rank)
  return found.length > 1 ? inOrder(found) : found
}

/** All pairs of cards of one rank in a hand. */
export function pairsOf(hand: readonly CapcomCard[], rank: number): CapcomCard[][] {
  const held = ofRank(hand, rank)
  const pairs: CapcomCard[][] = []
  for (let i = 0; i < held.length; i++) for (let k = i + 1; k < held.length; k++) pairs.push([held[i]!, held[k]!])
  return pairs
}

/** The first cards of a rank: their suits do not matter, CC-057. */
export const firstOfRank = (hand: readonly CapcomCard[], rank: number, count: number): CapcomCard[] =>
  ofRank(hand, rank).slice(0, count)

function act(key: string, cards: readonly CardId[], { line, value, extra, damage }: Play, isShared = false): Act {
  return {
    key,
    act: 'play',
    cards,
    use: line.use,
    value,
    extra,
    damage,
    priority: line.priority,
    cost: line.cost,
    outcome: null,
    isShared,
  }
}

/** With which cards a play can be made: each basic card and each pair is an answer of its own, CC-A12, CC-102. */
function actsOf(hand: readonly CapcomCard[], play: Play, found: Act[]): void {
  const { line, value, extra } = play
  if (line.class === 'basic') {
    for (const card of hand) if (playing(card).rank === value) found.push(act(attackKey(card.def.id), [card.id], play))
  } else if (line.class === 'throw') {
    for (const pair of pairsOf(hand, value)) found.push(act(pairKey('throw', pair), idsOf(pair), play))
  } else if (line.isTagSuper) {
    found.push(act('tag-super', idsOf(firstOfRank(hand, joker, 2)), play))
  } else if (line.cards + extra === 1) {
    // one for each card, so that each can be pointed at; the second is `use:x#2`
    ofRank(hand, line.rank).forEach((card, i) => {
      found.push(act(i === 0 ? useKey(line.use) : `use:${line.use}#${i + 1}`, [card.id], play))
    })
  } else {
    const key = extra === 0 ? useKey(line.use) : `use:${line.use}+${extra}`
    found.push(act(key, idsOf(firstOfRank(hand, line.rank, line.cards + extra)), play))
  }
}

/** The attacks that a seat may lay now. */
export function attackActs(t: CapcomTable, seat: Seat, chain: Chain, moment: Moment): Act[] {
  if (!chain.isOpen) return []
  const hand = t.zone.hand(seat).cards
  const tagSuper = tagSuperFor(t, teamOf(seat))
  const found: Act[] = []
  const lines = linesFor(t, seat)
  for (const play of plays(lines, countsFor(t, seat), chain, moment, tagSuper)) actsOf(hand, play, found)
  if (tagSuper !== null && maySplit(t, seat) && obstacleTo(lines, chain, tagSuper, 0, moment) === null)
    found.push(
      act(
        sharedKey,
        idsOf(firstOfRank(hand, joker, 1)),
        { line: tagSuper, value: 0, extra: 0, damage: tagSuper.damage },
        true,
      ),
    )
  return found
}

/** CC-A55, CC-H07: whether this seat can ask its partner for a Joker. What the partner holds is not known. */
const maySplit = (t: CapcomTable, seat: Seat): boolean =>
  isShared(t, teamOf(seat)) && !t.state.declined[teamOf(seat)] && countsFor(t, seat)[joker]! > 0

/** The line that an answer uses. */
export function lineOf(t: CapcomTable, seat: Seat, use: string) {
  const lines = linesFor(t, seat)
  if (use === 'basic') return lines.basic
  if (use === 'throw') return lines.throw
  if (use === 'tag-super') return tagSuperFor(t, teamOf(seat))!
  return lines.moves.find((each) => each.use === use)!
}

/** What an answer plays. */
export const playOf = (t: CapcomTable, seat: Seat, { use, value, extra, damage }: Act): Play => ({
  line: lineOf(t, seat, use),
  value,
  extra,
  damage,
})
