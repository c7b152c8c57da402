import { type Flow, firstOf, isDue, type Seat } from '@cardwright/engine'
import { earn } from '../../acts/money.ts'
import { toDiscardPiles, topOfEither } from '../../acts/piles.ts'
import { allSeats, type Deckbuilding, type MillenniumTable, player, type Segment } from '../../state.ts'
import { isBoss } from '../../terms.ts'
import { bringBoss, revealBossAccessory } from '../season/boss.ts'
import { callForDecks } from '../season/decks.ts'
import { closeAllContests, contestDue } from './buying.ts'
import {
  endVote,
  graceAtBell,
  hasAgreed,
  hasGoneOn,
  isAllReady,
  segmentTimer,
  startIfSeen,
  startTimer,
  timerDue,
} from './clock.ts'
import { scoreCollections } from './collection.ts'
import { trimDrafts } from './deck.ts'
import { endFusions, pickPromo } from './fusion.ts'
import { fillStore, numberLots } from './lots.ts'
import { menu } from './menu.ts'
import { clearNpcs, dealNpcs } from './npcs.ts'
import { powersOf } from './powers.ts'
import { takeBack } from './trade.ts'

/** MB-088 */
export const income = 30
/** MB-090 */
export const boosterOf = { store: 3, core: 3 } as const
/** MB-037, MB-312 */
export const markersOf = ({ state }: MillenniumTable): number => (state.terms.mode === 'duel' ? 6 : 4)

export const freshDeckbuilding = (seats: number): Deckbuilding => ({
  segment: 'first',
  contests: [],
  refusals: [],
  offers: [],
  pauses: Array.from({ length: seats }, () => 0),
  paused: null,
  grace: [],
  graceUsed: false,
  lots: { area: [], store: { lot: 0, size: -1 }, core: { lot: 0, size: -1 } },
  nextLot: 1,
  drafted: 0,
})

/** MB-087..096, MB-454: the phase is set up in the order of the rulebook. */
export function beginDeckbuilding(t: MillenniumTable): void {
  const { state } = t
  state.phase = 'deckbuilding'
  state.deckbuilding = { ...freshDeckbuilding(t.seats), nextLot: state.deckbuilding.nextLot }
  if (isBoss(state.terms)) bringBoss(t)
  revealVenue(t)
  for (const seat of allSeats(t)) {
    const dollars = powersOf(t, seat, 'income').reduce((sum, each) => sum + each.dollars, income)
    earn(t, seat, dollars, 'MB-088')
  }
  dealBoosters(t)
  fillStore(t)
  dealNpcs(t)
  returnMarkers(t)
  removeMetas(t)
  revealMeta(t, 0)
  if (state.terms.draft) openDraft(t)
  else openSegment(t, 'first')
}

/** MB-279, MB-281: packs go round, to the left at first and the second time to the right. */
function openDraft(t: MillenniumTable): void {
  t.state.phase = 'draft'
  t.state.deckbuilding.drafted = 0
  t.tell({ type: 'draft', rule: 'MB-279' })
}

/** MB-091, MB-152: the timer starts, and boosters may be looked at. */
export function openSegment(t: MillenniumTable, segment: Segment): void {
  const { state } = t
  state.phase = 'deckbuilding'
  state.deckbuilding.segment = segment
  for (const seat of allSeats(t)) {
    player(t, seat).ready = false
    player(t, seat).fusions = 0
    const { cards } = t.zone.booster(seat)
    if (cards.length > 0) t.move(cards, t.zone.binder(seat))
  }
  numberLots(t)
  startTimer(t)
  t.tell({ type: 'segment', segment, round: state.round, rule: 'MB-096' })
}

/** MB-090, MB-327: three of the Store and three of the Core; in Funky Mode three times as many. */
export function dealBoosters(t: MillenniumTable): void {
  const times = t.state.terms.mode === 'funky' ? 3 : 1
  for (const seat of allSeats(t)) {
    const more = powersOf(t, seat, 'booster')
    for (const from of ['store', 'core'] as const) {
      const extra = more.reduce((sum, each) => sum + each[from], 0)
      for (let n = 0; n < boosterOf[from] * times + extra; n++) dealOne(t, seat, from)
    }
  }
}

function dealOne(t: MillenniumTable, seat: Seat, from: 'store' | 'core'): void {
  const card = topOfEither(t, from)
  if (card) t.move(card, t.state.terms.draft ? t.zone.pack(seat) : t.zone.booster(seat))
}

