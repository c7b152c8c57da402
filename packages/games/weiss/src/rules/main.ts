import {
  andThen,
  ask,
  askThen,
  type Move,
  type MoveOption,
  Moves,
  type Part,
  plainMove,
  type Seat,
} from '@cardwright/engine'
import type { Borne } from '../cards/definitions.ts'
import { tell } from '../events.ts'
import { envOf } from '../read/env.ts'
import type { Effect } from '../run/effect.ts'
import { effectFor, resolveTexts } from '../run/index.ts'
import { needsOf } from '../run/needs.ts'
import { canPay, isBarred, payCost, payIn, waysToPay } from '../run/pay.ts'
import { positionOptions } from '../run/spots.ts'
import { everywhere, know, onStage, positions, sourceOf, type WeissInPlay, type WeissTable } from '../table.ts'
import type { Step } from '../text/core.ts'
import type { Zone } from '../text/terms.ts'
import { refusals } from '../words/en/refusals.ts'
import { costOf, stockCost, whyNotInPhase, whyNotPlayable } from './conditions.ts'
import { abilitiesOf } from './listeners.ts'
import { learn, note, spendUse, usesOf } from './note.ts'
import { put } from './put.ts'
import { onTo } from './turn.ts'
import { isForbidden, memoOf, reader, recall, silent, valuesOf } from './values.ts'

interface PlayOption extends MoveOption {
  readonly card: number
  readonly name: string
  /** Where it stands, or goes to. */
  readonly at: string
  readonly position?: number | undefined
  readonly ability?: string | undefined
}

/** WS-008, WS-027, WS-069: the topmost cards of the stock. */
function payStock(t: WeissTable, seat: Seat, count: number): Part {
  const paid = t.zone
    .stock(seat)
    .cards.slice(-count || t.zone.stock(seat).size)
    .reverse()
  return count === 0 ? null : put(t, paid, t.zone.waitingRoom(seat))
}

/** WS-069: what a card costs that is played from hand. The ways to pay are looked for while it is still there. */
function priceOf(t: WeissTable, seat: Seat, card: WeissInPlay): () => Part {
  const cost = costOf(t, card)
  if (cost === 0) return () => null
  const effect = effectFor(t, memoOf(seat, sourceOf(card), { key: '', ability: silent }))
  const payment = waysToPay(effect, seat, 'play', (_effect, left) =>
    payStock(t, seat, left.length === 0 ? 0 : needsOf(effect, left[0]!)[0]!.count),
  )
  return () => payIn(effect, seat, stockCost(cost), payment)
}

interface Placing {
  readonly card: WeissInPlay
  readonly at: number
}

/** WS-057..059 */
export const character: Move<WeissTable, Placing, PlayOption> = {
  list: (t, seat) =>
    t.zone
      .hand(seat)
      .cards.filter(({ def }) => def.type === 'character')
      .flatMap((card) => everywhere.map((at) => ({ card, at }))),
  key: ({ card, at }) => `play:${card.def.id}:${positions[at]}`,
  why: (t, seat, { card }) => whyNotPlayable(t, seat, card),
  option: ({ card, at }, key) => ({
    key,
    move: 'character',
    card: card.id,
    name: card.def.id,
    at: positions[at]!,
    position: at,
    ability: undefined,
  }),
  do(t, seat, { card: id, position }) {
    const card = t.card(id)
    tell(t, { type: 'play', seat, card: id, name: card.def.id, position: positions[position!]!, rule: 'WS-057' })
    return andThen(priceOf(t, seat, card)(), () =>
      andThen(put(t, [card], t.zone.stage(seat, position!)), () => {
        note(t, { when: 'plays', seat, card: recall(t, card) })
        return null
      }),
    )
  },
}

/** WS-055, WS-056, WS-035: the text of an event, then the waiting room. */
export function playEvent(t: WeissTable, seat: Seat, card: WeissInPlay): Part {
  const pay = priceOf(t, seat, card)
  tell(t, { type: 'play', seat, card: card.id, name: card.def.id, rule: 'WS-055' })
  return andThen(put(t, [card], t.zone.resolution(seat)), () =>
    andThen(pay(), () => {
      note(t, { when: 'plays', seat, card: recall(t, card) })
      return resolveTexts(t, seat, card, useText)
    }),
  )
}

/** Its own cost comes first, unless the text says when it may be paid. */
function useText(effect: Effect, { ability: { cost, steps } }: Borne): Part {
  if (cost.length === 0 || saysWhenToPay(steps)) return effect.run(effect, steps)
  if (!canPay(effect, cost)) return null
  return andThen(payCost(effect, effect.memo.seat, cost), () => effect.run(effect, steps))
}

const saysWhenToPay = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.do === 'pay' || ((step.do === 'may' || step.do === 'if') && saysWhenToPay(step.steps)))

export const isCounter = ({ def }: WeissInPlay): boolean =>
  def.abilities.some(({ ability }) => ability.kind === 'event' && ability.counter)

/** WS-055 */
const event: Move<WeissTable, WeissInPlay, PlayOption> = {
  list: (t, seat) => t.zone.hand(seat).cards.filter(({ def }) => def.type === 'event'),
  key: ({ def }) => `play:${def.id}`,
  why: (t, seat, card) => (isCounter(card) ? refusals.onlyCounter : whyNotPlayable(t, seat, card)),
  option: ({ id, def }, key) => ({
    key,
    move: 'event',
    card: id,
    name: def.id,
    at: '',
    position: undefined,
    ability: undefined,
  }),
  do: (t, seat, { card }) => playEvent(t, seat, t.card(card)),
}

