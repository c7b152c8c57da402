import { capital } from '@cardwright/engine/english'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import type { Names } from '../../words/en/boards/exceed/strike.ts'
import { strikeWords } from '../../words/en/boards/exceed/strike.ts'

/** Who sits there, as a sentence begins. */
export const nameOf = ({ table }: Pick<BoardProps, 'table'>, seat: number): string =>
  capital(table.seats[seat]?.name ?? '')

/** "your", "Robin’s" */
export const whoseOf = (props: BoardProps, seat: number): string =>
  seat === props.view.seat ? exceedWords.your : exceedWords.whose(nameOf(props, seat))

/** Who is meant within a line, and what cards are called. */
export const namesIn = (props: BoardProps): Names => ({
  who: (seat) => (seat === props.view.seat ? strikeWords.you : nameOf(props, seat)),
  is: (seat) => (seat === props.view.seat ? strikeWords.youAre : strikeWords.is(nameOf(props, seat))),
  card: (id) => props.words.name(id ?? ''),
})
