import type { Seat } from '@cardwright/engine'
import { discardAll, put } from '../rules/areas.ts'
import { enterExceed } from '../rules/mode.ts'
import { areas } from './checks.ts'
import type { Drive, Held } from './drive.ts'
import { Mismatch } from './failure.ts'
import type { SetupStep } from './format.ts'

type Setup = (drive: Drive, seat: Seat, step: SetupStep) => void

function name(drive: Drive, step: SetupStep, cards: readonly Held[]): void {
  if (step.as !== undefined) drive.refs.set(step.as, cards)
}

function conjure(drive: Drive, seat: Seat, step: SetupStep): Held {
  if (step.card === undefined) throw new Mismatch(`${step.setup} names a card`, 'it names none')
  const card = drive.conjure(step.card, seat)
  name(drive, step, [card])
  return card
}

/** `card_in_gauge`: a card out of nowhere. */
const conjuredInto =
  (area: string): Setup =>
  (drive, seat, step) => {
    const card = conjure(drive, seat, step)
    if (area !== 'hand') drive.table.place(card, drive.table.zone[areaNamed(area)](seat) as never)
  }

function areaNamed(name: string) {
  const area = Object.hasOwn(areas, name) ? areas[name] : undefined
  if (area === undefined) throw new Mismatch('an area of a player', name)
  return area
}

const setups: Readonly<Record<string, Setup>> = {
  empty_hand: (drive, seat) => discardAll(drive.table, drive.table.zone.hand(seat).cards.slice()),
  exceed: (drive, seat) => {
    if (drive.unsaid.turns) {
      drive.table.state.sides[seat as 0 | 1].mode = 'exceed'
      return
    }
    const flow = enterExceed(drive.table, seat)
    if (flow !== null && !flow.next().done) throw new Mismatch('an Exceed that asks nothing', 'it asks something')
  },
  gauge_from_top_of_deck: (drive, seat, step) => {
    const cards: Held[] = []
    for (let n = 0; n < (step.n ?? 1); n++) {
      const top = drive.table.zone.deck(seat).top
      if (top === undefined) break
      put(drive.table, top, seat, 'gauge')
      cards.push(top)
    }
    name(drive, step, cards)
  },
  top_of_deck: conjuredInto('deck'),
  buddy_location: placeToken,
  set_buddy_location: placeToken,
  life: (drive, seat, { n }) => {
    const mine = drive.table.state.sides[seat as 0 | 1]
    mine.life = n ?? mine.life
  },
}

/** No space, or one below 1: it is not in the arena. */
function placeToken(drive: Drive, seat: Seat, { buddy, space }: SetupStep): void {
  const { tokens } = drive.table.state.sides[seat as 0 | 1]
  if (space !== undefined && space > 0) tokens[String(buddy)] = space
  else delete tokens[String(buddy)]
}

/** `card_in_gauge`, `move_from_hand_to_deck` and their like. */
function general(step: SetupStep): Setup | null {
  const conjured = /^card_in_(\w+)$/.exec(step.setup)
  if (conjured !== null) return conjuredInto(conjured[1]!)
  const moved = /^move_from_(\w+?)_to_(?:top_of_)?(\w+)$/.exec(step.setup)
  if (moved === null) return null
  return (drive, seat, { ref, card }) => {
    for (const each of drive.named(ref ?? card ?? '')) put(drive.table, each, seat, areaNamed(moved[2]!))
  }
}

/** Puts something where a scenario wants it. */
export function setUp(drive: Drive, step: SetupStep): void {
  const known = Object.hasOwn(setups, step.setup) ? setups[step.setup] : general(step)
  if (!known) throw new Mismatch('a setup that we know', step.setup)
  known(drive, step.player === 'P1' ? 0 : 1, step)
  drive.table.touch()
}
