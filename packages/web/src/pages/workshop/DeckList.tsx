import { type Copies, countOf, type Decks, homes, inPart } from '@cardwright/catalog'
import { deckWords } from '../../words/en/pages/decks.ts'
import { importedWords } from '../../words/en/pages/imported.ts'
import { draggedFrom } from './drag.ts'
import { type Bench, countKeys } from './use-bench.ts'

interface Group {
  readonly name: string
  readonly cards: readonly (readonly [id: string, count: number])[]
}

/** Cards under their headings, in the order in which they are offered. */
export function groupsIn(decks: Decks, cards: Copies): readonly Group[] {
  const known = homes(decks)
  const order = new Map(decks.cards.map(({ id }, i) => [id, i]))
  const sorted = Object.entries(cards).sort(([a], [b]) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity))
  const values = decks.traits.find(({ id }) => id === decks.groups)?.values ?? []
  const groupOf = (id: string) => known.get(id)?.traits[decks.groups]?.[0]
  const groups = values.map((name) => ({ name, cards: sorted.filter(([id]) => groupOf(id) === name) }))
  const others = { name: deckWords.otherCards, cards: sorted.filter(([id]) => !values.includes(groupOf(id) ?? '')) }
  return [...groups, others].filter((group) => group.cards.length > 0)
}

interface Props {
  readonly decks: Decks
  readonly bench: Bench
  /** Shows a card large. */
  open(card: string): void
}

/** The deck as a list: part by part, group by group. */
export function DeckList({ decks, bench, open }: Props) {
  const { cards } = bench.deck
  return (
    <div className="deck-list">
      {decks.parts.map((part) => {
        const held = inPart(decks, cards, part.id)
        const groups = groupsIn(decks, held)
        return (
          <section key={part.id} aria-labelledby={`part-${part.id}`}>
            <h3 id={`part-${part.id}`}>
              <span data-content>{part.name}</span> <span>{countOf(held)}</span>
            </h3>
            {groups.length === 0 && <p className="deck-list__none">{deckWords.nothingYet}</p>}
            {groups.map((group) => (
              <div key={group.name}>
                {groups.length > 1 && (
                  <h4>
                    <span data-content>{group.name}</span>{' '}
                    <span>{group.cards.reduce((sum, [, count]) => sum + count, 0)}</span>
                  </h4>
                )}
                <ul>
                  {group.cards.map(([id, count]) => (
                    <Row key={id} decks={decks} bench={bench} id={id} count={count} open={open} />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )
      })}
    </div>
  )
}

function Row({ decks, bench, id, count, open }: Props & { readonly id: string; readonly count: number }) {
  const name = homes(decks).get(id)?.name ?? id
  const limit = decks.limit?.(id)
  const playable = decks.playable?.(id)
  return (
    <li
      className="row"
      data-over={(limit !== undefined && count > limit) || undefined}
      onKeyDown={countKeys(bench, id)}
    >
      <span className="row__count">{count}</span>
      <button type="button" className="row__name" data-look={id} onClick={() => open(id)} {...draggedFrom('deck', id)}>
        <span data-content>{name}</span>
        {playable && playable.how !== 'whole' && <small>{importedWords.how[playable.how]}</small>}
      </button>
      <button type="button" className="row__step" aria-label={deckWords.less(name)} onClick={() => bench.remove(id)}>
        −
      </button>
      <button type="button" className="row__step" aria-label={deckWords.more(name)} onClick={() => bench.add(id)}>
        +
      </button>
    </li>
  )
}
