import type { Decks } from '@cardwright/catalog'
import type { RefObject } from 'react'
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
          placeholder="Search names and texts"
          aria-label="Search the cards"
          value={sought.words}
          onChange={(event) => onChange({ ...sought, words: event.target.value })}
        />
        <select
          className="field filters__order"
          aria-label="Order of the cards"
          value={sought.order}
          onChange={(event) => onChange({ ...sought, order: event.target.value })}
        >
          <option value="">In order of the set</option>
          <option value="name">By name</option>
          {decks.traits.map(({ id, name }) => (
            <option key={id} value={id}>
              By {name.toLowerCase()}
            </option>
          ))}
        </select>
      </div>
      <details className="filters__traits" open={innerWidth >= 900}>
        <summary>Filters</summary>
        <div>
          {decks.traits.map(({ id, name, values }) => (
            <fieldset key={id} className="chips">
              <legend>{name}</legend>
              {values.length > mostChips ? (
                <select
                  className="field"
                  aria-label={name}
                  value={sought.traits[id]?.[0] ?? ''}
                  onChange={({ target: { value } }) =>
                    onChange({ ...sought, traits: { ...sought.traits, [id]: value === '' ? [] : [value] } })
                  }
                >
                  <option value="">any</option>
                  {values.map((value) => (
                    <option key={value}>{value}</option>
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
                    {value}
                  </button>
                ))
              )}
            </fieldset>
          ))}
        </div>
      </details>
      <p className="filters__count">
        <span role="status">
          {count === 1 ? '1 card' : `${count} cards`}
          {isNarrowed(sought) ? ` of ${decks.cards.length}` : ''}
        </span>
        <label>
          <input
            type="checkbox"
            checked={sought.onlyInDeck}
            onChange={(event) => onChange({ ...sought, onlyInDeck: event.target.checked })}
          />
          In this deck
        </label>
        {isNarrowed(sought) && (
          <button
            type="button"
            className="link-button"
            onClick={() => onChange({ ...everything, order: sought.order })}
          >
            Show all
          </button>
        )}
      </p>
    </div>
  )
}
