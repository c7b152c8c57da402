import type { Entry } from '@cardwright/catalog'
import { isRefusal } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { endingWords } from '../words/en/table/ending.ts'
import { tableWords } from '../words/en/table/table.ts'
import type { Look } from './contract.ts'
import { Guide } from './Guide.tsx'
import { Home } from './HotSeat.tsx'
import { ChairHere } from './parts/chair-here.ts'
import type { EndingProps } from './parts/Ending.tsx'
import type { Sitting } from './playback.ts'
import { rematchText } from './rematch.ts'
import { Table } from './Table.tsx'
import { useChair } from './use-chair.ts'

interface Props {
  readonly sitting: Sitting
  readonly entry: Entry
  readonly look: Look
  readonly ending: EndingProps
  leave(): void
  /** Connects to the table again. */
  reconnect(): void
  /** One has looked at an empty chair until somebody else sat down on it. */
  readonly isLate: boolean
}

/** A table on a server, for players and spectators. */
export function RemoteTable({ sitting, leave, ending, isLate, ...table }: Props) {
  const { table: info, seat, over } = useChair(sitting.chair)
  const next = over ? (info?.rematch ?? null) : null
  const told = useRematch(sitting.chair, seat === null ? null : next)
  const rematch = next !== null && (
    <p className="table-next" role="status">
      {told ?? endingWords.thereIsRematch}
      <Link className="button button--main" href={`/table/${next}`}>
        {seat === null ? endingWords.watchIt : endingWords.playAgain}
      </Link>
    </p>
  )
  return (
    <ChairHere value={sitting.chair}>
      <Home />
      <Table
        sitting={sitting}
        {...table}
        tools={{ leave }}
        ending={next === null ? ending : { ...ending, again: undefined, next: rematch }}
        aside={isLate && <p className="table-next">{tableWords.late}</p>}
      >
        {seat !== null && <Guide />}
      </Table>
    </ChairHere>
  )
}

/** The player who asked for a rematch, once that is known. The others are told; asking again changes nothing. */
function useRematch(chair: Chair, next: string | null): string | null {
  const [told, setTold] = useState<string | null>(null)
  useEffect(() => {
    if (next === null) return
    let isGone = false
    void chair.rematch().then((reply) => {
      if (!isGone && !isRefusal(reply)) setTold(rematchText(reply, chair.snapshot.person?.id ?? null))
    })
    return () => {
      isGone = true
    }
  }, [chair, next])
  return told
}
