import type { Card, CardId, Seat, Table } from '@cardwright/engine'
import type { BoostDef, CardDef, ExceedDef, Face, FighterDef } from './cards/definitions.ts'
import type { Ability } from './effects/abilities/vocabulary.ts'
import type { Trait } from './effects/numbers/vocabulary.ts'
import type { Area, Find, origins } from './effects/shared/vocabulary.ts'

export type Mode = 'basic' | 'exceed'

/** The arena is a line of nine spaces, 1 to 9: EX-018. */
export const lastSpace = 9

/** What a player has in front of them beside cards. */
export interface Side {
  life: number
  space: number
  /** How many spaces on each side of `space` the fighter fills too. */
  reach: number
  mode: Mode
  /** EX-054: how often the discard pile has become a deck. */
  reshuffles: number
  /** An attack that this seat may always set, beside those of its hand. */
  faceAttack: CardId | null
  /** The spaces of this seat's tokens that are in the arena. */
  tokens: Record<string, number>
  /** How much life was spent the last time. */
  lifeSpent: number
  /** Counters that cards keep, by the names that they give them. */
  counters: Counts
  /** What was done in this turn: forgotten when it ends. */
  turn: TurnRecord
}

/** What cards may ask about this turn of a player. */
export interface TurnRecord {
  forceSpent: number
  gaugeSpent: number
  /** Spaces that the fighter moved, or was moved, outside of a Strike. */
  moved: number
  /** Cards of hands and Gauges that were discarded in the Strike, by whoever and for whatever. */
  discarded: number
  /** Boosts that were cut short; whether that is over for this turn. */
  cancels: number
  noCancel: boolean
  /** There is no draw at the end of it; there was. */
  noDraw: boolean
  drew: boolean
  exceedsAtEnd: boolean
  /** Change Cards, while its effects happen: whether it took cards of the Gauge. */
  changedGauge: boolean
  /** X, if an effect has set it. */
  x: number | null
  /** What was done with the card that was last looked at. */
  looked: Find | null
  /** How often the actions of the character were taken, by mode and place: `basic:0`. */
  actions: Counts
  counters: Counts
}

/** Numbers by name; not changed but replaced. */
export type Counts = Readonly<Record<string, number>>

const noCounts: Counts = Object.freeze({})

export const newTurn = (): TurnRecord => ({
  forceSpent: 0,
  gaugeSpent: 0,
  moved: 0,
  discarded: 0,
  cancels: 0,
  noCancel: false,
  noDraw: false,
  drew: false,
  exceedsAtEnd: false,
  changedGauge: false,
  x: null,
  looked: null,
  actions: noCounts,
  counters: noCounts,
})

/** How an attack came to be set: EX-091, EX-094, EX-166. */
export type Origin = (typeof origins)[number]

export const numbers = ['power', 'speed', 'armor', 'guard', 'rangeMin', 'rangeMax'] as const
export type NumberName = (typeof numbers)[number]

/** An ability that is in force: whose it is, and the card that bears it; none for a character. */
export interface ActiveAbility<C = CardId> {
  readonly seat: Seat
  readonly card: C | null
  readonly half: 'attack' | 'boost' | 'face'
  readonly ability: Ability
}

/** A bonus for the rest of the Strike, and the name of what gave it. */
export interface Bonus {
  readonly to: NumberName
  readonly value: number
  readonly by: string
}

/** A trait for the rest of the Strike. `ofCard`: a card of the one who has it gave it, no character and no opponent. */
export type Gained = Trait & { readonly ofCard: boolean; readonly by: string }

/** What one player does in a Strike. A position names cards otherwise than by their ids. */
export interface StrikeSide<C = CardId> {
  /** The attack; before the reveal, the second copy of an EX attack too. */
  cards: C[]
  from: Origin
  ex: boolean
  /** Set face up. */
  open: boolean
  hit: boolean
  stunned: boolean
  /** Damage taken, after Armor: EX-125, EX-126. */
  taken: number
  /** Whether that exceeded Guard when it was last looked at. */
  exceeded: boolean
  /** EX-124 */
  armorUsed: number
  /** The cards that paid for the attack: EX-099; all Gauge that was spent in this Strike. */
  paid: C[]
  gaugeSpent: number
  /** The names of the cards of the Gauge that were spent in this Strike. */
  spentNames: string[]
  bonuses: Bonus[]
  traits: Gained[]
  granted: ActiveAbility<C>[]
  sustained: C[]
  /** Boosts and attacks that something else than the rule awaits at Cleanup. */
  bound: { readonly card: C; readonly to: Area }[]
  /** Spaces that this fighter has moved, and has been moved. */
  moved: number
  shoved: number
  /** Whether this fighter has moved past the other by its own movement. */
  passed: boolean
  /** Tokens of this seat that have come into the arena in this Strike. */
  placed: string[]
  /** Where the attack lay in the arena when it was set; null if it came from elsewhere. */
  lay: number | null
  /** An attack beside the one that was set is being made: EX-165. */
  extra: boolean
  /** Attacks of that kind that have been made: whether they hit, and whether what defends of them stays. */
  extras: { readonly card: C; readonly hit: boolean; readonly defends: boolean }[]
  /** Abilities that act once in a Strike and have acted: by the card that bears them, and what they say. */
  used: { readonly card: C | null; readonly says: string }[]
}

