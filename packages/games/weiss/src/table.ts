import type { Card, CardId, CardRef, Seat, Table, Zone as TableZone } from '@cardwright/engine'
import type { Borne, WeissCard } from './cards/definitions.ts'
import type { Ability, Act, Event, Step, Value } from './text/core.ts'
import type { AttackKind, State as CardState, CardType, Colour, Icon, Phase, Zone } from './text/terms.ts'

export const zoneNames = [
  'deck',
  'hand',
  'stock',
  'clock',
  'level',
  'climaxArea',
  'stage',
  'waitingRoom',
  'memory',
  'markers',
  'resolution',
] as const
export type ZoneName = (typeof zoneNames)[number]

/** WS-018, WS-032..034: the positions of a stage, as their owner sees them: three in front, two behind. */
export const positions = ['left', 'middle', 'right', 'back-left', 'back-right'] as const
export const center = [0, 1, 2] as const
export const back = [3, 4] as const
export const everywhere = [0, 1, 2, 3, 4] as const

/** WS-126: left faces right. */
export const facing = (position: number): number => 2 - position
/** WS-126: the positions in front of one in the back. */
export const inFrontOf = (position: number): readonly number[] => (position < 3 ? [] : [position - 3, position - 2])

export type WeissTable = Table<State, WeissCard, ZoneName>
export type WeissInPlay = Card<WeissCard>
export type WeissZone = TableZone<WeissCard>

/** WS-005, WS-016: what a card is, printed or as effects have made it; other texts speak of its names and traits. */
export interface Features {
  readonly type: CardType
  names: readonly string[]
  traits: readonly string[]
  colours: readonly Colour[]
  icons: readonly Icon[]
  level: number
  cost: number
  power: number
  soul: number
}

/** The values of a card as they are now: what is printed, and all that changes it. Of a player, what is ruled. */
export interface Values extends Features {
  abilities: readonly Borne[]
  cannot: readonly Ruling[]
  may: readonly Ruling[]
  /** What was added to its numbers, and by which card. */
  added: readonly Added[]
}

export interface Added {
  readonly stat: Extract<Given, { mod: 'add' }>['stat']
  readonly by: number
  readonly source: Source
}

/** What an effect forbids or allows a card or a player, and whose effect it is. */
export interface Ruling {
  readonly act: Act
  readonly seat: Seat
  readonly source: Source
  /** What that effect knew, if it was one that lasts: "that character" is one that it chose. */
  readonly memo: Memo | null
}

/** A card as an effect knows it: the object it means, and what that was when it last left a place. */
export interface Known {
  readonly card: CardId
  readonly gen: number
  readonly was: Snapshot | null
}

/**
 * The card whose ability does something, with the name that everybody heard then. A shuffle gives a card another face, so
 * what is told of it later is this name, and never what the card bears by then.
 */
export interface Source extends Known {
  readonly def: string
}

/** WS-162: last known information. */
export interface Snapshot extends Site {
  readonly owner: Seat
  readonly state: CardState
  readonly features: Features
  readonly marked: boolean
}

/** What brought something about: an ability of a card, or the text of an event. */
export interface Cause {
  readonly seat: Seat
  readonly card: Known
  readonly ability: Ability
}

/** Where a card lies or lay. */
export interface Site {
  readonly zone: ZoneName
  readonly of: Seat
  readonly at: number
  /** Of a marker, the card that it lies under. */
  readonly host?: CardId | null
}

/** What happened, in the terms that abilities wait for. */
export type Happening =
  | { readonly when: 'placed'; readonly card: Known; readonly from: Site; readonly to: Site; readonly by: Cause | null }
  | { readonly when: 'attacks'; readonly card: Known; readonly how: AttackKind; readonly other: Known | null }
  | { readonly when: 'attacked'; readonly card: Known; readonly how: AttackKind; readonly other: Known | null }
  | {
      readonly when: 'becomes'
      readonly card: Known
      readonly state: CardState
      readonly from: CardState
      readonly inBattle: boolean
      readonly other: Known | null
    }
  | { readonly when: 'begins'; readonly phase: Phase; readonly seat: Seat }
  | { readonly when: 'ends'; readonly phase: Phase; readonly seat: Seat }
  | { readonly when: 'attackEnds'; readonly card: Known }
  | {
      readonly when: 'damage'
      readonly by: Known | null
      readonly seat: Seat
      readonly amount: number
      readonly cancelled: boolean
    }
  | { readonly when: 'triggers'; readonly card: Known; readonly revealed: Known }
  | { readonly when: 'uses'; readonly seat: Seat; readonly card: Source; readonly ability: Ability }
  | { readonly when: 'plays'; readonly seat: Seat; readonly card: Known }
  | { readonly when: 'levelUp'; readonly seat: Seat }

