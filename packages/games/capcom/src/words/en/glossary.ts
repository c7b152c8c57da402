import type { Words } from '@cardwright/engine'

export const zones: Words['zones'] = {
  fighters: 'fighters',
  deck: 'draw pile',
  hand: 'hand',
  discard: 'discard pile',
  meter: 'super meter',
  block: 'block',
  played: 'combo',
}

/** What words on the sheets mean, and the rule that says so. */
export const keywords: Words['keywords'] = {
  Strength: {
    means: 'The highest number card for basic attacks and blocks; higher ones throw or fill the meter.',
    rule: 'CC-004',
  },
  Speed: { means: 'The most cards that may be drawn in a turn.', rule: 'CC-007' },
  Agility: { means: 'A dodge succeeds if the flipped card is not above it.', rule: 'CC-010' },
  Endurance: { means: 'The most cards in hand at the end of a turn.', rule: 'CC-011' },
  Combo: { means: 'The combo points of each combat phase.', rule: 'CC-012' },
  Priority: { means: 'Higher priority counters lower; equal priority may negate.', rule: 'CC-133' },
  Defense: { means: 'Added to a block card; also what the inactive partner recovers.', rule: 'CC-014' },
  'Type A': { means: 'Only as the first attack.', rule: 'CC-084' },
  'Type B': { means: 'Ends the combo.', rule: 'CC-085' },
  'Type C': { means: 'Anywhere in a combo, at most twice.', rule: 'CC-087' },
  'Type D': { means: 'Alone, never in a combo.', rule: 'CC-089' },
  'Type E': { means: 'Only to counter; a combo may follow.', rule: 'CC-090' },
  R: { means: 'Ranged: may be used after a dodge, and is hard to negate.', rule: 'CC-092' },
  U: { means: 'Unblockable: full damage to a blocker, who loses the card.', rule: 'CC-093' },
  H: { means: 'Homing: cannot be dodged.', rule: 'CC-096' },
  S: { means: 'Stun: used after a dodge, a combo may follow.', rule: 'CC-097' },
  T: { means: 'Triggered: no damage if blocked.', rule: 'CC-098' },
  VC: { means: 'Variable counter: the partner may use it for a Joker.', rule: 'CC-157' },
  TS: { means: 'Tag super: both partners’ marked supers at once, for two Jokers.', rule: 'CC-165' },
}
