import { nextSpace, type Standing } from '@cardwright/exceed'
import { type CardData, type Facts, spaces } from './facts.ts'

/** Where a fighter comes to by so many steps: EX-080..085. */
export function walked(own: Standing, foe: Standing, how: string, count: number): number {
  const towards = foe.space > own.space ? 1 : -1
  const way = how === 'retreat' ? (-towards as 1 | -1) : towards
  let { space } = own
  for (let n = 0; n < count; n++) space = nextSpace(space, own.reach, foe, way, how === 'advance') ?? space
  return space
}

type Effect = CardData['abilities'][number]['do'][number]
type Walk = Extract<Effect, { readonly do: 'advance' | 'close' | 'retreat' }>

const isWalk = (effect: Effect): effect is Walk =>
  effect.do === 'advance' || effect.do === 'close' || effect.do === 'retreat'

/** What an attack covers, as it is printed, from where its fighter stands. */
export interface Reach {
  readonly min: number
  readonly max: number
  /** Where it is measured from, after the movement that the attack brings. */
  readonly origin: number
  /** Where its fighter comes to before it hits; null if it stays. */
  readonly goes: number | null
  readonly covered: readonly number[]
  readonly distance: number
  readonly hits: boolean
}

/** The movement that comes with an attack whatever happens. */
function goesTo(def: CardData, own: Standing, foe: Standing): number {
  const effects = def.abilities.flatMap(({ on, if: condition, do: effects }) =>
    on === 'before' && condition === undefined ? effects : [],
  )
  return effects.reduce(
    (space, effect) =>
      isWalk(effect) && typeof effect.spaces === 'number'
        ? walked({ space, reach: own.reach }, foe, effect.do, effect.spaces)
        : space,
    own.space,
  )
}

export function reachOf(def: CardData, { sides }: Facts, seat: number): Reach | null {
  const [min, max] = def.range ?? []
  if (typeof min !== 'number' || typeof max !== 'number') return null
  const [mine, theirs] = [sides[seat]!, sides[1 - seat]!]
  const own = goesTo(def, mine, theirs)
  const elsewhere = def.abilities
    .flatMap(({ do: effects }) => effects)
    .flatMap((effect) => (effect.do === 'trait' && effect.trait === 'origin' ? [effect.token] : []))[0]
  // EX-109: from the space of its fighter that is nearest
  const edge = theirs.space > own ? own + mine.reach : own - mine.reach
  const origin = (elsewhere === undefined ? undefined : mine.tokens[elsewhere]) ?? edge
  const far = (space: number) => Math.abs(space - origin)
  const isCovered = (space: number) => min <= far(space) && far(space) <= max
  const filled = spaces.filter((space) => Math.abs(space - theirs.space) <= theirs.reach)
  return {
    min,
    max,
    origin,
    goes: own === mine.space ? null : own,
    covered: spaces.filter(isCovered),
    distance: Math.min(...filled.map(far)),
    hits: filled.some(isCovered),
  }
}
