import { Ask, type Option } from './ask.ts'
import type { Definition } from './cards.ts'
import { type Dealt, deal, type Faces } from './dealing.ts'
import type { Game } from './game.ts'
import { randomAnswer } from './headless.ts'
import type { Checkpoint, History, Origin } from './history.ts'
import type { Random } from './random.ts'
import { renamedInput, renamedTable, renaming } from './renaming.ts'
import { chosenIn, type Deal, type Input, Run } from './run.ts'
import type { Carried, Table } from './table.ts'
import { isRefusal, nobody, type Seat } from './types.ts'

/** How many deals are tried until one fits what the others have answered in this step. */
const tries = 30

/** How well a deal fits: for tests of the rules, and of the engine. */
export interface Fitting {
  /** How many known faces the dealer found no room for. */
  readonly dropped: number
  /** How many deals did not fit, and whether none did. */
  readonly misfits: number
  readonly fits: boolean
}

export interface Imagined<S, D extends Definition> {
  readonly run: Run<S, D>
  readonly history: History<S, D>
  readonly fitting: Fitting
}

/** Faces for all cards that a seat cannot see, as they might lie for all that it knows. */
export function dealFor<S, O, D extends Definition>(
  game: Game<S, O, D>,
  t: Table<S, D>,
  seat: Seat,
  random: Random,
  keepsBacks?: boolean,
): Dealt<D> {
  return deal(t as Table<unknown, D>, seat, random, {
    back: game.back?.bind(game),
    keepsBacks: keepsBacks === true,
    bonds: game.bonds?.(t, seat) ?? [],
    ...(game.guess && { guess: (unseen) => game.guess!(t, seat, unseen, random) }),
  })
}

/**
 * Runs a step again up to now, with other faces on the cards that a seat cannot see. The answers of other seats since the
 * last step boundary say something about their cards: a deal under which they could not have answered so is thrown
 * away, and another one tried.
 */
export function imagine<S, O, D extends Definition>(
  game: Game<S, O, D>,
  history: History<S, D>,
  run: Run<S, D>,
  seat: Seat,
  random: Random,
): Imagined<S, D> {
  const { start, inputs } = originOf(game, history, run, seat)
  const now = history.rerun(start, inputs, null)
  now.table.undos = run.table.undos
  const step = new StepAgain(game, start, inputs, seat)
  for (let misfits = 0; ; misfits++) {
    const { faces, dropped } = dealFor(game, now.table, seat, random)
    const dealt = dealing(run.table.now, {
      faces,
      random: [random.next(), random.next(), random.next(), random.next()],
      seat,
    })
    const couldBe = step.couldBe(faces, now, random)
    if (couldBe || misfits === tries) now.apply(dealt)
    const fits = couldBe && game.fits?.(now.table, seat) !== false
    if (!fits && misfits < tries) continue
    const fitting = { dropped, misfits, fits }
    return { run: now, history: history.imagined(start, [...inputs, dealt]), fitting }
  }
}

/**
 * The step under way as a seat knows it. Its cards have other ids than those of the match, and others again after the next
 * input: by an id that is met twice, a seat could tell when a hidden card was drawn that it sees played.
 */
function originOf<S, O, D extends Definition>(
  game: Game<S, O, D>,
  history: History<S, D>,
  run: Run<S, D>,
  seat: Seat,
): Origin<S, D> {
  const after = history.inputs.at(-1) ?? null
  const known = history.imaginedFrom
  if (known !== null && known.seat === seat && known.after === after) return known
  const base = history.base(run)
  const { start, inputs } = withoutPending(base, history.inputs.slice(base.inputs), run, seat)
  const rename = renaming(start.table.cards.length, `${history.header.seed} ids ${history.inputs.length}`)
  const origin = {
    seat,
    after,
    start: { ...start, table: renamedTable(game, start.table, rename) },
    inputs: inputs.map((input) => renamedInput(input, rename)),
  }
  history.imaginedFrom = origin
  return origin
}

/** The step without the answers of other seats that are still secret: they have had no effect yet. */
function withoutPending<S, D extends Definition>(
  base: Checkpoint<S, D>,
  inputs: Input[],
  { open }: Run<S, D>,
  seat: Seat,
): { readonly start: Checkpoint<S, D>; readonly inputs: Input[] } {
  const start = { ...base, inputs: 0, log: 0 }
  const pending = open === null || open instanceof Ask ? [] : open.pending.filter((ask) => ask.seat !== seat)
  if (pending.length === 0) return { start, inputs }
  const withdrawn = new Set(pending.map((ask) => `${ask.seat}.${ask.number || ask.id}`))
  const table = base.table.clone()
  table.carried = table.carried.map((each) => (each.seat === seat ? each : unanswered(each)))
  return { start: { ...start, table }, inputs: inputs.filter((each) => !withdrawn.has(`${each.seat}.${each.ask}`)) }
}

/** A dialogue as if none of its questions had been answered yet. */
function unanswered({ seat, answers, open }: Carried): Carried {
  const [first] = answers
  return first
    ? { seat, answers: [], open: { kind: first.kind, number: first.number, since: open.since } }
    : { seat, answers, open }
}

export function dealing(at: number, deal: Deal): Input {
  return { at, seat: nobody, ask: 0, value: null, due: null, act: null, deal, learned: 0, chance: true }
}

