import type { AnyTable, Ask, Option } from './ask.ts'
import { seesBack } from './backs.ts'
import type { Card, Definition, Marks } from './cards.ts'
import { compareTexts } from './compare.ts'
import type { SeenCard } from './events.ts'
import type { FormView } from './form.ts'
import type { Game } from './game.ts'
import { bit } from './seats.ts'
import type { Table } from './table.ts'
import type { CardId, Json, JsonObject, Result, RuleId, Seat } from './types.ts'
import type { Zone } from './zones.ts'

/** A seat that the match waits for, since when, and until when at most: the same for all who look. */
export interface Waiting extends JsonObject {
  readonly seat: Seat
  readonly since: number
  readonly until?: number
  /** It leaves what stands open to it alone until others have acted: it has said that it is ready. */
  readonly waits?: true
  /** What the window that is open to it is about. */
  readonly context?: Json
}

/** An option as it leaves the table: cards by handle. */
export interface OptionView extends JsonObject {
  readonly key: string
}

/** An option of a game as it leaves the table: null for a card that the seat does not see as an object. */
export type SeenOption<O extends Option> = OptionView & {
  readonly [K in Exclude<keyof O, 'why'>]: SeenField<K, O[K]>
}
type SeenField<K, V> = K extends 'card' | 'on'
  ? number | null | undefined
  : K extends 'cards'
    ? readonly (number | null)[]
    : V

export interface AskView extends JsonObject {
  readonly id: string
  readonly kind: string
  readonly options: readonly OptionView[]
  /** Several may be chosen; what may be chosen first, and whether nothing is an answer. */
  readonly some?: { readonly ordered: boolean; readonly add: readonly string[]; readonly stop: boolean }
  /** Keys of this form are taken too: how one looks, and the blanks to be filled in, where a client can draw them. */
  readonly form?: FormView
  readonly forced?: boolean
  readonly skip?: string
  readonly context?: Json
  /** The card that asks, as far as the seat sees it. */
  readonly card?: SeenCard
  /** The place on it that asks, in the game's own terms. */
  readonly source?: string
  readonly rule?: RuleId
}

/** By the name of a number, what makes it differ from the one that is printed: `{ by: 'Haste', says: '+2' }`. */
export type Reasons = Readonly<Record<string, readonly { readonly by: string; readonly says: string }[]>>

export interface CardView extends JsonObject {
  readonly handle: number
  /** The definition's id, if the face is seen. */
  readonly name?: string
  readonly back?: string
  readonly down?: boolean
  readonly host?: number
  readonly marks?: Marks
  readonly reasons?: Reasons
}

/** A zone as a seat sees it: its cards, or of a hidden one its size and what is known of it. */
export interface ZoneView extends JsonObject {
  readonly count?: number
  readonly cards?: readonly CardView[]
  /** Known faces in a pile, by their place from the top, or in a hand, by name alone. */
  readonly known?: readonly { readonly name: string; readonly at?: number }[]
  /** Backs, where the game has several: of a hand's cards, sorted; of a pile, that of its top. */
  readonly backs?: readonly string[]
}

/** What one seat may know of a table. */
export interface TableView extends JsonObject {
  readonly seat: Seat | null
  readonly seats: number
  readonly now: number
  readonly facts: JsonObject
  readonly zones: Readonly<Record<string, ZoneView>>
  readonly waiting: readonly Waiting[]
  readonly result: JsonObject | null
}

/**
 * Reads from a view what a game's `facts` has put there. The type is that of the function which makes them: a type that is
 * plain JSON, and no interface, since those are open to more.
 */
export const factsReader =
  <F extends JsonObject>(_facts: (t: never, seat: Seat | null) => F) =>
  ({ facts }: Pick<TableView, 'facts'>): F =>
    facts as F

/** What one seat may know, and what it is asked. */
export interface View extends TableView {
  readonly asks: readonly AskView[]
}

