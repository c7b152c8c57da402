import { useTable } from '../../table/context.ts'

const dodge = { key: 'dodge', act: 'dodge' }

/** What can be tried against most attacks keeps its place where it cannot: it says why. */
export function Controls() {
  const { answering, words, asking, isAhead } = useTable()
  const { ask, offered } = answering
  if (ask?.kind !== 'answer' || isAhead || offered.some(({ key }) => key === dodge.key)) return null
  return (
    <button type="button" className="button cc-refused" aria-disabled onClick={() => answering.why(dodge.key)}>
      {words.option(dodge, ask, asking)}
    </button>
  )
}
