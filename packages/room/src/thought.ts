import { type Bot, makeBot, positionOf, type SearchOptions, search, type Weighed } from '@cardwright/bots'
import type { Entry } from '@cardwright/catalog'
import type { AskView, Match, OptionView, Seat } from '@cardwright/engine'
import { type Outlook, outlook } from './outlook.ts'

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
  /** How the table looks soon after the first and the second of them; not where the game has no rules of thumb to play on by. */
  readonly outlook?: Outlook
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
    if (ask === undefined) return { keys: [], tried, compared: [] }
    const position = positionOf(match, seat, ask)
    const keys = plain(ask, bot.choose(position))
    answers = answers.map((each) => ({ ...each, keys: plain(ask, each.keys) }))
    const [own, other] = compared(answers, keys)
    if (!own || !other) return { keys, tried, compared: own ? [own] : [] }
    const played = match.game.policy && { outlook: outlook(position, [own.keys, other.keys], match.header.seed) }
    return { keys, tried, compared: [own, other], ...played }
  }
}

function compared(answers: readonly Weighed[], keys: readonly string[]): readonly Weighed[] {
  const [own] = answers.filter((each) => isSame(each.keys, keys)).sort(byVisits)
  const others = answers.filter((each) => !isSame(each.keys, keys) && each.visits > 0).sort(byVisits)
  return own ? [own, ...others.slice(0, 1)] : []
}

const byVisits = (a: Weighed, b: Weighed): number => b.visits - a.visits

/** What an option means, whichever of several equal ones it is. */
const meaningOf = ({ key, ...rest }: OptionView): string => JSON.stringify([key.replace(/#\d+$/, ''), rest])

/** A choice of several with the first of those options that are equal but for their number: it is the same choice. */
function plain({ some, options }: AskView, keys: readonly string[]): readonly string[] {
  if (!some) return keys
  const left = [...options]
  return keys.map((key) => {
    const chosen = options.find((each) => each.key === key)
    if (chosen === undefined) return key
    const meaning = meaningOf(chosen)
    const place = left.findIndex((each) => meaningOf(each) === meaning)
    return left.splice(place, 1)[0]!.key
  })
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key))
