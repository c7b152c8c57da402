import type { SeenEvent } from '@cardwright/engine'

/**
 * How long things are shown at normal speed, in ms: what changes the fight long enough to see why. A Strike takes two to
 * four seconds: turned up, who is first, who reaches, what it does.
 */
const paces: Readonly<Record<string, number>> = {
  turn: 350,
  strike: 350,
  set: 250,
  flip: 750,
  priority: 500,
  trigger: 500,
  extra: 700,
  invalid: 800,
  hit: 380,
  miss: 500,
  damage: 260,
  life: 600,
  stunned: 400,
  advantage: 300,
  strikeOver: 300,
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
