import { Ask, type Option } from './ask.ts'
import { bit, type Definition, type Seats } from './cards.ts'
import { anyTimer, type Flow, type Open, tellOutside } from './flow.ts'
import type { Game } from './game.ts'
import type { Faces } from './knowledge.ts'
import { Random, type RandomState } from './random.ts'
import { MatchOver, type Table, type Timer } from './table.ts'
import type { Result, Seat } from './types.ts'

/** What an imagined match begins with: hidden faces dealt anew, chance of its own. */
export interface Deal {
  readonly faces: Faces
  readonly random: RandomState
}

/** What drives a match: an answer, a deadline that falls due, or, where it is imagined, a deal. */
export interface Input {
  readonly at: number
  /** The ask that is answered. */
  readonly seat: Seat
  readonly ask: string | number
  /** What the flow gets: the option chosen, or several. */
  readonly value: Option | readonly Option[] | null
  readonly due: string | null
  readonly deal: Deal | null
  /** Who learned a face through this, and whether chance was used: undo does not go back past it. */
  learned: Seats
  chance: boolean
}

export const chosenIn = ({ value }: Input): readonly Option[] =>
  value === null ? [] : Array.isArray(value) ? value : [value as Option]

/** A table in play: the flow that is under way and what it waits for. */
export class Run<S, D extends Definition> {
  readonly table: Table<S, D>
  /** What is waited for; null when the match is over. */
  open: Open | null = null
  /** How many steps have ended. */
  steps: number
  /** How many inputs the step under way has taken. */
  taken = 0
  /** How much had been told when the last one ended. */
  logged = 0
  /** Called between steps, when the state alone says what comes next. */
  onBoundary: (() => void) | null = null
  private readonly game: Game<S, unknown, D>
  private flow: Flow | null = null

  constructor(game: Game<S, unknown, D>, table: Table<S, D>, steps: number) {
    this.game = game
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
    let { flow } = this
    let idle = 0
    try {
      for (;;) {
        if (flow === null) {
          flow = this.game.step(this.table)
          value = undefined
        }
        if (flow !== null) {
          const { done, value: got } = flow.next(value)
          if (!done) {
            this.flow = flow
            this.open = got
            return
          }
        }
        this.flow = flow = null
        this.open = null
        this.steps++
        this.taken = 0
        if (this.table.carried.length > 0) this.table.dropOldDialogues()
        if (this.table.log !== null) this.logged = this.table.log.length
        if (this.steps === until) return
        if (++idle > 100_000) throw new Error(`${this.game.id} took 100,000 steps without asking anybody.`)
        if (this.onBoundary !== null) this.onBoundary()
      }
    } catch (error) {
      if (!(error instanceof MatchOver) || this.table.result === null) throw error
      this.flow = null
      this.open = null
    }
  }

  /** Lets an input take effect. It must fit what is open. */
  apply(input: Input, until?: number): void {
    const { table, open } = this
    const { uses } = table.random
    table.now = input.at
    table.learned = 0
    table.version++
    this.taken++
    if (input.deal !== null) this.deal(input.deal)
    else if (open === null) throw new Error('The match is over: nothing is asked.')
    else if (input.due !== null) {
      table.cancel(input.due)
      this.drive(input, until)
    } else if (open instanceof Ask) {
      if (open.spec.outside !== undefined && table.log !== null) tellOutside(open, chosenIn(input))
      this.drive(input.value, until)
    } else {
      const ask = open.asks.find((each) => each.seat === input.seat && (each.number || each.id) === input.ask)
      if (!ask) throw new Error(`Ask ${input.ask} of seat ${input.seat} is not open.`)
      const chosen = chosenIn(input)
      if (!open.secret) tellOutside(ask, chosen)
      this.drive({ ask, chosen }, until)
      // who gives the last of several secret answers learns the others
      const isClosed = this.open === null || this.open instanceof Ask || !this.open.held.includes(ask)
      const others = open.held.some((each) => each.seat !== input.seat)
      if (open.secret && isClosed && others) table.learned |= bit(input.seat)
    }
    input.learned = table.learned
    input.chance = table.random.uses !== uses
  }

  /** Ends what is under way from outside. */
  close(result: Result): void {
    this.flow = null
    this.open = null
    this.table.version++
    this.table.close(result)
  }

  private deal({ faces, random }: Deal): void {
    for (const [id, def] of faces) this.table.card(id).def = def as D
    this.table.random = new Random(random)
    this.table.version++
  }
}
