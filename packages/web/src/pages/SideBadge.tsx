import { deckIn, type Entry, sideName } from '@cardwright/catalog'
import { hasPicture, Picture } from '../design/Picture.tsx'
import type { Look } from '../table/contract.ts'
import { sideWords } from '../words/en/pages/sides.ts'
import './side.css'

interface Props {
  readonly entry: Entry
  readonly look: Look
  /** Null while nobody has chosen. */
  readonly side: string | null
  /** What is said while nothing is chosen. */
  readonly none?: string
}

/** What a seat plays with: its picture and its name. */
export function SideBadge({ entry, look, side, none = sideWords.anything }: Props) {
  const chosen = side === entry.sides?.any ? null : side
  const deck = chosen === null ? null : deckIn(entry, chosen)
  // a deck is known by one of its cards
  const shown = deck ? Object.keys(deck.cards)[0] : chosen
  const drawn = shown ? look.picture?.(shown) : null
  return (
    <span className="side-badge" data-game={entry.game.id}>
      <Picture name={drawn && hasPicture(drawn) ? drawn : 'card-random'} />
      {chosen === null ? <span>{none}</span> : <span data-content>{sideName(entry, chosen)}</span>}
    </span>
  )
}
