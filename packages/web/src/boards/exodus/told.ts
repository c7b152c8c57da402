import type { TableContext } from '../../table/context.ts'

export { capital } from '@cardwright/engine/english'

type Seated = Pick<TableContext, 'telling'>

/** "your", "Robin's" */
export const ownerOf = ({ telling: { seat: own, names } }: Seated, seat: number): string =>
  seat === own ? 'your' : `${names[seat] ?? `player ${seat + 1}`}’s`

/** "You", "Robin" */
export const playerOf = ({ telling: { seat: own, names } }: Seated, seat: number): string =>
  seat === own ? 'You' : (names[seat] ?? `Player ${seat + 1}`)
