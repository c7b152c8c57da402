import { asJson, canonical, type JsonObject, makePlace, namesIn, type Seat } from '@cardwright/engine'
import { type ExceedInPlay, type ExceedTable, fighterOf, nothingYet, side } from '../state.ts'
import { recalledRecent, recalledStrike, recalledSummons } from './calls.ts'
import { byPlace } from './places.ts'
import { areaOf, areas } from './schema.ts'

/** The whole table in the terms of `arrange`. */
export function describe(t: ExceedTable): JsonObject {
  const { state } = t
  const { turn, next, first, phase, actions, noStrike, struck, lastTurnStruck, strike, summons, recent, fresh } = state
  const call = byPlace(t)
  const isNew = canonical(recent) === canonical(nothingYet())
  return {
    turn,
    next,
    first,
    phase: strike === null ? phase : strike.phase,
    actions,
    noStrike,
    struck,
    lastTurnStruck,
    attacker: strike?.attacker ?? null,
    strike: strikeOf(t),
    summons: summons === null ? null : asJson(recalledSummons(summons, call)),
    ...(!isNew && { recent: asJson(recalledRecent(recent, call)) }),
    fresh: fresh.map((id) => makePlace(t.card(id))),
    facedown: inZones(t)
      .filter(({ down }) => down)
      .map(makePlace),
    hosts: Object.fromEntries(
      inZones(t).flatMap((card) => (card.host === null ? [] : [[makePlace(card), makePlace(t.card(card.host))]])),
    ),
    seats: [0, 1].map((seat) => ({ ...marksOf(t, seat), ...cardsOf(t, seat), ...seenOf(t, seat) })),
    over: t.result !== null,
    winner: (t.result?.winner as number | null | undefined) ?? null,
  }
}

/** All cards, by where they lie: their ids mean nothing to another table. */
const inZones = (t: ExceedTable): ExceedInPlay[] => t.zones.flatMap(({ cards }) => cards)

function strikeOf(t: ExceedTable): JsonObject | null {
  const { strike, phase } = t.state
  if (strike === null) return null
  const { phase: _phase, ...rest } = recalledStrike(strike, byPlace(t))
  return asJson({ ...rest, during: phase })
}

function marksOf(t: ExceedTable, seat: Seat): JsonObject {
  const { space, reach, life, mode, reshuffles, faceAttack, tokens, lifeSpent, counters, turn } = side(t, seat)
  return {
    fighter: fighterOf(t, seat).id,
    space,
    reach,
    life,
    mode,
    reshuffles,
    faceAttack: faceAttack === null ? null : makePlace(t.card(faceAttack)),
    tokens: { ...tokens },
    lifeSpent,
    counters: { ...counters },
    turn: { ...turn, actions: { ...turn.actions }, counters: { ...turn.counters } },
    places: placesOf(t, seat),
  }
}

/** Zones whose cards may lie on spaces, and how their cards are called there. */
export const laidIn = [
  ['boosts', ''],
  ['arena', 'arena:'],
  ['secrets', 'secrets:'],
] as const

/** "copper-lash", and "copper-lash#2" for the second of that name. */
export function calledIn(cards: readonly ExceedInPlay[], prefix: string): [string, ExceedInPlay][] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const { id } = card.def
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return [`${prefix}${id}${count === 1 ? '' : `#${count}`}`, card]
  })
}

function placesOf(t: ExceedTable, seat: Seat): JsonObject {
  const { places } = t.state
  return Object.fromEntries(
    laidIn
      .flatMap(([zone, prefix]) => calledIn(t.zone[zone](seat).cards, prefix))
      .flatMap(([name, { id }]) => (id in places ? [[name, places[id]!]] : [])),
  )
}

function cardsOf(t: ExceedTable, seat: Seat): JsonObject {
  const fields = [...areas, 'attack' as const]
  const foreign = fields.filter((field) => t.zone[areaOf(field)](seat).cards.some(({ owner }) => owner !== seat))
  return {
    deckTop: namesIn(t.zone.deck(seat)).reverse(),
    ...Object.fromEntries(fields.map((field) => [field, namesIn(t.zone[areaOf(field)](seat))])),
    owners: Object.fromEntries(
      foreign.map((field) => [field, t.zone[areaOf(field)](seat).cards.map(({ owner }) => owner)]),
    ),
  }
}

/** What a seat knows beside what it is shown, and what follows from the rest. */
function seenOf(t: ExceedTable, seat: Seat): JsonObject {
  const mine = t.state.strike?.sides[seat as 0 | 1]
  return {
    knows: inZones(t)
      .filter((card) => !isShown(card, seat) && t.sees(seat, card))
      .map(makePlace),
    deck: t.zone.deck(seat).size,
    handSize: t.zone.hand(seat).size,
    gaugeSize: t.zone.gauge(seat).size,
    stunned: mine?.stunned ?? false,
    hit: mine?.hit ?? false,
  }
}

/** Whether a card is shown to a seat by where and how it lies. */
const isShown = ({ zone, down }: ExceedInPlay, seat: Seat): boolean =>
  ((down ? zone.looks : zone.faces) & (1 << seat)) !== 0
