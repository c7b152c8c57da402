import {
  type Act,
  type CapcomDef,
  type Counts,
  halfDamage,
  type Line,
  type Lines,
  linesOf,
  tagSuperOf,
  variableOutcome,
  verdictOn,
} from '@cardwright/capcom'
import type { BoardProps } from '../../table/contract.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'
import { factsIn, sheetOf, teamOf } from './facts.ts'

/** One’s hand counted by rank. */
export function countsIn({ view, near, entry }: BoardProps): Counts {
  const counts = new Array<number>(15).fill(0)
  for (const { name } of view.zones[`hand:${near}`]?.cards ?? []) {
    const def: CapcomDef | undefined = name === undefined ? undefined : entry.game.library.get(name)
    if (def?.kind === 'card') counts[def.rank]!++
  }
  return counts
}

/** One’s tag super, while both partners stand. */
export function tagSuperIn(props: BoardProps): Line | null {
  const { characters } = factsIn(props).teams[teamOf(props.near)]!
  const [active, partner] = [...characters].sort((a, b) => Number(b.active) - Number(a.active))
  if (partner === undefined || partner.out) return null
  return tagSuperOf(linesOf(sheetOf(props, active!.fighter)), linesOf(sheetOf(props, partner.fighter)))
}

/** What the other side could answer to an opener: by its sheet and the rules, not by what it holds. */
export function answersTo(props: BoardProps, act: Pick<Act, 'use' | 'value'>): string {
  const { teams, seats } = factsIn(props)
  const own = sheetOf(props, seats[props.near]!.fighter)
  const foes = teams[1 - teamOf(props.near)]!
  const other = sheetOf(props, foes.characters.find((each) => each.active)!.fighter)
  const line = act.use === 'tag-super' ? tagSuperIn(props) : lineOf(linesOf(own), act.use)
  if (!line) return ''
  const strike = { ...line, value: act.value, isRed: false }
  const answers = { counter: [] as string[], negate: [] as string[] }
  const theirs = linesOf(other)
  for (const each of [theirs.basic, theirs.throw, ...theirs.moves]) {
    if (each.cost > other.combo) continue
    const verdict = verdictOn(strike, { line: each, value: 10, isRed: true })
    if (typeof verdict === 'string') answers[verdict].push(nameIn(other, each.use))
  }
  const dodge = line.isHoming ? words.undodgeable : words.dodgedBy(Math.round((100 * Math.min(13, other.agility)) / 13))
  const said = (sentence: (moves: string) => string, names: readonly string[]) =>
    names.length === 0 ? [] : [sentence(names.join(', '))]
  return [...said(words.counteredBy, answers.counter), ...said(words.negatedBy, answers.negate), dodge]
    .join('; ')
    .concat('.')
}

/** CC-137, CC-147, CC-148: what an attack does, as far as its answer lets it: a negation nothing, or half. */
export function damageIn(props: BoardProps, { use, outcome, damage }: Pick<Act, 'use' | 'outcome' | 'damage'>): number {
  const { combat, seats } = factsIn(props)
  if (outcome !== 'negate' || combat === null) return damage
  const line = lineOf(linesOf(sheetOf(props, seats[props.near]!.fighter)), use)
  return line ? halfDamage(combat.opener, line, damage) : 0
}

/** CC-137, CC-148, CC-160..162: what comes of an answer, if no combo can follow it; null if one can. */
export function comesTo(
  props: BoardProps,
  act: Pick<Act, 'act' | 'use' | 'outcome' | 'damage' | 'priority'>,
): string | null {
  const { combat } = factsIn(props)
  if (combat === null) return null
  if (act.act === 'variable') return partnerSays[variableOutcome(combat, act.priority)](act.damage)
  if (act.outcome !== 'negate') return null
  const half = damageIn(props, act)
  return half > 0 ? words.halfOfIt(half) : words.bothCancelled
}

const partnerSays = {
  wins: words.partnerCounters,
  even: () => words.partnerNegates,
  loses: () => words.partnerIsHit,
} as const

function lineOf({ basic, throw: thrown, moves }: Lines, use: string): Line | null {
  if (use === 'basic') return basic
  if (use === 'throw') return thrown
  return moves.find((each) => each.use === use) ?? null
}

const nameIn = (sheet: ReturnType<typeof sheetOf>, use: string): string => {
  if (use === 'basic') return words.basicAttacks
  if (use === 'throw') return sheet.throw.name
  return sheet.moves.find(({ id }) => id === use)?.name ?? use
}
