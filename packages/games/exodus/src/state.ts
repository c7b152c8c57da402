import { type CardId, type Rename, renameRefs, type Seat } from '@cardwright/engine'

/** XO-002 */
export const phases = ['draw', 'energy', 'creature', 'attack', 'end'] as const
export type Phase = (typeof phases)[number]

/** XO-H06 */
export const maxPiles = 6

/** A card as the object that it was when it was named: stale once it has moved. */
export interface Ref {
  readonly card: CardId
  readonly gen: number
}

/** A thing that an effect may be aimed at. */
export type Target =
  | { readonly kind: 'card'; readonly ref: Ref }
  | { readonly kind: 'pile'; readonly seat: Seat; readonly index: number }
  | { readonly kind: 'graveyard'; readonly seat: Seat }
  | { readonly kind: 'item'; readonly id: number }
  | { readonly kind: 'player'; readonly seat: Seat }

/** Something that waits to resolve. */
export interface Item {
  readonly id: number
  readonly owner: Seat
  readonly kind: 'symmetry' | 'ability' | 'trigger' | 'attack'
  /** The card that it is, or whose ability it is, or the attacker. */
  readonly source: Ref
  /** The card's name: its text is found by it when the card itself is gone, XO-H25. */
  readonly text: string
  /** Which ability of the card; -1 for a symmetry's own text and for an attack. */
  readonly ability: number
  targets: readonly Target[]
  /** Energy that is to be paid: XO-046. */
  payment: readonly Ref[]
  /** Its targets were re-selected by an effect: it has no Playback while they are legal. */
  fixed?: boolean
}

/** A trigger that waits for the stack to be empty: XO-H24. */
export interface Waiting {
  readonly owner: Seat
  readonly source: Ref
  readonly text: string
  /** -1 for a Lasting symmetry's own text, which acts again: XO-H14. */
  readonly ability: number
}

/** The windows that say nothing beside their name. */
export const plainWindows = ['mulligan', 'draw', 'main', 'notice', 'resolve', 'phaseEnd', 'unfreeze', 'limit'] as const
export type PlainWindow = (typeof plainWindows)[number]

/** The window that is open. */
export type Window =
  | { readonly kind: PlainWindow }
  | { readonly kind: 'stack'; readonly holder: Seat; readonly passes: number }

/** How a card comes to the field in a main phase. */
export const notices = ['place', 'shift', 'summon'] as const
export type Notice = (typeof notices)[number]

/** A card that has come to the field, and how. */
export interface Noticed {
  readonly move: Notice
  readonly ref: Ref
}

export interface Side {
  life: number
  /** The attacks made this turn, and those that do not count as used, each as `card gen`: XO-H09. */
  attacks: string[]
  renewed: string[]
  /** Creatures whose attack was called off and not made since, as `card gen`: XO-H40. */
  calledOff: string[]
  /** Energy that was moved this turn, as `card gen`: XO-H28. */
  moved: string[]
  /** Abilities that were used this turn, as `card gen ability`: XO-H17. */
  used: string[]
  /** Cards of the Main Deck that were revealed in this turn: XO-P31. */
  revealed: Ref[]
  notes: Notes
}

/** Notes about costs and damage that last for a turn; a 1 stands for "it has happened". */
export interface Notes {
  /** The player has paid for something in this turn, or was hurt: XO-H38. */
  paid?: 1
  hurt?: 1
  /** The next Pay, or the next damage, is so much less. */
  discount?: number
  prevent?: number
  /** The cards by which it is, by name. */
  preventBy?: readonly string[]
}

/** A marker of ice: on a pile with its creature, on a Lasting symmetry, on a graveyard. XO-H15 */
export interface Frozen {
  readonly what: Target
  /** The turn in which it was frozen, and whether that turn's End Phase had begun. */
  readonly since: number
}

/** An item that has left the stack. */
export type Resolved = { readonly owner: Seat; readonly name: string }

/** A bonus to power that ends with the turn, or with the battle. */
export interface Boon {
  readonly ref: Ref
  readonly power: number
  readonly until: 'turn' | 'battle'
  /** The name of what gave it. */
  readonly by: string
}

/** House rules that a table may set otherwise. */
export interface Dials {
  /** XO-006: whether the turn player is asked for the order of the six draws. */
  readonly drawOrder: 'asked' | 'mainFirst'
  /** XO-H08: which creatures shield their player. */
  readonly guard: 'unfrozen' | 'any' | 'none'
  /** XO-H19 */
  readonly handLimit: number
  /** XO-H20: Life Points for a new Main Deck. */
  readonly recyclePrice: number
  /** XO-H21 */
  readonly turnLimit: number
}

export interface State {
  readonly dials: Dials
  first: Seat
  turn: Seat
  /** Turns begun, of both players: XO-H21. */
  turns: number
  phase: Phase
  window: Window
  /** Where the play goes on when the stack is empty. */
  back: Window
  /** The card that a notice is about; null when there is no notice. */
  noticed: Noticed | null
  stack: Item[]
  /** What of the present stack has resolved or failed, the topmost first: after it, the others have Playback. */
  resolved: Resolved[]
  nextItem: number
  waiting: Waiting[]
  sides: [Side, Side]
  frozen: Frozen[]
  boons: Boon[]
  /** Things that are due to unfreeze in this End Phase. */
  due: Target[]
  /** End Phases begun, for what unfreezes in the first one after it froze. */
  ends: number
}

export type ZoneName =
  | 'mainDeck'
  | 'energyDeck'
  | 'hand'
  | 'reserve'
  | 'pile'
  | 'creature'
  | 'lasting'
  | 'stack'
  | 'graveyard'
  | 'spent'

const cloneSide = (s: Side): Side => ({
  life: s.life,
  attacks: s.attacks.slice(),
  renewed: s.renewed.slice(),
  calledOff: s.calledOff.slice(),
  moved: s.moved.slice(),
  used: s.used.slice(),
  revealed: s.revealed.slice(),
  notes: { ...s.notes },
})

const cloneItem = (i: Item): Item => ({ ...i, targets: i.targets.slice(), payment: i.payment.slice() })

/** A deep copy. What is frozen (dials, windows, targets, references) is shared. */
export const clone = (s: State): State => ({
  ...s,
  stack: s.stack.map(cloneItem),
  resolved: s.resolved.slice(),
  waiting: s.waiting.slice(),
  sides: [cloneSide(s.sides[0]), cloneSide(s.sides[1])],
  frozen: s.frozen.slice(),
  boons: s.boons.slice(),
  due: s.due.slice(),
})

/** Keys that begin with the id of a card: see `objectKey`. */
const renameKeys = (keys: readonly string[], rename: Rename): string[] =>
  keys.map((key) => key.replace(/^\d+/, (id) => `${rename(Number(id))}`))

const renameSide = (s: Side, rename: Rename): Side => ({
  ...s,
  attacks: renameKeys(s.attacks, rename),
  renewed: renameKeys(s.renewed, rename),
  calledOff: renameKeys(s.calledOff, rename),
  moved: renameKeys(s.moved, rename),
  used: renameKeys(s.used, rename),
})

/** The state where cards have other ids. */
export function rename(state: State, to: Rename): State {
  const { sides, ...rest } = renameRefs(state, to)
  return { ...rest, sides: [renameSide(sides[0], to), renameSide(sides[1], to)] }
}
