import type { SeenEvent } from '@cardwright/engine'
import type { WeissEvent } from '@cardwright/weiss'

/** How long a card that moves is seen to arrive, in ms: where it matters, one can count along. */
const arrivals: Readonly<Record<string, number>> = {
  stage: 550,
  climaxArea: 700,
  resolution: 380,
  clock: 280,
  level: 500,
}
const often = 130

/** How long each event is shown, in ms. */
const times: Readonly<Record<WeissEvent['type'], number>> = {
  turn: 700,
  phase: 200,
  // its card is laid at once, and seen for longer
  play: 100,
  use: 600,
  resolve: 600,
  decline: 300,
  vain: 500,
  attack: 700,
  trigger: 900,
  damage: 900,
  battle: 900,
  turned: 250,
  ruleAction: 300,
  levelUp: 900,
  refresh: 700,
  penalty: 600,
}

const ofTable: Readonly<Record<string, number>> = { show: 700, shuffle: 0, answer: 0, end: 600 }

const isOwn = (type: string): type is WeissEvent['type'] => Object.hasOwn(times, type)

/** What a climax cancels is the turn of a match: there is time to read it. */
const cancelled = 1800

export function pace({ type, cancelled: isCancelled, cards }: SeenEvent): number {
  if (isCancelled === true) return cancelled
  if (type === 'move') return arrivals[cards?.[0]?.to?.split(':')[0] ?? ''] ?? often
  return isOwn(type) ? times[type] : (ofTable[type] ?? 300)
}
