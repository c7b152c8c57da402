import { askAll, type Flow, type Seat } from '@cardwright/engine'
import type { ExodusDef } from '../cards/definitions.ts'
import type { Dials, Side } from '../state.ts'
import { type ExodusTable, foe } from '../table.ts'
import { draw } from './draw.ts'
import { beginTurn, windows } from './turn.ts'

export interface Start {
  readonly dials: Dials
  readonly life: number
  /** XO-H03: Main and Energy cards of the first player's opening hand, and of the second's. */
  readonly hands: readonly (readonly [main: number, energy: number])[]
  readonly first: Seat
  readonly decks: readonly { readonly main: readonly ExodusDef[]; readonly energy: readonly ExodusDef[] }[]
}

/** XO-P02, XO-P07, XO-P10, XO-H03 */
export function setup(t: ExodusTable, { dials, life, hands, first, decks }: Start): void {
  const newSide = (): Side => ({
    life,
    attacks: [],
    renewed: [],
    calledOff: [],
    moved: [],
    used: [],
    revealed: [],
    notes: {},
  })
  t.state = {
    dials: Object.freeze(dials),
    first,
    turn: first,
    turns: 0,
    phase: 'draw',
    window: windows.mulligan,
    back: windows.main,
    noticed: null,
    stack: [],
    resolved: [],
    nextItem: 1,
    waiting: [],
    sides: [newSide(), newSide()],
    frozen: [],
    boons: [],
    due: [],
    ends: 0,
  }
  for (const seat of [0, 1]) {
    for (const def of decks[seat]!.main) t.create(def, seat, t.zone.mainDeck(seat))
    for (const def of decks[seat]!.energy) t.create(def, seat, t.zone.energyDeck(seat))
    t.shuffle(t.zone.mainDeck(seat))
    t.shuffle(t.zone.energyDeck(seat))
    deal(t, seat, hands[seat === first ? 0 : 1]!)
  }
}

function deal(t: ExodusTable, seat: Seat, [main, energy]: readonly [number, number]): void {
  draw(t, seat, 'mainDeck', main)
  draw(t, seat, 'energyDeck', energy)
}

/** XO-H04: one each, of the whole hand. */
export function* mulligan(t: ExodusTable): Flow {
  const seats = [t.state.first, foe(t.state.first)]
  const answers = yield* askAll(
    t,
    seats.map((seat) => ({
      seat,
      kind: 'mulligan',
      rule: 'XO-H04' as const,
      options: () => [{ key: 'keep' }, { key: 'mulligan' }],
      outside: ([chosen]: readonly { key: string }[]) => chosen!.key,
    })),
  )
  seats.forEach((seat, i) => {
    if (answers[i]!.key === 'mulligan') redraw(t, seat)
  })
  beginTurn(t)
}

function redraw(t: ExodusTable, seat: Seat): void {
  const main = t.zone.hand(seat).size
  const energy = t.zone.reserve(seat).size
  t.move(t.zone.hand(seat).cards.slice(), t.zone.mainDeck(seat))
  t.move(t.zone.reserve(seat).cards.slice(), t.zone.energyDeck(seat))
  t.shuffle(t.zone.mainDeck(seat))
  t.shuffle(t.zone.energyDeck(seat))
  deal(t, seat, [main, energy])
}
