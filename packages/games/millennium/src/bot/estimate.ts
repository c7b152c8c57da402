import { printed } from '../acts/values.ts'
import type { OwnedDef } from '../cards/definitions.ts'
import { isPromo } from '../cards/symbols.ts'
import type { Amount, Count } from '../effects/amounts/vocabulary.ts'
import { type Keyword, keywordOf } from '../effects/keywords/vocabulary.ts'
import type { Static } from '../effects/statics/vocabulary.ts'
import type { Filter, Target } from '../effects/targets/vocabulary.ts'
import type { Ability, Condition, Effect } from '../effects/vocabulary.ts'

/** What a tournament will look like from one seat: the Singles that will lie there, and how many others play. */
export interface Field {
  readonly singles: readonly OwnedDef[]
  readonly rivals: number
}

const isOneOf = <T>(wanted: T | readonly T[] | undefined, has: readonly T[]): boolean =>
  wanted === undefined ||
  (Array.isArray(wanted) ? wanted.some((each) => has.includes(each)) : has.includes(wanted as T))

/** Whether a card of the deck is meant, as far as what is printed can tell. */
export function isLikely(where: Filter, def: OwnedDef, own: OwnedDef | null): boolean {
  if (!isOneOf(where.element, def.elements) || !isOneOf(where.type, def.types)) return false
  if (!isOneOf(where.rarity, [def.rarity]) || (where.promo && !isPromo(def.rarity))) return false
  if (def.stars < (where.minStars ?? 0) || def.stars > (where.maxStars ?? Number.POSITIVE_INFINITY)) return false
  return !where.sameSet || own === null || def.set === own.set
}

/** How many cards a place comes to, at most. */
const room = { left: 1, right: 1, leftmost: 1, rightmost: 1, adjacent: 2, before: 4, after: 3, others: 5 } as const

/** About so many of a tableau lie face down at the end. */
const faceDown = 0.8
/** Of a stranger's tableau so many cards fit a filter. */
const ofStrangers = { any: 4.5, some: 1.2 } as const

function cardsOf(
  { whose, where = {}, in: area }: Extract<Count, { of: 'cards' }>,
  own: OwnedDef,
  field: Field,
): number {
  if (area === 'aftermarket') return 4
  if (area === 'hand') return 2
  if (area === 'attached') return 0.5
  if (area === 'deckBox' || area === 'accessories') return area === 'deckBox' ? 1 : 2
  const strangers = where.element || where.type || where.rarity || where.minStars || where.maxStars ? 'some' : 'any'
  const theirs = where.down === true ? faceDown : ofStrangers[strangers]
  if (whose === 'each') return theirs * (field.rivals + 1)
  if (whose !== 'you') return theirs * (whose === 'others' ? field.rivals : 1)
  if (where.down === true) return faceDown
  const fitting = field.singles.filter((def) => isLikely(where, def, own) && (def !== own || !where.place)).length
  return where.place ? Math.min(fitting, room[where.place]) : fitting
}

const has = (field: Field, kind: Effect['do']): number =>
  field.singles.filter((def) => printed({ def }).abilities.some(({ ability }) => says(ability, kind))).length

const says = (ability: Ability, kind: Effect['do']): boolean =>
  'do' in ability && ability.do.some((effect) => effect.do === kind)

/** Cards of equal stars make pairs. */
function pairsOf({ singles }: Field): number {
  return singles.reduce(
    (sum, { stars }, at) => sum + singles.slice(at + 1).filter((each) => each.stars === stars).length,
    0,
  )
}

function countOf(count: Count, own: OwnedDef, field: Field): number {
  switch (count.of) {
    case 'cards':
      return cardsOf(count, own, field)
    case 'stars':
      return count.card === 'this' ? own.stars : 4
    case 'tokens':
      return count.on === 'this' ? 2 : 1 + 2 * has(field, 'tokens')
    case 'dollars':
      return 5
    case 'counter':
      return counterOf(count.counter, field)
    case 'kinds': {
      const of = (def: OwnedDef): readonly (string | number)[] =>
        ({ element: def.elements, type: def.types, set: [def.set], rarity: [def.rarity], stars: [def.stars] })[
          count.symbol
        ]
      return new Set(field.singles.flatMap(of)).size
    }
    case 'neighbours':
      return 2
    case 'pairs':
      return pairsOf(field)
    case 'players':
      return count.who === 'richer' || count.who === 'poorer' ? field.rivals / 2 : field.rivals
  }
}

function counterOf(counter: Extract<Count, { of: 'counter' }>['counter'], field: Field): number {
  switch (counter) {
    case 'clashes':
      return 0.5 + has(field, 'clash')
    case 'clashesWon':
    case 'clashesLost':
    case 'losersBeaten':
      return 0.3 + has(field, 'clash') / 2
    case 'actionsUsed':
      return Math.min(5, field.singles.filter((def) => hasAction(def)).length)
    default:
      return 0.7
  }
}

const hasAction = (def: OwnedDef): boolean => printed({ def }).abilities.some(({ ability }) => ability.on === 'action')

export function amountOf(amount: Amount, own: OwnedDef, field: Field): number {
  if (typeof amount === 'number') return amount
  const sum = countOf(amount.each, own, field) * amount.times
  return Math.min(sum, amount.max ?? sum)
}

