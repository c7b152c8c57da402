import { ask, type Flow, type Seat } from '@cardwright/engine'
import type { Contexts, PlacingOption } from '../../asks.ts'
import { addEnergy, drain, maxByEffect, place } from '../../rules/energy.ts'
import { energyAt, type Spot, spotOf } from '../../rules/field.ts'
import { isFrozen } from '../../rules/freeze.ts'
import { discardEnergy } from '../../rules/payment.ts'
import { pickCards } from '../../rules/pick.ts'
import { hinder, type Resolving, times } from '../../rules/source.ts'
import type { ExodusTable } from '../../table.ts'
import { cardAt, type Runs, spotAt } from '../resolving.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { energyEffects } from './vocabulary.ts'

export const energy: Runs<typeof energyEffects> = {
  /** The selected energy; or so many of the selected creature's pile. */
  destroyEnergy(t, by, { at, amount = 1 }) {
    const card = cardAt(t, by, at)
    if (!card) return null
    if (card.def.kind !== 'energy') return drain(t, by, spotOf(card)!, amount)
    discardEnergy(t, [card.id])
    return null
  },

  addEnergy(t, by, effect) {
    const spot = spotAt(t, by, effect)
    return spot && addEnergy(t, by, spot, times(t, by, effect.amount, effect.each))
  },

  /** XO-H07: as many as the player likes, of those that find room. XO-H15: not from or onto ice. */
  moveEnergy(t, by, { from, to, amount }) {
    const here = spotAt(t, by, { at: from })
    const there = spotAt(t, by, { at: to })
    if (here === null || there === null) return null
    if (isFrozen(t, here) || isFrozen(t, there)) return hinder(t, by, 'ice')
    const max = Math.min(amount, maxByEffect - energyAt(t, there).length)
    if (max <= 0) return hinder(t, by, 'full')
    return energyAt(t, here).length > 0 ? move(t, by, here, there, max) : null
  },

  placeEnergy: (t, by, effect) => placeSome(t, by, effect),

  /** XO-P30: nothing leaves a frozen graveyard. */
  recoverEnergy(t, by, { amount }) {
    const { seat } = by
    const spent = t.zone.spent(seat)
    if (spent.size === 0) return null
    if (isFrozen(t, { kind: 'graveyard', seat })) return hinder(t, by, 'ice')
    if (spent.size > amount) return recover(t, by, amount)
    t.move(spent.cards.slice(), t.zone.reserve(seat))
    return null
  },
}

function* move(t: ExodusTable, { seat, text: source }: Resolving, here: Spot, there: Spot, max: number): Flow {
  const from = () => energyAt(t, here)
  const context = { source, amount: max }
  const chosen = yield* pickCards(t, seat, { kind: 'moveEnergy', rule: 'XO-H07', context, min: 0, max, from })
  const pile = t.zone.pile(there.seat, there.index)
  for (const card of chosen) t.move(t.card(card), pile)
}

/** One after the other, within the limits of the Energy Phase (XO-010..012); nobody answers in between. */
function* placeSome(t: ExodusTable, { seat, text: source }: Resolving, { amount }: EffectOf<'placeEnergy'>): Flow {
  for (let n = 0; n < amount && t.zone.reserve(seat).size > 0; n++) {
    const { card, pile } = yield* ask(t, seat, {
      kind: 'placeEnergy',
      rule: 'XO-012',
      skip: 'none',
      context: { source } satisfies Contexts['placeEnergy'],
      options: () => [...placings(t, seat), none],
    })
    if (card === undefined) return
    t.move(t.card(card), t.zone.pile(seat, pile! - 1))
  }
}

const none: PlacingOption = { key: 'none', does: 'none', card: undefined, pile: undefined }

const placings = (t: ExodusTable, seat: Seat): PlacingOption[] =>
  place.list(t, seat).flatMap((each) => {
    if (place.why(t, seat, each) !== null) return []
    return [{ key: place.key(each), does: 'place', card: each.card.id, pile: each.spot.index + 1 }]
  })

function* recover(t: ExodusTable, { seat, text: source }: Resolving, amount: number): Flow {
  const from = () => t.zone.spent(seat).cards
  const context = { source, amount }
  const picking = { kind: 'recover', rule: 'XO-053', context, min: amount, max: amount, from } as const
  for (const card of yield* pickCards(t, seat, picking)) t.move(t.card(card), t.zone.reserve(seat))
}
