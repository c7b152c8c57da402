import { type Deck, type Decks, type Entry, hasDecks } from '@cardwright/catalog'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { keepNew } from '../../app/decks.ts'
import { announced } from '../../app/games.ts'
import { useKeptDecks } from '../../app/use-kept-decks.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { useTitle } from '../../app/use-title.ts'
import type { Look } from '../../table/contract.ts'
import { loadWithDecks } from '../../table/load.ts'
import { deckWords } from '../../words/en/pages/decks.ts'
import { Fan, sizesOf } from './Fan.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import './decks-page.css'
import './workshop.css'

/** Every deck of one's own, and those to start from. */
export function DecksPage() {
  useTitle(deckWords.title)
  return (
    <main className="page decks-page">
      <h1>{deckWords.title}</h1>
      <p className="page__lead">{deckWords.lead}</p>
      {announced
        .filter(({ id }) => hasDecks(id))
        .map(({ id, title }) => (
          <Shelf key={id} game={id} title={title} />
        ))}
    </main>
  )
}

function Shelf({ game, title }: { game: string; title: string }) {
  const { value: loaded, problem } = useLoaded(() => loadWithDecks(game), game)
  return (
    <section aria-labelledby={`decks-${game}`} data-game={game}>
      <h2 id={`decks-${game}`} data-content>
        {title}
      </h2>
      {problem && <p role="alert">{problem}</p>}
      {loaded?.entry.decks && <Inside entry={{ ...loaded.entry, decks: loaded.entry.decks }} look={loaded.look} />}
    </section>
  )
}

interface Props {
  readonly entry: Entry & { readonly decks: Decks }
  readonly look: Look
}

function Inside({ entry, look }: Props) {
  const game = entry.game.id
  const kept = useKeptDecks(game)
  const [, go] = useLocation()
  const [isImporting, setIsImporting] = useState(false)
  const begin = (deck: Deck) => go(`/decks/${game}/${keepNew(game, deck)}`)
  return (
    <>
      <div className="decks-page__begin">
        <button
          type="button"
          className="button button--main"
          onClick={() => begin({ name: deckWords.newDeck, cards: {} })}
        >
          {deckWords.newDeck}
        </button>
        <button type="button" className="button" onClick={() => setIsImporting(true)}>
          {deckWords.importDeck}
        </button>
      </div>
      {kept.length > 0 && (
        <ul className="tiles" aria-label={deckWords.ownDecks}>
          {kept.map((deck) => {
            const faults = entry.decks.problems(deck.cards).length
            return (
              <li key={deck.id} className="tile">
                <Fan entry={entry} look={look} deck={deck} />
                <h3>
                  <Link href={`/decks/${game}/${deck.id}`}>
                    <span data-content>{deck.name || deckWords.nameless}</span>
                  </Link>
                </h3>
                <p data-content>{sizesOf(entry.decks, deck)}</p>
                <p className={faults === 0 ? 'tile__right' : 'tile__wrong'}>
                  {faults === 0 ? deckWords.ready : deckWords.notReady(faults)}
                </p>
              </li>
            )
          })}
        </ul>
      )}
      <h3>{deckWords.startFromThese}</h3>
      <ul className="tiles" aria-label={deckWords.starters}>
        {Object.entries(entry.decks.starters).map(([side, deck]) => (
          <li key={side} className="tile">
            <Fan entry={entry} look={look} deck={deck} />
            <h3 data-content>{deck.name}</h3>
            <p data-content>{sizesOf(entry.decks, deck)}</p>
            <button
              type="button"
              className="button"
              onClick={() => begin({ ...deck, name: deckWords.myOwn(deck.name) })}
            >
              {deckWords.startFrom(deck.name)}
            </button>
          </li>
        ))}
      </ul>
      {isImporting && (
        <ImportDialog entry={entry} action={deckWords.keep} take={begin} close={() => setIsImporting(false)} />
      )}
    </>
  )
}
