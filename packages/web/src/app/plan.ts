import { loadGame } from '@cardwright/catalog'
import type { LocalSeat } from '@cardwright/room'
import type { LocalMatch } from '../worker/messages.ts'
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
  const { sides } = entry
  const any = sides?.any ?? sides?.names[0]
  const pick = (name: string | null) => (name && sides?.names.includes(name) ? name : (any ?? ''))
  const chosen = seats.map((_, seat) => pick(wish.get(seat === own ? 'side' : 'versus')))
  const given = wish.get('options')
  return {
    id: crypto.randomUUID(),
    game,
    seats,
    options: given ? JSON.parse(given) : sides?.options(chosen),
    seed: wish.get('seed') ?? crypto.randomUUID(),
    stored: true,
    created: Date.now(),
  }
}
