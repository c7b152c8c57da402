import { askThen, type Option, type Part } from '@cardwright/engine'
import { sourceOf } from '../../acts/amounts.ts'
import { sideKey } from '../../acts/players.ts'
import { decider, isInTableau, sideOf, sidesInPlay, tableau } from '../../acts/sides.ts'
import { isFull } from '../../acts/slots.ts'
import { withTargets } from '../../acts/targets.ts'
import type { CardInPlay, MillenniumTable, SideNumber } from '../../state.ts'
import type { Context } from '../../tasks.ts'
import type { Runs } from '../running.ts'
import type { positionEffects } from './vocabulary.ts'

interface PlaceOption extends Option {
  readonly side: SideNumber
  readonly place: number
}

/** MB-433, MB-434: where it lies already is one of them, for it is a may. */
function places(t: MillenniumTable, card: CardInPlay, own: SideNumber, anyTableau: boolean): PlaceOption[] {
  const sides = anyTableau ? sidesInPlay(t).filter((s) => s === own || !isFull(t, s)) : [own]
  return sides.flatMap((s) => {
    const { size } = tableau(t, s)
    const count = s === own ? size : size + 1
    return Array.from({ length: count }, (_, place) => ({
      key: `${sideKey(t, s)}.${place + 1}`,
      side: s,
      place,
      on: card.id,
    }))
  })
}

function insert(t: MillenniumTable, context: Context, anyTableau: boolean): Part {
  const card = sourceOf(t, context)
  if (!card || !isInTableau(card)) return null
  const own = sideOf(t, card)
  if (places(t, card, own, anyTableau).length < 2) return null
  return askThen<MillenniumTable, PlaceOption>(
    t,
    decider(t, context.side),
    { kind: 'place', card: card.id, rule: 'MB-433', options: () => places(t, card, own, anyTableau) },
    (_t, _seat, { side, place }) => {
      t.move(card, tableau(t, side), place)
      t.tell({ type: 'inserted', side, card: card.id, place, rule: 'MB-433' })
      return null
    },
  )
}

interface FacingOption extends Option {
  readonly facing: 'left' | 'right'
}

const facings: readonly FacingOption[] = [
  { key: 'left', facing: 'left' },
  { key: 'right', facing: 'right' },
]

export const runPosition: Runs<typeof positionEffects> = {
  insert: (t, context, { anyTableau = false }) => insert(t, context, anyTableau),
  /** MB-431, MB-H43 */
  face(t, context) {
    const card = sourceOf(t, context)
    if (!card) return null
    return askThen<MillenniumTable, FacingOption>(
      t,
      decider(t, context.side),
      { kind: 'facing', card: card.id, rule: 'MB-431', options: () => facings },
      (_t, _seat, { facing }) => {
        t.mark(card, 'facing', facing)
        t.tell({ type: 'facing', side: context.side, card: card.id, facing, rule: 'MB-431' })
        return null
      },
    )
  },
  moveTo: (t, context, { target, end }) =>
    withTargets(t, target, 'move', context, ([card]) => {
      if (card && isInTableau(card)) t.move(card, card.zone, end === 'left' ? 0 : 'top')
      return null
    }),
  swap: (t, context, { target, with: other }) =>
    withTargets(t, target, 'swap', context, ([a]) =>
      withTargets(t, other, 'swap', { ...context, it: a!.id }, ([b]) => {
        if (a && b && a !== b && a.zone === b.zone) swap(t, a, b)
        return null
      }),
    ),
}

function swap(t: MillenniumTable, a: CardInPlay, b: CardInPlay): void {
  const { cards } = a.zone
  const [first, second] = cards.indexOf(a) < cards.indexOf(b) ? [a, b] : [b, a]
  const [at, to] = [cards.indexOf(first), cards.indexOf(second)]
  t.move(second, first.zone, at)
  t.move(first, second.zone, to)
}