/** What an effect under way remembers; plain data, since delayed effects keep it. */
export interface Memo {
  /** "You". */
  readonly seat: Seat
  /** "This card". */
  source: Source
  readonly key: string
  readonly ability: Ability
  slots: Readonly<Record<number, readonly Known[]>>
  /** The steps with a number that were done. */
  did: readonly number[]
  /** Where this effect has put cards. */
  moved: readonly { readonly card: Known; readonly zone: ZoneName; readonly of: Seat }[]
  lastMoved: number
  x: Readonly<Record<string, Value>>
  trait: string | null
  /** The number that each player has declared. */
  declared: Readonly<Record<Seat, number>>
  cancelled: boolean | null
  /** What set it off. */
  event: Happening | null
}

/** An automatic ability, or an effect that was delayed, that waits to be resolved: its own steps, or these. */
export interface Waiting {
  readonly memo: Memo
  readonly steps: readonly Step[] | null
}

/** An effect that waits for something later. */
export interface Delay {
  readonly memo: Memo
  readonly event: Event
  readonly steps: readonly Step[]
  readonly end: Ending
  /** The turn and the phase in which it was made: "next" is neither. */
  readonly since: number
  readonly phase: Phase
}

/** When something that lasts is over: at the end of a turn, an attack or a phase, after a stand phase, or never. */
export interface Ending {
  readonly at: 'turn' | 'attack' | 'phase' | 'stand' | 'never'
  readonly turn: number
}

/** A modifier that an effect has given, with its numbers worked out. */
export interface Lasting {
  readonly cards: readonly CardRef[]
  /** Players, for what they may or must not do. */
  readonly seats: readonly Seat[]
  readonly mods: readonly Given[]
  readonly seat: Seat
  readonly source: Source
  /** What the effect knew, if it forbids or allows something. */
  readonly memo?: Memo
  readonly end: Ending
  /** A time stamp, comparable to a card's gen: WS-158. */
  readonly since: number
}

export type Given =
  | { readonly mod: 'add'; readonly stat: 'level' | 'cost' | 'power' | 'soul'; readonly by: number }
  | { readonly mod: 'trait' | 'loseTrait'; readonly trait: string }
  | { readonly mod: 'name'; readonly name: string }
  | { readonly mod: 'colour'; readonly colour: Colour | 'all' }
  | { readonly mod: 'icon'; readonly icon: Icon }
  | { readonly mod: 'ability'; readonly abilities: readonly Borne[] }
  | { readonly mod: 'cannot' | 'may'; readonly act: Act }

/** The attack under way: its kind was fixed at declaration (WS-127). */
export interface Attack {
  readonly attacker: Known
  readonly kind: AttackKind
  readonly defender: Known | null
  readonly checks: number
  readonly checked: number
}

/** The parts of a match, in their order. */
export const parts = [
  'mulligan',
  'stand',
  'draw',
  'clock',
  'main',
  'climax',
  'attack',
  'declare',
  'trigger',
  'counter',
  'damage',
  'battle',
  'attackEnd',
  'encore',
  'reversed',
  'end',
  'discard',
] as const
export type PartName = (typeof parts)[number]

