import { ruleIn } from '@cardwright/catalog/words'
import type { SeenEvent } from '@cardwright/engine'
import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { railWords } from '../../words/en/table/rail.ts'
import { type TableContext, useTable } from '../context.ts'
import { type Line, LogEntry } from './LogEntry.tsx'
import { useRoving } from './use-roving.ts'
import './log.css'

/** Sentences are made once, when their event is shown: later the view may be another. */
const said = new WeakMap<SeenEvent, string | null>()

export function sentenceOf({ words, telling }: TableContext, event: SeenEvent): string | null {
  const known = said.get(event)
  if (known !== undefined) return known
  const text = words.event(event, telling)
  said.set(event, text)
  return text
}

/** The events as lines of the log; equal lines in a row become one, and so does what is said aside. */
export function linesOf(table: TableContext, events: readonly SeenEvent[]): Line[] {
  const lines: Line[] = []
  const { aside } = table.look
  for (const event of events) {
    const text = sentenceOf(table, event)
    if (text === null) continue
    const last = lines.at(-1)
    const rule = ruleIn(event)
    const asides = aside?.belongs(event, table) ? [event] : null
    if (aside && asides && last?.asides) {
      last.asides.push(event)
      last.text = aside.says(last.asides)
    } else if (last?.text === text && last.rule === rule) last.times++
    else lines.push({ event, text, rule, seat: event.seat ?? null, isTurn: event.type === 'turn', times: 1, asides })
  }
  return lines
}

interface Props {
  /** How many events have been shown so far. */
  readonly told: number
  /** How many came before what is to be read here. */
  readonly since?: number
  readonly isOpened?: boolean
}

/** The log of the match: one tab stop, with keys that move along it. */
export function Log({ told, since = 0, isOpened = false }: Props) {
  const table = useTable()
  const { entry, snapshot, near, look } = table
  const [opened, setOpened] = useState<SeenEvent | null>(null)
  const lines = linesOf(table, snapshot.events.slice(since, told))
  const { stop, keys } = useRoving(lines.length)
  const end = useEnd(lines.length, isOpened)
  const sideOf = (seat: number | null) => {
    if (seat === null) return undefined
    return seat === near ? 'near' : 'far'
  }
  return (
    <>
      <ol className="log" aria-label={railWords.happened} aria-description={railWords.keys} {...end} {...keys}>
        {lines.map((line, i) => (
          <LogEntry
            key={i}
            line={line}
            game={entry.game}
            side={sideOf(line.seat)}
            isStop={i === stop}
            dialog={look.opens?.(line.event, table) ?? null}
            cited={look.cites?.(line.event, table) ?? null}
            open={() => setOpened(line.event)}
          />
        ))}
      </ol>
      {opened && look.opens?.(opened, table)?.show(() => setOpened(null))}
    </>
  )
}

/** A list that is scrolled this near to its end, in pixels, follows its end as it grows. */
const close = 48

/** Follows a list as it grows, unless somebody reads further up; what is opened is opened at its end. */
function useEnd(length: number, isOpened: boolean) {
  const list = useRef<HTMLOListElement>(null)
  const isThere = useRef(true)
  const last = useRef(0)
  useLayoutEffect(() => {
    if (isOpened) isThere.current = true
  }, [isOpened])
  useLayoutEffect(() => {
    if (list.current && isThere.current) list.current.scrollTop = list.current.scrollHeight
  }, [length, isOpened])
  // a list that gets less room still shows its end
  useEffect(() => {
    const { current } = list
    if (!current) return
    const watch = new ResizeObserver(() => {
      if (isThere.current) current.scrollTop = current.scrollHeight
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return {
    ref: list,
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
      const isNear = scrollHeight - scrollTop - clientHeight < close
      // what has grown meanwhile is no scrolling up
      isThere.current = isNear || (isThere.current && scrollTop >= last.current)
      last.current = scrollTop
    },
  }
}
