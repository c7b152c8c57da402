import { type Bot, makeBot, playMatch, search, strengths } from '@cardwright/bots'
import { decide, loadGame } from '@cardwright/catalog/node'
import { Match, Random, winners } from '@cardwright/engine'

/*
 * How often one bot beats another: pairs of matches with the same deal and the seats changed, so that neither has the better
 * cards. `node packages/server/test/versus.ts exceed search:2000 search:300 30`: 30 pairs. Options are JSON:
 * `node packages/server/test/versus.ts millennium medium easy 30 '{"mode":"duel"}'`. A number after that is the first pair, to
 * go on where another run has ended. No clock ends a search of `easy`, `medium` and `hard`, so that a busy machine changes
 * nothing and a run can be repeated.
 */

const [id = 'exceed', one = 'search:2000', other = 'search:300', pairs = '30', options = '{}', first = '0'] =
  process.argv.slice(2)
const catalogued = (await loadGame(id))!
let won = 0
let played = 0

function untimed(name: string, seed: string): Bot {
  const { evaluate } = catalogued
  if (!Object.hasOwn(strengths, name)) return makeBot(name, seed, evaluate)
  const { iterations, slips } = strengths[name as keyof typeof strengths]
  return search({ name, seed, evaluate, iterations, slips })
}

for (let n = Number(first); n < Number(first) + Number(pairs); n++) {
  for (const seat of [0, 1]) {
    const seed = `pair ${n}`
    const decided = decide(catalogued, JSON.parse(options), seed)
    const match = Match.start(catalogued.game, { options: decided, seats: ['a', 'b'], seed })
    const names = seat === 0 ? [one, other] : [other, one]
    const bots = names.map((name, at) => untimed(name, `${seed} ${at} ${seat}`))
    const best = winners(playMatch(match, bots, new Random(seed)))
    played++
    // a draw is half a win for each
    if (best.includes(seat)) won += 1 / best.length
    else if (best.length === 0) won += 0.5
  }
  console.log(
    `${one} has won ${won} of ${played} against ${other} (${Math.round(process.cpuUsage().user / 1e6)} s of CPU)`,
  )
}