/** How likely a condition is to be met. */
function chanceOf(condition: Condition, own: OwnedDef, field: Field): number {
  if ('count' in condition) {
    const count = countOf(condition.count, own, field)
    const isEnough = count >= (condition.atLeast ?? 0) && count <= (condition.atMost ?? Number.POSITIVE_INFINITY)
    return isEnough ? 0.85 : 0.15
  }
  if ('not' in condition) return 1 - chanceOf(condition.not, own, field)
  if ('rp' in condition) return condition.rp === 'notMost' ? field.rivals / (field.rivals + 1) : 1 / (field.rivals + 1)
  return 0.45
}

/** What a flip does to whoever has it done. */
function worthOfFlip(target: Target): number {
  if (target === 'it' || target === 'top') return 3
  if (typeof target === 'string' || target.of === 'you') return -5
  if (target.of === 'each') return 1
  return target.pick === 'all' ? 9 : 5 * target.pick
}

const worthOf = (effects: readonly Effect[] | undefined, own: OwnedDef, field: Field): number =>
  effects?.reduce((sum, each) => sum + worthOfEffect(each, own, field), 0) ?? 0

/** What somebody else loses is worth as much as one gains, if there is nobody else. */
const ofOthers = (who: string, { rivals }: Field): number => {
  if (who === 'you') return -1
  if (who === 'others' || who === 'opponents' || who === 'richer') return 0.8
  return who === 'each' ? 0 : 0.8 / rivals
}

/** What an effect is worth to whoever has it, in RP. */
function worthOfEffect(effect: Effect, own: OwnedDef, field: Field): number {
  switch (effect.do) {
    case 'gain':
      return amountOf(effect.rp, own, field) * (effect.who === undefined ? 1 : -ofOthers(effect.who, field))
    case 'lose':
      return amountOf(effect.rp, own, field) * ofOthers(effect.who, field)
    case 'steal':
      return amountOf(effect.rp, own, field) * (0.8 + ofOthers(effect.from, field))
    case 'give':
      return -amountOf(effect.rp, own, field)
    case 'flip':
      return worthOfFlip(effect.target)
    case 'tokens':
      return amountOf(effect.add, own, field) * 0.5
    case 'draw':
      return 1.5 * effect.count
    case 'clash': {
      const chance = Math.min(0.75, 0.3 + 0.04 * own.stars)
      const won =
        worthOf(effect.won, own, field) + worthOf(effect.winner, own, field) - worthOf(effect.loser, own, field) / 2
      const lost =
        worthOf(effect.lost, own, field) + worthOf(effect.loser, own, field) - worthOf(effect.winner, own, field) / 2
      return chance * won + (1 - chance) * lost
    }
    case 'may':
      return Math.max(0, worthOf(effect.effects, own, field))
    case 'each':
      return worthOf(effect.effects, own, field)
    case 'choose':
      return worthOf(effect.so, own, field)
    case 'when': {
      const chance = chanceOf(effect.if, own, field)
      return chance * worthOf(effect.so, own, field) + (1 - chance) * worthOf(effect.otherwise, own, field)
    }
    case 'either':
      return effect.who === 'you' ? 2 : 6
    case 'pay':
      return Math.max(0, worthOf(effect.so, own, field) - effect.dollars) * 0.7
    case 'earn':
      return amountOf(effect.dollars, own, field) * 0.5
    case 'charge':
      return effect.dollars * 0.5 + 1
    case 'discard':
      return effect.who === 'you' ? -1.5 * effect.count : 2 * effect.count
    case 'revealStore':
      return worthOf(effect.so, own, field) * 0.5
    default:
      return others[effect.do] ?? 1
  }
}

const others: Partial<Record<Effect['do'], number>> = {
  extraPlay: 3,
  playAgain: 6,
  playFromHand: 4,
  takeFromAftermarket: 2,
  attachKeyword: 4,
  investigate: 2,
  drink: 5,
  toBinder: -2,
  stock: 0,
  moveTo: 0,
}

/** How much of an effect comes about. */
const likely: Readonly<Record<Ability['on'], number>> = {
  play: 1,
  next: 0.85,
  score: 0.9,
  flip: 0.3,
  action: 0.85,
  reaction: 0.45,
  ongoing: 2,
  top: 0.9,
}

const worthOfStatic: Readonly<Record<Static['holds'], number>> = {
  stars: 1.5,
  symbols: 2,
  protect: 3,
  slots: 11,
  clashBonus: 2,
  silence: 3,
  copy: 7,
}

/** What keywords are worth that are not told by other abilities. */
const worthOfKeyword: Partial<Record<Keyword, number>> = {
  duelist: 2,
  earthcraft: 4,
  fusion: -6,
  heroic: 2,
  levelUp: 4,
  mimicry: 1,
  mimicryPlus: 1,
  shadowbond: 2,
  undead: 2,
  undeadPlus: 3,
  unite: 4,
  unitePlus: 5,
}

/** What an ability brings, in RP. */
export function worthOfAbility(ability: Ability, own: OwnedDef, field: Field): number {
  const chance = ability.if ? chanceOf(ability.if, own, field) : 1
  if (!('do' in ability)) return worthOfStatic[ability.static.holds] * chance
  const cost = ability.on === 'action' ? (ability.dollars ?? 0) * 0.7 : 0
  return worthOf(ability.do, own, field) * likely[ability.on] * chance - cost
}

/** What a card brings in a tournament beside these others, in RP. */
export function worthIn(def: OwnedDef, field: Field): number {
  let sum = 0
  for (const { ability } of printed({ def }).abilities) sum += worthOfAbility(ability, def, field)
  for (const use of def.keywords) sum += worthOfKeyword[keywordOf(use)] ?? 0
  return sum
}
