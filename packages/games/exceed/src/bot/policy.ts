import { type Answer, type Ask, bestBy, type Option, type Random, type Seat } from '@cardwright/engine'
import { type CardDef, isCard } from '../cards/definitions.ts'
import { printedAt } from '../cards/printed.ts'
import type { EffectOf } from '../effects/vocabulary.ts'
import { armorOf, powerOf } from '../rules/strike/damage.ts'
import { type ExceedTable, foe, side } from '../state.ts'
import { distance } from '../values/arena.ts'
import { mostGauge } from '../values/means.ts'

type Choose = (t: ExceedTable, ask: Ask, options: readonly Fields[], random: Random) => Answer | null

/** An option, with the fields that some of this game's have. */
type Fields = Option & {
  readonly move?: string
  readonly how?: string
  readonly space?: number
  readonly cost?: number
  readonly force?: number
  readonly amount?: number
}

/** An amount that is counted in play is about so much. */
const usual = (amount: unknown): number => (typeof amount === 'number' ? amount : 2)

const covers = ({ range }: CardDef, far: number): boolean =>
  range !== null && usual(range[0]) <= far && far <= usual(range[1])

const cardOf = (t: ExceedTable, { card }: Fields): CardDef | null => {
  const def = card === undefined ? undefined : t.card(card).def
  return def !== undefined && isCard(def) ? def : null
}

/** What an attack promises at this distance: it must reach, be fast enough to come first, and hurt. */
function worthOfAttack(t: ExceedTable, option: Fields, far: number): number {
  const def = cardOf(t, option)
  if (def === null) return 2
  const defence = usual(def.armor ?? 0) + usual(def.guard ?? 0) / 2
  if (!covers(def, far)) return defence
  return 4 + usual(def.power) + usual(def.speed) / 2 + defence / 2 + (option.how === 'ex' ? 0.5 : 0)
}

/** How many attacks of the hand would reach from there. */
const reachFrom = (t: ExceedTable, seat: Seat, far: number): number =>
  t.zone.hand(seat).cards.filter(({ def }) => isCard(def) && covers(def, far)).length

const strikes = (options: readonly Fields[]): Fields[] =>
  options.filter(({ move, how }) => move === 'strike' || (move === undefined && how !== undefined))

/** EX-020: strikes with what reaches, else comes to where more does, else gathers cards. */
const act: Choose = (t, { seat }, options, random) => {
  const far = distance(t)
  const strike = bestBy(strikes(options), (option) => worthOfAttack(t, option, far))
  const isGood = strike !== null && worthOfAttack(t, strike, far) >= 8
  if (isGood && random.int(4) > 0) return strike
  const boosts = options.filter(({ move, cost }) => move === 'boost' && cost === 0)
  if (boosts.length > 0 && random.int(6) === 0) return random.pick(boosts)
  const exceed = options.find(({ move }) => move === 'exceed')
  if (exceed && random.int(2) === 0) return exceed
  const away = ({ space }: Fields) => Math.abs(space! - side(t, foe(seat)).space)
  const moves = options.filter(({ move, cost }) => move === 'move' && cost !== undefined && cost <= 2)
  const step = bestBy(moves, (option) => reachFrom(t, seat, away(option)))
  const gain = step === null ? 0 : reachFrom(t, seat, away(step)) - reachFrom(t, seat, far)
  if (gain > 1 && t.zone.hand(seat).size > 4) return step
  return options.find(({ move }) => move === 'prepare') ?? strike
}

const set: Choose = (t, _ask, options) => {
  const far = distance(t)
  return bestBy(options, (option) => worthOfAttack(t, option, far))
}

/** The cheapest way that the ask allows: keeps what is not needed. */
const asFewAsPossible: Choose = (_t, ask) => {
  const chosen: Option[] = []
  for (;;) {
    const { add, stop } = ask.walk(chosen)
    if (stop || add.length === 0) return ask.inOrder(chosen)
    chosen.push(add[0]!)
  }
}

const policies: Readonly<Record<string, Choose>> = {
  act,
  set,
  mulligan: asFewAsPossible,
  force: asFewAsPossible,
  gauge: asFewAsPossible,
}

/** A sensible answer without search. */
export function policy(t: ExceedTable, ask: Ask, random: Random): Answer | null {
  return policies[ask.kind]?.(t, ask, ask.offered() as readonly Fields[], random) ?? null
}

/** In Force: who changes more throws away what is good with the rest, and comes to the end of the deck. */
const mostChanged = 3
/** EX-054: a reshuffle that comes earlier is one that is missed later. */
const fewInDeck = 6
/** In Force: who goes farther has hardly a card left to strike with. */
const dearestMove = 3
/** So many cards are kept for the Strike that comes. */
const fewestKept = 2
/** Farther away an attack hits nobody, unless it moves a long way first. */
const farthestStrike = 5
const farthestSwing = 3

/** The Armor that each unit buys, where it buys nothing else; null for any other offer. */
function armorBought(t: ExceedTable, { spec }: Ask): number | null {
  const printed = spec.source === undefined ? null : printedAt(t.rules.library, spec.source)
  const { per = 1, each, so } = (printed?.within.at(-1) ?? {}) as Partial<EffectOf<'spend'>>
  const [bonus, ...others] = each ?? []
  const isArmor = bonus?.do === 'bonus' && bonus.to === 'armor' && typeof bonus.amount === 'number'
  return isArmor && per === 1 && others.length === 0 && so === undefined ? Number(bonus.amount) : null
}

/** EX-124: Force for Armor that has nothing left to stop. */
function isTooMuch(t: ExceedTable, ask: Ask, amount: number): boolean {
  const armor = t.state.strike === null || amount === 0 ? null : armorBought(t, ask)
  return armor !== null && armorOf(t, ask.seat) + armor * (amount - 1) >= powerOf(t, foe(ask.seat))
}

/** EX-100: an Ultra whose Gauge is not there comes to nothing, unless something else pays for it. */
function isBeyondMeans(t: ExceedTable, seat: Seat, option: Fields): boolean {
  const { gauge = 0, gaugeWhen, lifeInstead } = cardOf(t, option) ?? {}
  return gaugeWhen === undefined && lifeInstead === undefined && mostGauge(t, seat) < gauge
}

/** What the deck brings is better than what is held only where nothing that is held reaches. */
function isWorthSetting(t: ExceedTable, seat: Seat, option: Fields): boolean {
  if (option.how === 'wild') return reachFrom(t, seat, distance(t)) === 0
  return !isBeyondMeans(t, seat, option)
}

/** What eats the hand, swings at the air, comes to nothing or loses the match looks like a bot that does not know. */
export function isWorthTrying(t: ExceedTable, ask: Ask, option: Option): boolean {
  const { seat, kind } = ask
  const { move, how, cost = 0, force = 0, amount = 0 } = option as Fields
  if (kind === 'spend') return !isTooMuch(t, ask, amount)
  if (kind === 'set') return isWorthSetting(t, seat, option)
  if (kind !== 'act') return true
  if (move === 'change') return force > 0 && force <= mostChanged
  if (move === 'move') return cost <= dearestMove && t.zone.hand(seat).size - cost >= fewestKept
  if (move === 'reshuffle') return side(t, seat).reshuffles === 0 && t.zone.deck(seat).size <= fewInDeck
  if (move !== 'strike') return true
  // what has no Range defends
  if (cardOf(t, option)?.range === null) return false
  return distance(t) <= (how === 'wild' ? farthestSwing : farthestStrike) && isWorthSetting(t, seat, option)
}
