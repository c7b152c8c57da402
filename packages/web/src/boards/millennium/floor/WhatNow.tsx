import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { cardsIn, factsOf, nameOf, ownedOf } from '../facts.ts'
import { adviceFor } from './advice.ts'
import { useFloor } from './floor-state.ts'
import { buyOption } from './Lot.tsx'
import './advice.css'

/** For the newcomer: what could be done now, why, and a button that does it. */
export function WhatNow() {
  const table = useTable()
  const { sight, isOpen, say, pick } = useFloor()
  const { lots } = factsOf(table)
  const aftermarket = cardsIn(table, 'aftermarket')
  const offered = lots.map((lot) => ({
    lot,
    def: ownedOf(table, aftermarket.find(({ marks }) => marks?.lot === lot.lot)?.name) ?? null,
    key: buyOption(table.answering.offered, lot.lot)?.key ?? null,
  }))
  const advice = isOpen ? adviceFor(sight, offered, (seat) => nameOf(table, seat)).slice(0, 5) : []
  return (
    <section className="mb-panel mb-now" aria-label={said.whatNow}>
      <header className="mb-panel__head">
        <h2>{said.whatNow}</h2>
      </header>
      {advice.length === 0 && (
        <p className="mb-quiet">{table.answering.ask?.kind === 'deck' ? said.whatNowDeck : said.whatNowNone}</p>
      )}
      <ol className="mb-advice">
        {advice.map(({ id, text, label, key, pick: cards }) => (
          <li key={id} data-advice={id}>
            <span>{text}</span>
            {label && (
              <button
                type="button"
                className="button mb-small"
                onClick={() => {
                  if (cards) pick(cards)
                  else if (key !== null) say(key)
                }}
              >
                {label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