interface Usable {
  readonly card: WeissInPlay
  readonly borne: Borne
}

/** WS-062: why an activated ability cannot be used. */
export function whyNotUsable(t: WeissTable, seat: Seat, { card, borne }: Usable) {
  const { ability, key } = borne
  const env = envOf(t, reader, memoOf(seat, sourceOf(card), borne))
  if (ability.perTurn !== null && usesOf(t, card, key) >= ability.perTurn) return refusals.usedUp
  if (isBarred(t, seat, ability, know(card))) return refusals.forbidden
  return canPay(env, ability.cost) ? null : refusals.abilityCost
}

/** WS-062: its cost, then what it does. */
export function useAbility(t: WeissTable, seat: Seat, card: WeissInPlay, borne: Borne): Part {
  const source = sourceOf(card)
  spendUse(t, card, borne)
  tell(t, { type: 'use', seat, card: card.id, name: card.def.id, ability: borne.key, rule: 'WS-062' })
  const effect = effectFor(t, memoOf(seat, source, borne))
  return andThen(payCost(effect, seat, borne.ability.cost), () => {
    const use = { when: 'uses', seat, card: effect.memo.source, ability: borne.ability } as const
    note(t, use)
    return andThen(effect.run(effect, borne.ability.steps), () => learn(t, use, effect.memo.moved))
  })
}

const nothing: readonly never[] = []

/** The activated abilities of the main phase, where they work. */
function usable(t: WeissTable, seat: Seat): Usable[] {
  const found: Usable[] = []
  const look = (card: WeissInPlay, zone: Zone, abilities: readonly Borne[]): void => {
    for (const borne of abilities) if (isUsedAt(borne, zone)) found.push({ card, borne })
  }
  for (const card of onStage(t, seat)) look(card, 'stage', abilitiesOf(t, card))
  for (const zone of ['hand', 'clock', 'memory', 'waitingRoom'] as const)
    for (const card of t.zone[zone](seat).cards) look(card, zone, card.def.working.act[zone] ?? nothing)
  return found
}

const isUsedAt = ({ ability, zones }: Borne, zone: Zone): boolean =>
  ability.kind === 'act' && !ability.counter && zones.includes(zone)

const placeName = (card: WeissInPlay): string =>
  card.zone.family === 'stage' ? positions[Number(card.zone.name.slice(-1))]! : card.zone.family

/** WS-062 */
const act: Move<WeissTable, Usable, PlayOption> = {
  list: usable,
  key: ({ card, borne }) => `use:${placeName(card)}:${card.def.id}:${borne.key.replaceAll(' ', '-')}`,
  why: whyNotUsable,
  option: ({ card, borne }, key) => ({
    key,
    move: 'act',
    card: card.id,
    name: card.def.id,
    at: placeName(card),
    position: undefined,
    ability: borne.key,
  }),
  do(t, seat, { card: id, ability }) {
    const card = t.card(id)
    const borne = valuesOf(t, card).abilities.find(({ key }) => key === ability)!
    return useAbility(t, seat, card, borne)
  },
}

/** WS-060, WS-061 */
const move: Move<WeissTable, WeissInPlay, PlayOption> = {
  list: (t, seat) => onStage(t, seat),
  key: (card) => `move:${placeName(card)}`,
  why: (t, _seat, card) => (isForbidden(t, card, ({ act: what }) => what.act === 'move') ? refusals.noMove : null),
  option: (card, key) => ({
    key,
    move: 'move',
    card: card.id,
    name: card.def.id,
    at: placeName(card),
    position: undefined,
    ability: undefined,
  }),
  do: (t, seat, { card }) => moveTo(t, seat, card),
}

function* moveTo(t: WeissTable, seat: Seat, id: number) {
  const from = Number(t.card(id).zone.name.slice(-1))
  const canSwap = (at: number): boolean =>
    t.zone.stage(seat, at).cards.every((card) => !isForbidden(t, card, ({ act: what }) => what.act === 'move'))
  const { position } = yield* ask(t, seat, {
    kind: 'moveTo',
    rule: 'WS-060',
    card: id,
    options: () => positionOptions(everywhere.filter((at) => at !== from && canSwap(at))),
  })
  const there = [...t.zone.stage(seat, position).cards]
  t.move([t.card(id), ...there], (card) => t.zone.stage(seat, card.id === id ? position : from))
}

/** On to the next phase. */
const done = plainMove<WeissTable>(
  'done',
  () => null,
  (t) => onTo(t, 'climax'),
  {
    card: undefined,
    name: undefined,
    at: undefined,
    position: undefined,
    ability: undefined,
  },
)

const moves = new Moves<WeissTable>(
  'main',
  { done, character, event, act, move },
  {
    rule: 'WS-054',
    skip: 'done',
    elsewhere: whyNotInPhase,
  },
)

/** WS-054: one action of the main phase. */
export const main = (t: WeissTable): Part => askThen<WeissTable, MoveOption>(t, t.state.turn, moves, moves.make)
