import type { Entry } from '@cardwright/catalog'
import {
  type AnyGame,
  foreign,
  type Header,
  Match,
  type Position,
  type RecordedInput,
  type Refusal,
  type Seat,
  type Waiting,
} from '@cardwright/engine'
import type { SeatInfo } from '@cardwright/protocol'
import type { Clock, Hand, Limit } from './clock.ts'
import { type By, type JournalEntry, recordedIn, saidBy } from './journal.ts'

/** How a match stood after so many entries, in terms that outlive a change of its rules. */
export interface SavedCourse {
  readonly seq: number
  /** How many answers led to the position, and the entries that came after it. */
  readonly answers: number
  readonly since: readonly RecordedInput[]
  readonly position: Position
  readonly hands: readonly Hand[]
}

/** To how many entries something has led, and what it was. */
interface Done {
  readonly seq: number
  readonly said: string
}

/** How things stood before an answer that may be taken back. */
interface Before {
  readonly hands: readonly Hand[]
  /** When something had happened last. */
  readonly at: number
  /** Until when the seat had to answer; null without a limit. */
  readonly until: number | null
  readonly by: By
}

/** A match as its entries have made it, and what follows from them beside it. */
export class Course {
  readonly match: Match
  readonly clock: Clock
  /** Who has given up in a match of more than two. */
  readonly quit = new Set<Seat>()
  #seq = 0
  #viewSeq = 0
  /** What had driven the match by then: answers, deadlines. */
  #inputs: number
  #lastAt = 0
  /** What was done under an id, and what it came to. */
  readonly #acts = new Map<string, Done>()
  readonly #lastBy = new Map<Seat, number>()
  readonly #answered = new Map<Seat, number>()
  readonly #undos = new Map<Seat, number>()
  readonly #offers = new Map<Seat, number>()
  #agreed: readonly Seat[] = []
  /** For each of the last answers, as far back as any may be taken back. */
  #before: Before[] = []
  /** Who has said that they are ready: others may go on for as long as they like. */
  #ready: ReadonlySet<Seat> = new Set()
  /** When somebody was last here, in the match's time. */
  readonly #leftAt = new Map<Seat, number>()
  /** Since when all others are waited for who have not come. */
  readonly #openedAt: number

  /**
   * Goes on where time had come, if that is further than the entries tell. Throws an error for people if the match cannot be
   * taken up by the rules as they are now.
   */
  constructor({ game }: Entry, header: Header, clock: Clock, entries: readonly JournalEntry[] = [], reached = 0) {
    this.clock = clock
    const begun = entries.findLastIndex(({ kind }) => kind === 'continued') + 1
    this.match = begin(game, header, entries.slice(0, begun))
    this.#inputs = this.match.inputs.length
    for (const entry of entries.slice(0, begun)) this.#note(entry)
    this.replay(entries.slice(begun))
    clock.reach(reached)
    this.#openedAt = clock.now
  }

  /** How many entries there are. */
  get seq(): number {
    return this.#seq
  }

  /** How many entries there were when the match last changed: views are numbered by it. That time passes changes nothing. */
  get viewSeq(): number {
    return this.#viewSeq
  }

  /** What was done under an id led to so many entries; undefined if nothing was. */
  doneAs(seat: Seat, id: string): Done | undefined {
    return this.#acts.get(`${seat} ${id}`)
  }

  /** Why a seat whose player may give so many answers can give no more; null if it can. */
  whyNoAnswer(seat: Seat, most: number): Refusal | null {
    const given = this.#answered.get(seat) ?? 0
    return given < most ? null : { why: `You have answered ${given} times: no more in this match. You can resign.` }
  }

  /** When something happened last, in the match's time. */
  get lastAt(): number {
    return this.#lastAt
  }

  /** How many answers a seat has taken back. */
  undos(seat: Seat): number {
    return this.#undos.get(seat) ?? 0
  }

  /** Why a seat that may take back so many answers cannot take back its last one; null if it can. */
  whyNoUndo(seat: Seat, most: number): Refusal | null {
    if (this.undos(seat) >= most)
      return { why: `You cannot undo more than ${most} ${most === 1 ? 'answer' : 'answers'} in this match.` }
    const refusal = this.match.whyNoUndo(seat)
    const before = this.#before.at(-1)
    if (refusal !== null || !before) return refusal
    if (before.by === 'comfort') return { why: 'You cannot undo what was answered for you.' }
    const isLate = before.until !== null && before.until <= this.clock.now
    return isLate ? { why: 'You cannot undo: your time for that answer is up.' } : null
  }

