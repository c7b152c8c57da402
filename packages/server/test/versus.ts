import { makeBot, playMatch } from '@cardwright/bots'
import { decide, loadGame } from '@cardwright/catalog/node'
import { Match, Random, winners } from '@cardwright/engine'

/*
 * How often one bot beats another: pairs of matches with the same deal and the seats changed, so that neither has the better
 * cards. `node packages/server/test/versus.ts exceed search:2000 search:300 30`: 30 pairs.
 */

const [id = 'exceed', one = 'search:2000', other = 'search:300', pairs = '30'] = process.argv.slice(2)
const catalogued = (await loadGame(id))!
let won = 0
let played = 0

for (let n = 0; n < Number(pairs); n++) {
  for (const seat of [0, 1]) {
    const seed = `pair ${n}`
    const options = decide(catalogued, {}, seed)
    const match = Match.start(catalogued.game, { options, seats: ['a', 'b'], seed })
    const names = seat === 0 ? [one, other] : [other, one]
    const bots = names.map((name, at) => makeBot(name, `${seed} ${at} ${seat}`, catalogued.evaluate))
    played++
    if (winners(playMatch(match, bots, new Random(seed))).includes(seat)) won++
  }
  console.log(`${one} has won ${won} of ${played} against ${other}`)
}
