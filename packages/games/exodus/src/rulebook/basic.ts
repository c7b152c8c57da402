import type { Rulebook } from '@cardwright/engine'

/** Basic rules, as they are known publicly. */
export const basic: Rulebook = {
  'XO-P01': { section: 'Basic rules', text: 'Three card types exist: Energy, Creature, Symmetry.' },
  'XO-P02': { section: 'Basic rules', text: 'Each player starts at 10 Life Points; bringing the opponent to 0 wins.' },
  'XO-P03': { section: 'Basic rules', text: 'The Energy Deck holds at least 20 energy cards.' },
  'XO-P04': {
    section: 'Basic rules',
    text: 'The Main Deck holds at least 20 cards, creatures and/or symmetries; there is no stated maximum.',
  },
  'XO-P05': { section: 'Basic rules', text: 'At most two cards of one name in a Main Deck.' },
  'XO-P06': { section: 'Basic rules', text: 'Published tournament lists ran 22 Main and 40 Energy cards.' },
  'XO-P07': { section: 'Basic rules', text: 'The opening hand is six cards: three Main, three Energy.' },
  'XO-P08': { section: 'Basic rules', text: 'The player going first skips the Draw Phase of the first turn.' },
  'XO-P09': { section: 'Basic rules', text: 'The player going first may not attack on the first turn.' },
  'XO-P10': {
    section: 'Basic rules',
    text: 'Who goes first is settled by any fair method (rock-paper-scissors in the example).',
  },
  'XO-P11': {
    section: 'Basic rules',
    text: 'There is no limit but the hand on how many energy and creatures are played in a turn (three energy and up to three creatures in the example).',
  },
  'XO-P12': { section: 'Basic rules', text: 'Piles lie face up.' },
  'XO-P13': { section: 'Basic rules', text: 'Every energy card is worth one point whatever its rarity.' },
  'XO-P14': {
    section: 'Basic rules',
    text: 'Creatures have no printed attack or defence; power equals the number of energy in the pile beneath.',
  },
  'XO-P15': { section: 'Basic rules', text: 'Energy sets the damage a creature deals to creatures or to players.' },
  'XO-P16': { section: 'Basic rules', text: 'Creatures both attack and shield their owner.' },
  'XO-P17': {
    section: 'Basic rules',
    text: 'Creatures carry a subtype (Dragon, Angel, ...) and one to three rarity stars, and both matter to card texts.',
  },
  'XO-P18': {
    section: 'Basic rules',
    text: 'Common and uncommon creatures have (in the early sets) no Ability; rare ones do.',
  },
  'XO-P19': { section: 'Basic rules', text: "Symmetries may be played in any phase of either player's turn." },
  'XO-P20': { section: 'Basic rules', text: 'Symmetries cost nothing unless their text says so.' },
  'XO-P21': {
    section: 'Basic rules',
    text: 'In the Energy Phase free energy (in piles without a creature) may be moved between piles, three per pile at most.',
  },
  'XO-P22': {
    section: 'Basic rules',
    text: 'Once a creature is placed the Energy Phase is over and energy may not be moved until the next turn except by effects.',
  },
  'XO-P23': { section: 'Basic rules', text: 'Energy may also be taken from under a creature to pay a cost.' },
  'XO-P24': { section: 'Basic rules', text: 'Nothing may be played in the midst of drawing.' },
  'XO-P25': {
    section: 'Basic rules',
    text: "Destroying the opponent's only energy in response to a one-energy cost makes the costed card go to the graveyard without effect.",
  },
  'XO-P26': {
    section: 'Basic rules',
    text: "Returning one's own only creature to hand in response to a bounce leaves that bounce without a target: graveyard, cost unpaid.",
  },
  'XO-P27': {
    section: 'Basic rules',
    text: 'Summoning = from hand onto a pile in the Creature Phase, or by an effect that says summon.',
  },
  'XO-P28': {
    section: 'Basic rules',
    text: '"Put into play" covers every way of reaching the field; texts may exclude summoning.',
  },
  'XO-P29': {
    section: 'Basic rules',
    text: "Some symmetries stay on the field; such a card that has been frozen activates under its owner's control when it unfreezes.",
  },
  'XO-P30': { section: 'Basic rules', text: 'A graveyard can be frozen; cards cannot leave a frozen graveyard.' },
  'XO-P31': {
    section: 'Basic rules',
    text: 'Reveal is a mechanic on the Main Deck; revealed cards still count as part of the deck; repeated reveals go deeper.',
  },
  'XO-P32': {
    section: 'Basic rules',
    text: 'A text saying "immediately" must be responded to before it begins resolving; what it brings about cannot be responded to.',
  },
  'XO-P33': {
    section: 'Basic rules',
    text: 'Decks are recycled in some way when they run out (the heading "Deck Recycles" exists; its text was not reachable).',
  },
  'XO-P34': {
    section: 'Basic rules',
    text: '"Each player" hits everyone; "your opponent" lets the player choose one in multiplayer; a 2v2 format exists.',
  },
  'XO-P35': { section: 'Basic rules', text: 'There is no banned list; rarity is used as a mechanic.' },
}
