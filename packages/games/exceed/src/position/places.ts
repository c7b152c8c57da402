import { type CardId, cardAtPlace, makePlace } from '@cardwright/engine'
import type { ExceedTable } from '../state.ts'

/** How cards are called in one form of the state and in another: by ids, and by places. */
export type Calls<A, B> = (card: A, field: string) => B

export const byPlace =
  (t: ExceedTable): Calls<CardId, string> =>
  (id) =>
    makePlace(t.card(id))

export const byId =
  (t: ExceedTable): Calls<string, CardId> =>
  (place, field) =>
    cardAtPlace(t, place, field).id
