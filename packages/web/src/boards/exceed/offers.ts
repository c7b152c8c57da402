import type { AskView, CardView, OptionView } from '@cardwright/engine'
import type { Answering } from '../../table/contract.ts'
import { type Facts, spaces } from './facts.ts'
import { walked } from './reach.ts'

/** What the board itself offers: moves, and spaces to choose. */
export const isOnBoard = ({ move, space }: OptionView, { kind }: AskView): boolean =>
  typeof space === 'number' && ((kind === 'act' && move === 'move') || kind === 'space')

const isFoe: ReadonlySet<string> = new Set(['push', 'pull'])
const known: ReadonlySet<string> = new Set(['advance', 'close', 'retreat', 'push', 'pull'])

/** Where somebody would come to by `advance:2` or `push:1`. */
export function arrivalOf({ key, spaces: count }: OptionView, { sides }: Facts, seat: number) {
  const how = key.split(':')[0]!
  if (!known.has(how) || typeof count !== 'number') return null
  const mover = isFoe.has(how) ? 1 - seat : seat
  const stand = { own: sides[mover]!.space, foe: sides[1 - mover]!.space }
  const way = how === 'push' ? 'retreat' : how === 'pull' ? 'advance' : how
  return { mover, space: walked(stand, way, count) }
}

/** What can be answered by pointing at a space. */
export function offersOf(
  { ask, offered }: Answering,
  facts: Facts,
  seat: number | null,
): ReadonlyMap<number, OptionView> {
  const offers = new Map<number, OptionView>()
  if (ask === null || seat === null) return offers
  for (const option of offered) {
    const space = isOnBoard(option, ask)
      ? Number(option.space)
      : ask.kind === 'spaces'
        ? arrivalOf(option, facts, seat)?.space
        : undefined
    // of several that lead to one space, the shortest way
    if (space !== undefined && spaces.includes(space) && !offers.has(space)) offers.set(space, option)
  }
  return offers
}

/** Whether one of these cards is an answer. */
export function offersAmong({ ask }: Answering, cards: readonly CardView[] = []): boolean {
  const handles = new Set<unknown>(cards.map(({ handle }) => handle))
  return ask?.options.some(({ card }) => handles.has(card)) === true
}
