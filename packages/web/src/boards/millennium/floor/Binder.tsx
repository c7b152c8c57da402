import { titled } from '@cardwright/engine/english'
import { commonTypes, elements, worth } from '@cardwright/millennium'
import { useDeferredValue, useState } from 'react'
import { usePhone } from '../../../design/use-media.ts'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { Emblem } from '../Face.tsx'
import { nameOf, sizeOf } from '../facts.ts'
import { type Held, spareOf } from '../sight.ts'
import { useFloor } from './floor-state.ts'
import { Pick } from './Pick.tsx'
import { Says, useVerbs, Verbs } from './Verbs.tsx'
import './binder.css'

type Sort = keyof typeof said.sorts
type Show = keyof typeof said.shows

const orders: Readonly<Record<Sort, (a: Held, b: Held) => number>> = {
  worth: (a, b) => worth(b.def) - worth(a.def),
  stars: (a, b) => b.def.stars - a.def.stars,
  name: (a, b) => a.def.name.localeCompare(b.def.name),
  set: (a, b) => a.def.set.localeCompare(b.def.set),
  newest: () => 0,
}

interface Filter {
  readonly text: string
  readonly sort: Sort
  readonly show: Show
  readonly symbol: string | null
}

/** The cards that a filter leaves, in its order. */
export function filtered(cards: readonly Held[], { text, sort, show, symbol }: Filter): Held[] {
  const wanted = text.trim().toLowerCase()
  const left = cards.filter(
    ({ def }) =>
      (show === 'all' || def.kind === show) &&
      (symbol === null || ([...def.elements, ...def.types] as string[]).includes(symbol)) &&
      (wanted === '' || `${def.name} ${titled(def.set)}`.toLowerCase().includes(wanted)),
  )
  return sort === 'newest' ? left.reverse() : left.sort(orders[sort])
}

const unfiltered: Filter = { text: '', sort: 'worth', show: 'all', symbol: null }

const symbols = [...elements, ...commonTypes]

/** All that one owns and has put nowhere: searched, sorted, filtered, and chosen from. */
export function Binder() {
  const table = useTable()
  const { sight } = useFloor()
  const chosen = useVerbs()
  const isPhone = usePhone()
  const [filter, setFilter] = useState(unfiltered)
  const [isFiltering, setFiltering] = useState(false)
  const text = useDeferredValue(filter.text)
  const spare = spareOf(sight)
  const cards = filtered(spare, { ...filter, text })
  if (table.view.seat !== sight.seat)
    return (
      <section className="mb-panel" aria-label={said.binderOf(nameOf(table, sight.seat))}>
        <p className="mb-quiet">{said.unseen(sizeOf(table, `binder:${sight.seat}`))}</p>
      </section>
    )
  return (
    <section className="mb-panel mb-binder" aria-label={said.binder}>
      <header className="mb-panel__head">
        <h2>
          {said.binder} <small>{spare.length}</small>
        </h2>
        {!isPhone && <Says {...chosen} />}
        <button
          type="button"
          className="button mb-small mb-binder__filter"
          aria-expanded={isFiltering}
          onClick={() => {
            setFiltering(!isFiltering)
            setFilter(unfiltered)
          }}
        >
          {said.filter}
        </button>
      </header>
      {isFiltering && <Filters filter={filter} setFilter={setFilter} />}
      <div className="mb-binder__cards">
        {cards.map((held) => (
          <Pick key={held.card.handle} held={held} />
        ))}
        {cards.length === 0 && spare.length > 0 && <p className="mb-quiet">{said.noneFound}</p>}
      </div>
      <div className="mb-verbs">
        {isPhone && (
          <div className="mb-verbs__head">
            <Says {...chosen} />
          </div>
        )}
        <Verbs {...chosen} />
      </div>
    </section>
  )
}

/** What narrows the binder down: words, a kind of cards, an order, a symbol. */
function Filters({ filter, setFilter }: { filter: Filter; setFilter(filter: Filter): void }) {
  return (
    <div className="mb-filters">
      <input
        className="field mb-field"
        type="search"
        aria-label={said.search}
        placeholder={said.searchHint}
        value={filter.text}
        onChange={({ target }) => setFilter({ ...filter, text: target.value })}
      />
      <Choice
        label={said.show}
        names={said.shows}
        value={filter.show}
        onChange={(show) => setFilter({ ...filter, show })}
      />
      <Choice
        label={said.sort}
        names={said.sorts}
        value={filter.sort}
        onChange={(sort) => setFilter({ ...filter, sort })}
      />
      <div className="mb-symbols">
        {symbols.map((symbol) => (
          <button
            key={symbol}
            type="button"
            className="mb-symbol-filter"
            aria-label={said.onlySymbol(titled(symbol))}
            aria-pressed={filter.symbol === symbol}
            onClick={() => setFilter({ ...filter, symbol: filter.symbol === symbol ? null : symbol })}
          >
            <Emblem symbol={symbol} />
          </button>
        ))}
      </div>
    </div>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly names: Readonly<Record<T, string>>
  readonly value: T
  onChange(value: T): void
}

function Choice<T extends string>({ label, names, value, onChange }: ChoiceProps<T>) {
  return (
    <select
      className="field mb-field"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as T)}
    >
      {(Object.keys(names) as T[]).map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </select>
  )
}
