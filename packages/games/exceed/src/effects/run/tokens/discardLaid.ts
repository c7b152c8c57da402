import { andThen, ask, type CardId, type Flow, flowOf } from '@cardwright/engine'
import { leave } from '../../../rules/boosts.ts'
import { underFoe } from '../../../rules/marks.ts'
import { optionsOf } from '../../../rules/options.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'

/** One of several is chosen; the only one goes without a question. */
export function discardLaid(t: ExceedTable, by: By, effect: EffectOf<'discardLaid'>): Flow | null {
  const [first, second] = cardsUnderFoe(t, by, effect.name)
  if (first === undefined) return null
  return second === undefined ? discard(t, by, effect, first) : choose(t, by, effect)
}

function* choose(t: ExceedTable, by: By, effect: EffectOf<'discardLaid'>): Flow {
  const { card } = yield* ask(t, by.seat, {
    kind: 'laid',
    options: () => optionsOf(cardsUnderFoe(t, by, effect.name).map((id) => t.card(id))),
  })
  yield* flowOf(discard(t, by, effect, card))
}

function discard(t: ExceedTable, by: By, effect: EffectOf<'discardLaid'>, id: CardId): Flow | null {
  return andThen(leave(t, by.seat, t.card(id), 'discard'), () => run(t, by, effect.so))
}

const cardsUnderFoe = (t: ExceedTable, by: By, name: string): CardId[] =>
  underFoe(t, by, name).flatMap(({ card }) => card ?? [])
