import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { nameOf } from '../facts.ts'
import { useFloor } from './floor-state.ts'
import { verbsFor } from './verbs.ts'
import './verbs.css'

/** What can be done with the cards that are chosen. */
export function Verbs() {
  const table = useTable()
  const { sight, isOpen, picked, pick, say, trade } = useFloor()
  const verbs = verbsFor(sight, picked, (seat) => nameOf(table, seat))
  const refused = verbs.filter(({ why }) => why !== null)
  const act = (key: string | null, why: string | null) => {
    if (key === null) trade()
    else say(key)
    if (key !== null && why === null) pick([])
  }
  return (
    <div className="mb-verbs" data-empty={picked.length === 0 || undefined}>
      <span className="mb-verbs__count">{said.picked(picked.length)}</span>
      {verbs.map(({ id, label, key, why }) => (
        <button
          key={id}
          type="button"
          className="button mb-verb"
          data-verb={id}
          disabled={!isOpen}
          data-refused={why !== null || undefined}
          title={why ?? undefined}
          aria-description={why ?? undefined}
          onClick={() => act(key, why)}
        >
          {label}
        </button>
      ))}
      {refused.length > 0 && (
        <p className="mb-note mb-verbs__why">
          {refused.map(({ id, label, why }) => (
            <span key={id}>{said.whyNot.verb(label, why!)}</span>
          ))}
        </p>
      )}
      {picked.length > 0 && (
        <button type="button" className="button button--quiet mb-verb" onClick={() => pick([])}>
          {said.clear}
        </button>
      )}
    </div>
  )
}
