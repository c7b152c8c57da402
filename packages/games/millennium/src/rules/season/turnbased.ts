import {
  andThen,
  askThen,
  type CardId,
  type FormFields,
  fieldForm,
  numbered,
  type Option,
  type Part,
  type Refusal,
  type Seat,
} from '@cardwright/engine'
import { earn, spend } from '../../acts/money.ts'
import { toAftermarket, toDiscardPiles, topOf } from '../../acts/piles.ts'
import { mayBePlayed } from '../../acts/playing.ts'
import { push } from '../../acts/push.ts'
import { accessoriesOf, deckBoxOf, tableau } from '../../acts/sides.ts'
import { isFull } from '../../acts/slots.ts'
import { isOwned, starsOn } from '../../cards/definitions.ts'
import { elements, type PromoTier } from '../../cards/symbols.ts'
import { allSeats, type CardInPlay, type MillenniumTable, player } from '../../state.ts'
import { hints } from '../../words/en/hints.ts'
import { refusals } from '../../words/en/refusals.ts'
import { whyNoPurchase } from '../deckbuilding/buying.ts'
import { defsIn, whyNoCollection } from '../deckbuilding/collection.ts'
import { fusionCost, fusionPile, hasPromo } from '../deckbuilding/fusion.ts'
import { fillStore, forSale, numberLots, priceOf } from '../deckbuilding/lots.ts'
import { runTask } from '../tournament/machine.ts'
import { scoreCard } from '../tournament/score.ts'
import { actionOptions, attach, attachOptions, useAction } from '../tournament/turn.ts'
import { finishTurns } from './finish.ts'
import { isOut, scored } from './turnscoring.ts'

/** MB-287 */
export const handLimit = 7
export const declaredOf = (t: MillenniumTable, seat: Seat, n: number): string | null =>
  (t.zone.collection(seat, n).cards[0]?.marks?.symbol as string | undefined) ?? null

interface TurnsOption extends Option {
  readonly move: 'buy' | 'sell' | 'collect' | 'play' | 'score' | 'action' | 'attach' | 'end' | 'fuse' | 'pass'
  readonly lot: number | null
  readonly price: number
  readonly collection: number
  readonly symbol: string | null
  readonly ability: string | null
  readonly tier: PromoTier | null
  readonly names: readonly string[]
}

const option = (key: string, move: TurnsOption['move'], more: Partial<TurnsOption> = {}): TurnsOption => ({
  key,
  card: undefined,
  on: undefined,
  move,
  lot: null,
  price: 0,
  collection: 0,
  symbol: null,
  ability: null,
  tier: null,
  names: [],
  ...more,
})

/** MB-292 */
function buys(t: MillenniumTable, seat: Seat): TurnsOption[] {
  if (t.zone.hand(seat).size >= handLimit) return []
  return forSale(t).flatMap(({ card, lot }) => {
    if (whyNoPurchase(t, seat, card, player(t, seat).dollars) !== null) return []
    const price = priceOf(t, seat, card)
    return [option(`buy:${lot}:${price}`, 'buy', { card: card.id, lot, price })]
  })
}

/** MB-295: a symbol is declared with the first card; one collection by Element, one by Type. */
function collects(t: MillenniumTable, seat: Seat): TurnsOption[] {
  return t.zone.hand(seat).cards.flatMap((card) => {
    if (!isOwned(card.def)) return []
    const { def } = card
    return [def.elements, def.types].flatMap((symbols, n) => {
      const declared = declaredOf(t, seat, n)
      const own = defsIn(t.zone.collection(seat, n).cards)
      return (symbols as readonly string[])
        .filter((symbol) => declared === null || declared === symbol)
        .filter(() => whyNoCollection([...own, def], n === 0 ? 'element' : 'type') === null)
        .map((symbol) => option(`collect:${def.id}:${symbol}`, 'collect', { card: card.id, collection: n, symbol }))
    })
  })
}

