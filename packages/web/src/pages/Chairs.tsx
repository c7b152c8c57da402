import type { Entry } from '@cardwright/catalog'
import { capital } from '@cardwright/engine/english'
import type { SeatInfo, TableInfo } from '@cardwright/protocol'
import type { Look } from '../table/contract.ts'
import { sideWords } from '../words/en/pages/sides.ts'
import { waitingWords } from '../words/en/pages/waiting.ts'
import { SideBadge } from './SideBadge.tsx'
import { SidePicker } from './SidePicker.tsx'

interface Props {
  readonly table: TableInfo
  readonly seat: number | null
  readonly loaded: { readonly entry: Entry; readonly look: Look } | null
  /** Changes the player's own side. */
  take(side: string): void
}

function noteOn({ kind, here }: SeatInfo, isOwn: boolean): string {
  if (isOwn) return waitingWords.you
  return kind === 'person' && here === false ? waitingWords.away : ''
}

/** The seats, with names and sides; the player can still change their own side. */
export function Chairs({ table, seat, loaded, take }: Props) {
  return (
    <ul className="chairs" aria-label={waitingWords.seats}>
      {table.seats.map((each, at) => (
        <li key={`${at} ${each.name}`} className={each.kind === 'open' ? 'is-open' : undefined}>
          <span className="chairs__name">
            {each.kind === 'open' ? waitingWords.empty : <span data-content>{capital(each.name)}</span>}
            <small>{noteOn(each, at === seat)}</small>
          </span>
          {loaded?.entry.sides &&
            (at === seat ? (
              <SidePicker
                {...loaded}
                options={table.options as object}
                value={each.side ?? null}
                question={sideWords.question}
                onChange={take}
              />
            ) : (
              <SideBadge
                {...loaded}
                side={each.side ?? null}
                none={each.kind === 'open' ? sideWords.theirChoice : sideWords.anything}
              />
            ))}
        </li>
      ))}
    </ul>
  )
}
