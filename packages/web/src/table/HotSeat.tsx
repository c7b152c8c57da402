import type { Entry } from '@cardwright/catalog'
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { useTitle } from '../app/use-title.ts'
import { Sign } from '../design/Picture.tsx'
import { tableWords } from '../words/en/table/table.ts'
import type { Look } from './contract.ts'
import { type Here, hereOf, isDone, isWanted, readHere, whoMay, writeHere } from './hot-seat.ts'
import { ChairHere } from './parts/chair-here.ts'
import type { EndingProps } from './parts/Ending.tsx'
import type { ToolsProps } from './parts/Tools.tsx'
import type { Sitting } from './playback.ts'
import { isTimed, Table } from './Table.tsx'
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
  /** Lets time stand still while the curtain is down. */
  readonly hold?: (on: boolean) => void
  readonly children?: ReactNode
}

/** People at one screen: a curtain falls between them, so that hands stay hidden. */
export function HotSeat({ sittings, hold, ...table }: Props) {
  const [first, ...others] = sittings
  if (!first) return <p className="table-wait">{tableWords.nobody}</p>
  return others.length > 0 ? <Several sittings={sittings} hold={hold} {...table} /> : <At sitting={first} {...table} />
}

function At({ sitting, children, ...table }: Omit<Props, 'sittings' | 'hold'> & { sitting: Sitting }) {
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

function useHere(sittings: readonly Sitting[]): readonly Here[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = sittings.flatMap(({ chair, playback }) => [chair.subscribe(listener), playback.subscribe(listener)])
      return () => {
        for (const stop of stops) stop()
      }
    },
    [sittings],
  )
  return readHere(useSyncExternalStore(subscribe, () => writeHere(sittings.map(hereOf))))
}

function Several({ sittings, hold, ...table }: Props) {
  const [at, setAt] = useState<number | null>(null)
  const [last, setLast] = useState<number | null>(null)
  /** The player at the screen was ready before, and has come to look around or to think again. */
  const [stays, setStays] = useState(false)
  const all = useHere(sittings)
  const isWantedHere = at !== null && isWanted(all[at]!)
  const isCurtain = at === null || isDone(all, at, stays)
  const rise = (which: number) => {
    setStays(all[which]!.waits)
    setLast(which)
    setAt(which)
  }
  useEffect(() => {
    if (isCurtain) setAt(null)
    else if (isWantedHere) setStays(false)
  }, [isCurtain, isWantedHere])
  useEffect(() => hold?.(isCurtain), [hold, isCurtain])
  useEffect(() => {
    for (const [which, { playback }] of sittings.entries()) playback.pause(which !== at)
  })
  if (isCurtain)
    return <Curtain sittings={sittings} may={whoMay(all, last)} all={all} title={table.entry.game.title} rise={rise} />
  const isAnyoneElse = all.some(({ isAsked }, which) => which !== at && isAsked)
  const tools = { ...table.tools, ...(isAnyoneElse && { pass: () => setAt(null) }) }
  return <At key={at} sitting={sittings[at]!} {...table} tools={tools} />
}

interface CurtainProps {
  readonly sittings: readonly Sitting[]
  readonly all: readonly Here[]
  /** Who may be next, the one who should first. */
  readonly may: readonly number[]
  readonly title: string
  rise(which: number): void
}

function Curtain({ sittings, all, may, title, rise }: CurtainProps) {
  const nameOf = (which: number) => {
    const { table, seat } = sittings[which]!.chair.snapshot
    return table?.seats[seat ?? 0]?.name ?? tableWords.nextPlayer
  }
  const [next = 0, ...others] = may
  const isOneWanted = may.filter((each) => isWanted(all[each]!)).length < 2
  const said = isOneWanted ? tableWords.turnOf(nameOf(next)) : tableWords.whoIsNext
  useTitle(said, title)
  return (
    <main className="curtain">
      <Sign name="theater-curtains" className="curtain__picture" />
      <h1>{said}</h1>
      <p>
        {tableWords.passOn} {isTimed(sittings[next]!.chair.snapshot) && tableWords.clockStands}
      </p>
      {/* biome-ignore lint/a11y/noAutofocus: mostly the only thing there is to do */}
      <button type="button" className="button button--main button--large" autoFocus onClick={() => rise(next)}>
        {tableWords.iAm(nameOf(next))}
      </button>
      {others.map((which) => (
        <button key={which} type="button" className="button" onClick={() => rise(which)}>
          {tableWords.iAm(nameOf(which))}
        </button>
      ))}
    </main>
  )
}
