import { countOf, type Deck, type Decks, type Entry, inPart } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { CardFace } from '../../table/card/CardFace.tsx'
import type { Look } from '../../table/contract.ts'
import '../../table/card/card.css'
import './fan.css'

/** "Main Deck 24 · Energy Deck 24" */
export const sizesOf = (decks: Decks, { cards }: Deck): string =>
  decks.parts.map(({ id, name }) => `${name} ${countOf(inPart(decks, cards, id))}`).join(' · ')

/** Three cards stand for a deck: the highest by what it is first drawn as a curve of. */
function topCards({ cards, traits }: Decks, deck: Deck): string[] {
  const curve = traits.find(({ drawn }) => drawn === 'curve')
  const heights = cards.flatMap((card) =>
    Object.hasOwn(deck.cards, card.id)
      ? [{ id: card.id, height: curve?.values.indexOf(card.traits[curve.id]?.[0] ?? '') ?? 0 }]
      : [],
  )
  return heights
    .sort((a, b) => b.height - a.height)
    .slice(0, 3)
    .map(({ id }) => id)
}

interface Props {
  readonly entry: Entry
  readonly look: Look
  readonly deck: Deck
}

/** What a deck looks like at a glance. */
export function Fan({ entry, look, deck }: Props) {
  return (
    <div className="fan" aria-hidden>
      {topCards(entry.decks!, deck).map((id) => (
        <div key={id} className="card card--small">
          <CardFace look={look} entry={entry} words={wordsOf(entry)} card={id} size="small" />
        </div>
      ))}
    </div>
  )
}
