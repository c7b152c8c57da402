import { ask, type CardId, type Flow, flowOf } from '@cardwright/engine'
import { put } from '../../../rules/areas.ts'
import { underFoe } from '../../../rules/marks.ts'
import { type MaybeCard, optionsOf, pass } from '../../../rules/options.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'

/** Lightning rods where the opponent stands go to their player's hand, one after the other. */
export function* drawRod(t: ExceedTable, by: By, { so }: EffectOf<'drawRod'>): Flow {
  while (rods(t, by).length > 0) {
    const { card } = yield* ask(t, by.seat, { kind: 'rod', skip: 'pass', options: () => options(t, by) })
    if (card === undefined) return
    put(t, t.card(card), by.seat, 'hand')
    yield* flowOf(run(t, by, so))
  }
}

const rods = (t: ExceedTable, by: By): CardId[] => underFoe(t, by, 'rods').flatMap(({ card }) => card ?? [])

const options = (t: ExceedTable, by: By): MaybeCard[] => [...optionsOf(rods(t, by).map((id) => t.card(id))), pass]
