import { type Flow, inTurn, type Seat } from '@cardwright/engine'
import { draw } from '../../../rules/deck.ts'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'
import { run } from '../index.ts'
import { take } from './take.ts'

type HandTo = EffectOf<'handTo'>

/** Draws, or discards, until there are so many cards in hand. */
export function handTo(t: ExceedTable, by: By, effect: HandTo): Flow | null {
  const seat = seatOf(by, effect.who)
  const missing = amountOf(t, by, effect.size) - t.zone.hand(seat).size
  if (missing > 0) return effect.only === 'discard' ? null : drawUp(t, by, seat, missing, effect)
  if (missing === 0 || effect.only === 'draw') return null
  return take(t, by, {
    do: 'take',
    from: ['hand'],
    to: 'discard',
    by: effect.random ? 'random' : 'choice',
    of: effect.who,
    min: -missing,
    max: -missing,
  })
}

function drawUp(t: ExceedTable, by: By, seat: Seat, count: number, { each }: HandTo): Flow | null {
  const drawn = draw(t, seat, count)
  return each === undefined ? null : inTurn(drawn, () => run(t, by, each))
}
