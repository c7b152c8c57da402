import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { betterCollection, worthSaid } from './better.ts'
import { useFloor } from './floor-state.ts'
import { Pick } from './Pick.tsx'
import './collection.css'

export function Collections() {
  const { sight } = useFloor()
  return sight.collections.map(({ basis }, n) => <Collection key={basis} n={n} />)
}

/** What lies open to be handed in at the bell, and the best that could lie there. */
function Collection({ n }: { n: number }) {
  const { sight, isOpen, say } = useFloor()
  const { basis, cards } = sight.collections[n]!
  const better = isOpen ? betterCollection(sight, n) : null
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
      {better && (
        <p className="mb-helper">
          <span>{said.collectionBest(better.cards.length, worthSaid(sight, better.cards.length))}</span>
          <button type="button" className="button mb-small" data-do="collect" onClick={() => say(better.key)}>
            {said.layOut}
          </button>
        </p>
      )}
      {!better && cards.length >= 2 && <p className="mb-helper mb-quiet">{said.collectionIsBest}</p>}
    </section>
  )
}
