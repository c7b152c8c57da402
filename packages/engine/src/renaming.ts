import type { Option } from './ask.ts'
import type { CardRef, Definition } from './cards.ts'
import type { Game } from './game.ts'
import { Random } from './random.ts'
import type { Input } from './run.ts'
import type { Table } from './table.ts'
import type { CardId } from './types.ts'

/** Gives a card another id. */
export type Rename = (card: CardId) => CardId

/** Other ids for so many cards, in an order that this seed decides. */
export function renaming(cards: number, seed: string): Rename {
  const ids = new Random(seed).shuffle(Array.from({ length: cards }, (_, id) => id))
  return (card) => ids[card]!
}

const isRef = (value: object): value is CardRef =>
  'card' in value && 'gen' in value && typeof value.card === 'number' && typeof value.gen === 'number'

/** The same JSON with other ids in its references, which are objects with `card` and `gen`. What holds none is shared. */
export function renameRefs<T>(value: T, rename: Rename): T {
  if (typeof value !== 'object' || value === null) return value
  let copy: T | null = null
  for (const key in value) {
    const inner = renameRefs(value[key], rename)
    if (inner === value[key]) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as T
    copy[key] = inner
  }
  if (!isRef(value)) return copy ?? value
  return { ...(copy ?? value), card: rename(value.card) }
}

/** The same table with other ids: nobody who plays can tell it from this one. */
export function renamedTable<S, O, D extends Definition>(
  game: Game<S, O, D>,
  t: Table<S, D>,
  rename: Rename,
): Table<S, D> {
  const copy = t.clone()
  for (const card of copy.cards) {
    Object.assign(card, { id: rename(card.id) })
    if (card.host !== null) card.host = rename(card.host)
  }
  copy.cards.sort((a, b) => a.id - b.id)
  copy.guests = copy.guests.map(rename)
  copy.groups = copy.groups.map((groups) => groups.map((group) => ({ ...group, among: group.among.map(rename) })))
  copy.exclusions = copy.exclusions.map((list) => list.map((each) => ({ ...each, among: each.among.map(rename) })))
  copy.state = game.rename ? game.rename(copy.state, rename) : renameRefs(copy.state, rename)
  return copy
}

/** The same input where cards have other ids. */
export function renamedInput(input: Input, rename: Rename): Input {
  const { value, deal } = input
  return {
    ...input,
    value: Array.isArray(value)
      ? value.map((each) => renamedOption(each, rename))
      : renamedOption(value as Option, rename),
    deal: deal && { ...deal, faces: deal.faces.map(([card, def]) => [rename(card), def] as const) },
  }
}

function renamedOption<T extends Option | null>(option: T, rename: Rename): T {
  if (option === null) return option
  const { card, cards, on } = option
  if (card === undefined && cards === undefined && on === undefined) return option
  return {
    ...option,
    ...(card !== undefined && { card: rename(card) }),
    ...(cards !== undefined && { cards: cards.map(rename) }),
    ...(on !== undefined && { on: rename(on) }),
  }
}
