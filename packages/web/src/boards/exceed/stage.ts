import type { SeenEvent } from '@cardwright/engine'
import type { BoardProps } from '../../table/contract.ts'
import { cardData, cardsOf, factsOf, type Numbers, printedNumbers } from './facts.ts'
import { toldEvents } from './present.ts'

/** One side of a Strike, as far as it has been told. */
export interface StageSide {
  /** Cards lie there, face up or down. */
  readonly isSet: boolean
  readonly isEx: boolean
  readonly isWild: boolean
  readonly isCritical: boolean
  /** The attack, once it is known. */
  readonly card: string | null
  /** What lies there face down, for who set it. */
  readonly held: string | null
  readonly numbers: Numbers | null
  /** The numbers are as the game counts them now, and not only as they are printed. */
  readonly isExact: boolean
  readonly hit: boolean
  readonly stunned: boolean
  /** What its attack dealt, and what Armor stopped of it; null if it has not come to that. */
  readonly dealt: { readonly power: number; readonly stopped: number } | null
}

/** A Strike as it is shown. */
export interface Stage {
  readonly attacker: number
  /** Both attacks have been turned up. */
  readonly isOpen: boolean
  /** Whose attack comes first, once that is known. */
  readonly first: number | null
  readonly advantage: number | null
  readonly isOver: boolean
  readonly sides: readonly [StageSide, StageSide]
}

type Draft = { -readonly [K in keyof StageSide]: StageSide[K] } & { handles: Set<number> }

const newSide = (): Draft => ({
  isSet: false,
  isEx: false,
  isWild: false,
  isCritical: false,
  card: null,
  held: null,
  numbers: null,
  isExact: false,
  hit: false,
  stunned: false,
  dealt: null,
  handles: new Set(),
})

interface Telling {
  attacker: number
  isOpen: boolean
  first: number | null
  advantage: number | null
  isOver: boolean
  readonly sides: [Draft, Draft]
}

type Tell = (stage: Telling, event: SeenEvent, side: Draft) => void

/** What each event of a Strike changes of what is shown. */
const tellings: Readonly<Record<string, Tell>> = {
  set: (_stage, { how }, side) => {
    side.isSet = true
    side.isEx = how === 'ex'
    side.isWild = how === 'wild'
  },
  move: (stage, { cards = [] }) => {
    for (const { name, handle, to = '' } of cards) {
      const [family, seat] = to.split(':')
      if (family !== 'strike' || handle === undefined) continue
      const side = stage.sides[Number(seat) as 0 | 1]
      side.handles.add(handle)
      side.isSet = true
      side.held = name ?? side.held
      // what takes the place of an invalid attack lies open
      if (stage.isOpen && name !== undefined) side.card = name
    }
  },
  flip: (stage, { face, cards = [] }) => {
    if (face !== 'up') return
    stage.isOpen = true
    for (const { name, handle } of cards) {
      const side = stage.sides.find(({ handles }) => handle !== undefined && handles.has(handle))
      if (side !== undefined && name !== undefined) side.card = name
    }
  },
  invalid: (_stage, _event, side) => {
    side.card = null
    side.isEx = false
    side.isWild = true
  },
  priority: (stage, { seat }) => {
    stage.first = seat ?? null
  },
  extra: (_stage, { card }, side) => {
    side.card = card?.name ?? side.card
    side.isEx = false
    side.hit = false
    side.dealt = null
  },
  hit: (_stage, _event, side) => {
    side.hit = true
  },
  damage: (stage, { seat, amount, prevented }) => {
    const dealer = stage.sides[(1 - Number(seat)) as 0 | 1]
    dealer.dealt = { power: Number(amount), stopped: Number(prevented) }
  },
  stunned: (_stage, _event, side) => {
    side.stunned = true
  },
  advantage: (stage, { seat }) => {
    stage.advantage = seat ?? null
  },
  strikeOver: (stage) => {
    stage.isOver = true
  },
}

function tell(events: readonly SeenEvent[], attacker: number): Telling {
  const stage: Telling = {
    attacker,
    isOpen: false,
    first: null,
    advantage: null,
    isOver: false,
    sides: [newSide(), newSide()],
  }
  for (const event of events) tellings[event.type]?.(stage, event, stage.sides[(event.seat === 1 ? 1 : 0) as 0 | 1])
  return stage
}

/** Something else has been begun since a Strike was over. */
const isNext = ({ type, kind }: SeenEvent): boolean => type === 'answer' && kind === 'act'

/** The Strike that is on, or the last one until somebody acts again; null if there is none to show. */
export function stageOf(props: BoardProps): Stage | null {
  const told = toldEvents(props)
  const begun = told.findLastIndex(({ type }) => type === 'strike')
  const view = factsOf(props)
  if (begun < 0)
    return view.strike === null || props.beat !== null ? null : fromView(props, tell([], view.strike.attacker))
  const since = told.slice(begun)
  const over = since.findIndex(({ type }) => type === 'strikeOver')
  if (over >= 0 && since.slice(over).some(isNext)) return null
  if (over < 0 && props.beat === null && view.strike === null && props.snapshot.over === null) return null
  return fromView(props, tell(over < 0 ? since : since.slice(0, over + 1), since[0]!.seat ?? 0))
}

/** With the numbers that the view shows, where nothing has happened since; else with those that are printed. */
function fromView(props: BoardProps, stage: Telling): Stage {
  const facts = factsOf(props)
  const isNow = props.beat === null && facts.strike !== null && !stage.isOver
  const sides = stage.sides.map((side, seat): StageSide => {
    const { handles: _handles, ...told } = side
    const now = isNow ? facts.sides[seat]!.strike : null
    const lying = isNow ? cardsOf(props, 'strike', seat) : []
    const card = lying.find(({ down }) => !down)?.name ?? told.card
    const def = cardData(props, card ?? undefined)
    const isEx = now?.ex ?? told.isEx
    const printed = def === null ? null : printedNumbers(def, isEx)
    // what a blow dealt says what its Power was
    const dealt = printed !== null && told.dealt !== null ? { ...printed, power: told.dealt.power } : printed
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
      numbers: now?.numbers ?? dealt,
      isExact: now !== null && now.numbers !== null,
    }
  }) as [StageSide, StageSide]
  const isOpen = stage.isOpen || sides.every(({ card }) => card !== null)
  return { ...stage, isOpen, sides }
}
