import type { CapcomEventType } from '@cardwright/capcom'
import type { SeenEvent } from '@cardwright/engine'

/** What an attack can meet with. */
const answers: ReadonlySet<string> = new Set([
  'counter',
  'negate',
  'tech',
  'avoid',
  'variable',
  'dodge',
  'blocked',
  'broken',
] satisfies CapcomEventType[])

export const isAnswer = ({ type }: SeenEvent): boolean => answers.has(type)

/** What an answer is forgotten with: another attack, another turn. */
const anew: ReadonlySet<string> = new Set(['attack', 'turn'] satisfies CapcomEventType[])

/** How the last attack of this turn was answered; null if it was not. */
export function lastAnswer(events: readonly SeenEvent[]): SeenEvent | null {
  const last = events.findLast((event) => anew.has(event.type) || isAnswer(event))
  return last !== undefined && isAnswer(last) ? last : null
}
