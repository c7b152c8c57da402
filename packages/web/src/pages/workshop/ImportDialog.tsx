import { countOf, type Deck, type Decks, type Entry, inPart } from '@cardwright/catalog'
import { useEffect, useState } from 'react'
import { Dialog } from '../../design/Dialog.tsx'
import { deckWords } from '../../words/en/pages/decks.ts'
import { importedWords } from '../../words/en/pages/imported.ts'
import { marked } from '../../words/marked.tsx'
import { isEmpty, readDeck, setsNamed } from './read.ts'
import { useSets } from './use-sets.ts'

interface Props {
  readonly entry: Entry & { readonly decks: Decks }
  /** What the button says: "Replace this deck". */
  readonly action: string
  take(deck: Deck): void
  close(): void
}

/** A deck from elsewhere: a list, JSON or a link, pasted or from a file. */
export function ImportDialog({ entry: known, action, take, close }: Props) {
  const [text, setText] = useState('')
  const { entry, all, isLoading, show } = useSets(known, {})
  const decks = entry.decks!
  const read = readDeck(entry, text)
  const { deck, problems } = read
  const named = setsNamed(known, text, deck.cards).filter((set) => all.some(({ id }) => id === set))
  useEffect(() => show(named))
  const sizes = decks.parts.map(({ id, name }) => `${name} ${countOf(inPart(decks, deck.cards, id))}`)
  return (
    <Dialog title={deckWords.importDeck} close={close}>
      <p className="exchange__note">{deckWords.paste}</p>
      <textarea
        className="field exchange__text"
        rows={10}
        aria-label={deckWords.theDeck}
        placeholder={decks.cards
          .slice(0, 3)
          .map(({ id, name }) => `2 ${id} ${name}`)
          .join('\n')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label className="exchange__file">
        {deckWords.orFile}{' '}
        <input
          type="file"
          accept=".txt,.json,text/plain,application/json"
          onChange={({ target: { files } }) => void files?.[0]?.text().then(setText)}
        />
      </label>
      <div role="status">
        {!isEmpty(read) && (
          <p>
            {marked(deckWords.read(deck.name, sizes), (text) => (
              <b>{text}</b>
            ))}
          </p>
        )}
        {isLoading && <p>{importedWords.loading}</p>}
        {!isLoading && problems.length > 0 && (
          <ul className="exchange__problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="dialog__choices">
        <button type="button" className="button button--quiet" onClick={close}>
          {deckWords.back}
        </button>
        <button
          type="button"
          className="button button--main"
          disabled={isEmpty(read)}
          onClick={() => {
            close()
            take(deck)
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  )
}
