import type { Entry } from '@cardwright/catalog'
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { Sign } from '../design/Picture.tsx'
import { tableWords } from '../words/en/table/table.ts'
import type { Look } from './contract.ts'
import { ChairHere } from './parts/chair-here.ts'
import type { EndingProps } from './parts/Ending.tsx'
import type { ToolsProps } from './parts/Tools.tsx'
import type { Sitting } from './playback.ts'
import { Table } from './Table.tsx'
import type { Adviser } from './use-advice.ts'
import type { Gate } from './use-answering.ts'
import './hot-seat.css'

interface Props {
  readonly sittings: readonly Sitting[]
  readonly entry: Entry
  readonly look: Look
  readonly tools: ToolsProps
  readonly ending?: EndingProps
  readonly gate?: Gate
  readonly adviser?: Adviser | undefined
  readonly children?: ReactNode
}

/** People at one screen: a curtain falls between them, so that hands stay hidden. */
export function HotSeat({ sittings, ...table }: Props) {
  const [first, ...others] = sittings
  if (!first) return <p className="table-wait">{tableWords.nobody}</p>
  return others.length > 0 ? <Several sittings={sittings} {...table} /> : <At sitting={first} {...table} />
}

function At({ sitting, children, ...table }: Omit<Props, 'sittings'> & { sitting: Sitting }) {
  return (
    <ChairHere value={sitting.chair}>
      <Home />
      <Table sitting={sitting} {...table}>
        {children}
      </Table>
    </ChairHere>
  )
}

/** The way out, at every table. */
export function Home() {
  return (
    <nav aria-label={tableWords.wayOut} className="table-home">
      <Link href="/" aria-label={tableWords.front}>
        <img src="/icon.svg" alt="" width="30" height="30" />
      </Link>
    </nav>
  )
}

/** Whether the player at the screen has seen everything and has nothing to do, while another has. */
const useTurns = (sittings: readonly Sitting[]) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = sittings.flatMap(({ chair, playback }) => [chair.subscribe(listener), playback.subscribe(listener)])
      return () => {
        for (const stop of stops) stop()
      }
    },
    [sittings],
  )
  const said = useSyncExternalStore(subscribe, () =>
    sittings
      .map(({ chair: { snapshot }, playback }) =>
        [snapshot.asks.length > 0, playback.showing.idle, snapshot.over !== null].map(Number).join(''),
      )
      .join(' '),
  )
  return said.split(' ').map((each) => ({ isAsked: each[0] === '1', isIdle: each[1] === '1', isOver: each[2] === '1' }))
}

function Several({ sittings, ...table }: Props) {
  const [at, setAt] = useState<number | null>(null)
  const turns = useTurns(sittings)
  const { isAsked = false, isIdle = false, isOver = false } = at === null ? {} : turns[at]!
  // the next seat after the one at the screen
  const order = sittings.map((_, i) => ((at ?? -1) + 1 + i) % sittings.length)
  const next = order.find((which) => which !== at && turns[which]!.isAsked) ?? null
  const isDone = isIdle && !isAsked && !isOver && next !== null
  useEffect(() => {
    for (const [which, { playback }] of sittings.entries()) playback.pause(which !== at)
  })
  if (at !== null && !isDone) return <At key={at} sitting={sittings[at]!} {...table} />
  const { table: info, seat } = sittings[next ?? 0]!.chair.snapshot
  const name = info?.seats[seat ?? 0]?.name ?? tableWords.nextPlayer
  return (
    <main className="curtain">
      <Sign name="theater-curtains" className="curtain__picture" />
      <h1>{tableWords.turnOf(name)}</h1>
      <p>{tableWords.passOn}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing there is to do */}
      <button type="button" className="button button--main button--large" autoFocus onClick={() => setAt(next ?? 0)}>
        {tableWords.iAm(name)}
      </button>
    </main>
  )
}
