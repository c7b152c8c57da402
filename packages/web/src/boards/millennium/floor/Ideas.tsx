import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { cardsIn, factsOf, ownedOf } from '../facts.ts'
import { useFloor } from './floor-state.ts'
import { type Idea, ideasFor, whyClosed } from './ideas.ts'
import { buyOption } from './Lot.tsx'
import { useAim } from './use-aim.ts'
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
  const ideas = ideasFor(sight, offered)
  // what is bought stays bought, and which card that would be is up to others as well
  const aim = useAim({ buy: ideas.find(({ id }) => id === 'buy')?.key ?? null })
  const textOf = ({ id, text }: Idea) => {
    if (aim.missed === id) return said.missed
    return isOpen ? text : whyClosed(table.answering.ask)
  }
  const act = ({ key, pick: chosen }: Idea) => {
    if (chosen) pick(chosen.cards, chosen.purpose)
    else if (key !== undefined) say(key)
  }
  return (
    <section className="mb-ideas" aria-label={said.whatNow}>
      <h2>{said.whatNow}</h2>
      <ul {...aim.presses}>
        {ideas.map((idea) => {
          const can = isOpen && (idea.key !== undefined || idea.pick !== undefined)
          return (
            <li key={idea.id}>
              <button
                type="button"
                className="mb-way mb-idea"
                data-idea={idea.id}
                data-place={idea.id}
                data-lit={can || undefined}
                data-chooses={(can && idea.pick !== undefined) || undefined}
                aria-disabled={!can || undefined}
                title={textOf(idea)}
                onClick={() => can && act(idea)}
              >
                <b>{can && idea.pick ? said.ideas.chooses[idea.pick.purpose] : said.ideas.titles[idea.id]}</b>
                <span role={aim.missed === idea.id ? 'status' : undefined}>{textOf(idea)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