export interface State {
  readonly refreshRule: '2021' | '2022'
  /** What everybody knows of each deck: its name, that it was drawn by lot, or that it is secret. */
  readonly decks: readonly string[]
  readonly first: Seat
  turn: Seat
  /** How many turns have begun, of both players. */
  turns: number
  part: PartName
  /** Whether the part's beginning has been told. */
  begun: boolean
  /** WS-045: who has still to decide. */
  mulligans: readonly Seat[]
  attacks: number
  attack: Attack | null
  waiting: readonly Waiting[]
  delays: readonly Delay[]
  lasting: readonly Lasting[]
  /** This turn. */
  happened: readonly Happening[]
  /** WS-075: penalties that wait for a draw or for damage to end, by seat. */
  penalties: readonly number[]
  /** A draw or damage is under way; never between two steps. */
  busy: number
  /** WS-111: both players do something at once, and what is due waits until both have; never between two steps. */
  held: number
}

export const foe = (seat: Seat): Seat => 1 - seat
/** WS-098: the turn player first. */
export const inOrder = (t: WeissTable): readonly Seat[] => [t.state.turn, foe(t.state.turn)]
/** WS-167 */
export const levelOf = (t: WeissTable, seat: Seat): number => t.zone.level(seat).size

export const stateOf = (card: WeissInPlay): CardState => (card.marks?.state as CardState | undefined) ?? 'stand'

/** The cards on a stage, position by position. */
export function onStage(t: WeissTable, seat: Seat, at: readonly number[] = everywhere): WeissInPlay[] {
  const found: WeissInPlay[] = []
  for (const position of at) for (const card of t.zone.stage(seat, position).cards) found.push(card)
  return found
}

/** WS-112: of several the newest one counts. */
export function characterAt(t: WeissTable, seat: Seat, position: number): WeissInPlay | null {
  const { cards } = t.zone.stage(seat, position)
  let newest: WeissInPlay | null = null
  for (const card of cards) if (newest === null || card.gen > newest.gen) newest = card
  return newest
}

/** The position of a card on the stage. */
export function positionOf(card: WeissInPlay): number | null {
  return card.zone.family === 'stage' ? Number(card.zone.name.slice(-1)) : null
}

export const siteOf = (card: WeissInPlay): Site => ({
  zone: card.zone.family as ZoneName,
  of: card.zone.owner,
  at: positionOf(card) ?? -1,
  host: card.host,
})

export const know = (card: WeissInPlay): Known => ({ card: card.id, gen: card.gen, was: null })

/** A card as the source of what it does now. */
export const sourceOf = ({ id, gen, def }: WeissInPlay): Source => ({ card: id, gen, was: null, def: def.id })

/** The card itself, if it is still the object that is meant. */
export function live(t: WeissTable, { card, gen }: CardRef): WeissInPlay | null {
  const found = t.card(card)
  return found.gen === gen ? found : null
}

/** The zone of a family and seat; of the stage, all five. */
export function zonesAt(t: WeissTable, zone: Zone, seat: Seat): readonly WeissZone[] {
  switch (zone) {
    case 'stage':
      return everywhere.map((at) => t.zone.stage(seat, at))
    case 'centerStage':
      return center.map((at) => t.zone.stage(seat, at))
    case 'backStage':
      return back.map((at) => t.zone.stage(seat, at))
    default:
      return [t.zone[zone](seat)]
  }
}

/** A part of the turn as card texts call it. */
export const phaseOf: Readonly<Record<PartName, Phase>> = {
  mulligan: 'stand',
  stand: 'stand',
  draw: 'draw',
  clock: 'clock',
  main: 'main',
  climax: 'climax',
  attack: 'attack',
  declare: 'declaration',
  trigger: 'trigger',
  counter: 'counter',
  damage: 'damage',
  battle: 'battle',
  attackEnd: 'attack',
  encore: 'encore',
  reversed: 'encore',
  end: 'end',
  discard: 'end',
}

/** The steps of an attack, and the encore step, lie within the attack phase: WS-148, WS-149. */
const withinAttack: readonly Phase[] = ['attack', 'declaration', 'trigger', 'counter', 'damage', 'battle', 'encore']

/** Whether what happens in a phase or step happens in this one, too. */
export const isWithin = (now: Phase, phase: Phase): boolean =>
  phase === 'turn' || (phase === 'attack' ? withinAttack.includes(now) : now === phase)
