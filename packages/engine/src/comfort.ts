import type { Json, JsonObject } from './types.ts'
import type { AskView } from './view.ts'

/** Some values of a window's public context: `{ window: 'phaseEnd', phase: 'attack' }`. */
export type Pattern = JsonObject

/**
 * In which windows a seat wants to be asked. A preference of whoever drives a match for that seat: the rules know nothing
 * of it, what is passed is an ordinary answer, and as it goes by what everybody can see, it tells nobody what is held.
 */
export interface Comfort {
  /** The first that fits decides. Where none does, the seat is asked. */
  readonly windows: readonly { readonly when: Pattern; readonly ask: boolean }[]
}

export const fits = (context: JsonObject, pattern: Pattern): boolean =>
  Object.keys(pattern).every((field) => context[field] === pattern[field])

/** An ask, or its view, as far as a preference looks at it. */
type Passable = { readonly [field in 'skip' | 'context']?: AskView[field] | undefined }

/** A window is an ask that can be passed and says what it is about. */
function windowOf({ skip, context }: Passable): JsonObject | null {
  return skip !== undefined && isObject(context) && 'window' in context ? context : null
}

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Passes for a seat what it does not want to be asked. */
export class Attendant {
  #windows: Comfort['windows']
  #until: Pattern | null = null

  constructor({ windows }: Comfort = { windows: [] }) {
    this.#windows = windows
  }

  get windows(): Comfort['windows'] {
    return this.#windows
  }

  /** From now on asks in such windows, or does not. */
  prefer(when: Pattern, ask: boolean): void {
    this.#windows = [{ when, ask }, ...this.#windows]
  }

  /** Passes every window until one fits, or until the seat has something else to answer. */
  yieldUntil(pattern: Pattern): void {
    this.#until = pattern
  }

  /** Passes every window until the seat has something else to answer: its own turn, say. */
  yieldToOwn(): void {
    this.#until = nowhere
  }

  /** Passes no longer. */
  stay(): void {
    this.#until = null
  }

  /**
   * The key that passes; null if the seat wants to be asked. A window that is idle, since one can only pass there and nobody
   * watches, is passed as well, unless the seat has said that it wants to be asked there: among people, how soon somebody
   * passes would tell what they hold.
   */
  passes(ask: Passable, isIdle: () => boolean = () => false): string | null {
    const window = windowOf(ask)
    if (window === null) {
      this.#until = null
      return null
    }
    if (this.#until !== null) {
      if (!fits(window, this.#until)) return ask.skip!
      this.#until = null
      return null
    }
    const isWanted = this.#windows.find(({ when }) => fits(window, when))?.ask
    return isWanted === false || (isWanted === undefined && isIdle()) ? ask.skip! : null
  }
}

/** No window has this. */
const nowhere: Pattern = { window: false }
