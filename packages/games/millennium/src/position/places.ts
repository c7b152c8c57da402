import { cardAtPlace, type Json, type JsonObject, makePlace } from '@cardwright/engine'
import type { MillenniumTable } from '../state.ts'

/** The fields that hold ids of cards: in a position they are places, such as `tableau:0#2`. */
const cardFields = ['card', 'it', 'source']

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Plain data with places for ids; whether a card is still the object that is meant, instead of when it became one. */
export function withPlaces(t: MillenniumTable, value: Json): Json {
  if (Array.isArray(value)) return value.map((each) => withPlaces(t, each))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (cardFields.includes(key) && typeof inner === 'number') return [key, makePlace(t.card(inner))]
      if (key === 'duelists') return [key, (inner as readonly number[]).map((id) => makePlace(t.card(id)))]
      if (key === 'gen') return [key, t.card(value.card as number).gen === inner]
      return [key, withPlaces(t, inner ?? null)]
    }),
  )
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
