import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { Icon } from './Icon.tsx'
import type { Mark } from './marks.ts'
import { whoseOf } from './names.ts'
import './mark-sign.css'

/** "your Wisp", "Robin’s Tripwire" */
export const markName = (props: BoardProps, { seat, name }: Mark): string =>
  exceedWords.mark(whoseOf(props, seat), name)

/** Something in the arena, in the colour of whose it is: a token is round, a card has corners. */
export function MarkSign({ props, mark }: { props: BoardProps; mark: Mark }) {
  const { seat, kind, icon, letters, card } = mark
  return (
    <span
      className={`ex-mark ex-mark--${kind} ${seat === props.near ? 'is-near' : 'is-far'}`}
      data-card={card}
      title={markName(props, mark)}
      aria-hidden
    >
      {icon === null ? <span className="ex-mark__letters" data-figure={letters} /> : <Icon name={icon} />}
    </span>
  )
}
