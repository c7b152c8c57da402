import type { Sides } from '@cardwright/catalog'
import { Random } from '@cardwright/engine'
import type { LocalSeat } from '@cardwright/room'
import type { LocalMatch } from '../worker/messages.ts'
import { loadGame } from './catalog.ts'
import { ownName, settings } from './settings.ts'

const strengths = ['easy', 'medium', 'hard'] as const

/**
 * A match of one's own from an address: `side` and `versus` are what the two play with, `strength` how well the bot
 * plays, `seat` where one sits, `people=2` two at one screen, `seed` and `options` (JSON) for who wants to be exact.
 */
export async function planFrom(game: string, wish: URLSearchParams): Promise<LocalMatch> {
  const entry = await loadGame(game)
  if (!entry) throw new Error(`There is no game called ${game}.`)
  const count = Math.max(entry.game.seats[0], Number(wish.get('seats') ?? 0) || 0)
  const own = wish.get('seat') === '1' ? 1 : 0
  const strength = strengths.find((each) => each === wish.get('strength')) ?? settings().strength
  const isShared = wish.get('people') === '2'
  const seats = Array.from({ length: count }, (_, seat): LocalSeat => {
    if (seat === own) return { name: isShared ? wish.get('first') || 'Player 1' : ownName() }
    return isShared && seat === 1 - own ? { name: wish.get('second') || 'Player 2' } : { strength }
  })
  const seed = wish.get('seed') ?? crypto.randomUUID()
  const given = wish.get('options')
  const wanted = seats.map((_, seat) => wish.get(seat === own ? 'side' : 'versus'))
  return {
    id: crypto.randomUUID(),
    game,
    seats,
    options: given ? JSON.parse(given) : entry.sides?.options(sidesFor(wanted, own, entry.sides, new Random(seed))),
    seed,
    stored: true,
    created: Date.now(),
  }
}

/** What each plays with. Chance gives nobody what one plays with oneself. */
function sidesFor(wanted: readonly (string | null)[], own: number, { names }: Sides, random: Random): string[] {
  const known = (side: string | null | undefined) => (side && names.includes(side) ? side : null)
  const against = wanted.flatMap((side, seat) => (seat === own ? [] : [known(side)]))
  const others = (taken: readonly (string | null)[]) => {
    const left = names.filter((name) => !taken.includes(name))
    return left.length > 0 ? left : names
  }
  const mine = known(wanted[own]) ?? random.pick(others(against))
  return wanted.map((side, seat) => (seat === own ? mine : (known(side) ?? random.pick(others([mine])))))
}
