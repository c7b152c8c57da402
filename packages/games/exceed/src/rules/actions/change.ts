import type { Flow, Move, MoveOption, Seat } from '@cardwright/engine'
import type { ExceedTable } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { draw } from '../deck.ts'
import { mostForce, payForce } from '../force.ts'

interface Amount extends MoveOption {
  readonly force: number
}

/** More than anybody can generate. */
const most = 40
const amounts = Array.from({ length: most + 1 }, (_, force) => force)
const keys = amounts.map((force) => `change:${force}`)

/** EX-047: any amount of Force, none too. */
export const change: Move<ExceedTable, number, Amount> = {
  list: (t, seat) => amounts.slice(0, mostForce(t, seat) + 2),
  key: (force) => keys[force]!,
  why: (t, seat, force) => (force > mostForce(t, seat) ? refusals.tooLittleForce : null),
  option: (force, key) => ({ key, move: 'change', force }),
  do: (t, seat, { force }) => changeCards(t, seat, force),
}

/** EX-048: all of it is spent before the first card is drawn. */
function* changeCards(t: ExceedTable, seat: Seat, force: number): Flow {
  yield* payForce(t, seat, force)
  draw(t, seat, force)
}
