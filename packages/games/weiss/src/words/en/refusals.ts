/** Why something cannot be done. */
export const refusals = {
  level: { why: 'Your level is too low for this card.', rule: 'WS-068' },
  cost: { why: 'Your stock does not cover its cost.', rule: 'WS-069' },
  colour: { why: 'No card of its colour is in your clock or level area.', rule: 'WS-070' },
  forbidden: { why: 'An effect forbids this.', rule: 'WS-097' },
  noClimaxNow: { why: 'Climaxes are played in the climax phase.', rule: 'WS-101' },
  onlyCounter: { why: 'A card with a counter icon is played in the counter step.', rule: 'WS-H05' },
  counterOnly: { why: 'Only cards and abilities with a counter icon can be used here.', rule: 'WS-140' },
  backupLevel: { why: 'Your level is too low for this ability.', rule: 'WS-141' },
  abilityCost: { why: 'You cannot pay the cost of this ability.', rule: 'WS-062' },
  usedUp: { why: 'This ability was used as often as it may be this turn.', rule: 'WS-062' },
  noMove: { why: 'An effect keeps this character where it is.', rule: 'WS-097' },
  oneAttack: { why: 'The first turn of the game has one attack.', rule: 'WS-121' },
  rested: { why: 'Only a character that stands can attack.', rule: 'WS-122' },
  nobodyThere: { why: 'No character faces it: the attack is direct.', rule: 'WS-123' },
  somebodyThere: { why: 'A character faces it: attack it from the front or the side.', rule: 'WS-123' },
  notClimax: { why: 'Only a climax is played in the climax phase.', rule: 'WS-101' },
} as const
