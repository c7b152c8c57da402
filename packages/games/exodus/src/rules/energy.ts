import type { CardId, Move, MoveOption, Seat } from '@cardwright/engine'
import { type ExodusInPlay, type ExodusTable, side } from '../table.ts'
import { refusals } from '../text/refusals.ts'
import { creatureAt, energyAt, freePile, pilesOf, type Spot, spotOf } from './field.ts'
import { isFrozen } from './freeze.ts'
import { open, windows } from './windows.ts'

/** XO-012 */
const mostByHand = 3

interface Placing {
  readonly card: ExodusInPlay
  readonly spot: Spot
}

interface Placed extends MoveOption {
  readonly card: CardId
  readonly pile: number
}

/** XO-010..012: a new pile, or one that is there. */
const spotsFor = (t: ExodusTable, seat: Seat): Spot[] => {
  const free = freePile(t, seat)
  return free === null ? pilesOf(t, seat) : [...pilesOf(t, seat), free]
}

function whyNot(t: ExodusTable, spot: Spot) {
  if (energyAt(t, spot).length >= mostByHand) return refusals.pileFull
  return isFrozen(t, { kind: 'pile', ...spot }) ? refusals.frozen : null
}

/** XO-014, XO-015: the opponent may answer, and finds it in play. */
function done(t: ExodusTable): null {
  open(t, windows.notice)
  return null
}

/** XO-009..013, XO-070: one energy of the hand. */
export const place: Move<ExodusTable, Placing, Placed> = {
  list: (t, seat) =>
    t.zone.reserve(seat).cards.flatMap((card) => spotsFor(t, seat).map((spot): Placing => ({ card, spot }))),
  key: ({ card, spot }) => `place:${card.def.id}:${spot.index + 1}`,
  why: (t, _seat, { spot }) => whyNot(t, spot),
  option: ({ card, spot }, key) => ({ key, move: 'place', card: card.id, pile: spot.index }),
  do: (t, seat, { card, pile }) => {
    t.move(t.card(card), t.zone.pile(seat, pile))
    return done(t)
  },
}

/** XO-P21, XO-H22, XO-H28: energy of a blank pile to another pile, each once a turn. */
export const shift: Move<ExodusTable, Placing, Placed> = {
  list: (t, seat) =>
    pilesOf(t, seat)
      .filter((from) => creatureAt(t, from) === undefined)
      .flatMap((from) =>
        energyAt(t, from).flatMap((card) =>
          spotsFor(t, seat)
            .filter((spot) => spot.index !== from.index)
            .map((spot) => ({ card, spot })),
        ),
      ),
  key: ({ card, spot }) => `shift:${Number(card.zone.name.split(':')[2]) + 1}:${card.def.id}:${spot.index + 1}`,
  why: (t, seat, { card, spot }) => {
    if (side(t, seat).moved.includes(card.id)) return refusals.movedAlready
    return isFrozen(t, { kind: 'pile', ...spotOf(t, card)! }) ? refusals.frozen : whyNot(t, spot)
  },
  option: ({ card, spot }, key) => ({ key, move: 'shift', card: card.id, pile: spot.index }),
  do: (t, seat, { card, pile }) => {
    t.move(t.card(card), t.zone.pile(seat, pile))
    side(t, seat).moved.push(card)
    return done(t)
  },
}
