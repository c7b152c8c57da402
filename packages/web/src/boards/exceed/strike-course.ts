import type { SeenEvent } from '@cardwright/engine'
import type { Numbers } from './facts.ts'

/** Something that was compared in a Strike, with the numbers as they were then. */
export type Step =
  | { readonly kind: 'speed'; readonly first: number; readonly speeds: readonly [number, number] | null }
  | {
      readonly kind: 'reach'
      readonly seat: number
      readonly card: string | null
      readonly hits: boolean
      readonly inRange: boolean
      readonly range: readonly [number, number] | null
      readonly distance: number | null
    }
  | {
      readonly kind: 'blow'
      /** Who was hurt. */
      readonly seat: number
      readonly amount: number
      /** It is what the attack's Power says, and not what some effect does. */
      readonly isPower: boolean
      readonly stopped: number
      /** All that was taken in this Strike so far; null if that was not said. */
      readonly taken: number | null
      /** What it is held against; null if that was not said. */
      readonly guard: number | null
      readonly ignoresGuard: boolean
      /** Null until that is decided. */
      stunned: boolean | null
    }

/** One side of a Strike, as far as it has been told. */
export interface ToldSide {
  /** Cards lie there, face up or down. */
  isSet: boolean
  isEx: boolean
  isWild: boolean
  /** The attack, once it is known. */
  card: string | null
  /** What lies there face down, for who set it. */
  held: string | null
  /** As the game last counted them. */
  numbers: Numbers | null
  hit: boolean
  missed: boolean
  stunned: boolean
  /** What its attack dealt, and what Armor stopped of it; null if it has not come to that. */
  dealt: { readonly power: number; readonly stopped: number } | null
  readonly handles: Set<number>
}

/** A Strike as far as it has been told. */
export interface StrikeCourse {
  readonly attacker: number
  /** Both attacks have been turned up. */
  isOpen: boolean
  /** Whose attack comes first, once that is known. */
  first: number | null
  advantage: number | null
  isOver: boolean
  readonly sides: [ToldSide, ToldSide]
  readonly steps: Step[]
}

const newSide = (): ToldSide => ({
  isSet: false,
  isEx: false,
  isWild: false,
  card: null,
  held: null,
  numbers: null,
  hit: false,
  missed: false,
  stunned: false,
  dealt: null,
  handles: new Set(),
})

type Tell = (course: StrikeCourse, event: SeenEvent, side: ToldSide) => void

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** EX-109 */
const reached =
  (hits: boolean): Tell =>
  ({ steps }, { seat = 0, inRange, distance }, side) => {
    side.hit = hits
    side.missed = !hits
    const { card, numbers } = side
    const range = numbers?.range ?? null
    steps.push({ kind: 'reach', seat, card, hits, inRange: inRange === true, range, distance: numberIn(distance) })
  }

/** What each event of a Strike changes of what is shown. */
const tellings: Readonly<Record<string, Tell>> = {
  set: (_course, { how }, side) => {
    side.isSet = true
    side.isEx = how === 'ex'
    side.isWild = how === 'wild'
  },
  move: (course, { cards = [] }) => {
    for (const { name, handle, to = '' } of cards) {
      const [family, seat] = to.split(':')
      if (family !== 'strike' || handle === undefined) continue
      const side = course.sides[Number(seat) as 0 | 1]
      side.handles.add(handle)
      side.isSet = true
      side.held = name ?? side.held
      // what takes the place of an invalid attack lies open
      if (course.isOpen && name !== undefined) side.card = name
    }
  },
  flip: (course, { face, cards = [] }) => {
    if (face !== 'up') return
    course.isOpen = true
    for (const { name, handle } of cards) {
      const side = course.sides.find(({ handles }) => handle !== undefined && handles.has(handle))
      if (side !== undefined && name !== undefined) side.card = name
    }
  },
  invalid: (_course, _event, side) => {
    side.card = null
    side.numbers = null
    side.isEx = false
    side.isWild = true
  },
  priority: (course, { seat = 0 }) => {
    course.first = seat
    const [a, b] = course.sides.map(({ numbers }) => numbers?.speed)
    course.steps.push({ kind: 'speed', first: seat, speeds: a === undefined || b === undefined ? null : [a, b] })
  },
  extra: (_course, { card }, side) => {
    side.card = card?.name ?? side.card
    side.numbers = null
    side.isEx = false
    side.hit = false
    side.missed = false
    side.dealt = null
  },
  hit: reached(true),
  miss: reached(false),
  damage: ({ sides, steps }, { seat = 0, amount, prevented, taken, ignoresGuard }) => {
    const dealer = sides[(1 - seat) as 0 | 1]
    const power = Number(amount)
    const stopped = Number(prevented)
    const guard = ignoresGuard ? 0 : (sides[seat as 0 | 1].numbers?.guard ?? null)
    const isPower = dealer.hit && dealer.numbers !== null && Math.max(0, dealer.numbers.power) === power
    // what an effect deals besides is no part of the blow
    if (isPower || dealer.dealt === null) dealer.dealt = { power, stopped }
    const all = numberIn(taken)
    const isHeld = all !== null && guard !== null && all <= Math.max(0, guard)
    // who is stunned stays so, whatever else they take
    const undecided = isHeld ? false : null
    const stunned = sides[seat as 0 | 1].stunned || undecided
    steps.push({
      kind: 'blow',
      seat,
      amount: power,
      isPower,
      stopped,
      taken: all,
      guard,
      stunned,
      ignoresGuard: ignoresGuard === true,
    })
  },
  stunned: ({ steps }, { seat }, side) => {
    side.stunned = true
    const blow = steps.findLast((step) => step.kind === 'blow' && step.seat === seat)
    if (blow?.kind === 'blow') blow.stunned = true
  },
  advantage: (course, { seat }) => {
    course.advantage = seat ?? null
  },
  strikeOver: (course) => {
    course.isOver = true
  },
  end: (course) => {
    course.isOver = true
  },
}

/** The numbers that an event brings are those that it was decided by. */
function count({ sides }: StrikeCourse, { numbers }: SeenEvent): void {
  if (!Array.isArray(numbers)) return
  for (const [seat, each] of (numbers as readonly (Numbers | null)[]).entries())
    if (each !== null) sides[seat as 0 | 1].numbers = each
}

/** Life is lost, what that sets off happens, and then somebody is stunned or not: what comes after these has decided it. */
const decides: ReadonlySet<string> = new Set(['damage', 'hit', 'miss', 'extra', 'advantage', 'strikeOver'])

/** A fighter who was not stunned by now was not. */
function settle({ steps }: StrikeCourse): void {
  for (const step of steps) if (step.kind === 'blow') step.stunned ??= false
}

/** How a Strike has gone, by its events from the first on. */
export function courseOf(events: readonly SeenEvent[], attacker: number): StrikeCourse {
  const course: StrikeCourse = {
    attacker,
    isOpen: false,
    first: null,
    advantage: null,
    isOver: false,
    sides: [newSide(), newSide()],
    steps: [],
  }
  for (const event of events) {
    count(course, event)
    if (decides.has(event.type)) settle(course)
    tellings[event.type]?.(course, event, course.sides[event.seat === 1 ? 1 : 0])
  }
  return course
}