  /** How often a seat has offered a draw. */
  offers(seat: Seat): number {
    return this.#offers.get(seat) ?? 0
  }

  /** Who has agreed to a draw that is offered. */
  get agreed(): readonly Seat[] {
    return this.#agreed
  }

  /** The last entry in which a seat other than this one has acted. */
  othersActed(seat: Seat): number {
    return Math.max(0, ...[...this.#lastBy].filter(([other]) => other !== seat).map(([, seq]) => seq))
  }

  /** How many things have happened at the table: it grows with each answer that changes anything. */
  get happened(): number {
    return this.match.table.log?.length ?? 0
  }

  /** Somebody goes away. */
  leave(seat: Seat): void {
    this.#leftAt.set(seat, this.clock.now)
  }

  /** Until when each seat must answer; null where nobody is waited for, or nothing presses. */
  limits(seats: number, isHere: (seat: Seat) => boolean, isBot: (seat: Seat) => boolean): (Limit | null)[] {
    const awaited = new Map(this.#awaited.map((each) => [each.seat, each.since]))
    return Array.from({ length: seats }, (_, seat) => {
      const since = awaited.get(seat)
      if (since === undefined || isBot(seat)) return null
      return this.clock.limit(
        seat,
        since,
        isHere(seat) ? null : (this.#leftAt.get(seat) ?? this.#openedAt),
        this.#lastAt,
      )
    })
  }

  /**
   * What happens when a seat gives up: what the game's rules say. Where they say nothing: of two, the other wins; among
   * more a bot goes on for who gives up. Where only bots are left nobody waits for them: the match ends, and they win.
   */
  givingUp(seats: readonly SeatInfo[], seat: Seat, id: string | null, why: string): JournalEntry {
    const at = this.clock.now
    const others = othersThan(seat, seats.length).filter((other) => !this.match.table.hasLeft(other))
    const isPlayed = others.some((other) => seats[other]!.kind === 'person' && !this.quit.has(other))
    const goesOn = isPlayed || others.length === 0
    if (goesOn && this.match.goesOnWithout(seat)) return { kind: 'leave', seat, at, id, why }
    if (isPlayed && seats.length > 2) return { kind: 'quit', seat, at, id, why }
    return { kind: 'end', seat, at, id, result: { winner: allOf(others), why } }
  }

  /** Why those at this table cannot agree to a draw; null if they can. */
  whyNoDraw(seats: readonly SeatInfo[]): Refusal | null {
    if (this.match.over) return { why: 'The match is over.' }
    if (seats.some(({ kind }, at) => kind !== 'person' || this.quit.has(at))) {
      return { why: 'A bot sits at this table, and bots agree to no draw.' }
    }
    return this.match.whyNoDraw()
  }

  /** What happens when all have agreed to a draw: what the game's rules say, or nobody wins. */
  drawing(seat: Seat, id: string): Extract<JournalEntry, { kind: 'draw' | 'end' }> {
    const at = this.clock.now
    if (this.match.game.draw) return { kind: 'draw', seat, at, id }
    return { kind: 'end', seat, at, id, result: { winner: null, why: 'agreed' } }
  }

  /** Who keeps the others waiting. */
  get #awaited(): readonly Waiting[] {
    return this.match.waiting.filter(({ waits }) => !waits)
  }

  /** Carries out an entry; comes back with why it cannot be, and then nothing has changed. */
  take(entry: JournalEntry): Refusal | null {
    const awaited = this.#awaited
    const before = entry.kind === 'answer' ? this.#beforeAnswer(entry) : null
    const refusal = this.#happen(entry)
    if (refusal) return refusal
    if (entry.kind === 'undo') this.#returnTo(this.#before.pop(), entry.at)
    else this.clock.spendBy(awaited, entry.at, this.#lastAt)
    if (before) this.#before.push(before)
    if (entry.kind === 'answer' && this.match.whyNoUndo(entry.seat)) this.#before = []
    this.#note(entry)
    return null
  }

  #beforeAnswer({ seat, by }: Extract<JournalEntry, { kind: 'answer' }>): Before {
    const since = this.match.waiting.find((each) => each.seat === seat)?.since ?? 0
    const until = this.clock.limit(seat, since, null, this.#lastAt)?.at ?? null
    return { hands: this.clock.hands, at: this.#lastAt, until, by }
  }

  /** An answer that was taken back has granted nothing: all who are asked again have been waited for all the time. */
  #returnTo(before: Before | undefined, at: number): void {
    if (before) this.clock.restore(before.hands)
    this.clock.spendBy(this.#awaited, at, before?.at ?? this.#lastAt)
  }

  /** Carries out what was kept before. */
  replay(entries: readonly JournalEntry[]): void {
    for (const entry of entries) {
      const refusal = this.take(entry)
      if (refusal) throw new Error(`Entry ${this.#seq} of the match does not fit: ${refusal.why}`)
    }
  }

  save(): SavedCourse {
    const { match } = this
    const { answers, inputs, taken } = match
    const since = inputs.slice(inputs.length - taken).filter(({ due }) => due === null).length
    return {
      seq: this.#seq,
      answers: answers.length - since,
      since: answers.slice(answers.length - since),
      position: match.position(),
      hands: this.clock.hands,
    }
  }

  #happen(entry: JournalEntry): Refusal | null {
    const { match } = this
    switch (entry.kind) {
      case 'answer':
        return match.give(entry.seat, entry.ask, entry.keys, entry.at)
      case 'undo':
        return match.undo(entry.seat)
      case 'clock':
        match.clock(entry.at)
        return null
      case 'leave':
        return match.leave(entry.seat, entry.at)
      case 'draw':
        return match.draw(entry.at)
      case 'end':
        return match.close(entry.result, entry.at)
      case 'quit':
      case 'offer':
        match.clock(entry.at)
        return match.over ? { why: 'The match is over.' } : null
      case 'continued':
        return { why: 'From here on it is played by other rules.' }
    }
  }

  #note(entry: JournalEntry): void {
    this.#seq++
    const { length } = this.match.inputs
    if (entry.kind !== 'clock' || length !== this.#inputs) this.#viewSeq = this.#seq
    this.#inputs = length
    // what comes after a continuation was counted before it
    this.#lastAt = entry.kind === 'continued' ? entry.at : Math.max(this.#lastAt, entry.at)
    if (entry.kind === 'continued') this.clock.restore(entry.hands)
    this.clock.reach(entry.at)
    if ('id' in entry && entry.id !== null)
      this.#acts.set(`${entry.seat} ${entry.id}`, { seq: this.#seq, said: saidBy(entry) })
    if (entry.kind === 'quit') this.quit.add(entry.seat)
    if (entry.kind === 'undo') this.#undos.set(entry.seat, this.undos(entry.seat) + 1)
    this.#noteDraw(entry)
    this.#noteReady(entry.at)
    if (entry.kind !== 'answer') return
    if (entry.by === 'player') this.#answered.set(entry.seat, (this.#answered.get(entry.seat) ?? 0) + 1)
    if (entry.by !== 'comfort') this.clock.answered(entry.seat, entry.at, entry.by === 'lapse')
    this.#lastBy.set(entry.seat, this.#seq)
  }

  #noteReady(at: number): void {
    if (!this.match.game.waits) return
    const ready = new Set(this.match.waiting.flatMap(({ seat, waits }) => (waits ? [seat] : [])))
    for (const seat of this.#ready) if (!ready.has(seat)) this.clock.wanted(seat, at)
    this.#ready = ready
  }

  #noteDraw(entry: JournalEntry): void {
    if (entry.kind === 'offer') {
      const { seat, agree } = entry
      if (agree !== false && this.#agreed.length === 0) this.#offers.set(seat, this.offers(seat) + 1)
      if (agree !== undefined) this.#agreed = agree ? [...this.#agreed, seat] : []
    } else if (entry.kind === 'answer' && this.#agreed.includes(entry.seat)) {
      // a seat that plays on no longer agrees
      this.#agreed = this.#agreed.filter((each) => each !== entry.seat)
    } else if (entry.kind === 'draw' || (entry.kind === 'end' && entry.result.why === 'agreed')) {
      this.#agreed = [...this.#agreed, entry.seat]
    }
  }
}

/** A match as it was dealt, or as it went on when its rules last changed. */
function begin(game: AnyGame, header: Header, entries: readonly JournalEntry[]): Match {
  const { inputs, continuations } = recordedIn(entries)
  const problem = foreign(game, { header, continuations })
  if (problem) throw new Error(problem)
  const latest = continuations.pop()
  return latest ? Match.continue(game, { header, inputs, continuations }, latest.position) : Match.start(game, header)
}

const othersThan = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)

/** These seats as a result names its winners. */
const allOf = (seats: readonly Seat[]): Seat | readonly Seat[] => (seats.length === 1 ? seats[0]! : seats)

/** All seats but one, as the winners of a match. */
export const allBut = (seat: Seat, seats: number): Seat | readonly Seat[] => allOf(othersThan(seat, seats))
