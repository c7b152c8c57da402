import type { AskView, CardId, Json, MoveOption, Option, Seat } from '@cardwright/engine'
import type { Select } from './effects/terms/vocabulary.ts'
import type { EffectList } from './effects/vocabulary.ts'
import type { Notice, Phase, Resolved, ZoneName } from './state.ts'

/** The card whose text asks, by the id of its definition: the card itself may be gone (XO-H25). */
type Sourced = { readonly source: string }
type Counted = { readonly amount: number }

/**
 * The windows in which a player may respond. `own`: the topmost item of the stack is one's own, and the other player has
 * passed on it; `attack`: it is an attack. `plain`: nothing on the stack but triggers without targets. `pressing`: an attack
 * may follow, or with the turn ends what an ability of one's own could still do; all else can be done as well when asked next.
 */
export type RespondContext =
  | { readonly window: 'notice'; readonly phase: Phase; readonly move: Notice }
  | { readonly window: 'phaseEnd'; readonly phase: Phase; readonly pressing: boolean }
  | { readonly window: 'own'; readonly phase: Phase; readonly attack: boolean }
  | { readonly window: 'stack'; readonly phase: Phase; readonly plain: boolean }

/**
 * `since`: what has resolved or failed since the declaration, the topmost first. It is a window if all of that was one's own,
 * and has not laid bare the player whom an attack could strike instead.
 */
export type PlaybackContext = Sourced & {
  readonly attack: boolean
  readonly since: readonly Resolved[]
  readonly window?: 'playback'
  readonly phase?: Phase
}

/** The context of each kind of question: what it is about. Everybody may know it. */
export type Contexts = {
  readonly mulligan: undefined
  readonly draw: { readonly window: 'draw'; readonly phase: 'draw' }
  readonly energy: undefined
  readonly creature: undefined
  readonly attack: undefined
  readonly respond: RespondContext
  readonly select: Sourced & { readonly select: Select }
  /** Another target for the attack of this creature. */
  readonly reselect: Sourced
  readonly pay: Sourced & Counted
  readonly playback: PlaybackContext
  /** Energy that a pile loses, in battle if no text takes it. */
  readonly lose: Counted & { readonly source: string | null; readonly seat: Seat; readonly pile: number }
  readonly limit: Counted
  readonly trigger: undefined
  /** Whether several cards that are due have different triggers. */
  readonly unfreeze: { readonly window: 'unfreeze'; readonly phase: 'end'; readonly acting: 'one' | 'several' }
  readonly moveEnergy: Sourced & Counted
  readonly placeEnergy: Sourced
  readonly recover: Sourced & Counted
  readonly choose: Sourced
  readonly take: Sourced & Counted
  readonly keep: Sourced
}
export type AskKind = keyof Contexts

/** Something for every kind of question: a kind that is missing is an error. */
export type ByAsk<R, A extends readonly unknown[] = []> = {
  readonly [K in AskKind]: (context: Contexts[K], ...more: A) => R
}

/** The entry for a question. Null for a kind that this version does not know. */
export function askEntry<R, A extends readonly unknown[]>(
  entries: Partial<ByAsk<R, A>>,
  { kind, context }: AskView,
  ...more: A
): R | null {
  const entry = (entries as Readonly<Record<string, (context: Json | undefined, ...more: A) => R>>)[kind]
  return entry === undefined ? null : entry(context, ...more)
}

/** A card onto a pile, counted from 1. */
export interface PlaceOption extends MoveOption {
  readonly card: CardId
  readonly pile: number
}

/** From one pile to another. */
export interface ShiftOption extends PlaceOption {
  readonly from: number
}

export interface PlayOption extends MoveOption {
  readonly card: CardId
}

/** `ability` counts the abilities of the card from 0; `only` says that it has no other to use. */
export interface UseOption extends PlayOption {
  readonly ability: number
  readonly only: boolean
}

/** Without `on` the player is attacked. */
export interface AttackOption extends PlayOption {
  readonly on: CardId | undefined
}

/** A target: a card (`where` it lies; without a name it is unseen), a pile, a graveyard, a player, or an item. */
export interface TargetOption extends Option {
  readonly index: number
  readonly what: 'card' | 'pile' | 'graveyard' | 'player' | 'item'
  readonly card: CardId | undefined
  readonly name: string | undefined
  readonly where: ZoneName | undefined
  readonly seat: Seat | undefined
  readonly pile: number | undefined
  readonly item: number | undefined
}

/** One of several cards. */
export interface CardOption extends Option {
  readonly card: CardId
  readonly name: string
}

/** The attack goes on, on another target (without `on`, the player), or not at all. */
export interface PlaybackOption extends Option {
  readonly does: 'keep' | 'change' | 'continue' | 'retarget' | 'cancel'
  readonly index: number
  readonly on: CardId | undefined
}

export interface ChoiceOption extends Option {
  readonly index: number
  readonly effects: EffectList
}

/** An energy onto a pile, or none. */
export interface PlacingOption extends Option {
  readonly does: 'place' | 'none'
  readonly card: CardId | undefined
  readonly pile: number | undefined
}
