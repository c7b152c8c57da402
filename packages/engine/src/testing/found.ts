import { canonical, isEqual } from '../json.ts'

/** What the battery found wrong with a game. */
export class Found extends Error {
  readonly check: string

  constructor(check: string, what: string, cause?: unknown) {
    super(what.startsWith(`${check}: `) ? what : `${check}: ${what}`, { cause })
    this.check = check
  }
}

export function must(holds: boolean, check: string, what: () => string): void {
  if (!holds) throw new Found(check, what())
}

/** Describes where two JSON values differ. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (isEqual(a, b)) return null
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const inner = difference((a as never)[key], (b as never)[key], path === '' ? key : `${path}.${key}`)
      if (inner !== null) return inner
    }
  }
  const brief = (value: unknown) => (canonical(value) ?? 'nothing').slice(0, 160)
  return `${path || 'it'} is ${brief(a)} here and ${brief(b)} there`
}

export function mustEqual(a: unknown, b: unknown, check: string, what: string): void {
  const apart = difference(a, b)
  if (apart !== null) throw new Found(check, `${what}: ${apart}`)
}
