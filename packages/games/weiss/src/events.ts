import type { CardId, RuleId, Seat, SeenCard, SeenEvent } from '@cardwright/engine'
import type { WeissTable } from './table.ts'
import type { AttackKind, Icon, Phase, State } from './text/terms.ts'

/** Everything that Weiss Schwarz tells, beside what the table tells itself. */
export type WeissEvent =
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number; readonly rule: RuleId }
  | { readonly type: 'phase'; readonly seat: Seat; readonly phase: Phase; readonly rule: RuleId }
  | {
      readonly type: 'play'
      readonly seat: Seat
      readonly card: CardId
      readonly name: string
      readonly position?: string
      readonly rule: RuleId
    }
  | {
      readonly type: 'use'
      readonly seat: Seat
      readonly card: CardId
      readonly name: string
      readonly ability: string
      readonly rule: RuleId
    }
  | {
      readonly type: 'resolve'
      readonly seat: Seat
      readonly card: CardId
      readonly name: string
      readonly ability: string
      readonly rule: RuleId
    }
  | {
      readonly type: 'attack'
      readonly seat: Seat
      readonly card: CardId
      readonly on: CardId | undefined
      readonly how: AttackKind
      readonly rule: RuleId
    }
  | {
      readonly type: 'trigger'
      readonly seat: Seat
      readonly card: CardId
      readonly name: string
      readonly icons: readonly Icon[]
      readonly rule: RuleId
    }
  | {
      readonly type: 'damage'
      readonly seat: Seat
      readonly amount: number
      readonly cards: readonly CardId[]
      readonly cancelled: boolean
      readonly rule: RuleId
    }
  | {
      readonly type: 'battle'
      readonly seat: Seat
      readonly card: CardId
      readonly on: CardId
      readonly power: number
      readonly against: number
      readonly rule: RuleId
    }
  | { readonly type: 'turned'; readonly cards: readonly CardId[]; readonly state: State }
  | { readonly type: 'ruleAction'; readonly cards: readonly CardId[]; readonly what: RuleAction; readonly rule: RuleId }
  | {
      readonly type: 'levelUp'
      readonly seat: Seat
      readonly card: CardId
      readonly level: number
      readonly rule: RuleId
    }
  | { readonly type: 'refresh'; readonly seat: Seat; readonly rule: RuleId }
  | { readonly type: 'penalty'; readonly seat: Seat; readonly card: CardId; readonly rule: RuleId }

export type RuleAction = 'surplusCharacters' | 'surplusClimaxes' | 'misplaced' | 'powerless'

export const tell = (t: WeissTable, event: WeissEvent): void => t.tell(event)

/** What the table tells of every game, as far as it happens here. */
type TableEvent =
  | { readonly type: 'move'; readonly cards: readonly CardId[] }
  | { readonly type: 'show'; readonly cards: readonly CardId[]; readonly to: 'all' | readonly Seat[] }
  | { readonly type: 'flip'; readonly cards: readonly CardId[]; readonly face: 'up' | 'down' }
  | { readonly type: 'shuffle'; readonly zone: string }
  | { readonly type: 'reorder'; readonly zone: string; readonly count: number; readonly seat: Seat }
  | { readonly type: 'answer'; readonly seat: Seat; readonly kind: string; readonly answer: string }
  | { readonly type: 'end'; readonly winner: Seat | null; readonly why: string }

type All = WeissEvent | TableEvent

/** An event as somebody sees it. */
export type SeenOf<T extends All['type']> = Omit<Extract<All, { type: T }>, 'card' | 'cards' | 'on'> &
  Pick<SeenEvent, 'card' | 'cards' | 'on'>

/** Something for each event: one that is missing does not compile. */
export type ByEvent<R, More extends readonly unknown[]> = {
  readonly [T in All['type']]: (event: SeenOf<T>, ...more: More) => R
}

export type { SeenCard }
