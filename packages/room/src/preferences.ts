import { type AskView, Attendant, type Comfort, type Pattern, type Seat } from '@cardwright/engine'

/** What each seat does not want to be asked. */
export class Preferences {
  readonly #usual: Comfort | undefined
  readonly #attendants = new Map<Seat, Attendant>()

  constructor(usual: Comfort | undefined) {
    this.#usual = usual
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

  /** What is answered without asking: what the seat passes, and what has one answer only. */
  answerTo(seat: Seat, ask: AskView): readonly string[] | null {
    const pass = this.#attendant(seat).passes(ask)
    if (pass !== null) return [pass]
    return ask.forced && !ask.some && ask.options.length === 1 ? [ask.options[0]!.key] : null
  }

  #attendant(seat: Seat): Attendant {
    const known = this.#attendants.get(seat)
    if (known) return known
    const fresh = new Attendant(this.#usual)
    this.#attendants.set(seat, fresh)
    return fresh
  }
}
