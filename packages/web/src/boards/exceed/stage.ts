import type { SeenEvent } from '@cardwright/engine'
import type { BoardProps } from '../../table/contract.ts'
import { cardData, cardsOf, factsOf, type Numbers, plainNumbers, printedNumbers } from './facts.ts'
import { toldEvents } from './present.ts'
import { courseOf, type StrikeCourse, type ToldSide } from './strike-course.ts'

/** One side of a Strike, as it is shown. */
export interface StageSide extends Readonly<Omit<ToldSide, 'handles'>> {
  readonly isCritical: boolean
  /** What its card says, whatever has changed it since. */
  readonly printed: Partial<Numbers> | null
  /** The numbers are as the game counts them now, and not only as they are printed. */
  readonly isExact: boolean
}

/** A Strike as it is shown. */
export interface Stage extends Readonly<Omit<StrikeCourse, 'sides'>> {
  readonly sides: readonly [StageSide, StageSide]
}

/** Something else has been begun since a Strike was over. */
const isNext = ({ type, kind }: SeenEvent): boolean => type === 'answer' && kind === 'act'

const isBegun = ({ type }: SeenEvent): boolean => type === 'strike'
const isEnded = ({ type }: SeenEvent): boolean => type === 'strikeOver' || type === 'end'

/** The Strike that is on, or the last one until somebody acts again; null if there is none to show. */
export function stageOf(props: BoardProps): Stage | null {
  const told = toldEvents(props)
  const begun = told.findLastIndex(isBegun)
  const view = factsOf(props)
  if (begun < 0)
    return view.strike === null || props.beat !== null ? null : fromView(props, courseOf([], view.strike.attacker))
  const since = told.slice(begun)
  const over = since.findIndex(isEnded)
  if (over >= 0 && since.slice(over).some(isNext)) return null
  // a blow that ends the match ends the Strike with it
  if (props.snapshot.over !== null && props.beat === null) return null
  if (over < 0 && props.beat === null && view.strike === null) return null
  return fromView(props, courseOf(over < 0 ? since : since.slice(0, over + 1), since[0]!.seat ?? 0))
}

/** The last Strike in which attacks were compared and that is over, whatever has happened since. */
export function lastStrike(props: BoardProps): Stage | null {
  const told = toldEvents(props)
  const over = told.findLastIndex(isEnded)
  return strikeFrom(props, told, told.slice(0, Math.max(over, 0)).findLastIndex(isBegun))
}

/** The Strike that an event began, if it is over and attacks were compared in it; and which of the match it was. */
export function strikeOf(props: BoardProps, event: SeenEvent): { stage: Stage; number: number } | null {
  if (!isBegun(event)) return null
  const told = toldEvents(props)
  const begun = told.lastIndexOf(event)
  const stage = strikeFrom(props, told, begun)
  return stage && { stage, number: told.slice(0, begun + 1).filter(isBegun).length }
}

function strikeFrom(props: BoardProps, told: readonly SeenEvent[], begun: number): Stage | null {
  const end = begun < 0 ? -1 : told.findIndex((event, at) => at > begun && isEnded(event))
  if (end < 0) return null
  const course = courseOf(told.slice(begun, end + 1), told[begun]!.seat ?? 0)
  course.isOver = true
  return course.steps.length === 0 ? null : fromView(props, course)
}

/** With the numbers that the view shows, where nothing has happened since; else with those that were told last. */
function fromView(props: BoardProps, course: StrikeCourse): Stage {
  const facts = factsOf(props)
  const isNow = props.beat === null && facts.strike !== null && !course.isOver
  const sides = course.sides.map((side, seat): StageSide => {
    const { handles: _handles, ...told } = side
    const now = isNow ? facts.sides[seat]!.strike : null
    const lying = isNow ? cardsOf(props, 'strike', seat) : []
    const card = lying.find(({ down }) => !down)?.name ?? told.card
    const def = cardData(props, card ?? undefined)
    const isEx = now?.ex ?? told.isEx
    const counted = now?.numbers ?? told.numbers
    return {
      ...told,
      card,
      held: lying[0]?.name ?? told.held,
      isEx,
      isSet: now?.set ?? told.isSet,
      isWild: now?.wild ?? told.isWild,
      isCritical: now?.critical ?? false,
      hit: told.hit || now?.hit === true,
      stunned: told.stunned || now?.stunned === true,
      numbers: counted ?? (def === null ? null : printedNumbers(def, isEx)),
      isExact: counted !== null,
      printed: def === null ? null : plainNumbers(def),
    }
  }) as [StageSide, StageSide]
  const isOpen = course.isOpen || sides.every(({ card }) => card !== null)
  return { ...course, isOpen, sides }
}
