import {
  ask,
  askSome,
  between,
  type CardId,
  type Flow,
  flowOf,
  numbered,
  type Part,
  type Seat,
} from '@cardwright/engine'
import { tell } from '../../events.ts'
import { put } from '../../rules/areas.ts'
import { areaLeftFor, comeIntoForce, leave, playBoost, transform } from '../../rules/boosts.ts'
import { type MaybeCard, pass } from '../../rules/options.ts'
import { inOrder } from '../../rules/order.ts'
import { type RunsOf, run } from '../../rules/perform.ts'
import { attackOf, boostOf, defOf, type ExceedInPlay, type ExceedTable, foe, strikeSide } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { playable } from '../../values/boosts.ts'
import { askedBy } from '../../values/printed.ts'
import type { Source } from '../../values/source.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { boosts as schemas } from './vocabulary.ts'

export const boosts: RunsOf<ReturnType<typeof schemas>> = {
  /** EX-182, EX-183: for the Strike that is on. */
  sustain: (t, by, effect) => {
    if (t.state.strike === null) return null
    const { sustained } = strikeSide(t, by.seat)
    if (effect.what === 'choice') return chooseSustained(t, by, effect)
    if (effect.what === 'all') for (const { id } of t.zone.boosts(by.seat).cards) sustained.push(id)
    else if (by.card !== null) sustained.push(by.card)
    t.touch()
    return null
  },
  boost: (t, by, effect) => playSome(t, by, effect),
  discardBoost: (t, by, effect) => discardSome(t, by, effect),
  /** EX-148: the Boost that is being played comes to nothing. */
  cancelBoost: (t) => {
    const { boosting } = t.state
    if (boosting === null) return null
    boosting.cancelled = true
    tell(t, { type: 'cancelled', card: boosting.card, rule: 'EX-148' })
    return null
  },
  /** The attack becomes a transform when the Strike is over; what it does as one comes into force now. */
  transform: (t, by) => {
    const attack = attackOf(t, by.seat)
    if (attack === undefined) return null
    strikeSide(t, by.seat).bound.push(Object.freeze({ card: attack.id, to: 'transforms' }))
    return comeIntoForce(t, by.seat, attack)
  },
  /** The top card of the deck goes face down under this Boost. It is no draw: EX-051. */
  tuck: (t, by) => {
    const { top } = t.zone.deck(by.seat)
    if (by.card !== null && top !== undefined) put(t, top, by.seat, 'under', { host: t.card(by.card) })
    return null
  },
  /** What lies under this Boost, or lay there until it left, goes to the hand. */
  untuck: (t, by) => {
    const cards = t.zone.under(by.seat).cards.filter(({ host }) => host === null || host === by.card)
    for (const card of cards) put(t, card, by.seat, 'hand')
    return null
  },
}

/** Those that are not sustained yet. */
function unsustained(t: ExceedTable, seat: Seat): ExceedInPlay[] {
  const { sustained } = strikeSide(t, seat)
  return t.zone.boosts(seat).cards.filter((card) => !sustained.includes(card.id) && !boostOf(t, card).uncounted)
}

const openDef = ({ down, def }: ExceedInPlay): string | undefined => (down ? undefined : def.id)

function* chooseSustained(t: ExceedTable, by: Source, effect: EffectOf<'sustain'>): Flow {
  const { seat } = by
  const options = () =>
    numbered(
      unsustained(t, seat),
      (card) => openDef(card) ?? 'facedown',
      (card) => ({ card: card.id, def: openDef(card) }),
    )
  if (unsustained(t, seat).length === 0) return
  const chosen = yield* askSome(t, seat, {
    kind: 'sustain',
    ...askedBy(t, by, effect),
    rule: 'EX-182',
    options,
    next: between(effect.upTo ? 0 : 1, 1, options),
  })
  for (const { card } of chosen) strikeSide(t, seat).sustained.push(card)
  t.touch()
}

type Boost = EffectOf<'boost'>

/** Plays Boosts as part of an effect. */
function* playSome(t: ExceedTable, by: Source, effect: Boost): Flow {
  const times = effect.times === undefined ? 1 : amountOf(t, by, effect.times)
  const played: CardId[] = []
  for (let n = 0; n < times; n++) {
    const card = effect.by === 'top' ? topmost(t, by, effect) : yield* chooseBoost(t, by, effect)
    if (card === undefined) break
    played.push(card)
    yield* flowOf(play(t, by, effect, card))
  }
  yield* flowOf(run(t, by, played.length > 0 ? effect.so : effect.else))
}

/** The card on top, if it is one that is meant; in a discard pile, the topmost that is. */
function topmost(t: ExceedTable, by: Source, effect: Boost): CardId | undefined {
  const top = playable(t, by, effect).at(-1)
  if (effect.from[0] === 'deck' && top?.id !== t.zone.deck(by.seat).top?.id) return undefined
  return top?.id
}

interface Playable extends MaybeCard {
  /** Where it lies, if it could be elsewhere. */
  readonly from: string | undefined
}

