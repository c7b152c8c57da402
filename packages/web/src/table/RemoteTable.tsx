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
export function RemoteTable({ sitting, ...table }: Props) {
  const { table: info, seat, over } = useChair(sitting.chair)
  const next = over && info?.rematch
  return (
    <ChairHere value={sitting.chair}>
      <Home />
      <Table
        sitting={sitting}
        {...table}
        aside={
          next ? (
            <p className="table-next" role="status">
              A rematch is set up. <Link href={`/table/${next}`}>Go to that table</Link>
            </p>
          ) : null
        }
      >
        {seat !== null && <Guide />}
      </Table>
    </ChairHere>
  )
}
