import { Match, Random } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { Checksum } from './checksum.ts'
import type { Peer } from './peer.ts'

/** The duel of examples/duel on our engine: rules with hidden information, knowledge, handles and a record. */
export const ours: Peer = {
  name: 'ours',
  play(first, games) {
    const done = new Checksum()
    for (let game = first; game < first + games; game++) {
      const random = new Random(`choice-${game}`)
      const match = Match.start(duel, { seed: `duel-${game}`, quiet: true })
      for (let ask = match.current; ask !== null; ask = match.current) {
        const options = ask.options()
        const picked = random.int(options.length)
        done.decided(ask.seat as 0 | 1, options.length, picked)
        match.choose(ask, options[picked]!)
      }
      const [mine, theirs] = match.table.state.sides
      done.ended(match.over!.winner as 0 | 1, mine.life, theirs.life)
    }
    return { decisions: done.decisions, checksum: done.value }
  },
}
