import { type Answer, type Ask, bestBy, type JsonObject, type Option, type Random, type Seat } from '@cardwright/engine'
import { valuesOf } from '../rules/values.ts'
import {
  back,
  center,
  characterAt,
  facing,
  foe,
  levelOf,
  live,
  onStage,
  positionOf,
  stateOf,
  type WeissTable,
} from '../table.ts'
import type { Ability, Step } from '../text/core.ts'
import { worthInHand } from './worth.ts'

type Choose = (t: WeissTable, ask: Ask, options: readonly Fields[], random: Random) => Answer | null

/** An option, with the fields that some of this game's have. */
type Fields = Option & {
  readonly move?: string
  readonly position?: number
  readonly ability?: string
  readonly how?: string | null
  readonly at?: string
  readonly yes?: boolean
  readonly number?: number
}

const powerOf = (t: WeissTable, id: number): number => valuesOf(t, t.card(id)).power

const isFront = (position: number): boolean => (center as readonly number[]).includes(position)

/** What a character adds at a position: in front it takes the place of the one that stands there. */
function gain(t: WeissTable, seat: Seat, { card, position }: Fields): number {
  const there = characterAt(t, seat, position!)
  const before = there ? valuesOf(t, there).power + 1500 : 0
  return (powerOf(t, card!) - before) * (isFront(position!) ? 1 : 0.2)
}

const main: Choose = (t, { seat }, options, random) => {
  const character = bestBy(
    options.filter(({ move }) => move === 'character'),
    (option) => gain(t, seat, option),
  )
  if (character && gain(t, seat, character) > 0) return character
  const others = options.filter(({ move }) => move === 'event' || move === 'act')
  if (others.length > 0 && random.int(2) === 0) return random.pick(others)
  return options.find(({ move }) => move === 'done') ?? null
}

/** Direct where nobody stands, front where it wins, side where that leaves soul. */
function worthOfAttack(t: WeissTable, seat: Seat, { how, card }: Fields): number {
  if (how === null || card === undefined) return 0
  const attacker = t.card(card)
  const other = characterAt(t, foe(seat), facing(Number(attacker.zone.name.slice(-1))))
  const { power, soul } = valuesOf(t, attacker)
  if (!other) return 3 + soul
  const wins = power > valuesOf(t, other).power
  if (how === 'front') return wins ? 2.5 + soul : 1
  return 1.5 + soul - valuesOf(t, other).level
}

/** The damage that still ends the match for a player. */
const lifeOf = (t: WeissTable, seat: Seat): number => (4 - levelOf(t, seat)) * 7 - t.zone.clock(seat).size

const clock: Choose = (t, { seat }, options) => {
  const cards = options.filter(({ card }) => card !== undefined)
  if (cards.length < 3 || lifeOf(t, seat) < 3) return options[0]!
  return bestBy(cards, ({ card }) => -worthInHand(t, seat, t.card(card!)))!
}

/** How much power a counter gives, as far as its text says it in numbers. */
const boostOf = ({ steps }: Ability): number =>
  steps.reduce((sum, step) => {
    if (step.do !== 'modify') return sum
    for (const mod of step.mods)
      if (mod.mod === 'add' && mod.stat === 'power' && typeof mod.by === 'number') return sum + mod.by
    return sum
  }, 0)

/** A counter that turns the battle; else none. */
const counter: Choose = (t, _ask, options) => {
  const { attacker, defender } = t.state.attack!
  const pass = options.find(({ card }) => card === undefined)!
  const a = live(t, attacker)
  const d = defender && live(t, defender)
  if (!a || !d) return pass
  const behind = valuesOf(t, a).power - valuesOf(t, d).power
  if (behind < 0) return pass
  const turns = options.find(({ card, ability }) => {
    const borne = card === undefined ? undefined : t.card(card).def.abilities.find(({ key }) => key === ability)
    return borne !== undefined && boostOf(borne.ability) > behind
  })
  return turns ?? pass
}

/** What is chosen of one's own hand is mostly given away, anything else is mostly won. */
function worthOfChoice(t: WeissTable, seat: Seat, { card }: Fields): number {
  if (card === undefined) return 0
  const it = t.card(card)
  if (it.zone.family === 'stage') return valuesOf(t, it).power
  const worth = worthInHand(t, seat, it)
  return it.zone.family === 'hand' && it.zone.owner === seat ? -worth : worth
}

