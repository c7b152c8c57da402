import { askSome, between, frozen, type Part, type Seat } from '@cardwright/engine'
import type { WeissCard } from '../cards/definitions.ts'
import { namedOptions } from '../run/seen.ts'
import { foe, type State, type WeissTable } from '../table.ts'
import { draw } from './draw.ts'
import { put } from './put.ts'

export interface Opening {
  readonly decks: readonly (readonly WeissCard[])[]
  /** What everybody knows of each deck: its name, that it was drawn by lot, or that it is secret. */
  readonly known: readonly string[]
  readonly first: Seat
  readonly refreshRule: State['refreshRule']
}

const openingHand = 5

/** WS-001, WS-042..044, WS-168 */
export function setup(t: WeissTable, { decks, known, first, refreshRule }: Opening): void {
  t.state = {
    refreshRule,
    decks: frozen(known),
    first,
    turn: first,
    turns: 0,
    part: 'mulligan',
    begun: false,
    mulligans: frozen([first, foe(first)]),
    attacks: 0,
    attack: null,
    waiting: frozen([]),
    delays: frozen([]),
    lasting: frozen([]),
    happened: frozen([]),
    penalties: frozen([0, 0] as const),
    busy: 0,
    held: 0,
  }
  for (const seat of [0, 1]) {
    for (const def of decks[seat]!) t.create(def, seat, t.zone.deck(seat))
    t.shuffle(t.zone.deck(seat))
  }
  for (const seat of [first, foe(first)]) draw(t, seat, openingHand)
}

/** WS-045, WS-046: each once, the first player before the second. */
export function mulligan(t: WeissTable): Part {
  const [seat, ...more] = t.state.mulligans
  return seat === undefined ? null : askMulligan(t, seat, more)
}

function* askMulligan(t: WeissTable, seat: Seat, more: readonly Seat[]) {
  const options = () => namedOptions(t, seat, t.zone.hand(seat).cards)
  const chosen = yield* askSome(t, seat, {
    kind: 'mulligan',
    rule: 'WS-045',
    options,
    next: between(0, openingHand, options),
  })
  t.state.mulligans = frozen(more)
  const away = put(
    t,
    chosen.map(({ card }) => t.card(card!)),
    t.zone.waitingRoom(seat),
  )
  if (away !== null) yield* away
  const drawn = draw(t, seat, chosen.length)
  if (drawn !== null) yield* drawn
}
