import { Ask, type Option } from './ask.ts'
import type { Definition } from './cards.ts'
import type { Faces } from './dealing.ts'
import { anyTimer, type Flow, type Open, type OpenAsks, tellOutside } from './flow.ts'
import type { Game } from './game.ts'
import { firstAnswer } from './headless.ts'
import { Random, type RandomState } from './random.ts'
import { bit, everyone, type Seats } from './seats.ts'
import { MatchOver, type Table, type Timer } from './table.ts'
import { nobody, type Result, type Seat } from './types.ts'

/** The start of an imagined match: other faces on cards that a seat cannot see, its own chance, no notes of others. */
export interface Deal {
  readonly faces: Faces
  readonly random: RandomState
  readonly seat: Seat
}

/** What drives a match: an answer, a deadline that falls due, a seat that leaves, or, in an imagined match, a deal. */
export interface Input {
  readonly at: number
  /** The seat that answers or leaves, and the ask that is answered. */
  readonly seat: Seat
  readonly ask: string | number
  /** What the flow gets: the option chosen, or several. */
  readonly value: Option | readonly Option[] | null
  readonly due: string | null
  readonly act: 'leave' | 'draw' | null
  readonly deal: Deal | null
  /** The seats that learned something from this, and whether chance was used: undo does not go back past it. */
  learned: Seats
  chance: boolean
}

/** An answer. */
export const answerOf = (at: number, seat: Seat, ask: Input['ask'], value: Input['value']): Input => ({
  at,
  seat,
  ask,
  value,
  due: null,
  act: null,
  deal: null,
  learned: 0,
  chance: false,
})

/** A deadline that falls due. */
export const dueOf = (at: number, due: string): Input => ({ ...answerOf(at, nobody, 0, null), due })

/** Something that a seat does outside what it is asked, or all do together. */
export const actOf = (at: number, seat: Seat, act: 'leave' | 'draw'): Input => ({ ...answerOf(at, seat, 0, null), act })

export function chosenIn({ value }: Input): readonly Option[] {
  if (value === null) return []
  return Array.isArray(value) ? value : [value as Option]
}

/** Ends matches whose rules go in circles: more steps in a row without a question are a loop, if the game says what follows. */
const maxUnasked = 1000

/** Stops the rules of other games: one may count steps by itself, and longer. */
const maxWithoutEnd = 10_000

/** How a result names its winners. */
function soleOrAll(seats: readonly Seat[]): Result['winner'] {
  if (seats.length === 0) return null
  return seats.length === 1 ? seats[0]! : seats
}

/** A table in play: the flow that is under way and what it waits for. */
export class Run<S, D extends Definition> {
  readonly table: Table<S, D>
  /** What the flow waits for; null when the match is over. */
  open: Open | null = null
  /** How many steps have ended. */
  steps: number
  /** How many inputs the step under way has taken. */
  taken = 0
  /** The most inputs that any step has taken, the one that ended it included. */
  longest = 0
  /** The length of the log when the last step ended. */
  logged = 0
  /** Called between steps, when the table alone says what comes next. */
  onBoundary: (() => void) | null = null
  private readonly game: Game<S, unknown, D>
  private readonly maxUnasked: number
  private flow: Flow | null = null

  constructor(game: Game<S, unknown, D>, table: Table<S, D>, steps: number) {
    this.game = game
    this.maxUnasked = game.endless === undefined ? maxWithoutEnd : maxUnasked
    this.table = table
    this.steps = steps
    if (table.log !== null) this.logged = table.log.length
  }

  get asks(): readonly Ask[] {
    if (this.open === null) return []
    return this.open instanceof Ask ? [this.open] : this.open.asks
  }

  /** The deadline that is listened to and falls due next. */
  get deadline(): Timer | null {
    const { open } = this
    if (open === null || open instanceof Ask || open.listens === null) return null
    const { listens } = open
    return this.table.timers.find((timer) => listens === anyTimer || timer.name === listens) ?? null
  }

  /** Goes on until something is waited for, or the match is over, or `until` steps have ended. */
  drive(value?: unknown, until = Number.POSITIVE_INFINITY): void {
    try {
      this.runSteps(value, until)
    } catch (error) {
      if (!(error instanceof MatchOver) || this.table.result === null) throw error
      this.dropFlow()
    }
  }

  private runSteps(value: unknown, until: number): void {
    let { flow } = this
    for (;;) {
      if (flow === null) {
        // at the boundary and not before it: whoever goes on from there comes to the same end
        if (this.table.unasked > this.maxUnasked) {
          this.endLoop()
          return
        }
        flow = this.game.step(this.table)
        value = undefined
      }
      if (flow !== null && this.isWaiting(flow, value)) return
      flow = null
      this.endStep()
      if (this.steps === until) return
      if (this.onBoundary !== null) this.onBoundary()
    }
  }

  /** The rules go in circles: the game says what becomes of that. */
  private endLoop(): void {
    const { game, table } = this
    if (game.endless === undefined)
      throw new Error(`${game.id} took ${this.maxUnasked} steps in a row without asking anybody.`)
    this.end(game.endless(table))
  }

