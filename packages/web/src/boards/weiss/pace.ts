import type { SeenEvent } from '@cardwright/engine'
import type { WeissEvent } from '@cardwright/weiss'

const often = 130

/** How long each event is shown, in ms. */
const times: Readonly<Record<WeissEvent['type'], number>> = {
  turn: 700,
  phase: 200,
  play: 500,
  use: 600,
  resolve: 600,
  attack: 700,
  trigger: 900,
  damage: 1100,
  battle: 900,
  turned: 250,
  ruleAction: 300,
  levelUp: 900,
  refresh: 700,
  penalty: 600,
}

const ofTable: Readonly<Record<string, number>> = { move: often, show: 700, shuffle: 0, answer: 0, end: 600 }

const isOwn = (type: string): type is WeissEvent['type'] => Object.hasOwn(times, type)

/** What a climax cancels is the turn of a match: there is time to read it. */
const cancelled = 1800

export function pace({ type, cancelled: isCancelled }: SeenEvent): number {
  if (isCancelled === true) return cancelled
  return isOwn(type) ? times[type] : (ofTable[type] ?? 300)
}
