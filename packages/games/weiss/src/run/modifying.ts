import { askSome, between, inTurn, type Option, type Part, type Seat } from '@cardwright/engine'
import { leastOf, mostOf } from '../read/cards.ts'
import { seatsOf } from '../read/env.ts'
import { damage } from '../rules/damage.ts'
import { endingOf, last } from '../rules/lasting.ts'
import { given } from '../rules/values.ts'
import { type Given, type Known, type Lasting, live } from '../table.ts'
import type { Modifier, Step } from '../text/core.ts'
import type { Effect } from './effect.ts'
import { askedBy, pick } from './pick.ts'

type StepOf<K extends Step['do']> = Extract<Step, { do: K }>

/** Keys of abilities that effects have given never meet: each gift has its own. */
const keyOf = ({ t, memo }: Effect): string => `${memo.source.def}/${memo.key}/${t.objects}/${t.state.lasting.length}`

/** do:modify, WS-161: the numbers are worked out now, for each card by itself. */
export function modifyStep(effect: Effect, { cards, mods, until }: StepOf<'modify'>): Part {
  const { t, memo } = effect
  const seat = effect.acting ?? memo.seat
  return pick(effect, seat, cards, (picked) =>
    chooseAbilities(effect, seat, mods, 0, (settled) => {
      const end = endingOf(t, memo.seat, until)
      for (const card of picked) give(effect, card, settled, end)
      return null
    }),
  )
}

function give(effect: Effect, card: Known, mods: readonly Modifier[], end: ReturnType<typeof endingOf>): void {
  const { t } = effect
  if (!live(t, card)) return
  effect.each = card
  const key = keyOf(effect)
  const gifts: Given[] = mods.map((mod) => given(effect, mod, key))
  last(t, {
    cards: [{ card: card.card, gen: card.gen }],
    seats: [],
    mods: gifts,
    ...ofWhom(effect, gifts),
    end,
  })
}

/** Whose effect it is; what forbids or allows something goes on meaning the cards that the effect means. */
function ofWhom({ memo }: Effect, gifts: readonly Given[]): Pick<Lasting, 'seat' | 'source' | 'memo'> {
  const rules = gifts.some(({ mod }) => mod === 'cannot' || mod === 'may')
  return { seat: memo.seat, source: memo.source, ...(rules && { memo: { ...memo } }) }
}

interface AbilityOption extends Option {
  readonly mode: number
}

/** "Choose 1 of the following abilities, and that character gets it." */
function chooseAbilities(
  effect: Effect,
  seat: Seat,
  mods: readonly Modifier[],
  at: number,
  then: (mods: readonly Modifier[]) => Part,
): Part {
  const mod = mods[at]
  if (mod === undefined) return then(mods)
  if (mod.mod !== 'ability' || mod.choose === undefined) return chooseAbilities(effect, seat, mods, at + 1, then)
  return askAbilities(effect, seat, mods, at, mod, then)
}

function* askAbilities(
  effect: Effect,
  seat: Seat,
  mods: readonly Modifier[],
  at: number,
  { abilities, choose }: Extract<Modifier, { mod: 'ability' }>,
  then: (mods: readonly Modifier[]) => Part,
) {
  const all = abilities.map((_, mode): AbilityOption => ({ key: String(mode + 1), mode }))
  const max = Math.min(mostOf(effect, choose!), all.length)
  const min = Math.min(leastOf(effect, choose!), max)
  const options = () => all
  const chosen = yield* askSome<AbilityOption>(effect.t, seat, {
    kind: 'mode',
    ...askedBy(effect, { min, max }),
    options,
    next: between(min, max, options),
  })
  const settled = mods.with(at, { mod: 'ability', abilities: chosen.map(({ mode }) => abilities[mode]!) })
  const flow = chooseAbilities(effect, seat, settled, at + 1, then)
  if (flow !== null) yield* flow
}

/** do:modifyPlayer */
export function modifyPlayerStep(effect: Effect, { who, mods, until }: StepOf<'modifyPlayer'>): null {
  const { t, memo } = effect
  const key = keyOf(effect)
  const gifts = mods.map((mod) => given(effect, mod, key))
  last(t, {
    cards: [],
    seats: seatsOf(effect, who),
    mods: gifts,
    ...ofWhom(effect, gifts),
    end: endingOf(t, memo.seat, until),
  })
  return null
}

/** do:damage, WS-081 */
export function damageStep(effect: Effect, { to, amount, cancellable }: StepOf<'damage'>): Part {
  const { t, memo } = effect
  return inTurn(seatsOf(effect, to), (seat) =>
    damage(
      t,
      { seat, amount: effect.read.number(effect, amount), by: null, cause: effect.cause, isCancellable: cancellable },
      (isCancelled) => {
        memo.cancelled = isCancelled
        return null
      },
    ),
  )
}
