import { ask, askSome, numbered, type Option, type Part, type Seat } from '@cardwright/engine'
import { type Env, seatsOf } from '../read/env.ts'
import { columns } from '../read/tests.ts'
import { place, settle } from '../rules/put.ts'
import { isForbidden, remember } from '../rules/values.ts'
import {
  back,
  center,
  characterAt,
  everywhere,
  facing,
  foe,
  type Known,
  know,
  live,
  positionOf,
  positions,
  type WeissInPlay,
  type WeissZone,
  type ZoneName,
} from '../table.ts'
import type { Place, Spot } from '../text/core.ts'
import type { Zone } from '../text/terms.ts'
import { type Effect, follow } from './effect.ts'
import { askedBy, type CardOption, keyOf } from './pick.ts'
import { shownTo } from './seen.ts'

export interface PositionOption extends Option {
  readonly position: number
}

const within = (zone: Zone): readonly number[] => {
  if (zone === 'centerStage') return center
  return zone === 'backStage' ? back : everywhere
}

/** The positions that a spot on the stage allows. */
export function openTo(effect: Env, spot: Spot, seat: Seat, zone: Zone, taken: readonly number[]): readonly number[] {
  const { t } = effect
  const named = (columns as Partial<Record<string, readonly number[]>>)[spot.position ?? '']
  const isEmpty = spot.position === 'empty' || spot.empty === true
  return within(zone).filter((at) => {
    if (named && !named.includes(at)) return false
    if (taken.includes(at)) return false
    if (isEmpty && t.zone.stage(seat, at).size > 0) return false
    return spot.facing !== true || (at < 3 && characterAt(t, foe(seat), facing(at)) !== null)
  })
}

export const positionOptions = (list: readonly number[]): PositionOption[] =>
  list.map((position) => ({ key: positions[position]!, position }))

/** A position out of these: asks if there are several. */
export function pickPosition(
  effect: Effect,
  seat: Seat,
  card: WeissInPlay,
  list: () => readonly number[],
  then: (at: number | null) => Part,
): Part {
  const now = list()
  return now.length <= 1 ? then(now[0] ?? null) : askPosition(effect, seat, card, list, then)
}

function* askPosition(
  effect: Effect,
  seat: Seat,
  card: WeissInPlay,
  list: () => readonly number[],
  then: (at: number | null) => Part,
) {
  const { position } = yield* ask(effect.t, seat, {
    kind: 'position',
    ...askedBy(effect),
    card: card.id,
    options: () => positionOptions(list()),
  })
  const flow = then(position)
  if (flow !== null) yield* flow
}

/** Moves cards for an effect, which goes on meaning them; returns what is due at once. */
export function carry(
  effect: Effect,
  cards: readonly WeissInPlay[],
  to: (card: WeissInPlay) => WeissZone,
  where: { at?: 'top' | 'bottom' | number; down?: boolean; host?: WeissInPlay } = {},
): Part {
  const { t, memo } = effect
  const leaving = cards.filter((card) => mayLeave(effect, card, to(card)))
  if (leaving.length === 0) return null
  const before = leaving.map((card) => ({
    old: know(card),
    was: card.zone.family === 'stage' ? remember(t, card) : null,
  }))
  const picked = effect.isSearched && leaving.some((card) => card.zone.family === 'deck')
  place(t, leaving, to, picked ? { ...where, picked } : where, effect.cause)
  leaving.forEach((card, n) => {
    const { old, was } = before[n]!
    const now: Known = { card: card.id, gen: card.gen, was: was ?? remember(t, card) }
    follow(effect, old, now)
    memo.moved = [...memo.moved, { card: now, zone: card.zone.family as ZoneName, of: card.zone.owner }]
  })
  return settle(t)
}

/** "Cannot be returned to hand by your opponent's effects." */
function mayLeave({ t, cause }: Effect, card: WeissInPlay, to: WeissZone): boolean {
  return !isForbidden(t, card, ({ act }, env) => {
    if (act.act !== 'leave') return false
    if (act.to !== null && !zonesNamed(act.to).includes(to.family as Zone)) return false
    return act.by === null || env.read.caused(env, act.by, cause)
  })
}

const zonesNamed = (where: Place): readonly Zone[] => {
  if ('places' in where) return where.places.flatMap(zonesNamed)
  return 'zone' in where ? [where.zone] : []
}

/** Cards in the order that a player gives them; the first ends on top. */
export function pickOrder(
  effect: Effect,
  seat: Seat,
  cards: readonly Known[],
  then: (cards: readonly Known[]) => Part,
): Part {
  return cards.length < 2 ? then(cards) : askOrder(effect, seat, cards, then)
}

function* askOrder(effect: Effect, seat: Seat, cards: readonly Known[], then: (cards: readonly Known[]) => Part) {
  const { t } = effect
  const here = () => cards.flatMap((each) => live(t, each) ?? [])
  const options = (): CardOption[] =>
    numbered(
      here(),
      (card) => keyOf(t, seat, card),
      (card) => shownTo(t, seat, card),
    )
  const chosen = yield* askSome<CardOption>(t, seat, {
    kind: 'order',
    ...askedBy(effect),
    ordered: true,
    options,
    next: (already) => {
      const add = options().filter(({ key }) => already.every((each) => each.key !== key))
      return { add, stop: add.length === 0 }
    },
  })
  const flow = then(chosen.map(({ card }) => know(t.card(card))))
  if (flow !== null) yield* flow
}

/** Whose zone it is: cards come back to zones of their owner, and stand on the stage that is named. */
export function seatFor(effect: Env, spot: Place, card: WeissInPlay): Seat {
  if (!('of' in spot) || spot.of === 'owner') return card.owner
  const seats = seatsOf(effect, spot.of)
  const isOwners = ['hand', 'deck', 'stock', 'waitingRoom', 'clock', 'level'].includes(spot.zone)
  return isOwners || seats.length > 1 ? card.owner : seats[0]!
}

/** Where a card is or was on the stage. */
export function stagePosition(effect: Effect, known: Known): { seat: Seat; at: number } | null {
  const card = live(effect.t, known)
  const position = card && positionOf(card)
  if (card && position !== null) return { seat: card.zone.owner, at: position }
  return known.was && known.was.zone === 'stage' ? { seat: known.was.of, at: known.was.at } : null
}
