import { type Entry, partsOf, together } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { type Chosen, choiceOf } from './chosen.ts'

/** A match that was played, and by whom it was played against oneself. */
interface Played {
  readonly options: unknown
  readonly seats: number
  /** One's own. */
  readonly seat: number
  readonly rival: string
}

/** The page on which this match was chosen, with what was chosen. */
export function chooseAgain(entry: Entry, { options, seats, seat, rival }: Played): string {
  const sides = sidesIn(entry, options)
  const wish = new URLSearchParams({ rival, seats: String(seats) })
  const [side, versus] = [sides[seat], seats === 2 ? sides[1 - seat] : null]
  if (side) wish.set('side', side)
  // of the others a single one is chosen there
  if (versus && partsOf(entry, versus).length === 1) wish.set('versus', versus)
  wish.set('options', JSON.stringify(settingsIn(entry, options as Chosen)))
  return `/choose/${entry.game.id}?${wish}`
}

/** What each seat played with; null for what has no name in an address, such as cards that somebody put together. */
function sidesIn({ game, sides }: Entry, options: unknown): readonly (string | null)[] {
  const read = game.options.safeParse(options)
  if (!sides || !read.success) return []
  return sides.chosen(read.data).map((each) => {
    const parts = [each].flat().filter((part) => part !== sides.any)
    return parts.every((part) => typeof part === 'string') ? together(parts) : null
  })
}

/** Of these options, what people choose on that page and is not as usual. */
function settingsIn(entry: Entry, options: Chosen): Chosen {
  const { settings = [] } = wordsOf(entry)
  return Object.fromEntries(
    settings.flatMap((each) => {
      const at = choiceOf(each, options)
      return at === 0 ? [] : [[each.option, each.choices[at]!.value]]
    }),
  )
}
