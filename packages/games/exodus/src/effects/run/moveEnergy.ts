import { askSome, between, type Flow, numbered } from '@cardwright/engine'
import { energyAt, type Spot } from '../../rules/field.ts'
import { isFrozen } from '../../rules/freeze.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { mostByEffect } from './addEnergy.ts'
import { spotAt } from './aim.ts'
import type { By } from './index.ts'

/** As many as the player likes, of those that find room: XO-H07. XO-H15: not from or onto ice. */
export function moveEnergy(t: ExodusTable, by: By, { from, to, amount }: EffectOf<'moveEnergy'>): Flow | null {
  const here = spotAt(t, by, { at: from })
  const there = spotAt(t, by, { at: to })
  if (here === null || there === null) return null
  if (isFrozen(t, here) || isFrozen(t, there)) return null
  const most = Math.min(amount, mostByEffect - energyAt(t, there).length)
  return most > 0 && energyAt(t, here).length > 0 ? move(t, by, here, there, most) : null
}

function* move(t: ExodusTable, by: By, here: Spot, there: Spot, most: number): Flow {
  const options = () =>
    numbered(
      energyAt(t, here),
      ({ def }) => def.id,
      ({ id }) => ({ card: id }),
    )
  const chosen = yield* askSome(t, by.seat, {
    kind: 'moveEnergy',
    rule: 'XO-H07',
    context: most,
    options,
    next: between(0, most, options),
  })
  const pile = t.zone.pile(there.seat, there.index)
  for (const { card } of chosen) t.move(t.card(card), pile)
}
