import {
  agreedFor,
  botProblem,
  type Entry,
  isDeckCode,
  partsOf,
  seatsIn,
  sideProblem,
  withCardsOf,
  withSides,
} from '@cardwright/catalog'
import { type JsonObject, Random } from '@cardwright/engine'
import type { LocalSeat } from '@cardwright/room'
import { commonWords } from '../words/en/common.ts'
import { matchWords } from '../words/en/pages/match.ts'
import type { LocalMatch } from '../worker/messages.ts'
import { loadGame, loadSetOf } from './catalog.ts'
import { ownName, settings } from './settings.ts'

const strengths = ['easy', 'medium', 'hard'] as const

/**
 * A match of one's own from an address: `seats` how many play, `side` and `versus` what one plays with oneself and what
 * the others do, `strength` how well bots play, `seat` where one sits, `people` how many are at this screen, `options`
 * (JSON) what the game leaves open, `given` (JSON) a position to begin with, and `seed` for who wants to be exact.
 */
export async function planFrom(game: string, wish: URLSearchParams): Promise<LocalMatch> {
  const loaded = await loadGame(game)
  if (!loaded) throw new Error(matchWords.noGame(game))
  const entry = await withCardsOf(loaded, [wish.get('side'), wish.get('versus')], loadSetOf(game))
  const read = (name: string): JsonObject | null => JSON.parse(wish.get(name) || 'null')
  const options: object = read('options') ?? {}
  const given = read('given')
  const [least, most] = seatsIn(entry.game, options)
  const people = Math.max(1, Number(wish.get('people')) || 1)
  const count = Math.min(most, Math.max(least, people, Number(wish.get('seats')) || 0))
  const own = Math.min(count - 1, Math.max(0, Number(wish.get('seat')) || 0))
  const strength = strengths.find((each) => each === wish.get('strength')) ?? settings().strength
  const seats = Array.from({ length: count }, (_, seat): LocalSeat => {
    const nth = (seat - own + count) % count
    if (nth >= people) return { strength }
    return { name: people === 1 ? ownName() : wish.get(`name${nth + 1}`) || commonWords.player(nth + 1) }
  })
  const seed = wish.get('seed') ?? crypto.randomUUID()
  const wanted = seats.map((_, seat) => wish.get(seat === own ? 'side' : 'versus'))
  // options that name sides themselves hold
  const chosen = { ...optionsFor(entry, options, wanted, own, new Random(seed)), ...options }
  const forPeople = people < count ? botProblem(entry, chosen) : null
  if (forPeople !== null) throw new Error(forPeople)
  return {
    id: crypto.randomUUID(),
    game,
    seats,
    options: chosen,
    ...(given && { given }),
    seed,
    stored: true,
    created: Date.now(),
  }
}

function optionsFor(entry: Entry, options: object, wanted: readonly Wanted[], own: number, random: Random): object {
  if (!entry.sides) return options
  // those who sit at one screen can agree to it there
  const agreed = { ...agreedFor(entry, wanted), ...options }
  for (const side of wanted) {
    const problem = side && isDeckCode(side) ? sideProblem(entry, side, agreed) : null
    if (problem !== null) throw new Error(problem)
  }
  return withSides(entry, agreed, sidesFor(entry, options, wanted, own, random))
}

type Wanted = string | null

/** What each seat plays with. Chance gives nobody the player's own choice. */
function sidesFor(entry: Entry, options: object, wanted: readonly Wanted[], own: number, random: Random): string[] {
  const { names, any } = entry.sides!
  const known = (side: Wanted | undefined) =>
    side && side !== any && sideProblem(entry, side, options) === null ? side : null
  const against = wanted.flatMap((side, seat) => (seat === own ? [] : [known(side)]))
  const others = (taken: readonly Wanted[]) => {
    const gone = taken.flatMap((side) => (side === null ? [] : partsOf(entry, side)))
    const left = names.filter((name) => !gone.includes(name))
    return left.length > 0 ? left : names
  }
  const mine = known(wanted[own]) ?? random.pick(others(against))
  return wanted.map((side, seat) => (seat === own ? mine : (known(side) ?? random.pick(others([mine])))))
}
