import { type Deck, type Decks, type Entry, makeDeckCode, makeDeckJson, makeDeckText } from '@cardwright/catalog'
import { useState } from 'react'
import { saveText } from '../../app/save.ts'
import { Dialog } from '../../design/Dialog.tsx'
import { deckWords } from '../../words/en/pages/decks.ts'

export const linkTo = (game: string, deck: Deck): string => `${location.origin}/decks/${game}#${makeDeckCode(deck)}`

/** How it can be written, and the ending of a file of it. */
const forms = { link: null, text: 'txt', json: 'json' } as const
type Form = keyof typeof forms

interface Props {
  readonly entry: Entry & { readonly decks: Decks }
  readonly deck: Deck
  close(): void
}

/** The deck to be sent to somebody, or taken elsewhere: as a link, a list or JSON. */
export function ExportDialog({ entry, deck, close }: Props) {
  const [form, setForm] = useState<Form>('link')
  const [copied, setCopied] = useState<Form | null>(null)
  const made: Readonly<Record<Form, string>> = {
    link: linkTo(entry.game.id, deck),
    text: makeDeckText(entry.decks, deck),
    json: makeDeckJson(entry.game.id, deck),
  }
  const file = forms[form]
  const fileName = `${deck.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') || 'deck'}.${file}`
  return (
    <Dialog title={deckWords.export} close={close}>
      <div className="segments" role="radiogroup" aria-label={deckWords.as}>
        {(Object.keys(forms) as Form[]).map((each) => (
          <label key={each}>
            <input type="radio" name="form" checked={form === each} onChange={() => setForm(each)} />
            <span>{deckWords.forms[each]}</span>
          </label>
        ))}
      </div>
      <p className="exchange__note">{deckWords.notes[form]}</p>
      <textarea
        className="field exchange__text"
        readOnly
        rows={form === 'link' ? 5 : 12}
        aria-label={deckWords.deckAs(deckWords.forms[form])}
        value={made[form]}
        onFocus={(event) => event.target.select()}
      />
      <div className="dialog__choices">
        <button type="button" className="button button--quiet" onClick={close}>
          {deckWords.close}
        </button>
        {file && (
          <button type="button" className="button" onClick={() => saveText(fileName, made[form])}>
            {deckWords.save}
          </button>
        )}
        <button
          type="button"
          className="button button--main"
          onClick={() => void navigator.clipboard.writeText(made[form]).then(() => setCopied(form))}
        >
          {copied === form ? deckWords.copied : deckWords.copy}
        </button>
      </div>
    </Dialog>
  )
}
