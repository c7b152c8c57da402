import { canonical } from '@cardwright/engine'
import type { EffectList } from './list.ts'
import type { Effect, EffectOf } from './vocabulary.ts'

type Choose = EffectOf<'choose'>

/** The same effects in the form that reads best: "push 1, or push 2, or nothing" is "push up to 2". */
export const plain = (effects: EffectList): EffectList =>
  effects.flatMap((effect): EffectList => (effect.do === 'choose' ? plainChoice(effect) : [effect]))

function plainChoice(effect: Choose): EffectList {
  if (effect.times !== undefined || effect.who !== undefined) return [effect]
  const choice = withSeries({ ...effect, of: effect.of.map((branch) => branch.filter((each) => !isNothing(each))) })
  const [only, ...others] = choice.of
  if (others.length === 0 && only !== undefined) return plain(only)
  return withCondition(choice) ?? withEnding(choice) ?? [choice]
}

const isNothing = (effect: Effect): boolean => effect.do === 'draw' && effect.amount === 0

export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** "If you hold a card, you may discard it", not "you may: if you hold a card, discard it". */
function withCondition(choice: Choose): EffectList | null {
  const some = choice.of.filter((branch) => branch.length > 0)
  const [first, ...more] = some[0] ?? []
  if (some.length !== 1 || choice.of.length !== 2 || more.length > 0) return null
  if (first?.do !== 'when' || first.else !== undefined) return null
  return [{ do: 'when', if: first.if, so: [{ ...choice, of: [first.so, []] }] }]
}

/** The effects that all of these end with. */
function commonEnd(branches: readonly EffectList[]): EffectList {
  const [one, ...others] = branches
  if (one === undefined || others.length === 0) return []
  let length = 0
  const isCommon = (back: number): boolean =>
    others.every((each) => back <= each.length && isSame(each.at(-back), one.at(-back)))
  while (length < one.length && isCommon(length + 1)) length++
  return one.slice(one.length - length)
}

const withoutEnd = (branch: EffectList, end: EffectList): EffectList => branch.slice(0, branch.length - end.length)

/** "Advance or retreat 1. Draw a card", where a card is drawn whatever is chosen. */
function withEnding(choice: Choose): EffectList | null {
  const end = commonEnd(choice.of)
  if (end.length === 0) return null
  return [...plain([{ ...choice, of: choice.of.map((branch) => withoutEnd(branch, end)) }]), ...plain(end)]
}

const movements = ['move', 'advance', 'close', 'retreat', 'push', 'pull'] as const
type Movement = EffectOf<(typeof movements)[number]>

const isMovement = (effect: Effect | undefined): effect is Movement =>
  effect !== undefined && (movements as readonly string[]).includes(effect.do)

/** The number by which an effect would be told from its like; null if there is none. */
function numberIn(effect: Effect): { readonly field: string; readonly value: number } | null {
  const amount = effect.do === 'take' ? 'max' : 'amount'
  const field = isMovement(effect) ? 'spaces' : amount
  const value = (effect as Record<string, unknown>)[field] ?? (effect.do === 'take' ? 1 : undefined)
  return typeof value === 'number' ? { field, value } : null
}

/** An effect so many times as great. */
function times(effect: Effect, factor: number): Effect {
  const number = numberIn(effect)
  return number === null ? effect : ({ ...effect, [number.field]: number.value * factor } as Effect)
}

const isScaled = (branch: EffectList, unit: EffectList, factor: number): boolean =>
  branch.length === unit.length &&
  unit.every((effect, i) => numberIn(effect) !== null && isSame(times(effect, factor), times(branch[i]!, 1)))

/** How many branches from this one on are once, twice, three times the first. */
function seriesFrom(of: readonly EffectList[], at: number): number {
  let length = 1
  while (at + length < of.length && isScaled(of[at + length]!, of[at]!, length + 1)) length++
  return length
}

/** "Draw a card, or 2, or 3" is one thing to choose: "Draw up to 3 cards", or 1 to 3 if it may not be none. */
function withSeries(choice: Choose): Choose {
  const isOptional = choice.of.some((branch) => branch.length === 0)
  const of: EffectList[] = []
  let isAllUpTo = isOptional
  for (let at = 0; at < choice.of.length; ) {
    const branch = choice.of[at]!
    const length = branch.length === 0 ? 1 : seriesFrom(choice.of, at)
    const whole = length === 1 ? null : seriesText(branch, length, isOptional)
    if (whole === null && branch.length > 0) isAllUpTo = false
    of.push(...(whole === null ? choice.of.slice(at, at + length) : [[whole]]))
    at += length
  }
  return { ...choice, of: isAllUpTo ? of.filter((branch) => branch.length > 0) : of }
}

function seriesText([first, ...rest]: EffectList, most: number, isOptional: boolean): Effect | null {
  if (first === undefined) return null
  if (first.do === 'spend' && first.must && first.amount === 1 && first.so === undefined)
    return { ...first, amount: most, upTo: true, must: !isOptional, each: rest }
  if (first.do === 'take' && (first.max ?? 1) === 1 && first.each === undefined && first.so === undefined)
    return { ...first, min: isOptional ? 0 : 1, max: most, ...(rest.length > 0 && { each: rest }) }
  if (rest.length > 0 || !isOptional) return null
  if (first.do === 'draw' && first.amount === 1) return { ...first, amount: most, upTo: true }
  return isMovement(first) && first.spaces === 1 ? { ...first, spaces: most, upTo: true } : null
}
