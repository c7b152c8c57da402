import { askThen, numbered, type Option, type Part } from '@cardwright/engine'
import { holds } from '../../acts/amounts.ts'
import { pushEffects } from '../../acts/push.ts'
import { isSilenced, raise } from '../../acts/raise.ts'
import { clockwise, decider } from '../../acts/sides.ts'
import { works } from '../../acts/values.ts'
import type { Effect, Trigger } from '../../effects/vocabulary.ts'
import { abilityAt, effectsAt } from '../../programs.ts'
import { type CardInPlay, type MillenniumTable, side, type Waiting } from '../../state.ts'
import type { Context } from '../../tasks.ts'
import { firstOfAny } from './order.ts'

/** MB-219: what comes first. Flip effects wait in a list of their own. */
const bands: readonly Trigger[] = ['flip', 'top', 'ongoing', 'play', 'next', 'score']

export const contextOf = ({ side: s, band, card, gen, it, them }: Waiting): Context => ({
  side: s,
  controller: s,
  card,
  gen,
  trigger: band,
  it,
  them,
  just: null,
  unanswerable: false,
})

/** MB-219..221: of the first band, those of the first side clockwise from the active one. */
function nextOf(t: MillenniumTable, pool: readonly Waiting[]): readonly Waiting[] {
  const band = bands.find((each) => pool.some((waiting) => waiting.band === each))
  const ready = pool.filter((waiting) => waiting.band === band)
  const order = clockwise(t, t.state.tournament.turn.side)
  const first = order.find((s) => ready.some((waiting) => waiting.side === s))
  return ready.filter((waiting) => waiting.side === first)
}

/** MB-219..221: all that waits, in the order in which it will come; what one side has in one band comes as it chooses. */
export function waitingInOrder(t: MillenniumTable): Waiting[] {
  const { pools, turn } = t.state.tournament
  const order = clockwise(t, turn.side)
  const place = ({ band, side: s }: Waiting) => bands.indexOf(band) * order.length + order.indexOf(s)
  return pools.toReversed().flatMap((pool) => pool.toSorted((a, b) => place(a) - place(b)))
}

interface TriggerOption extends Option {
  readonly index: number
}

/** MB-221: runs one of the triggers that wait in the innermost list, and lets their owner choose which. */
export function runNext(t: MillenniumTable, pool: Waiting[]): Part {
  const ready = nextOf(t, pool)
  if (ready.length === 0) {
    pool.length = 0
    return null
  }
  const start = (waiting: Waiting): Part => {
    pool.splice(pool.indexOf(waiting), 1)
    run(t, waiting)
    return null
  }
  const [first] = ready
  const areAlike = ready.every(({ card, ability }) => card === first!.card && ability === first!.ability)
  const unasked = areAlike ? first : firstOfAny(t, ready)
  if (unasked) return start(unasked)
  return askThen<MillenniumTable, TriggerOption>(
    t,
    decider(t, ready[0]!.side),
    {
      kind: 'trigger',
      rule: 'MB-221',
      options: () =>
        numbered(
          nextOf(t, pool).map((waiting, index) => ({ waiting, index })),
          ({ waiting }) => t.card(waiting.card).def.id,
          ({ waiting, index }) => ({ index, card: waiting.card }),
        ),
    },
    (_t, _seat, { index }) => start(nextOf(t, pool)[index]!),
  )
}

/** Why a trigger does not come about. */
type Stop = 'gone' | 'silenced' | 'down' | 'condition'

/** Null if a trigger still comes about: its card is what it was, face up, and nothing silences it. */
function stopOf(t: MillenniumTable, waiting: Waiting, card: CardInPlay): Stop | null {
  if (card.gen !== waiting.gen) return 'gone'
  if (isSilenced(t, waiting.band, waiting.side)) return 'silenced'
  const ability = abilityAt(t, waiting.ability)
  if (card.down && waiting.band !== 'flip') return 'down'
  if ((ability.on === 'top' || ability.on === 'ongoing') && !works(t, card, ability)) return 'gone'
  return !ability.if || holds(t, ability.if, contextOf(waiting)) ? null : 'condition'
}

/** What stands for long waits for many things in vain: only what happens once says that it did not. */
function tellStop(t: MillenniumTable, { side: s, card, band }: Waiting, why: Stop): void {
  if (why === 'gone' || band === 'top' || band === 'ongoing') return
  t.tell({ type: 'stopped', side: s, card, trigger: band, why, rule: 'MB-219' })
}

/** MB-424: whether it says that nobody may react to it. */
const isUnanswerable = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect) =>
      (effect.do === 'either' && effect.unanswerable === true) || (effect.do === 'choose' && isUnanswerable(effect.so)),
  )

function run(t: MillenniumTable, waiting: Waiting): void {
  const card = t.card(waiting.card)
  const stop = stopOf(t, waiting, card)
  if (stop !== null) {
    tellStop(t, waiting, stop)
    return
  }
  if (waiting.band === 'flip') side(t, waiting.side).counters.flipEffects++
  t.tell({ type: 'trigger', side: waiting.side, card: waiting.card, trigger: waiting.band, rule: 'MB-219' })
  const unanswerable = isUnanswerable(effectsAt(t, `${waiting.ability}.do`))
  raise(t, { event: 'effect', side: waiting.side, card: waiting.card, unanswerable })
  pushEffects(t, `${waiting.ability}.do`, contextOf(waiting))
}
