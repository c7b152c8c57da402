import {
  andThen,
  askSome,
  type CardId,
  type Flow,
  flowOf,
  inTurn,
  type Next,
  numbered,
  type Option,
  type Part,
  type Seat,
  type SomeSpec,
} from '@cardwright/engine'
import { put } from '../../../rules/areas.ts'
import { inOrder } from '../../../rules/order.ts'
import { traitsOf } from '../../../rules/strike/numbers.ts'
import { defOf, type ExceedInPlay, type ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import type { Area } from '../../vocabulary/shared.ts'
import { amountOf } from '../amounts.ts'
import { matches } from '../filter.ts'
import { run } from '../index.ts'
import { afterDiscard } from './discarded.ts'

export type Take = EffectOf<'take'>

interface Taken extends Option {
  readonly card: CardId
  readonly name: string
}

const everything = 99

/** Cards from somewhere to somewhere: discarding, sealing, gaining Gauge, taking back. */
export function take(t: ExceedTable, by: By, effect: Take): Flow | null {
  const owner = seatOf(by, effect.of)
  const max = mostOf(t, by, effect, owner)
  // of all, some may stay: their player says which
  const isCut = effect.by === 'all' && max < lying(t, by, effect, owner).length
  if ((effect.by === 'choice' || isCut) && max > 0) return choosing(t, by, effect, owner, max)
  const ids = max > 0 ? found(t, by, effect, owner, max) : []
  return effect.to === 'discard' && ids.length > 1
    ? ordering(t, by, effect, owner, max, ids)
    : taken(t, by, effect, owner, max, ids)
}

/** How many may be taken. Effects of others that make a player discard may count for less. */
function mostOf(t: ExceedTable, by: By, { max, by: how, from, to, min }: Take, owner: Seat): number {
  const most = max === undefined ? (how === 'all' ? everything : 1) : amountOf(t, by, max)
  if (owner === by.seat || to !== 'discard' || from[0] !== 'hand' || t.state.strike === null || min !== undefined)
    return Math.max(0, most)
  const fewer = traitsOf(t, owner, 'discardsFewer').reduce(
    (sum, { trait, by: of }) => sum + amountOf(t, of, trait.amount ?? 1),
    0,
  )
  return Math.max(0, how === 'all' ? t.zone.hand(owner).size - fewer : most - fewer)
}

/** Those that lie there, before any filter: of these alone everybody knows how many there are. */
function lying(t: ExceedTable, by: By, { from, last, recent }: Take, owner: Seat): ExceedInPlay[] {
  const cards = from.flatMap((area) => t.zone[area](owner).cards)
  if (recent) return cards.filter(({ id }) => t.state.recent.cards.includes(id))
  return last === undefined ? cards : cards.slice(Math.max(0, cards.length - amountOf(t, by, last)))
}

function candidates(t: ExceedTable, by: By, effect: Take, owner: Seat): ExceedInPlay[] {
  const { filter } = effect
  const cards = lying(t, by, effect, owner)
  return filter === undefined ? cards : cards.filter((card) => matches(t, by, filter, defOf(card)))
}

const chooserOf = (by: By, { chooser }: Take, owner: Seat): Seat =>
  chooser === undefined ? owner : seatOf(by, chooser)

const hidden: ReadonlySet<Area> = new Set<Area>(['hand', 'deck'])

/** The ones that a player picks: EX-035, in the order in which they are to lie. */
function* choosing(t: ExceedTable, by: By, effect: Take, owner: Seat, max: number): Flow {
  // where others cannot see what lies there, the question comes whether there is anything to choose or not
  const isOpen = !effect.from.some((area) => hidden.has(area))
  const count = (isOpen ? candidates : lying)(t, by, effect, owner).length
  const min = leastOf(t, by, effect, max)
  // the only card, and no way around it
  const isForced = isOpen && count === 1 && min > 0 && !effect.optional
  const question = { ...spec(by, effect, owner, max, min), forced: isForced }
  const picked = count === 0 ? [] : yield* askSome(t, chooserOf(by, effect, owner), question)
  yield* flowOf(
    taken(
      t,
      by,
      effect,
      owner,
      max,
      picked.map(({ card }) => card),
    ),
  )
}

const leastOf = (t: ExceedTable, by: By, { min }: Take, max: number): number =>
  min === undefined ? max : Math.min(amountOf(t, by, min), max)

function spec(by: By, effect: Take, owner: Seat, max: number, min: number): SomeSpec<Taken> {
  const options = (t: ExceedTable): Taken[] =>
    numbered(
      candidates(t, by, effect, owner),
      (card) => (effect.from.length > 1 ? `${card.zone.family}:${card.def.id}` : card.def.id),
      (card) => ({ card: card.id, name: defOf(card).name }),
    )
  return {
    kind: 'take',
    context: effect.to ?? 'show',
    ordered: true,
    options,
    next: (chosen, t) => next(effect, chosen, options(t), min, max),
  }
}

/** Between the least and the most, as far as there are so many; or none, if that is said; all of one name, if that is. */
function next(
  { optional, alike }: Take,
  chosen: readonly Taken[],
  all: readonly Taken[],
  min: number,
  max: number,
): Next<Taken> {
  const [first] = chosen
  const like = alike && first !== undefined ? all.filter(({ name }) => name === first.name) : all
  const least = optional && like.length < min ? 0 : Math.min(min, like.length)
  const isFull = chosen.length >= max || (optional === true && like.length < min)
  return {
    add: isFull ? [] : like.filter(({ key }) => chosen.every((one) => one.key !== key)),
    stop: chosen.length >= least || (optional === true && chosen.length === 0),
  }
}

/** The ones that nobody picks. */
function found(t: ExceedTable, by: By, effect: Take, owner: Seat, max: number): CardId[] {
  const cards = candidates(t, by, effect, owner)
  if (effect.by === 'random') t.random.shuffle(cards)
  else if (effect.by === 'top') cards.reverse()
  return cards.slice(0, max).map(({ id }) => id)
}

/** EX-035: in which order. Of a whole hand everybody knows what goes; what else is hidden is seen first. */
function* ordering(t: ExceedTable, by: By, effect: Take, owner: Seat, max: number, ids: readonly CardId[]): Flow {
  const isWhole = effect.by === 'all' && effect.filter === undefined
  if (!isWhole && effect.from.some((area) => hidden.has(area)))
    t.show(
      ids.map((id) => t.card(id)),
      'all',
    )
  const order = yield* inOrder(t, chooserOf(by, effect, owner), ids)
  yield* flowOf(taken(t, by, effect, owner, max, order))
}

/** EX-157: who picks from a deck, not from its top alone, has searched it. */
const isSearch = ({ by, from, last, recent }: Take): boolean =>
  by === 'choice' && from.includes('deck') && last === undefined && !recent

/** They come to lie where they should; then what follows. */
function taken(t: ExceedTable, by: By, effect: Take, owner: Seat, max: number, ids: readonly CardId[]): Flow | null {
  if (effect.to === undefined) {
    if (ids.length > 0)
      t.show(
        ids.map((id) => t.card(id)),
        'all',
      )
  } else for (const id of ids) place(t, by, t.card(id), owner, effect, effect.to)
  t.state.recent.cards = [...ids]
  if (isSearch(effect) || (effect.to === 'deck' && effect.at === 'shuffled')) t.shuffle(t.zone.deck(owner))
  const rest = following(t, by, effect, ids, ids.length < max)
  if (effect.to !== 'discard' || !effect.from.includes('hand')) return rest
  return andThen(rest, () => afterDiscard(t, by, owner, ids))
}

const following = (t: ExceedTable, by: By, { each, so, fewer }: Take, ids: readonly CardId[], isFewer: boolean): Part =>
  andThen(each === undefined ? null : inTurn(ids, () => run(t, by, each)), () =>
    andThen(ids.length > 0 ? run(t, by, so) : null, () => (isFewer ? run(t, by, fewer) : null)),
  )

/** EX-033: the discard pile is its owner's. EX-037: the sealed area is that of who seals. */
function place(t: ExceedTable, by: By, card: ExceedInPlay, owner: Seat, effect: Take, to: Area): void {
  const { at, by: how, whose } = effect
  const seat =
    to === 'discard' ? card.owner : whose !== undefined ? seatOf(by, whose) : to === 'sealed' ? by.seat : owner
  put(t, card, seat, to, { at: at === 'bottom' ? 'bottom' : 'top', picked: how === 'choice' || how === 'random' })
}
