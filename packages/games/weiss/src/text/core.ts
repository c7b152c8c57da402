// The core language: what a card's sentences mean, without their wording. An interpreter needs one small function for
// each node and nothing else. Every node has one key that tells its family, and its kind under that key:
// `do` steps, `when` events, `if` conditions, `num` values, `ref` cards, `is` tests of a card, `mod` modifiers.

import type {
  AbilityKind,
  AttackKind,
  CardType,
  Colour,
  End,
  Icon,
  Keyword,
  Op,
  Phase,
  Position,
  Pronoun,
  Stat,
  State,
  Until,
  Who,
  Zone,
} from './terms.ts'

/** A zone of a player, or the cards that a step has shown or moved. */
export type Place =
  | {
      readonly zone: Zone
      readonly of: Who
      /** The phrase does not say where its cards are; `bind` finds out. Never in a finished tree. */
      readonly unsaid?: true
    }
  | { readonly zone: 'markers'; readonly under: Ref }
  | { readonly among: Ref }
  | { readonly places: readonly Place[] }

/** How many are taken: all there are, or between `min` and `max`. */
export type Count = 'all' | { readonly min: Value; readonly max: Value | 'any' }

// Cards

export type Ref =
  /** The card whose ability this is. */
  | { readonly ref: 'this' }
  /** What an earlier step chose, looked at, revealed, searched for or moved. */
  | { readonly ref: 'slot'; readonly slot: number; readonly as?: 'card' | 'character' }
  /** The card that the trigger's event was about; of a trigger check, the card that it turned up. */
  | { readonly ref: 'event' }
  /** In a modifier: each card that it changes. In `for each`: the card of this round. */
  | { readonly ref: 'each' }
  | { readonly ref: 'battleOpponent'; readonly of: Ref }
  /** Cards in a place that pass all tests. The acting player chooses if the count leaves a choice. */
  | Select
  /** Cards from the top or the bottom of a pile. */
  | { readonly ref: 'end'; readonly end: End; readonly count: Count; readonly place: Place }
  /** What remains of a slot's cards once those of later slots are taken from it. */
  | { readonly ref: 'rest'; readonly of: Ref; readonly without: readonly Ref[] }
  /** As many of these as the count says, by lot. */
  | { readonly ref: 'random'; readonly of: Select }
  /** Cards of one or of the other; whoever acts decides. */
  | { readonly ref: 'either'; readonly of: readonly Ref[] }
  | { readonly ref: 'union'; readonly of: readonly Ref[] }
  /** The cards that this effect has put there. */
  | { readonly ref: 'moved'; readonly to: Place | null; readonly where: readonly Test[] }
  /** What a pronoun points at; `bind` replaces it by one of the others. Never in a finished tree. */
  | { readonly ref: 'pronoun'; readonly word: Pronoun; readonly where: readonly Test[] }

export interface Select {
  readonly ref: 'select'
  readonly count: Count
  readonly place: Place
  readonly where: readonly Test[]
}

// Tests of one card

