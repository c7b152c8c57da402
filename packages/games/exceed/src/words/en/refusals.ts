import type { Refusal } from '@cardwright/engine'

/** Why something cannot be done. */
export const refusals = {
  occupied: { why: 'Somebody stands there already.', rule: 'EX-044' },
  noWay: { why: 'There is no way to that space.', rule: 'EX-085' },
  tooLittleForce: { why: 'Your hand and Gauge do not make that much Force.', rule: 'EX-067' },
  tooLittleGauge: { why: 'There are not enough cards in your Gauge.', rule: 'EX-065' },
  tooDear: { why: 'You cannot pay the price that this action begins with.', rule: 'EX-060' },
  exceeded: { why: 'You are in Exceed Mode already.', rule: 'EX-049' },
  cannotExceed: { why: 'This character does not Exceed by an action.', rule: 'EX-003' },
  noBoost: { why: 'That card cannot be played as a Boost.', rule: 'EX-055' },
  notNow: { why: "This action's condition is not met.", rule: 'EX-059' },
  noStrike: { why: 'The effect that gave you this action forbids a Strike.', rule: 'EX-029' },
  transformed: { why: 'You have such a transform already.', rule: 'EX-029' },
  noCopy: { why: 'It takes a second copy of that card.', rule: 'EX-029' },
} as const satisfies Record<string, Refusal>