const choose: Choose = (t, ask) => {
  const chosen: Fields[] = []
  for (;;) {
    const { add, stop } = ask.walk(chosen)
    const next = bestBy(add as readonly Fields[], (option) => worthOfChoice(t, ask.seat, option))
    if (next === null || (stop && worthOfChoice(t, ask.seat, next) < 0)) return ask.valueOf(chosen)
    chosen.push(next)
    if (ask.some === null) return next
  }
}

/** The colours that are still missing come first; a climax is better off where it is shuffled into the deck again. */
const levelUp: Choose = (t, { seat }, options) =>
  bestBy(options, ({ card }) => {
    const it = t.card(card!)
    const isNew = t.zone.level(seat).cards.every(({ def }) => def.colour !== it.def.colour)
    return (it.def.type === 'climax' ? -10 : 0) + (isNew ? 3 : 0) - worthInHand(t, seat, it)
  })!

/** So much stock stays for other things where Encore is bought. */
const kept = 2

const zonesTo = (step: Step): readonly string[] =>
  step.do === 'put' ? step.to.flatMap(({ place }) => ('zone' in place ? [place.zone] : [])) : []

/** What hurts is not paid: damage of one's own, and the last cards of a hand. */
function isCheap(t: WeissTable, seat: Seat, { cost }: Ability): boolean {
  if (cost.some((step) => zonesTo(step).includes('clock'))) return false
  const isOfHand = cost.some((step) => step.do === 'put' && /"zone":"hand"/.test(JSON.stringify(step.cards)))
  return !isOfHand || t.zone.hand(seat).size > 2
}

const may: Choose = (t, { seat, spec }, options) => {
  const { ability: key, source, pays } = (spec.context ?? {}) as JsonObject
  const def = pays === true ? t.rules.library.get(String(source)) : undefined
  const borne = def?.abilities.find((each) => each.key === key)
  const isWanted =
    borne === undefined || (key === 'encore' ? t.zone.stock(seat).size >= 3 + kept : isCheap(t, seat, borne.ability))
  return options.find(({ yes }) => yes === isWanted) ?? options[0]!
}

const policies: Readonly<Record<string, Choose>> = {
  mulligan: (t, _ask, options) =>
    options.filter(({ card }) => t.card(card!).def.level > 1 || t.card(card!).def.type === 'climax'),
  clock,
  main,
  climax: (t, { seat }, options) => {
    const ready = onStage(t, seat, center).filter((card) => stateOf(card) === 'stand').length
    return (ready >= 2 ? options[1] : undefined) ?? options[0]!
  },
  attack: (t, { seat }, options) => bestBy(options, (option) => worthOfAttack(t, seat, option))!,
  counter,
  choose,
  levelUp,
  discard: choose,
  position: (t, { seat }, options) =>
    bestBy(options, ({ position }) =>
      position === undefined ? 0 : (characterAt(t, seat, position) ? 0 : 2) + (isFront(position) ? 1 : 0),
    )!,
  may,
  number: (_t, _ask, options) => bestBy(options, ({ number }) => number ?? 0)!,
}

const isEmpty = (t: WeissTable, seat: Seat, position: number): boolean => characterAt(t, seat, position) === null

/** A character goes where it is stronger than the one that stands there; empty positions of the back are alike. */
function isGoodPlace(t: WeissTable, seat: Seat, { card, position }: Fields): boolean {
  const there = characterAt(t, seat, position!)
  if (there !== null) return powerOf(t, card!) > valuesOf(t, there).power
  return position !== lastBack || !isEmpty(t, seat, firstBack)
}

const [firstBack, lastBack] = back

/** Moves fill gaps in front and nothing else: a search that may move cards to and fro does so all day. */
const tries: Readonly<Record<string, (t: WeissTable, seat: Seat, option: Fields) => boolean>> = {
  main(t, seat, option) {
    if (option.move === 'character') return isGoodPlace(t, seat, option)
    if (option.move !== 'move') return true
    return !isFront(positionOf(t.card(option.card!))!) && center.some((at) => isEmpty(t, seat, at))
  },
  moveTo: (t, seat, { position }) => isFront(position!) && isEmpty(t, seat, position!),
}

export const isWorthTrying = (t: WeissTable, { kind, seat }: Ask, option: Option): boolean =>
  tries[kind]?.(t, seat, option as Fields) ?? true

/** A sensible answer without search. */
export function policy(t: WeissTable, ask: Ask, random: Random): Answer | null {
  return policies[ask.kind]?.(t, ask, ask.offered() as readonly Fields[], random) ?? null
}
