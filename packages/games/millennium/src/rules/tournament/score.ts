import type { Part } from '@cardwright/engine'
import { holds } from '../../acts/amounts.ts'
import { gain } from '../../acts/points.ts'
import { push, pushEffects } from '../../acts/push.ts'
import { accessoriesOf, clockwise, deckBoxOf, isBossSide, sidesInPlay, tableau } from '../../acts/sides.ts'
import { personas, printed, valuesOf } from '../../acts/values.ts'
import { isOwned } from '../../cards/definitions.ts'
import type { CardInPlay, MillenniumTable, SideNumber } from '../../state.ts'
import type { Context, Task } from '../../tasks.ts'
import { campaignBonus } from '../season/boss.ts'

/** MB-214, MB-250: the cards that a side scores, in their order; then its persona, then the Metagames for itself. */
function scoring(t: MillenniumTable, s: SideNumber): CardInPlay[] {
  const own = [...tableau(t, s).cards, ...deckBoxOf(t, s).cards, ...accessoriesOf(t, s).cards]
  const persona = personas(t).filter((each) => each.side === s)
  return [...own.filter((card) => !card.down), ...persona.map(({ card }) => card), ...t.zone.metas().cards]
}

/** MB-249: from now on only Score effects work. */
export function beginScoring(t: MillenniumTable): void {
  const { tournament } = t.state
  tournament.stage = 'scoring'
  tournament.pools = [[]]
  t.touch()
  t.tell({ type: 'scoring', rule: 'MB-249' })
  push(t, { task: 'score', sides: clockwise(t, tournament.first, sidesInPlay(t)), at: 0 })
}

/** MB-213, MB-250: one card of one side at a time. */
export function score(t: MillenniumTable, { sides, at }: Extract<Task, { task: 'score' }>): Part {
  const [s, ...rest] = sides
  if (s === undefined) return null
  const cards = scoring(t, s)
  const card = cards[at]
  if (!card) {
    if (isBossSide(t, s)) bossPoints(t, s)
    push(t, { task: 'score', sides: rest, at: 0 })
    return null
  }
  push(t, { task: 'score', sides, at: at + 1 })
  scoreCard(t, s, card)
  return null
}

export function scoreCard(t: MillenniumTable, s: SideNumber, card: CardInPlay): void {
  const context: Context = {
    side: s,
    controller: s,
    card: card.id,
    gen: card.gen,
    trigger: 'score',
    it: null,
    them: null,
    just: null,
    unanswerable: true,
  }
  const { abilities } = isOwned(card.def) ? valuesOf(t, card) : printed(card)
  for (const { ability, address } of abilities.toReversed()) {
    if (ability.on === 'score' && (!ability.if || holds(t, ability.if, context))) {
      pushEffects(t, `${address}.do`, context)
    }
  }
}

/** MB-334, MB-356 */
function bossPoints(t: MillenniumTable, s: SideNumber): void {
  const box = t.zone.bossBox().top
  if (!box || !isOwned(box.def)) return
  gain(t, s, box.def.bossPoints?.[t.seats - 1] ?? 0, box.id, 'MB-334')
  gain(t, s, campaignBonus(t), box.id, 'MB-356')
}
