import type { SeenCard, SeenEvent } from './events.ts'
import type { CardId, Seat } from './types.ts'

/** What the table tells of every game. A game has a union of what it tells itself. */
export type TableEvent =
  | { readonly type: 'move'; readonly cards: readonly CardId[] }
  | { readonly type: 'flip'; readonly face: 'up' | 'down'; readonly cards: readonly CardId[] }
  | { readonly type: 'show'; readonly cards: readonly CardId[]; readonly to: 'all' | readonly Seat[] }
  | { readonly type: 'shuffle'; readonly zone: string }
  | { readonly type: 'reorder'; readonly zone: string; readonly count: number; readonly seat: Seat }
  | { readonly type: 'answer'; readonly seat: Seat; readonly kind: string; readonly answer: string }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'end'; readonly winner: Seat | null; readonly why: string }

/** An event as a seat sees it: with cards in place of their ids. */
export type SeenAs<E> = E extends unknown
  ? {
      readonly [K in keyof E]: K extends 'card' | 'on'
        ? SeenCard | (undefined extends E[K] ? undefined : never)
        : K extends 'cards'
          ? readonly SeenCard[]
          : E[K]
    }
  : never

/** The events of a union that are, or may be, of this type. */
export type EventOf<E, K extends string> = E extends { readonly type: infer T }
  ? [Extract<T, K>] extends [never]
    ? never
    : E
  : never

/** Something for every type of a union of events: a type that is missing is an error. */
export type ByEvent<E extends { readonly type: string }, R, A extends readonly unknown[] = []> = {
  readonly [K in E['type']]: (event: SeenAs<EventOf<E, K>>, ...more: A) => R
}

/** The entry for an event. Null for an event of a type that this version does not know. */
export function eventEntry<E extends { readonly type: string }, R, A extends readonly unknown[]>(
  entries: ByEvent<E, R, A>,
  event: SeenEvent,
  ...more: A
): R | null {
  const entry = entries[event.type as E['type']] as ((event: never, ...more: A) => R) | undefined
  return entry === undefined ? null : entry(event as never, ...more)
}
