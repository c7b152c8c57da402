import { amountOf, namedCard } from '../../acts/amounts.ts'
import type { Purpose } from '../../acts/choosing.ts'
import { playersMeant } from '../../acts/players.ts'
import { handOf, isBossSide, tokensOn } from '../../acts/sides.ts'
import { candidates, isLegal } from '../../acts/targets.ts'
import { type CardInPlay, type MillenniumTable, side } from '../../state.ts'
import type { Context } from '../../tasks.ts'
import type { Target } from '../targets/vocabulary.ts'
import type { Effect } from '../vocabulary.ts'

/** To flip two there must be two that can be flipped. */
function hasTargets(
  t: MillenniumTable,
  target: Target,
  purpose: Purpose,
  context: Context,
  isFit: (card: CardInPlay) => boolean = () => true,
): boolean {
  if (typeof target !== 'object') {
    const card = namedCard(t, target, context)
    return card !== null && isLegal(t, card, purpose, context) && isFit(card)
  }
  if (target.pick === 'all' || target.upTo) return true
  return (
    candidates(t, target, playersMeant(t, target.of, context), purpose, context).filter(isFit).length >= target.pick
  )
}

/** The RP that an effect takes from whoever carries it out. */
const costOf = (t: MillenniumTable, effect: Effect, context: Context): number =>
  effect.do === 'give' || (effect.do === 'lose' && effect.who === 'you') ? amountOf(t, effect.rp, context) : 0

function isPossible(t: MillenniumTable, effect: Effect, context: Context): boolean {
  switch (effect.do) {
    case 'discard':
      return effect.who !== 'you' || (!isBossSide(t, context.side) && handOf(t, context.side).size >= effect.count)
    case 'flip':
    case 'unflip':
      return hasTargets(t, effect.target, effect.do, context)
    case 'toBinder':
      return hasTargets(t, effect.target, 'binder', context)
    case 'toHand':
      return hasTargets(t, effect.target, 'hand', context)
    case 'tokens':
      return hasTargets(t, effect.on, 'tokens', context)
    case 'untoken':
      return hasTargets(t, effect.on, 'untoken', context, (card) => tokensOn(card) >= effect.remove)
    default:
      return true
  }
}

/** MB-395, MB-H31: whether a player could carry out all of it, and pay all of it together. */
export const canComplete = (t: MillenniumTable, effects: readonly Effect[], context: Context): boolean =>
  effects.reduce((sum, effect) => sum + costOf(t, effect, context), 0) <= side(t, context.side).rp &&
  effects.every((effect) => isPossible(t, effect, context))
