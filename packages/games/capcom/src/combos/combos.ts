import { joker } from '../cards/deck.ts'
import type { Line, Lines } from './lines.ts'

/** How many cards of each rank a hand holds. */
export type Counts = readonly number[]

/** A combo as far as it has come: section 5. */
export type Chain = {
  /** Combo points left, and the Combo stat: CC-012. */
  readonly points: number
  readonly full: number
  /** The value of the last basic attack; 0 if there was none. */
  readonly last: number
  readonly basics: number
  /** The Type C moves used so far, each as often as it was used. */
  readonly used: readonly string[]
  readonly isOpen: boolean
}

/** Where an attack is to stand: as the first of one's combat phase, further on, in answer, or after a dodge. */
export type Moment = 'open' | 'follow' | 'counter' | 'shot'

/** One attack with the cards it takes. */
export interface Play {
  readonly line: Line
  /** Of a basic attack or a throw: the value of its cards; otherwise 0. */
  readonly value: number
  /** Optional extra cards: CC-064. */
  readonly extra: number
  readonly damage: number
}

/** Why an attack cannot stand there. */
export type Obstacle =
  | 'overStrength'
  | 'underStrength'
  | 'sequence'
  | 'points'
  | 'tooDear'
  | 'opensOnly'
  | 'alone'
  | 'countersOnly'
  | 'twice'
  | 'notRanged'
  | 'notFromDodge'

/** CC-012, CC-A10: a fresh pool for each combat phase. */
export const freshChain = (combo: number): Chain => ({
  points: combo,
  full: combo,
  last: 0,
  basics: 0,
  used: none,
  isOpen: true,
})
const none: readonly string[] = []

/** CC-088, CC-A01 */
const usesOf = ({ used }: Chain, use: string): number => {
  let count = 0
  for (const each of used) if (each === use) count++
  return count
}

/**
 * Why an attack of this line, with number cards of this value, cannot be added to the chain; null if it can. Basic attacks are at
 * most the Strength and go up by one, whatever stands between them: CC-100, CC-101, CC-A03..A05. Throws are above it: CC-046.
 */
export function obstacleTo(lines: Lines, chain: Chain, line: Line, value: number, moment: Moment): Obstacle | null {
  const { strength } = lines.sheet
  if (line.class === 'basic') {
    if (value > strength) return 'overStrength'
    if (chain.last > 0 && value !== chain.last + 1) return 'sequence'
  } else if (line.class === 'throw' && value <= strength) return 'underStrength'
  const misplaced = misplacedBy(chain, line, moment)
  if (misplaced !== null) return misplaced
  if (line.cost > chain.full) return 'tooDear'
  return line.cost > chain.points || chain.points === 0 ? 'points' : null
}

/** CC-061, CC-081, CC-083..091, CC-104, CC-130, CC-A02, CC-A09, CC-A23, CC-A61: what the type says of this place. */
function misplacedBy(chain: Chain, line: Line, moment: Moment): Obstacle | null {
  switch (moment) {
    case 'open':
      return line.type === 'E' ? 'countersOnly' : null
    case 'counter':
      return null
    case 'shot':
      if (!line.isRanged) return 'notRanged'
      if (line.isTagSuper || line.class === 'basic' || line.class === 'throw') return 'notFromDodge'
      return line.type === 'E' ? 'countersOnly' : null
    case 'follow':
      if (line.type === 'A') return 'opensOnly'
      if (line.type === 'D') return 'alone'
      if (line.type === 'E') return 'countersOnly'
      return line.type === 'C' && line.class !== 'basic' && usesOf(chain, line.use) >= 2 ? 'twice' : null
  }
}

/** The chain once this attack, a throw too, is laid: CC-050, CC-060, CC-079, CC-085..091, CC-097, CC-103, CC-108, CC-131. */
export function chainAfter(chain: Chain, { line, value }: Play, moment: Moment): Chain {
  const left = chain.points - line.cost
  const points = line.resets && left > 0 ? chain.full : left
  const isBasic = line.class === 'basic'
  return {
    points,
    full: chain.full,
    last: isBasic ? value : chain.last,
    basics: isBasic ? chain.basics + 1 : chain.basics,
    used: line.type === 'C' && !isBasic ? [...chain.used, line.use] : chain.used,
    isOpen: points > 0 && goesOnAfter(line, moment),
  }
}

