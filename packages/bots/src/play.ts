import { isRefusal, type Match, nextToAnswer, type Random, type Result, type Seat } from '@cardwright/engine'
import { type Bot, positionOf } from './bot.ts'

/** Plays a match to its end, a bot for each seat. Where the clock counts, `random` says how it runs. */
export function playMatch(match: Match, bots: readonly Bot[], random: Random, maxInputs = 100_000): Result {
  const { seats } = match.table
  if (bots.length !== seats) throw new Error(`${match.game.title} is played by ${seats} here, not by ${bots.length}.`)
  for (let inputs = 0; inputs < maxInputs; inputs++) {
    if (match.over !== null) return match.over
    const next = nextToAnswer(match, random)
    if (next) answer(match, next.ask.seat, next.ask.id, bots[next.ask.seat]!, next.at)
  }
  throw new Error(`${match.game.id} did not end within ${maxInputs} inputs.`)
}

function answer(match: Match, seat: Seat, id: string, bot: Bot, at: number): void {
  const ask = match.asks(seat).find((each) => each.id === id)!
  const keys = bot.choose(positionOf(match, seat, ask))
  const outcome = match.answer(seat, id, keys, at)
  if (!isRefusal(outcome)) return
  throw new Error(
    `${bot.name} on seat ${seat} answered ${ask.kind} (${id}) with [${keys.join(', ')}]: ${outcome.fault ?? outcome.why}`,
  )
}
