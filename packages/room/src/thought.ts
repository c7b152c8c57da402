import { type Bot, makeBot, positionOf } from '@cardwright/bots'
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
