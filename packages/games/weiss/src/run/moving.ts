import { andThen, ask, frozen, inTurn, type Option, type Part, type Seat } from '@cardwright/engine'
import { leastOf, mostOf } from '../read/cards.ts'
import { draw } from '../rules/draw.ts'
import { place, settle } from '../rules/put.ts'
import { isForbidden } from '../rules/values.ts'
import { type Known, know, live, positionOf, type WeissInPlay } from '../table.ts'
import type { Spot, Step } from '../text/core.ts'
import { begin, doers, done, type Effect, follow, keepIn } from './effect.ts'
import { askedBy, pick, pickNumber } from './pick.ts'
import { carry, openTo, pickOrder, pickPosition, seatFor, stagePosition } from './spots.ts'

type StepOf<K extends Step['do']> = Extract<Step, { do: K }>

const alive = ({ t }: Effect, cards: readonly Known[]): WeissInPlay[] => cards.flatMap((each) => live(t, each) ?? [])

/** As each of the players who do it. */
export function asEach(effect: Effect, by: StepOf<'put'>['by'], run: (seat: Seat) => Part): Part {
  return inTurn(doers(effect, by), (seat) => {
    const before = effect.acting
    if (by === 'both') effect.acting = seat
    return andThen(run(seat), () => {
      effect.acting = before
      return null
    })
  })
}

/** do:put */
export function putStep(effect: Effect, { by, cards, to, slot }: StepOf<'put'>): Part {
  begin(effect, slot)
  const lay = () =>
    asEach(effect, by, (seat) =>
      pick(effect, seat, cards, (picked) =>
        pickSpot(effect, seat, picked, spotsOf(to), (spot) => arrive(effect, seat, picked, spot, slot)),
      ),
    )
  return by === 'both' ? atOnce(effect, lay) : lay()
}

/** WS-111: what the players do at the same moment is not split by interrupts. */
function atOnce({ t }: Effect, act: () => Part): Part {
  t.state.held++
  return andThen(act(), () => {
    t.state.held--
    return settle(t)
  })
}

/** "On the top or the bottom" are two spots. */
const spotsOf = (to: readonly Spot[]): readonly Spot[] =>
  to.flatMap((spot): Spot[] =>
    spot.end === 'either'
      ? [
          { ...spot, end: 'top' },
          { ...spot, end: 'bottom' },
        ]
      : [spot],
  )

interface SpotOption extends Option {
  readonly zone: string
  readonly end: string
  readonly spot: number
}

function pickSpot(
  effect: Effect,
  seat: Seat,
  cards: readonly Known[],
  spots: readonly Spot[],
  then: (spot: Spot) => Part,
): Part {
  return spots.length === 1 || cards.length === 0 ? then(spots[0]!) : askSpot(effect, seat, cards, spots, then)
}

function* askSpot(
  effect: Effect,
  seat: Seat,
  cards: readonly Known[],
  spots: readonly Spot[],
  then: (spot: Spot) => Part,
) {
  const options = spots.map((spot, n): SpotOption => {
    const zone = 'zone' in spot.place ? spot.place.zone : 'there'
    return { key: spot.end ? `${zone}-${spot.end}` : zone, zone, end: spot.end ?? '', spot: n }
  })
  const { spot } = yield* ask(effect.t, seat, {
    kind: 'destination',
    ...askedBy(effect),
    card: cards[0]!.card,
    options: () => options,
  })
  const flow = then(spots[spot]!)
  if (flow !== null) yield* flow
}

function arrive(effect: Effect, seat: Seat, cards: readonly Known[], spot: Spot, slot: number): Part {
  const { place: where } = spot
  const before = effect.memo.moved.length
  const finish = (): Part => {
    const moved = effect.memo.moved.slice(before).map(({ card }) => card)
    effect.memo.lastMoved = moved.length
    keepIn(effect, slot, [...(effect.memo.slots[slot] ?? []), ...moved])
    if (moved.length > 0) done(effect, slot)
    return null
  }
  if (spot.order === 'any') {
    // the first comes to lie on top of the others: last onto a pile, or first beneath it
    return pickOrder(effect, seat, cards, (ordered) =>
      andThen(toSpot(effect, seat, spot.end === 'bottom' ? ordered : ordered.toReversed(), spot), finish),
    )
  }
  const isStage = 'zone' in where && ['stage', 'centerStage', 'backStage'].includes(where.zone)
  const lay = isStage ? inTurn(cards, (card) => ontoStage(effect, seat, card, spot)) : toSpot(effect, seat, cards, spot)
  return andThen(lay, finish)
}

