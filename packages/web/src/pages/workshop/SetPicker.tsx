import { useId, useState } from 'react'
import type { SetInfo } from '../../app/catalog.ts'
import { importedWords as words } from '../../words/en/pages/imported.ts'
import type { Sets } from './use-sets.ts'
import './set-picker.css'

const fits = ({ id, name }: SetInfo, wanted: string): boolean =>
  wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${id}`.toLowerCase().includes(word.replace('/', '-')))

/** Which of the imported sets are among the cards to choose from. */
export function SetPicker({ sets }: { readonly sets: Sets }) {
  const [wanted, setWanted] = useState('')
  const list = useId()
  const { all, open, isLoading, show, hide } = sets
  if (all.length === 0) return null
  const found = all.filter((set) => fits(set, wanted))
  return (
    <details className="set-picker">
      <summary>
        {words.sets} <span>{isLoading ? words.loading : words.setsOpen(open.size, all.length)}</span>
      </summary>
      <input
        className="field"
        type="search"
        placeholder={words.findSet}
        aria-label={words.findSet}
        aria-controls={list}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 && <p>{words.noSet}</p>}
      <ul id={list}>
        {found.map(({ id, name, cards, whole, partly }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={open.has(id)}
                onChange={({ target }) => (target.checked ? show([id]) : hide(id))}
              />
              <span>
                {name} <code>{id.toUpperCase()}</code>
                <small>{words.ofSet(cards, whole, partly)}</small>
              </span>
              <meter min={0} max={cards} value={whole} aria-hidden />
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
