import { ask, type CardId, type Flow, flowOf, numbered, type Option, type Seat } from '@cardwright/engine'
import { put } from '../../../rules/areas.ts'
import { canPayBoost, playBoost } from '../../../rules/boosts.ts'
import { inOrder } from '../../../rules/order.ts'
import { summon } from '../../../rules/strike/set.ts'
import { type ExceedInPlay, type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import type { Find } from '../../vocabulary/shared.ts'
import { amountOf } from '../amounts.ts'
import { run } from '../index.ts'

type Look = EffectOf<'look'>

interface Found extends Option {
  readonly card: CardId | undefined
  readonly as: Find | undefined
}

const pass: Found = { key: 'pass', card: undefined, as: undefined }

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
    ({ as, card }) => ({ card: card.id as CardId | undefined, as: as as Find | undefined }),
  )
  return optional || options.length === 0 ? [...options, pass] : options
}

/** Looks at the top cards of one's deck and does something with one of them. A deck is not made anew for it. */
export function* look(t: ExceedTable, by: By, effect: Look): Flow {
  const { seat } = by
  const count = Math.min(amountOf(t, by, effect.amount), t.zone.deck(seat).size)
  if (count <= 0) return
  t.show(topCards(t, seat, count), [seat])
  const { card, as } = yield* ask(t, seat, {
    kind: 'look',
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

/** For effects that go on by what was done. Who has looked does not cut a Boost short. */
function noteFind(t: ExceedTable, seat: Seat, as: Find | undefined): void {
  const { turnNotes } = side(t, seat)
  turnNotes.noCancel = 1
  for (const name of Object.keys(turnNotes)) if (name.startsWith('looked:')) delete turnNotes[name]
  if (as !== undefined) turnNotes[`looked:${as}`] = 1
  t.touch()
}
