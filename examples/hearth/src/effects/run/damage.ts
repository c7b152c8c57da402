import { type Flow, happen } from '@cardwright/engine'
import { law } from '../../law.ts'
import { foe, type HearthInPlay, type HearthTable } from '../../table.ts'

export function* damage(t: HearthTable, source: HearthInPlay, { amount }: { readonly amount: number }): Flow {
  yield* happen(t, law, { type: 'damage', seat: foe(source.owner), amount })
}
