import {
  andThen,
  askSome,
  type CardId,
  type Flow,
  flowOf,
  inTurn,
  type Next,
  numbered,
  type Part,
  type Seat,
  type SomeSpec,
} from '@cardwright/engine'
import { put } from '../../rules/areas.ts'
import { draw } from '../../rules/deck.ts'
import { afterDiscard } from '../../rules/discarded.ts'
import type { CardOption } from '../../rules/options.ts'
import { inOrder } from '../../rules/order.ts'
import { type RunsOf, run } from '../../rules/perform.ts'
import { defOf, type ExceedInPlay, type ExceedTable } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { matches } from '../../values/filter.ts'
import { type AskedBy, askedBy } from '../../values/printed.ts'
import { type Source, seatOf } from '../../values/source.ts'
import { traitsOf } from '../../values/traits.ts'
import type { Area } from '../shared/vocabulary.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { taking as schemas } from './vocabulary.ts'

export const taking: RunsOf<ReturnType<typeof schemas>> = {
  /** Cards from somewhere to somewhere: discarding, sealing, gaining Gauge, taking back. */
  take: (t, by, effect) => take({ t, by, effect, owner: seatOf(by, effect.of), asked: askedBy(t, by, effect) }),
  /** Draws, or discards, until there are so many cards in hand. */
  handTo: (t, by, effect) => {
    const owner = seatOf(by, effect.who)
    const missing = amountOf(t, by, effect.size) - t.zone.hand(owner).size
    if (missing > 0) return effect.only === 'discard' ? null : drawUp(t, by, owner, missing, effect)
    if (missing === 0 || effect.only === 'draw') return null
    const down: Take = {
      do: 'take',
      from: ['hand'],
      to: 'discard',
      by: effect.random ? 'random' : 'choice',
      of: effect.who,
      min: -missing,
      max: -missing,
    }
    return take({ t, by, effect: down, owner, asked: askedBy(t, by, effect) })
  },
}

type Take = EffectOf<'take'>

/** One time that cards are taken: by what, whose they are, and what asks. */
interface Taking {
  readonly t: ExceedTable
  readonly by: Source
  readonly effect: Take
  readonly owner: Seat
  readonly asked: AskedBy
}

interface Taken extends CardOption {
  readonly name: string
  /** Where it lies, if it could be elsewhere. */
  readonly from: string | undefined
}

const everything = 99

function drawUp(t: ExceedTable, by: Source, seat: Seat, count: number, { each }: EffectOf<'handTo'>): Part {
  const drawn = draw(t, seat, count)
  return each === undefined ? null : inTurn(drawn, () => run(t, by, each))
}

function take(taking: Taking): Part {
  const { effect } = taking
  const max = mostOf(taking)
  // of all, some may stay: their player says which
  const isCut = effect.by === 'all' && max < lying(taking).length
  if ((effect.by === 'choice' || isCut) && max > 0) return choosing(taking, max)
  const ids = max > 0 ? found(taking, max) : []
  return effect.to === 'discard' && ids.length > 1 ? ordering(taking, max, ids) : taken(taking, max, ids)
}

/** How many may be taken. Effects of others that make a player discard may count for less. */
function mostOf({ t, by, effect: { max, by: how, from, to, min }, owner }: Taking): number {
  const unsaid = how === 'all' ? everything : 1
  const most = max === undefined ? unsaid : amountOf(t, by, max)
  if (owner === by.seat || to !== 'discard' || from[0] !== 'hand' || t.state.strike === null || min !== undefined)
    return Math.max(0, most)
  const fewer = traitsOf(t, owner, 'discardsFewer').reduce(
    (sum, { trait, by: of }) => sum + amountOf(t, of, trait.amount ?? 1),
    0,
  )
  return Math.max(0, how === 'all' ? t.zone.hand(owner).size - fewer : most - fewer)
}

/** Those that lie there, before any filter: of these alone everybody knows how many there are. */
function lying({ t, by, effect: { from, last, recent }, owner }: Taking): ExceedInPlay[] {
  const cards = from.flatMap((area) => t.zone[area](owner).cards)
  if (recent) return cards.filter(({ id }) => t.state.recent.cards.includes(id))
  return last === undefined ? cards : cards.slice(Math.max(0, cards.length - amountOf(t, by, last)))
}

function candidates(taking: Taking): ExceedInPlay[] {
  const { t, by, effect } = taking
  const { filter } = effect
  const cards = lying(taking)
  return filter === undefined ? cards : cards.filter((card) => matches(t, by, filter, defOf(card)))
}

