import { largestCollection } from '@cardwright/millennium'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import type { Sight } from '../sight.ts'
import { whenSaid, worthSaid } from './better.ts'
import { useFloor } from './floor-state.ts'
import { Pick } from './Pick.tsx'
import './collection.css'

export function Collections() {
  const { sight } = useFloor()
  return sight.collections.map(({ basis }, n) => <Collection key={basis} n={n} />)
}

/** The sizes that show how it grows. */
const scale = [2, 4, largestCollection] as const

/** What lies there is worth, and when; while nothing does, what could be. */
function noteOf(sight: Sight, n: number): string {
  const { basis, cards } = sight.collections[n]!
  const when = whenSaid(sight)
  if (cards.length === 0) {
    const sizes = scale.map((size) => [size, worthSaid(sight, size)] as const)
    return said.collectionEmpty(said.collectionTakes[basis], sizes, when)
  }
  if (cards.length === 1) return said.collectionOne(worthSaid(sight, 2), when)
  return said.collectionNow(worthSaid(sight, cards.length), when)
}

/** What lies open to be handed in at the bell: as high whether cards lie there, or what they would be worth is said there. */
function Collection({ n }: { n: number }) {
  const { sight } = useFloor()
  const { basis, cards } = sight.collections[n]!
  const note = <p className="mb-note">{noteOf(sight, n)}</p>
  return (
    <section className="mb-panel mb-collection" aria-label={said.collections[basis]}>
      <header className="mb-panel__head">
        <h2>{said.collections[basis]}</h2>
        {cards.length > 0 && note}
      </header>
      <div className="mb-collection__cards">
        {cards.length === 0 && note}
        {cards.map((held) => (
          <Pick key={held.card.handle} held={held} />
        ))}
      </div>
    </section>
  )
}
