import type { AnyGame } from '../../game.ts'
import { Match } from '../../match.ts'
import type { Random } from '../../random.ts'
import { type MatchRecord, makeRecord, parseRecord } from '../../record.ts'
import { must, mustEqual } from '../found.ts'

/** The record is the match: as text, played again, under clock ticks of any grain, from a saved checkpoint. */
export function recordIsMatch(match: Match, random: Random): void {
  const { game } = match
  const record = match.record()
  mustEqual(parseRecord(makeRecord(record)), JSON.parse(JSON.stringify(record)), 'record', 'a record as text')
  const replayed = Match.replay(game as AnyGame, record)
  must(replayed.hash() === record.hash, 'replay', () => 'a replay leads to another position')
  for (let seat = 0; seat < match.table.seats; seat++) {
    mustEqual(replayed.events(seat), match.events(seat), 'replay', `what seat ${seat} sees in a replay`)
  }
  const grain = () => 'the grain of the clock shows in a replay'
  must(ticking(game, record, random).hash() === record.hash, 'clock', grain)
  const saved = JSON.parse(JSON.stringify(replayed.save()))
  const resumed = Match.resume(game as AnyGame, record, saved)
  must(resumed.hash() === record.hash, 'save', () => 'a match resumed from a saved checkpoint differs')
}

/** A replay that looks at the clock at odd moments between the answers. */
function ticking(game: AnyGame, record: MatchRecord, random: Random): Match {
  const { options, seats, seed, given } = record.header
  const match = Match.start(game as AnyGame, { options, seats, seed, given, quiet: true })
  for (const input of record.inputs) {
    for (let ticks = random.int(3); ticks > 0; ticks--) {
      // a deadline moves the time on
      match.clock(match.now + random.int(Math.max(1, input.at - match.now)))
    }
    match.take(input)
  }
  match.clock(record.clock)
  return match
}
