import { ask, type CardId, type Flow, numbered } from '@cardwright/engine'
import { put } from '../../../rules/areas.ts'
import { occupies } from '../../../rules/arena.ts'
import { marksOf } from '../../../rules/marks.ts'
import { type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'

const pass = { key: 'pass', card: undefined as CardId | undefined }

/** Lightning rods where the opponent stands go to their player's hand, one after the other. */
export function* drawRod(t: ExceedTable, by: By, { so }: EffectOf<'drawRod'>): Flow {
  while (rods(t, by).length > 0) {
    const { card } = yield* ask(t, by.seat, { kind: 'rod', skip: 'pass', options: () => [...chosen(t, by), pass] })
    if (card === undefined) return
    put(t, t.card(card), by.seat, 'hand')
    const flow = run(t, by, so)
    if (flow !== null) yield* flow
  }
}

const chosen = (t: ExceedTable, by: By) =>
  numbered(
    rods(t, by),
    (id: CardId) => t.card(id).def.id,
    (id: CardId) => ({ card: id as CardId | undefined }),
  )

const rods = (t: ExceedTable, by: By): CardId[] =>
  marksOf(t, by, 'rods').flatMap(({ card, space }) =>
    card !== undefined && occupies(t, foe(by.seat), space) ? [card] : [],
  )
