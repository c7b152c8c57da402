import { andThen, type CardId, type Flow, inTurn, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { boostOf, type ExceedTable, foe, lastSpace, phases, type Recent, side } from '../state.ts'
import { amountOf } from '../values/amounts.ts'
import { away, type Direction, nextSpace, occupies, towards } from '../values/arena.ts'
import { abilitiesAt } from '../values/lists.ts'
import { marksOf } from '../values/marks.ts'
import { traitOf, traitsOf } from '../values/traits.ts'
import { inPrintedOrder, resolve } from './triggers.ts'

/** How a fighter is moved, and by whom. */
export interface Journey {
  readonly mover: Seat
  /** Whose effect it is. */
  readonly by: Seat
  readonly direction: Direction
  readonly spaces: number
  /** What the text says, if a limit makes it fewer. */
  readonly wanted?: number
  readonly mayPass: boolean
  /** A space where the movement ends. */
  readonly stopOn?: number | undefined
}

/** Whether something keeps a fighter where it is: its own movement, or a Push or Pull. */
const isHeld = (t: ExceedTable, { mover, by }: Journey): boolean =>
  traitOf(t, mover, mover === by ? 'cantMove' : 'rooted')

/** The spaces that a fighter comes to one after the other: EX-080, EX-081, EX-084..086. Traps do not count yet. */
export function pathOf(t: ExceedTable, journey: Journey): number[] {
  const path: number[] = []
  if (isHeld(t, journey)) return path
  const { mover, by, direction, spaces } = journey
  const isOwn = mover === by
  const mayPass = journey.mayPass && !(isOwn && traitOf(t, mover, 'cantPass'))
  const barriers = isOwn ? barriersTo(t, mover) : noBarriers
  const { space, reach } = side(t, mover)
  const other = side(t, foe(mover))
  for (let at = space; path.length < spaces; ) {
    const next = nextSpace(at, reach, other, direction, mayPass)
    if (next === null || (barriers.length > 0 && isBarred(t, mover, at, next, barriers))) break
    path.push(next)
    if (next === journey.stopOn) break
    at = next
  }
  return path
}

/** Spaces that a fighter may not enter by its own movement. */
function barriersTo(t: ExceedTable, mover: Seat): readonly number[] {
  const found = traitsOf(t, mover, 'cantPassToken')
  if (found.length === 0) return noBarriers
  return found.flatMap(({ trait, by }) => marksOf(t, by, trait.token).map(({ space }) => space))
}
const noBarriers: readonly number[] = []

const isBarred = (t: ExceedTable, mover: Seat, from: number, to: number, barriers: readonly number[]): boolean =>
  barriers.some((space) => isCrossed(t, mover, from, to, space))

/** Whether a step brings a fighter onto a space, or over it. */
function isCrossed(t: ExceedTable, mover: Seat, from: number, to: number, space: number): boolean {
  const { reach } = side(t, mover)
  return from < to ? from + reach < space && space <= to + reach : to - reach <= space && space < from - reach
}

/** The way to a space: the steps of it; null if there is none. EX-044 */
export function wayTo(t: ExceedTable, seat: Seat, to: number): number[] | null {
  const direction: Direction = to > side(t, seat).space ? 1 : -1
  const path = pathOf(t, { mover: seat, by: seat, direction, spaces: lastSpace, mayPass: true, stopOn: to })
  return path.at(-1) === to ? path : null
}

/** The limit of a fighter's own movement: no more than so many spaces at once. */
export function limitOf(t: ExceedTable, seat: Seat): number {
  let limit = Number.POSITIVE_INFINITY
  for (const { trait, by } of traitsOf(t, seat, 'movementLimit'))
    limit = Math.min(limit, amountOf(t, by, trait.amount ?? 0))
  return limit
}

/** Every movement: as far as it goes (EX-085), at no cost (EX-088), and what follows from it. */
export function go(t: ExceedTable, journey: Journey): Part {
  const { mover, by, spaces, wanted = spaces } = journey
  const mine = side(t, mover)
  const from = mine.space
  const path = pathOf(t, journey)
  const traps = sprung(t, journey, path)
  const to = path.at(-1) ?? from
  const passed =
    to !== from && Math.sign(side(t, foe(mover)).space - from) !== Math.sign(side(t, foe(mover)).space - to)
  t.state.recent = { ...t.state.recent, moved: path.length, wanted, passed, from, to, entered: path }
  if (path.length === 0) return null
  mine.space = to
  note(t, mover, by, path.length, passed)
  tell(t, { type: 'moved', seat: mover, by, from, to, passed })
  return aftermath(t, journey, passed, traps)
}

/** Keeps what the Strike, or the turn before it, has to know of a movement. */
function note(t: ExceedTable, mover: Seat, by: Seat, moved: number, passed: boolean): void {
  const { strike } = t.state
  if (strike === null) side(t, mover).turn.moved += moved
  else {
    const mine = strike.sides[mover]!
    if (mover === by) mine.moved += moved
    else mine.shoved += moved
    if (passed && mover === by) mine.passed = true
  }
  t.touch()
}

/**
 * In a Strike that has been revealed, a fighter stops on the first space with a card that acts on who enters: the path
 * is cut short there. The cards that act, those of whoever moves the fighter first.
 */
function sprung(t: ExceedTable, { mover, by }: Journey, path: number[]): CardId[] {
  const { strike, places } = t.state
  if (strike === null || phases.indexOf(strike.phase) < phases.indexOf('costs')) return []
  const traps = [by, foe(by)].flatMap((seat) =>
    t.zone.boosts(seat).cards.filter((card) => {
      const space = places[card.id]
      if (space === undefined || occupies(t, mover, space)) return false
      return abilitiesAt(boostOf(t, card).abilities, 'entered').length > 0
    }),
  )
  const { reach } = side(t, mover)
  for (let i = 0; i < path.length && traps.length > 0; i++) {
    const found = traps.filter(({ id }) => Math.abs(places[id]! - path[i]!) <= reach)
    if (found.length === 0) continue
    path.length = i + 1
    return found.map(({ id }) => id)
  }
  return []
}

/** What the movement was remains known to what comes after these triggers. */
function aftermath(t: ExceedTable, { mover, by }: Journey, passed: boolean, traps: readonly CardId[]): Part {
  const isOwn = mover === by
  const known = t.state.recent
  const flow = andThen(isOwn ? ownMovement(t, mover, passed) : null, () => spring(t, traps))
  if (flow !== null) return remembering(t, flow, known)
  t.state.recent = known
  return null
}

function* remembering(t: ExceedTable, flow: Flow, { cards, entered, ...rest }: Recent): Flow {
  const known = { ...rest, cards: cards.slice(), entered: entered.slice() }
  yield* flow
  t.state.recent = known
}

const ownMovement = (t: ExceedTable, mover: Seat, passed: boolean): Part =>
  andThen(resolve(t, mover, 'moved'), () => (passed ? resolve(t, foe(mover), 'foePassed') : null))

const spring = (t: ExceedTable, traps: readonly CardId[]): Part =>
  inTurn(traps, (id) => {
    const card = t.card(id)
    if (card.zone.family !== 'boosts') return null
    const bearings = abilitiesAt(boostOf(t, card).abilities, 'entered').map(
      (ability) => ({ seat: card.zone.owner, card: card.id, half: 'boost', ability }) as const,
    )
    return inPrintedOrder(t, bearings)
  })

type Way = 'advance' | 'close' | 'retreat' | 'push' | 'pull'

/** The movement that a seat's effect means by each word. */
export const journeys: { readonly [W in Way]: (t: ExceedTable, seat: Seat, spaces: number) => Journey } = {
  /** EX-080, EX-081 */
  advance: (t, seat, spaces) => ({ mover: seat, by: seat, direction: towards(t, seat), spaces, mayPass: true }),
  /** EX-082, EX-083 */
  close: (t, seat, spaces) => ({ mover: seat, by: seat, direction: towards(t, seat), spaces, mayPass: false }),
  /** EX-084 */
  retreat: (t, seat, spaces) => ({ mover: seat, by: seat, direction: away(t, seat), spaces, mayPass: false }),
  /** EX-086 */
  push: (t, seat, spaces) => ({ mover: foe(seat), by: seat, direction: away(t, foe(seat)), spaces, mayPass: false }),
  /** EX-087 */
  pull: (t, seat, spaces) => ({ mover: foe(seat), by: seat, direction: towards(t, foe(seat)), spaces, mayPass: true }),
}

/** Moves a fighter to a space on foot; wherever it cannot go, it stays. */
export function walkTo(t: ExceedTable, seat: Seat, to: number): Part {
  const direction: Direction = to > side(t, seat).space ? 1 : -1
  const spaces = wayTo(t, seat, to)?.length ?? 0
  return go(t, { mover: seat, by: seat, direction, spaces, mayPass: true })
}

/** Sets a fighter on a space: no movement that anything could hinder or that sets anything off. */
export function setDown(t: ExceedTable, seat: Seat, space: number): void {
  const mine = side(t, seat)
  const from = mine.space
  if (from === space) return
  mine.space = space
  t.touch()
  tell(t, { type: 'moved', seat, by: seat, from, to: space, passed: false })
}
