import { parseRecord, type Result } from '@cardwright/engine'
import type { StoredMatch } from '../app/store.ts'
import { replayWords } from '../words/en/pages/replays.ts'

type Played = Pick<StoredMatch, 'record' | 'seats'>

/** How those who play are called in a list of matches. */
export const namesOf = ({ seats }: Pick<Played, 'seats'>): readonly string[] =>
  seats.map((seat) => ('name' in seat ? seat.name : replayWords.bots[seat.strength]))

/** What a match came to, told to who played it: where several people did, by name. */
export function outcomeOf({ record, seats }: Played): string {
  const { outcomes, wonBy } = replayWords
  if (record === null) return outcomes.open
  const result = resultIn(record)
  if (result === null) return outcomes.over
  const winners = [result.winner ?? []].flat()
  if (winners.length === 0) return outcomes.drawn
  const people = seats.flatMap((seat, at) => ('name' in seat ? [at] : []))
  if (people.length !== 1) return wonBy(winners.map((seat) => namesOf({ seats })[seat]!))
  return winners.includes(people[0]!) ? outcomes.won : outcomes.lost
}

/** A record that cannot be read is listed all the same. */
function resultIn(record: string): Result | null {
  try {
    return parseRecord(record).result
  } catch {
    return null
  }
}
