import type { JsonObject } from '@cardwright/engine'

/** The keys of an answer: one, or several where several may be chosen. */
export type Keys = string | readonly string[]

export const asList = (keys: Keys): readonly string[] => (typeof keys === 'string' ? [keys] : keys)

/** A short match with a teacher: a described position, a few decisions, and why they matter. */
export interface Lesson {
  readonly game: string
  readonly title: string
  /** In a sentence: what one knows afterwards. */
  readonly summary: string
  readonly options?: unknown
  readonly seed: string
  /** The position that it begins with, in the terms of the game's `arrange`. */
  readonly given?: JsonObject
  /** The learner's seat; by default 0. */
  readonly seat?: number
  /** What the other side answers, in the order in which it is asked. When they run out it passes, or takes the first option. */
  readonly foe: readonly Keys[]
  /** When its answers run out the other side says nothing more: in a market nobody waits for it. */
  readonly foeRests?: true
  /** Where a clock runs. */
  readonly clock?: LessonClock
  /** Answers that are given for the learner without a word, by the kind of ask. */
  readonly auto?: Readonly<Record<string, Keys>>
  readonly steps: readonly Step[]
  /** What is said at the end. */
  readonly closing: string
}

/** A clock that runs while people learn, and what the teacher says about it. */
export interface LessonClock {
  /** When it rings, in the match's time, by the facts of a view; null while it stands. */
  until(facts: JsonObject): number | null
  /** What is said when so many seconds are left; 0 when it has rung. */
  readonly remarks: Readonly<Record<number, string>>
}

/** Something to read and go on from, or, with `accept`, something to decide. */
export interface Step {
  readonly title?: string
  readonly say: string
  /** What is lit while this is said: a CSS selector within the table. `.hand`, `[data-space="5"]` */
  readonly point?: string
  /** The answers that lead on, as they are or by how they look; `any` takes whatever is legal. */
  readonly accept?: readonly (Keys | RegExp)[] | 'any'
  /** What is said when something else is tried. */
  readonly hint?: string
  /** Other answers are taken, too: the learner does what they like, and may skip this. What was done before its step is not asked again. */
  readonly isFree?: true
  /** What the other side does when this begins, where all act at once. */
  readonly foe?: Keys
}
