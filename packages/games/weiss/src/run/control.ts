import { andThen, ask, askSome, between, frozen, inTurn, type Option, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { leastOf, mostOf } from '../read/cards.ts'
import { cardsIn } from '../read/places.ts'
import { endingOf } from '../rules/lasting.ts'
import { note } from '../rules/note.ts'
import { live, phaseOf } from '../table.ts'
import type { Ability, Step } from '../text/core.ts'
import { begin, doers, done, type Effect } from './effect.ts'
import { asEach } from './moving.ts'
import { canPay, isPlainlyTooDear, payCost } from './pay.ts'
import { askedBy, isOpen, pickNumber } from './pick.ts'

type StepOf<K extends Step['do']> = Extract<Step, { do: K }>

const costOf = ({ memo }: Effect, { cost }: StepOf<'pay'>): readonly Step[] => cost ?? memo.ability.cost

/** do:pay */
export function payStep(effect: Effect, step: StepOf<'pay'>): Part {
  const cost = costOf(effect, step)
  begin(effect, step.id)
  if (!canPay(effect, cost)) return null
  return inTurn(doers(effect, step.by), (seat) =>
    andThen(payCost(effect, seat, cost), () => {
      done(effect, step.id)
      if (effect.memo.ability.kind === 'auto') noteUse(effect)
      return null
    }),
  )
}

const noteUse = ({ t, memo }: Effect): void =>
  note(t, { when: 'uses', seat: memo.seat, card: memo.source, ability: memo.ability })

/** Shift, and Change without a cost, are used by doing what they allow. */
const isUsedBy = ({ kind, keyword, cost, steps }: Ability, id: number): boolean =>
  kind === 'auto' && (keyword === 'shift' || keyword === 'change') && cost.length === 0 && firstMay(steps) === id

function firstMay([step, ...more]: readonly Step[]): number | null {
  if (step === undefined) return null
  if (step.do === 'may') return step.id
  return (step.do === 'if' ? firstMay(step.steps) : null) ?? firstMay(more)
}

/** Whether everybody can see that nothing would come of it. */
function isVain(effect: Effect, steps: readonly Step[]): boolean {
  const [first] = steps
  if (first?.do === 'pay') return isPlainlyTooDear(effect, costOf(effect, first))
  if ((first?.do !== 'choose' && first?.do !== 'put') || first.cards.ref !== 'select') return false
  const there = cardsIn(effect, first.cards.place).flatMap((each) => live(effect.t, each) ?? [])
  return there.every(isOpen) && effect.read.cards(effect, first.cards).length === 0
}

/** Whether the player could do it, as they alone may know. */
const isAble = (effect: Effect, steps: readonly Step[]): boolean =>
  steps[0]?.do !== 'pay' || canPay(effect, costOf(effect, steps[0]))

const numbersIn = (steps: readonly Step[]): number[] =>
  steps.flatMap((step) => {
    if ('id' in step) return [step.id]
    return 'slot' in step && typeof step.slot === 'number' ? [step.slot] : []
  })

interface YesNo extends Option {
  readonly yes: boolean
}
const yes: YesNo = { key: 'yes', yes: true }
const no: YesNo = { key: 'no', yes: false }

/** do:may */
export function mayStep(effect: Effect, step: StepOf<'may'>): Part {
  begin(effect, step.id)
  if (isVain(effect, step.steps)) return null
  return inTurn(doers(effect, step.by), (seat) => askMay(effect, seat, step))
}

function* askMay(effect: Effect, seat: Seat, { steps, id }: StepOf<'may'>) {
  const { yes: wanted } = yield* ask(effect.t, seat, {
    kind: 'may',
    ...askedBy(effect, { pays: steps[0]?.do === 'pay' }),
    skip: 'no',
    options: () => (isAble(effect, steps) ? [yes, no] : [no]),
  })
  if (!wanted) {
    const { source, key } = effect.memo
    return tell(effect.t, { type: 'decline', seat, name: source.def, ability: key })
  }
  const flow = effect.run(effect, steps)
  if (flow !== null) yield* flow
  const numbers = numbersIn(steps)
  if (numbers.length > 0 && !numbers.some((n) => effect.memo.did.includes(n))) return
  done(effect, id)
  if (isUsedBy(effect.memo.ability, id)) noteUse(effect)
}

/** do:if */
export function ifStep(effect: Effect, { cond, steps }: StepOf<'if'>): Part {
  const holds = effect.read.holds(effect, cond)
  const run = holds ? effect.run(effect, steps) : null
  return andThen(run, () => {
    if (cond.if !== 'did') effect.held = holds
    return null
  })
}

/** do:repeat, WS-096 */
export function repeatStep(effect: Effect, { by, times, upTo, steps }: StepOf<'repeat'>): Part {
  const most = Math.max(0, effect.read.number(effect, times))
  return asEach(effect, by, (seat) =>
    pickNumber(effect, seat, 'times', upTo ? 0 : most, most, (n) =>
      inTurn(Array.from({ length: n }), () => effect.run(effect, steps)),
    ),
  )
}

/** do:forEach */
export function forEachStep(effect: Effect, { of, per, steps }: StepOf<'forEach'>): Part {
  const cards = effect.read.cards(effect, of)
  const rounds = cards.filter((_, n) => (n + 1) % per === 0)
  return inTurn(rounds, (card) => {
    effect.each = card
    return effect.run(effect, steps)
  })
}

interface ModeOption extends Option {
  readonly mode: number
}

/** do:modes */
export function modesStep(effect: Effect, { by, count, modes, order }: StepOf<'modes'>): Part {
  const all = modes.map((_, mode): ModeOption => ({ key: String(mode + 1), mode }))
  if (count === 'all' && order !== 'any') return inTurn(modes, (steps) => effect.run(effect, steps))
  return inTurn(doers(effect, by), (seat) => askModes(effect, seat, all, modes, count))
}

function* askModes(
  effect: Effect,
  seat: Seat,
  all: readonly ModeOption[],
  modes: StepOf<'modes'>['modes'],
  count: StepOf<'modes'>['count'],
) {
  const max = Math.min(mostOf(effect, count), modes.length)
  const min = Math.min(leastOf(effect, count), max)
  const options = () => all
  const chosen = yield* askSome<ModeOption>(effect.t, seat, {
    kind: 'mode',
    ...askedBy(effect, { min, max }),
    ordered: count === 'all',
    options,
    next: between(min, max, options),
  })
  const flow = inTurn(chosen, ({ mode }) => effect.run(effect, modes[mode]!))
  if (flow !== null) yield* flow
}

/** do:delay */
export function delayStep({ t, memo }: Effect, { event, until, steps }: StepOf<'delay'>): null {
  const end = endingOf(t, memo.seat, until)
  const { turns: since, part } = t.state
  t.state.delays = frozen([...t.state.delays, { memo: { ...memo }, event, steps, end, since, phase: phaseOf[part] }])
  t.touch()
  return null
}

/** do:let */
export function letStep({ memo }: Effect, { name, value }: StepOf<'let'>): null {
  memo.x = { ...memo.x, [name]: value }
  return null
}
