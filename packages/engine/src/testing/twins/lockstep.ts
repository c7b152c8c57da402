import type { Ask } from '../../ask.ts'
import { randomAnswer } from '../../headless.ts'
import { isEqual } from '../../json.ts'
import type { Match } from '../../match.ts'
import type { Random } from '../../random.ts'
import { isRefusal } from '../../types.ts'
import { keysOf } from '../checks/answers.ts'
import { Found, must, mustEqual } from '../found.ts'
import { nameOf, type Observer, stream, Witness } from './observe.ts'
import { compareWays } from './ways.ts'

/** A key for both twins: one that both offer, if there is any. */
function commonAnswer(a: Ask, b: Ask, random: Random): string[] | null {
  for (let attempt = 0; attempt < 6; attempt++) {
    const keys = keysOf(randomAnswer(a, random))
    if (!isRefusal(b.read(keys))) return keys
  }
  return null
}

const sameAsk = (match: Match, { seat, id }: Ask): Ask | undefined =>
  match.open.find((ask) => ask.seat === seat && ask.id === id)

export interface LockstepRules {
  readonly check: string
  readonly observers: readonly Observer[]
  readonly random: Random
  /** Keys that were offered before, to anybody: what is refused is compared, too. Null if not. */
  readonly keys: readonly string[] | null
  /** They differ in faces, and part for an observer who is shown one. */
  readonly differInFaces: boolean
  /** They part when chance is used; otherwise they must use it alike. */
  readonly partByChance: boolean
  /** Looked at before each comparison: whether what is hidden has come to differ where it rightly may. */
  readonly mayPart?: (a: Match, b: Match) => boolean
}

/**
 * Two matches that get the same inputs. After each, all that reaches the observers is compared, until one of them was
 * shown another face than its double, or no input fits both.
 */
export class Lockstep {
  private readonly a: Match
  private readonly b: Match
  private readonly rules: LockstepRules
  private readonly watching: Set<number>
  private readonly witnesses: readonly [Witness, Witness]
  private readonly since: { a: number; b: number }[]
  /** How many comparisons were made, and how many inputs given. */
  comparisons = 0
  inputs = 0

  constructor(a: Match, b: Match, rules: LockstepRules) {
    this.a = a
    this.b = b
    this.rules = rules
    const { observers } = rules
    this.watching = new Set(observers.keys())
    this.witnesses = [new Witness(a, observers), new Witness(b, observers)]
    this.since = observers.map((observer) => ({ a: a.eventCount(observer), b: b.eventCount(observer) }))
  }

  /** Plays on for so many inputs; says how many comparisons were made. */
  run(inputs: number): number {
    const { a, b } = this
    this.compare('nothing yet')
    for (; this.inputs < inputs && this.watching.size > 0 && !a.over && !b.over; this.inputs++) {
      const uses = [a.table.random.uses, b.table.random.uses] as const
      const what = this.input()
      if (what === null) break
      const used = [a.table.random.uses - uses[0], b.table.random.uses - uses[1]] as const
      if (this.rules.partByChance && used[0] + used[1] > 0) break
      if (this.rules.mayPart?.(a, b)) break
      this.compare(what)
      if (this.watching.size > 0) {
        const what_ = () =>
          `chance is used ${used[0]} times here and ${used[1]} times there after ${what}, and nobody is told`
        must(used[0] === used[1], this.rules.check, what_)
      }
    }
    return this.comparisons
  }

  /** Gives both the same input; says which, or null if there is none that fits both. */
  private input(): string | null {
    const { a, b } = this
    const { random } = this.rules
    const { deadline } = a
    if (deadline !== null && (a.open.length === 0 || random.int(8) === 0)) {
      a.clock(deadline)
      b.clock(deadline)
      return 'a deadline'
    }
    for (const ask of random.shuffle([...a.open])) {
      const other = sameAsk(b, ask)
      const keys = other && commonAnswer(ask, other, random)
      if (!keys) continue
      const { seat, id, kind } = ask
      const at = deadline === null ? 0 : Math.min(a.now + random.int(2000), deadline - 1)
      for (const match of [a, b]) {
        const outcome = match.answer(seat, id, keys, at)
        if (isRefusal(outcome)) throw new Found('rules', `${kind} ${keys.join(', ')}: ${outcome.fault ?? outcome.why}`)
      }
      return `seat ${seat} answered ${kind} with ${keys.join(', ') || 'nothing'}`
    }
    return null
  }

  private compare(what: string): void {
    const { a, b } = this
    const { check, observers, differInFaces } = this.rules
    for (const i of this.watching) {
      const observer = observers[i]!
      const [shown, other] = [this.witnesses[0].shown(i), this.witnesses[1].shown(i)]
      if (differInFaces && !isEqual(shown, other)) {
        this.watching.delete(i)
        continue
      }
      const since = this.since[i]!
      mustEqual(
        stream(b, observer, since.b),
        stream(a, observer, since.a),
        check,
        `${nameOf(observer)} can tell after ${what}`,
      )
      since.a = a.eventCount(observer)
      since.b = b.eventCount(observer)
      this.comparisons++
      if (this.rules.keys !== null && observer !== null)
        compareWays(a, b, observer, { ...this.rules, keys: this.rules.keys })
    }
  }
}