/** MB-436, MB-438: whether there is a slot for a card, be it one that it brings. */
const hasSlot = (t: MillenniumTable, seat: Seat): boolean => !isFull(t, seat) || t.state.tournament.turn.slotPlays > 0

/** MB-296: into the tableau, or as Deck Box or Accessory. */
function plays(t: MillenniumTable, seat: Seat): TurnsOption[] {
  if (t.state.tournament.turn.plays < 1) return []
  return t.zone.hand(seat).cards.flatMap((card) => {
    return whyNoPlay(t, seat, card) === null ? [option(`play:${card.def.id}`, 'play', { card: card.id })] : []
  })
}

function whyNoPlay(t: MillenniumTable, seat: Seat, card: CardInPlay): Refusal | null {
  const { kind } = card.def
  if (kind === 'deckBox') return deckBoxOf(t, seat).size < 1 ? null : refusals.placeTaken
  if (kind === 'accessory') return accessoriesOf(t, seat).size < 2 ? null : refusals.placeTaken
  if (!hasSlot(t, seat)) return refusals.tableauFull
  return mayBePlayed(t, seat, card) ? null : refusals.needsFusion
}

const sells = (t: MillenniumTable, seat: Seat): TurnsOption[] =>
  player(t, seat).markers === 0
    ? []
    : t.zone
        .hand(seat)
        .cards.map((card) => option(`sell:${card.def.id}`, 'sell', { card: card.id, price: starsOn(card.def) }))

/** MB-291, MB-468: exactly one of six; MB-298: an Action before or after it. */
function options(t: MillenniumTable, seat: Seat): TurnsOption[] {
  const { hasPlayed } = t.state.tournament.turn
  const actions = [...actionOptions(t, seat), ...attachOptions(t, seat)].map(({ key, card, on, move, ability }) =>
    option(key, move as 'action' | 'attach', { card: card as CardId, on, ability }),
  )
  // MB-436: what a Single with Speed adds
  if (hasPlayed) return [...plays(t, seat), ...actions, option('end', 'end')]
  // what concerns others comes last: the first answer is given for a seat that has left
  const own = [...plays(t, seat), ...collects(t, seat), option('score', 'score'), ...actions]
  return unique([...own, ...sells(t, seat), ...buys(t, seat)])
}

const unique = (all: readonly TurnsOption[]): TurnsOption[] =>
  all.filter((each, at) => all.findIndex(({ key }) => key === each.key) === at)

/** Why something is not offered, as far as the player can know. */
function explain(key: string, t: MillenniumTable, seat: Seat): Refusal | null {
  const [what = '', name] = key.split(':')
  const { hasPlayed, plays: left, actions } = t.state.tournament.turn
  if (what === 'action') return actions === 0 ? refusals.oneAction : null
  if (what === 'end') return hasPlayed ? null : refusals.mustAct
  if (Object.hasOwn(mains, what) && (what === 'play' ? left < 1 : hasPlayed)) return refusals.oneMain
  if (what === 'buy') return whyNoBuy(t, seat, Number(name))
  if (what === 'sell' && player(t, seat).markers === 0) return refusals.noMarkerInTurns
  const card = t.zone.hand(seat).cards.find(({ def }) => def.id === name)
  if (card === undefined) return null
  if (what === 'play') return whyNoPlay(t, seat, card)
  return what === 'collect' ? whyNotCollected(t, seat, card, key.split(':')[2]) : null
}

function whyNoBuy(t: MillenniumTable, seat: Seat, number: number): Refusal | null {
  const wanted = forSale(t).find(({ lot }) => lot === number)
  if (wanted === undefined) return refusals.soldOut
  if (t.zone.hand(seat).size >= handLimit) return refusals.handFull
  return whyNoPurchase(t, seat, wanted.card, player(t, seat).dollars)
}

