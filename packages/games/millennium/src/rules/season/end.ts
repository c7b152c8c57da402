import type { Part, Seat } from '@cardwright/engine'
import { strip } from '../../acts/leaving.ts'
import { earn } from '../../acts/money.ts'
import { toDiscardPiles } from '../../acts/piles.ts'
import { bossSide, playArea } from '../../acts/sides.ts'
import { starsOn } from '../../cards/definitions.ts'
import { allSeats, type CardInPlay, type MillenniumTable, player, side } from '../../state.ts'
import { isBoss } from '../../terms.ts'
import { waitForLooks } from '../deckbuilding/clock.ts'
import { scoreDuelCollections } from '../deckbuilding/collection.ts'
import { fillStore } from '../deckbuilding/lots.ts'
import { beginDeckbuilding, returnMarkers } from '../deckbuilding/phase.ts'
import { newFusionSets, rebuildStore } from './campaign.ts'
import { callForDecks } from './decks.ts'
import { finish, finishBoss, finishDuel } from './finish.ts'
import { isLastTournament, prizeOf } from './rounds.ts'
import { award } from './scoring.ts'

type Step = (t: MillenniumTable) => void

/** MB-249..258: what happens when all that counts is counted. */
const steps: readonly Step[] = [collections, rank, prizes, proCards, clearStore, clearTables, discardVenue, goOn]

export function endTournament(t: MillenniumTable): Part {
  t.state.tournament.stage = 'over'
  t.touch()
  for (const step of steps) step(t)
  return null
}

/** MB-311 */
function collections(t: MillenniumTable): void {
  if (t.state.terms.mode === 'duel') scoreDuelCollections(t)
}

/** MB-251..253, MB-308, MB-335: places; in a duel a win, against a boss all together. */
function rank(t: MillenniumTable): void {
  award(t)
  for (const seat of allSeats(t)) player(t, seat).recorded.push(side(t, seat).rp)
  if (isBoss(t.state.terms)) {
    settleBoss(t)
    return
  }
  const best = winners(t)
  // MB-H53: a drawn tournament of a duel counts for nobody
  if (t.state.round === 0 || (t.state.terms.mode === 'duel' && best.length > 1)) return
  for (const seat of best) player(t, seat).wins++
}

const winners = (t: MillenniumTable): Seat[] => allSeats(t).filter((seat) => player(t, seat).place === 1)

/** MB-335, MB-H56: together they must have more than the boss; MB-357: a defeat ends it. */
function settleBoss(t: MillenniumTable): void {
  const sum = allSeats(t).reduce((total, seat) => total + side(t, seat).rp, 0)
  const boss = side(t, bossSide(t)!).rp
  t.tell({ type: 'bossResult', players: sum, boss, rule: 'MB-335' })
  if (sum <= boss || isLastTournament(t)) finishBoss(t, sum > boss)
}

/** MB-254, MB-260, MB-261 */
function prizes(t: MillenniumTable): void {
  const tier = prizeOf(t)
  const set = tier && t.state.prizes[tier]
  if (!tier || !set || isDecided(t)) return
  const cards = t.zone.prizes().cards.filter(({ def }) => 'set' in def && def.set === set)
  t.show(cards, 'all')
  const given = t.random.shuffle([...cards])
  t.tell({ type: 'prizes', tier, set, rule: 'MB-254' })
  for (const seat of allSeats(t)) {
    const card = given[seat]
    if (card) t.move(card, t.zone.binder(seat))
  }
}

/** MB-267..269, MB-H51: everybody but the winner gets a copy of the winner's Pro card. */
function proCards(t: MillenniumTable): void {
  const { terms, round } = t.state
  if (!terms.characters || (round !== 1 && round !== 2) || isLastTournament(t)) return
  const best = winners(t)
  const winner = t.random.pick(best)
  const isRepeated = player(t, winner).wins > 1
  const seconds = allSeats(t).filter((seat) => player(t, seat).place === 2)
  const model = isRepeated && seconds.length > 0 ? t.random.pick(seconds) : winner
  const persona = t.zone.persona(model).cards.find(({ def }) => def.kind === 'character')
  const name = persona && `pro-${persona.def.id}`
  for (const seat of allSeats(t)) {
    if (best.includes(seat)) continue
    const card = t.zone.box().cards.find(({ def }) => def.id === name)
    if (card) t.move(card, t.zone.binder(seat))
  }
  if (name) t.tell({ type: 'pro', seat: model, name, rule: 'MB-268' })
}

/** MB-255, MB-H58: once, here; the phase that follows only fills it up. */
function clearStore(t: MillenniumTable): void {
  toDiscardPiles(t, [...t.zone.storeArea().cards])
  fillStore(t)
}

/** MB-256, MB-257, MB-284, MB-330, MB-390, MB-392: what lies in front of a player is theirs, and goes to the binder. */
function clearTables(t: MillenniumTable): void {
  const { terms } = t.state
  for (const seat of allSeats(t)) {
    for (const card of playArea(t, seat)) strip(t, card)
    const cards = [...playArea(t, seat), ...t.zone.hand(seat).cards]
    if (cards.length === 0) continue
    if (terms.mode === 'funky') toDiscardPiles(t, cards)
    else if (terms.liquidation && t.state.round > 0 && !isLastTournament(t)) liquidate(t, seat, cards)
    else t.move(cards, t.zone.binder(seat))
  }
  for (const seat of allSeats(t)) for (const card of t.zone.persona(seat).cards) t.mark(card, 'used', null)
  returnMarkers(t)
}

/** MB-284 */
function liquidate(t: MillenniumTable, seat: Seat, cards: readonly CardInPlay[]): void {
  const value = cards.reduce((sum, { def }) => sum + starsOn(def), 0)
  t.tell({ type: 'liquidated', seat, count: cards.length, dollars: value, rule: 'MB-284' })
  t.move(cards, t.zone.box())
  earn(t, seat, value, 'MB-284')
}

/** MB-278 */
function discardVenue(t: MillenniumTable): void {
  if (t.zone.venue().size > 0) t.move(t.zone.venue().cards, t.zone.box())
}

const isDecided = (t: MillenniumTable): boolean =>
  t.state.terms.mode === 'duel' && t.state.players.some(({ wins }) => wins === 2)

/** MB-046, MB-258, MB-308, MB-325, MB-353, MB-H84: the next round, or the end. */
function goOn(t: MillenniumTable): void {
  const { state } = t
  if (isDecided(t) || (isLastTournament(t) && state.terms.mode === 'duel')) finishDuel(t)
  if (isLastTournament(t)) finish(t)
  state.round++
  for (const seat of allSeats(t)) if (state.terms.mode !== 'funky') t.note(seat, null)
  if (state.terms.mode !== 'funky') for (const own of state.players) own.decks = [0]
  if (state.terms.mode === 'campaign') {
    if (state.round === 3) rebuildStore(t)
    newFusionSets(t)
  }
  if (state.terms.mode === 'funky') callForDecks(t)
  else {
    beginDeckbuilding(t)
    waitForLooks(t)
  }
}
