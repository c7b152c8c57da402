import { z } from 'zod'
import type { Card, Definition } from './cards.ts'
import type { Game } from './game.ts'
import { misfits } from './misfits.ts'
import type { Table } from './table.ts'
import { type JsonObject, nobody, type Seat } from './types.ts'
import type { Zone } from './zones.ts'

const mark = z.union([z.number(), z.string(), z.boolean()])

/** A card by its name; one that is not as cards there mostly are says how. */
const lyingSchema = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    owner: z.int().optional(),
    down: z.boolean().optional(),
    marks: z.record(z.string(), mark).optional(),
  }),
])
type Lying = z.infer<typeof lyingSchema>

export interface PositionsByZone<S extends JsonObject, D extends Definition, Z extends string> {
  /** The zones in which the cards lie that a position does not name: the deck; or where each card does. */
  readonly home: Z | ((card: Card<D>) => Z)
  /** The state, which holds no ids of cards. */
  readonly state: z.ZodObject & z.ZodType<S>
}

/**
 * `arrange` and `describe` for a game whose state holds no ids of cards and whose cards have no hosts. A position has the
 * fields of the state and `zones`: the names of the cards by zone, in their order, piles from the top. Fields that are
 * left out stay as `setup` made them; of `zones` each that is left out is empty, and cards that nothing names lie in
 * their home, beneath those that are named there.
 */
export function positionsByZone<S extends JsonObject, D extends Definition, Z extends string>({
  home,
  state,
}: PositionsByZone<S, D, Z>): Pick<Game<S, unknown, D, Z>, 'arrange' | 'describe'> {
  const schema = z.strictObject({
    ...state.partial().shape,
    zones: z.record(z.string(), z.array(lyingSchema)).optional(),
    // what follows from the rest, and is there to be expected
    over: z.unknown().optional(),
    winner: z.unknown().optional(),
  })
  return {
    arrange(t, given) {
      const { data, error } = schema.safeParse(given)
      if (error) throw new Error(`This is no position: ${z.prettifyError(misfits(error))}`)
      const { zones, over: _over, winner: _winner, ...fields } = data
      Object.assign(t.state, fields)
      if (zones) layAll(t, home, zones)
    },
    describe: (t) => ({
      ...t.rules.clone(t.state),
      zones: Object.fromEntries(t.zones.map((zone) => [zone.name, namesOf(t, zone)])),
      over: t.result !== null,
      winner: t.result?.winner ?? null,
    }),
  }
}

type Laid<D extends Definition> = Table<JsonObject, D>
type Home<D extends Definition> = PositionsByZone<JsonObject, D, string>['home']

function layAll<D extends Definition>(
  t: Laid<D>,
  home: Home<D>,
  zones: Readonly<Record<string, readonly Lying[]>>,
): void {
  const left = t.zones.flatMap((zone) => zone.cards)
  const named = Object.entries(zones).map(([name, cards]) => {
    const zone = t.zoneNamed(name)
    return { zone, cards: cards.map((each) => take(t, left, zone, each)) }
  })
  for (const card of left) t.place(card, homeOf(t, home, card))
  for (const { zone, cards } of named) {
    for (const { card, down, marks } of inOrder(zone, cards)) {
      t.place(card, zone, { down })
      for (const [name, value] of Object.entries(marks)) t.mark(card, name, value)
    }
  }
}

function homeOf<D extends Definition>(t: Laid<D>, home: Home<D>, card: Card<D>): Zone<D> {
  const own = typeof home === 'function' ? home(card) : home
  const zone = t.zones.find(({ family, owner }) => family === own && (owner === nobody || owner === card.owner))
  if (!zone) throw new Error(`${card.def.id} of seat ${card.owner} has no home: there is no zone ${own} for it.`)
  return zone
}

/** Takes a card that a position names out of those that are left. */
function take<D extends Definition>(t: Laid<D>, left: Card<D>[], zone: Zone<D>, lying: Lying) {
  const said = typeof lying === 'string' ? { card: lying } : lying
  const { card: name, owner = usualOwner(t, zone, name), down = false, marks = {} } = said
  const fits = (card: Card<D>) => card.def.id === name && card.owner === owner
  const at = left.findIndex(fits)
  const there = t.cards.filter(fits).length
  if (at < 0)
    throw new Error(`zones.${zone.name} names ${name}, of which there ${there === 1 ? 'is' : 'are'} ${there}.`)
  return { card: left.splice(at, 1)[0]!, down, marks }
}

function namesOf<D extends Definition>(t: Laid<D>, zone: Zone<D>): Lying[] {
  return inOrder(zone, zone.cards).map(({ def, owner, down, marks }) => {
    const isUsual = owner === usualOwner(t, zone, def.id)
    if (isUsual && !down && marks === null) return def.id
    return {
      card: def.id,
      ...(!isUsual && { owner }),
      ...(down && { down }),
      ...(marks !== null && { marks: { ...marks } }),
    }
  })
}

/** The owner of the card that a name means: the zone's owner if they have one; otherwise nobody, or any owner of one. */
function usualOwner<D extends Definition>(t: Laid<D>, zone: Zone<D>, name: string): Seat {
  const owners = t.cards.filter(({ def }) => def.id === name).map(({ owner }) => owner)
  if (owners.includes(zone.owner)) return zone.owner
  return owners.includes(nobody) ? nobody : (owners[0] ?? nobody)
}

/** Piles from the top. */
const inOrder = <T>({ shape }: Zone, cards: readonly T[]): T[] => (shape === 'pile' ? [...cards].reverse() : [...cards])
