import {
  canonical,
  cardAtPlace,
  cardsOf,
  type Json,
  type JsonObject,
  layOut,
  makePlace,
  type Seat,
} from '@cardwright/engine'
import {
  type ExceedInPlay,
  type ExceedTable,
  fighterOf,
  foe,
  newTurn,
  nothingYet,
  type Phase,
  phases,
  type Recent,
  type State,
  type Strike,
  type StrikeSide,
  type StrikeTerms,
  side,
} from '../state.ts'
import { distance } from '../values/arena.ts'
import { recalledRecent, recalledStrike, recalledSummons } from './calls.ts'
import { calledIn, describe, laidIn } from './describe.ts'
import { byId } from './places.ts'
import {
  areaOf,
  areas,
  type Given,
  givenSchema,
  type SeatGiven,
  type StrikeGiven,
  type StrikeSideGiven,
  turnPhases,
} from './schema.ts'

/** Lays out a described position. Cards that it does not name are in the decks, in an order of chance. */
export function arrange(t: ExceedTable, given: unknown): void {
  const wanted = givenSchema.parse(given)
  for (const seat of [0, 1]) checkFighter(t, seat, wanted.seats[seat]!)
  layCards(t, wanted)
  for (const seat of [0, 1]) standThere(t, seat, wanted.seats[seat]!)
  turnOver(t, wanted)
  takeTurn(t, wanted)
  t.touch()
  const [a, b] = t.state.sides
  if (a.space === b.space) throw new Error(`seats.1.space: both fighters stand on space ${a.space}.`)
  for (const seat of [0, 1]) showKnown(t, seat, wanted.seats[seat]!)
  checkRest(t, given as JsonObject)
}

function checkFighter(t: ExceedTable, seat: Seat, { fighter }: SeatGiven): void {
  const { id } = fighterOf(t, seat)
  if (fighter !== undefined && fighter !== id)
    throw new Error(`seats.${seat}.fighter: ${fighter} is given, but ${id} plays.`)
}

interface Laid {
  readonly owner: Seat
  readonly name: string
}

/** What is said to lie in an area of a seat. */
function laidOf({ owners, ...wanted }: SeatGiven, seat: Seat, field: (typeof areas)[number] | 'attack'): Laid[] {
  return wanted[field].map((name, i) => ({ owner: owners[field]?.[i] ?? seat, name }))
}

type ExceedZone = ExceedInPlay['zone']

function layCards(t: ExceedTable, { seats }: Given): void {
  const spreads = seats.flatMap((wanted, seat) =>
    [...areas, 'attack' as const].map((field) => [t.zone[areaOf(field)](seat), laidOf(wanted, seat, field)] as const),
  )
  seats.forEach(({ deckTop }, owner) => {
    const layout = spreads.map(
      ([zone, laid]) => [zone, laid.filter((card) => card.owner === owner).map(({ name }) => name)] as const,
    )
    layOut(t, looseOf(t, owner, layout), t.zone.deck(owner) as never, layout as never, deckTop)
  })
  for (const [zone, laid] of spreads) mingle(t, zone, laid)
}

/** The cards of a player that a position can lay elsewhere: what begins outside of hand and deck stays, unless named. */
function looseOf(t: ExceedTable, owner: Seat, layout: readonly (readonly [unknown, readonly string[]])[]) {
  const named = new Set(layout.flatMap(([, names]) => names))
  const isLoose = ({ zone, def }: ReturnType<typeof cardsOf>[number]): boolean =>
    zone.family === 'deck' || zone.family === 'hand' || (zone.family !== 'character' && named.has(def.id))
  return cardsOf(t, owner).filter(isLoose)
}

/** EX-161: cards of both players lie in one area, in this order. */
function mingle(t: ExceedTable, zone: ExceedZone, laid: readonly Laid[]): void {
  if (new Set(laid.map(({ owner }) => owner)).size < 2) return
  const left = [...zone.cards]
  for (const { owner, name } of laid) {
    const at = left.findIndex((card) => card.owner === owner && card.def.id === name)
    t.place(left.splice(at, 1)[0]!, zone)
  }
}

function standThere(t: ExceedTable, seat: Seat, wanted: SeatGiven): void {
  const mine = side(t, seat)
  Object.assign(mine, {
    life: wanted.life ?? mine.life,
    space: wanted.space ?? mine.space,
    reach: wanted.reach ?? mine.reach,
    mode: wanted.mode,
    reshuffles: wanted.reshuffles,
    faceAttack: wanted.faceAttack === null ? null : cardAtPlace(t, wanted.faceAttack, `seats.${seat}.faceAttack`).id,
    tokens: { ...(wanted.tokens ?? mine.tokens) },
    lifeSpent: wanted.lifeSpent,
    counters: { ...wanted.counters },
    turn: { ...newTurn(), ...wanted.turn },
  })
  const known = new Map(laidIn.flatMap(([zone, prefix]) => calledIn(t.zone[zone](seat).cards, prefix)))
  for (const [name, at] of Object.entries(wanted.places)) {
    const card = known.get(name)
    if (card === undefined) throw new Error(`seats.${seat}.places: ${name} is not among the Boosts.`)
    t.state.places[card.id] = at
  }
}

