import type { SeenEvent } from '@cardwright/engine'
import { type TableContext, useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { chainOf } from './chain.ts'

/** How many links are shown; the log has them all. */
const shownLinks = 9

/** What a turn has set off, link by link, the latest below. */
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
    </section>
  )
}

function textOf(event: SeenEvent, { words, telling }: TableContext): string | null {
  if (event.type !== 'trigger') return words.event(event, telling)
  const name = event.card?.name
  return `${said.bands[String(event.trigger)] ?? String(event.trigger)}: ${name ? words.name(name) : ''}`
}
