import type { Select } from '../vocabulary.ts'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const small = (text: string): string =>
  /^[-+A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** "a, b and c" */
export function listed(parts: readonly string[], word = 'and'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}

/** "one energy", "2 energy": energy has no plural. */
export const ofEnergy = (amount: number): string => `${amount === 1 ? 'one' : amount} energy`

/** "a creature", "an energy", "2 creatures" */
export const many = (amount: number, noun: string): string =>
  amount === 1 ? `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}` : `${amount} ${noun}s`

export const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`)

const rarities = ['', 'common', 'uncommon', 'rare'] as const
export const rarity = (stars: number): string => rarities[stars] ?? ''

/** What a text speaks of: what was selected, and what kind of card says so. */
export interface Voice {
  readonly selects: readonly Select[]
  /** "this creature", "this symmetry" */
  readonly self: string
}
