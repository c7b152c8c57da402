import { askThen, type Option, type Part } from '@cardwright/engine'
import { holds } from '../../acts/amounts.ts'
import { withPlayers } from '../../acts/players.ts'
import { pushEffects, pushForEach } from '../../acts/push.ts'
import { decider, sideOf } from '../../acts/sides.ts'
import { withTargets } from '../../acts/targets.ts'
import type { MillenniumTable, SideNumber } from '../../state.ts'
import type { Context } from '../../tasks.ts'
import type { Runs } from '../running.ts'
import type { EffectOf } from '../vocabulary.ts'
import { canComplete } from './completing.ts'
import type { choiceEffects } from './vocabulary.ts'

const yesNo = [{ key: 'yes' }, { key: 'no' }] as const satisfies readonly Option[]

interface EitherOption extends Option {
  readonly branch: number
}

/** MB-395 */
function either(
  t: MillenniumTable,
  context: Context,
  { of, unanswerable }: EffectOf<'either'>,
  address: string,
  s: SideNumber,
): Part {
  const own: Context = { ...context, side: s, them: context.side, just: null, unanswerable: unanswerable === true }
  const able = () => of.flatMap((effects, branch) => (canComplete(t, effects, own) ? [branch] : []))
  const go = (branch: number): null => {
    pushEffects(t, `${address}.of.${branch}`, own)
    return null
  }
  const now = able()
  if (now.length === 0) return null
  if (now.length === 1) return go(now[0]!)
  return askThen<MillenniumTable, EitherOption>(
    t,
    decider(t, s),
    {
      kind: 'either',
      card: context.card,
      rule: 'MB-395',
      // where it is written, so that words can say what each means
      context: { effect: address },
      options: () => able().map((branch) => ({ key: `option-${branch + 1}`, branch })),
    },
    (_t, _seat, { branch }) => go(branch),
  )
}

export const runChoices: Runs<typeof choiceEffects> = {
  may: (t, context, _effect, address) =>
    askThen<MillenniumTable, Option>(
      t,
      decider(t, context.side),
      {
        kind: 'may',
        card: context.card,
        rule: 'MB-H27',
        skip: 'no',
        context: { effect: address },
        options: () => yesNo,
      },
      (_t, _seat, { key }) => {
        if (key === 'yes') pushEffects(t, `${address}.effects`, context)
        return null
      },
    ),
  choose: (t, context, { target }, address) =>
    withTargets(t, target, 'choose', context, (cards) => {
      for (const card of cards.toReversed()) {
        pushEffects(t, `${address}.so`, { ...context, it: card.id, them: sideOf(t, card) })
      }
      return null
    }),
  when(t, context, { if: condition, otherwise }, address) {
    if (holds(t, condition, context)) pushEffects(t, `${address}.so`, context)
    else if (otherwise) pushEffects(t, `${address}.otherwise`, context)
    return null
  },
  either(t, context, effect, address) {
    if (context.just !== null) return either(t, context, effect, address, context.just)
    return withPlayers(t, effect.who, context, (sides) => {
      if (sides.length === 1) return either(t, context, effect, address, sides[0]!)
      pushForEach(t, address, sides, context)
      return null
    })
  },
  each: (t, context, { who }, address) =>
    withPlayers(t, who, context, (sides) => {
      for (const s of sides.toReversed()) pushEffects(t, `${address}.effects`, { ...context, them: s })
      return null
    }),
}
