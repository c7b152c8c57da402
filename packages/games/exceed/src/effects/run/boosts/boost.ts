import { ask, type CardId, type Flow, flowOf, numbered } from '@cardwright/engine'
import { canPayBoost, canTransform, playBoost, transform } from '../../../rules/boosts.ts'
import { type MaybeCard, pass } from '../../../rules/options.ts'
import { defOf, type ExceedInPlay, type ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import type { Area, Filter } from '../../vocabulary/shared.ts'
import { amountOf } from '../amounts.ts'
import { matches } from '../filter.ts'
import { run } from '../index.ts'

type Boost = EffectOf<'boost'>

/** What a Boost can be played from, and which. */
export interface Sources {
  readonly from: readonly Area[]
  readonly filter?: Filter | undefined
  readonly free?: boolean | undefined
  readonly down?: boolean | undefined
}

function isPlayable(t: ExceedTable, by: By, { filter, free, down }: Sources, card: ExceedInPlay): boolean {
  if (filter !== undefined && !matches(t, by, filter, defOf(card))) return false
  if (down) return true
  if (defOf(card).boost.kind === 'transform') return filter?.boost === 'transform' && canTransform(t, by.seat, card)
  return free ? defOf(card).boost.cost !== null : canPayBoost(t, by.seat, card)
}

/** The Boosts that a player can play from somewhere. */
export const playable = (t: ExceedTable, by: By, sources: Sources): ExceedInPlay[] =>
  sources.from.flatMap((area) => t.zone[area](by.seat).cards.filter((card) => isPlayable(t, by, sources, card)))

/** Plays Boosts as part of an effect. */
export function* boost(t: ExceedTable, by: By, effect: Boost): Flow {
  const times = effect.times === undefined ? 1 : amountOf(t, by, effect.times)
  const played: CardId[] = []
  for (let n = 0; n < times; n++) {
    const card = effect.by === 'top' ? topmost(t, by, effect) : yield* choose(t, by, effect)
    if (card === undefined) break
    played.push(card)
    yield* play(t, by, effect, card)
  }
  yield* flowOf(run(t, by, played.length > 0 ? effect.so : effect.else))
}

/** The card on top, if it is one that is meant; in a discard pile, the topmost that is. */
function topmost(t: ExceedTable, by: By, effect: Boost): CardId | undefined {
  const top = playable(t, by, effect).at(-1)
  if (effect.from[0] === 'deck' && top?.id !== t.zone.deck(by.seat).top?.id) return undefined
  return top?.id
}

function* choose(t: ExceedTable, by: By, effect: Boost): Flow<CardId | undefined> {
  const { from, optional } = effect
  const hidden = from.filter((area) => area === 'hand' || area === 'deck')
  const isBlind = hidden.some((area) => t.zone[area](by.seat).size > 0)
  if (!isBlind && playable(t, by, effect).length === 0) return undefined
  // a deck is looked through: EX-157
  const isSearch = from.includes('deck')
  if (isSearch) t.show(t.zone.deck(by.seat).cards, [by.seat])
  const options = (): MaybeCard[] => {
    const cards = numbered(
      playable(t, by, effect),
      (card) => (from.length > 1 ? `boost:${card.zone.family}:${card.def.id}` : `boost:${card.def.id}`),
      ({ id }): { card: CardId | undefined } => ({ card: id }),
    )
    return optional || cards.length === 0 ? [...cards, pass] : cards
  }
  // what can be paid depends on the hand
  const isForced =
    hidden.length === 0 && (effect.free === true || t.zone.hand(by.seat).size === 0) && options().length === 1
  const { card } = yield* ask(t, by.seat, {
    kind: 'boost',
    forced: isForced,
    ...(optional && { skip: 'pass' }),
    options,
  })
  if (isSearch) t.shuffle(t.zone.deck(by.seat), card === undefined ? null : { card: t.card(card), by: by.seat })
  return card
}

function* play(t: ExceedTable, by: By, { free, down, sustain }: Boost, id: CardId): Flow {
  if (down || defOf(t.card(id)).boost.kind !== 'transform') {
    yield* playBoost(t, by.seat, id, { free, down, sustain })
    return
  }
  yield* flowOf(transform(t, by.seat, t.card(id)))
}
