import { type Result, type Seat, winners } from '@cardwright/engine'
import { type Interval, wilson } from '../statistics.ts'
import { bold, red } from '../text/layout.ts'
import { botWords } from '../words/en/bot.ts'
import type { Ending } from './seated.ts'

export interface Played {
  readonly match: string
  readonly seat: number
  readonly outcome: 'won' | 'lost' | 'drawn'
  readonly why: string
  /** What the program did wrong: it has lost by that. */
  readonly fault: string | null
}

export interface Score {
  readonly game: string
  readonly name: string
  readonly against: string
  readonly games: number
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly share: number
  readonly interval: Interval
  readonly matches: readonly Played[]
}

function outcomeFor(seat: Seat, result: Result): Played['outcome'] {
  if (winners(result).includes(seat)) return 'won'
  return result.winner === null ? 'drawn' : 'lost'
}

export function playedIn(match: string, { seat, result, fault }: Ending): Played {
  if (result === null) return { match, seat, outcome: 'lost', why: 'resigned', fault }
  return { match, seat, outcome: outcomeFor(seat, result as Result), why: result.why, fault }
}

export function scoreOf(about: Pick<Score, 'game' | 'name' | 'against'>, matches: readonly Played[]): Score {
  const times = (outcome: Played['outcome']) => matches.filter((each) => each.outcome === outcome).length
  const [games, won] = [matches.length, times('won')]
  return {
    ...about,
    games,
    won,
    lost: times('lost'),
    drawn: times('drawn'),
    share: games === 0 ? 0 : won / games,
    interval: wilson(won, games),
    matches,
  }
}

export function scoreLines(score: Score): string[] {
  const { game, name, against, games, won, lost, drawn, share, interval, matches } = score
  const faults = matches.flatMap(({ match, fault }) => (fault === null ? [] : [{ match, fault }]))
  return [
    bold(botWords.title(name, against, game, games)),
    botWords.score(won, lost, drawn),
    botWords.share(share, interval.low, interval.high),
    ...faults.map(({ match, fault }) => red(botWords.resigned(match, fault))),
  ]
}
