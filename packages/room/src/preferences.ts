import { type Ask, Attendant, type Comfort, type Match, type Pattern, type Seat } from '@cardwright/engine'

/** Stops endless answering by preference. */
const maxAutoAnswers = 10_000

/** An answer that needs nobody's decision. */
export interface AutoAnswer {
  readonly seat: Seat
  readonly ask: string
  readonly keys: readonly string[]
}

/** What each seat does not want to be asked. */
export class Preferences {
  readonly #usual: Comfort | undefined
  readonly #attendants = new Map<Seat, Attendant>()

  constructor(usual: Comfort | undefined, chosen: ReadonlyMap<Seat, Comfort['windows']> = new Map()) {
    this.#usual = usual
    for (const [seat, windows] of chosen) this.#attendants.set(seat, new Attendant({ windows }))
  }

  windows(seat: Seat): Comfort['windows'] {
    return this.#attendant(seat).windows
  }

  /** In which windows a seat is asked from now on, and until when it passes them all. */
  prefer(seat: Seat, windows: Comfort['windows'] | null, until: Pattern | 'own' | 'stop' | null): void {
    const attendant = windows ? new Attendant({ windows }) : this.#attendant(seat)
    this.#attendants.set(seat, attendant)
    if (until === 'own') attendant.yieldToOwn()
    else if (until === 'stop') attendant.stay()
    else if (until) attendant.yieldUntil(until)
  }

  /** Answers all that these seats need not decide, one after the other; returns what came of it. */
  answerAll<T>(match: Match, isPerson: (seat: Seat) => boolean, answer: (auto: AutoAnswer) => T | null): T[] {
    const made: T[] = []
    const next = (): T | null => {
      for (const auto of this.#answers(match, isPerson)) {
        const outcome = answer(auto)
        if (outcome !== null) return outcome
      }
      return null
    }
    while (made.length < maxAutoAnswers) {
      const one = next()
      if (one === null) break
      made.push(one)
    }
    return made
  }

  *#answers(match: Match, isPerson: (seat: Seat) => boolean): Generator<AutoAnswer> {
    const isUnwatched = Array.from({ length: match.table.seats }, (_, seat) => seat).filter(isPerson).length === 1
    for (const ask of match.open.toSorted((a, b) => a.seat - b.seat)) {
      const { seat, id } = ask
      const keys = isPerson(seat) ? this.#answerTo(ask, isUnwatched) : null
      if (keys !== null) yield { seat, ask: id, keys }
    }
  }

  /** What is answered without asking: what the seat passes, and what has one answer only. */
  #answerTo(ask: Ask, isUnwatched: boolean): readonly string[] | null {
    const { seat, spec } = ask
    const pass = this.#attendant(seat).passes(spec, () => isUnwatched && ask.isSole)
    if (pass !== null) return [pass]
    return spec.forced && ask.isSole ? [ask.options()[0]!.key] : null
  }

  #attendant(seat: Seat): Attendant {
    const known = this.#attendants.get(seat)
    if (known) return known
    const fresh = new Attendant(this.#usual)
    this.#attendants.set(seat, fresh)
    return fresh
  }
}
