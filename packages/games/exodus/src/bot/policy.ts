import { type Answer, type Ask, bestBy, type Option, type Random } from '@cardwright/engine'
import type { Contexts, RespondContext } from '../asks.ts'
import type { Script } from '../effects/vocabulary.ts'
import { meantFor, misspentOf } from '../misspent.ts'
import { powerOf } from '../rules/battle.ts'
import { abilitiesOf, creatureAt, creaturesOf, energyAt, isActing, pilesOf, spotOf } from '../rules/field.ts'
import { isCardFrozen } from '../rules/freeze.ts'
import { attackOnStack } from '../rules/targets.ts'
import { type ExodusInPlay, type ExodusTable, foe, refer } from '../table.ts'

type Choose = (t: ExodusTable, ask: Ask, options: readonly Fields[], random: Random) => Answer | null

/** An option, with the fields that some of this game's have. */
type Fields = Option & {
  readonly move?: string
  readonly does?: string
  readonly seat?: number
  readonly pile?: number
  readonly from?: number
  readonly ability?: number
}

const spotAt = (t: ExodusTable, seat: number, pile: number) =>
  pilesOf(t, seat).find(({ index }) => index === pile) ?? null

/** Energy belongs under creatures, and where a creature of the hand can soon lie. */
function worthOfPlace(t: ExodusTable, seat: number, waiting: number, { pile }: Fields): number {
  const spot = spotAt(t, seat, pile! - 1)
  if (spot === null) return waiting > 0 && pilesOf(t, seat).length < 3 ? 2 : 0.5
  const energy = energyAt(t, spot).length
  const creature = creatureAt(t, spot)
  if (creature === undefined) return waiting > 0 && energy < 3 ? 4 : 1
  return isCardFrozen(t, creature) ? 1 : 3 + energy / 10
}

const energy: Choose = (t, { seat }, options, random) => {
  const waiting = t.zone.hand(seat).cards.filter(({ def }) => def.kind === 'creature').length
  const place = bestBy(
    options.filter(({ move }) => move === 'place'),
    (option) => worthOfPlace(t, seat, waiting, option),
  )
  return place ?? now(options, random)
}

/** On the pile with the most energy. */
const creature: Choose = (t, { seat }, options, random) => {
  const summons = options.filter(({ move }) => move === 'summon')
  const under = ({ pile }: Fields) => {
    const spot = spotAt(t, seat, pile! - 1)
    return 1 + (spot === null ? 0 : energyAt(t, spot).length)
  }
  return bestBy(summons, under) ?? now(options, random)
}

const powerAgainst = (t: ExodusTable, card: ExodusInPlay, on: ExodusInPlay | null, seat: number): number =>
  powerOf(t, card, on === null ? { kind: 'player', seat: foe(seat) } : { kind: 'card', ref: refer(on) })

/** The player if nobody guards them, else who is weaker; an even fight costs both the same. */
function worthOfAttack(t: ExodusTable, seat: number, { card, on }: Pick<Fields, 'card' | 'on'>): number {
  const attacker = t.card(card!)
  if (on === undefined) return 10 + powerAgainst(t, attacker, null, seat)
  const victim = t.card(on)
  const lead = powerAgainst(t, attacker, victim, seat) - powerAgainst(t, victim, attacker, foe(seat))
  return lead > 0 ? 5 + (spotOf(victim) === null ? 0 : lead) : 0
}

const attack: Choose = (t, { seat }, options, random) => {
  const worth = (option: Fields) => worthOfAttack(t, seat, option)
  const attacks = options.filter((option) => option.move === 'attack' && worth(option) > 0)
  return bestBy(attacks, worth) ?? now(options, random)
}

/** A symmetry or an ability now and then; else on with it. */
function now(options: readonly Fields[], random: Random): Fields | null {
  const others = options.filter(({ move }) => move === 'symmetry' || move === 'ability')
  if (others.length > 0 && random.int(3) === 0) return random.pick(others)
  return options.find(({ move }) => move === 'end' || move === 'pass') ?? null
}