/** Into a zone that is not the stage. */
function toSpot(effect: Effect, seat: Seat, cards: readonly Known[], spot: Spot): Part {
  const { t } = effect
  const here = alive(effect, cards)
  const { place: where } = spot
  const down = spot.face === 'down'
  if ('under' in where) {
    const host = alive(effect, effect.read.cards(effect, where.under))[0]
    if (host?.zone.family !== 'stage') return null
    return carry(
      effect,
      here.filter((card) => card !== host),
      () => t.zone.markers(host.zone.owner),
      { host, down },
    )
  }
  if (!('zone' in where)) return null
  const { zone } = where
  if (zone === 'stage' || zone === 'centerStage' || zone === 'backStage' || zone === 'markers') return null
  // WS-114: nothing but a climax can be put there
  const allowed = zone === 'climaxArea' ? here.filter((card) => card.def.type === 'climax') : here
  const top = t.zone[zone](seat)
  if (zone === 'deck' && spot.end !== 'bottom' && spot.order === 'any' && areOnTop(allowed, top.cards)) {
    t.reorder(allowed, seat)
    return null
  }
  const at = spot.end === 'bottom' ? 'bottom' : 'top'
  return carry(effect, allowed, (card) => t.zone[zone](seatFor(effect, where, card)), down ? { at, down } : { at })
}

const areOnTop = (cards: readonly WeissInPlay[], pile: readonly WeissInPlay[]): boolean =>
  cards.length > 0 && pile.slice(-cards.length).every((card) => cards.includes(card))

/** On a position of the stage: WS-083, WS-138. */
function ontoStage(effect: Effect, seat: Seat, known: Known, spot: Spot): Part {
  const { t } = effect
  const card = live(t, known)
  if (!card || !('zone' in spot.place) || !('of' in spot.place)) return null
  const { zone } = spot.place
  const put = (owner: Seat, at: number): Part => {
    const isDefending = spot.defending === true && t.state.attack !== null
    const flow = carry(effect, [card], () => t.zone.stage(owner, at))
    if (card.zone.family === 'stage' && spot.state && spot.state !== 'stand') t.mark(card, 'state', spot.state)
    if (isDefending) {
      t.state.attack = frozen({ ...t.state.attack!, defender: know(card) })
      t.touch()
    }
    return flow
  }
  if (spot.position === 'same') {
    const of = spot.of ? effect.read.cards(effect, spot.of)[0] : known
    const there = of && stagePosition(effect, of)
    return there ? put(there.seat, there.at) : null
  }
  const owner = seatFor(effect, spot.place, card)
  const list = (): readonly number[] => {
    const taken =
      spot.position === 'separate'
        ? effect.memo.moved.flatMap((each) =>
            each.zone === 'stage' ? (stagePosition(effect, each.card)?.at ?? []) : [],
          )
        : []
    return openTo(effect, spot, owner, zone, taken)
  }
  return pickPosition(effect, seat, card, list, (at) => (at === null ? null : put(owner, at)))
}

/** do:draw */
export function drawStep(effect: Effect, { by, count, slot }: StepOf<'draw'>): Part {
  begin(effect, slot)
  return asEach(effect, by, (seat) => {
    const most = mostOf(effect, count)
    return pickNumber(effect, seat, 'draw', Math.min(leastOf(effect, count), most), most, (n) => {
      const drawn: number[] = []
      return andThen(draw(effect.t, seat, n, drawn), () => {
        effect.memo.lastMoved = drawn.length
        keepIn(effect, slot, [...effect.memo.slots[slot]!, ...drawn.map((id) => know(effect.t.card(id)))])
        if (drawn.length > 0) done(effect, slot)
        return null
      })
    })
  })
}

/** do:move: WS-060, WS-061, WS-161 it stays the same object. */
export function moveStep(effect: Effect, { by, cards, to }: StepOf<'move'>): Part {
  const { t } = effect
  return asEach(effect, by, (seat) =>
    pick(effect, seat, cards, (picked) =>
      inTurn(picked, (known) => {
        const card = live(t, known)
        if (!card || positionOf(card) === null || !('zone' in to.place)) return null
        if (isForbidden(t, card, ({ act }) => act.act === 'move')) return null
        const owner = card.zone.owner
        const { zone } = to.place
        const list = () => openTo(effect, { ...to, position: to.position ?? 'empty' }, owner, zone, [])
        return pickPosition(effect, seat, card, list, (at) => {
          if (at !== null) t.move(card, t.zone.stage(owner, at))
          return null
        })
      }),
    ),
  )
}

/** do:exchange: each comes to lie where the other lay, at the same moment (WS-111). */
export function exchangeStep(effect: Effect, { cards: refs, state }: StepOf<'exchange'>): Part {
  const { t } = effect
  return pick(effect, effect.memo.seat, { ref: 'union', of: refs }, ([one, other]) => {
    if (one && other) exchange(effect, one, other, state)
    return settle(t)
  })
}

function exchange(effect: Effect, one: Known, other: Known, state: StepOf<'exchange'>['state']): void {
  const { t } = effect
  const first = live(t, one)
  const second = live(t, other)
  if (!first || !second) return
  const there = second.zone
  const here = first.zone
  const atSecond = there.cards.indexOf(second)
  const atFirst = here.cards.indexOf(first)
  place(t, [first], there, { at: atSecond }, effect.cause)
  place(t, [second], here, { at: Math.min(atFirst, here.size) }, effect.cause)
  follow(effect, one, know(first))
  follow(effect, other, know(second))
  if (state === null) return
  for (const card of [first, second])
    if (card.zone.family === 'stage') t.mark(card, 'state', state === 'stand' ? null : state)
}
