import type { Refusal } from '@cardwright/engine'

/** Why something cannot be done. */
export const refusals = {
  noTarget: { why: 'There is nothing that it could select, or not the energy to pay for it.', rule: 'XO-040' },
  frozen: { why: 'It is frozen.', rule: 'XO-H15' },
  usedAlready: { why: 'That ability was used in this turn.', rule: 'XO-H17' },
  pileFull: { why: 'A pile has three energy at most by hand.', rule: 'XO-012' },
  movedAlready: { why: 'That energy was moved in this turn.', rule: 'XO-H28' },
  notBlank: { why: 'A creature is played onto a pile of energy without one.', rule: 'XO-018' },
  firstTurn: { why: 'Nobody attacks in the first turn of the game.', rule: 'XO-P09' },
  attackedAlready: { why: 'That creature has attacked in this turn.', rule: 'XO-H09' },
} as const satisfies Record<string, Refusal>
