import { type Bot, makeBot, positionOf, type SearchOptions, search, type Weighed } from '@cardwright/bots'
import type { Entry } from '@cardwright/catalog'
import type { Match, Seat } from '@cardwright/engine'

/** What a bot is asked. */
export interface Thought {
  /** The match's id. */
  readonly id: string
  readonly match: Match
  readonly seat: Seat
  readonly ask: string
  /** `easy` and so on. */
  readonly strength: string
}

/** How bots come to their answers: in a thread of their own on a server, where they are asked in a worker. */
export type Think = (thought: Thought) => Promise<readonly string[]>

/** Thinks here and now. */
export function thinkHere({ evaluate }: Entry): Think {
  const bots = new Map<string, Bot>()
  return async ({ match, seat, ask: id, strength }) => {
    const name = `${strength} ${seat} ${match.header.seed}`
    const bot = bots.get(name) ?? makeBot(strength, name, evaluate)
    bots.set(name, bot)
    const ask = match.asks(seat).find((each) => each.id === id)
    return ask === undefined ? [] : bot.choose(positionOf(match, seat, ask))
  }
}

/** What a bot would do in somebody's place, and how that compares. */
export interface Advised {
  readonly keys: readonly string[]
  /** How often it has played on from here; 0 where it goes by the game's policy, or nothing else can be answered. */
  readonly tried: number
  /** How its own answer came out, then the one that it tried most beside it; empty if it has tried nothing. */
  readonly compared: readonly Weighed[]
}

export type Advise = (thought: Omit<Thought, 'strength'>) => Promise<Advised>

/** Who is asked for advice thinks for so long, in ms, and does not slip on purpose as those do who are played against. */
const adviserTime = 600

/** Advises here and now. */
export function adviseHere({ evaluate }: Entry): Advise {
  return async ({ match, seat, ask: id }) => {
    let tried = 0
    let answers: readonly Weighed[] = []
    const watch: SearchOptions['watch'] = (searched) => {
      tried = searched.iterations
      answers = searched.answers
    }
    const bot = search({ seed: `adviser ${seat} ${match.header.seed}`, ms: adviserTime, evaluate, watch })
    const ask = match.asks(seat).find((each) => each.id === id)
    const keys = ask === undefined ? [] : bot.choose(positionOf(match, seat, ask))
    return { keys, tried, compared: compared(answers, keys) }
  }
}

function compared(answers: readonly Weighed[], keys: readonly string[]): readonly Weighed[] {
  const own = answers.find((each) => isSame(each.keys, keys))
  const others = answers.filter((each) => each !== own && each.visits > 0).sort((a, b) => b.visits - a.visits)
  return own ? [own, ...others.slice(0, 1)] : []
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key))
