import { ask, askThen, type CardId, type Flow, inTurn, numbered, type Option, type Part } from '@cardwright/engine'
import { sourceOf } from '../../acts/amounts.ts'
import { chooseCards } from '../../acts/choosing.ts'
import { fits } from '../../acts/filters.ts'
import { leaveForBinder, settle, strip, toBinder } from '../../acts/leaving.ts'
import { toAftermarket, topOf } from '../../acts/piles.ts'
import { withPlayers } from '../../acts/players.ts'
import { hasRoom, mayBePlayed } from '../../acts/playing.ts'
import { lose } from '../../acts/points.ts'
import { push, pushEffects } from '../../acts/push.ts'
import { raise } from '../../acts/raise.ts'
import { attachedOf, decider, handOf, isBossSide, sideOf } from '../../acts/sides.ts'
import { withTargets } from '../../acts/targets.ts'
import { printed, valuesOf } from '../../acts/values.ts'
import { commonTypes, elements } from '../../cards/symbols.ts'
import { allSeats, type CardInPlay, type MillenniumTable, type SideNumber, side } from '../../state.ts'
import type { Context } from '../../tasks.ts'
import type { Runs } from '../running.ts'
import { nameACard } from './naming.ts'
import type { cardEffects } from './vocabulary.ts'

/** MB-396 */
function toHand(t: MillenniumTable, s: SideNumber, card: CardInPlay): void {
  t.move(card, handOf(t, s))
  raise(t, { event: 'gainedCard', side: s })
}

function drawFrom(t: MillenniumTable, s: SideNumber, from: 'store' | 'core', count: number): void {
  for (let n = 0; n < count; n++) {
    const card = topOf(t, from)
    // MB-338: nothing gets into a boss's deck
    if (!card || isBossSide(t, s)) return
    if (from === 'store') side(t, s).counters.storeGained++
    t.tell({ type: 'gainCard', seat: s, from, rule: 'MB-396' })
    toHand(t, s, card)
  }
}

/** MB-224, MB-338, MB-386 */
function discardFrom(t: MillenniumTable, s: SideNumber, count: number, random: boolean, context: Context): Part {
  const hand = handOf(t, s)
  if (isBossSide(t, s) || hand.size === 0) return null
  const discard = (cards: readonly CardInPlay[]): Part => {
    t.tell({ type: 'discard', seat: s, count: cards.length, card: context.card, rule: 'MB-223' })
    toBinder(t, s, cards)
    for (const _ of cards) raise(t, { event: 'discarded', side: s })
    return null
  }
  if (random) return discard(t.random.shuffle([...hand.cards]).slice(0, count))
  const among = () => hand.cards
  const spec = { seat: s, card: context.card, purpose: 'discard', rule: 'MB-224', among, count, upTo: false } as const
  return chooseCards(t, spec, discard)
}

interface PlayOption extends Option {
  readonly play: boolean
}

/** MB-432, MB-H36, MB-H37: it comes into play with its effects, and then is flipped. */
function playFromHand(t: MillenniumTable, context: Context, thenFlip: boolean): Part {
  const { side: s } = context
  if (handOf(t, s).size === 0 || !hasRoom(t, s)) return null
  const enter = (card: CardInPlay): void => {
    t.state.tournament.pools.push([])
    push(
      t,
      { task: 'enter', side: s, card: card.id, ownSlot: false, silently: false },
      { task: 'drain' },
      ...(thenFlip ? ([{ task: 'flipEntered', card: card.id, context }] as const) : []),
    )
  }
  if (isBossSide(t, s)) {
    enter(handOf(t, s).top!)
    return null
  }
  // the question is there whatever they hold
  const options = (): PlayOption[] => {
    const playable = handOf(t, s).cards.filter((card) => mayBePlayed(t, s, card))
    if (playable.length === 0) return [{ key: 'none', card: undefined, play: false }]
    return numbered(
      playable,
      ({ def }) => def.id,
      ({ id }) => ({ card: id, play: true }),
    )
  }
  return askThen<MillenniumTable, PlayOption>(
    t,
    s,
    { kind: 'playOne', card: context.card, rule: 'MB-432', options },
    (_t, _seat, { card, play }) => {
      if (play) enter(t.card(card!))
      return null
    },
  )
}

interface SymbolOption extends Option {
  readonly symbol: string
}

/** MB-225, MB-425, MB-H42 */
function* investigate(t: MillenniumTable, context: Context): Flow {
  const symbols = [...elements, ...commonTypes].map((symbol): SymbolOption => ({ key: symbol, symbol }))
  const { symbol } = yield* ask<SymbolOption>(t, decider(t, context.side), {
    kind: 'symbol',
    card: context.card,
    rule: 'MB-425',
    options: () => symbols,
  })
  const has = (card: Pick<CardInPlay, 'def'>) =>
    [...printed(card).elements, ...printed(card).types].some((each) => each === symbol)
  t.tell({ type: 'investigate', side: context.side, symbol, card: context.card, rule: 'MB-425' })
  for (const seat of allSeats(t)) {
    const shown = t.zone.hand(seat).cards.filter(has)
    if (shown.length > 0) t.show(shown, 'all')
    const rest = t.zone.hand(seat).cards.filter((card) => !has(card))
    if (rest.length > 0) t.ruleOut(rest, 'all', (def) => has({ def }))
    side(t, context.side).counters.revealed += shown.length
  }
}

