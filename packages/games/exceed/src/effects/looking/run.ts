import {
  andThen,
  ask,
  askSome,
  type CardId,
  type Flow,
  flowOf,
  numbered,
  type Option,
  type Seat,
} from '@cardwright/engine'
import { discard, put } from '../../rules/areas.ts'
import { playBoost } from '../../rules/boosts.ts'
import { afterDiscard } from '../../rules/discarded.ts'
import { nameCard } from '../../rules/naming.ts'
import { optionsOf } from '../../rules/options.ts'
import { inOrder } from '../../rules/order.ts'
import { type RunsOf, run } from '../../rules/perform.ts'
import { summon } from '../../rules/strike/set.ts'
import { defOf, type ExceedInPlay, type ExceedTable, foe, lastSpace, side } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { canPayBoost } from '../../values/boosts.ts'
import { askedBy } from '../../values/printed.ts'
import type { Source } from '../../values/source.ts'
import type { Find } from '../shared/vocabulary.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { looking as schemas } from './vocabulary.ts'

/** What players see and name before they know it. */
export const looking: RunsOf<ReturnType<typeof schemas>> = {
  look: (t, by, effect) => look(t, by, effect),
  callOut: (t, by, effect) => callOut(t, by, effect),
  callRange: (t, by, effect) => callRange(t, by, effect),
  read: (t, by, effect) => read(t, by, effect),
}

type Look = EffectOf<'look'>

interface Found extends Option {
  readonly card: CardId | undefined
  readonly def: string | undefined
  readonly as: Find | undefined
}

const leaveThem: Found = { key: 'pass', card: undefined, def: undefined, as: undefined }

/** The top cards of a deck, the topmost first. */
const topCards = (t: ExceedTable, seat: Seat, count: number): ExceedInPlay[] =>
  t.zone.deck(seat).cards.slice(-count).reverse()

/** A card that cannot be played as a Boost can be looked at, and no more. */
const mayBe = (t: ExceedTable, seat: Seat, card: ExceedInPlay, as: Find): boolean =>
  as !== 'boost' || canPayBoost(t, seat, card)

function finds(t: ExceedTable, seat: Seat, count: number, { may, optional }: Look): Found[] {
  const all = may.flatMap((as) => topCards(t, seat, count).map((card) => ({ as, card })))
  const options = numbered(
    all.filter(({ as, card }) => mayBe(t, seat, card, as)),
    ({ as, card }) => `${as}:${card.def.id}`,
    ({ as, card }): Omit<Found, 'key'> => ({ card: card.id, def: card.def.id, as }),
  )
  return optional || options.length === 0 ? [...options, leaveThem] : options
}

/** Looks at the top cards of one's deck and does something with one of them. A deck is not made anew for it. */
function* look(t: ExceedTable, by: Source, effect: Look): Flow {
  const { seat } = by
  const count = Math.min(amountOf(t, by, effect.amount), t.zone.deck(seat).size)
  if (count <= 0) return
  t.show(topCards(t, seat, count), [seat])
  const { card, as } = yield* ask(t, seat, {
    kind: 'look',
    ...askedBy(t, by, effect),
    context: count,
    ...(effect.optional && { skip: 'pass' }),
    options: () => finds(t, seat, count, effect),
    outside: ([chosen]) => chosen!.as ?? 'pass',
  })
  const rest = topCards(t, seat, count).filter(({ id }) => id !== card)
  const found = card === undefined ? undefined : t.card(card)
  if (found !== undefined) setApart(t, seat, found, as!, rest)
  if (effect.rest === 'discard') {
    const ids = rest.map(({ id }) => id)
    for (const id of yield* inOrder(t, seat, ids)) put(t, t.card(id), seat, 'discard', { picked: true })
  }
  if (effect.shuffle) t.shuffle(t.zone.deck(seat))
  noteFind(t, seat, as)
  if (found === undefined) return
  if (as === 'boost') yield* playBoost(t, seat, found.id)
  if (as === 'strike') summon(t, seat, { one: found.id })
  yield* flowOf(run(t, by, effect.so))
}

