import {
  ask,
  askSome,
  type CardId,
  everyone,
  type JsonObject,
  type Next,
  numbered,
  type Option,
  type Part,
  type Seat,
} from '@cardwright/engine'
import { leastOf, mostOf } from '../read/cards.ts'
import { cardsIn } from '../read/places.ts'
import { isForbidden } from '../rules/values.ts'
import { type Known, know, live, type WeissInPlay, type WeissTable } from '../table.ts'
import type { Count, Ref, Test } from '../text/core.ts'
import type { Effect } from './effect.ts'
import { type Shown, shownTo } from './seen.ts'

export interface CardOption extends Option, Shown {
  readonly card: CardId
}

/** What may be chosen, and how many of it. */
interface Demand {
  readonly cards: readonly WeissInPlay[]
  readonly min: number
  readonly max: number
  readonly where: readonly Test[]
}

const bothSeats = everyone(2)

/** Whether everybody can see which cards these are. */
export const isOpen = (card: WeissInPlay): boolean => card.known === bothSeats && !card.down

/** A name for a card that the seat may read: of a card that it does not see, none. */
export const keyOf = (t: WeissTable, seat: Seat, card: WeissInPlay): string =>
  t.sees(seat, card) ? card.def.id : 'card'

const alive = ({ t }: Effect, cards: readonly Known[]): WeissInPlay[] => cards.flatMap((each) => live(t, each) ?? [])

/** "Cannot be chosen by your opponent's effects." */
function canBeChosen({ t, cause }: Effect, card: WeissInPlay): boolean {
  return !isForbidden(t, card, ({ act }, env) => act.act === 'chosen' && env.read.caused(env, act.by, cause))
}

type Choice = Extract<Ref, { ref: 'select' | 'either' }>

const countOf = (ref: Ref): Count => {
  if (ref.ref === 'select') return ref.count
  if (ref.ref === 'either') return ref.of.map(countOf).find((count) => count !== 'all') ?? { min: 1, max: 1 }
  return 'all'
}
const testsOf = (ref: Ref): readonly Test[] => {
  if (ref.ref === 'select') return ref.where
  return ref.ref === 'either' ? ref.of.flatMap(testsOf) : []
}

function demand(effect: Effect, ref: Choice, isFree: boolean): Demand {
  const cards = alive(effect, effect.read.cards(effect, ref)).filter(
    (card) => canBeChosen(effect, card) && effect.taken.every((each) => each.card !== card.id),
  )
  const count = countOf(ref)
  const max = Math.min(mostOf(effect, count), cards.length)
  return { cards, min: isFree ? 0 : Math.min(leastOf(effect, count), max), max, where: testsOf(ref) }
}

/** WS-154: as many as possible, unless it says "up to". */
function next(
  effect: Effect,
  { min, max, where }: Demand,
  options: readonly CardOption[],
  chosen: readonly CardOption[],
): Next<CardOption> {
  effect.chosen = chosen.map(({ card }) => know(effect.t.card(card)))
  const apart = where.filter((test) => test.is === 'different')
  const add = options.filter(
    ({ key, card }) =>
      chosen.length < max &&
      chosen.every((each) => each.key !== key) &&
      effect.read.passes(effect, know(effect.t.card(card)), apart),
  )
  effect.chosen = []
  return { add, stop: chosen.length >= min || add.length === 0 }
}

/** Whether everybody knows what there is to choose from. */
function isPublic(effect: Effect, ref: Choice): boolean {
  if (ref.ref === 'either') return ref.of.every((each) => (each.ref === 'select' ? isPublic(effect, each) : true))
  return alive(effect, cardsIn(effect, ref.place)).every(isOpen)
}

/** Cards for which somebody has to decide: asks, unless everybody can see that there is no choice. */
function choose(
  effect: Effect,
  seat: Seat,
  ref: Choice,
  isFree: boolean,
  then: (cards: readonly Known[]) => Part,
): Part {
  const { cards, min, max } = demand(effect, ref, isFree)
  const isForced = min === max && cards.length <= max
  const isEmpty = ref.ref === 'select' && cardsIn(effect, ref.place).length === 0
  // WS-096: none are asked for, or nothing lies there
  if (mostOf(effect, countOf(ref)) === 0 || (max === 0 && isEmpty)) return then([])
  if (isForced && (isPublic(effect, ref) || (ref.ref === 'select' && ref.where.length === 0)))
    return then(cards.map(know))
  return askCards(effect, seat, ref, isFree, then)
}

