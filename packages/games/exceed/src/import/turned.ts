import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { Condition } from '../effects/conditions/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'

const other = { you: 'foe', foe: 'you', both: 'both' } as const
type Whom = keyof typeof other

const turnedWho = (who: Whom | undefined) => other[who ?? 'you']

/** The same, said by the other player: what was theirs is "your opponent's". */
export function turned({ if: condition, do: list, ...rest }: Ability): Ability {
  const turnedCondition = condition === undefined ? undefined : turnedFact(condition)
  if (turnedCondition === null)
    return { ...rest, do: [{ do: 'foeDoes', so: [{ do: 'when', if: condition!, so: list }] }] }
  return {
    ...rest,
    ...(turnedCondition !== undefined && { if: turnedCondition }),
    do: list.flatMap((effect) => turnedEffect(effect)),
  }
}

/** Null: it cannot be said from the other side. */
function turnedFact(condition: Condition): Condition | null {
  if (condition.is === 'not') {
    const that = turnedFact(condition.that)
    return that && { is: 'not', that }
  }
  if (condition.is === 'all' || condition.is === 'any') {
    const of = condition.of.map(turnedFact)
    return of.includes(null) ? null : { is: condition.is, of: of as Condition[] }
  }
  if (!simple.has(condition.is)) return null
  const { of, ...rest } = condition as { is: 'initiated'; of?: 'you' | 'foe' }
  return of === 'foe' ? rest : { ...rest, of: 'foe' }
}

/** Facts of one of the players. */
const simple: ReadonlySet<Condition['is']> = new Set<Condition['is']>([
  'initiated',
  'hit',
  'wasHit',
  'stunned',
  'wildSwing',
  'ex',
  'critical',
  'exceeded',
])

function turnedEffect(effect: Effect): Effect[] {
  if (effect.do === 'put' && effect.what === 'this') return [effect]
  if (effect.do === 'foeDoes') return [...effect.so]
  if (effect.do === 'draw' || effect.do === 'bonus' || effect.do === 'loseLife' || effect.do === 'damage') {
    const { who, ...rest } = effect
    const whom = turnedWho(who)
    return [(whom === 'you' ? rest : { ...rest, who: whom }) as Effect]
  }
  return [{ do: 'foeDoes', so: [effect] }]
}