export const phases = [
  'striking',
  'set',
  'setEffects',
  'striking2',
  'set2',
  'setEffects2',
  'reveal',
  'costs',
  'clash',
  'priority',
  'before',
  'hit',
  'damage',
  'after',
  'before2',
  'hit2',
  'damage2',
  'after2',
  'cleanup',
  'cleanup2',
  'end',
] as const
export type Phase = (typeof phases)[number]

export interface Strike<C = CardId> {
  attacker: Seat
  /** Whose attack comes first: EX-104. The attacker until that is known. */
  active: Seat
  phase: Phase
  sides: [StrikeSide<C>, StrikeSide<C>]
  advantage: Seat | null
  /** How it must be set, as said by what caused it. */
  terms: StrikeTerms<C>
  /** What a player has to set: what an opponent named, or a Wild Swing. */
  demands: [Demand | null, Demand | null]
  startRange: number
  /** The defender sets first. */
  defenderFirst: boolean
}

/** What an effect says of the Strike that it causes. */
export interface StrikeTerms<C = CardId> {
  readonly from?: Origin
  readonly card?: string
  /** The very card that is to be set. */
  readonly one?: C
  readonly random?: boolean
  readonly open?: boolean
  readonly ex?: boolean
  readonly noEx?: boolean
  readonly noWild?: boolean
  readonly foeWild?: boolean
  readonly foeFirst?: boolean
  /** Names: of what the opponent must set if they hold it, of what is invalid, of what does not hit the attacker. */
  readonly demand?: string
  readonly invalid?: string
  readonly dodge?: string
  /** What its attacker gains for it. */
  readonly gained?: readonly ActiveAbility<C>[]
}

export type Demand = { readonly wild: true } | { readonly name: string }

/** A Strike that is to come when the present action is over: EX-155. */
export interface PendingStrike<C = CardId> {
  readonly attacker: Seat
  readonly terms: StrikeTerms<C>
}

/** What the effect just before came to, for those that go on by it: a movement, cards that were taken, a payment. */
export interface Recent<C = CardId> {
  moved: number
  wanted: number
  passed: boolean
  /** From where and to where, and the spaces that were entered on the way. */
  from: number
  to: number
  entered: number[]
  cards: C[]
  spent: number
}

export const nothingYet = (): Recent => ({
  moved: 0,
  wanted: 0,
  passed: false,
  from: 0,
  to: 0,
  entered: [],
  cards: [],
  spent: 0,
})

export interface State {
  phase: 'mulligan' | 'start' | 'act' | 'end'
  turn: Seat
  /** Whose turn it is after this one. */
  next: Seat
  first: Seat
  /** Actions that are left in this turn. */
  actions: number
  /** The action that is left may be no Strike. */
  noStrike: boolean
  struck: boolean
  lastTurnStruck: boolean
  sides: [Side, Side]
  strike: Strike | null
  summons: PendingStrike | null
  recent: Recent
  /** Where cards lie that are in the arena, by card id. */
  places: Record<number, number>
  /** The Boost that is being played; null between Boosts. */
  boosting: Boosting | null
  /** Boosts that came into play in this turn. */
  fresh: CardId[]
}

export interface Boosting {
  readonly card: CardId
  readonly from: Area
  cancelled: boolean
  /** Where it goes when it is resolved, if an effect has said so. */
  to: Area | null
  /** It gives its player another action. */
  again: boolean
}

/** `pouch` and `secrets`: for secret tokens, outside the arena and in it. */
export type ZoneName = Area | 'character' | 'pouch' | 'secrets'

export type ExceedTable = Table<State, ExceedDef, ZoneName>
export type ExceedInPlay = Card<ExceedDef>

export const foe = (seat: Seat): Seat => 1 - seat
export const side = (t: ExceedTable, seat: Seat): Side => t.state.sides[seat]!
export const defOf = (card: ExceedInPlay): CardDef => card.def as CardDef
export const fighterOf = (t: ExceedTable, seat: Seat): FighterDef => t.zone.character(seat).cards[0]!.def as FighterDef
export const faceOf = (t: ExceedTable, seat: Seat): Face => fighterOf(t, seat)[side(t, seat).mode]

/** The Boost that a card is where it lies: one that lies face down is what its player's character says. */
export function boostOf(t: ExceedTable, card: ExceedInPlay): BoostDef {
  const facedown = card.down ? fighterOf(t, card.zone.owner).facedown : undefined
  return facedown ?? defOf(card).boost
}

/** The side of a Strike that is on; an error outside of one. */
export function strikeSide(t: ExceedTable, seat: Seat): StrikeSide {
  const { strike } = t.state
  if (strike === null) throw new Error('There is no Strike.')
  return strike.sides[seat]!
}

/** The card that a seat attacks with; undefined before it is set. */
export function attackOf(t: ExceedTable, seat: Seat): ExceedInPlay | undefined {
  const id = t.state.strike?.sides[seat as 0 | 1].cards[0]
  return id === undefined ? undefined : t.card(id)
}