function whyNotCollected(t: MillenniumTable, seat: Seat, { def }: CardInPlay, symbol = ''): Refusal | null {
  if (!isOwned(def)) return null
  const n = (elements as readonly string[]).includes(symbol) ? 0 : 1
  const declared = declaredOf(t, seat, n)
  if (declared !== null && declared !== symbol) return refusals.declaredOtherwise
  return whyNoCollection([...defsIn(t.zone.collection(seat, n).cards), def], n === 0 ? 'element' : 'type')
}

const fields = (t: MillenniumTable, seat: Seat): FormFields => ({
  prefix: 'fuse',
  fields: {
    tier: { kind: 'choice', of: ['bronze', 'silver'] },
    cards: { kind: 'names', of: t.zone.hand(seat).cards.map(({ def }) => def.id) },
  },
})

/** MB-289, MB-294, MB-H02: from the hand. */
const fuseForm = fieldForm<TurnsOption>({
  hint: hints.fuse,
  rule: 'MB-294',
  fields,
  option({ tier, cards }, key, t: MillenniumTable) {
    const kind = tier as PromoTier
    const names = cards as readonly string[]
    if (t.state.tournament.turn.hasPlayed) return refusals.oneMain
    if (names.length !== fusionCost[kind]) return refusals.fusionCost
    if (!hasPromo(t, kind)) return refusals.fusionEmpty
    return option(key, 'fuse', { tier: kind, names })
  },
  suggest(t: MillenniumTable, seat) {
    const hand = t.zone.hand(seat).cards
    return hand.length < fusionCost.bronze || t.state.tournament.turn.hasPlayed
      ? []
      : [{ tier: 'bronze', cards: hand.slice(0, fusionCost.bronze).map(({ def }) => def.id) }]
  },
})

/** MB-286, MB-291: one choice of a turn. */
export function turnsStep(t: MillenniumTable): Part {
  const running = runTask(t)
  if (running !== false) return running
  const { tournament } = t.state
  const seat = tournament.turn.side
  if (tournament.stage === 'scoring') return andThen(scored(t, seat), () => nextTurn(t))
  if (allSeats(t).every((each) => isOut(t, each))) return finishTurns(t)
  if (isOut(t, seat)) return nextTurn(t)
  if (player(t, seat).fusing) return pick(t, seat)
  numberLots(t)
  if (tournament.turn.hasPlayed && options(t, seat).length === 1) return nextTurn(t)
  return askThen<MillenniumTable, TurnsOption>(
    t,
    seat,
    {
      kind: 'turns',
      rule: 'MB-291',
      options,
      explain,
      form: fuseForm,
      ...(tournament.turn.hasPlayed && { skip: 'end' }),
    },
    act,
  )
}

function nextTurn(t: MillenniumTable): null {
  const next = (t.state.tournament.turn.side + 1) % t.seats
  t.state.tournament.turn = { side: next, plays: 1, slotPlays: 0, hasPlayed: false, actions: 1 }
  t.state.tournament.chain = { length: 0, seen: [] }
  return null
}

function act(t: MillenniumTable, seat: Seat, chosen: TurnsOption): Part {
  const { turn } = t.state.tournament
  t.state.tournament.chain = { length: 0, seen: [] }
  if (chosen.move === 'end') return nextTurn(t)
  if (chosen.move === 'action') {
    useAction(t, seat, t.card(chosen.card!), chosen.ability!)
    return null
  }
  if (chosen.move === 'attach') {
    attach(t, seat, t.card(chosen.card!), t.card(chosen.on!))
    return null
  }
  turn.hasPlayed = true
  turn.plays--
  mains[chosen.move as keyof typeof mains](t, seat, chosen)
  return null
}

type Main = (t: MillenniumTable, seat: Seat, chosen: TurnsOption) => void

