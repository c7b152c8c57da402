import { type CardData, type Facts, spaces } from './facts.ts'

const first = spaces[0]!
const last = spaces.at(-1)!

/** Where two fighters stand. */
export interface Stand {
  readonly own: number
  readonly foe: number
}

/** A step towards the other fighter, over them if that is allowed; the same space if there is no room. */
function stepTowards({ own, foe }: Stand, way: number, mayPass: boolean): number {
  const next = own + way
  if (next !== foe) return next < first || next > last ? own : next
  const beyond = foe + way
  return mayPass && beyond >= first && beyond <= last ? beyond : own
}

/** Where a fighter comes to by so many steps, as the rules have it: EX-080..084. */
export function walked(stand: Stand, how: string, count: number): number {
  const towards = Math.sign(stand.foe - stand.own) || 1
  const way = how === 'retreat' ? -towards : towards
  let own = stand.own
  for (let n = 0; n < count; n++) own = stepTowards({ own, foe: stand.foe }, way, how === 'advance')
  return own
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
function goesTo(def: CardData, stand: Stand): number {
  const effects = def.abilities.flatMap(({ on, if: condition, do: effects }) =>
    on === 'before' && condition === undefined ? effects : [],
  )
  return effects.reduce(
    (own, effect) =>
      isWalk(effect) && typeof effect.spaces === 'number'
        ? walked({ own, foe: stand.foe }, effect.do, effect.spaces)
        : own,
    stand.own,
  )
}

export function reachOf(def: CardData, { sides }: Facts, seat: number): Reach | null {
  const [min, max] = def.range ?? []
  if (typeof min !== 'number' || typeof max !== 'number') return null
  const [mine, theirs] = [sides[seat]!, sides[1 - seat]!]
  const own = goesTo(def, { own: mine.space, foe: theirs.space })
  const elsewhere = def.abilities
    .flatMap(({ do: effects }) => effects)
    .flatMap((effect) => (effect.do === 'trait' && effect.trait === 'origin' ? [effect.token] : []))[0]
  const origin = (elsewhere === undefined ? own : mine.tokens[elsewhere]) ?? own
  const distance = Math.abs(theirs.space - origin)
  return {
    min,
    max,
    origin,
    goes: own === mine.space ? null : own,
    covered: spaces.filter((space) => min <= Math.abs(space - origin) && Math.abs(space - origin) <= max),
    distance,
    hits: min <= distance && distance <= max,
  }
}