/** MB-094, MB-162 */
export function returnMarkers(t: MillenniumTable): void {
  for (const seat of allSeats(t)) {
    player(t, seat).markers = markersOf(t) + powersOf(t, seat, 'markers').reduce((sum, each) => sum + each.add, 0)
  }
}

/** MB-095 */
function removeMetas(t: MillenniumTable): void {
  if (t.zone.metas().size > 0) t.move(t.zone.metas().cards, t.zone.box())
}

/** MB-095, MB-152, MB-336, MB-351, MB-H11: a meta, and against a boss one of its Accessories. */
export function revealMeta(t: MillenniumTable, slot: 0 | 1): void {
  const card = t.zone.metaDeck(undefined, slot).top
  if (card) {
    t.move(card, t.zone.metas())
    t.tell({ type: 'meta', card: card.id, rule: 'MB-095' })
  }
  const { difficulty } = t.state.terms
  if (t.state.boss !== null && (slot === 0 || difficulty !== 'easy')) revealBossAccessory(t)
}

/** MB-277 */
function revealVenue(t: MillenniumTable): void {
  const card = t.zone.venueDeck().top
  if (!t.state.terms.venues || !card) return
  t.move(card, t.zone.venue())
  t.tell({ type: 'venue', card: card.id, rule: 'MB-277' })
}

/** MB-086: one deal of one seat, or a deadline; what others are about goes on. */
export function* market(t: MillenniumTable): Flow {
  startIfSeen(t)
  const here = allSeats(t).filter((seat) => !t.hasLeft(seat) && !hasGoneOn(t, seat))
  const happened = yield* firstOf(t, here, (seat) => (player(t, seat).fusing ? pickPromo(t, seat) : menu(t, seat)))
  if (isDue(happened)) due(t, happened.due)
  else if (hasAgreed(t) || isAllReady(t)) bell(t, segmentTimer)
}

function due(t: MillenniumTable, timer: string): void {
  if (timerDue(t, timer)) bell(t, timer)
  else contestDue(t, timer)
}

/** MB-152..156: what follows when a timer is over. */
function bell(t: MillenniumTable, timer: string): void {
  const { deckbuilding, terms, boss } = t.state
  t.cancel(segmentTimer)
  if (deckbuilding.segment === 'first') secondSegment(t)
  else if (deckbuilding.segment === 'second') {
    if (terms.difficulty === 'hard' && boss !== null) revealBossAccessory(t)
    openSegment(t, 'last')
  } else lastBell(t, timer)
}

/** MB-155, MB-156: the end, unless all agree to grace. */
function lastBell(t: MillenniumTable, timer: string): void {
  const outcome = graceAtBell(t, timer)
  if (outcome === 'voting') return
  endVote(t)
  if (outcome === 'none') endDeckbuilding(t)
  else {
    t.state.deckbuilding.graceUsed = true
    openSegment(t, 'grace')
  }
}

/** MB-152, MB-455: a second booster and the second meta, and no Dollars. */
function secondSegment(t: MillenniumTable): void {
  dealBoosters(t)
  revealMeta(t, 1)
  t.state.deckbuilding.segment = 'second'
  if (t.state.terms.draft) openDraft(t)
  else openSegment(t, 'second')
}

/** MB-158..162: the five steps at the end, then the tournament. */
export function endDeckbuilding(t: MillenniumTable): void {
  closeAllContests(t)
  endFusions(t)
  for (const timer of [...t.timers]) t.cancel(timer.name)
  t.tell({ type: 'bell', round: t.state.round, rule: 'MB-155' })
  scoreCollections(t)
  collectLooseCards(t)
  toDiscardPiles(t, [...t.zone.aftermarket().cards])
  clearNpcs(t)
  returnMarkers(t)
  t.state.deckbuilding.lots = freshDeckbuilding(t.seats).lots
  t.state.deckbuilding.refusals = []
  callForDecks(t)
}

/** MB-159: what lies on trays, and collections that are none, go home; MB-311: those of a duel wait to be counted. */
function collectLooseCards(t: MillenniumTable): void {
  for (const seat of allSeats(t)) {
    trimDrafts(t, seat)
    takeBack(t, seat)
    for (const n of [0, 1]) {
      const { cards } = t.zone.collection(seat, n)
      const isKept = t.state.terms.mode === 'duel' && cards.length >= 2
      if (cards.length > 0 && !isKept) t.move(cards, t.zone.binder(seat))
    }
  }
}
