import { keep } from '@cardwright/engine'
import { isOwned } from '../cards/definitions.ts'
import type { Element, Rarity, Type } from '../cards/symbols.ts'
import { abilitiesOfKeyword, isUncopyable, rootOfKeyword } from '../effects/keywords/abilities.ts'
import { type Keyword, type KeywordUse, keywordOf } from '../effects/keywords/vocabulary.ts'
import type { Static } from '../effects/statics/vocabulary.ts'
import type { Ability, Trigger } from '../effects/vocabulary.ts'
import type { CardInPlay, MillenniumTable } from '../state.ts'
import type { Context } from '../tasks.ts'
import { fits } from './filters.ts'
import { judging } from './judging.ts'
import { allSides, neighbour, playArea, sideOf, tableau, tokensOn, topCard } from './sides.ts'
import { hasTopEffects } from './slots.ts'

/** An ability that a card has now, and where it is written. */
export interface AbilityNow {
  readonly address: string
  readonly ability: Ability
}

/** What a card is now. */
export interface Values {
  stars: number
  elements: readonly Element[]
  types: readonly Type[]
  rarities: readonly Rarity[]
  sets: readonly string[]
  names: readonly string[]
  keywords: readonly KeywordUse[]
  abilities: readonly AbilityNow[]
}

/** MB-180, MB-228: a face-down card is nothing. */
const blank = (): Values => ({
  stars: 0,
  elements: [],
  types: [],
  rarities: [],
  sets: [],
  names: [],
  keywords: [],
  abilities: [],
})

const ofKeywords = (uses: readonly KeywordUse[]): AbilityNow[] =>
  uses.flatMap((use) =>
    abilitiesOfKeyword(use).map((ability, i) => ({ address: `${rootOfKeyword(use)}:${i}`, ability })),
  )

const printedOn = new WeakMap<object, Readonly<Values>>()

/** What is printed on a card. */
export function printed({ def }: Pick<CardInPlay, 'def'>): Readonly<Values> {
  let found = printedOn.get(def)
  if (!found) {
    const own = 'abilities' in def ? def.abilities.map((ability, i) => ({ address: `${def.id}:${i}`, ability })) : []
    found = isOwned(def)
      ? {
          stars: def.stars,
          elements: def.elements,
          types: def.types,
          rarities: [def.rarity],
          sets: [def.set],
          names: [def.name],
          keywords: def.keywords,
          abilities: [...ofKeywords(def.keywords), ...own],
        }
      : { ...blank(), names: [def.name], abilities: own }
    printedOn.set(def, found)
  }
  return found
}

type Sweep = Values[]

/** The values as far as they are worked out: conditions of lasting effects look at these. */
let underway: { readonly t: MillenniumTable; readonly values: Sweep } | null = null

/** From where a lasting effect speaks. */
const contextOf = (card: CardInPlay, s: number, trigger: Trigger): Context => ({
  side: s,
  controller: s,
  card: card.id,
  gen: card.gen,
  trigger,
  it: null,
  them: null,
  just: null,
  unanswerable: false,
})

const isMet = (t: MillenniumTable, card: CardInPlay, s: number, { if: condition, on }: Ability): boolean =>
  !condition || judging().holds(t, condition, contextOf(card, s, on))

const union = <T>(a: readonly T[], b: readonly T[]): readonly T[] => (b.length === 0 ? a : [...new Set([...a, ...b])])

/** MB-272: keyword cards that are attached. */
function withKeywordCards(t: MillenniumTable, card: CardInPlay, values: Values): void {
  if (t.guests.length === 0) return
  for (const { def } of t.hosted(card)) {
    if (def.kind !== 'keyword') continue
    values.keywords = [...values.keywords, def.keyword]
    values.abilities = [...values.abilities, ...ofKeywords([def.keyword])]
  }
}

export const isStatic = (ability: Ability): ability is Extract<Ability, { static: unknown }> => 'static' in ability

type Copy = Extract<Static, { holds: 'copy' }>

/** The card that this one copies now. */
function modelOf(t: MillenniumTable, card: CardInPlay, { abilities }: Values): CardInPlay | null {
  const copying = abilities.find(({ ability }) => isCopying(ability))?.ability
  if (!copying || !works(t, card, copying) || !isMet(t, card, sideOf(t, card), copying)) return null
  const model = neighbour(card, ((copying as Extract<Ability, { static: unknown }>).static as Copy).of)
  return model && !model.down ? model : null
}

/** MB-371..373, MB-385: copies are worked out anew each time, so one ends with what it copies; a copy can be copied. */
function copy(t: MillenniumTable, cards: readonly CardInPlay[], sweep: Sweep): void {
  const copiers = new Set(cards.filter(({ id }) => sweep[id]!.abilities.some(({ ability }) => isCopying(ability))))
  for (const card of copiers) copyOne(t, card, copiers, sweep)
}

