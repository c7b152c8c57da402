import type { Entry } from '@cardwright/catalog'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Sign } from '../design/Picture.tsx'
import type { Look } from './contract.ts'
import { ChairHere } from './parts/chat-here.ts'
import type { ToolsProps } from './parts/Tools.tsx'
import type { Sitting } from './playback.ts'
import { Table } from './Table.tsx'
import type { Gate } from './use-answering.ts'
import { useChair, useShowing } from './use-chair.ts'
import './hot-seat.css'

interface Props {
  readonly sittings: readonly Sitting[]
  readonly entry: Entry
  readonly look: Look
  readonly tools: ToolsProps
  readonly gate?: Gate
  readonly children?: ReactNode
}

/** One or two people at one screen: a curtain falls between them, so that hands stay hidden. */
export function HotSeat({ sittings, ...table }: Props) {
  const [first, second] = sittings
  if (!first) return <p className="table-wait">Nobody sits here.</p>
  return second ? <Two first={first} second={second} {...table} /> : <At sitting={first} {...table} />
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
    <nav aria-label="Way out" className="table-home">
      <Link href="/" aria-label="Cardwright: front page">
        <img src="/icon.svg" alt="" width="30" height="30" />
      </Link>
    </nav>
  )
}

function Two({ first, second, ...table }: Omit<Props, 'sittings'> & { first: Sitting; second: Sitting }) {
  const both = [first, second]
  const [at, setAt] = useState<number | null>(null)
  const snapshots = [useChair(first.chair), useChair(second.chair)]
  const showings = [useShowing(first.playback), useShowing(second.playback)]
  const isAsked = (which: number) => snapshots[which]!.asks.length > 0
  const isOver = snapshots[0]!.over !== null
  const isDone = at !== null && showings[at]!.idle && !isAsked(at) && !isOver && isAsked(1 - at)
  const next = at === null ? (isAsked(0) ? 0 : 1) : 1 - at
  const isHidden = at === null || isDone
  useEffect(() => {
    for (const [which, { playback }] of both.entries()) playback.pause(which !== at)
  })
  const name = snapshots[next]?.table?.seats[snapshots[next]?.seat ?? 0]?.name ?? 'the next player'
  if (at === null || isHidden) {
    return (
      <div className="curtain">
        <Sign name="theater-curtains" className="curtain__picture" />
        <h1>{name}, it is your turn</h1>
        <p>Pass the screen on. Your hand shows when you are ready.</p>
        {/* biome-ignore lint/a11y/noAutofocus: the only thing there is to do */}
        <button type="button" className="button button--main button--large" autoFocus onClick={() => setAt(next)}>
          I am {name}
        </button>
      </div>
    )
  }
  return <At key={at} sitting={both[at]!} {...table} />
}
