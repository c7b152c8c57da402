import type { Flow, Seat } from '@cardwright/engine'
import { isFree } from '../../../rules/arena.ts'
import { kindred, setToken } from '../../../rules/marks.ts'
import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { isThere, pickSpace, spacesWhere } from './spaces.ts'

type Placing = EffectOf<'placeNext'>

/** Tokens of one name, one after the other, each on a space without such a token. */
export function* placeNext(t: ExceedTable, by: By, effect: Placing): Flow {
  for (let n = 0; n < effect.amount; n++) yield* placeOne(t, by.seat, effect)
}

/** Picking a token that lies there takes it up, and it, or another, is then put elsewhere. */
function* placeOne(t: ExceedTable, seat: Seat, effect: Placing): Flow {
  if (spacesWhere(openTo(t, seat, effect)).length === 0) return
  const first = yield* choose(
    t,
    seat,
    (space) => isOpen(t, seat, effect, space) || tokenAt(t, seat, effect, space) !== undefined,
  )
  const taken = tokenAt(t, seat, effect, first)
  if (taken === undefined) return setNext(t, seat, effect, first)
  setToken(t, seat, taken, null)
  if (spacesWhere(openTo(t, seat, effect)).length === 0) return
  setNext(t, seat, effect, yield* choose(t, seat, openTo(t, seat, effect)))
}

/** The only space there is needs no question. */
function* choose(t: ExceedTable, seat: Seat, may: (space: number) => boolean): Flow<number> {
  const found = spacesWhere(may)
  if (found.length === 1) return found[0]!.space!
  return (yield* pickSpace(t, seat, may))!
}

const openTo = (t: ExceedTable, seat: Seat, effect: Placing) => (space: number) => {
  if (tokenAt(t, seat, effect, space) !== undefined) return false
  return isThere(t, seat, effect.where, 1, 1)(space) && (!effect.free || isFree(t, space))
}

const isOpen = (t: ExceedTable, seat: Seat, effect: Placing, space: number): boolean =>
  next(t, seat, effect) !== undefined && openTo(t, seat, effect)(space)

function setNext(t: ExceedTable, seat: Seat, effect: Placing, space: number): void {
  const token = next(t, seat, effect)
  if (token !== undefined) setToken(t, seat, token, space)
}

const next = (t: ExceedTable, seat: Seat, { token }: Placing): string | undefined =>
  kindred(t, seat, token).find((id) => !(id in side(t, seat).tokens))

const tokenAt = (t: ExceedTable, seat: Seat, { token }: Placing, space: number): string | undefined =>
  kindred(t, seat, token).find((id) => side(t, seat).tokens[id] === space)
