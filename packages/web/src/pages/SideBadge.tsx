import type { Entry } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { hasPicture, Picture } from '../design/Picture.tsx'
import type { Look } from '../table/contract.ts'
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
export function SideBadge({ entry, look, side, none = 'anything' }: Props) {
  const chosen = side === entry.sides?.any ? null : side
  const drawn = chosen === null ? null : look.picture?.(chosen)
  return (
    <span className="side-badge" data-game={entry.game.id}>
      <Picture name={drawn && hasPicture(drawn) ? drawn : 'card-random'} />
      <span>{chosen === null ? none : wordsOf(entry).name(chosen)}</span>
    </span>
  )
}
