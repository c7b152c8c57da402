import { andThen, inTurn, type Part, type Seat } from '@cardwright/engine'
import type { Borne } from '../cards/definitions.ts'
import { put } from '../rules/put.ts'
import { memoOf } from '../rules/values.ts'
import { live, sourceOf, type WeissInPlay, type WeissTable } from '../table.ts'
import { type Effect, effectOf } from './effect.ts'

/**
 * WS-035, WS-055: the texts of an event, one after the other: each finds the card where the one before has put it. Then the
 * waiting room, unless they have put it elsewhere.
 */
export function runTexts(
  t: WeissTable,
  seat: Seat,
  card: WeissInPlay,
  run: Effect['run'],
  act: (effect: Effect, borne: Borne) => Part,
): Part {
  let source = sourceOf(card)
  const texts = card.def.abilities.filter(({ ability }) => ability.kind === 'event')
  const all = inTurn(texts, (borne) => {
    const effect = effectOf(t, memoOf(seat, source, borne), run)
    return andThen(act(effect, borne), () => {
      source = effect.memo.source
      return null
    })
  })
  return andThen(all, () =>
    live(t, source)?.zone.family === 'resolution' ? put(t, [card], t.zone.waitingRoom(card.owner)) : null,
  )
}