/** Each seat that is asked something, by its oldest question. */
export function waitingFor(asks: readonly Ask[], until: number | null, waits: (seat: Seat) => boolean): Waiting[] {
  const oldest = new Map<Seat, Ask>()
  for (const ask of asks)
    if (ask.since < (oldest.get(ask.seat)?.since ?? Number.POSITIVE_INFINITY)) oldest.set(ask.seat, ask)
  return [...oldest.values()]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, since, spec: { context, discreet } }) => ({
      seat,
      since,
      ...(until !== null && { until }),
      ...(waits(seat) && { waits: true }),
      ...(context !== undefined && !discreet && { context }),
    }))
}

export function viewAsk(ask: Ask): AskView {
  const { spec, some, table, seat } = ask
  const first = some?.next([], table, seat)
  const handle = (id: CardId) => table.handle(table.card(id), seat)
  return {
    id: ask.id,
    kind: spec.kind,
    options: ask.options().map((option) => viewOption(option, handle)),
    ...(first && { some: { ordered: some?.ordered === true, add: first.add.map(({ key }) => key), stop: first.stop } }),
    ...(spec.form && { form: { hint: spec.form.hint, ...spec.form.fields?.(table, seat) } }),
    ...(spec.forced && { forced: true }),
    ...(spec.skip !== undefined && { skip: spec.skip }),
    ...(spec.context !== undefined && { context: spec.context }),
    ...(spec.card !== undefined && { card: sourceOf(table.card(spec.card), table, seat) }),
    ...(spec.source !== undefined && { source: spec.source }),
    ...(spec.rule && { rule: spec.rule }),
  }
}

function sourceOf(card: Card, t: AnyTable, seat: Seat): SeenCard {
  const handle = t.handle(card, seat)
  return { ...(t.sees(seat, card) && { name: card.def.id }), ...(handle !== null && { handle }) }
}

function viewOption({ card, cards, on, ...rest }: Option, handle: (id: CardId) => number | null): OptionView {
  return {
    ...(rest as OptionView),
    ...(card !== undefined && { card: handle(card) }),
    ...(cards && { cards: cards.map(handle) }),
    ...(on !== undefined && { on: handle(on) }),
  }
}

export function viewTable<S, D extends Definition>(
  game: Game<S, unknown, D>,
  t: Table<S, D>,
  seat: Seat | null,
  open: Pick<View, 'asks' | 'waiting'>,
): View {
  const zones: Record<string, ZoneView> = {}
  for (const zone of t.zones) zones[zone.name] = viewZone(game, t, zone, seat)
  const result = t.result as (Result & JsonObject) | null
  return { seat, seats: t.seats, now: t.now, facts: game.facts(t, seat), zones, ...open, result }
}

function viewZone<S, D extends Definition>(
  game: Game<S, unknown, D>,
  t: Table<S, D>,
  zone: Zone<D>,
  seat: Seat | null,
): ZoneView {
  if (zone.objects & bit(seat))
    return { count: zone.size, cards: zone.cards.map((card) => viewCard(game, t, card, seat)) }
  if ((zone.counts & bit(seat)) === 0) return {}
  const isHand = zone.shape === 'hand'
  const fromTop = [...zone.cards].reverse()
  const known = fromTop.flatMap((card, at) =>
    t.sees(seat, card) ? [{ name: card.def.id, ...(isHand ? {} : { at }) }] : [],
  )
  const backs = game.back && fromTop.filter((card) => seesBack(card, seat)).map((card) => game.back!(card.def))
  if (isHand) {
    known.sort((a, b) => compareTexts(a.name, b.name))
    backs?.sort()
  }
  return { count: zone.size, ...(known.length > 0 && { known }), ...(backs && { backs }) }
}

function viewCard<S, D extends Definition>(
  game: Game<S, unknown, D>,
  t: Table<S, D>,
  card: Card<D>,
  seat: Seat | null,
): CardView {
  const sees = t.sees(seat, card)
  const host = card.host === null ? null : t.handle(t.card(card.host), seat)
  return {
    handle: card.handle,
    ...(sees ? { name: card.def.id } : game.back && { back: game.back(card.def) }),
    ...(card.down && { down: true }),
    ...(host !== null && { host }),
    ...(card.marks && { marks: card.marks }),
    ...(sees && game.about?.(t, card)),
  }
}
