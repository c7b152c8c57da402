import type { ExodusRules } from './sections.ts'

/** Basic rules, as they are known publicly. */
export const basic: ExodusRules = {
  'XO-P01': { section: 'Cards', text: 'Three card types exist: Energy, Creature, Symmetry.' },
  'XO-P02': { section: 'The goal', text: 'Each player starts at 10 Life Points; bringing the opponent to 0 wins.' },
  'XO-P03': { section: 'Decks', text: 'The Energy Deck holds at least 20 energy cards.' },
  'XO-P04': {
    section: 'Decks',
    text: 'The Main Deck holds at least 20 cards, creatures and/or symmetries; there is no stated maximum.',
  },
  'XO-P05': { section: 'Decks', text: 'At most two cards of one name in a Main Deck.' },
  'XO-P06': { section: 'Decks', text: 'Published tournament lists ran 22 Main and 40 Energy cards.' },
  'XO-P07': { section: 'Setup', text: 'The opening hand is six cards: three Main, three Energy.' },
  'XO-P08': { section: 'Setup', text: 'The player going first skips the Draw Phase of the first turn.' },
  'XO-P09': { section: 'Setup', text: 'The player going first may not attack on the first turn.' },
  'XO-P10': {
    section: 'Setup',
    text: 'Who goes first is settled by any fair method (rock-paper-scissors in the example).',
  },
  'XO-P11': {
    section: 'Energy Phase',
    text: 'There is no limit but the hand on how many energy and creatures are played in a turn (three energy and up to three creatures in the example).',
  },
  'XO-P12': { section: 'The table', text: 'Piles lie face up.' },
  'XO-P13': { section: 'Cards', text: 'Every energy card is worth one point whatever its rarity.' },
  'XO-P14': {
    section: 'Power and battle',
    text: 'Creatures have no printed attack or defence; power equals the number of energy in the pile beneath.',
  },
  'XO-P15': {
    section: 'Power and battle',
    text: 'Energy sets the damage a creature deals to creatures or to players.',
  },
  'XO-P16': { section: 'Power and battle', text: 'Creatures both attack and shield their owner.' },
  'XO-P17': {
    section: 'Cards',
    text: 'Creatures carry a subtype (Dragon, Angel, ...) and one to three rarity stars, and both matter to card texts.',
  },
  'XO-P18': {
    section: 'Cards',
    text: 'Common and uncommon creatures have (in the early sets) no Ability; rare ones do.',
  },
  'XO-P19': {
    section: 'Symmetries and abilities',
    text: "Symmetries may be played in any phase of either player's turn.",
  },
  'XO-P20': { section: 'Symmetries and abilities', text: 'Symmetries cost nothing unless their text says so.' },
  'XO-P21': {
    section: 'Energy Phase',
    text: 'In the Energy Phase free energy (in piles without a creature) may be moved between piles, three per pile at most.',
  },
  'XO-P22': {
    section: 'Energy Phase',
    text: 'Once a creature is placed the Energy Phase is over and energy may not be moved until the next turn except by effects.',
  },
  'XO-P23': { section: 'Pay', text: 'Energy may also be taken from under a creature to pay a cost.' },
  'XO-P24': { section: 'Draw Phase', text: 'Nothing may be played in the midst of drawing.' },
  'XO-P25': {
    section: 'Pay',
    text: "Destroying the opponent's only energy in response to a one-energy cost makes the costed card go to the graveyard without effect.",
  },
  'XO-P26': {
    section: 'Select',
    text: "Returning one's own only creature to hand in response to a bounce leaves that bounce without a target: graveyard, cost unpaid.",
  },
  'XO-P27': {
    section: 'Creature Phase',
    text: 'Summoning = from hand onto a pile in the Creature Phase, or by an effect that says summon.',
  },
  'XO-P28': {
    section: 'Creature Phase',
    text: '"Put into play" covers every way of reaching the field; texts may exclude summoning.',
  },
  'XO-P29': {
    section: 'Freeze',
    text: "Some symmetries stay on the field; such a card that has been frozen activates under its owner's control when it unfreezes.",
  },
  'XO-P30': { section: 'Freeze', text: 'A graveyard can be frozen; cards cannot leave a frozen graveyard.' },
  'XO-P31': {
    section: 'Reveal and Immediately',
    text: 'Reveal is a mechanic on the Main Deck; revealed cards still count as part of the deck; repeated reveals go deeper.',
  },
  'XO-P32': {
    section: 'Reveal and Immediately',
    text: 'A text saying "immediately" must be responded to before it begins resolving; what it brings about cannot be responded to.',
  },
  'XO-P33': {
    section: 'Draw Phase',
    text: 'Decks are recycled in some way when they run out (the heading "Deck Recycles" exists; its text was not reachable).',
  },
  'XO-P34': {
    section: 'Cards',
    text: '"Each player" hits everyone; "your opponent" lets the player choose one in multiplayer; a 2v2 format exists.',
  },
  'XO-P35': { section: 'Decks', text: 'There is no banned list; rarity is used as a mechanic.' },
}
