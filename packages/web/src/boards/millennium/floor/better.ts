import { bestCollection, worth } from '@cardwright/millennium'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { collectionWorth, type Held, type Sight, spareOf } from '../sight.ts'
import { keys } from './keys.ts'

export interface Better {
  readonly cards: readonly Held[]
  /** Lays it out. */
  readonly key: string
}

/** A collection that is worth more than what lies there, of cards that no deck needs; null if there is none. */
export function betterCollection(sight: Sight, n: number): Better | null {
  const { basis, cards: lying } = sight.collections[n]!
  const weakest = [...spareOf(sight)].sort((a, b) => worth(a.def) - worth(b.def))
  const best = bestCollection([...lying, ...weakest], basis)
  if (collectionWorth(sight, best.length) <= collectionWorth(sight, lying.length)) return null
  const add = best.filter((held) => !lying.includes(held)).map(({ def }) => def.id)
  const remove = lying.filter((held) => !best.includes(held)).map(({ def }) => def.id)
  return { cards: best, key: keys.collect(n, add, remove) }
}

const isForRp = ({ facts: { mode } }: Sight): boolean => mode === 'duel' || mode === 'turns'

/** "7 VP", or in a duel "40 RP". */
export const worthSaid = (sight: Sight, size: number): string =>
  (isForRp(sight) ? said.rp : said.vp)(collectionWorth(sight, size))

/** When that comes. */
export const whenSaid = (sight: Sight): string => (isForRp(sight) ? said.atCount : said.atBell)
