import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { cardsIn, factsOf, ownedOf } from '../facts.ts'
import { useFloor } from './floor-state.ts'
import { type Idea, ideasFor } from './ideas.ts'
import { buyOption } from './Lot.tsx'
import './ideas.css'

/** What could be done now, each in its place: a button that does it, or the reason why not. */
export function Ideas() {
  const table = useTable()
  const { sight, isOpen, say, pick } = useFloor()
  const { lots } = factsOf(table)
  const aftermarket = cardsIn(table, 'aftermarket')
  const offered = lots.map((lot) => ({
    lot,
    def: ownedOf(table, aftermarket.find(({ marks }) => marks?.lot === lot.lot)?.name) ?? null,
    key: buyOption(table.answering.offered, lot.lot)?.key ?? null,
  }))
  const act = ({ key, pick: cards }: Idea) => {
    if (cards) pick(cards)
    else if (key !== undefined) say(key)
  }
  return (
    <section className="mb-ideas" aria-label={said.whatNow}>
      <h2>{said.whatNow}</h2>
      <ul>
        {ideasFor(sight, offered).map((idea) => {
          const can = isOpen && (idea.key !== undefined || idea.pick !== undefined)
          return (
            <li key={idea.id}>
              <button
                type="button"
                className="mb-idea"
                data-idea={idea.id}
                data-lit={can || undefined}
                aria-disabled={!can || undefined}
                title={isOpen ? idea.text : said.ideas.closed}
                onClick={() => can && act(idea)}
              >
                <b>{said.ideas.titles[idea.id]}</b>
                <span>{isOpen ? idea.text : said.ideas.closed}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
