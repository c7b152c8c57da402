import { facing, foe, inFrontOf, type Known, live, positionOf, type Site, siteOf, stateOf } from '../table.ts'
import type { Test } from '../text/core.ts'
import type { Op, Position, Stat } from '../text/terms.ts'
import { type Env, featuresOf, isSame, seatsOf } from './env.ts'
import { cardsIn, isIn } from './places.ts'

type TestOf<K extends Test['is']> = Extract<Test, { is: K }>

export const compare = (left: number, op: Op, right: number): boolean => {
  switch (op) {
    case '=':
      return left === right
    case '!=':
      return left !== right
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
  }
}

/** The positions that a text calls so. */
export const columns: Readonly<Record<Position, readonly number[]>> = {
  middle: [1],
  left: [0, 3],
  right: [2, 4],
  edge: [0, 2],
}

export const siteAt = ({ t }: Env, card: Known): Site | null => {
  const here = live(t, card)
  if (here) return siteOf(here)
  return card.was && { zone: card.was.zone, of: card.was.of, at: card.was.at }
}

const shares = <T>(a: readonly T[], b: readonly T[]): boolean => a.some((each) => b.includes(each))

/** What two cards, or several, have in common or not. */
export function aspectOf(
  env: Env,
  card: Known,
  what: 'name' | 'trait' | 'colour' | Stat,
): readonly (string | number)[] {
  const features = featuresOf(env, card)
  if (!features) return []
  if (what === 'name') return features.names
  if (what === 'trait') return features.traits
  return what === 'colour' ? features.colours : [features[what]]
}

const isAttacker = ({ t }: Env, card: Known): boolean =>
  t.state.attack !== null && isSame(t.state.attack.attacker, card)
const isDefender = ({ t }: Env, card: Known): boolean =>
  t.state.attack?.defender != null && isSame(t.state.attack.defender, card)

/** A front attack, with both still there: WS-147. */
export function battleOf({ t }: Pick<Env, 't'>): readonly [Known, Known] | null {
  const { attack } = t.state
  if (attack?.kind !== 'front' || attack.defender === null) return null
  return live(t, attack.attacker) && live(t, attack.defender) ? [attack.attacker, attack.defender] : null
}

/** One small function for each test of a card. */
export const tests: { readonly [K in Test['is']]: (env: Env, card: Known, test: TestOf<K>) => boolean } = {
  type: (env, card, { type }) => featuresOf(env, card)?.type === type,
  trait: (env, card, { trait }) => featuresOf(env, card)?.traits.includes(trait) ?? false,
  name: (env, card, { name }) => featuresOf(env, card)?.names.includes(name) ?? false,
  nameHas: (env, card, { part }) => featuresOf(env, card)?.names.some((name) => name.includes(part)) ?? false,
  colour: (env, card, { colour }) => featuresOf(env, card)?.colours.includes(colour) ?? false,
  stat(env, card, { stat, op, value }) {
    const features = featuresOf(env, card)
    return features !== null && compare(features[stat], op, env.read.number(env, value))
  },
  icon: (env, card, { icon }) => featuresOf(env, card)?.icons.includes(icon) ?? false,
  state(env, card, { state }) {
    const here = live(env.t, card)
    return (here ? stateOf(here) : card.was?.state) === state
  },
  other: (env, card, { than }) => env.read.cards(env, than).every((each) => each.card !== card.card),
  owner: (env, card, { who }) => seatsOf(env, who).includes(env.t.card(card.card).owner),
  marked(env, card) {
    const here = live(env.t, card)
    return here ? env.t.hosted(here).length > 0 : (card.was?.marked ?? false)
  },
  faceUp: (env, card) => !(live(env.t, card)?.down ?? false),
  at: (env, card, { position }) => columns[position].includes(siteAt(env, card)?.at ?? -1),
  in(env, card, { place }) {
    const here = live(env.t, card)
    return here !== null && isIn(env, place, siteOf(here), card)
  },
  endOf(env, card, { end, place }) {
    const pile = cardsIn(env, place)
    const at = end === 'top' ? pile.at(-1) : pile[0]
    return at !== undefined && isSame(at, card)
  },
  facing(env, card, { whom }) {
    const site = siteAt(env, card)
    if (site === null || site.at < 0 || site.at > 2) return false
    return env.read.cards(env, whom).some((each) => {
      const other = siteAt(env, each)
      return other !== null && other.of === foe(site.of) && other.at === facing(site.at)
    })
  },
  inFrontOf(env, card, { whom }) {
    const here = live(env.t, card)
    const position = here && positionOf(here)
    if (here === null || position === null) return false
    return env.read.cards(env, whom).some((each) => {
      const other = siteAt(env, each)
      return other !== null && other.of === here.zone.owner && inFrontOf(other.at).includes(position)
    })
  },
  inBattle: (env, card) => battleOf(env)?.some((each) => isSame(each, card)) ?? false,
  battling(env, card, { whom }) {
    const battle = battleOf(env)
    if (!battle?.some((each) => isSame(each, card))) return false
    return env.read.cards(env, whom).some((each) => !isSame(each, card) && battle.some((one) => isSame(one, each)))
  },
  attacked: (env, card, { how }) => isDefender(env, card) && (how === null || env.t.state.attack!.kind === how),
  attacking: (env, card, { how }) => isAttacker(env, card) && env.t.state.attack!.kind === how,
  ability(env, card, { keyword, kind, cost }) {
    const here = live(env.t, card)
    if (here === null || here.down) return false
    const wanted = cost && JSON.stringify(cost)
    return env.read
      .values(env.t, here)
      .abilities.some(
        ({ key, ability }) =>
          (key !== 'encore' || wanted !== undefined) &&
          (keyword === null || ability.keyword === keyword) &&
          (kind === null || ability.kind === kind) &&
          (wanted === undefined || withoutSlots(ability.cost) === withoutSlots(cost!)),
      )
  },
  same(env, card, { what, as }) {
    const others = env.read.cards(env, as)
    if (what === 'card') return others.some((each) => isSame(each, card))
    const own = aspectOf(env, card, what)
    return others.some((each) => shares(own, aspectOf(env, each, what)))
  },
  /** From those that are chosen already. */
  different(env, card, { what }) {
    const own = aspectOf(env, card, what)
    return env.chosen.every((each) => each.card === card.card || !shares(own, aspectOf(env, each, what)))
  },
  extreme(env, card, { stat, end, of }) {
    const own = featuresOf(env, card)?.[stat]
    if (own === undefined) return false
    return env.read.cards(env, of).every((each) => {
      const other = featuresOf(env, each)?.[stat] ?? own
      return end === 'highest' ? other <= own : other >= own
    })
  },
  any: (env, card, { of }) => of.some((each) => env.read.passes(env, card, each)),
  not: (env, card, { tests: inner }) => !env.read.passes(env, card, inner),
}

const withoutSlots = (cost: readonly unknown[]): string => JSON.stringify(cost).replace(/"slot":\d+/g, '')

export function passes(env: Env, card: Known, where: readonly Test[]): boolean {
  for (const test of where) {
    if (!(tests[test.is] as (env: Env, card: Known, test: Test) => boolean)(env, card, test)) return false
  }
  return true
}
