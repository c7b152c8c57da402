import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { worthSaid } from './better.ts'
import { useFloor } from './floor-state.ts'
import { Pick } from './Pick.tsx'
import './collection.css'

export function Collections() {
  const { sight } = useFloor()
  return sight.collections.map(({ basis }, n) => <Collection key={basis} n={n} />)
}

/** What lies open to be handed in at the bell. */
function Collection({ n }: { n: number }) {
  const { sight } = useFloor()
  const { basis, cards } = sight.collections[n]!
  return (
    <section className="mb-panel mb-collection" aria-label={said.collections[basis]}>
      <header className="mb-panel__head">
        <h2>{said.collections[basis]}</h2>
        <p className="mb-note">
          {cards.length > 0 ? said.collectionNow(cards.length, worthSaid(sight, cards.length)) : said.collectionEmpty}
        </p>
      </header>
      <div className="mb-collection__cards">
        {cards.map((held) => (
          <Pick key={held.card.handle} held={held} />
        ))}
      </div>
    </section>
  )
}
