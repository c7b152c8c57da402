import { choiceFor, type Entry, isDeckCode, type Sides, sideProblem } from '@cardwright/catalog'
import { type AnyGame, Random, seatsFor } from '@cardwright/engine'
import type { LocalSeat } from '@cardwright/room'
import { commonWords } from '../words/en/common.ts'
import type { LocalMatch } from '../worker/messages.ts'
import { loadGame } from './catalog.ts'
import { ownName, settings } from './settings.ts'

const strengths = ['easy', 'medium', 'hard'] as const

/**
 * A match of one's own from an address: `seats` how many play, `side` and `versus` what one plays with oneself and what
 * the others do, `strength` how well bots play, `seat` where one sits, `people` how many are at this screen, `seed` and
 * `options` (JSON) for who wants to be exact.
 */
export async function planFrom(game: string, wish: URLSearchParams): Promise<LocalMatch> {
  const entry = await loadGame(game)
  if (!entry) throw new Error(`There is no game called ${game}.`)
  const given = wish.get('options')
  const options: unknown = given ? JSON.parse(given) : undefined
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
  return {
    id: crypto.randomUUID(),
    game,
    seats,
    options: options ?? (entry.sides && optionsFor(entry, entry.sides, wanted, own, new Random(seed))),
    seed,
    stored: true,
    created: Date.now(),
  }
}

/** How many may sit down with these options. Options that are wrong are told of when the match begins. */
function seatsIn(game: AnyGame, options: unknown): readonly [number, number] {
  const read = game.options.safeParse(options ?? {})
  return read.success ? seatsFor(game, read.data) : game.seats
}

function optionsFor(entry: Entry, sides: Sides, wanted: readonly Wanted[], own: number, random: Random): object {
  for (const side of wanted) {
    const problem = side && isDeckCode(side) ? sideProblem(entry, side) : null
    if (problem !== null) throw new Error(problem)
  }
  return sides.options(sidesFor(wanted, own, sides, random).map((side) => choiceFor(entry, side)))
}

type Wanted = string | null

/** What each seat plays with. Chance gives nobody the player's own choice. */
function sidesFor(wanted: readonly Wanted[], own: number, { names }: Sides, random: Random): string[] {
  const known = (side: Wanted | undefined) => (side && (names.includes(side) || isDeckCode(side)) ? side : null)
  const against = wanted.flatMap((side, seat) => (seat === own ? [] : [known(side)]))
  const others = (taken: readonly Wanted[]) => {
    const left = names.filter((name) => !taken.includes(name))
    return left.length > 0 ? left : names
  }
  const mine = known(wanted[own]) ?? random.pick(others(against))
  return wanted.map((side, seat) => (seat === own ? mine : (known(side) ?? random.pick(others([mine])))))
}
