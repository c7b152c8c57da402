import type { AskView, OptionView, Pattern, SeenOption } from '@cardwright/engine'
import {
  type AskKind,
  type AttackOption,
  type CardOption,
  creatureOn,
  maxPiles,
  type PlaceOption,
  type PlacingOption,
  type PlaybackOption,
  type TargetOption,
} from '@cardwright/exodus'
import { type Aim, cardSpot, handleOf, type Spot } from '../../table/aim/spots.ts'
import type { BoardProps } from '../../table/contract.ts'

export const pileSpot = (seat: number, pile: number): Spot => `pile ${seat} ${pile}`
export const playerSpot = (seat: number): Spot => `player ${seat}`
export const graveSpot = (seat: number): Spot => `graveyard ${seat}`
export const reserveSpot = (seat: number): Spot => `reserve ${seat}`
export const itemSpot = (id: number): Spot => `item ${id}`

type Handle = number | null | undefined

/** A card that is seen as an object has a place on the board. */
const spotsOf = (handle: Handle): readonly Spot[] => (typeof handle === 'number' ? [cardSpot(handle)] : [])
const takenFrom = (handle: Handle): Spot | null => (typeof handle === 'number' ? cardSpot(handle) : null)

/** A creature of the other player, or the player. */
const victim = (on: Handle, own: number): readonly Spot[] => (on === undefined ? [playerSpot(1 - own)] : spotsOf(on))

const nowhere: Aim = { from: null, at: [] }

type Aiming<O extends OptionView> = (option: O, own: number) => Aim

const atCard: Aiming<OptionView> = ({ card }) => ({ from: null, at: spotsOf(card as Handle) })

const ontoPile: Aiming<SeenOption<PlaceOption>> = ({ card, pile }, own) => ({
  from: takenFrom(card),
  at: [pileSpot(own, pile)],
})

/** Moves of which one says first what, then where; all others are a card, or a button. */
const twoSteps = {
  place: ontoPile,
  shift: ontoPile,
  summon: ontoPile,
  attack: (({ card, on }, own) => ({ from: takenFrom(card), at: victim(on, own) })) as Aiming<SeenOption<AttackOption>>,
}

const move: Aiming<OptionView> = (option, own) => {
  const aiming = twoSteps[option.move as keyof typeof twoSteps] as Aiming<OptionView> | undefined
  return (aiming ?? atCard)(option, own)
}

const targetSpots: Readonly<Record<TargetOption['what'], (option: SeenOption<TargetOption>) => readonly Spot[]>> = {
  card: ({ card }) => spotsOf(card),
  pile: ({ seat, pile }) => [pileSpot(seat!, pile!)],
  graveyard: ({ seat }) => [graveSpot(seat!)],
  player: ({ seat }) => [playerSpot(seat!)],
  item: ({ item }) => [itemSpot(item!)],
}

const target: Aiming<SeenOption<TargetOption>> = (option) => ({ from: null, at: targetSpots[option.what](option) })

const playback: Aiming<SeenOption<PlaybackOption>> = ({ does, on }, own) =>
  does === 'continue' || does === 'retarget' ? { from: null, at: victim(on, own) } : nowhere

const placeEnergy: Aiming<SeenOption<PlacingOption>> = ({ does, card, pile }, own) =>
  does === 'none' ? nowhere : { from: takenFrom(card), at: [pileSpot(own, pile!)] }

/** Where the answers to each kind of question come true. */
const aims: Readonly<Record<AskKind, unknown>> = {
  mulligan: () => nowhere,
  draw: () => nowhere,
  choose: () => nowhere,
  energy: move,
  creature: move,
  attack: move,
  respond: move,
  select: target,
  reselect: target,
  unfreeze: target,
  pay: atCard,
  lose: atCard,
  limit: atCard,
  trigger: atCard,
  moveEnergy: atCard,
  recover: atCard,
  take: atCard,
  keep: atCard,
  playback,
  placeEnergy,
}

/** Where an answer comes true: the card that is chosen, where something goes, who is attacked, what is answered. */
export const aim = (option: OptionView, { kind }: AskView, { view, near }: BoardProps): Aim =>
  (aims[kind as AskKind] as Aiming<OptionView>)(option, view.seat ?? near)

const ofMoves: ReadonlySet<string> = new Set<AskKind>(['energy', 'creature', 'attack', 'respond'])

/** Whether a question is what to do next: what is not done now belongs to another phase. */
export const isOfMoves = (kind: string | undefined): boolean => kind !== undefined && ofMoves.has(kind)

/** Piles, players, graveyards and revealed cards are pointed at; they need no button. */
export function draws(option: OptionView, { kind }: AskView): boolean {
  if (option.move === 'place' || option.move === 'shift' || option.move === 'attack') return true
  if (kind === 'placeEnergy') return (option as SeenOption<PlacingOption>).does === 'place'
  if (kind === 'take') return (option as SeenOption<CardOption>).card === null
  const { what } = option as SeenOption<TargetOption>
  return what === 'pile' || what === 'graveyard' || what === 'player'
}

/** Where an attack was answered, to go on with it needs no looking for its target. */
export const button = (option: OptionView, { kind }: AskView): boolean =>
  kind === 'playback' && (option as SeenOption<PlaybackOption>).does === 'continue'

const piles = Array.from({ length: maxPiles }, (_, i) => i + 1)

/** The options that would take a card there, or attack what is there: the rules say why they are not offered. */
export function refusedAt(handle: number, spots: readonly Spot[], props: BoardProps): readonly (string | Pattern)[] {
  const { view, near } = props
  const own = view.seat ?? near
  const attacker = piles.find((pile) => creatureOn(view, own, pile)?.handle === handle)
  if (attacker !== undefined) return attacksAt(handle, attacker, spots, props)
  return piles.flatMap((pile) => (spots.includes(pileSpot(own, pile)) ? [{ card: handle, pile }] : []))
}

function attacksAt(card: number, pile: number, spots: readonly Spot[], { view, near }: BoardProps) {
  const foe = 1 - (view.seat ?? near)
  const victims = piles.flatMap((each) => creatureOn(view, foe, each)?.handle ?? [])
  return spots.flatMap((spot): readonly (string | Pattern)[] => {
    if (spot === playerSpot(foe)) return [attackOnPlayer(pile)]
    const on = handleOf(spot)
    return on !== null && victims.includes(on) ? [{ move: 'attack', card, on }] : []
  })
}

/** XO-H08: an attack on a player has no card to be named by. */
export const attackOnPlayer = (pile: number): string => `attack:${pile}:player`
