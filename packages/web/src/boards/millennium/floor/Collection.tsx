import { bestCollection, worth } from '@cardwright/millennium'
import { millennium as said } from '../../../words/en/boards/millennium.ts'
import { collectionWorth, type Held, type Sight, spareOf } from '../sight.ts'
import { useFloor } from './floor-state.ts'
import { keys } from './keys.ts'
import { Pick } from './Pick.tsx'

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

/** "7 VP", or in a duel "40 RP". */
export const worthSaid = (sight: Sight, size: number): string => {
  const worthNow = collectionWorth(sight, size)
  return sight.facts.mode === 'duel' || sight.facts.mode === 'turns' ? said.rp(worthNow) : said.vp(worthNow)
}

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
