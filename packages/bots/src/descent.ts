import {
  type Answer,
  type Ask,
  advance,
  type Match,
  nextToAnswer,
  type Option,
  type Random,
  randomAnswer,
  rewardOf,
  type Seat,
  winners,
} from '@cardwright/engine'
import { Spread } from './spread.ts'
import { type Among, Arm, count, keyAt, Node, select } from './tree.ts'

/**
 * How well a seat stands, of 0 (lost) to 1 (won); null where too much is in motion to say. The match is imagined: all of
 * its table may be looked at.
 */
export interface Evaluate {
  (match: Match, seat: Seat): number | null
  /**
   * Positions at any depth can be compared: it makes no difference at which point of a turn one is judged. Then what
   * looks best is followed as closely as the spread of results allows. Elsewhere that would prefer lines that are cut off
   * at a good moment.
   */
  readonly isSteady?: boolean
  /**
   * Kinds of ask that the game's policy answers, and no search: a market that stands open has so many deals in so many
   * orders that a tree learns little of it, and may go round in circles.
   */
  readonly byPolicy?: readonly string[]
  /**
   * Whether an option is worth a look. Rules may allow what leads nowhere, as often as one likes, such as moving a card
   * to and fro. Where none is, all are tried.
   */
  isWorthTrying?(match: Match, ask: Ask, option: Option): boolean
  /** What a seat has where it can be judged, by name: what weights were learned for, or can be. */
  featuresOf?(match: Match, seat: Seat): Readonly<Record<string, number>>
}

export interface Manner {
  /**
   * How much is tried that looks worse so far: the constant of UCB1, for wins and losses. Where a steady evaluation tells
   * positions apart by less, as much less is needed.
   */
  readonly exploration: number
  /** Random inputs follow until the position can be judged, or until there were so many. */
  readonly depth: number
  readonly evaluate: Evaluate | null
}

/** At most this many inputs lead down the tree: where nobody has a choice, it does not grow. */
const deepest = 1000

/** Goes down the tree with imagined matches, one at a time, and brings back what they came to. */
export class Descent {
  private readonly seat: Seat
  private readonly random: Random
  private readonly manner: Manner
  private readonly path: Arm[] = []
  private readonly spread = new Spread()
  /** The tree has grown by an arm: from there on all is random. */
  private grown = false
  /** What was answered in a round in which several are asked at once, each seat's own. */
  private readonly said = new Map<Seat, string>()
  private readonly randomly = (ask: Ask) => randomAnswer(ask, this.random)

  constructor(seat: Seat, random: Random, manner: Manner) {
    this.seat = seat
    this.random = random
    this.manner = manner
  }

  /** One iteration. The match is used up. */
  run(root: Node, match: Match, ask: Ask): void {
    this.path.length = 0
    this.said.clear()
    this.grown = false
    const alone = match.current !== null
    let node = alone ? this.answer(match, root, ask) : this.answerAmong(match, root, ask, match.now)
    for (let left = deepest; left > 0 && !this.grown && match.over === null; left--) node = this.advance(match, node)
    this.rollOut(match)
    this.learn(match)
  }

  /** One more input, of whoever is next. */
  private advance(match: Match, node: Node): Node {
    const { current } = match
    if (current !== null) return this.answer(match, node, current)
    const next = nextToAnswer(match, this.random)
    return next ? this.answerAmong(match, node, next.ask, next.at) : this.heard(node, 'due')
  }

  private answer(match: Match, node: Node, ask: Ask): Node {
    const here = node.of(ask)
    const chosen = this.decide(here, ask, match)
    const { next } = this.path[this.path.length - 1]!
    const after = this.isSecret(ask) ? here.at(`saw ${this.seen(ask, chosen)}`) : next
    match.choose(ask, ask.valueOf(chosen))
    return after
  }

  /**
   * A seat that is asked together with others decides without knowing their answers: all decide at the same node, and only
   * what all of them said leads on.
   */
  private answerAmong(match: Match, node: Node, ask: Ask, at: number): Node {
    const { said } = this
    const before = said.get(ask.seat)
    const here = before === undefined ? node : node.at(`said ${ask.seat} ${before}`)
    const chosen = this.decide(here.of(ask), ask, match)
    const now = this.seen(ask, chosen)
    said.set(ask.seat, before === undefined ? now : `${before}, ${now}`)
    match.choose(ask, ask.valueOf(chosen), at)
    return match.pending.includes(ask) ? node : this.heard(node, `first ${ask.seat}`)
  }