/** The text that asks for this target: of a symmetry, or of one of a card's abilities. */
function scriptOf(t: ExodusTable, { source, select }: Contexts['select']): Script | undefined {
  const def = t.cards.find((card) => card.def.id === source)?.def
  if (def === undefined || def.kind === 'energy') return undefined
  const scripts = def.abilities.filter(isActing).map(({ script }) => script)
  if (def.kind === 'symmetry') scripts.push(def.script)
  return scripts.find((script) => script.select?.[0] === select)
}

/** Of what may be selected, that for which the text is meant: help for oneself, harm for the other. */
function meant(t: ExodusTable, { seat, spec }: Ask, options: readonly Fields[]): readonly Fields[] {
  const script = scriptOf(t, spec.context as Contexts['select'])
  const whose = script === undefined ? null : meantFor(script)
  return whose === null ? [] : options.filter((option) => option.seat === (whose === 'you' ? seat : foe(seat)))
}

const select: Choose = (t, ask, options, random) => {
  const fitting = meant(t, ask, options)
  return fitting.length > 0 ? random.pick(fitting) : null
}

/** It stays as it was declared; an attack that goes wrong now finds another victim, or none. */
const playback: Choose = (t, { seat }, options) => {
  const attacker = attackOnStack(t)?.source.card
  const worth = ({ does, on }: Fields) =>
    does === 'cancel' || attacker === undefined ? 0.5 : worthOfAttack(t, seat, { card: attacker, on })
  return options.find(({ does }) => does === 'keep') ?? bestBy(options, worth)
}

const named =
  (key: string): Choose =>
  (_t, _ask, options) =>
    options.find((each) => each.key === key) ?? null

/** Energy goes under a creature, or to where there is as much at least. */
function gathers(t: ExodusTable, seat: number, { from, pile }: Fields): boolean {
  const to = spotAt(t, seat, pile! - 1)
  if (to === null) return false
  return creatureAt(t, to) !== undefined || energyAt(t, to).length >= energyAt(t, spotAt(t, seat, from! - 1)!).length
}

const tries: Readonly<Record<string, (t: ExodusTable, ask: Ask, option: Fields) => boolean>> = {
  energy: (t, { seat }, option) => option.move !== 'shift' || gathers(t, seat, option),
  select: (t, ask, option) => {
    const fitting = meant(t, ask, ask.offered() as readonly Fields[])
    return fitting.length === 0 || fitting.some(({ key }) => key === option.key)
  },
  respond: (_t, { spec }, { move }) => move === 'pass' || (spec.context as RespondContext).window !== 'own',
}

/** XO-H08, XO-H15: the last guard freezes itself in the turn of those whom it keeps off. */
function opensTheDoor(t: ExodusTable, seat: number, { card: id, ability }: Fields): boolean {
  const { turn, phase, dials } = t.state
  const card = t.card(id!)
  const used = abilitiesOf(card)[ability!]
  if (!isActing(used) || !used.script.freezeThis || turn === seat || phase === 'end') return false
  const isAwake = (each: ExodusInPlay) => !isCardFrozen(t, each)
  const others = creaturesOf(t, seat).filter((each) => each !== card && isAwake(each))
  return dials.guard === 'unfrozen' && others.length === 0 && creaturesOf(t, foe(seat)).some(isAwake)
}

/**
 * Energy that is scattered again, an answer to what one has just done oneself, a symmetry against oneself and a last
 * guard that freezes itself look like a bot that does not know.
 */
export function isWorthTrying(t: ExodusTable, ask: Ask, option: Option): boolean {
  const { move, card } = option as Fields
  if (move === 'ability' && opensTheDoor(t, ask.seat, option as Fields)) return false
  if (move === 'symmetry' && misspentOf(t, t.card(card!)) !== null) return false
  return tries[ask.kind]?.(t, ask, option as Fields) ?? true
}

const policies: Readonly<Record<string, Choose>> = {
  mulligan: named('keep'),
  draw: named('rest'),
  energy,
  creature,
  attack,
  select,
  playback,
  respond: (_t, _ask, options, random) => now(options, random),
}

/** A sensible answer without search: builds piles, fills them with creatures, hits what it can beat. */
export function policy(t: ExodusTable, ask: Ask, random: Random): Answer | null {
  return policies[ask.kind]?.(t, ask, ask.offered() as readonly Fields[], random) ?? null
}
