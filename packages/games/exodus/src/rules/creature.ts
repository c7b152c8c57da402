import { andThen, type CardId, type Move, type Part, type Seat } from '@cardwright/engine'
import type { PlaceOption } from '../asks.ts'
import type { ExodusInPlay, ExodusTable } from '../table.ts'
import { refusals } from '../words/en/refusals.ts'
import { isBlank, keysOfPiles, oneOfEach, pilesOf, type Spot, spotOf } from './field.ts'
import { isFrozen } from './freeze.ts'
import { raise, stackWaiting } from './triggers.ts'
import { notice } from './turn.ts'

interface Summoning {
  readonly card: ExodusInPlay
  readonly spot: Spot
}

const summonKey = keysOfPiles('summon')

/** XO-018, XO-019, XO-P11, XO-P27: from the hand onto a blank pile, one at a time. */
export const summon: Move<ExodusTable, Summoning, PlaceOption> = {
  list: (t, seat) => {
    const summonings: Summoning[] = []
    for (const card of oneOfEach(t.zone.hand(seat).cards))
      if (card.def.kind === 'creature') for (const spot of pilesOf(t, seat)) summonings.push({ card, spot })
    return summonings
  },
  key: ({ card, spot }) => summonKey(card, spot.index),
  why: (t, _seat, { spot }) => {
    if (!isBlank(t, spot)) return refusals.notBlank
    return isFrozen(t, spot) ? refusals.frozen : null
  },
  option: ({ card, spot }, key) => ({ key, move: 'summon', card: card.id, pile: spot.index + 1 }),
  do: (t, seat, { card, pile }) => enter(t, seat, card, pile - 1),
}

/** XO-020..025: its triggers are the lowest of the stack; the opponent answers placement and trigger alike. */
function enter(t: ExodusTable, seat: Seat, id: CardId, pile: number): Part {
  const card = t.card(id)
  t.move(card, t.zone.creature(seat, pile))
  raise(t, card, ['summoned', 'enters'])
  return andThen(stackWaiting(t), () => (t.state.stack.length === 0 ? notice(t, 'summon', card) : null))
}

/** XO-P28: it enters play, but is not summoned. XO-H15: nothing is laid onto ice. */
export function putIntoPlay(t: ExodusTable, card: ExodusInPlay, pile: Spot): void {
  if (!isBlank(t, pile) || isFrozen(t, pile)) return
  t.move(card, t.zone.creature(pile.seat, pile.index))
  raise(t, card, ['enters'])
}

/** XO-H15: a creature under ice is not moved. */
export function switchPiles(t: ExodusTable, one: ExodusInPlay, other: ExodusInPlay): void {
  const here = spotOf(one)
  const there = spotOf(other)
  if (!here || !there || here.seat !== there.seat) return
  if (isFrozen(t, here) || isFrozen(t, there)) return
  t.move(one, t.zone.creature(there.seat, there.index))
  t.move(other, t.zone.creature(here.seat, here.index))
}
