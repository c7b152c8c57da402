import type { SeenEvent } from '@cardwright/engine'
import type { WaitingFacts } from '@cardwright/millennium'
import { type TableContext, useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { factsOf, nameOf } from '../facts.ts'
import { chainOf } from './chain.ts'

/** How many links are shown; the log has them all. */
const shownLinks = 9
/** How many triggers that wait are shown by name. */
const shownWaiting = 6

/** What a turn has set off, link by link, the latest last; then what still waits, the next first. */
export function Chain() {
  const table = useTable()
  const { events } = table.snapshot
  const { beat } = table
  const upTo = beat ? events.lastIndexOf(beat) + 1 : events.length
  const links = chainOf(events, upTo)
  return (
    <section className="mb-chain" aria-label={said.chain}>
      <ol>
        {links.slice(-shownLinks).map(({ at, event }) => (
          <li key={at} data-type={event.type} data-now={event === beat || undefined}>
            {textOf(event, table)}
          </li>
        ))}
      </ol>
      <Waiting />
    </section>
  )
}

/** The triggers that wait, in the order in which they will come. */
function Waiting() {
  const table = useTable()
  const { waiting } = factsOf(table)
  if (waiting.length === 0) return null
  const more = waiting.length - shownWaiting
  return (
    <div className="mb-waiting">
      <h3>{said.waits}</h3>
      <ol>
        {keyed(waiting.slice(0, shownWaiting)).map(({ key, trigger }) => (
          <li key={key} data-band={trigger.band}>
            {said.waiting(nameOf(table, trigger.side), said.bands[trigger.band], cardName(trigger, table))}
          </li>
        ))}
        {more > 0 && <li>{said.moreWaiting(more)}</li>}
      </ol>
    </div>
  )
}

/** One card may wait more than once. */
function keyed(waiting: readonly WaitingFacts[]): { key: string; trigger: WaitingFacts }[] {
  const seen = new Map<string, number>()
  return waiting.map((trigger) => {
    const name = `${trigger.handle} ${trigger.band}`
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    return { key: `${name} ${times}`, trigger }
  })
}

const cardName = ({ name }: WaitingFacts, { words }: TableContext): string =>
  name === null ? said.faceDown : words.name(name)

function textOf(event: SeenEvent, { words, telling }: TableContext): string | null {
  if (event.type !== 'trigger') return words.event(event, telling)
  const name = event.card?.name
  return said.triggered(said.bands[event.trigger as WaitingFacts['band']], name ? words.name(name) : '')
}
