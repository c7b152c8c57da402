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

/** What a deck of these Singles, and the best of these other cards, brings. */
function planWith(order: readonly Rated[], { defs, metas, rivals }: Prospect): DeckPlan {
  const played = firstOf(order, tableauSlots)
  const field: Field = { singles: played, rivals }
  const worths = played.map((def) => worthIn(def, field))
  const rest = firstOf(
    rate(
      order.map(({ def }) => def).filter((def) => !played.includes(def)),
      (def) => worthIn(def, field),
    ),
    played.some(isEpic) ? 0 : 2,
  )
  const boxes = rate(
    defs.filter(({ kind }) => kind === 'deckBox'),
    (def) => worthIn(def, field),
  )
  const accessories = rate(playable(defs.filter(({ kind }) => kind === 'accessory')), (def) => worthIn(def, field))
  const others = [...boxes.slice(0, 1), ...accessories.slice(0, 2)]
  const probe = played[0]
  const fromMetas = probe ? metas.reduce((sum, each) => sum + worthOfAbility(each, probe, field), 0) : 0
  const rp =
    worths.reduce((sum, each) => sum + each, 0) +
    rest.reduce((sum, def) => sum + Math.max(0, worthIn(def, field)) * worthInHand, 0) +
    others.reduce((sum, each) => sum + each.worth, 0) +
    fromMetas
  return {
    singles: [...played, ...rest],
    others: others.map(({ def }) => def),
    field,
    least: {
      single: played.length < tableauSlots ? 0 : Math.min(...worths),
      deckBox: boxes[0]?.worth ?? 0,
      accessory: accessories[1]?.worth ?? 0,
    },
    rp,
  }
}

/** The best deck that these cards make, as far as what is printed tells: one for each theme is looked at. */
export function planDeck(prospect: Prospect): DeckPlan {
  const singles = playable(prospect.defs.filter(({ kind }) => kind === 'single'))
  const alone = new Map(singles.map((def) => [def, worthIn(def, { singles: [def], rivals: prospect.rivals })]))
  const plain = rate(singles, (def) => alone.get(def)!)
  let best = planWith(plain, prospect)
  for (const isOf of themes(singles)) {
    const plan = planWith(
      rate(singles, (def) => alone.get(def)! + (isOf(def) ? pull : 0)),
      prospect,
    )
    if (plan.rp > best.rp) best = plan
  }
  // cards that are worth more beside those that were chosen
  const again = planWith(
    rate(singles, (def) => worthIn(def, best.field)),
    prospect,
  )
  return again.rp > best.rp ? again : best
}

const kept = new Map<string, DeckPlan>()
const mostKept = 400

/** The same, remembered: a bot looks at much the same binder again and again. */
export function planOf(prospect: Prospect, metaNames: string): DeckPlan {
  const names = prospect.defs.map(({ id }) => id).sort()
  const key = `${prospect.rivals} ${metaNames} ${names.join(' ')}`
  let plan = kept.get(key)
  if (!plan) {
    plan = planDeck(prospect)
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, plan)
  }
  return plan
}
