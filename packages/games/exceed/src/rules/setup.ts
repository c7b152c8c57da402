import { askAll, between, type CardId, type Flow, type Seat } from '@cardwright/engine'
import type { ExceedDef, FighterDef } from '../cards/definitions.ts'
import { type ExceedTable, fighterOf, foe, lastSpace, newTurn, nothingYet, type Side, side } from '../state.ts'
import { startSpaces, towards } from '../values/arena.ts'
import { draw } from './deck.ts'
import { mostLife } from './life.ts'
import { type CardOption, optionsOf } from './options.ts'

/** EX-025 */
const openingHands = [5, 6]

const newSide = ({ life = mostLife }: FighterDef, space: number): Side => ({
  life,
  space,
  reach: 0,
  mode: 'basic',
  reshuffles: 0,
  faceAttack: null,
  tokens: {},
  lifeSpent: 0,
  counters: {},
  turn: newTurn(),
})

/** EX-018..025: fighters, life, first player, decks, opening hands. */
export function setup(t: ExceedTable, fighters: readonly FighterDef[], cards: Library, first: Seat): void {
  const spaceOf = (seat: Seat) => startSpaces[seat === first ? 0 : 1]!
  t.state = {
    phase: 'mulligan',
    turn: first,
    next: foe(first),
    first,
    actions: 1,
    noStrike: false,
    struck: false,
    lastTurnStruck: false,
    sides: [newSide(fighters[0]!, spaceOf(0)), newSide(fighters[1]!, spaceOf(1))],
    strike: null,
    summons: null,
    recent: nothingYet(),
    places: {},
    boosting: null,
    fresh: [],
  }
  for (const seat of [0, 1]) build(t, seat, fighters[seat]!, cards)
  for (const seat of [first, foe(first)]) draw(t, seat, openingHand(t, seat))
}

const openingHand = (t: ExceedTable, seat: Seat): number =>
  openingHands[seat === t.state.first ? 0 : 1]! + (fighterOf(t, seat).openingHand ?? 0)

type Library = ReadonlyMap<string, ExceedDef>

/** EX-024: the deck is shuffled; what is set aside is not in it. */
function build(t: ExceedTable, seat: Seat, fighter: FighterDef, cards: Library): void {
  t.create(fighter, seat, t.zone.character(seat))
  for (const { card, copies, in: area = 'deck' } of fighter.deck) {
    for (let n = 0; n < copies; n++) t.create(cards.get(card)!, seat, t.zone[area](seat))
  }
  t.shuffle(t.zone.deck(seat))
  for (const { id, start, secret } of fighter.tokens ?? []) {
    if (secret) t.create(cards.get(id)!, seat, t.zone.pouch(seat))
    if (start === undefined) continue
    const mine = side(t, seat)
    mine.tokens[id] = Math.min(lastSpace, Math.max(1, mine.space + start * towards(t, seat)))
  }
}

/** EX-026..028: what is set aside is replaced before it is shuffled back. */
export function* mulligan(t: ExceedTable): Flow {
  const seats = [t.state.first, foe(t.state.first)]
  const held = (_t: unknown, seat: Seat): CardOption[] => optionsOf(t.zone.hand(seat).cards)
  const chosen = yield* askAll(
    t,
    seats.map((seat) => ({
      seat,
      kind: 'mulligan',
      rule: 'EX-026' as const,
      options: held,
      next: between<CardOption>(0, t.zone.hand(seat).size, held),
      outside: (cards: readonly CardOption[]) => `mulligan:${cards.length}`,
    })),
  )
  seats.forEach((seat, i) => {
    replace(
      t,
      seat,
      (chosen[i] as readonly CardOption[]).map(({ card }) => card),
    )
  })
  t.state.phase = 'start'
}

/** EX-027 */
function replace(t: ExceedTable, seat: Seat, ids: readonly CardId[]): void {
  if (ids.length === 0) return
  const returned = ids.map((id) => t.card(id))
  t.move(returned, t.zone.aside(seat), { down: true })
  draw(t, seat, returned.length)
  t.move(returned, t.zone.deck(seat))
  t.shuffle(t.zone.deck(seat))
}
