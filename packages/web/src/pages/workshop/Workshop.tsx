import { countOf, type Deck, type Decks, type Entry, makeDeckCode } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { forgetDeck, keepNew } from '../../app/decks.ts'
import { useTitle } from '../../app/use-title.ts'
import { Confirm, Dialog } from '../../design/Dialog.tsx'
import { CardFace } from '../../table/card/CardFace.tsx'
import type { Look } from '../../table/contract.ts'
import { deckWords } from '../../words/en/pages/decks.ts'
import { Cards } from './Cards.tsx'
import { Curves } from './Curves.tsx'
import { DeckList } from './DeckList.tsx'
import { DeckRules } from './DeckRules.tsx'
import { takesFrom } from './drag.ts'
import { Enlarged } from './Enlarged.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { SampleHand } from './SampleHand.tsx'
import { type Bench, useBench } from './use-bench.ts'
import { type Sets, setsOf } from './use-sets.ts'
import '../../table/card/card.css'
import '../settings.css'
import '../side.css'
import './workshop.css'
import './deck-panel.css'

export interface WorkshopProps {
  readonly entry: Entry & { readonly decks: Decks }
  readonly look: Look
  readonly sets: Sets
  readonly begun: Deck
  keep(deck: Deck): void
  /** Of a deck that is kept here. */
  readonly id?: string
  /** Keeps a deck that came by a link. */
  take?(deck: Deck): void
}

type Opened = 'hand' | 'import' | 'export' | 'delete' | { readonly card: string }

const views = ['cards', 'deck'] as const

/** All cards on one side, the deck on the other. */
export function Workshop({ entry, look, sets, begun, keep, id, take }: WorkshopProps) {
  const { game, decks } = entry
  const bench = useBench(entry, begun, keep)
  const { deck } = bench
  const root = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [view, setView] = useState<(typeof views)[number]>('cards')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [, go] = useLocation()
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  useTitle(deck.name || deckWords.aDeck, game.title)
  useKeys(bench, () => search.current?.focus())
  const close = () => setOpened(null)
  const isRight = decks.problems(deck.cards).length === 0
  const names = { cards: deckWords.views.cards, deck: deckWords.views.deck(countOf(deck.cards)) }
  return (
    <main ref={root} className="workshop" data-game={game.id} data-view={view}>
      <div className="segments workshop__views" role="radiogroup" aria-label={deckWords.show}>
        {views.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="view"
              checked={view === each}
              onChange={() => {
                setView(each)
                scrollTo(0, 0)
              }}
            />
            <span>{names[each]}</span>
          </label>
        ))}
      </div>
      <Cards entry={entry} look={look} sets={sets} bench={bench} search={search} />
      <section className="deck-panel" aria-label={deckWords.yourDeck} {...takesFrom('cards', bench.add)}>
        <div className="deck-panel__head">
          <p>
            <Link href="/decks">{deckWords.title}</Link> · <span data-content>{game.title}</span>
          </p>
          <button type="button" disabled={!bench.undo} onClick={bench.undo}>
            {deckWords.undo}
          </button>
          <button type="button" disabled={!bench.redo} onClick={bench.redo}>
            {deckWords.redo}
          </button>
        </div>
        <h1 className="visually-hidden" data-content>
          {deck.name || deckWords.nameless}
        </h1>
        <input
          className="deck-panel__name"
          aria-label={deckWords.name}
          placeholder={deckWords.nameIt}
          maxLength={60}
          value={deck.name}
          onChange={(event) => bench.rename(event.target.value)}
        />
        {take && (
          <div className="deck-panel__shared">
            <p>{deckWords.byLink}</p>
            <button type="button" className="button button--main" onClick={() => take(deck)}>
              {deckWords.keep}
            </button>
          </div>
        )}
        <DeckRules entry={entry} cards={deck.cards} />
        <div className="deck-panel__tools">
          <button
            type="button"
            className="button button--main"
            disabled={!isRight}
            onClick={() => go(`/practice/${game.id}?${new URLSearchParams({ side: makeDeckCode(deck) })}`)}
          >
            {deckWords.play}
          </button>
          <button
            type="button"
            className="button"
            disabled={countOf(deck.cards) === 0}
            onClick={() => setOpened('hand')}
          >
            {deckWords.sampleHand}
          </button>
          <button type="button" className="button" onClick={() => setOpened('export')}>
            {deckWords.share}
          </button>
          <button type="button" className="button" onClick={() => setOpened('import')}>
            {deckWords.import}
          </button>
        </div>
        <Curves decks={decks} look={look} cards={deck.cards} />
        <DeckList decks={decks} bench={bench} open={(card) => setOpened({ card })} />
        {id !== undefined && (
          <div className="deck-panel__end">
            <button
              type="button"
              className="button button--quiet"
              onClick={() =>
                go(`/decks/${game.id}/${keepNew(game.id, { ...deck, name: deckWords.copyOf(deck.name) })}`)
              }
            >
              {deckWords.makeCopy}
            </button>
            <button type="button" className="button button--quiet" onClick={() => setOpened('delete')}>
              {deckWords.delete}
            </button>
          </div>
        )}
      </section>
      <p role="status" className="visually-hidden">
        {bench.said}
      </p>
      <Enlarged entry={entry} look={look} root={root} />
      {opened === 'hand' && <SampleHand entry={entry} look={look} cards={deck.cards} close={close} />}
      {opened === 'export' && <ExportDialog entry={entry} deck={deck} close={close} />}
      {opened === 'import' && (
        <ImportDialog
          entry={entry}
          action={deckWords.replace}
          take={({ name, cards }) => {
            sets.show(setsOf(entry, cards))
            bench.replace({ name: name || deck.name, cards })
          }}
          close={close}
        />
      )}
      {opened === 'delete' && (
        <Confirm
          title={deckWords.deleteSure(deck.name)}
          text={deckWords.deleteWhat}
          yes={deckWords.deleteYes}
          onYes={() => {
            forgetDeck(id!)
            go('/decks')
          }}
          close={close}
        />
      )}
      {opened !== null && typeof opened === 'object' && (
        <Dialog title={wordsOf(entry).name(opened.card)} closable close={close}>
          <div className="card card--large workshop__card" data-game={game.id}>
            <CardFace look={look} entry={entry} words={wordsOf(entry)} card={opened.card} size="large" />
          </div>
        </Dialog>
      )}
    </main>
  )
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select') !== null

/** `/` leads to the search; what was done last can be taken back as everywhere. */
function useKeys({ undo, redo }: Bench, find: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isWriting(event.target)) return
      const isHeld = event.ctrlKey || event.metaKey
      const act = { z: isHeld && undo, Z: isHeld && redo, '/': !isHeld && find }[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
