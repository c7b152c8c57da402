import type { ByEvent, CardId, EventOf, RuleId, Seat, SeenAs, TableEvent } from '@cardwright/engine'
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
      /** None if it is no longer there. */
      readonly card: CardId | undefined
      readonly name: string
      readonly ability: string
      readonly rule: RuleId
    }
  /** Somebody does not do what they may. */
  | { readonly type: 'decline'; readonly seat: Seat; readonly name: string; readonly ability: string }
  /** An ability that was resolved, with nothing to show for it: what it asks for does not hold. */
  | { readonly type: 'vain'; readonly seat: Seat; readonly name: string; readonly ability: string }
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

/** Everything that is told in a match: the events of the table itself that happen in it. */
export type AnyEvent = WeissEvent | Exclude<TableEvent, { readonly type: 'leave' }>

export type SeenOf<K extends AnyEvent['type']> = SeenAs<EventOf<AnyEvent, K>>
/** Something for every type of event. */
export type ByType<R, A extends readonly unknown[] = []> = ByEvent<AnyEvent, R, A>
