import { ruleIn } from '@cardwright/catalog/words'
import type { SeenEvent, TableView } from '@cardwright/engine'
import { dim, leftAndRight, wrapText } from './layout.ts'
import type { Speaker } from './speaker.ts'

interface Line {
  readonly text: string
  readonly rule: string
  times: number
}

/** What happened, a line each, with the rule at its end; what is told again and again is told once, with its number. */
export function eventLines(speaker: Speaker, events: readonly SeenEvent[], view: TableView, width: number): string[] {
  const lines: Line[] = []
  for (const event of events) {
    const text = speaker.event(event, view)
    if (text === null) continue
    const rule = ruleIn(event) ?? ''
    const last = lines.at(-1)
    if (last?.text === text && last.rule === rule) last.times++
    else lines.push({ text, rule, times: 1 })
  }
  return lines.flatMap(({ text, rule, times }) => {
    const said = times === 1 ? text : `${text} ×${times}`
    const [first = '', ...more] = wrapText(said, width - (rule === '' ? 0 : rule.length + 2), '  ')
    return [leftAndRight(first, dim(rule), width), ...more]
  })
}
