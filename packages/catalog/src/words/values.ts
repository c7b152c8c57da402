import type { Json, JsonObject } from '@cardwright/engine'
import { inWords } from '@cardwright/engine/english'

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function valueWords(value: Json | undefined): string {
  if (value === undefined || value === null) return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((each: Json) => valueWords(each)).join(', ')
  if (isObject(value)) return fieldWords(value).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** `life 20`; what is true is named, what is not or is not there is left out. */
export function fieldWords(fields: JsonObject): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return []
    return value === true ? [inWords(name)] : [`${inWords(name)} ${valueWords(value)}`]
  })
}
