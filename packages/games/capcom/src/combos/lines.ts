import { ace, jack, king, queen } from '../cards/deck.ts'
import type { AvoidDef, MoveDef, MoveType, Sheet } from '../cards/sheet.ts'
import type { AttackClass, Attribute } from '../cards/words.ts'

/** A line of a character's sheet as the rules use it: a basic attack, the throw, a move, the tag super. */
export interface Line {
  /** The move's id, `basic`, `throw` or `tag-super`. */
  readonly use: string
  readonly class: AttackClass
  readonly isTagSuper: boolean
  /** The rank of its cards; 0 for what takes number cards or Jokers. */
  readonly rank: number
  /** How many cards it takes, and how many more it may. */
  readonly cards: number
  readonly extras: number
  readonly extraDamage: number
  readonly type: MoveType
  readonly isRanged: boolean
  readonly isUnblockable: boolean
  readonly isHoming: boolean
  readonly isStun: boolean
  readonly isTriggered: boolean
  /** Of a basic attack: 0, its card says it. */
  readonly damage: number
  readonly priority: number
  readonly cost: number
  readonly resets: boolean
}

/** An avoid move as the rules use it. */
export interface Avoid extends AvoidDef {
  readonly number: number
  readonly class: 'special' | 'super'
}

/** All lines of a sheet. */
export interface Lines {
  readonly sheet: Sheet
  readonly basic: Line
  readonly throw: Line
  readonly moves: readonly Line[]
  readonly avoids: readonly Avoid[]
  /** Marked [VC]: CC-157. */
  readonly variable: readonly Line[]
  /** Marked [TS]: CC-165. */
  readonly tagSuper: Line | null
}

const rankNumbers = { ace, jack, queen, king } as const

interface PrintedTerms {
  readonly type: MoveType
  readonly attributes: readonly Attribute[]
  readonly damage: number
  readonly priority: number
  readonly cost: number
}

/** CC-059, CC-061, CC-082, CC-A24: what the rules ask of a line; Stun counts where the move is ranged. */
function lineOf(
  use: string,
  attackClass: AttackClass,
  sheet: Sheet,
  terms: PrintedTerms,
  more: Partial<Line> = {},
): Line {
  const { ability } = sheet
  const given = ability.does === 'give' && ability.to === attackClass ? ability.attributes : []
  const has = (attribute: Attribute) => terms.attributes.includes(attribute) || given.includes(attribute)
  return {
    use,
    class: attackClass,
    isTagSuper: false,
    rank: 0,
    cards: 1,
    extras: 0,
    extraDamage: 0,
    type: terms.type,
    isRanged: has('R'),
    isUnblockable: has('U'),
    isHoming: has('H'),
    isStun: has('S'),
    isTriggered: has('T'),
    damage: terms.damage,
    priority: terms.priority,
    cost: terms.cost,
    resets: false,
    ...more,
  }
}

/** CC-056, CC-067 */
const classOf = ({ rank }: MoveDef) => (rank === 'ace' ? 'super' : 'special')

/** CC-044, CC-045, CC-099: all basic attacks are one line, which no sheet prints. */
function compile(sheet: Sheet): Lines {
  const basic = lineOf('basic', 'basic', sheet, {
    type: 'C',
    attributes: [],
    damage: 0,
    priority: sheet.priority,
    cost: 1,
  })
  const moves: Line[] = []
  const variable: Line[] = []
  let tagSuper: Line | null = null
  for (const move of sheet.moves) {
    if (move.kind === 'avoid') continue
    const { rank, cards, extra, resets } = move
    const line = lineOf(move.id, classOf(move), sheet, move, {
      rank: rankNumbers[rank],
      cards,
      extras: extra?.most ?? 0,
      extraDamage: extra?.damage ?? 0,
      resets,
    })
    moves.push(line)
    if (move.mark === 'VC') variable.push(line)
    if (move.mark === 'TS') tagSuper = line
  }
  return {
    sheet,
    basic,
    throw: lineOf('throw', 'throw', sheet, sheet.throw, { cards: 2 }),
    moves,
    avoids: sheet.moves.flatMap((move) =>
      move.kind === 'avoid' ? { ...move, number: rankNumbers[move.rank], class: classOf(move) } : [],
    ),
    variable,
    tagSuper,
  }
}

const compiled = new WeakMap<Sheet, Lines>()

/** The lines of a sheet, worked out once. */
export function linesOf(sheet: Sheet): Lines {
  let lines = compiled.get(sheet)
  if (lines === undefined) {
    lines = compile(sheet)
    compiled.set(sheet, lines)
  }
  return lines
}

const tagSupers = new WeakMap<Line, Map<number, Line>>()

/** CC-165..168, CC-H02: the active character's super with both damages. */
export function tagSuperOf(active: Lines, partner: Lines): Line | null {
  const own = active.tagSuper
  const other = partner.tagSuper
  if (own === null || other === null) return null
  const known = tagSupers.get(own) ?? new Map<number, Line>()
  tagSupers.set(own, known)
  let line = known.get(other.damage)
  if (line === undefined) {
    const damage = own.damage + other.damage
    line = { ...own, use: 'tag-super', isTagSuper: true, rank: 0, cards: 2, extras: 0, extraDamage: 0, damage }
    known.set(other.damage, line)
  }
  return line
}
