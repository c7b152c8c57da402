import { Random } from '@cardwright/engine'
import { type Bot, type Position, soleAnswer } from './bot.ts'
import { Descent, type Evaluate, type Manner } from './descent.ts'
import { carelessBot, policyBot } from './policy.ts'
import { Node, stopping } from './tree.ts'
import { answersAt, type Weighed } from './weighed.ts'

/** How long is searched; with both, until the first of them is reached. */
export interface Budget {
  readonly iterations?: number
  readonly ms?: number
}

/** In how many of 100 cases a bot errs as people do. */
export interface Slips {
  /** It overlooks what the policy advises, where that answers and no search: see `byPolicy`. */
  readonly advised: number
  /** It does the first thing that comes to its mind. */
  readonly searched: number
}

/** How a search went. */
export interface Searched {
  readonly iterations: number
  readonly answers: readonly Weighed[]
}

export interface SearchOptions extends Budget, Partial<Manner> {
  readonly slips?: Slips
  readonly seed: string
  readonly name?: string
  /** Told after each search. */
  readonly watch?: (searched: Searched) => void
}

const flawless: Slips = { advised: 0, searched: 0 }

const unlimited = Number.POSITIVE_INFINITY
const usualIterations = 500
const firstThought = { iterations: 1, ms: unlimited }
/** This many iterations may fail before their share of all counts. */
const fewFailures = 8
/** A random match that goes on for longer tells little, however it ends. */
const longestRollout = 2000

/**
 * Information-set Monte Carlo tree search: one tree, of what this seat would see; every iteration goes down it with
 * another imagined table (Cowling, Powley, Whitehouse 2012).
 */
export function search(options: SearchOptions): Bot {
  const { seed, name = 'search', slips = flawless, watch } = options
  const ms = options.ms ?? unlimited
  const budget = { ms, iterations: options.iterations ?? (ms === unlimited ? usualIterations : unlimited) }
  const evaluate: Evaluate | null = options.evaluate ?? null
  const depth = options.depth ?? longestRollout
  const manner: Manner = { exploration: options.exploration ?? 0.7, depth, evaluate }
  const random = new Random(seed)
  const advised = policyBot(random, name)
  const careless = carelessBot(random, name, evaluate)
  const happens = (ofHundred: number) => ofHundred > 0 && random.int(100) < ofHundred
  return {
    name,
    choose(position) {
      const sole = soleAnswer(position)
      if (sole) return sole
      if (evaluate?.byPolicy?.includes(position.ask.kind))
        return (happens(slips.advised) ? careless : advised).choose(position)
      const root = new Node()
      const iterations = grow(root, position, random, happens(slips.searched) ? firstThought : budget, manner)
      watch?.({ iterations, answers: answersAt(root, position.ask.some !== undefined) })
      return mostVisited(root, position)
    },
  }
}

/** Searches until the budget is used up, or until what is left of it cannot change the choice. */
function grow(root: Node, position: Position, random: Random, budget: Required<Budget>, manner: Manner): number {
  const { seat, ask } = position
  const { iterations, ms } = budget
  const until = performance.now() + ms
  const descent = new Descent(seat, random, manner)
  let failed = 0
  for (let done = 1; ; done++) {
    const match = position.imagine(random)
    const own = match.open.find((each) => each.seat === seat && each.id === ask.id)
    if (!own) throw new Error(`Ask ${ask.id} (${ask.kind}) of seat ${seat} is not open at the table it imagines.`)
    try {
      descent.run(root, match, own)
    } catch (error) {
      // an imagined table can be one that could not have come about: it tells nothing. If most are, the rules are wrong
      if (++failed > fewFailures && failed > done / 2) throw error
    }
    if (done >= iterations || (ms !== unlimited && performance.now() >= until)) return done
    if (!ask.some && isSettled(root, iterations - done)) return done
  }
}

/** Whether no other arm can catch up with the most visited one. */
function isSettled({ arms }: Node, left: number): boolean {
  let most = 0
  let second = 0
  for (const { visits } of arms.values()) {
    if (visits > most) {
      second = most
      most = visits
    } else if (visits > second) second = visits
  }
  return most - second > left
}

function mostVisited(root: Node, { next }: Position): readonly string[] {
  const keys: string[] = []
  for (let node: Node | undefined = root; ; ) {
    const { add, stop } = next(keys)
    const key: string = bestOf(node, stop ? [stopping, ...add] : add)
    if (key === stopping) return keys
    keys.push(key)
    node = node?.arms.get(key)?.next
  }
}

function bestOf(node: Node | undefined, keys: readonly string[]): string {
  let best = keys[0]!
  for (const key of keys) {
    const arm = node?.arms.get(key)
    const rival = node?.arms.get(best)
    if (!arm) continue
    if (!rival || arm.visits > rival.visits || (arm.visits === rival.visits && arm.mean > rival.mean)) best = key
  }
  return best
}
