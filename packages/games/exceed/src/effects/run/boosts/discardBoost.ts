import { ask, type CardId, type Flow, numbered, type Option } from '@cardwright/engine'
import { leave } from '../../../rules/boosts.ts'
import { type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'

interface Lying extends Option {
  readonly card: CardId | undefined
}

const pass: Lying = { key: 'pass', card: undefined }

/** A Continuous Boost leaves play. */
export function* discardBoost(t: ExceedTable, by: By, effect: EffectOf<'discardBoost'>): Flow {
  const seats = effect.of === 'either' ? [by.seat, foe(by.seat)] : [effect.of === 'foe' ? foe(by.seat) : by.seat]
  const options = (): Lying[] => {
    const cards = numbered(
      seats.flatMap((seat) => t.zone.boosts(seat).cards),
      (card) => `${card.zone.owner === by.seat ? 'your' : 'their'}:${card.def.id}`,
      ({ id }) => ({ card: id as CardId | undefined }),
    )
    return effect.optional ? [...cards, pass] : cards
  }
  if (options().length === 0) return
  const { card } = yield* ask(t, by.seat, { kind: 'discardBoost', skip: 'pass', options })
  if (card === undefined) return
  const boost = t.card(card)
  const left = leave(t, boost.zone.owner, boost, effect.to ?? 'discard')
  if (left !== null) yield* left
  const so = run(t, by, effect.so)
  if (so !== null) yield* so
}
