import type { Entry } from '@cardwright/catalog'
import {
  type AnyGame,
  chosenIn,
  foreign,
  type Header,
  Match,
  type Position,
  type RecordedInput,
  type Refusal,
  type Seat,
  type Waiting,
} from '@cardwright/engine'
import type { UndoInfo } from '@cardwright/protocol'
import { Acts } from './acts.ts'
import { Agreement } from './agreement.ts'
import type { Clock, Hand } from './clock.ts'
import { type JournalEntry, recordedIn } from './journal.ts'
import { Undos } from './undos.ts'

/** How a match stood after so many entries, in terms that outlive a change of its rules. */
export interface SavedCourse {
  readonly seq: number
  /** How many answers led to the position, and the entries that came after it. */
  readonly answers: number
  readonly since: readonly RecordedInput[]
  readonly position: Position
  readonly hands: readonly Hand[]
}

/** A match as its entries have made it, and what follows from them beside it. */
export class Course {
  readonly match: Match
  readonly clock: Clock
  /** Who has given up in a match of more than two. */
  readonly quit = new Set<Seat>()
  readonly acts = new Acts()
  readonly agreement = new Agreement()
  readonly #undos: Undos
  #seq = 0
  #viewSeq = 0
  /** What had driven the match by then: answers, deadlines. */
  #inputs: number
  #lastAt = 0
  readonly #lastBy = new Map<Seat, number>()
  readonly #answered = new Map<Seat, number>()
  /** Who has said that they are ready: others may go on for as long as they like. */
  #ready: ReadonlySet<Seat> = new Set()

  /**
   * Goes on where time had come, if that is further than the entries tell. Throws an error for people if the match cannot be
   * taken up by the rules as they are now.
   */
  constructor({ game }: Entry, header: Header, clock: Clock, entries: readonly JournalEntry[] = [], reached = 0) {
    this.clock = clock
    const begun = entries.findLastIndex(({ kind }) => kind === 'continued') + 1
    this.match = begin(game, header, entries.slice(0, begun))
    this.#undos = new Undos(this.match, clock)
    this.#inputs = this.match.inputs.length
    for (const entry of entries.slice(0, begun)) this.#note(entry)
    this.replay(entries.slice(begun))
    clock.reach(reached)
  }

  /** How many entries there are. */
  get seq(): number {
    return this.#seq
  }

  /** How many entries there were when the match last changed: views are numbered by it. That time passes changes nothing. */
  get viewSeq(): number {
    return this.#viewSeq
  }

  /** Why a seat whose player may give so many answers can give no more; null if it can. */
  whyNoAnswer(seat: Seat, most: number): Refusal | null {
    const given = this.#answered.get(seat) ?? 0
    return given < most ? null : { why: `You have answered ${given} times: no more in this match. You can resign.` }
  }

  /** Why a seat that may take back so many answers cannot take back its last one; null if it can. */
  whyNoUndo(seat: Seat, most: number): Refusal | null {
    return this.#undos.whyNot(seat, most)
  }

  /** What a seat that may take back so many answers can take back. */
  undo(seat: Seat, most: number): UndoInfo {
    const refusal = this.whyNoUndo(seat, most)
    return refusal ? { why: refusal.why } : { keys: chosenIn(this.match.inputs.at(-1)!).map(({ key }) => key) }
  }

  /** When something happened last, in the match's time. */
  get lastAt(): number {
    return this.#lastAt
  }

  /** The last entry in which a seat other than this one has acted. */
  othersActed(seat: Seat): number {
    return Math.max(0, ...[...this.#lastBy].filter(([other]) => other !== seat).map(([, seq]) => seq))
  }

  /** How many things have happened at the table: it grows with each answer that changes anything. */
  get happened(): number {
    return this.match.table.log?.length ?? 0
  }

  /** Who keeps the others waiting. */
  get awaited(): readonly Waiting[] {
    return this.match.waiting.filter(({ waits }) => !waits)
  }

  /** Carries out an entry; comes back with why it cannot be, and then nothing has changed. */
  take(entry: JournalEntry): Refusal | null {
    const awaited = this.awaited
    const before = entry.kind === 'answer' ? this.#undos.before(entry, this.#lastAt) : null
    const refusal = this.#happen(entry)
    if (refusal) return refusal
    // who is asked again has been waited for all the time
    if (entry.kind === 'undo') this.clock.spendBy(this.awaited, entry.at, this.#undos.takeBack() ?? this.#lastAt)
    else this.clock.spendBy(awaited, entry.at, this.#lastAt)
    if (entry.kind === 'answer') this.#undos.answered(entry.seat, before!)
    this.#note(entry)
    return null
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
    this.acts.note(entry, this.#seq)
    if (entry.kind === 'quit') this.quit.add(entry.seat)
    this.#undos.note(entry)
    this.agreement.note(entry)
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
}

/** A match as it was dealt, or as it went on when its rules last changed. */
function begin(game: AnyGame, header: Header, entries: readonly JournalEntry[]): Match {
  const { inputs, continuations } = recordedIn(entries)
  const problem = foreign(game, { header, continuations })
  if (problem) throw new Error(problem)
  const latest = continuations.pop()
  return latest ? Match.continue(game, { header, inputs, continuations }, latest.position) : Match.start(game, header)
}