/** Where the chosen card goes. What is played, or struck with, is in hand until then. */
function setApart(t: ExceedTable, seat: Seat, card: ExceedInPlay, as: Find, rest: readonly ExceedInPlay[]): void {
  if (as === 'under') t.reorder([card, ...rest.toReversed()], seat)
  else put(t, card, seat, as === 'boost' || as === 'strike' ? 'hand' : as, { picked: true })
}

/** For effects that go on by what was done. A player who has looked does not cut a Boost short. */
function noteFind(t: ExceedTable, seat: Seat, as: Find | undefined): void {
  const { turn } = side(t, seat)
  turn.noCancel = true
  turn.looked = as ?? null
  t.touch()
}

/** Names cards: the opponent discards a copy of each, or all copies, or shows a hand without one. */
function* callOut(t: ExceedTable, by: Source, effect: EffectOf<'callOut'>): Flow {
  const { names = 1, all, show, so } = effect
  const other = foe(by.seat)
  const called: string[] = []
  for (let n = 0; n < names; n++) called.push(yield* nameCard(t, by, effect, other))
  const ids: CardId[] = []
  let isLacking = false
  for (const name of called) {
    const copies = copiesOf(t, other, name, ids)
    if (copies.length === 0) isLacking = true
    ids.push(...(all ? copies : copies.slice(0, 1)))
  }
  // EX-035: they are seen before they are put into order
  if (ids.length > 1)
    t.show(
      ids.map((id) => t.card(id)),
      'all',
    )
  for (const id of yield* inOrder(t, other, ids)) discard(t, t.card(id))
  if (show || isLacking) t.show(t.zone.hand(other).cards, 'all')
  yield* flowOf(andThen(ids.length === 0 ? null : run(t, by, so), () => afterDiscard(t, by, other, ids)))
}

/** Those of a name that are not found already. */
const copiesOf = (t: ExceedTable, seat: Seat, name: string, found: readonly CardId[]): CardId[] =>
  t.zone.hand(seat).cards.flatMap((card) => (defOf(card).name === name && !found.includes(card.id) ? card.id : []))

interface NamedRange extends Option {
  readonly range: number | 'x' | 'none'
}

const ranges: readonly NamedRange[] = [
  ...Array.from({ length: lastSpace + 1 }, (_, range) => ({ key: `range:${range}`, range })),
  { key: 'range:x', range: 'x' },
  { key: 'range:none', range: 'none' },
]

/** Names a Range: the opponent discards a card that has it, or shows a hand without one. */
function* callRange(t: ExceedTable, by: Source, effect: EffectOf<'callRange'>): Flow {
  const asked = askedBy(t, by, effect)
  const { range } = yield* ask(t, by.seat, {
    kind: 'name',
    ...asked,
    options: () => ranges,
    outside: ([chosen]: readonly NamedRange[]) => chosen!.key,
  })
  const other = foe(by.seat)
  if (t.zone.hand(other).size === 0) return
  const options = () => optionsOf(t.zone.hand(other).cards.filter((card) => has(t, other, card, range)))
  const [chosen] = yield* askSome(t, other, {
    kind: 'take',
    ...asked,
    context: 'discard',
    options,
    next: (taken) => ({
      add: taken.length === 0 ? options() : [],
      stop: taken.length === 1 || options().length === 0,
    }),
  })
  if (chosen === undefined) {
    t.show(t.zone.hand(other).cards, 'all')
    return
  }
  discard(t, t.card(chosen.card))
  yield* flowOf(afterDiscard(t, by, other, [chosen.card]))
}

function has(t: ExceedTable, seat: Seat, card: ExceedInPlay, wanted: NamedRange['range']): boolean {
  const { range } = defOf(card)
  if (range === null) return wanted === 'none'
  if (wanted === 'none') return false
  if (wanted === 'x') return range.some((end) => typeof end !== 'number')
  const by: Source = { seat, card: null, half: 'attack' }
  return amountOf(t, by, range[0]) <= wanted && wanted <= amountOf(t, by, range[1])
}

/** Names a card for the Strike to come: to be set by who holds it, to be invalid, or not to hit. */
function* read(t: ExceedTable, by: Source, effect: EffectOf<'read'>): Flow {
  const { as = 'demand', kind } = effect
  const only = kind ?? (as === 'demand' ? 'normal' : undefined)
  const name = yield* nameCard(t, by, effect, foe(by.seat), only)
  summon(t, by.seat, { [as]: name })
}
