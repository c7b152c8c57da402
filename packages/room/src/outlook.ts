import { type Position, sensible } from '@cardwright/bots'
import { advance, isRefusal, type JsonObject, type Match, Random, type Seat } from '@cardwright/engine'

/** How an imagined match stood some time after an answer: what shows beside the cards, and how many the seat held in hand. */
export interface Stood {
  readonly facts: JsonObject
  readonly hand: number
}

/** How matches stood after either of two answers: as many after each, the same at the same place. */
export type Outlook = readonly [own: readonly Stood[], other: readonly Stood[]]

/** So long, in ms, and so often at most is played on. */
const maxMs = 300
const maxMatches = 150
/** A match that does not come back to the seat tells how it stands after so many inputs. */
const furthest = 150

/**
 * Plays on after each of two answers by rules of thumb, until it is the seat's turn again. Both are tried at the same
 * imagined tables, so that they differ by what was answered.
 */
export function outlook(
  position: Position,
  answers: readonly [readonly string[], readonly string[]],
  seed: string,
): Outlook {
  const found: [Stood[], Stood[]] = [[], []]
  const until = performance.now() + maxMs
  for (let n = 0; n < maxMatches && performance.now() < until; n++) {
    const pair = answers.map((keys) => after(position, keys, `${seed} ${n}`))
    if (pair[0] && pair[1]) for (const i of [0, 1] as const) found[i].push(pair[i]!)
  }
  return found
}

function after({ seat, ask, imagine }: Position, keys: readonly string[], seed: string): Stood | null {
  const random = new Random(seed)
  const match = imagine(random)
  const own = match.open.find((each) => each.seat === seat && each.id === ask.id)
  const chosen = own?.read(keys)
  if (!own || !chosen || isRefusal(chosen)) return null
  try {
    match.choose(own, own.valueOf(chosen), match.now)
    playOn(match, seat, own.kind, random)
  } catch {
    // an imagined table can be one that could not have come about
    return null
  }
  const { table, game } = match
  const hands = table.zones.filter(({ owner, shape }) => owner === seat && shape === 'hand')
  return { facts: game.facts(table, seat), hand: hands.reduce((sum, { size }) => sum + size, 0) }
}

/** Until the seat is asked again when its turn has come again; where nobody has turns, until it is asked the same. */
function playOn(match: Match, seat: Seat, kind: string, random: Random): void {
  let wasOthers = false
  for (let left = furthest; left > 0 && match.over === null; left--) {
    const { turn } = match.game.facts(match.table, seat)
    const hasTurns = typeof turn === 'number'
    wasOthers ||= hasTurns && turn !== seat
    const isBack = !hasTurns || (wasOthers && turn === seat)
    if (isBack && match.open.some((each) => each.seat === seat && (hasTurns || each.kind === kind))) return
    advance(match, random, (each) => sensible(match, each, random))
  }
}
