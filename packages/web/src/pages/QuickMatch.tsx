import { makeDeckCode } from '@cardwright/catalog'
import { useState } from 'react'
import { useKeptDecks } from '../app/use-kept-decks.ts'
import { quickWords } from '../words/en/pages/quick.ts'

interface Props {
  readonly game: string
  readonly title: string
  readonly isLive: boolean
  play(side: string | undefined): void
}

/** A match with whoever is there: with anything, or with a deck of one's own where there are any. */
export function QuickMatch({ game, title, isLive, play }: Props) {
  const decks = useKeptDecks(game)
  const [side, setSide] = useState('')
  return (
    <span className="lobby__quick-one">
      <button
        type="button"
        className="button button--large"
        disabled={!isLive}
        onClick={() => play(side === '' ? undefined : side)}
      >
        <span data-content>{title}</span>
      </button>
      {decks.length > 0 && (
        <select
          className="field"
          aria-label={quickWords.with(title)}
          value={side}
          onChange={(event) => setSide(event.target.value)}
        >
          <option value="">{quickWords.anything}</option>
          {decks.map((deck) => (
            <option key={deck.id} value={makeDeckCode(deck)} data-content>
              {deck.name || quickWords.unnamed}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
