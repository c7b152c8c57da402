import type { CardId, RuleId, Seat } from '@cardwright/engine'
import type { CapcomTable, Hit, TeamId } from './state.ts'

interface Told<T extends string> {
  readonly type: T
  readonly seat: Seat
  readonly rule: RuleId
}

/** An attack as it is laid. `damage` is what it does if nothing stops it. */
interface Laid {
  readonly fighter: string
  readonly use: string
  readonly value: number
  readonly damage: number
  readonly priority: number
  readonly points: number
  readonly cards: readonly CardId[]
}

/** One character's part in the end of a combat phase. */
export type Settled = {
  readonly team: TeamId
  readonly character: number
  readonly fighter: string
  readonly hits: readonly Hit[]
  /** What an ability took off. */
  readonly shielded: number
  readonly damage: number
  readonly hp: number
}

/** Everything the game tells beside the moves of cards. */
export type CapcomEvent =
  | (Told<'mulligan'> & { readonly again: boolean })
  | (Told<'turn'> & { readonly fighter: string; readonly turns: number })
  | (Told<'rebuild'> & { readonly count: number })
  | (Told<'pass'> & { readonly fighter: string })
  | (Told<'block'> & { readonly fighter: string })
  | (Told<'attack'> & Laid)
  | (Told<'follow'> & Laid & { readonly total: number })
  | (Told<'shot'> & Laid)
  | (Told<'counter'> & Laid & { readonly against: string })
  | (Told<'negate'> & Laid & { readonly against: string; readonly half: number })
  | (Told<'tech'> & { readonly fighter: string; readonly value: number; readonly cards: readonly CardId[] })
  | (Told<'avoid'> & Laid & { readonly against: string })
  | (Told<'variable'> & Laid & { readonly against: string; readonly outcome: 'wins' | 'even' | 'loses' })
  | (Told<'take'> & { readonly fighter: string; readonly damage: number })
  | (Told<'dodge'> & {
      readonly fighter: string
      readonly card: CardId
      readonly agility: number
      readonly isDodged: boolean
      readonly isRescued: boolean
    })
  | (Told<'blocked'> & {
      readonly fighter: string
      readonly card: CardId
      readonly value: number
      readonly defense: number
      readonly times: number
      readonly total: number
      readonly damage: number
      readonly through: number
      readonly isKept: boolean
    })
  | (Told<'broken'> & { readonly fighter: string; readonly card: CardId; readonly use: string })
  | (Told<'stop'> & { readonly fighter: string })
  | (Told<'settle'> & { readonly settled: readonly Settled[] })
  | (Told<'ko'> & { readonly fighter: string })
  | (Told<'swap'> & { readonly fighter: string; readonly for: string })
  | (Told<'consent'> & { readonly agrees: boolean })
  | (Told<'meter'> & { readonly card: CardId; readonly total: number })
  | (Told<'ace'> & { readonly from: 'deck' | 'discard'; readonly price: number; readonly paid: number })
  | (Told<'joker'> & { readonly price: number; readonly paid: number })
  | (Told<'cut'> & { readonly of: Seat; readonly at: number | null })
  | (Told<'recover'> & { readonly fighter: string; readonly amount: number; readonly hp: number })
  | (Told<'ability'> & { readonly fighter: string; readonly name: string; readonly amount: number })
  | (Told<'timeOver'> & { readonly hp: readonly number[] })

export type CapcomEventType = CapcomEvent['type']

/** Events have the shape of what is told; the engine's own type knows no lists of objects with typed fields. */
export const tell = (t: CapcomTable, event: CapcomEvent): void => t.tell(event as never)
