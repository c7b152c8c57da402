import { askThen, type Flow, flowOf, type Option, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../../events.ts'
import { go, type Journey, journeys, limitOf, pathOf, setDown, walkTo, wayTo } from '../../rules/movement.ts'
import type { RunsOf } from '../../rules/perform.ts'
import { type May, pickSpace, spacesWhere } from '../../rules/spaces.ts'
import { setToken } from '../../rules/tokens.ts'
import { type ExceedTable, foe, nothingYet, side } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { away, type Direction, hasRoom, isFree, occupies, startSpace, towards } from '../../values/arena.ts'
import { marksOf, spaceOf } from '../../values/marks.ts'
import { askedBy } from '../../values/printed.ts'
import { coversSpace } from '../../values/reach.ts'
import type { Source } from '../../values/source.ts'
import { traitOf, traitsOf } from '../../values/traits.ts'
import type { TraitName } from '../abilities/traits.ts'
import type { EffectList } from '../list.ts'
import type { Effect, EffectOf } from '../vocabulary.ts'
import type { movement as schemas } from './vocabulary.ts'

export const movement: RunsOf<typeof schemas> = {
  /** EX-078, EX-079: in the direction that its player chooses. */
  move: (t, by, effect) => goFar(t, by, effect, (spaces, wanted) => eitherDirection(t, by, effect, spaces, wanted)),
  /** EX-080; with `stopOn`, it ends where something lies, unless a fighter stands there. */
  advance: (t, by, effect) =>
    goFar(t, by, effect, (spaces, wanted) => {
      const space = effect.stopOn === undefined ? null : spaceOf(t, by, effect.stopOn)
      const stopOn = space !== null && isFree(t, space) ? space : undefined
      return go(t, { ...journeys.advance(t, by.seat, spaces), wanted, stopOn })
    }),
  /** EX-082 */
  close: (t, by, effect) =>
    goFar(t, by, effect, (spaces, wanted) => go(t, { ...journeys.close(t, by.seat, spaces), wanted })),
  /** EX-084 */
  retreat: (t, by, effect) =>
    goFar(t, by, effect, (spaces, wanted) => go(t, { ...journeys.retreat(t, by.seat, spaces), wanted })),
  /** EX-086 */
  push: (t, by, effect) => {
    const { from } = effect
    if (from === undefined) return goFar(t, by, effect, (spaces) => go(t, journeys.push(t, by.seat, spaces)))
    return goFar(t, by, effect, (spaces) => shoveFrom(t, by, effect, spaces, from, 1))
  },
  /** EX-087 */
  pull: (t, by, effect) => {
    const { to, notFrom } = effect
    if (to === undefined) return goFar(t, by, effect, (spaces) => go(t, pulling(t, by.seat, spaces, effect)))
    if (notFrom && isFoeOn(t, by, to)) return null
    return goFar(t, by, effect, (spaces) => shoveFrom(t, by, effect, spaces, to, -1))
  },
  /** To a space of its player's choice, or nowhere; as if it were so many steps. */
  moveTo: (t, by, effect) => {
    forgetMovement(t)
    return spacesWhere(mayMoveTo(t, by, effect)).length === 0 ? null : moveTo(t, by, effect)
  },
  /** To where something lies; where the opponent stands there, next to them as if it were a Close. */
  moveOnto: (t, by, effect) => {
    const [goal] = goalsOf(t, by, effect.spot)
    if (goal === undefined) return null
    return effect.choose ? moveOnto(t, by, effect) : walkTo(t, by.seat, goal)
  },
  /** EX-086, EX-087: to a space of its player's choice. */
  shoveTo: (t, by, effect) => {
    forgetMovement(t)
    return spacesWhere(mayShoveTo(t, by, effect)).length === 0 ? null : shoveTo(t, by, effect)
  },
  /** EX-019: not a movement that anything could hinder. */
  startOver: (t) => {
    for (const seat of [0, 1]) setDown(t, seat, startSpace(t, seat))
    return null
  },
  grow: (t, { seat }, { reach }) => {
    side(t, seat).reach = reach
    t.touch()
    tell(t, { type: 'grown', seat, reach })
    return null
  },
  /** No step is taken: nothing is entered or passed on the way. */
  switchWith: (t, by, { spot }) => {
    const [mark] = marksOf(t, by, spot)
    if (mark?.token === undefined) return null
    const { space } = side(t, by.seat)
    setDown(t, by.seat, mark.space)
    setToken(t, by.seat, mark.token, space)
    return null
  },
}

type Way = EffectOf<'move' | 'advance' | 'close' | 'retreat' | 'push' | 'pull'>

/** How a movement is carried out, once it is known how far it goes and how far it should have gone. */
type Go = (spaces: number, wanted: number) => Part

const sum = (t: ExceedTable, by: Source, name: TraitName): number => {
  let total = 0
  for (const { trait, by: source } of traitsOf(t, by.seat, name)) total += amountOf(t, source, trait.amount ?? 0)
  return total
}

/** How many spaces, with all that makes it more or fewer; "up to" lets its player choose. */
function goFar(t: ExceedTable, by: Source, effect: Way, walk: Go): Part {
  const { wanted, choices } = farOf(t, by, effect)
  return effect.upTo || choices.length > 1 ? howFar(t, by, effect, choices, walk) : walk(choices[0]!, wanted)
}

/** What the text says, and how far it can be. */
function farOf(t: ExceedTable, by: Source, effect: Way): { wanted: number; choices: readonly number[] } {
  const isOwn = effect.do !== 'push' && effect.do !== 'pull'
  const wanted = Math.max(0, amountOf(t, by, effect.spaces) + sum(t, by, isOwn ? 'fartherSelf' : 'fartherFoe'))
  const limit = isOwn ? limitOf(t, by.seat) : Number.POSITIVE_INFINITY
  const mayIgnore = limit < Number.POSITIVE_INFINITY && traitOf(t, by.seat, 'mayIgnoreLimit')
  const cap = mayIgnore ? Number.POSITIVE_INFINITY : limit
  if (effect.upTo) return { wanted, choices: upToThis(Math.min(wanted, cap)) }
  const more = effect.do === 'advance' || effect.do === 'close' ? sum(t, by, 'mayGoFarther') : 0
  const farther = Math.min(wanted + more, cap)
  if (farther > wanted) return { wanted, choices: [wanted, farther] }
  if (wanted <= limit) return { wanted, choices: [wanted] }
  return { wanted, choices: mayIgnore ? [wanted, limit] : [limit] }
}

const upToThis = (most: number): number[] => Array.from({ length: most + 1 }, (_, spaces) => spaces)

/** Where a movement would end: the space that the mover comes to, or both that it may, if its direction is not known yet. */
interface Ends {
  readonly arrives?: number
  readonly either?: readonly number[]
}

interface Far extends Option, Ends {
  readonly way: Way['do']
  readonly spaces: number
}

const pulling = (t: ExceedTable, seat: Seat, spaces: number, { notPast }: EffectOf<'pull'>): Journey =>
  notPast ? { ...journeys.pull(t, seat, spaces), mayPass: false } : journeys.pull(t, seat, spaces)

function journeyOf(t: ExceedTable, { seat }: Source, effect: Way, spaces: number): Journey | null {
  const isElsewhere =
    (effect.do === 'push' && effect.from !== undefined) || (effect.do === 'pull' && effect.to !== undefined)
  if (effect.do === 'move' || isElsewhere) return null
  return effect.do === 'pull' ? pulling(t, seat, spaces, effect) : journeys[effect.do](t, seat, spaces)
}

const endOf = (t: ExceedTable, journey: Journey): number => pathOf(t, journey).at(-1) ?? side(t, journey.mover).space

const ownMove = (seat: Seat, direction: Direction, spaces: number): Journey => ({
  mover: seat,
  by: seat,
  direction,
  spaces,
  mayPass: true,
})

function endsOf(t: ExceedTable, by: Source, effect: Way, spaces: number): Ends {
  if (effect.do === 'move') {
    const ends = [towards(t, by.seat), away(t, by.seat)].map((to) => endOf(t, ownMove(by.seat, to, spaces)))
    return { either: [...new Set(ends)] }
  }
  const journey = journeyOf(t, by, effect, spaces)
  return journey === null ? {} : { arrives: endOf(t, journey) }
}

const ways: ReadonlySet<string> = new Set<Way['do']>(['move', 'advance', 'close', 'retreat', 'push', 'pull'])
const isWay = (effect: Effect): effect is Way => ways.has(effect.do)

/** What effects that begin with a movement of a known length would do first; null if they begin with something else. */
export function movementFirst(t: ExceedTable, by: Source, [first]: EffectList): Omit<Far, 'key'> | null {
  if (first === undefined || !isWay(first)) return null
  const { choices } = farOf(t, by, first)
  if (first.upTo || choices.length > 1) return null
  const [spaces] = choices as [number]
  return { way: first.do, spaces, ...endsOf(t, by, first, spaces) }
}

/** Its player says how far. */
function howFar(t: ExceedTable, by: Source, effect: Way, choices: readonly number[], walk: Go): Flow {
  const way = effect.do
  const options = (): Far[] =>
    choices.map((spaces) => ({ key: `${way}:${spaces}`, way, spaces, ...endsOf(t, by, effect, spaces) }))
  return askThen(
    t,
    by.seat,
    { kind: 'spaces', ...askedBy(t, by, effect), forced: choices.length === 1, options },
    (_t: ExceedTable, _seat, { spaces }: Far) => walk(spaces, spaces),
  )
}

interface Towards extends Option, Ends {
  readonly direction: Direction
  /** Towards the opponent. */
  readonly forward: boolean
}

function eitherDirection(t: ExceedTable, by: Source, effect: Effect, spaces: number, wanted: number): Flow {
  const options = (): Towards[] => [
    towardsIt(t, by, spaces, 'forward', towards(t, by.seat)),
    towardsIt(t, by, spaces, 'back', away(t, by.seat)),
  ]
  return askThen(
    t,
    by.seat,
    { kind: 'direction', ...askedBy(t, by, effect), rule: 'EX-078', options },
    (table: ExceedTable, seat, { direction }: Towards) => go(table, { ...ownMove(seat, direction, spaces), wanted }),
  )
}

const towardsIt = (
  t: ExceedTable,
  by: Source,
  spaces: number,
  key: 'forward' | 'back',
  direction: Direction,
): Towards => ({ key, direction, forward: key === 'forward', arrives: endOf(t, ownMove(by.seat, direction, spaces)) })

function isFoeOn(t: ExceedTable, by: Source, spot: string): boolean {
  const space = spaceOf(t, by, spot)
  return space !== null && occupies(t, foe(by.seat), space)
}

/** Moves the opponent away from something, or towards it; who stands on it is pushed or pulled. */
function shoveFrom(t: ExceedTable, by: Source, effect: Effect, spaces: number, spot: string, sense: 1 | -1): Part {
  const space = spaceOf(t, by, spot)
  const mover = foe(by.seat)
  if (space === null) return null
  if (occupies(t, mover, space)) return pushOrPull(t, by, effect, spaces)
  const direction = (Math.sign(side(t, mover).space - space) * sense) as Direction
  const mayPass = direction === towards(t, mover)
  return go(t, { mover, by: by.seat, direction, spaces, mayPass })
}

interface Shove extends Option, Ends {
  readonly way: 'push' | 'pull'
  readonly spaces: number
}

function pushOrPull(t: ExceedTable, by: Source, effect: Effect, spaces: number): Flow {
  const options = () =>
    (['push', 'pull'] as const).map((way): Shove => {
      const arrives = endOf(t, journeys[way](t, by.seat, spaces))
      return { key: `${way}:${spaces}`, way, spaces, arrives }
    })
  return askThen(
    t,
    by.seat,
    { kind: 'shove', ...askedBy(t, by, effect), options },
    (table: ExceedTable, seat, { way }: Shove) => go(table, journeys[way](table, seat, spaces)),
  )
}

/** What follows goes by this movement, not by one before it. */
function forgetMovement(t: ExceedTable): void {
  t.state.recent = { ...nothingYet(), cards: t.state.recent.cards }
}

/** A space is picked, and the movement goes there; or nowhere. */
function* moveTo(t: ExceedTable, by: Source, effect: EffectOf<'moveTo'>): Flow {
  const space = yield* pickSpace(t, by, effect, mayMoveTo(t, by, effect), true)
  yield* flowOf(space === null ? null : walkTo(t, by.seat, space))
}

const mayMoveTo =
  (t: ExceedTable, by: Source, { max, inRange, ahead }: EffectOf<'moveTo'>): May =>
  (space) => {
    const { space: from } = side(t, by.seat)
    if (space === from || !hasRoom(t, by.seat, space)) return false
    if (ahead && (space - from) * towards(t, by.seat) < 0) return false
    const way = wayTo(t, by.seat, space)
    if (way === null) return false
    return inRange ? coversSpace(t, by.seat, space) : max === undefined || way.length <= max
  }

function* moveOnto(t: ExceedTable, by: Source, effect: EffectOf<'moveOnto'>): Flow {
  const space = yield* pickSpace(t, by, effect, (at) => goalsOf(t, by, effect.spot).includes(at))
  yield* flowOf(space === null ? null : walkTo(t, by.seat, space))
}

function goalsOf(t: ExceedTable, by: Source, spot: string | undefined): number[] {
  if (traitOf(t, by.seat, 'cantMove')) return []
  const own = side(t, by.seat)
  const other = side(t, foe(by.seat))
  const beside = other.space - towards(t, by.seat) * (other.reach + own.reach + 1)
  return marksOf(t, by, spot).flatMap(({ space }) => {
    const goal = hasRoom(t, by.seat, space) ? space : beside
    const isThere = goal === own.space
    return (isThere && goal !== space) || wayTo(t, by.seat, goal) !== null ? [goal] : []
  })
}

function* shoveTo(t: ExceedTable, by: Source, effect: EffectOf<'shoveTo'>): Flow {
  const space = yield* pickSpace(t, by, effect, mayShoveTo(t, by, effect), true)
  if (space === null) return
  const mover = foe(by.seat)
  const { space: from } = side(t, mover)
  const direction: Direction = space > from ? 1 : -1
  const isPull = direction === towards(t, mover)
  const between = side(t, by.seat).space
  const passes = isPull && (space - between) * direction > 0
  const skipped = passes ? 2 * side(t, by.seat).reach + 2 * side(t, mover).reach + 1 : 0
  yield* flowOf(go(t, { mover, by: by.seat, direction, spaces: Math.abs(space - from) - skipped, mayPass: isPull }))
}

const mayShoveTo =
  (t: ExceedTable, by: Source, { only }: EffectOf<'shoveTo'>): May =>
  (space) => {
    const mover = foe(by.seat)
    const { space: from } = side(t, mover)
    if (space === from || !hasRoom(t, mover, space)) return false
    const isPull = (space - from) * towards(t, mover) > 0
    return only === undefined || (only === 'pull') === isPull
  }