  private heard(node: Node, end: string): Node {
    const all = [...this.said].map(([seat, said]) => `${seat} ${said}`).sort()
    this.said.clear()
    return node.at(`${end} ${all.join('; ')}`)
  }

  private isSecret(ask: Ask): boolean {
    return ask.seat !== this.seat && ask.spec.outside !== undefined
  }

  /** What the searching seat sees of an answer. */
  private seen(ask: Ask, chosen: readonly Option[]): string {
    if (this.isSecret(ask)) return ask.spec.outside!(chosen, ask.table)
    return chosen.length === 1 ? chosen[0]!.key : chosen.map((each) => each.key).join(' ')
  }

  /** An answer, each option of it a decision in the tree. */
  private decide(here: Node, ask: Ask, match: Match): Option[] {
    const { some } = ask
    const chosen: Option[] = []
    let node = here
    for (;;) {
      const among = this.worthTrying(match, ask, chosen)
      const index = this.grown ? this.random.int(count(among)) : this.choose(node, among)
      if (!this.grown) node = this.follow(here, node, ask, chosen, among, index)
      const option = among.add[index]
      if (option === undefined) {
        if (!among.stop) throw new Error(`${ask.kind} is a dead end: nothing may be added, and one may not stop.`)
        return ask.inOrder(chosen)
      }
      chosen.push(option)
      if (some === null) return chosen
    }
  }

  /** What may be added to what is chosen, as far as it is worth a look. */
  private worthTrying(match: Match, ask: Ask, chosen: readonly Option[]): Among {
    const among = ask.walk(chosen)
    const { evaluate } = this.manner
    if (evaluate?.isWorthTrying === undefined) return among
    const add = among.add.filter((option) => evaluate.isWorthTrying!(match, ask, option))
    return add.length > 0 ? { add, stop: among.stop } : among
  }

  private choose(node: Node, among: Among): number {
    const { exploration, evaluate } = this.manner
    return select(node, among, evaluate?.isSteady ? exploration * this.spread.width : exploration, this.random)
  }

  private follow(
    here: Node,
    node: Node,
    { seat, some }: Ask,
    chosen: readonly Option[],
    among: Among,
    index: number,
  ): Node {
    const key = keyAt(among, index)
    let arm = node.arms.get(key)
    if (arm === undefined) {
      const option = among.add[index]
      const isSet = some !== null && !some.ordered && option !== undefined
      arm = new Arm(seat, isSet ? here.at(setOf(chosen, option)) : new Node())
      node.arms.set(key, arm)
      this.grown = count(among) > 1
    }
    this.path.push(arm)
    return arm.next
  }

  private rollOut(match: Match): void {
    const { random, seat } = this
    const { evaluate, depth } = this.manner
    const { policy } = match.game
    for (let left = depth; left > 0 && match.over === null; left--) {
      if (evaluate !== null && evaluate(match, seat) !== null) return
      const ask = match.current
      if (policy === undefined && ask !== null && ask.some === null) match.choose(ask, random.pick(ask.offered()))
      else advance(match, random, policy === undefined ? this.randomly : (each) => sensible(match, each, random))
    }
  }

  private learn(match: Match): void {
    const rewards = rewardsOf(match, this.manner.evaluate)
    this.spread.add(rewards[this.seat]!)
    for (const arm of this.path) {
      arm.visits++
      arm.reward += rewards[arm.seat]!
    }
  }
}

/** Options of which the order does not count: whichever came first, they lead to the same node. */
const setOf = (chosen: readonly Option[], added: Option): string =>
  `chosen ${[...chosen, added]
    .map((each) => each.key)
    .sort()
    .join(' ')}`

/** What the game's policy would answer in an imagined match, or anything where it has no opinion. */
export const sensible = (match: Match, ask: Ask, random: Random): Answer =>
  match.game.policy?.(match.table, ask, random) ?? randomAnswer(ask, random)

/** Where there are places, each gets by its place; or who wins gets 1, or their share of it. A draw is shared by all. */
function rewardsOf(match: Match, evaluate: Evaluate | null): readonly number[] {
  const { seats } = match.table
  const result = match.over
  const rewards: number[] = []
  if (result === null) {
    for (let seat = 0; seat < seats; seat++) rewards.push(evaluate?.(match, seat) ?? 1 / seats)
    return rewards
  }
  if (result.places) return result.places.map((_, seat) => rewardOf(result, seat, seats))
  const won = winners(result)
  const share = 1 / (won.length || seats)
  for (let seat = 0; seat < seats; seat++) rewards.push(won.length === 0 || won.includes(seat) ? share : 0)
  return rewards
}
