import type { ByEvent, CardId, EventOf, RuleId, Seat, SeenAs, TableEvent } from '@cardwright/engine'
import type { Timing } from './effects/abilities/timings.ts'
import type { ExceedTable, Mode } from './state.ts'
import type { Numbers } from './values/open.ts'

/** The numbers of both attacks by which something was decided; null for one that not everybody may know. */
export type Compared = {
  readonly numbers?: readonly (Numbers | null)[]
}

/** How far the opponent was from where an attack comes from, and whether that is within Range. */
export type Measured = {
  readonly inRange?: boolean
  readonly distance?: number
}

/** One for each type. */
type Told<Type extends string, Fields = unknown> = Type extends string
  ? { readonly type: Type; readonly seat: Seat } & Fields
  : never
type Ruled = { readonly rule: RuleId }

/** Everything that Exceed tells, beside what the table tells itself. */
export type ExceedEvent =
  | Told<'turn'>
  | Told<'action', Ruled & { readonly name: string }>
  /** A fighter has moved, or was moved by somebody else. */
  | Told<'moved', { readonly by: Seat; readonly from: number; readonly to: number; readonly passed: boolean }>
  | Told<'grown', { readonly reach: number }>
  | Told<'token', { readonly token: string; readonly space: number | null }>
  | Told<'laid', Ruled & { readonly card: CardId; readonly space: number }>
  | Told<'pay', { readonly what: 'force' | 'gauge'; readonly amount: number }>
  | Told<'life', { readonly amount: number; readonly life: number }>
  | Told<'mode', Ruled & { readonly mode: Mode }>
  | Told<'reshuffle', Ruled>
  | Told<'boost', Ruled & { readonly card: CardId }>
  | { readonly type: 'cancelled'; readonly card: CardId; readonly rule: RuleId }
  | Told<'transform', { readonly card: CardId }>
  /** `source`: the place where it is printed; `idle`: nothing comes of it. */
  | Told<
      'trigger',
      {
        readonly timing: Timing
        readonly card?: CardId | undefined
        readonly source?: string | undefined
        readonly idle?: true | undefined
      }
    >
  | Told<'strike', Ruled>
  | Told<'set', Ruled & { readonly how: 'strike' | 'ex' | 'wild' }>
  | Told<'invalid', Ruled & { readonly card: CardId }>
  | Told<'priority', Ruled & Compared>
  | Told<'hit' | 'miss', Ruled & Compared & Measured>
  | Told<
      'damage',
      Ruled &
        Compared & {
          readonly amount: number
          readonly prevented: number
          /** All that was taken in this Strike so far. */
          readonly taken?: number
          readonly ignoresGuard?: boolean
        }
    >
  | Told<'stunned', Ruled>
  | Told<'extra', Ruled & { readonly card: CardId }>
  | Told<'advantage', Ruled>
  | { readonly type: 'strikeOver'; readonly next: Seat; readonly rule: RuleId }

export const tell = (t: ExceedTable, event: ExceedEvent): void => t.tell(event)

/** All that can be seen to happen. */
export type AnyEvent = ExceedEvent | TableEvent
export type SeenOf<K extends AnyEvent['type']> = SeenAs<EventOf<AnyEvent, K>>
/** Something for every type of event: a type that is missing is an error. */
export type ByType<R, A extends readonly unknown[] = []> = ByEvent<AnyEvent, R, A>
