import { listed } from '@cardwright/engine/english'
import type { BoardProps } from '../../table/contract.ts'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { askingIn, shortOf } from './asking.ts'
import { textParts } from './text.tsx'
import './controls.css'

/** Beneath the question: the sentence of the card that asks, and which cards its words mean. */
export function Controls({ answering, entry, words }: BoardProps) {
  const asking = askingIn(answering.ask, entry)
  if (!asking?.text) return null
  const short = shortOf(asking.text)
  const means = short === null ? undefined : words.keywords[short]?.means
  const names = (cards: readonly string[]) => listed([...new Set(cards)].map((card) => words.name(card)))
  return (
    <div className="ws-now">
      <p className="ws-now__text">{textParts(asking.text)}</p>
      {(means !== undefined || asking.cause !== null || asking.bound.length > 0) && (
        <ul className="ws-now__bound">
          {means !== undefined && <li className="ws-now__means">{means}</li>}
          {asking.cause !== null && <li>{weissWords.setOff(names([asking.cause]))}</li>}
          {asking.bound.length > 0 && <li>{weissWords.chosenBefore(names(asking.bound), asking.bound.length)}</li>}
        </ul>
      )}
    </div>
  )
}