/** Runs the inputs of a step again with other faces, laid as early as that hands out nothing that chance decided. */
export class StepAgain<S, O, D extends Definition> {
  private readonly game: Game<S, O, D>
  private readonly start: Checkpoint<S, D>
  private readonly inputs: readonly Input[]
  private readonly seat: Seat | null
  /** After how many inputs the faces are laid. */
  private readonly from: number

  constructor(game: Game<S, O, D>, start: Checkpoint<S, D>, inputs: readonly Input[], seat: Seat | null) {
    this.game = game
    this.start = start
    this.inputs = inputs
    this.seat = seat
    this.from = inputs.findLastIndex((input) => input.chance) + 1
  }

  /** Whether the other seats could have answered as they did if these faces lay there. */
  couldBe(faces: Faces<D>, now: Run<S, D>, random: Random): boolean {
    const isTold = this.inputs.slice(this.from).some(({ seat, due }) => due === null && seat !== this.seat)
    if (!isTold) return !isDeadEnd(now, random)
    try {
      const run = this.with(faces, random)
      return run !== null && isAskedAlike(run, now) && !isDeadEnd(run, random)
    } catch {
      return false
    }
  }

  /** The step with these faces; null if an answer does not fit them. */
  with(faces: Faces<D>, random: Random): Run<S, D> | null {
    const run = this.laid(faces)
    for (const input of this.inputs.slice(this.from)) {
      const value = input.due === null && input.act === null ? this.sameAnswer(run, input, random) : null
      if (value === null && input.due === null && input.act === null) return null
      run.apply({ ...input, value })
    }
    return run
  }

  private laid(faces: Faces<D>): Run<S, D> {
    const begin = () => {
      const table = this.start.table.clone()
      return new Run(this.game, table, this.start.steps)
    }
    const lay = (run: Run<S, D>) => {
      for (const [id, def] of faces) run.table.card(id).def = def
      run.table.touch()
    }
    let run = begin()
    const { uses } = run.table.random
    if (this.from === 0) lay(run)
    run.drive()
    const isShuffled = this.from === 0 && run.table.random.uses !== uses
    if (isShuffled) {
      run = begin()
      run.drive()
    }
    for (const input of this.inputs.slice(0, this.from)) run.apply({ ...input })
    if (isShuffled || this.from > 0) lay(run)
    return run
  }

  /**
   * What an answer means where other faces lie; null if it cannot be given. Another seat's answer is known by what it
   * looks like from outside and by the cards that it names; without a seat, all are known by their keys.
   */
  private sameAnswer(run: Run<S, D>, input: Input, random: Random): Input['value'] {
    const ask = run.asks.find((each) => each.seat === input.seat && (each.number || each.id) === input.ask)
    if (!ask) return null
    const meant = chosenIn(input)
    const { outside } = ask.spec
    if (this.seat === null || input.seat === this.seat) {
      const chosen = ask.read(meant.map(({ key }) => key))
      return isRefusal(chosen) || !chosen.every((option, i) => namesSame(option, meant[i]!))
        ? null
        : ask.valueOf(chosen)
    }
    if (outside === undefined) {
      const found = meant.map((option) => ask.offered().find((each) => means(each, option)))
      const chosen = ask.read(found.map((option, i) => option?.key ?? meant[i]!.key))
      if (isRefusal(chosen) || chosen.some((option, i) => !namesSame(option, meant[i]!))) return null
      return ask.valueOf(chosen)
    }
    const look = outside.call(ask.spec, meant, run.table)
    const alike = looksLike(ask, look, random)
    const same = alike.find((chosen) => chosen.every((option, i) => meant[i] && namesSame(option, meant[i]!)))
    const chosen = same ?? alike[0]
    return chosen ? ask.valueOf(chosen) : null
  }
}

/** What is asked at some moment. */
type Asked = { readonly asks: readonly Ask[] }

/** Answers of which others are told this. */
function looksLike(ask: Ask, look: string, random: Random): (readonly Option[])[] {
  const answers =
    ask.some === null
      ? random.shuffle(ask.offered().map((option) => [option]))
      : Array.from({ length: 12 }, () => [randomAnswer(ask, random)].flat() as Option[])
  return answers.filter((chosen) => ask.spec.outside!(chosen, ask.table) === look)
}

const namesCards = ({ card, cards, on }: Option): boolean =>
  card !== undefined || cards !== undefined || on !== undefined

const namesSame = (a: Option, b: Option): boolean =>
  a.card === b.card && a.on === b.on && (a.cards?.join() ?? '') === (b.cards?.join() ?? '')

/** An option that names cards is the one that names the same; of several, the one with the same key. */
const means = (option: Option, meant: Option): boolean =>
  namesCards(meant) ? namesSame(option, meant) && shape(option.key) === shape(meant.key) : option.key === meant.key

/** What a key says beside the names in it: `boost:hand:focus#2` is a `boost:hand`. */
const shape = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf(':')))

const isAskedAlike = (a: Asked, b: Asked): boolean =>
  a.asks.length === b.asks.length &&
  a.asks.every(({ seat, number, kind }, i) => {
    const other = b.asks[i]!
    return seat === other.seat && number === other.number && kind === other.kind
  })

/** Whether somebody is asked what they cannot answer. */
function isDeadEnd(run: Asked, random: Random): boolean {
  try {
    for (const ask of run.asks)
      if (ask.some === null ? ask.offered().length === 0 : !randomAnswer(ask, random)) return true
    return false
  } catch {
    return true
  }
}
