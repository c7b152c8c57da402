import { type Flow, flowOf, type Move, type MoveOption, type Seat } from '@cardwright/engine'
import { type ExceedTable, side } from '../../state.ts'
import { mostForce } from '../../values/means.ts'
import { refusals } from '../../words/en/refusals.ts'
import { draw } from '../deck.ts'
import { payForce } from '../force.ts'
import { resolve } from '../triggers.ts'

interface Amount extends MoveOption {
  readonly force: number
}

/** More than anybody can generate. */
const most = 60

const amounts: readonly Amount[] = Array.from({ length: most + 1 }, (_, force) =>
  Object.freeze({ key: `change:${force}`, move: 'change', force }),
)

/** EX-047: any amount of Force, none too. */
export const change: Move<ExceedTable, Amount, Amount> = {
  list: (t, seat) => amounts.slice(0, mostForce(t, seat, 'change') + 2),
  key: ({ key }) => key,
  why: (t, seat, { force }) => (force > mostForce(t, seat, 'change') ? refusals.tooLittleForce : null),
  option: (amount) => amount,
  do: (t, seat, { force }) => changeCards(t, seat, force),
}

/** EX-048: all of it is spent before the first card is drawn. */
function* changeCards(t: ExceedTable, seat: Seat, force: number): Flow {
  const gauge = t.zone.gauge(seat).cards.map(({ id }) => id)
  const paid = yield* payForce(t, seat, force, { purpose: 'change' })
  draw(t, seat, force)
  side(t, seat).turn.changedGauge = paid.some((id) => gauge.includes(id))
  t.touch()
  yield* flowOf(resolve(t, seat, 'changed'))
  side(t, seat).turn.changedGauge = false
  t.touch()
}