const noBoost: Playable = { ...pass, from: undefined }

function* chooseBoost(t: ExceedTable, by: Source, effect: Boost): Flow<CardId | undefined> {
  const { from, optional } = effect
  const hidden = from.filter((area) => area === 'hand' || area === 'deck')
  const isBlind = hidden.some((area) => t.zone[area](by.seat).size > 0)
  if (!isBlind && playable(t, by, effect).length === 0) return undefined
  // a deck is looked through: EX-157
  const isSearch = from.includes('deck')
  if (isSearch) t.show(t.zone.deck(by.seat).cards, [by.seat])
  const areaOf = ({ zone }: ExceedInPlay): string | undefined => (from.length > 1 ? zone.family : undefined)
  const options = (): Playable[] => {
    const cards = numbered(
      playable(t, by, effect),
      (card) => (from.length > 1 ? `boost:${card.zone.family}:${card.def.id}` : `boost:${card.def.id}`),
      (card): Omit<Playable, 'key'> => ({ card: card.id, def: card.def.id, from: areaOf(card) }),
    )
    return optional || cards.length === 0 ? [...cards, noBoost] : cards
  }
  // what can be paid depends on the hand
  const isForced =
    hidden.length === 0 && (effect.free === true || t.zone.hand(by.seat).size === 0) && options().length === 1
  const { card } = yield* ask(t, by.seat, {
    kind: 'boost',
    ...askedBy(t, by, effect),
    forced: isForced,
    ...(optional && { skip: 'pass' }),
    options,
  })
  if (isSearch) t.shuffle(t.zone.deck(by.seat), card === undefined ? null : { card: t.card(card), by: by.seat })
  return card
}

const play = (t: ExceedTable, by: Source, { free, down, sustain }: Boost, id: CardId): Part =>
  down || defOf(t.card(id)).boost.kind !== 'transform'
    ? playBoost(t, by.seat, id, { free, down, sustain })
    : transform(t, by.seat, t.card(id))

type DiscardBoost = EffectOf<'discardBoost'>

const seatsOf = (by: Source, of: DiscardBoost['of']): Seat[] =>
  of === 'either' ? [by.seat, foe(by.seat)] : [of === 'foe' ? foe(by.seat) : by.seat]

/** Those that can be discarded: not the one that says so as it is played. */
const lying = (t: ExceedTable, by: Source, of: DiscardBoost['of']): ExceedInPlay[] =>
  seatsOf(by, of).flatMap((seat) =>
    t.zone.boosts(seat).cards.filter((card) => !boostOf(t, card).fixed && card.id !== t.state.boosting?.card),
  )

/** A Continuous Boost leaves play. */
function* discardSome(t: ExceedTable, by: Source, effect: DiscardBoost): Flow {
  const ids = yield* effect.all ? allBoosts(t, by, effect) : chooseDiscarded(t, by, effect)
  const { to = 'discard' } = effect
  for (const id of ids) {
    const boost = t.card(id)
    const { family, owner } = boost.zone
    if (family === 'boosts') yield* flowOf(leave(t, owner, boost, to, to === 'hand' ? boost.owner : owner))
  }
  yield* flowOf(ids.length === 0 ? null : run(t, by, effect.so))
}

/** EX-035: those that are discarded, in the order that who does it says. */
function* allBoosts(t: ExceedTable, by: Source, { of, to = 'discard' }: DiscardBoost): Flow<readonly CardId[]> {
  const ids = seatsOf(by, of).flatMap((seat) => t.zone.boosts(seat).cards.map(({ id }) => id))
  const isDiscarded = (id: CardId): boolean => areaLeftFor(t, t.card(id), to) === 'discard'
  const gone = ids.filter(isDiscarded)
  return [...ids.filter((id) => !gone.includes(id)), ...(yield* inOrder(t, by.seat, gone))]
}

interface OfSomebody extends MaybeCard {
  readonly owner: Seat | undefined
}

const noneOfThem: OfSomebody = { ...pass, owner: undefined }

function* chooseDiscarded(t: ExceedTable, by: Source, effect: DiscardBoost): Flow<readonly CardId[]> {
  const { of, optional } = effect
  if (lying(t, by, of).length === 0) return []
  const options = (): OfSomebody[] => {
    const cards = numbered(
      lying(t, by, of),
      (card) => `${card.zone.owner === by.seat ? 'your' : 'their'}:${openDef(card) ?? 'facedown'}`,
      (card): Omit<OfSomebody, 'key'> => ({ card: card.id, def: openDef(card), owner: card.zone.owner }),
    )
    return optional ? [...cards, noneOfThem] : cards
  }
  const isForced = options().length === 1
  const { card } = yield* ask(t, by.seat, {
    kind: 'discardBoost',
    ...askedBy(t, by, effect),
    forced: isForced,
    ...(optional && { skip: 'pass' }),
    options,
  })
  return card === undefined ? [] : [card]
}