function* askCards(effect: Effect, seat: Seat, ref: Choice, isFree: boolean, then: (cards: readonly Known[]) => Part) {
  const { t } = effect
  const options = (): CardOption[] =>
    numbered(
      demand(effect, ref, isFree).cards,
      (card) => keyOf(t, seat, card),
      (card) => shownTo(t, seat, card),
    )
  const count = countOf(ref)
  // as the text says it: what there is to choose from may be hidden
  const most = mostOf(effect, count)
  const least = isFree ? 0 : Math.min(leastOf(effect, count), most)
  const chosen = yield* askSome<CardOption>(t, seat, {
    kind: 'choose',
    rule: 'WS-156',
    ...askedBy(effect, {
      min: least,
      max: Number.isFinite(most) ? most : null,
      ...(effect.isPaying && { pays: true }),
    }),
    options,
    next: (already) => next(effect, demand(effect, ref, isFree), options(), already),
  })
  const flow = then(chosen.map(({ card }) => know(t.card(card))))
  if (flow !== null) yield* flow
}

/** What an ability that asks is about, for those who put it into words. It is known to both, and so is what is told here. */
interface About {
  readonly ability: string
  readonly source: string
  /** "That card", "it": what was chosen before, as far as everybody sees it; the latest last. */
  readonly bound: string[]
  /** The card that has set the ability off, if it is another one. */
  readonly cause: string | null
}

function about(effect: Effect): About & JsonObject {
  const { memo } = effect
  const { source, event } = memo
  const names = (cards: readonly Known[]) => alive(effect, cards).flatMap((card) => (isOpen(card) ? [card.def.id] : []))
  const cause = event && 'card' in event && event.card.card !== source.card ? names([event.card])[0] : undefined
  return {
    ability: memo.key,
    source: source.def,
    bound: Object.keys(memo.slots)
      .map(Number)
      .sort((a, b) => a - b)
      .flatMap((slot) => names(memo.slots[slot] ?? [])),
    cause: cause ?? null,
  }
}

/** The ability that asks, what it is about, and its card as long as that is there. */
export function askedBy(effect: Effect, more: JsonObject = {}) {
  const { t, memo } = effect
  const card = live(t, memo.source)
  return { ...(card && { card: card.id }), source: memo.key, context: { ...about(effect), ...more } }
}

interface NumberOption extends Option {
  readonly number: number
}

/** How many, between these. */
export function pickNumber(
  effect: Effect,
  seat: Seat,
  what: string,
  min: number,
  max: number,
  then: (n: number) => Part,
): Part {
  return min >= max ? then(max) : askNumber(effect, seat, what, min, max, then)
}

function* askNumber(effect: Effect, seat: Seat, what: string, min: number, max: number, then: (n: number) => Part) {
  const { number } = yield* ask(effect.t, seat, {
    kind: 'number',
    ...askedBy(effect, { what }),
    options: (): NumberOption[] =>
      Array.from({ length: max - min + 1 }, (_, n) => ({ key: String(min + n), number: min + n })),
  })
  const flow = then(number)
  if (flow !== null) yield* flow
}

/**
 * The cards that a step means. The acting player chooses where the count leaves a choice; `isFree` lets them choose none.
 */
export function pick(
  effect: Effect,
  seat: Seat,
  ref: Ref,
  then: (cards: readonly Known[]) => Part,
  isFree = false,
): Part {
  switch (ref.ref) {
    case 'select':
      if (ref.count === 'all') return then(alive(effect, effect.read.cards(effect, ref)).map(know))
      return choose(effect, seat, ref, isFree, then)
    case 'either':
      return choose(effect, seat, ref, isFree, then)
    case 'end': {
      const most = Math.min(mostOf(effect, ref.count), effect.read.cards(effect, { ...ref, count: 'all' }).length)
      const least = Math.min(leastOf(effect, ref.count), most)
      const take = (n: number): Part => then(effect.read.cards(effect, { ...ref, count: { min: n, max: n } }))
      return pickNumber(effect, seat, 'cards', least, most, take)
    }
    case 'random':
      return then(drawLots(effect, ref))
    case 'union':
      return pickEach(effect, seat, ref.of, [], then, isFree)
    default:
      return then(effect.read.cards(effect, ref))
  }
}

/** As many of these as the count says, by lot. */
function drawLots(effect: Effect, ref: Extract<Ref, { ref: 'random' }>): readonly Known[] {
  const cards = alive(effect, effect.read.cards(effect, ref))
  const drawn: WeissInPlay[] = []
  for (let left = Math.min(mostOf(effect, ref.of.count), cards.length); left > 0; left--)
    drawn.push(...cards.splice(effect.t.random.int(cards.length), 1))
  return drawn.map(know)
}

function pickEach(
  effect: Effect,
  seat: Seat,
  refs: readonly Ref[],
  found: readonly Known[],
  then: (cards: readonly Known[]) => Part,
  isFree: boolean,
): Part {
  const [first, ...more] = refs
  if (first === undefined) return then(found)
  const before = effect.taken
  effect.taken = [...before, ...found]
  return pick(
    effect,
    seat,
    first,
    (cards) => {
      effect.taken = before
      return pickEach(effect, seat, more, [...found, ...cards], then, isFree)
    },
    isFree,
  )
}
