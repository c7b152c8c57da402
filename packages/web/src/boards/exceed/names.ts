import type { BoardProps } from '../../table/contract.ts'

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Who sits there, as a sentence begins. */
export const nameOf = ({ table }: Pick<BoardProps, 'table'>, seat: number): string =>
  capital(table.seats[seat]?.name ?? '')