export type Test =
  | { readonly is: 'type'; readonly type: CardType }
  | { readonly is: 'trait'; readonly trait: string }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'nameHas'; readonly part: string }
  | { readonly is: 'colour'; readonly colour: Colour }
  | { readonly is: 'stat'; readonly stat: Stat; readonly op: Op; readonly value: Value }
  | { readonly is: 'icon'; readonly icon: Icon }
  | { readonly is: 'state'; readonly state: State }
  | { readonly is: 'other'; readonly than: Ref }
  | { readonly is: 'owner'; readonly who: Who }
  | { readonly is: 'marked' }
  | { readonly is: 'faceUp' }
  | { readonly is: 'at'; readonly position: Position }
  | { readonly is: 'in'; readonly place: Place }
  | { readonly is: 'endOf'; readonly end: End; readonly place: Place }
  | { readonly is: 'facing'; readonly whom: Ref }
  | { readonly is: 'inFrontOf'; readonly whom: Ref }
  | { readonly is: 'inBattle' }
  | { readonly is: 'battling'; readonly whom: Ref }
  | { readonly is: 'attacked'; readonly how: AttackKind | null }
  | { readonly is: 'attacking'; readonly how: AttackKind }
  | {
      readonly is: 'ability'
      readonly keyword: Keyword | null
      readonly kind: AbilityKind | null
      /** With this very cost. */
      readonly cost?: readonly Step[]
    }
  | { readonly is: 'same'; readonly what: 'name' | 'trait' | 'colour' | Stat | 'card'; readonly as: Ref }
  | { readonly is: 'different'; readonly what: 'name' | 'trait' | 'colour' | Stat }
  /** None of these has more of it, or none less. */
  | { readonly is: 'extreme'; readonly stat: Stat; readonly end: 'highest' | 'lowest'; readonly of: Ref }
  | { readonly is: 'any'; readonly of: readonly (readonly Test[])[] }
  | { readonly is: 'not'; readonly tests: readonly Test[] }

// Numbers

export type Value =
  | number
  | { readonly num: 'x'; readonly name: 'X' | 'Y' }
  | { readonly num: 'count'; readonly cards: Ref }
  | { readonly num: 'stat'; readonly stat: Stat; readonly of: Ref }
  | { readonly num: 'total'; readonly stat: Stat; readonly of: Ref }
  | { readonly num: 'distinct'; readonly what: 'name' | 'trait' | 'colour' | Stat; readonly of: Ref }
  | { readonly num: 'icons'; readonly icon: Icon | null; readonly of: Ref }
  | { readonly num: 'playerLevel'; readonly who: Who }
  | { readonly num: 'times'; readonly a: Value; readonly b: Value }
  | { readonly num: 'plus'; readonly a: Value; readonly b: Value }
  | { readonly num: 'damage' }
  /** What a player has declared. */
  | { readonly num: 'declared'; readonly by: Who }
  /** As many cards as the step before has moved or turned. */
  | { readonly num: 'moved' }
  | { readonly num: 'choose'; readonly cases: readonly { readonly when: Condition; readonly value: Value }[] }

// Conditions

export type Condition =
  | { readonly if: 'compare'; readonly left: Value; readonly op: Op; readonly right: Value }
  | { readonly if: 'is'; readonly card: Ref; readonly where: readonly Test[] }
  /** The optional step, payment or choice before it was done. */
  | { readonly if: 'did'; readonly step?: number }
  /** The condition of the step before did not hold. */
  | { readonly if: 'otherwise' }
  | { readonly if: 'during'; readonly phase: Phase; readonly of: Who }
  | { readonly if: 'battle'; readonly of: Ref }
  | { readonly if: 'attack'; readonly of: Ref; readonly how: AttackKind | null }
  | { readonly if: 'happened'; readonly event: Event; readonly since: 'turn' | 'opponentTurn' }
  | { readonly if: 'cancelled' }
  /** The attack has had so many trigger checks. */
  | { readonly if: 'checked'; readonly times: Value }
  | { readonly if: 'not'; readonly of: Condition }
  | { readonly if: 'all'; readonly of: readonly Condition[] }
  | { readonly if: 'any'; readonly of: readonly Condition[] }

// Events

export type Event =
  | {
      readonly when: 'placed'
      readonly card: Ref
      readonly to: Place | null
      readonly from: Place | null
      readonly by: Source | null
    }
  | { readonly when: 'attacks'; readonly card: Ref; readonly how: AttackKind | null }
  | { readonly when: 'attacked'; readonly card: Ref; readonly how: AttackKind | null }
  | {
      readonly when: 'becomes'
      readonly card: Ref
      readonly state: State
      readonly from: State | null
      readonly inBattle: boolean
    }
  | { readonly when: 'begins'; readonly phase: Phase; readonly of: Who; readonly next: boolean }
  | { readonly when: 'ends'; readonly phase: Phase; readonly of: Who; readonly next: boolean }
  | { readonly when: 'attackEnds'; readonly card: Ref }
  | { readonly when: 'damage'; readonly by: Ref | null; readonly to: Who; readonly cancelled: boolean | null }
  | { readonly when: 'triggers'; readonly card: Ref; readonly reveals: readonly Test[] }
  | { readonly when: 'uses'; readonly who: Who; readonly ability: AbilityRef }
  | { readonly when: 'plays'; readonly who: Who; readonly card: Ref }
  | { readonly when: 'levelUp'; readonly who: Who }
  | { readonly when: 'any'; readonly of: readonly Event[] }

