import type { SeenEvent } from '@cardwright/engine'
import { useEffect, useRef } from 'react'
import { RuleLink } from '../../design/RuleLink.tsx'
import { type TableContext, useTable } from '../context.ts'
import { ruleIn } from '../plain-words.ts'
import './log.css'

interface Line {
  readonly text: string
  readonly rule: string | null
  readonly seat: number | null
  readonly isTurn: boolean
  times: number
}

/** Sentences are made once, when what they tell of was to be seen. */
const said = new WeakMap<SeenEvent, string | null>()

export function sentenceOf({ words, telling }: TableContext, event: SeenEvent): string | null {
  const known = said.get(event)
  if (known !== undefined) return known
  const text = words.event(event, telling)
  said.set(event, text)
  return text
}

/** What has happened, a line each; equal ones that follow each other are one. */
export function linesOf(table: TableContext, events: readonly SeenEvent[]): Line[] {
  const lines: Line[] = []
  for (const event of events) {
    const text = sentenceOf(table, event)
    if (text === null) continue
    const last = lines.at(-1)
    const rule = ruleIn(event)
    if (last?.text === text && last.rule === rule) last.times++
    else lines.push({ text, rule, seat: event.seat ?? null, isTurn: event.type === 'turn', times: 1 })
  }
  return lines
}

export function Log({ told }: { told: number }) {
  const table = useTable()
  const { entry, snapshot, near } = table
  const lines = linesOf(table, snapshot.events.slice(0, told))
  const end = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = end.current
    if (list) list.scrollTop = list.scrollHeight
  }, [lines.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
    <ol className="log" ref={end} aria-label="What has happened" tabIndex={0}>
      {lines.map(({ text, rule, seat, isTurn, times }, i) => (
        <li
          key={i}
          className={isTurn ? 'is-turn' : undefined}
          data-side={seat === null ? undefined : seat === near ? 'near' : 'far'}
        >
          <span>
            {text}
            {times > 1 && ` ×${times}`}
          </span>
          {rule && <RuleLink game={entry.game.id} rule={rule} />}
        </li>
      ))}
    </ol>
  )
}
