import { type CardData, type EffectData, type Facts, spaces } from './facts.ts'

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

const walks: ReadonlySet<string> = new Set(['advance', 'close', 'retreat'])

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
    (own, { do: how, spaces: count }) =>
      walks.has(how) && typeof count === 'number' ? walked({ own, foe: stand.foe }, how, count) : own,
    stand.own,
  )
}

const isOrigin = ({ do: what, trait }: EffectData): boolean => what === 'trait' && trait === 'origin'

export function reachOf(def: CardData, { sides }: Facts, seat: number): Reach | null {
  const [min, max] = def.range ?? []
  if (typeof min !== 'number' || typeof max !== 'number') return null
  const [mine, theirs] = [sides[seat]!, sides[1 - seat]!]
  const own = goesTo(def, { own: mine.space, foe: theirs.space })
  const elsewhere = def.abilities.flatMap(({ do: effects }) => effects.filter(isOrigin))[0]?.token
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

/** EX-045, EX-046: the Force that it takes to walk to a space. */
export function forceTo({ sides }: Facts, seat: number, to: number): number {
  const [mine, theirs] = [sides[seat]!, sides[1 - seat]!]
  const distance = Math.abs(to - mine.space)
  const isPast = Math.sign(theirs.space - mine.space) !== Math.sign(theirs.space - to)
  return isPast ? distance - 2 * (mine.reach + theirs.reach) : distance
}
