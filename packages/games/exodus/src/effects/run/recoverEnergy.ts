import { askSome, between, type Flow, numbered, type Seat } from '@cardwright/engine'
import { isFrozen } from '../../rules/freeze.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { By } from './index.ts'

/** XO-P30: nothing leaves a frozen graveyard. */
export function recoverEnergy(t: ExodusTable, { seat }: By, { amount }: EffectOf<'recoverEnergy'>): Flow | null {
  const spent = t.zone.spent(seat)
  if (spent.size === 0 || isFrozen(t, { kind: 'graveyard', seat })) return null
  if (spent.size > amount) return pick(t, seat, amount)
  t.move(spent.cards.slice(), t.zone.reserve(seat))
  return null
}

function* pick(t: ExodusTable, seat: Seat, amount: number): Flow {
  const options = () =>
    numbered(
      t.zone.spent(seat).cards,
      ({ def }) => def.id,
      ({ id }) => ({ card: id }),
    )
  const chosen = yield* askSome(t, seat, {
    kind: 'recover',
    rule: 'XO-053',
    context: amount,
    options,
    next: between(amount, amount, options),
  })
  for (const { card } of chosen) t.move(t.card(card), t.zone.reserve(seat))
}
