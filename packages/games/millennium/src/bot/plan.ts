import type { OwnedDef } from '../cards/definitions.ts'
import { commonTypes, elements } from '../cards/symbols.ts'
import { keywordOf } from '../effects/keywords/vocabulary.ts'
import type { Ability } from '../effects/vocabulary.ts'
import { tableauSlots } from '../zones.ts'
import { type Field, worthIn, worthOfAbility } from './estimate.ts'

/** A deck that could be built, and what it may bring. */
export interface DeckPlan {
  /** The Singles that will be played, and then those that stay in hand. */
  readonly singles: readonly OwnedDef[]
  readonly others: readonly OwnedDef[]
  readonly field: Field
  /** What the least useful of its played Singles, its Deck Box and the lesser Accessory bring: what a new card must beat. */
  readonly least: { readonly single: number; readonly deckBox: number; readonly accessory: number }
  readonly rp: number
}

/** What the Metagames pay, as abilities that score. */
export type Metas = readonly Ability[]

/** A Single that is never played still is a choice. */
const worthInHand = 0.15

interface Rated {
  readonly def: OwnedDef
  readonly worth: number
}

const byWorth = (a: Rated, b: Rated): number => b.worth - a.worth || (a.def.id < b.def.id ? -1 : 1)

const rate = (defs: readonly OwnedDef[], worth: (def: OwnedDef) => number): Rated[] =>
  defs.map((def) => ({ def, worth: worth(def) })).sort(byWorth)

const isEpic = ({ keywords }: OwnedDef): boolean => keywords.some((use) => keywordOf(use) === 'epic')

/** MB-112, MB-115, MB-415: each name once, one Epic card, no Mystic. */
function playable(defs: readonly OwnedDef[]): OwnedDef[] {
  const names = new Set<string>()
  return defs.filter((def) => {
    if (names.has(def.name) || def.rarity === 'mystic') return false
    names.add(def.name)
    return true
  })
}

function firstOf(rated: readonly Rated[], count: number): OwnedDef[] {
  let hasEpic = false
  const chosen: OwnedDef[] = []
  for (const { def } of rated) {
    if (chosen.length === count) break
    if (isEpic(def) && hasEpic) continue
    hasEpic ||= isEpic(def)
    chosen.push(def)
  }
  return chosen
}

/** The themes that a deck of these cards could have: a symbol or a set that three of them share. */
function themes(singles: readonly OwnedDef[]): ((def: OwnedDef) => boolean)[] {
  const sets = [...new Set(singles.map(({ set }) => set))]
  const all = [
    ...elements.map((each) => (def: OwnedDef) => def.elements.includes(each)),
    ...commonTypes.map((each) => (def: OwnedDef) => def.types.includes(each)),
    ...sets.map((each) => (def: OwnedDef) => def.set === each),
  ]
  return all.filter((isOf) => singles.filter(isOf).length >= 3)
}

/** By how much a theme may make up for a weaker card. */
const pull = 8

export interface Prospect {
  readonly defs: readonly OwnedDef[]
  readonly metas: Metas
  readonly rivals: number
}

interface Line {
  readonly order: readonly Rated[]
  readonly field: Field
  readonly worths: readonly number[]
  /** What they bring together, with what the Metagames pay. */
  readonly rp: number
}

/** The first of these Singles side by side. */
function lineOf(order: readonly Rated[], { metas, rivals }: Prospect): Line {
  const field: Field = { singles: firstOf(order, tableauSlots), rivals }
  const worths = field.singles.map((def) => worthIn(def, field))
  const [probe] = field.singles
  let rp = 0
  for (const each of worths) rp += each
  if (probe) for (const each of metas) rp += worthOfAbility(each, probe, field)
  return { order, field, worths, rp }
}

/** The rest of a deck around these Singles. */
function complete({ order, field, worths, rp }: Line, { defs }: Prospect): DeckPlan {
  const played = field.singles
  const beside = (def: OwnedDef) => worthIn(def, field)
  const left = order.map(({ def }) => def).filter((def) => !played.includes(def))
  const inHand = firstOf(rate(left, beside), played.some(isEpic) ? 0 : 2)
  const of = (kind: OwnedDef['kind']) => rate(playable(defs.filter((def) => def.kind === kind)), beside)
  const boxes = of('deckBox')
  const accessories = of('accessory')
  const others = [...boxes.slice(0, 1), ...accessories.slice(0, 2)]
  return {
    singles: [...played, ...inHand],
    others: others.map(({ def }) => def),
    field,
    least: {
      single: played.length < tableauSlots ? 0 : Math.min(...worths),
      deckBox: boxes[0]?.worth ?? 0,
      accessory: accessories[1]?.worth ?? 0,
    },
    rp:
      rp +
      others.reduce((sum, each) => sum + each.worth, 0) +
      inHand.reduce((sum, def) => sum + Math.max(0, beside(def)) * worthInHand, 0),
  }
}

/** The best deck that these cards make, as far as what is printed tells: one for each theme is looked at. */
export function planDeck(prospect: Prospect): DeckPlan {
  const singles = playable(prospect.defs.filter(({ kind }) => kind === 'single'))
  const alone = new Map(singles.map((def) => [def, worthIn(def, { singles: [def], rivals: prospect.rivals })]))
  let best = lineOf(
    rate(singles, (def) => alone.get(def)!),
    prospect,
  )
  const consider = (worth: (def: OwnedDef) => number) => {
    const line = lineOf(rate(singles, worth), prospect)
    if (line.rp > best.rp) best = line
  }
  for (const isOf of themes(singles)) consider((def) => alone.get(def)! + (isOf(def) ? pull : 0))
  // cards that are worth more beside those that were chosen
  const { field } = best
  consider((def) => worthIn(def, field))
  return complete(best, prospect)
}
