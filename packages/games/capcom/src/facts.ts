import { factsReader, type Seat } from '@cardwright/engine'
import type { Chain } from './combos/combos.ts'
import { meterTotal } from './rules/meter.ts'
import { fighting, sheetOf, teamIds } from './rules/teams.ts'
import type { CapcomTable, CleanUp, Combat, Dials, Mode, Phase, TeamId } from './state.ts'

/** One character as everybody sees it. */
export type CharacterFacts = {
  readonly fighter: string
  readonly seat: Seat
  readonly hp: number
  readonly most: number
  readonly out: boolean
  readonly active: boolean
  /** Its ability can be used in this turn and game. */
  readonly ready: boolean
}

export type SeatFacts = {
  readonly team: TeamId
  /** The character whose stats count for this seat now. */
  readonly fighter: string
  readonly meter: number
}

/** What a view shows beside cards; all of it is public: CC-A59. */
export type Facts = {
  readonly mode: Mode
  readonly dials: Dials
  readonly first: TeamId
  /** The seat whose turn it is. */
  readonly turn: Seat
  readonly team: TeamId
  readonly turns: number
  readonly phase: Phase
  readonly support: boolean
  readonly teams: readonly { readonly active: number; readonly characters: readonly CharacterFacts[] }[]
  readonly seats: readonly SeatFacts[]
  readonly combat: Combat | null
  readonly chain: Chain | null
  readonly cleanUp: CleanUp
}

export function facts(t: CapcomTable): Facts {
  const { mode, dials, first, turn, turns, phase, actor, support, teams, combat, cleanUp } = t.state
  return {
    mode,
    dials,
    first,
    turn: actor,
    team: turn,
    turns,
    phase,
    support,
    teams: teamIds.map((team) => ({
      active: teams[team].active,
      characters: teams[team].characters.map((character, index) => ({
        fighter: character.fighter,
        seat: character.seat,
        hp: character.hp,
        most: sheetOf(t, character).hp,
        out: character.out,
        active: index === teams[team].active,
        ready: !(character.usedTurn || character.usedGame),
      })),
    })),
    seats: Array.from({ length: t.seats }, (_, seat) => ({
      team: (seat % 2) as TeamId,
      fighter: fighting(t, seat).fighter,
      meter: meterTotal(t, seat),
    })),
    combat,
    chain: combat?.chain ?? null,
    cleanUp: { ...cleanUp },
  }
}

/** The facts of a view. */
export const factsOf = factsReader(facts)
