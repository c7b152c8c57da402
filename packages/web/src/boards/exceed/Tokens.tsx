import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { marked } from '../../words/marked.tsx'
import { MarkSign } from './MarkSign.tsx'
import type { Mark } from './marks.ts'
import { whoseOf } from './names.ts'

/** What a player has in the arena beside their Boosts, and where: a key to the signs there. */
export function Tokens({ props, marks, seat }: { props: BoardProps; marks: readonly Mark[]; seat: number }) {
  const own = marks.filter(({ isBoost }) => !isBoost)
  if (own.length === 0) return null
  return (
    <ul className="ex-tokens" aria-label={exceedWords.inArena(whoseOf(props, seat))}>
      {own.map((mark) => (
        <li key={mark.key} data-card={mark.card}>
          <MarkSign props={props} mark={mark} />
          {marked(exceedWords.tokenOn(mark.name, mark.space), (text) => (
            <span className="ex-tokens__name">{text}</span>
          ))}
        </li>
      ))}
    </ul>
  )
}
