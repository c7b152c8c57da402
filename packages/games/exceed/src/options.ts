import type { OptionView } from '@cardwright/engine'
import type { Area, Find } from './effects/shared/vocabulary.ts'

/** The questions that Exceed asks. */
export const askKinds = [
  'mulligan',
  'act',
  'set',
  'cost',
  'force',
  'gauge',
  'trigger',
  'choose',
  'alternate',
  'spend',
  'spaces',
  'direction',
  'shove',
  'space',
  'secret',
  'name',
  'take',
  'limit',
  'order',
  'sustain',
  'overdrive',
  'laid',
  'rod',
  'boost',
  'discardBoost',
  'look',
  'extra',
  'draw',
  'repeat',
  'cancel',
] as const
export type AskKind = (typeof askKinds)[number]

/** The actions of a turn: EX-043..060. */
export type ActionName =
  | 'prepare'
  | 'move'
  | 'change'
  | 'exceed'
  | 'reshuffle'
  | 'boost'
  | 'strike'
  | 'special'
  | 'transform'

/** All that an option may say it means; which of it, its question says. */
export interface ExceedOption extends OptionView {
  readonly move?: ActionName
  /** The card's definition; none for a card that lies face down. */
  readonly def?: string
  /** Where the card lies, if it could be elsewhere. */
  readonly from?: Area | 'face' | 'wild'
  readonly space?: number | null
  /** In Force; of Exceeding, in Gauge. */
  readonly cost?: number
  readonly force?: number
  readonly gauge?: number
  readonly life?: number
  readonly worth?: number
  /** How an attack is set; the second card of an EX attack, if it is not a copy. */
  readonly how?: 'one' | 'ex' | 'wild'
  readonly open?: boolean
  readonly onDef?: string
  readonly name?: string
  /** Where an ability is printed, for a trigger. */
  readonly source?: string
  readonly branch?: number
  readonly way?: 'move' | 'advance' | 'close' | 'retreat' | 'push' | 'pull'
  readonly spaces?: number
  /** Where the mover comes to; whether that is towards the opponent. */
  readonly arrives?: number
  /** Where a Move ends, the one way or the other. */
  readonly either?: readonly number[]
  readonly forward?: boolean
  readonly what?: 'force' | 'gauge' | 'life'
  readonly amount?: number
  readonly owner?: number
  readonly as?: Find
  readonly count?: number
  readonly range?: number | 'x' | 'none'
}
