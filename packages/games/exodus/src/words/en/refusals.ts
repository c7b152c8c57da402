import type { Refusal } from '@cardwright/engine'

/** Why something cannot be done. */
export const refusals = {
  noTarget: { why: 'There is no legal target for it.', rule: 'XO-040' },
  noEnergy: { why: 'There is not enough energy to pay for it.', rule: 'XO-040' },
  onlyInAttack: { why: 'It is played while an attack waits on the stack.', rule: 'XO-040' },
  frozen: { why: 'It is frozen.', rule: 'XO-H15' },
  usedAlready: { why: 'This ability was already used this turn.', rule: 'XO-H17' },
  pileFull: { why: 'From your hand you can build a pile up to three energy.', rule: 'XO-012' },
  movedAlready: { why: 'This energy was already moved this turn.', rule: 'XO-H28' },
  notBlank: { why: 'A creature needs a pile of energy that has no creature yet.', rule: 'XO-018' },
  creaturePhase: {
    why: 'Creatures are played in your Creature Phase, onto energy that has no creature yet.',
    rule: 'XO-017',
  },
  energyPhase: { why: 'Energy is placed in your Energy Phase.', rule: 'XO-009' },
  attackPhase: { why: 'Creatures attack in your Attack Phase.', rule: 'XO-027' },
  firstTurn: { why: 'Nobody attacks in the first turn of the game.', rule: 'XO-P09' },
  guarded: { why: 'A creature guards this player: attack the creature first, or freeze it.', rule: 'XO-H08' },
  attackedAlready: { why: 'This creature has already attacked this turn.', rule: 'XO-H09' },
} as const satisfies Record<string, Refusal>
