import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { cardsIn, factsOf, ownedOf } from '../facts.ts'
import { useFloor } from './floor-state.ts'
import { type Idea, ideasFor, isPossible, titleOf, whyClosed } from './ideas.ts'
import { buyOption } from './Lot.tsx'
import './ideas.css'

/** What could be done now, each in its place: a button that does it, or the reason why not. */
export function Ideas() {
  const table = useTable()
  const { sight, isOpen, say, pick, show } = useFloor()
  const { lots } = factsOf(table)
  const aftermarket = cardsIn(table, 'aftermarket')
  const offered = lots.map((lot) => ({
    lot,
    def: ownedOf(table, aftermarket.find(({ marks }) => marks?.lot === lot.lot)?.name) ?? null,
    canBuy: buyOption(table.answering.offered, lot.lot) !== undefined,
  }))
  const ideas = ideasFor(sight, offered)
  const textOf = ({ text }: Idea) => (isOpen ? text : whyClosed(table.answering.ask))
  const act = ({ key, pick: chosen, show: lot }: Idea) => {
    if (lot) show(lot.lot)
    else if (chosen) pick(chosen.cards, chosen.purpose)
    else if (key !== undefined) say(key)
  }
  return (
    <section className="mb-ideas" aria-label={said.whatNow}>
      <h2>{said.whatNow}</h2>
      <ul>
        {ideas.map((idea) => {
          const can = isOpen && isPossible(idea)
          return (
            <li key={idea.id}>
              <button
                type="button"
                className="mb-way mb-idea"
                data-idea={idea.id}
                data-lit={can || undefined}
                data-chooses={(can && idea.key === undefined) || undefined}
                aria-disabled={!can || undefined}
                title={textOf(idea)}
                onClick={() => can && act(idea)}
              >
                <b>{can ? titleOf(idea) : said.ideas.titles[idea.id]}</b>
                <span>{textOf(idea)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
