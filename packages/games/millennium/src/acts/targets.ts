import { inTurn, type Part } from '@cardwright/engine'
import type { Pick, Target } from '../effects/targets/vocabulary.ts'
import type { CardInPlay, MillenniumTable, SideNumber } from '../state.ts'
import type { Context } from '../tasks.ts'
import { namedCard, sourceOf } from './amounts.ts'
import { chooseCards, type Purpose } from './choosing.ts'
import { fits } from './filters.ts'
import { canBeFlipped } from './flips.ts'
import { withPlayers } from './players.ts'
import { accessoriesOf, decider, deckBoxOf, isBossSide, tableau } from './sides.ts'
import { valuesOf } from './values.ts'

const isPick = (target: Target): target is Pick => typeof target === 'object'

/** MB-173, MB-174: other areas only where the effect says so. */
const areaOf = (t: MillenniumTable, s: SideNumber, { in: area = 'tableau' }: Pick) =>
  ({ tableau, deckBox: deckBoxOf, accessories: accessoriesOf })[area](t, s).cards

/** MB-184, MB-230, MB-232, MB-374: whether the effect could be done with the card. */
export function isLegal(t: MillenniumTable, card: CardInPlay, purpose: Purpose, context: Context): boolean {
  if (purpose === 'flip') return canBeFlipped(t, card, context.controller, context.card)
  return purpose === 'unflip' ? card.down : !card.down
}

/** The cards of these sides that an effect may choose from. Of the highest, all that tie. */
export function candidates(
  t: MillenniumTable,
  pick: Pick,
  sides: readonly SideNumber[],
  purpose: Purpose,
  context: Context,
): readonly CardInPlay[] {
  const asker = { card: sourceOf(t, context), side: context.side, it: namedCard(t, 'it', context) }
  const where = purpose === 'unflip' ? { ...pick.where, down: true as const } : (pick.where ?? {})
  const meant = sides
    .flatMap((s) => areaOf(t, s, pick))
    .filter((card) => fits(t, where, card, asker, (each) => valuesOf(t, each)))
  return extreme(t, meant, pick.extreme).filter((card) => isLegal(t, card, purpose, context))
}

/** MB-231: the highest is looked for among all, and then may not be legal. */
function extreme(t: MillenniumTable, cards: readonly CardInPlay[], which: Pick['extreme']): readonly CardInPlay[] {
  if (which === undefined || cards.length === 0) return cards
  const stars = cards.map((card) => valuesOf(t, card).stars)
  const wanted = which === 'highest' ? Math.max(...stars) : Math.min(...stars)
  return cards.filter((_, at) => stars[at] === wanted)
}

/** Goes on with the cards that an effect means. MB-394: with none, nothing happens. */
export function withTargets(
  t: MillenniumTable,
  target: Target,
  purpose: Purpose,
  context: Context,
  then: (cards: readonly CardInPlay[]) => Part,
): Part {
  if (!isPick(target)) {
    const card = namedCard(t, target, context)
    return card && isLegal(t, card, purpose, context) ? then([card]) : null
  }
  const some = (cards: readonly CardInPlay[]) => (cards.length === 0 ? null : then(cards))
  return withPlayers(
    t,
    target.of,
    context,
    (sides) => {
      if (target.by !== 'owner') return pickOf(t, target, sides, purpose, context, context.side, some)
      return inTurn(sides, (s) => pickOf(t, target, [s], purpose, context, s, some))
    },
    (s) => candidates(t, target, [s], purpose, context).length > 0,
  )
}

function pickOf(
  t: MillenniumTable,
  target: Pick,
  sides: readonly SideNumber[],
  purpose: Purpose,
  context: Context,
  by: SideNumber,
  then: (cards: readonly CardInPlay[]) => Part,
): Part {
  const among = () => bossPick(t, candidates(t, target, sides, purpose, context), target, purpose, by)
  if (target.pick === 'all') return then(among())
  return chooseCards(
    t,
    {
      seat: decider(t, by),
      card: context.card,
      purpose,
      rule: purpose === 'flip' ? 'MB-227' : 'MB-394',
      among,
      count: target.pick,
      upTo: target.upTo ?? false,
    },
    then,
  )
}

/** MB-345: a boss that must flip a card of its choice flips the lowest of its tableau. */
function bossPick(
  t: MillenniumTable,
  cards: readonly CardInPlay[],
  { pick }: Pick,
  purpose: Purpose,
  by: SideNumber,
): readonly CardInPlay[] {
  if (!isBossSide(t, by) || purpose !== 'flip' || pick === 'all') return cards
  if (!cards.every(({ zone }) => zone.family === 'bossTableau')) return cards
  const sorted = [...cards].sort((a, b) => valuesOf(t, a).stars - valuesOf(t, b).stars)
  return sorted.slice(0, pick)
}