function copyOne(t: MillenniumTable, card: CardInPlay, copiers: Set<CardInPlay>, sweep: Sweep): void {
  // what it copies is worked out first; two that copy each other end here
  if (!copiers.delete(card)) return
  const model = modelOf(t, card, sweep[card.id]!)
  if (!model) return
  copyOne(t, model, copiers, sweep)
  const { keywords, abilities, ...rest } = sweep[model.id]!
  sweep[card.id] = {
    ...rest,
    keywords: keywords.filter((use) => !isUncopyable(use)),
    abilities: abilities.filter(({ ability }) => !ability.uncopyable && !isCopying(ability)),
  }
}

const isCopying = (ability: Ability): boolean => isStatic(ability) && ability.static.holds === 'copy'

/** MB-448, MB-H45: Unite PLUS takes on what is attached. */
function unite(t: MillenniumTable, cards: readonly CardInPlay[], sweep: Sweep): void {
  for (const card of cards) {
    const own = sweep[card.id]!
    if (isScoring(t) || !own.keywords.includes('unitePlus')) continue
    for (const guest of t.hosted(card)) {
      if (!isOwned(guest.def)) continue
      const more = printed(guest)
      own.stars += more.stars
      own.elements = union(own.elements, more.elements)
      own.types = union(own.types, more.types)
      own.rarities = union(own.rarities, more.rarities)
      own.sets = union(own.sets, more.sets)
      own.names = union(own.names, more.names)
    }
  }
}

/** MB-428..430, MB-H38: from left to right; it works during scoring too. */
function mimic(t: MillenniumTable, sweep: Sweep): void {
  for (const s of allSides(t)) {
    const { cards } = tableau(t, s)
    const before = cards.map((card) => sweep[card.id]!)
    const plain = before.map(({ elements, types }) => ({ elements, types }))
    // a face-down neighbour has no symbols to give: what is beside it keeps its own
    const shown = <T>(all: readonly T[], at: number) => (cards[at]?.down === false ? all[at] : undefined)
    before.forEach((own, at) => {
      const isPlus = own.keywords.includes('mimicryPlus')
      if (!isPlus && !own.keywords.includes('mimicry')) return
      const models = [shown(before, at - 1), isPlus ? shown(plain, at + 1) : undefined].filter((each) => each)
      if (models.length === 0) return
      own.elements = models.reduce<readonly Element[]>((all, each) => union(all, each!.elements), [])
      own.types = models.reduce<readonly Type[]>((all, each) => union(all, each!.types), [])
    })
  }
}

const isScoring = (t: MillenniumTable): boolean => t.state.tournament.stage === 'scoring'

/** MB-209, MB-211, MB-212, MB-249: whether a lasting ability works now. */
export function works(t: MillenniumTable, card: CardInPlay, ability: Ability): boolean {
  if (card.down) return false
  if (isScoring(t) && !(isStatic(ability) && ability.scoring)) return false
  if (ability.on !== 'top') return true
  const s = sideOf(t, card)
  return topCard(t, s) === card && hasTopEffects(t, s)
}

interface Holding {
  readonly card: CardInPlay
  readonly side: number
  readonly on: Trigger
  readonly static: Static
}

/** The cards that are not in a tableau and yet have effects: MB-266, MB-278, MB-324. */
export function personas(t: MillenniumTable): readonly { readonly card: CardInPlay; readonly side: number }[] {
  // MB-049: not in the Pre-Release
  if (t.state.round === 0) return []
  const venue = t.zone.venue().top
  const own = t.state.players.flatMap((_, seat) => t.zone.persona(seat).cards.map((card) => ({ card, side: seat })))
  return venue ? [...own, ...t.state.players.map((_, seat) => ({ card: venue, side: seat }))] : own
}

/** The lasting effects that are there, those of the card that came last the last: MB-210. */
function holdings(t: MillenniumTable, cards: readonly CardInPlay[], sweep: Sweep): Holding[] {
  const found: Holding[] = []
  const add = (card: CardInPlay, s: number, abilities: readonly AbilityNow[]) => {
    for (const { ability } of abilities) {
      if (!isStatic(ability) || !works(t, card, ability) || !isMet(t, card, s, ability)) continue
      found.push({ card, side: s, on: ability.on, static: ability.static })
    }
  }
  for (const card of cards) add(card, sideOf(t, card), sweep[card.id]!.abilities)
  for (const each of personas(t)) add(each.card, each.side, printed(each.card).abilities)
  return found.sort((a, b) => a.card.gen - b.card.gen)
}

