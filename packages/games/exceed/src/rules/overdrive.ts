import { andThen, ask, type Flow, flowOf, type Seat } from '@cardwright/engine'
import type { EffectList } from '../effects/list.ts'
import { type ExceedTable, fighterOf, nothingYet, side } from '../state.ts'
import { discard } from './areas.ts'
import { revert } from './mode.ts'
import { optionsOf } from './options.ts'
import { run } from './perform.ts'

/** At the start of a turn of a fighter who burns what Exceeding was paid with; without any of it left, it Reverts. */
export function overdrive(t: ExceedTable, seat: Seat): Flow | null {
  const effects = fighterOf(t, seat).overdrive
  if (effects === undefined || side(t, seat).mode !== 'exceed') return null
  return t.zone.overdrive(seat).size === 0 ? revert(t, seat) : burn(t, seat, effects)
}

function* burn(t: ExceedTable, seat: Seat, burning: EffectList): Flow {
  const { card } = yield* ask(t, seat, {
    kind: 'overdrive',
    card: t.zone.character(seat).cards[0]!.id,
    rule: 'EX-029',
    forced: t.zone.overdrive(seat).size === 1,
    options: () => optionsOf(t.zone.overdrive(seat).cards),
  })
  discard(t, t.card(card))
  t.state.recent = { ...nothingYet(), cards: [card] }
  const effects = run(t, { seat, card: null, half: 'face' }, burning)
  yield* flowOf(andThen(effects, () => (t.zone.overdrive(seat).size > 0 ? null : revert(t, seat))))
}
