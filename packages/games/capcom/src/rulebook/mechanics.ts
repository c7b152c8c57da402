import type { Rulebook } from '@cardwright/engine'

/** Section 2: game mechanics. */
export const mechanics: Rulebook = {
  'CC-018': { section: 'Game mechanics', text: 'Setup: players shuffle and each deals themselves seven cards.' },
  'CC-019': { section: 'Game mechanics', text: 'Who starts is settled by any fair method after the deal.' },
  'CC-020': { section: 'Game mechanics', text: 'The starting player draws nothing on the first turn.' },
  'CC-021': { section: 'Game mechanics', text: 'Each player has three piles: draw pile, discard pile, super meter.' },
  'CC-022': {
    section: 'Game mechanics',
    text: 'The draw pile is face down; the discard pile and the super meter are face up.',
  },
  'CC-023': { section: 'Game mechanics', text: 'A turn has the phases Draw, Combat, Clean-up in that order.' },
  'CC-024': { section: 'Game mechanics', text: 'Draw phase: draw within the Speed value.' },
  'CC-025': { section: 'Game mechanics', text: 'Combat phase: the turn player attacks or blocks.' },
  'CC-026': { section: 'Game mechanics', text: 'The opponent may try to counter or to dodge an attack.' },
  'CC-027': { section: 'Game mechanics', text: 'The attacker lays down the card that is to begin the attack.' },
  'CC-028': {
    section: 'Game mechanics',
    text: 'If the opponent cannot counter it, or fails to dodge, the attacker may continue in a combo with the remaining combo points.',
  },
  'CC-029': {
    section: 'Game mechanics',
    text: "A successful counter sends the attacker's card to the discard pile; the countering player may then attack on with the combo points left to them (CC-A64).",
  },
  'CC-030': {
    section: 'Game mechanics',
    text: 'Damage is deducted when all attacks of the phase have been settled, from either player as the case may be.',
  },
  'CC-031': {
    section: 'Game mechanics',
    text: 'The turn player may pass the combat phase and go straight to clean-up.',
  },
  'CC-032': {
    section: 'Game mechanics',
    text: "Clean-up: a number card whose value exceeds the character's Strength may be moved from hand to the super meter (one per clean-up, CC-070, CC-A71).",
  },
  'CC-033': {
    section: 'Game mechanics',
    text: 'Clean-up: a hand larger than Endurance must be cut down to it, the owner choosing which cards go.',
  },
  'CC-034': {
    section: 'Game mechanics',
    text: 'While the hand is within Endurance no card may be thrown away at end of turn (payments in tag battles: CC-A66).',
  },
  'CC-035': { section: 'Game mechanics', text: "The player then announces that it is the opponent's turn." },
  'CC-036': {
    section: 'Game mechanics',
    text: 'The (one-on-one) game ends when a character reaches 0 HP; that character is KOed.',
  },
  'CC-037': {
    section: 'Game mechanics: time over',
    text: 'Time over: a player unable to take a draw phase ends the game.',
  },
  'CC-038': { section: 'Game mechanics: time over', text: 'On time over the character with the higher HP wins.' },
  'CC-039': { section: 'Game mechanics: time over', text: 'Equal HP on time over is a draw game.' },
  'CC-040': {
    section: 'Game mechanics: mulligan',
    text: 'Mulligan: after the first seven, an unhappy player may shuffle the hand back and draw seven anew.',
  },
  'CC-041': { section: 'Game mechanics: mulligan', text: 'One mulligan per player per game.' },
}