/** Cards lie face down, or under others. */
function turnOver(t: ExceedTable, { facedown, hosts }: Given): void {
  const down = new Set(facedown.map((place, i) => cardAtPlace(t, place, `facedown.${i}`)))
  const hostOf = new Map(
    Object.entries(hosts).map(([place, host]) => {
      const field = `hosts.${place}`
      return [cardAtPlace(t, place, field), cardAtPlace(t, host, field)]
    }),
  )
  for (const zone of new Set([...down, ...hostOf.keys()].map((card) => card.zone)))
    for (const card of [...zone.cards]) t.place(card, zone, { down: down.has(card), host: hostOf.get(card) })
}

function takeTurn(t: ExceedTable, wanted: Given): void {
  const { turn, next = foe(turn), first, actions, noStrike, lastTurnStruck, strike, summons, recent, fresh } = wanted
  const call = byId(t)
  Object.assign(t.state, {
    turn,
    next,
    first: first ?? t.state.first,
    phase: turnPhaseOf(wanted),
    actions,
    noStrike,
    struck: wanted.struck ?? strike !== null,
    lastTurnStruck,
    strike: strike === null ? null : strikeOf(t, strike, wanted.phase as Phase),
    summons: summons === null ? null : recalledSummons(summons as NonNullable<State['summons']> as never, call),
    recent: recent === undefined ? nothingYet() : recalledRecent(recent as Recent<string>, call),
    fresh: fresh.map((place, i) => cardAtPlace(t, place, `fresh.${i}`).id),
  } satisfies Partial<State>)
}

// both have an end
const isOfStrike = (phase: Given['phase']): phase is Phase => (phases as readonly string[]).includes(phase)
const isOfTurn = (phase: Given['phase']): phase is State['phase'] => (turnPhases as readonly string[]).includes(phase)

function turnPhaseOf({ phase, strike }: Given): State['phase'] {
  if (strike !== null) {
    if (!isOfStrike(phase)) throw new Error(`phase: ${phase} is no part of the Strike that is given.`)
    return strike.during
  }
  if (!isOfTurn(phase)) throw new Error(`phase: ${phase} is a part of a Strike, and none is given.`)
  return phase
}

function strikeOf(
  t: ExceedTable,
  { during: _, active, startRange, sides, ...rest }: StrikeGiven,
  phase: Phase,
): Strike {
  const whole: Strike<string> = {
    ...rest,
    phase,
    active: active ?? rest.attacker,
    startRange: startRange ?? distance(t),
    terms: rest.terms as StrikeTerms<string>,
    sides: [strikeSideOf(t, sides[0], 0), strikeSideOf(t, sides[1], 1)],
  }
  return recalledStrike(whole, byId(t))
}

const strikeSideOf = (t: ExceedTable, { cards, ...rest }: StrikeSideGiven, seat: Seat): StrikeSide<string> =>
  ({ ...rest, cards: cards ?? t.zone.strike(seat).cards.map(makePlace) }) as StrikeSide<string>

function showKnown(t: ExceedTable, seat: Seat, { knows }: SeatGiven): void {
  const cards = knows.map((place, i) => cardAtPlace(t, place, `seats.${seat}.knows.${i}`))
  // cards of one zone together: of two alike both are known then
  for (const zone of new Set(cards.map((card) => card.zone)))
    t.show(
      cards.filter((card) => card.zone === zone),
      [seat],
    )
}

const followingOfSeat = ['deck', 'handSize', 'gaugeSize', 'stunned', 'hit'] as const
const following = ['attacker', 'over', 'winner'] as const

/** What follows from the rest may be given, if it is so. */
function checkRest(t: ExceedTable, given: JsonObject): void {
  const now = describe(t)
  const check = (path: string, wanted: Json | undefined, is: Json | undefined): void => {
    if (wanted !== undefined && canonical(wanted) !== canonical(is))
      throw new Error(`${path}: ${JSON.stringify(wanted)} is given, but it is ${JSON.stringify(is)}.`)
  }
  for (const name of following) check(name, given[name], now[name])
  const seats = (given.seats ?? []) as readonly JsonObject[]
  seats.forEach((wanted, seat) => {
    const is = (now.seats as readonly JsonObject[])[seat]!
    for (const name of followingOfSeat) check(`seats.${seat}.${name}`, wanted[name], is[name])
  })
}
