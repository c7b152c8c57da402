import type { CardId } from '@cardwright/engine'
import type { Occurrence } from './effects/events/vocabulary.ts'
import type { Trigger } from './effects/vocabulary.ts'
import type { SideNumber } from './state.ts'

/** From where an effect speaks: whose it is, of which card, and whom `it` and `them` mean. */
export interface Context {
  /** Whom "you" means. */
  readonly side: SideNumber
  /** Whose effect it is, whoever carries it out. */
  readonly controller: SideNumber
  readonly card: CardId
  readonly gen: number
  readonly trigger: Trigger
  readonly it: CardId | null
  readonly them: SideNumber | null
  /** The one of several players whose choice it is now: MB-220. */
  readonly just: SideNumber | null
  /** MB-424: nobody may react. */
  readonly unanswerable: boolean
}

/** Why a card is flipped. Only a flip by an effect can be taken over by another card: MB-H28. */
export type FlipCause = 'effect' | 'action' | 'reaction'

/** One thing that a tournament has still to do. A list of them in the state is what a flow would keep in its closures. */
export type Task =
  /** The effects of the list at this address, from `at` on. */
  | {
      readonly task: 'effects'
      readonly list: string
      readonly at: number
      readonly context: Context
      /** Only this one of them. */
      readonly alone: boolean
    }
  | {
      readonly task: 'flip'
      readonly card: CardId
      readonly gen: number
      readonly by: SideNumber
      /** The card whose effect it is. */
      readonly source: CardId
      readonly cause: FlipCause
      readonly unanswerable: boolean
      /** Sides that have been asked whether they take it over, and whether its owner was. */
      readonly asked: readonly SideNumber[]
    }
  | { readonly task: 'down'; readonly card: CardId; readonly gen: number; readonly unanswerable: boolean }
  /** The innermost triggers that wait, until none does. */
  | { readonly task: 'drain' }
  | {
      readonly task: 'enter'
      readonly side: SideNumber
      readonly card: CardId
      readonly ownSlot: boolean
      /** MB-411 */
      readonly silently: boolean
    }
  | { readonly task: 'react'; readonly to: Occurrence; readonly asked: readonly SideNumber[] }
  | { readonly task: 'clash'; readonly clash: ClashTask }
  | { readonly task: 'actionDone'; readonly side: SideNumber; readonly card: CardId; readonly gen: number }
  | { readonly task: 'reactionDone'; readonly card: CardId; readonly gen: number }
  | { readonly task: 'hide'; readonly card: CardId }
  /** MB-432: the card that was played is flipped, if it is still there. */
  | { readonly task: 'flipEntered'; readonly card: CardId; readonly context: Context }
  /** MB-250: one side's Score effects, one at a time. */
  | { readonly task: 'score'; readonly sides: readonly SideNumber[]; readonly at: number }

/** A clash under way: MB-238..247. */
export interface ClashTask {
  readonly context: Context
  /** Where its effect is written, for what follows from it. */
  readonly effect: string
  readonly fighters: readonly { readonly side: SideNumber; readonly card: CardId; readonly gen: number }[]
  /** MB-413: fighters that have been asked; cards that fight in place of a Top Card. */
  readonly asked: readonly SideNumber[]
  readonly duelists: readonly CardId[]
  /** MB-H62: these may not use another card. */
  readonly fixed: readonly SideNumber[]
}