/** What brought something about. */
export interface Source {
  readonly of: Who | null
  readonly card: Ref | null
  readonly kind: AbilityKind | 'combo' | 'event' | 'effect' | null
  readonly keyword: Keyword | null
}

export interface AbilityRef {
  readonly of: Ref | null
  readonly kind: AbilityKind | 'event' | null
  readonly keyword: Keyword | null
}

/** The cost of these cards' abilities of a kind, or of playing them. */
export interface CostRef {
  readonly of: Ref
  readonly kind: AbilityKind | 'combo' | 'play' | null
  readonly keyword: Keyword | null
}

// Modifiers

export type Modifier =
  | { readonly mod: 'add'; readonly stat: Stat; readonly by: Value }
  | { readonly mod: 'trait'; readonly trait: string | 'chosen' }
  | { readonly mod: 'name'; readonly name: string }
  | { readonly mod: 'colour'; readonly colour: Colour | 'all' }
  | { readonly mod: 'icon'; readonly icon: Icon }
  /** All of them, or as many as are chosen when the modifier comes. */
  | {
      readonly mod: 'ability'
      readonly abilities: readonly Ability[]
      readonly choose?: Count
      /** How many are to follow in quotes; gone once they are there. */
      readonly announced?: number
    }
  | { readonly mod: 'loseTrait'; readonly trait: string | 'chosen' }
  | { readonly mod: 'cannot'; readonly act: Act }
  | { readonly mod: 'may'; readonly act: Act }

/** What a modifier forbids, allows or demands. */
export type Act =
  | { readonly act: 'attack'; readonly how: AttackKind | null }
  /** Attacking so from the back stage. */
  | { readonly act: 'attackFromBack'; readonly how: AttackKind }
  | { readonly act: 'stand'; readonly phaseOf: Who | null }
  | { readonly act: 'move' }
  | { readonly act: 'become'; readonly state: State; readonly by: Source | null }
  | { readonly act: 'chosen'; readonly by: Source }
  | { readonly act: 'play'; readonly from: Zone | null }
  | { readonly act: 'playCard'; readonly cards: Ref }
  | { readonly act: 'use'; readonly ability: AbilityRef }
  | { readonly act: 'leave'; readonly to: Place | null; readonly by: Source | null }
  /** Playing this card, or such cards, whatever their colour. */
  | { readonly act: 'ignoreColour'; readonly cards?: Ref }
  | { readonly act: 'loseSoulBySide' }
  | { readonly act: 'damage'; readonly by: Source | null }
  | { readonly act: 'deal' }
  | { readonly act: 'copies'; readonly count: Count; readonly names: readonly string[] }

// Steps

export interface Spot {
  readonly place: Place
  /** On the stage: any position, one named, an empty one, one of its own for each card, or where a card is or was. */
  readonly position?: 'any' | 'empty' | 'separate' | 'same' | Position
  readonly of?: Ref
  /** Only a position that is empty; only one that faces a character. */
  readonly empty?: true
  readonly facing?: true
  readonly end?: End | 'either'
  readonly order?: 'any' | 'same'
  readonly state?: State
  readonly face?: 'up' | 'down'
  /** It takes the place of the card that is attacked. */
  readonly defending?: true
}

