import { askSome, between, type Flow } from '@cardwright/engine'
import { optionsOf } from '../../../rules/options.ts'
import { conceal } from '../../../rules/secrets.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { isThere, pickSpace, spacesWhere } from './spaces.ts'

/**
 * Lays secret tokens face down. The spaces are said first: which token comes where is known to the flow only when
 * nothing is asked any more.
 */
export function* placeSecret(t: ExceedTable, by: By, { amount, min, max }: EffectOf<'placeSecret'>): Flow {
  const { seat } = by
  const may = isThere(t, seat, 'near', min, max)
  const count = Math.min(amount, t.zone.pouch(seat).size)
  if (count === 0 || spacesWhere(may).length === 0) return
  const spaces: number[] = []
  while (spaces.length < count) spaces.push((yield* pickSpace(t, seat, may))!)
  const options = () => optionsOf(t.zone.pouch(seat).cards)
  const chosen = yield* askSome(t, seat, {
    kind: 'secret',
    context: spaces,
    ordered: true,
    options,
    next: between(count, count, options),
    outside: () => 'facedown',
  })
  chosen.forEach(({ card }, i) => {
    conceal(t, seat, card, spaces[i]!)
  })
}
