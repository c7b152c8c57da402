import { ask, type CardId, type Flow, flowOf, numbered, type Seat } from '@cardwright/engine'
import { areaLeftFor, leave } from '../../../rules/boosts.ts'
import { type MaybeCard, pass } from '../../../rules/options.ts'
import { inOrder } from '../../../rules/order.ts'
import { boostOf, type ExceedInPlay, type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'

type DiscardBoost = EffectOf<'discardBoost'>

const seatsOf = (by: By, of: DiscardBoost['of']): Seat[] =>
  of === 'either' ? [by.seat, foe(by.seat)] : [of === 'foe' ? foe(by.seat) : by.seat]

/** Those that can be discarded: not the one that says so as it is played. */
const lying = (t: ExceedTable, by: By, of: DiscardBoost['of']): ExceedInPlay[] =>
  seatsOf(by, of).flatMap((seat) =>
    t.zone.boosts(seat).cards.filter((card) => !boostOf(t, card).fixed && card.id !== t.state.boosting?.card),
  )

/** A Continuous Boost leaves play. */
export function* discardBoost(t: ExceedTable, by: By, effect: DiscardBoost): Flow {
  const ids = yield* effect.all ? all(t, by, effect) : choose(t, by, effect)
  for (const id of ids) {
    const boost = t.card(id)
    if (boost.zone.family !== 'boosts') continue
    yield* flowOf(leave(t, boost.zone.owner, boost, effect.to ?? 'discard'))
  }
  yield* flowOf(ids.length === 0 ? null : run(t, by, effect.so))
}

/** EX-035: those that are discarded, in the order that who does it says. */
function* all(t: ExceedTable, by: By, { of, to = 'discard' }: DiscardBoost): Flow<readonly CardId[]> {
  const ids = seatsOf(by, of).flatMap((seat) => t.zone.boosts(seat).cards.map(({ id }) => id))
  const isDiscarded = (id: CardId): boolean => areaLeftFor(t, t.card(id), to) === 'discard'
  const gone = ids.filter(isDiscarded)
  return [...ids.filter((id) => !gone.includes(id)), ...(yield* inOrder(t, by.seat, gone))]
}

function* choose(t: ExceedTable, by: By, { of, optional }: DiscardBoost): Flow<readonly CardId[]> {
  if (lying(t, by, of).length === 0) return []
  const options = (): MaybeCard[] => {
    const cards = numbered(
      lying(t, by, of),
      (card) => `${card.zone.owner === by.seat ? 'your' : 'their'}:${card.down ? 'facedown' : card.def.id}`,
      ({ id }): { card: CardId | undefined } => ({ card: id }),
    )
    return optional ? [...cards, pass] : cards
  }
  const isForced = options().length === 1
  const { card } = yield* ask(t, by.seat, {
    kind: 'discardBoost',
    forced: isForced,
    ...(optional && { skip: 'pass' }),
    options,
  })
  return card === undefined ? [] : [card]
}
