import type { SeenEvent } from '@cardwright/engine'

/** How long things are shown at normal speed, in ms: what changes the fight long enough to see why. */
const paces: Readonly<Record<string, number>> = {
  turn: 500,
  strike: 600,
  set: 500,
  flip: 1300,
  priority: 1100,
  trigger: 800,
  extra: 1000,
  invalid: 1000,
  hit: 700,
  damage: 1000,
  life: 800,
  stunned: 1000,
  advantage: 800,
  strikeOver: 1500,
  boost: 1000,
  cancelled: 1000,
  action: 800,
  mode: 1200,
  pay: 350,
  token: 500,
  laid: 600,
  show: 1200,
  reshuffle: 800,
  transform: 800,
  grown: 600,
  end: 900,
}

/** Of what somebody else does only this is not told by something else. */
const answers: Readonly<Record<string, number>> = { name: 1000, mulligan: 500 }

export function pace({ type, kind, cards }: SeenEvent): number {
  if (type === 'answer') return answers[String(kind)] ?? 0
  if (type === 'move') return cards === undefined ? 600 : 220
  return paces[type] ?? 0
}
