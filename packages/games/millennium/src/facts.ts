import { factsReader, type JsonObject, type Seat } from '@cardwright/engine'
import { bossSide, isInTableau, playArea, sideOf, topCard } from './acts/sides.ts'
import { slotsOf } from './acts/slots.ts'
import { valuesOf } from './acts/values.ts'
import { isOwned } from './cards/definitions.ts'
import { type PromoTier, prices } from './cards/symbols.ts'
import type { Trigger } from './effects/vocabulary.ts'
import { lookers } from './rules/deckbuilding/clock.ts'
import { draftOf } from './rules/deckbuilding/deck.ts'
import { forSale, priceOf } from './rules/deckbuilding/lots.ts'
import { friendshipPoints, victoryPoints } from './rules/season/scoring.ts'
import { waitingInOrder } from './rules/tournament/triggers.ts'
import { allSeats, type CardInPlay, type MillenniumTable, type Phase, type Segment, type Waiting } from './state.ts'
import type { Mode } from './terms.ts'

export type PlayerFacts = {
  readonly dollars: number
  readonly markers: number
  readonly vp: number
  readonly tournamentVp: number
  readonly collectionVp: number
  readonly npcVp: number
  readonly friendshipVp: number
  readonly wins: number
  readonly recorded: readonly number[]
  readonly place: number
  readonly ready: boolean
  readonly fusing: PromoTier | null
  readonly team: number
  /** How many cards each of its decks has. */
  readonly decks: readonly number[]
}

export type SideFacts = {
  readonly rp: number
  readonly slots: number
  readonly looped: boolean
  readonly named: readonly string[]
  readonly breakdown: readonly { readonly source: string; readonly rp: number }[]
}

/** A trigger that waits for its turn. */
export type WaitingFacts = {
  readonly side: number
  readonly band: Trigger
  /** The card that it is written on, as the one who looks sees it. */
  readonly handle: number | null
  readonly name: string | null
}

/** Something for sale: its number, what one sees of it, what it costs the one who looks. */
export type LotFacts = {
  readonly lot: number
  readonly where: 'storeArea' | 'store' | 'core' | 'aftermarket'
  readonly set: string
  readonly price: number
}

/** What a view shows beside cards. */
export type Facts = {
  readonly phase: Phase
  readonly mode: Mode
  readonly round: number
  readonly players: readonly PlayerFacts[]
  readonly sides: readonly SideFacts[]
  readonly turn: number | null
  readonly first: number | null
  /** MB-219: the triggers that wait, the next one first. */
  readonly waiting: readonly WaitingFacts[]
  readonly segment: Segment | null
  readonly until: number | null
  readonly paused: Seat | null
  /** What is left of the segment while somebody has stopped the clock, in ms. */
  readonly left: number | null
  /** MB-H84: those who still look at how the tournament came out; the clock waits for them. */
  readonly lookers: readonly Seat[]
  readonly grace: readonly Seat[]
  readonly offers: readonly JsonObject[]
  readonly lots: readonly LotFacts[]
  readonly boss: string | null
  /** One's own decks, by names. */
  readonly draft: readonly (readonly string[])[] | null
}

function playerFacts(t: MillenniumTable, seat: Seat): PlayerFacts {
  const { dollars, markers, vp, wins, recorded, place, ready, fusing, team, decks } = t.state.players[seat]!
  return {
    dollars,
    markers,
    vp: victoryPoints(t, seat),
    tournamentVp: vp.tournament,
    collectionVp: vp.collection,
    npcVp: vp.npc,
    friendshipVp: friendshipPoints(t, seat),
    wins,
    recorded: [...recorded],
    place,
    ready,
    fusing,
    team,
    decks: [...decks],
  }
}

function waitingFacts(t: MillenniumTable, { side, band, card: id }: Waiting, seat: Seat | null): WaitingFacts {
  const card = t.card(id)
  return { side, band, handle: t.handle(card, seat), name: t.sees(seat, card) ? card.def.id : null }
}

function lotFacts(t: MillenniumTable, seat: Seat | null): LotFacts[] {
  return forSale(t).flatMap(({ card, lot }) => {
    if (!isOwned(card.def)) return []
    const { set, rarity } = card.def
    const where = card.zone.family as LotFacts['where']
    const printed = where === 'aftermarket' ? card.def.stars : prices[rarity]
    const price = seat === null ? printed : priceOf(t, seat, card)
    return [{ lot, where, set, price }]
  })
}

export function facts(t: MillenniumTable, seat: Seat | null): Facts {
  const { phase, round, terms, tournament, deckbuilding, boss } = t.state
  const isMarket = phase === 'deckbuilding'
  const isPlay = phase === 'tournament' || phase === 'turns'
  return {
    phase,
    mode: terms.mode,
    round,
    players: allSeats(t).map((each) => playerFacts(t, each)),
    sides: isPlay
      ? tournament.sides.map(({ rp, looped, named, breakdown }, s) => ({
          rp,
          slots: s < t.seats || bossSide(t) === s ? slotsOf(t, s) : 0,
          looped,
          named: [...named],
          breakdown: breakdown.map((each) => ({ ...each })),
        }))
      : [],
    turn: isPlay ? tournament.turn.side : null,
    first: isPlay ? tournament.first : null,
    waiting: isPlay ? waitingInOrder(t).map((each) => waitingFacts(t, each, seat)) : [],
    segment: isMarket ? deckbuilding.segment : null,
    until: t.timers.find(({ name }) => name === 'segment')?.at ?? null,
    paused: deckbuilding.paused?.by ?? null,
    left: deckbuilding.paused?.timers.find(({ name }) => name === 'segment')?.left ?? null,
    lookers: isMarket ? lookers(t) : [],
    grace: [...deckbuilding.grace],
    offers: isMarket ? deckbuilding.offers.map((each) => ({ ...each, wants: [...each.wants] })) : [],
    lots: isMarket || phase === 'turns' ? lotFacts(t, seat) : [],
    boss,
    draft: seat === null ? null : (draftOf(t, seat)?.map((names) => [...names]) ?? null),
  }
}

/** The facts of a view. */
export const factsOf = factsReader(facts)

/** MB-156: the last bell has rung, and somebody has asked for more time. */
export const isAfterBell = ({ segment, grace, until, paused }: Facts): boolean =>
  segment === 'last' && grace.length > 0 && until === null && paused === null

/** MB-156, MB-157: whether a seat has yet to say if there is more time after the bell. A player who is ready needs none. */
export const isAskedForTime = (facts: Facts, seat: Seat | null): boolean =>
  seat !== null && isAfterBell(facts) && !facts.grace.includes(seat) && !facts.players[seat]!.ready

/** What a card is now, where that is not what is printed. */
export function about(t: MillenniumTable, card: CardInPlay): JsonObject {
  if (!isOwned(card.def) || card.down) return {}
  const isInPlay = isInTableau(card) || playArea(t, sideOf(t, card)).includes(card)
  if (!isInPlay) return {}
  const { stars, elements, types } = valuesOf(t, card)
  return { stars, elements: [...elements], types: [...types], top: topCard(t, sideOf(t, card)) === card }
}