const mains: Readonly<Record<'buy' | 'sell' | 'collect' | 'play' | 'score' | 'fuse', Main>> = {
  buy(t, seat, { card: id, price }) {
    const card = t.card(id!)
    spend(t, seat, price, 'MB-292')
    const from = card.zone.family
    const seller = card.marks?.marker
    if (typeof seller === 'number') player(t, seller).markers++
    const at = t.zone.storeArea().cards.indexOf(card)
    t.move(card, t.zone.hand(seat))
    // only now the buyer knows what it is
    t.tell({ type: 'bought', seat, card: card.id, price, from, rule: 'MB-292' })
    const next = at >= 0 ? topOf(t, 'store') : null
    if (next) t.move(next, t.zone.storeArea(), at)
    if (next) t.state.deckbuilding.lots.area[at] = t.state.deckbuilding.nextLot++
    fillStore(t)
    numberLots(t)
  },
  /** MB-204, MB-H54: markers of cards that are pushed out come back with the next scoring. */
  sell(t, seat, { card: id, price }) {
    const card = t.card(id!)
    player(t, seat).markers--
    toAftermarket(t, [card])
    t.mark(card, 'marker', seat)
    t.tell({ type: 'sold', seat, card: card.id, price, rule: 'MB-293' })
    earn(t, seat, price, 'MB-293')
    numberLots(t)
  },
  collect(t, seat, { card: id, collection, symbol }) {
    const card = t.card(id!)
    t.move(card, t.zone.collection(seat, collection))
    t.mark(card, 'symbol', symbol)
    t.tell({ type: 'collect', seat, size: t.zone.collection(seat, collection).size, rule: 'MB-295' })
  },
  play(t, seat, { card: id }) {
    const card = t.card(id!)
    if (card.def.kind === 'single') {
      const ownSlot = isFull(t, seat)
      if (ownSlot) t.state.tournament.turn.slotPlays--
      push(t, { task: 'enter', side: seat, card: card.id, ownSlot, silently: false })
      return
    }
    t.move(card, card.def.kind === 'deckBox' ? deckBoxOf(t, seat) : accessoriesOf(t, seat))
    t.tell({ type: 'played', side: seat, card: card.id, rule: 'MB-296' })
  },
  /** MB-297, MB-299: first what the cards score. */
  score(t, seat) {
    const { tournament } = t.state
    tournament.stage = 'scoring'
    t.touch()
    t.tell({ type: 'scoring', seat, rule: 'MB-299' })
    const own = [
      ...tableau(t, seat).cards,
      ...t.zone.metas().cards,
      ...accessoriesOf(t, seat).cards,
      ...deckBoxOf(t, seat).cards,
    ]
    for (const card of own.filter(({ down }) => !down).toReversed()) scoreCard(t, seat, card)
  },
  fuse(t, seat, { tier, names }) {
    const left = [...t.zone.hand(seat).cards]
    const cards = names.flatMap((name) =>
      left.splice(
        left.findIndex(({ def }) => def.id === name),
        1,
      ),
    )
    t.tell({ type: 'fused', seat, tier: tier!, cards: cards.map(({ id }) => id), rule: 'MB-294' })
    toDiscardPiles(t, cards)
    player(t, seat).fusing = tier
    t.show(fusionPile(t, tier!).cards, [seat])
  },
}

interface PromoOption extends Option {
  readonly card: CardId
}

function pick(t: MillenniumTable, seat: Seat): Part {
  const tier = player(t, seat).fusing!
  const among = () =>
    numbered(
      fusionPile(t, tier).cards,
      ({ def }) => def.id,
      ({ id }) => ({ card: id }),
    )
  return askThen<MillenniumTable, PromoOption>(
    t,
    seat,
    { kind: 'promo', rule: 'MB-131', context: { tier }, options: among },
    (_t, _seat, { card }) => {
      player(t, seat).fusing = null
      t.move(t.card(card), t.zone.hand(seat), { picked: true })
      t.tell({ type: 'promo', seat, tier, rule: 'MB-131' })
      return null
    },
  )
}
