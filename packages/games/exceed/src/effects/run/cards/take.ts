import { askSome, between, type CardId, type Flow, numbered, type Option, type Seat } from '@cardwright/engine'
import { put } from '../../../rules/areas.ts'
import { topOfDeck } from '../../../rules/deck.ts'
import { defOf, type ExceedInPlay, type ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import type { Area } from '../../vocabulary/shared.ts'
import { amountOf } from '../amounts.ts'
import { matches } from '../filter.ts'
import { run } from '../index.ts'

type Take = EffectOf<'take'>

interface Taken extends Option {
  readonly card: CardId
}

/** Cards from somewhere to somewhere: discarding, sealing, gaining Gauge, taking back. */
export function* take(t: ExceedTable, by: By, effect: Take): Flow {
  const owner = seatOf(by, effect.of)
  const max = effect.max === undefined ? (effect.by === 'all' ? everything : 1) : amountOf(t, by, effect.max)
  const ids = effect.by === 'choice' ? yield* chosen(t, by, effect, owner, max) : found(t, by, effect, owner, max)
  for (const id of ids) place(t, t.card(id), owner, effect)
  t.state.recent.cards = [...ids]
  if (ids.length === 0) return
  for (let n = 0; n < ids.length; n++) {
    const each = run(t, by, effect.each)
    if (each !== null) yield* each
  }
  const so = run(t, by, effect.so)
  if (so !== null) yield* so
}

const everything = 99

function candidates(t: ExceedTable, by: By, { from, filter }: Take, owner: Seat): ExceedInPlay[] {
  return from.flatMap((area) =>
    t.zone[area](owner).cards.filter((card) => filter === undefined || matches(t, by, filter, defOf(card))),
  )
}

/** The ones that a player picks: EX-035, in the order in which they are to lie. */
function* chosen(t: ExceedTable, by: By, effect: Take, owner: Seat, max: number): Flow<CardId[]> {
  const chooser = effect.chooser === undefined ? owner : seatOf(by, effect.chooser)
  const options = (): Taken[] =>
    numbered(
      candidates(t, by, effect, owner),
      (card) => (effect.from.length > 1 ? `${card.zone.family}:${card.def.id}` : card.def.id),
      ({ id }) => ({ card: id }),
    )
  const count = candidates(t, by, effect, owner).length
  const least = Math.min(effect.min === undefined ? max : amountOf(t, by, effect.min), count)
  const most = Math.min(max, count)
  if (most === 0) return []
  const picked = yield* askSome(t, chooser, {
    kind: 'take',
    context: effect.to,
    ordered: true,
    options,
    next: between(least, most, options),
  })
  return picked.map(({ card }) => card)
}

/** The ones that nobody picks. */
function found(t: ExceedTable, by: By, effect: Take, owner: Seat, max: number): CardId[] {
  if (effect.from[0] === 'deck' && effect.by === 'top' && max > 0) topOfDeck(t, owner)
  const cards = candidates(t, by, effect, owner)
  if (effect.by === 'random') t.random.shuffle(cards)
  else if (effect.by !== 'bottom') cards.reverse()
  return cards.slice(0, max).map(({ id }) => id)
}

function place(t: ExceedTable, card: ExceedInPlay, owner: Seat, { to, at, by }: Take): void {
  const whose = (to as Area) === 'discard' ? card.owner : owner
  put(t, card, whose, to, { at: at ?? 'top', picked: by === 'choice' })
}