export type Step =
  | { readonly do: 'choose'; readonly by: Who; readonly cards: Ref; readonly slot: number }
  | { readonly do: 'chooseTrait'; readonly by: Who; readonly of: Ref | null }
  | { readonly do: 'declare'; readonly by: Who; readonly numbers: readonly number[] }
  | { readonly do: 'put'; readonly by: Who; readonly cards: Ref; readonly to: readonly Spot[]; readonly slot: number }
  | { readonly do: 'draw'; readonly by: Who; readonly count: Count; readonly slot: number }
  | { readonly do: 'damage'; readonly to: Who; readonly amount: Value; readonly cancellable: boolean }
  | { readonly do: 'modify'; readonly cards: Ref; readonly mods: readonly Modifier[]; readonly until: Until }
  | { readonly do: 'modifyPlayer'; readonly who: Who; readonly mods: readonly Modifier[]; readonly until: Until }
  | { readonly do: 'look'; readonly by: Who; readonly cards: Ref; readonly slot: number }
  | { readonly do: 'reveal'; readonly by: Who; readonly cards: Ref; readonly slot: number }
  | { readonly do: 'search'; readonly by: Who; readonly cards: Ref; readonly slot: number }
  | { readonly do: 'shuffle'; readonly by: Who; readonly place: Place }
  | { readonly do: 'turn'; readonly cards: Ref; readonly state: State; readonly slot: number }
  | { readonly do: 'face'; readonly cards: Ref; readonly face: 'up' | 'down' }
  | { readonly do: 'move'; readonly by: Who; readonly cards: Ref; readonly to: Spot }
  | { readonly do: 'exchange'; readonly cards: readonly Ref[]; readonly state: State | null }
  | { readonly do: 'may'; readonly by: Who; readonly steps: readonly Step[]; readonly id: number }
  /** The cost of the ability, or one that stands with an effect of its own. */
  | { readonly do: 'pay'; readonly by: Who; readonly cost?: readonly Step[]; readonly id: number }
  | { readonly do: 'if'; readonly cond: Condition; readonly steps: readonly Step[] }
  | {
      readonly do: 'repeat'
      /** Whose action it is: the text within is written for them. */
      readonly by: Who
      readonly times: Value
      readonly upTo: boolean
      readonly steps: readonly Step[]
    }
  | { readonly do: 'forEach'; readonly of: Ref; readonly per: number; readonly steps: readonly Step[] }
  | {
      readonly do: 'modes'
      readonly by: Who
      readonly count: Count
      readonly modes: readonly (readonly Step[])[]
      readonly order?: 'any'
      /** How many are to follow in quotes; gone once they are there. */
      readonly announced?: number
    }
  | { readonly do: 'delay'; readonly event: Event; readonly until: Until; readonly steps: readonly Step[] }
  | { readonly do: 'let'; readonly name: 'X' | 'Y'; readonly value: Value }
  | { readonly do: 'triggerChecks'; readonly times: Value }
  | { readonly do: 'attackAs'; readonly how: AttackKind; readonly whom: Ref | null }
  | { readonly do: 'play'; readonly by: Who; readonly cards: Ref; readonly free: boolean }
  | { readonly do: 'icon'; readonly icon: Icon }
  | { readonly do: 'instead'; readonly of: Event; readonly steps: readonly Step[] }
  /** A player who pays such a cost may do these steps in place of this many cards that it takes from their zone. */
  | {
      readonly do: 'payInstead'
      readonly pays: CostRef
      readonly count: Count
      readonly zone: Zone
      readonly steps: readonly Step[]
    }

// Abilities

export interface Ability {
  /** `event` is the text of an event card. */
  readonly kind: AbilityKind | 'event'
  readonly counter: boolean
  /** Works in the clock, in memory ... instead of where its kind works. */
  readonly zone: Zone | null
  readonly keyword: Keyword | null
  readonly combo: boolean
  readonly perTurn: number | null
  readonly level: number | null
  readonly cost: readonly Step[]
  /** What an automatic ability waits for, and what must hold at that moment. */
  readonly event: Event | null
  readonly guard: Condition | null
  readonly steps: readonly Step[]
}