  /** Gives a flow what it waited for. Does it now wait for somebody at the table, or has it ended? */
  private isWaiting(flow: Flow, value: unknown): boolean {
    for (;;) {
      const { done, value: open } = flow.next(value)
      if (done) return false
      this.flow = flow
      this.open = open
      if (this.table.gone === 0) return true
      value = this.answerForTheGone(open)
      if (value === null) return true
    }
  }

  private endStep(): void {
    const { table } = this
    this.dropFlow()
    this.steps++
    table.unasked++
    if (table.carried.length > 0) table.dropOldDialogues()
    if (table.leaving !== 0) this.letLeave()
    if (table.log !== null) this.logged = table.log.length
  }

  private dropFlow(): void {
    this.flow = null
    this.open = null
    if (this.taken > this.longest) this.longest = this.taken
    this.taken = 0
  }

  /** An answer for a seat that has left, if the flow waits for it; null if it waits for somebody else. */
  private answerForTheGone(open: Open): unknown {
    const isGone = (ask: Ask) => this.table.hasLeft(ask.seat)
    if (open instanceof Ask) return isGone(open) ? firstAnswer(open) : null
    // where others or the clock go on, nobody waits for the seat
    const isAwaited = open.secret || (open.asks.every(isGone) && this.deadline === null)
    const ask = isAwaited ? open.asks.find(isGone) : undefined
    if (ask === undefined) return null
    const answer = firstAnswer(ask)
    return { ask, chosen: Array.isArray(answer) ? answer : [answer] }
  }

  private letLeave(): void {
    const { table, game } = this
    for (let seat = 0; seat < table.seats && table.leaving !== 0; seat++) {
      if ((table.leaving & bit(seat)) === 0) continue
      table.leaving &= ~bit(seat)
      game.leave!(table, seat)
    }
  }

  /** Lets an input take effect. It must fit what is open. */
  apply(input: Input, until?: number): void {
    const { table, open } = this
    const { uses } = table.random
    table.now = input.at
    table.learned = 0
    table.unasked = 0
    table.version++
    this.taken++
    if (open instanceof Ask && input.value !== null) {
      if (table.log !== null) tellOutside(open, chosenIn(input))
      this.drive(input.value, until)
    } else this.applyElse(input, open, until)
    input.learned = table.learned
    input.chance = table.random.uses !== uses
  }

  /** All inputs but the answer to an ask that is waited for alone. */
  private applyElse(input: Input, open: Open | null, until?: number): void {
    if (input.deal !== null) this.deal(input.deal)
    else if (open === null) throw new Error('The match is over: nothing is asked.')
    else if (input.act !== null) this.act(input.act, input.seat, until)
    else if (input.due !== null) {
      this.table.cancel(input.due)
      this.drive(input, until)
    } else this.answerOneOf(open as OpenAsks, input, until)
  }

  private answerOneOf(open: OpenAsks, input: Input, until?: number): void {
    const { table } = this
    const ask = open.asks.find((each) => each.seat === input.seat && (each.number || each.id) === input.ask)
    if (!ask) throw new Error(`Ask ${input.ask} of seat ${input.seat} is not open.`)
    const chosen = chosenIn(input)
    if (!open.secret) tellOutside(ask, chosen)
    this.drive({ ask, chosen }, until)
    // the last of several secret answers brings all of them to light
    const isClosed = this.open === null || this.open instanceof Ask || !this.open.pending.includes(ask)
    const others = open.pending.some((each) => each.seat !== input.seat)
    if (open.secret && isClosed && others) table.learned |= everyone(table.seats)
  }

  /** A seat leaves, or all agree to a draw. */
  private act(act: 'leave' | 'draw', seat: Seat, until?: number): void {
    const { table, game } = this
    table.learned = everyone(table.seats)
    if (act === 'draw') {
      this.end((game.draw?.(table) as Result | undefined) ?? { winner: null, why: 'agreed' })
      return
    }
    table.gone |= bit(seat)
    table.tell({ type: 'leave', seat })
    const others = Array.from({ length: table.seats }, (_, each) => each).filter((each) => !table.hasLeft(each))
    if (game.leave === undefined || others.length === 0) {
      this.end({ winner: soleOrAll(others), why: 'left' })
      return
    }
    table.leaving |= bit(seat)
    const answered = this.answerForTheGone(this.open!)
    if (answered !== null) this.drive(answered, until)
  }

  /** Ends what is under way from outside. */
  close(result: Result): void {
    this.table.version++
    this.end(result)
  }

  private end(result: Result): void {
    this.flow = null
    this.open = null
    this.table.close(result)
  }

  private deal({ faces, random, seat }: Deal): void {
    const { table } = this
    this.taken--
    for (const [id, def] of faces) table.card(id).def = def as D
    table.notes = table.notes.map((note, owner) => (owner === seat ? note : null))
    table.random = new Random(random)
    table.version++
  }
}