const chooserOf = ({ by, effect: { chooser }, owner }: Taking): Seat =>
  chooser === undefined ? owner : seatOf(by, chooser)

const hidden: ReadonlySet<Area> = new Set<Area>(['hand', 'deck'])

/** The ones that a player picks: EX-035, in the order in which they are to lie. */
function* choosing(taking: Taking, max: number): Flow {
  const { t, effect } = taking
  // where others cannot see what lies there, the question comes whether there is anything to choose or not
  const isOpen = !effect.from.some((area) => hidden.has(area))
  const count = (isOpen ? candidates : lying)(taking).length
  const min = leastOf(taking, max)
  // the only card, and no way around it
  const isForced = isOpen && count === 1 && min > 0 && !effect.optional
  const question = { ...spec(taking, max, min), forced: isForced }
  const picked = count === 0 ? [] : yield* askSome(t, chooserOf(taking), question)
  const ids = picked.map(({ card }) => card)
  yield* flowOf(taken(taking, max, ids))
}

const leastOf = ({ t, by, effect: { min } }: Taking, max: number): number =>
  min === undefined ? max : Math.min(amountOf(t, by, min), max)

function spec(taking: Taking, max: number, min: number): SomeSpec<Taken> {
  const { effect, asked } = taking
  const isOfSeveral = effect.from.length > 1
  const options = (): Taken[] =>
    numbered(
      candidates(taking),
      ({ zone, def }) => (isOfSeveral ? `${zone.family}:${def.id}` : def.id),
      (card): Omit<Taken, 'key'> => ({
        card: card.id,
        def: card.def.id,
        name: defOf(card).name,
        from: isOfSeveral ? card.zone.family : undefined,
      }),
    )
  return {
    kind: 'take',
    ...asked,
    context: effect.to ?? 'show',
    ordered: true,
    options,
    next: (chosen) => next(effect, chosen, options(), min, max),
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
function found(taking: Taking, max: number): CardId[] {
  const { t, effect } = taking
  const cards = candidates(taking)
  if (effect.by === 'random') t.random.shuffle(cards)
  else if (effect.by === 'top') cards.reverse()
  return cards.slice(0, max).map(({ id }) => id)
}

/** EX-035: in which order. Of a whole hand everybody knows what goes; what else is hidden is seen first. */
function* ordering(taking: Taking, max: number, ids: readonly CardId[]): Flow {
  const { t, effect } = taking
  const isWhole = effect.by === 'all' && effect.filter === undefined
  if (!isWhole && effect.from.some((area) => hidden.has(area))) show(t, ids)
  const order = yield* inOrder(t, chooserOf(taking), ids)
  yield* flowOf(taken(taking, max, order))
}

const show = (t: ExceedTable, ids: readonly CardId[]): void =>
  t.show(
    ids.map((id) => t.card(id)),
    'all',
  )

/** EX-157: who picks from a deck, not from its top alone, has searched it. */
const isSearch = ({ by, from, last, recent }: Take): boolean =>
  by === 'choice' && from.includes('deck') && last === undefined && !recent

/** They come to lie where they should; then what follows. */
function taken(taking: Taking, max: number, ids: readonly CardId[]): Part {
  const { t, by, effect, owner } = taking
  if (effect.to !== undefined) for (const id of ids) place(taking, t.card(id), effect.to)
  else if (ids.length > 0) show(t, ids)
  t.state.recent.cards = [...ids]
  if (isSearch(effect) || (effect.to === 'deck' && effect.at === 'shuffled')) t.shuffle(t.zone.deck(owner))
  const rest = following(taking, max, ids)
  if (effect.to !== 'discard' || !effect.from.includes('hand')) return rest
  return andThen(rest, () => afterDiscard(t, by, owner, ids))
}

const following = ({ t, by, effect: { each, so, fewer } }: Taking, max: number, ids: readonly CardId[]): Part =>
  andThen(each === undefined ? null : inTurn(ids, () => run(t, by, each)), () =>
    andThen(ids.length > 0 ? run(t, by, so) : null, () => (ids.length < max ? run(t, by, fewer) : null)),
  )

/** EX-033: the discard pile is its owner's. EX-037: the sealed area is that of who seals. */
function place({ t, by, effect, owner }: Taking, card: ExceedInPlay, to: Area): void {
  const { at, by: how, whose } = effect
  const said = whose === undefined ? undefined : seatOf(by, whose)
  const usual = to === 'sealed' ? by.seat : owner
  put(t, card, to === 'discard' ? card.owner : (said ?? usual), to, {
    at: at === 'bottom' ? 'bottom' : 'top',
    picked: how === 'choice' || how === 'random',
  })
}
