import type { Decks } from '@cardwright/catalog'
import type { RefObject } from 'react'
import { deckWords } from '../../words/en/pages/decks.ts'
import { everything, isNarrowed, type Sought, toggled } from './sought.ts'

/** More values than this are a list to choose from, not a row of buttons. */
const mostChips = 8

interface Props {
  readonly decks: Decks
  readonly sought: Sought
  readonly count: number
  readonly search: RefObject<HTMLInputElement | null>
  onChange(sought: Sought): void
}

/** Search, filters and order of the cards. */
export function Filters({ decks, sought, count, search, onChange }: Props) {
  return (
    <div className="filters">
      <div className="filters__line">
        <input
          ref={search}
          className="field"
          type="search"
          placeholder={deckWords.searchFor}
          aria-label={deckWords.search}
          value={sought.words}
          onChange={(event) => onChange({ ...sought, words: event.target.value })}
        />
        <select
          className="field filters__order"
          aria-label={deckWords.order}
          value={sought.order}
          onChange={(event) => onChange({ ...sought, order: event.target.value })}
        >
          <option value="">{deckWords.inOrder}</option>
          <option value="name">{deckWords.byName}</option>
          {decks.traits.map(({ id, name }) => (
            <option key={id} value={id}>
              {deckWords.by(name)}
            </option>
          ))}
        </select>
      </div>
      <details className="filters__traits" open={innerWidth >= 900}>
        <summary>{deckWords.filters}</summary>
        <div>
          {decks.traits.map(({ id, name, values }) => (
            <fieldset key={id} className="chips">
              <legend data-content>{name}</legend>
              {values.length > mostChips ? (
                <select
                  className="field"
                  aria-label={name}
                  value={sought.traits[id]?.[0] ?? ''}
                  onChange={({ target: { value } }) =>
                    onChange({ ...sought, traits: { ...sought.traits, [id]: value === '' ? [] : [value] } })
                  }
                >
                  <option value="">{deckWords.any}</option>
                  {values.map((value) => (
                    <option key={value} data-content>
                      {value}
                    </option>
                  ))}
                </select>
              ) : (
                values.map((value) => (
                  <button
                    key={value}
                    type="button"
                    className="chip"
                    aria-pressed={sought.traits[id]?.includes(value) ?? false}
                    onClick={() => onChange(toggled(sought, id, value))}
                  >
                    <span data-content>{value}</span>
                  </button>
                ))
              )}
            </fieldset>
          ))}
        </div>
      </details>
      <p className="filters__count">
        <span role="status">{deckWords.found(count, isNarrowed(sought) ? decks.cards.length : null)}</span>
        <label>
          <input
            type="checkbox"
            checked={sought.onlyInDeck}
            onChange={(event) => onChange({ ...sought, onlyInDeck: event.target.checked })}
          />
          {deckWords.onlyInDeck}
        </label>
        {isNarrowed(sought) && (
          <button
            type="button"
            className="link-button"
            onClick={() => onChange({ ...everything, order: sought.order })}
          >
            {deckWords.showAll}
          </button>
        )}
      </p>
    </div>
  )
}