function goesOnAfter(line: Line, moment: Moment): boolean {
  if (moment === 'shot') return line.isRanged && line.isStun
  return line.type !== 'B' && line.type !== 'D'
}

/** CC-066, CC-A39: after an avoid move one goes on as after a Type E move, with the points that are left. */
export function chainAfterAvoid(chain: Chain, cost: number): Chain {
  const points = chain.points - cost
  return { ...chain, points, isOpen: points > 0 }
}

/**
 * All attacks that may be laid next. The rules, the combo builder and the bots all ask here. `tagSuper` is there while
 * both partners stand; it takes two Jokers, or one where the partner brings the other (`jokers`). What each does: CC-043, CC-058,
 * CC-107; how many cards it takes: CC-047, CC-068, CC-186.
 */
export function plays(
  lines: Lines,
  counts: Counts,
  chain: Chain,
  moment: Moment,
  tagSuper: Line | null = null,
  jokers = 2,
): Play[] {
  const found: Play[] = []
  if (!chain.isOpen) return found
  const { basic, throw: thrown, moves } = lines
  for (let value = 2; value <= 10; value++) {
    if (counts[value]! >= 1 && obstacleTo(lines, chain, basic, value, moment) === null)
      found.push({ line: basic, value, extra: 0, damage: value })
    if (counts[value]! >= 2 && obstacleTo(lines, chain, thrown, value, moment) === null)
      found.push({ line: thrown, value, extra: 0, damage: thrown.damage })
  }
  for (const line of moves) {
    const held = counts[line.rank]!
    if (held < line.cards || obstacleTo(lines, chain, line, 0, moment) !== null) continue
    const most = Math.min(line.extras, held - line.cards)
    for (let extra = 0; extra <= most; extra++)
      found.push({ line, value: 0, extra, damage: line.damage + extra * line.extraDamage })
  }
  if (tagSuper !== null && counts[joker]! >= jokers && obstacleTo(lines, chain, tagSuper, 0, moment) === null)
    found.push({ line: tagSuper, value: 0, extra: 0, damage: tagSuper.damage })
  return found
}

/**
 * A string of attacks: its last one and the string before it, which all that go on from there share. What it does and
 * costs is that of the whole string.
 */
export interface Combo {
  readonly first: Play
  readonly last: Play
  readonly before: Combo | null
  readonly damage: number
  readonly points: number
}

/** The attacks of a string, in order. */
export function playsOf(combo: Combo): Play[] {
  const found: Play[] = []
  for (let each: Combo | null = combo; each !== null; each = each.before) found.push(each.last)
  return found.reverse()
}

/** The one that does most, the first of several; null if there is none. */
export function strongest(all: readonly Combo[]): Combo | null {
  let best: Combo | null = null
  for (const each of all) if (best === null || each.damage > best.damage) best = each
  return best
}

/** Every string of attacks that a hand allows, each also as the beginning of longer ones. */
export function combos(
  lines: Lines,
  counts: Counts,
  chain: Chain = freshChain(lines.sheet.combo),
  moment: Moment = 'open',
  tagSuper: Line | null = null,
): Combo[] {
  const found: Combo[] = []
  extend(found, lines, counts.slice(), chain, moment, tagSuper, null)
  return found
}

function extend(
  found: Combo[],
  lines: Lines,
  counts: number[],
  chain: Chain,
  moment: Moment,
  tagSuper: Line | null,
  before: Combo | null,
): void {
  for (const last of plays(lines, counts, chain, moment, tagSuper)) {
    const { line, value, extra } = last
    const rank = line.isTagSuper ? joker : value || line.rank
    const taken = line.cards + extra
    const after = chainAfter(chain, last, moment)
    const combo: Combo = {
      first: before?.first ?? last,
      last,
      before,
      damage: (before?.damage ?? 0) + last.damage + rhythmBonus(lines, chain, after),
      points: (before?.points ?? 0) + line.cost,
    }
    found.push(combo)
    if (!after.isOpen) continue
    counts[rank]! -= taken
    extend(found, lines, counts, after, 'follow', tagSuper, combo)
    counts[rank]! += taken
  }
}

/** The ability `rhythm`: more damage once the combo has so many basic attacks. */
export function rhythmBonus({ sheet: { ability } }: Lines, before: Chain, after: Chain): number {
  if (ability.does !== 'rhythm') return 0
  return before.basics < ability.basics && after.basics >= ability.basics ? ability.damage : 0
}
