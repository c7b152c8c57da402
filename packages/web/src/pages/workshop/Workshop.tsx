import { countOf, type Deck, type Decks, type Entry, makeDeckCode } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { forgetDeck, keepNew } from '../../app/decks.ts'
import { useTitle } from '../../app/use-title.ts'
import { Confirm, Dialog } from '../../design/Dialog.tsx'
import { CardFace } from '../../table/card/CardFace.tsx'
import type { Look } from '../../table/contract.ts'
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
  useTitle(deck.name || 'A deck', game.title)
  useKeys(bench, () => search.current?.focus())
  const close = () => setOpened(null)
  const isRight = decks.problems(deck.cards).length === 0
  const names = { cards: 'Cards', deck: `Deck (${countOf(deck.cards)})` }
  return (
    <main ref={root} className="workshop" data-game={game.id} data-view={view}>
      <div className="segments workshop__views" role="radiogroup" aria-label="Show">
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
      <section className="deck-panel" aria-label="Your deck" {...takesFrom('cards', bench.add)}>
        <div className="deck-panel__head">
          <p>
            <Link href="/decks">Decks</Link> · {game.title}
          </p>
          <button type="button" disabled={!bench.undo} onClick={bench.undo}>
            Undo
          </button>
          <button type="button" disabled={!bench.redo} onClick={bench.redo}>
            Redo
          </button>
        </div>
        <h1 className="visually-hidden">{deck.name || 'A deck without a name'}</h1>
        <input
          className="deck-panel__name"
          aria-label="The deck’s name"
          placeholder="Name this deck"
          maxLength={60}
          value={deck.name}
          onChange={(event) => bench.rename(event.target.value)}
        />
        {take && (
          <div className="deck-panel__shared">
            <p>This deck came by a link. It is not among your decks yet.</p>
            <button type="button" className="button button--main" onClick={() => take(deck)}>
              Keep this deck
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
            Play a bot with it
          </button>
          <button
            type="button"
            className="button"
            disabled={countOf(deck.cards) === 0}
            onClick={() => setOpened('hand')}
          >
            Sample hand
          </button>
          <button type="button" className="button" onClick={() => setOpened('export')}>
            Share
          </button>
          <button type="button" className="button" onClick={() => setOpened('import')}>
            Import
          </button>
        </div>
        <Curves decks={decks} look={look} cards={deck.cards} />
        <DeckList decks={decks} bench={bench} open={(card) => setOpened({ card })} />
        {id !== undefined && (
          <div className="deck-panel__end">
            <button
              type="button"
              className="button button--quiet"
              onClick={() => go(`/decks/${game.id}/${keepNew(game.id, { ...deck, name: `${deck.name} (copy)` })}`)}
            >
              Make a copy
            </button>
            <button type="button" className="button button--quiet" onClick={() => setOpened('delete')}>
              Delete …
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
          action="Replace this deck"
          take={({ name, cards }) => {
            sets.show(setsOf(entry, cards))
            bench.replace({ name: name || deck.name, cards })
          }}
          close={close}
        />
      )}
      {opened === 'delete' && (
        <Confirm
          title={`Delete ${deck.name || 'this deck'}?`}
          text="It is kept in this browser only, and cannot be brought back."
          yes="Delete"
          onYes={() => {
            forgetDeck(id!)
            go('/decks')
          }}
          close={close}
        />
      )}
      {opened !== null && typeof opened === 'object' && (
        <Dialog title={wordsOf(entry).name(opened.card)} close={close}>
          <div className="card card--large workshop__card" data-game={game.id}>
            <CardFace look={look} entry={entry} words={wordsOf(entry)} card={opened.card} size="large" />
          </div>
          <div className="dialog__choices">
            <button type="button" className="button" onClick={close}>
              Close
            </button>
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
