import type { Facts, Sheet } from '@cardwright/capcom'
import * as capcom from '@cardwright/capcom'
import type { BoardProps } from '../../table/contract.ts'
import type { Standing } from '../../table/curve.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'

export type { CharacterFacts, Facts } from '@cardwright/capcom'

export const factsIn = ({ view }: Pick<BoardProps, 'view'>): Facts => capcom.factsOf(view)

export const sheetOf = ({ entry }: Pick<BoardProps, 'entry'>, fighter: string): Sheet => entry.game.library.get(fighter)

/** Seats of even number against those of odd number. */
export const teamOf = (seat: number): 0 | 1 => (seat % 2) as 0 | 1

export const nameOf = ({ telling: { seat: own, names } }: Pick<BoardProps, 'telling'>, seat: number): string =>
  seat === own ? words.you : (names[seat] ?? words.player(seat))

/** What the fighters of each seat have left, together. */
export function standing({ seats, teams }: Facts): Standing {
  const all = teams.flatMap(({ characters }) => characters)
  const left = (seat: number) => all.reduce((sum, one) => sum + (one.seat === seat ? Math.max(0, one.hp) : 0), 0)
  return { name: words.shortStats.hp, values: seats.map((_, seat) => left(seat)) }
}
