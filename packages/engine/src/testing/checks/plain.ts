import { must } from '../found.ts'

/** Fields that may hold fractions, by name: a game says so in the battery's tuning. */
export type Fractions = ReadonlySet<string>

/** Plain JSON, and whole numbers: fractions are not the same on every machine once they are computed with. */
export function mustBePlain(value: unknown, check: string, path: string, fractions: Fractions): void {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return
  if (typeof value === 'number') {
    must(Number.isFinite(value), check, () => `${path} is no plain JSON: ${value}`)
    const isWhole = Number.isSafeInteger(value) || path.split('.').some((field) => fractions.has(field))
    must(isWhole, 'numbers', () => `${path} is ${value}, which is no whole number`)
    return
  }
  const isPlain =
    typeof value === 'object' && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
  must(isPlain, check, () => `${path} is no plain JSON: ${String(value)}`)
  for (const [key, inner] of Object.entries(value as object)) mustBePlain(inner, check, `${path}.${key}`, fractions)
}
