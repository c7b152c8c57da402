import type { SeenCard, SeenEvent } from '@cardwright/engine'
import { count, dim, leftAndRight, wrapText } from './layout.ts'
import { capital, fieldWords, inWords, moveWords, type Viewpoint, valueWords, who, zoneWords } from './words.ts'

const nameOf = (card: SeenCard): string => card.name ?? 'a card'

/** `ward, scout and 2 unseen cards` are `ward, scout, 2 cards` */
function namesOf(cards: readonly SeenCard[]): string {
  const names = cards.flatMap((card) => card.name ?? [])
  const unseen = cards.length - names.length
  return [...names, ...(unseen > 0 ? [count(unseen, 'card')] : [])].join(', ')
}

interface Line {
  readonly text: string
  readonly rule?: string
}

/** What happened, a line each, from the fields of the events alone; cards that move alike share a line. */
export function eventLines(point: Viewpoint, events: readonly SeenEvent[], width: number): string[] {
  return linesOf(point, events).flatMap(({ text, rule = '' }) => {
    const [first = '', ...more] = wrapText(text, width - (rule === '' ? 0 : rule.length + 2), '  ')
    return [leftAndRight(first, dim(rule), width), ...more]
  })
}

function linesOf(point: Viewpoint, events: readonly SeenEvent[]): Line[] {
  const lines: Line[] = []
  let moving: SeenCard[] = []
  const moved = () => {
    const { from, to } = moving[0] ?? {}
    if (from && to) lines.push({ text: `${capital(moveWords(point, from, to))}: ${namesOf(moving)}` })
    moving = []
  }
  for (const event of events) {
    if (event.type !== 'move') {
      moved()
      lines.push({ text: textOf(point, event), rule: event.rule })
    } else {
      for (const card of event.cards ?? []) {
        if (moving[0] && (moving[0].from !== card.from || moving[0].to !== card.to)) moved()
        moving.push(card)
      }
    }
  }
  moved()
  return lines
}

function textOf(point: Viewpoint, event: SeenEvent): string {
  const { type, seat, rule: _, card, cards, on, ...rest } = event
  if (type === 'shuffle') return `Shuffled: ${zoneWords(point, String(rest.zone))}`
  if (type === 'end') return endOf(point, event)
  if (type === 'answer') {
    return `${who(point, seat!)}: ${inWords(String(rest.kind))}: ${valueWords(rest.answer)}`
  }
  const things = [
    ...(card ? [nameOf(card)] : []),
    ...(cards && cards.length > 0 ? [namesOf(cards)] : []),
    ...(on ? [`→ ${nameOf(on)}`] : []),
  ].join(' ')
  // `day`, with a field `day`, is said once: `day 2`.
  const { [type]: same, ...others } = rest
  const name = same === undefined ? inWords(type) : `${inWords(type)} ${valueWords(same)}`
  const what = [name + (things && ` ${things}`), ...fieldWords(others)].join(', ')
  return seat === undefined ? capital(what) : `${who(point, seat)}: ${what}`
}

function endOf(point: Viewpoint, { winner, why }: SeenEvent): string {
  const winners = (typeof winner === 'number' ? [winner] : ((winner ?? []) as readonly number[])).map((seat) =>
    who(point, seat),
  )
  return `The end: ${winners.length === 0 ? 'a draw' : `${winners.join(', ')} won`} (${valueWords(why)})`
}
