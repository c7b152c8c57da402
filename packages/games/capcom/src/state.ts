import type { Card, Seat, Table } from '@cardwright/engine'
import type { PlayingCard } from './cards/deck.ts'
import type { Sheet } from './cards/sheet.ts'
import type { AttackClass } from './cards/words.ts'
import type { Chain } from './combos/combos.ts'
import type { Line } from './combos/lines.ts'

/** CC-150, CC-183, CC-184 */
export const modes = ['duel', 'tag', 'team', 'boss'] as const
export type Mode = (typeof modes)[number]

/** CC-023; the mulligan comes before the first turn, the discard is the end of the clean-up. */
export const phases = ['mulligan', 'start', 'draw', 'combat', 'cleanUp', 'discard'] as const
export type Phase = (typeof phases)[number]

/** Seats of even number against those of odd number. */
export type TeamId = 0 | 1

export type FirstDraw = 0 | 1 | 2 | 'speed'

/** What a table may set otherwise. */
export type Dials = {
  /** CC-H08 */
  readonly firstDraw: FirstDraw
  /** CC-H01 */
  readonly turnLimit: number
  /** CC-074, CC-A60 */
  readonly cut: 'random' | 'asked'
}

export interface Character {
  readonly fighter: string
  /** Who plays it. */
  readonly seat: Seat
  hp: number
  /** KOed and removed: CC-182. */
  out: boolean
  /** Its ability was used in this turn, or in this game. */
  usedTurn: boolean
  usedGame: boolean
}

export interface Team {
  readonly characters: Character[]
  /** CC-153: which of them is in play. */
  active: number
}

/** Which character of which team. */
export type Place = {
  readonly team: TeamId
  readonly character: number
}

/** The initial attack, as it was laid. Its cards lie in `played`. */
export type Strike = Place &
  Pick<Line, StrikeTerms> & {
    /** The value and colour of its number cards; 0 and false for any others. */
    readonly value: number
    readonly isRed: boolean
    readonly extra: number
  }
export const strikeTerms = [
  'use',
  'class',
  'isTagSuper',
  'type',
  'isRanged',
  'isUnblockable',
  'isHoming',
  'isTriggered',
  'damage',
  'priority',
  'cost',
] as const
type StrikeTerms = (typeof strikeTerms)[number]

/** Damage that waits for the end of the combat phase: CC-030, CC-A34. */
export type Hit = Place & {
  readonly damage: number
  /** What does it: the use of a line, or an ability. */
  readonly use: string
  readonly class: AttackClass | 'ability'
}

export const stages = ['partner', 'answer', 'shot', 'chain'] as const
export type Stage = (typeof stages)[number]

/** A combat phase in which an attack was laid. */
export type Combat = {
  readonly opener: Strike
  stage: Stage
  /** The string under way, and whose: the attacker's, or of who countered, avoided or dodged. */
  chain: Chain
  owner: Place
  target: Place
  hits: readonly Hit[]
}

/** What was done in this clean-up: CC-A28. */
export type CleanUp = {
  metered: boolean
  aced: boolean
  tagged: boolean
  recovered: boolean
  jokered: boolean
}

export interface State {
  readonly mode: Mode
  readonly dials: Dials
  first: TeamId
  turn: TeamId
  /** Turns begun, of both teams. */
  turns: number
  phase: Phase
  /** Who takes the turn, or the support clean-up after it: CC-A54. */
  actor: Seat
  support: boolean
  /** Seats that are still to be asked for a mulligan, in order: CC-A67. */
  mulligans: Seat[]
  teams: [Team, Team]
  combat: Combat | null
  cleanUp: CleanUp
  /** Teams that swap when the combat phase ends: CC-169, CC-A73. */
  swaps: [boolean, boolean]
  /** Teams whose partner has declined a shared tag super in this combat phase: CC-H07. */
  declined: [boolean, boolean]
}

export type CapcomDef = PlayingCard | Sheet
export type ZoneName = 'fighters' | 'deck' | 'hand' | 'discard' | 'meter' | 'block' | 'played'
export type CapcomTable = Table<State, CapcomDef, ZoneName>
export type CapcomCard = Card<CapcomDef>

export const freshCleanUp = (): CleanUp => ({
  metered: false,
  aced: false,
  tagged: false,
  recovered: false,
  jokered: false,
})

const cloneTeam = ({ characters, active }: Team): Team => ({
  characters: characters.map((each) => ({ ...each })),
  active,
})

const cloneCombat = ({ opener, stage, chain, owner, target, hits }: Combat): Combat => ({
  opener: { ...opener },
  stage,
  chain: { ...chain, used: chain.used.slice() },
  owner: { ...owner },
  target: { ...target },
  hits: hits.map((hit) => ({ ...hit })),
})

/** A deep copy. */
export const clone = (s: State): State => ({
  ...s,
  dials: { ...s.dials },
  mulligans: s.mulligans.slice(),
  teams: [cloneTeam(s.teams[0]), cloneTeam(s.teams[1])],
  combat: s.combat === null ? null : cloneCombat(s.combat),
  cleanUp: { ...s.cleanUp },
  swaps: [s.swaps[0], s.swaps[1]],
  declined: [s.declined[0], s.declined[1]],
})
