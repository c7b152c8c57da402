import { a } from '@cardwright/engine/english'

/** "one energy", "2 energy": energy has no plural. */
export const ofEnergy = (amount: number): string => `${amount === 1 ? 'one' : amount} energy`

/** "a creature", "an energy", "2 creatures" */
export const many = (amount: number, noun: string): string => (amount === 1 ? a(noun) : `${amount} ${noun}s`)

const unchanged: readonly string[] = ['Lumen', 'Rootkin', 'Rime']

/** Lumen and Rootkin and Rime are their own plurals. */
export const plural = (noun: string): string => {
  if (unchanged.some((each) => noun.endsWith(each))) return noun
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

export const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`)

const rarities = ['', 'common', 'uncommon', 'rare'] as const
export const rarity = (stars: number): string => rarities[stars] ?? ''

/** "a, b or c" */
export const either = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
