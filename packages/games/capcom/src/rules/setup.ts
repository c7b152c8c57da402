import { type AskSpec, askThen, type Option, type Part, type Seat } from '@cardwright/engine'
import { jokers, plainDeck } from '../cards/deck.ts'
import type { Sheet } from '../cards/sheet.ts'
import { tell } from '../events.ts'
import { type CapcomTable, type Character, type Dials, freshCleanUp, type Mode, type TeamId } from '../state.ts'
import { draw } from './draw.ts'
import { foe, seatsOf } from './teams.ts'
import { beginTurn } from './turn.ts'

const openingHand = 7

export interface Setup {
  readonly mode: Mode
  readonly dials: Dials
  readonly first: TeamId
  /** By seat, one or two each. */
  readonly fighters: readonly (readonly Sheet[])[]
}

/** CC-018, CC-019, CC-021, CC-151, CC-A72: a deck each, shuffled, and seven cards. */
export function setup(t: CapcomTable, { mode, dials, first, fighters }: Setup): void {
  const characters = (team: TeamId): Character[] =>
    seatsOf(t, team).flatMap((seat) =>
      fighters[seat]!.map(({ id: fighter, hp }) => ({
        fighter,
        seat,
        hp,
        out: false,
        usedTurn: false,
        usedGame: false,
      })),
    )
  t.state = {
    mode,
    dials,
    first,
    turn: first,
    turns: 0,
    phase: 'mulligan',
    actor: first,
    support: false,
    mulligans: mulliganOrder(t, first),
    teams: [
      { characters: characters(0), active: 0 },
      { characters: characters(1), active: 0 },
    ],
    combat: null,
    cleanUp: freshCleanUp(),
    swaps: [false, false],
    declined: [false, false],
  }
  const cards = mode === 'duel' ? plainDeck : [...plainDeck, ...jokers]
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    for (const sheet of fighters[seat]!) t.create(sheet, seat, t.zone.fighters(seat))
    for (const card of cards) t.create(card, seat, t.zone.deck(seat))
    t.shuffle(t.zone.deck(seat))
  }
  for (let seat: Seat = 0; seat < t.seats; seat++) draw(t, seat, openingHand)
}

/** CC-A67: the starting team first, then the other; within a team by seat. */
const mulliganOrder = (t: CapcomTable, first: TeamId): Seat[] => [...seatsOf(t, first), ...seatsOf(t, foe(first))]

interface Again extends Option {
  readonly again: boolean
}

/** CC-040, CC-041, CC-A67 */
const keeping: AskSpec<Again> = {
  kind: 'mulligan',
  rule: 'CC-040',
  options: () => [
    { key: 'keep', again: false },
    { key: 'mulligan', again: true },
  ],
  skip: 'keep',
}

export function mulliganStep(t: CapcomTable): Part {
  const [seat] = t.state.mulligans
  if (seat === undefined) {
    beginTurn(t, t.state.first)
    return null
  }
  return askThen(t, seat, keeping, mulligan)
}

function mulligan(t: CapcomTable, seat: Seat, { again }: Again): null {
  t.state.mulligans.shift()
  tell(t, { type: 'mulligan', seat, again, rule: 'CC-040' })
  if (!again) return null
  t.move(t.zone.hand(seat).cards, t.zone.deck(seat))
  t.shuffle(t.zone.deck(seat))
  draw(t, seat, openingHand)
  return null
}
