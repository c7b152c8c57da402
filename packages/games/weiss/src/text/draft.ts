import type { Ability, Count, Place, Ref, Select, Step, Test, Value } from './core.ts'
import type { Description } from './meanings.ts'
import type { Stat, Who } from './terms.ts'

// Steps as sentences give them, before pronouns are bound and quoted blocks are put where they belong.

/** What a reminder claims; it must be true of the ability that it stands in. */
export type Note =
  | 'cancellable'
  | 'uncancellable'
  | 'climaxLevel'
  | 'revealedReturns'
  | 'costReminder'
  | 'encoreRule'
  | 'shufflesAfter'
  | 'tieIncluded'
  | 'startsThere'
  | 'noBattle'
  | 'exchanged'
  | 'movesLeft'
  | 'movesRight'
  | 'icon'

export type Draft =
  | Step
  | { readonly do: 'note'; readonly note: Note }
  /** "Then, ...": goes on where the sentence before stopped, under its conditions. */
  | { readonly do: 'then'; readonly steps: readonly Draft[] }
  | { readonly do: 'block'; readonly abilities: readonly Ability[]; readonly steps: readonly Draft[] }

/** What stands before the text of an ability. */
export interface Head {
  readonly counter: boolean
  readonly combo: boolean
  readonly zone: Ability['zone']
  readonly keyword: Ability['keyword']
  readonly perTurn: number
}

export const THIS = { ref: 'this' } as const satisfies Ref
export const one: Count = { min: 1, max: 1 }
export const upTo = (n: Value): Count => ({ min: 0, max: n })
export const STAGE: Place = { zone: 'stage', of: 'you' }

export const other: Test = { is: 'other', than: THIS }

/** Of the level, say, that a player has declared. */
export const asDeclared = (stat: Stat, by: Who): Test => ({
  is: 'stat',
  stat,
  op: '=',
  value: { num: 'declared', by },
})

/** Alternatives as one list of tests. */
export const anyOf = (of: readonly (readonly Test[])[]): readonly Test[] =>
  of.length === 1 ? of[0]! : [{ is: 'any', of }]

/** Characters without a place are on a stage, climaxes and other cards wherever the sentence is about. */
export const UNSAID: Place = { zone: 'stage', of: 'both', unsaid: true }

export const isUnsaid = (place: Place): boolean => 'unsaid' in place

export function select(count: Count, { where, place, count: inner }: Description, of: Who | null): Select {
  const at = place ?? (of ? { zone: 'stage', of } : UNSAID)
  const taken = inner ?? count
  if (!of || ('of' in at && at.of === of)) return { ref: 'select', count: taken, place: at, where }
  if ('of' in at && at.of === 'both') return { ref: 'select', count: taken, place: { ...at, of }, where }
  return { ref: 'select', count: taken, place: at, where: [...where, { is: 'owner', who: of }] }
}

/** The same steps, done by another player. */
export const doneBy = (steps: readonly Draft[], who: Who): readonly Draft[] =>
  steps.map((step) => ('by' in step && step.by === 'you' ? { ...step, by: who } : step) as Draft)

/** The same steps, done by each player, whichever person they are told in. */
export const doneByAll = (steps: readonly Draft[]): readonly Draft[] =>
  steps.map((step) => ('by' in step ? { ...step, by: 'both' } : step) as Draft)
