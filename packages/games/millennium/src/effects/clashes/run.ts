import type { Part } from '@cardwright/engine'
import { chooseCards } from '../../acts/choosing.ts'
import { withPlayers } from '../../acts/players.ts'
import { push } from '../../acts/push.ts'
import { areTeammates, clockwise, decider, tableau, topCard } from '../../acts/sides.ts'
import type { CardInPlay, MillenniumTable, SideNumber } from '../../state.ts'
import type { Context } from '../../tasks.ts'
import type { Runs } from '../running.ts'
import type { clashEffects } from './vocabulary.ts'

interface Fighter {
  readonly side: SideNumber
  readonly card: CardInPlay
}

/** MB-246: without two that take part there is no clash. */
function begin(
  t: MillenniumTable,
  context: Context,
  effect: string,
  fighters: readonly Fighter[],
  fixed: readonly SideNumber[],
): Part {
  if (fighters.length < 2) return null
  const list = fighters.map(({ side, card }) => ({ side, card: card.id, gen: card.gen }))
  push(t, { task: 'clash', clash: { context, effect, fighters: list, asked: [], duelists: [], fixed } })
  return null
}

/** MB-197: those of these sides who have a Top Card, the one who began first: MB-240. */
function topCards(t: MillenniumTable, own: SideNumber, sides: readonly SideNumber[]): Fighter[] {
  return clockwise(t, own, [...sides]).flatMap((s) => {
    const card = topCard(t, s)
    return card ? [{ side: s, card }] : []
  })
}

export const runClashes: Runs<typeof clashEffects> = {
  /** MB-238, MB-239, MB-320 */
  clash(t, context, { with: who, choose }, address) {
    const own = context.side
    if (who === 'all') return begin(t, context, address, topCards(t, own, clockwise(t, own)), [])
    if (topCard(t, own) === null) return null
    const canClash = (s: SideNumber) =>
      s !== own && topCard(t, s) !== null && (who === 'them' || !areTeammates(t, own, s))
    return withPlayers(
      t,
      who,
      context,
      ([them]) => {
        const both = topCards(t, own, [own, them!])
        if (!choose) return begin(t, context, address, both, [])
        const among = () => tableau(t, them!).cards.filter((card) => !card.down)
        const spec = { seat: decider(t, own), card: context.card, purpose: 'clash', rule: 'MB-427', among } as const
        return chooseCards(t, { ...spec, count: 1, upTo: false }, ([card]) =>
          begin(t, context, address, [both[0]!, { side: them!, card: card! }], [them!]),
        )
      },
      canClash,
      'clash',
    )
  },
}
