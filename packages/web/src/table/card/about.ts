import type { CardView, Reasons } from '@cardwright/engine'

const unsaid = new Set(['handle', 'name', 'back', 'down', 'host'])

export type About = Readonly<Record<string, unknown>>

/** What a view says of a card beside what it is and how it lies: counters, and numbers as they are now. */
export function aboutOf(card: Partial<CardView>): About | undefined {
  const said = Object.entries(card).filter(([field]) => !unsaid.has(field))
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** As it is handed to the zoom. */
export const aboutData = (card: Partial<CardView>): string | undefined => {
  const about = aboutOf(card)
  return about && JSON.stringify(about)
}

export interface Reasoned {
  readonly name: string
  /** The number as it is now, where it is one that can be said in a word. */
  readonly value: string | null
  readonly from: Reasons[string]
}

/** The numbers that are not as printed, and why. */
export function reasonsIn(about: About | undefined): Reasoned[] {
  const reasons = (about?.reasons ?? {}) as Reasons
  return Object.entries(reasons).map(([name, from]) => ({ name, value: said(about?.[name]), from }))
}

function said(value: unknown): string | null {
  if (!Array.isArray(value)) return typeof value === 'number' ? String(value) : null
  return value[0] === value[1] ? String(value[0]) : value.join('–')
}
