import { cached, type Seat } from '@cardwright/engine'
import { type PlayingCard, ranks } from '../cards/deck.ts'
import type { Sheet } from '../cards/sheet.ts'
import type { Counts } from '../combos/combos.ts'
import { type Line, type Lines, linesOf, tagSuperOf } from '../combos/lines.ts'
import type { CapcomCard, CapcomTable, Character, Place, Team, TeamId } from '../state.ts'

export const teamIds: readonly TeamId[] = [0, 1]
export const foe = (team: TeamId): TeamId => (team === 0 ? 1 : 0)
/** CC-183: seats of even number play together, and so do those of odd number. */
export const teamOf = (seat: Seat): TeamId => (seat % 2) as TeamId
export const seatsOf = (t: CapcomTable, team: TeamId): Seat[] => {
  const seats: Seat[] = []
  for (let seat: Seat = team; seat < t.seats; seat += 2) seats.push(seat)
  return seats
}

/** Everybody at the table but this seat. */
export const othersThan = (t: CapcomTable, seat: Seat): Seat[] =>
  Array.from({ length: t.seats }, (_, each) => each).filter((each) => each !== seat)

export const teamAt = (t: CapcomTable, team: TeamId): Team => t.state.teams[team]
export const characterAt = (t: CapcomTable, { team, character }: Place): Character =>
  t.state.teams[team].characters[character]!

/** CC-153 */
export const activeOf = (t: CapcomTable, team: TeamId): Character => {
  const { characters, active } = t.state.teams[team]
  return characters[active]!
}
export const activePlace = (t: CapcomTable, team: TeamId): Place => ({ team, character: teamAt(t, team).active })
export const activeSeat = (t: CapcomTable, team: TeamId): Seat => activeOf(t, team).seat

/** The partner who waits, if there is one that is not KOed. */
export function inactiveOf(t: CapcomTable, team: TeamId): Character | null {
  const { characters, active } = t.state.teams[team]
  const other = characters[1 - active]
  return other === undefined || other.out ? null : other
}

/** Each player plays one character, or both characters of the team: CC-183. */
export const isShared = (t: CapcomTable, team: TeamId): boolean => {
  const { characters } = t.state.teams[team]
  return characters.length > 1 && characters[0]!.seat !== characters[1]!.seat
}

/** CC-A42, CC-A69: the character whose stats count for a seat now. */
export function fighting(t: CapcomTable, seat: Seat): Character {
  const team = teamOf(seat)
  const active = activeOf(t, team)
  if (active.seat === seat) return active
  return teamAt(t, team).characters.find((each) => each.seat === seat)!
}

export const sheetOf = (t: CapcomTable, { fighter }: Character): Sheet => t.rules.library.get(fighter) as Sheet
export const linesAt = (t: CapcomTable, character: Character): Lines => linesOf(sheetOf(t, character))
export const sheetFor = (t: CapcomTable, seat: Seat): Sheet => sheetOf(t, fighting(t, seat))
export const linesFor = (t: CapcomTable, seat: Seat): Lines => linesOf(sheetFor(t, seat))

/** CC-165: of both partners, while both stand. */
export function tagSuperFor(t: CapcomTable, team: TeamId): Line | null {
  const partner = inactiveOf(t, team)
  return partner === null ? null : tagSuperOf(linesAt(t, activeOf(t, team)), linesAt(t, partner))
}

/** What lies in hands, piles and meters is a playing card. */
export const playing = (card: CapcomCard): PlayingCard => card.def as PlayingCard

/** A hand counted by rank. */
export const countsFor: (t: CapcomTable, seat: Seat) => Counts = cached((t: CapcomTable, seat: Seat) => {
  const counts = new Array<number>(ranks).fill(0)
  for (const card of t.zone.hand(seat).cards) counts[playing(card).rank]!++
  return counts
})

/** CC-A57: a boss, or a team whose other character is KOed, has Jokers for the meter only. */
export const jokersAreMeterCards = (t: CapcomTable, seat: Seat): boolean => inactiveOf(t, teamOf(seat)) === null
