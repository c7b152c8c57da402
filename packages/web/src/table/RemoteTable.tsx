import type { Entry } from '@cardwright/catalog'
import { Link } from 'wouter'
import type { Look } from './contract.ts'
import { Guide } from './Guide.tsx'
import { Home } from './HotSeat.tsx'
import { ChairHere } from './parts/chat-here.ts'
import type { ToolsProps } from './parts/Tools.tsx'
import type { Sitting } from './playback.ts'
import { Table } from './Table.tsx'
import { useChair } from './use-chair.ts'

interface Props {
  readonly sitting: Sitting
  readonly entry: Entry
  readonly look: Look
  readonly tools: ToolsProps
}

/** A table on a server: for who plays, and for who watches. */
export function RemoteTable({ sitting, tools, ...table }: Props) {
  const { table: info, seat, over } = useChair(sitting.chair)
  const next = over ? (info?.rematch ?? null) : null
  const others = info?.seats.filter(({ kind }, at) => kind === 'person' && at !== seat) ?? []
  const asker = seat !== null && others.length === 1 ? others[0]!.name : null
  return (
    <ChairHere value={sitting.chair}>
      <Home />
      <Table
        sitting={sitting}
        {...table}
        tools={next === null ? tools : { ...tools, again: undefined }}
        aside={
          next === null ? null : (
            <p className="table-next" role="status">
              {asker ? `${asker} wants a rematch.` : 'There is a rematch.'}
              <Link className="button button--main" href={`/table/${next}`}>
                {seat === null ? 'Watch it' : 'Play again'}
              </Link>
            </p>
          )
        }
      >
        {seat !== null && <Guide />}
      </Table>
    </ChairHere>
  )
}
