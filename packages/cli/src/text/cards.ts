import type { Definition } from '@cardwright/engine'
import type { Entry } from '../games.ts'
import { bold, wrapText } from './layout.ts'

const isPlain = (value: unknown): value is string | number | boolean => value !== null && typeof value !== 'object'

/** The fields of a definition that can be said in a word. */
export function plainFields(def: Definition): [name: string, value: string][] {
  return Object.entries(def).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'id' || value === undefined) return []
    if (isPlain(value)) return [[name, String(value)]]
    return Array.isArray(value) && value.length > 0 && value.every(isPlain) ? [[name, value.join(', ')]] : []
  })
}

/** One card: its text, or the fields of a game that makes none. */
export function cardLines({ cardText }: Entry, def: Definition, width: number): string[] {
  const fields = plainFields(def).map(([name, value]) => `${name} ${value}`)
  return wrapText(cardText ? cardText(def) : fields.join(', '), width, `  ${bold(def.id)}  `)
}