interface DrinkOption extends Option {
  readonly drink: 'play' | 'lose'
}

/** MB-410..412, MB-H32, MB-H36 */
function drink(t: MillenniumTable, context: Context, them: SideNumber): Part {
  const card = topOf(t, 'store')
  if (!card) return null
  t.move(card, t.zone.revealed())
  t.tell({ type: 'revealStore', side: context.side, card: card.id, rule: 'MB-410' })
  const toll = printed(card).stars * 2
  const options: DrinkOption[] = []
  if (hasRoom(t, them) && mayBePlayed(t, them, card)) options.push({ key: 'play', card: card.id, drink: 'play' })
  if (side(t, them).rp >= toll) options.push({ key: 'lose', card: card.id, drink: 'lose' })
  if (options.length === 0) {
    t.move(card, t.zone.store())
    return null
  }
  const settleIt = (chosen: DrinkOption): null => {
    if (chosen.drink === 'play') push(t, { task: 'enter', side: them, card: card.id, ownSlot: false, silently: true })
    else {
      lose(t, them, toll, context)
      side(t, context.side).counters.storeGained++
      if (!isBossSide(t, context.side)) toHand(t, context.side, card)
    }
    return null
  }
  if (options.length === 1) return settleIt(options[0]!)
  return askThen<MillenniumTable, DrinkOption>(
    t,
    decider(t, them),
    { kind: 'drink', card: context.card, rule: 'MB-410', context: { rp: toll }, options: () => options },
    (_t, _seat, chosen) => settleIt(chosen),
  )
}

interface KeywordOption extends Option {
  readonly on: CardId
}

/** MB-271..273 */
function attachKeyword(t: MillenniumTable, context: Context, card: CardInPlay): Part {
  const pool = t.zone.keywords()
  if (pool.size === 0) return null
  const options = () => pool.cards.map(({ id, def }): KeywordOption => ({ key: def.id, on: id }))
  return askThen<MillenniumTable, KeywordOption>(
    t,
    decider(t, context.side),
    { kind: 'keyword', card: card.id, rule: 'MB-271', options },
    (_t, _seat, { on }) => {
      t.move(t.card(on), attachedOf(t, sideOf(t, card)), { host: card })
      t.tell({ type: 'attached', side: context.side, card: on, on: card.id, rule: 'MB-272' })
      return null
    },
  )
}

export const runCards: Runs<typeof cardEffects> = {
  draw: (t, context, { from, count, who = 'you' }) =>
    withPlayers(t, who, context, (sides) => {
      for (const s of sides) drawFrom(t, s, from, count)
      return null
    }),
  /** MB-439, MB-H40 */
  takeFromAftermarket(t, context, { where = {} }) {
    if (isBossSide(t, context.side)) return null
    const asker = { card: sourceOf(t, context), side: context.side }
    const among = () =>
      t.zone.aftermarket().cards.filter((card) => fits(t, where, card, asker, (each) => valuesOf(t, each)))
    const spec = { seat: context.side, card: context.card, purpose: 'take', rule: 'MB-439', among } as const
    return chooseCards(t, { ...spec, count: 1, upTo: true }, (cards) => {
      for (const card of cards) {
        t.tell({ type: 'takeCard', seat: context.side, card: card.id, rule: 'MB-439' })
        toHand(t, context.side, card)
      }
      return null
    })
  },
  discard: (t, context, { count, who, random = false }) =>
    withPlayers(t, who, context, (sides) => inTurn(sides, (s) => discardFrom(t, s, count, random, context))),
  toBinder: (t, context, { target }) =>
    withTargets(t, target, 'binder', context, (cards) => {
      for (const card of cards) leaveForBinder(t, card)
      settle(t)
      return null
    }),
  /** MB-349: the cards of a boss are nobody else’s. */
  toHand: (t, context, { target }) =>
    withTargets(t, target, 'hand', context, (cards) => {
      for (const card of cards) {
        const s = sideOf(t, card)
        if (isBossSide(t, s)) continue
        strip(t, card)
        t.move(card, handOf(t, s))
      }
      settle(t)
      return null
    }),
  playFromHand: (t, context, { thenFlip = false }) => playFromHand(t, context, thenFlip),
  investigate,
  name: nameACard,
  drink: (t, context) => withPlayers(t, 'a-player', context, ([them]) => drink(t, context, them!)),
  revealStore(t, context, _effect, address) {
    const card = topOf(t, 'store')
    if (!card) return null
    t.move(card, t.zone.revealed())
    t.tell({ type: 'revealStore', side: context.side, card: card.id, rule: 'MB-397' })
    push(t, { task: 'hide', card: card.id })
    pushEffects(t, `${address}.so`, { ...context, it: card.id })
    return null
  },
  attachKeyword: (t, context, { target }) =>
    withTargets(t, target, 'choose', context, ([card]) => attachKeyword(t, context, card!)),
  /** MB-383: the Core deck is another. */
  stock(t, _context, { count }) {
    const cards: CardInPlay[] = []
    for (let n = 0; n < count; n++) {
      const card = topOf(t, 'store')
      if (!card) break
      t.move(card, t.zone.revealed())
      cards.push(card)
    }
    toAftermarket(t, cards)
    return null
  },
}
