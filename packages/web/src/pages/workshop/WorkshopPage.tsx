import { type Deck, type Decks, type Entry, parseDeckCode } from '@cardwright/catalog'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { keepDeck, keepNew } from '../../app/decks.ts'
import { useKeptDecks } from '../../app/use-kept-decks.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import type { Look } from '../../table/contract.ts'
import { loadTable } from '../../table/load.ts'
import { commonWords } from '../../words/en/common.ts'
import { deckWords } from '../../words/en/pages/decks.ts'
import { importedWords } from '../../words/en/pages/imported.ts'
import { codeInAddress, putInAddress } from './address.ts'
import { useSets } from './use-sets.ts'
import { Workshop, type WorkshopProps } from './Workshop.tsx'

interface Props {
  readonly game: string
  /** One that is kept here; without it, the deck is in the address. */
  readonly deck?: string | undefined
}

/** The workshop, with a deck that is kept here or one that came by a link. */
export function WorkshopPage({ game, deck }: Props) {
  const { value: loaded, problem } = useLoaded(() => loadTable(game), game)
  if (problem) return <Nothing title={deckWords.noGame} text={problem} />
  if (!loaded) return <p className="table-wait">{commonWords.wait}</p>
  const { entry, look } = loaded
  if (!entry.decks) return <Nothing title={deckWords.noDecks} text={deckWords.noDecksWhy(entry.game.title)} />
  const given = { entry: { ...entry, decks: entry.decks }, look }
  return deck === undefined ? <Shared {...given} /> : <Kept {...given} id={deck} />
}

interface Given {
  readonly entry: Entry & { readonly decks: Decks }
  readonly look: Look
}

function Kept({ entry, look, id }: Given & { id: string }) {
  const game = entry.game.id
  const kept = useKeptDecks(game).find((each) => each.id === id)
  if (!kept) return <Nothing title={deckWords.notHere} text={deckWords.notHereWhy} />
  return <Begun entry={entry} look={look} begun={kept} keep={(deck) => keepDeck({ id, game, ...deck })} id={id} />
}

/** A deck that came by a link stays in the address, changes and all, until it is kept. */
function Shared({ entry, look }: Given) {
  const [, go] = useLocation()
  const [begun] = useState(() => parseDeckCode(codeInAddress()))
  if (!begun) return <Nothing title={deckWords.noDeckInLink} text={deckWords.noDeckInLinkWhy} />
  const keep = (deck: Deck) => go(`/decks/${entry.game.id}/${keepNew(entry.game.id, deck)}`)
  return <Begun entry={entry} look={look} begun={begun} keep={putInAddress} take={keep} />
}

/** The workshop once the sets are there of which the deck has cards. */
function Begun(props: Omit<WorkshopProps, 'sets'>) {
  const [begun] = useState(props.begun)
  const sets = useSets(props.entry, begun.cards)
  const [isReady, setIsReady] = useState(!sets.isLoading)
  if (!isReady && !sets.isLoading) setIsReady(true)
  if (!isReady) return <p className="table-wait">{importedWords.loading}</p>
  return <Workshop {...props} begun={begun} entry={{ ...sets.entry, decks: sets.entry.decks! }} sets={sets} />
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <main className="page">
      <h1>{title}</h1>
      <p className="page__lead">{text}</p>
      <Link className="button" href="/decks">
        {deckWords.toDecks}
      </Link>
    </main>
  )
}