function means(
  t: MillenniumTable,
  { card: from, side: s, static: what }: Holding,
  card: CardInPlay,
  sweep: Sweep,
): boolean {
  if (card.down || !('whose' in what)) return false
  if (what.whose === 'this') return card === from
  const isOwn = sideOf(t, card) === s
  if (what.whose !== 'all' && isOwn !== (what.whose === 'yours')) return false
  const where = 'where' in what ? what.where : undefined
  return !where || fits(t, where, card, { card: from, side: s }, (each) => sweep[each.id] ?? printed(each))
}

/** MB-435: a Shadowbond shares its Flip effects with the other Dark cards of its tableau. */
function shadowbond(t: MillenniumTable, sweep: Sweep): void {
  if (isScoring(t)) return
  for (const s of allSides(t)) {
    const { cards } = tableau(t, s)
    for (const card of cards) {
      const { keywords, abilities } = sweep[card.id]!
      if (!keywords.includes('shadowbond')) continue
      const own = printed(card).abilities
      const flips = abilities.filter((each) => each.ability.on === 'flip' && own.includes(each))
      for (const other of cards) {
        const values = sweep[other.id]!
        if (other !== card && values.elements.includes('dark')) values.abilities = [...values.abilities, ...flips]
      }
    }
  }
}

interface Swept {
  readonly values: readonly Values[]
  readonly holdings: Partial<Record<Static['holds'], Holding[]>>
}

function byKind(held: readonly Holding[]): Swept['holdings'] {
  const kinds: Swept['holdings'] = {}
  for (const each of held) {
    const { holds } = each.static
    kinds[holds] = [...(kinds[holds] ?? []), each]
  }
  return kinds
}

function grantSymbols(t: MillenniumTable, held: readonly Holding[], cards: readonly CardInPlay[], sweep: Sweep): void {
  for (const each of held) {
    if (each.static.holds !== 'symbols') continue
    for (const card of cards) {
      if (!means(t, each, card, sweep)) continue
      const values = sweep[card.id]!
      values.elements = union(values.elements, each.static.elements)
      values.types = union(values.types, each.static.types)
    }
  }
}

/** MB-402: tokens, and what lasting effects add. */
function addStars(t: MillenniumTable, held: readonly Holding[], cards: readonly CardInPlay[], sweep: Sweep): void {
  for (const card of cards) if (!card.down) sweep[card.id]!.stars += tokensOn(card)
  for (const each of held) {
    if (each.static.holds !== 'stars') continue
    const { add, per } = each.static
    const stars = per === undefined ? add : add * judging().amountOf(t, per, contextOf(each.card, each.side, each.on))
    for (const card of cards) {
      if (means(t, each, card, sweep)) sweep[card.id]!.stars = Math.max(0, sweep[card.id]!.stars + stars)
    }
  }
}

/** All values in one sweep: printed, copied, attached, mimicked, granted, stars. */
function sweepAll(t: MillenniumTable, sweep: Sweep): Swept {
  const cards = allSides(t).flatMap((s) => playArea(t, s))
  for (const card of cards) {
    const values = card.down ? blank() : { ...printed(card) }
    if (!card.down) withKeywordCards(t, card, values)
    sweep[card.id] = values
  }
  copy(t, cards, sweep)
  unite(t, cards, sweep)
  mimic(t, sweep)
  const held = holdings(t, cards, sweep)
  grantSymbols(t, held, cards, sweep)
  shadowbond(t, sweep)
  addStars(t, held, cards, sweep)
  return { values: sweep, holdings: byKind(held) }
}

const sweepOf = keep((t: MillenniumTable): Swept => {
  const values: Sweep = []
  underway = { t, values }
  try {
    return sweepAll(t, values)
  } finally {
    underway = null
  }
})

/** What a card is now; what is not in play is what is printed on it. */
export const valuesOf = (t: MillenniumTable, card: CardInPlay): Readonly<Values> =>
  (underway?.t === t ? underway.values : sweepOf(t).values)[card.id] ?? printed(card)

export const starsOf = (t: MillenniumTable, card: CardInPlay): number => valuesOf(t, card).stars

export const hasKeyword = (t: MillenniumTable, card: CardInPlay, keyword: Keyword): boolean =>
  !card.down && valuesOf(t, card).keywords.some((use) => keywordOf(use) === keyword)

/** The lasting effects of one kind that are at work. */
export const holdingsOf = <K extends Static['holds']>(t: MillenniumTable, kind: K) =>
  (sweepOf(t).holdings[kind] ?? nothing) as readonly (Holding & {
    readonly static: Extract<Static, { holds: K }>
  })[]

const nothing: readonly never[] = []

/** Whether a lasting effect means this card. */
export const isMeant = (t: MillenniumTable, holding: Holding, card: CardInPlay): boolean =>
  means(t, holding, card, sweepOf(t).values as Sweep)
