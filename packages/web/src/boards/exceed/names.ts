import type { BoardProps } from '../../table/contract.ts'
import type { Names } from './verdicts.ts'

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Who sits there, as a sentence begins. */
export const nameOf = ({ table }: Pick<BoardProps, 'table'>, seat: number): string =>
  capital(table.seats[seat]?.name ?? '')

/** "your", "Robin’s" */
export const whoseOf = (props: BoardProps, seat: number): string =>
  seat === props.view.seat ? 'your' : `${nameOf(props, seat)}’s`

/** Who is meant within a line, and what cards are called. */
export const namesIn = (props: BoardProps): Names => ({
  who: (seat) => (seat === props.view.seat ? 'you' : nameOf(props, seat)),
  is: (seat) => (seat === props.view.seat ? 'you are' : `${nameOf(props, seat)} is`),
  card: (id) => props.words.name(id ?? ''),
})
