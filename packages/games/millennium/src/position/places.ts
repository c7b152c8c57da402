import { type CardId, cardAtPlace, type Json, type JsonObject, makePlace, type Rename } from '@cardwright/engine'
import type { MillenniumTable, State } from '../state.ts'

/** The fields that hold ids of cards: in a position they are places, such as `tableau:0#2`. */
const cardFields = ['card', 'it', 'source']

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Plain data with its cards called otherwise, and what is said of when they became what they are. */
function recalled(value: Json, call: (card: CardId) => Json, since: (gen: number, card: CardId) => Json): Json {
  if (Array.isArray(value)) return value.map((each) => recalled(each, call, since))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (cardFields.includes(key) && typeof inner === 'number') return [key, call(inner)]
      if (key === 'duelists') return [key, (inner as readonly number[]).map(call)]
      if (key === 'gen') return [key, since(inner as number, value.card as number)]
      return [key, recalled(inner ?? null, call, since)]
    }),
  )
}

/** Plain data with places for ids; whether a card is still the object that is meant, instead of when it became one. */
export const withPlaces = (t: MillenniumTable, value: Json): Json =>
  recalled(
    value,
    (card) => makePlace(t.card(card)),
    (gen, card) => t.card(card).gen === gen,
  )

/** The state where cards have other ids: what a tournament has still to do names them. */
export function rename(state: State, to: Rename): State {
  const renamed = <T>(value: T): T => recalled(value as Json, to, (gen) => gen) as T
  const { tournament } = state
  return {
    ...state,
    tournament: { ...tournament, stack: renamed(tournament.stack), pools: renamed(tournament.pools) },
  }
}

/** The other way round. */
export function withIds(t: MillenniumTable, value: Json, field: string): Json {
  if (Array.isArray(value)) return value.map((each, at) => withIds(t, each, `${field}.${at}`))
  if (!isObject(value)) return value
  const cardOf = (place: Json, key: string) => cardAtPlace(t as never, String(place), `${field}.${key}`)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (cardFields.includes(key) && typeof inner === 'string') return [key, cardOf(inner, key).id]
      if (key === 'duelists') return [key, (inner as readonly Json[]).map((place) => cardOf(place, key).id)]
      if (key === 'gen') return [key, inner === true ? cardOf(value.card ?? null, 'card').gen : -1]
      return [key, withIds(t, inner ?? null, `${field}.${key}`)]
    }),
  )
}
