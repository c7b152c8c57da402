import { isRefusal, type Match, type Random, type Result, type Seat } from '@cardwright/engine'
import { type Bot, positionOf } from './bot.ts'

/** In real-time play an answer takes up to so long, in ms, however long the bot thought. */
const thinking = 2000

/** Plays a match to its end, a bot for each seat. Where the clock counts, `random` says how it runs. */
export function playMatch(match: Match, bots: readonly Bot[], random: Random, mostInputs = 100_000): Result {
  const { seats } = match.table
  if (bots.length !== seats) throw new Error(`${match.game.title} is played by ${seats} here, not by ${bots.length}.`)
  for (let inputs = 0; inputs < mostInputs; inputs++) {
    if (match.over !== null) return match.over
    const { open, deadline } = match
    if (open.length === 0 && deadline === null) {
      throw new Error(`${match.game.id} waits for nobody and for no deadline.`)
    }
    const at = match.now + (deadline === null ? 0 : random.int(thinking))
    if (deadline !== null && (open.length === 0 || at >= deadline)) match.clock(deadline)
    else {
      const { seat, id } = open.length === 1 ? open[0]! : random.pick(open)
      answer(match, seat, id, bots[seat]!, at)
    }
  }
  throw new Error(`${match.game.id} did not end within ${mostInputs} inputs.`)
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
