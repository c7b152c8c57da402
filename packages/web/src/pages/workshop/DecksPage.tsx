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
import { Fan, sizesOf } from './Fan.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import './decks-page.css'
import './workshop.css'

/** Every deck of one's own, and those to start from. */
export function DecksPage() {
  useTitle('Decks')
  return (
    <main className="page decks-page">
      <h1>Decks</h1>
      <p className="page__lead">
        Build a deck, try its opening hands, play a bot with it, and send it to a friend as a link. Your decks are kept
        in this browser and offered wherever you start a match.
      </p>
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
      <h2 id={`decks-${game}`}>{title}</h2>
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
        <button type="button" className="button button--main" onClick={() => begin({ name: 'New deck', cards: {} })}>
          New deck
        </button>
        <button type="button" className="button" onClick={() => setIsImporting(true)}>
          Import a deck
        </button>
      </div>
      {kept.length > 0 && (
        <ul className="tiles" aria-label="Your decks">
          {kept.map((deck) => {
            const faults = entry.decks.problems(deck.cards).length
            return (
              <li key={deck.id} className="tile">
                <Fan entry={entry} look={look} deck={deck} />
                <h3>
                  <Link href={`/decks/${game}/${deck.id}`}>{deck.name || 'A deck without a name'}</Link>
                </h3>
                <p>{sizesOf(entry.decks, deck)}</p>
                <p className={faults === 0 ? 'tile__right' : 'tile__wrong'}>
                  {faults === 0
                    ? 'Ready to play'
                    : `Not ready: it breaks ${faults === 1 ? 'a rule' : `${faults} rules`}`}
                </p>
              </li>
            )
          })}
        </ul>
      )}
      <h3>Start from one of these</h3>
      <ul className="tiles" aria-label="Starter decks">
        {Object.entries(entry.decks.starters).map(([side, deck]) => (
          <li key={side} className="tile">
            <Fan entry={entry} look={look} deck={deck} />
            <h3>{deck.name}</h3>
            <p>{sizesOf(entry.decks, deck)}</p>
            <button
              type="button"
              className="button"
              onClick={() => begin({ ...deck, name: `My ${deck.name.replace(/^The /, '')}` })}
            >
              Start from {deck.name}
            </button>
          </li>
        ))}
      </ul>
      {isImporting && (
        <ImportDialog entry={entry} action="Keep this deck" take={begin} close={() => setIsImporting(false)} />
      )}
    </>
  )
}
