import type { ExodusRules } from './sections.ts'

/** House rules: ours, where nothing is known. */
export const house: ExodusRules = {
  'XO-H01': {
    section: 'The goal',
    text: 'Win when the opponent has 0 Life Points; if both are at 0 after the same stack item (or the same Draw Phase) the game is drawn. Checked at the points of XO-H30.',
    house: true,
  },
  'XO-H02': {
    section: 'Decks',
    text: 'Main Deck 20-40 cards, two per name; Energy Deck 20-40; at least 8 creatures.',
    house: true,
  },
  'XO-H03': {
    section: 'Setup',
    text: 'Opening hand: second player 4 Main + 3 Energy, first player 4 Main + 5 Energy; the first player still skips the first draw and the first attack.',
    house: true,
  },
  'XO-H04': {
    section: 'Setup',
    text: 'One mulligan each: shuffle the whole hand back into its decks and redraw the same numbers.',
    house: true,
  },
  'XO-H05': {
    section: 'The table',
    text: 'Zones: Main Deck, Energy Deck, hand (both kinds), piles, lasting symmetries, one graveyard with a Main part and an Energy part. All but decks and hands are public; hand sizes split by kind are public.',
    house: true,
  },
  'XO-H06': {
    section: 'The table',
    text: 'At most six piles per player; one creature per pile; a pile without creature is blank.',
    house: true,
  },
  'XO-H07': {
    section: 'Power and battle',
    text: 'Power = number of energy in the pile, plus printed modifiers. Effects (not hand placement) may lift a pile to five.',
    house: true,
  },
  'XO-H08': {
    section: 'Attack Phase',
    text: 'Legal attack targets: any opposing creature; the opposing player only while that player has no unfrozen creature (a guard).',
    house: true,
  },
  'XO-H09': {
    section: 'Attack Phase',
    text: 'Each creature attacks at most once a turn; a creature may attack on the turn it was played.',
    house: true,
  },
  'XO-H10': {
    section: 'Power and battle',
    text: 'Battle: both creatures deal damage equal to their power at the same time; each point discards one energy from the damaged pile (its controller picks); a creature without energy is destroyed; no damage spills over to the player.',
    house: true,
  },
  'XO-H11': {
    section: 'Power and battle',
    text: "Direct hit: the player loses Life Points equal to the attacker's power; the attacker loses nothing.",
    house: true,
  },
  'XO-H12': {
    section: 'Power and battle',
    text: 'A creature destroyed or returned by an effect (not through lost energy) leaves its pile behind as a blank pile.',
    house: true,
  },
  'XO-H13': {
    section: 'Cards',
    text: 'Energy has a cosmetic hue (four of them). Hue has no core rule weight; only cards that mention Hue read it.',
    house: true,
  },
  'XO-H14': {
    section: 'Symmetries and abilities',
    text: 'Symmetry kinds: Flash (resolves, then graveyard) and Lasting (stays on the field, public). A Lasting symmetry resolves once on entry and again each time it unfreezes.',
    house: true,
  },
  'XO-H15': {
    section: 'Freeze',
    text: 'Freeze puts a marker on a pile with its creature, a blank pile, a Lasting symmetry or a graveyard. Frozen creature: no attack, no guard, no activated Ability; still targetable and it still strikes back when attacked. Frozen pile: nothing may be added, moved or paid from it.',
    house: true,
  },
  'XO-H16': {
    section: 'Freeze',
    text: 'A frozen card unfreezes in the first End Phase of its controller that begins after it became frozen; "when this unfreezes" texts and Lasting symmetries then activate in the order the turn player picks, one stack each.',
    house: true,
  },
  'XO-H17': {
    section: 'Symmetries and abilities',
    text: 'Activated Abilities may be used once per turn each, whenever their controller holds priority, unless the text says otherwise.',
    house: true,
  },
  'XO-H18': {
    section: 'Freeze',
    text: 'A text "Freeze this:" is a cost paid at resolution like Pay (needs the card unfrozen then).',
    house: true,
  },
  'XO-H19': {
    section: 'End Phase',
    text: "Hand limit 10 at the end of the turn player's End Phase: discard down after the unfreeze stacks and after the opponent's last window.",
    house: true,
  },
  'XO-H20': {
    section: 'Draw Phase',
    text: 'A draw from an empty deck first shuffles the matching graveyard part into a new deck. Recycling the Main Deck costs its owner 3 Life Points; recycling energy is free. If nothing can be recycled the draw is simply short.',
    house: true,
  },
  'XO-H21': {
    section: 'The goal',
    text: 'After turn 60 (both players counted) the higher Life total wins; equal is a draw.',
    house: true,
  },
  'XO-H22': {
    section: 'Energy Phase',
    text: 'Moving free energy (XO-P21) is one action per moved card and opens the same response window as a placement; how often: XO-H28.',
    house: true,
  },
  'XO-H23': {
    section: 'Pay',
    text: 'Energy paid from hand or field goes to the Energy part of the graveyard. A pile paid down to zero under a creature destroys that creature after the effect resolves.',
    house: true,
  },
  'XO-H24': {
    section: 'The stack',
    text: "Triggers raised during resolution wait; when the stack is empty they form a new stack: enter-play triggers lowest (XO-021), other triggers above them; in each of the two groups the turn player's below the opponent's, each owner ordering their own. Priority then goes to the opponent of the owner of the top item.",
    house: true,
  },
  'XO-H25': {
    section: 'The stack',
    text: 'A trigger resolves even if its source has left play, unless its text acts on the source itself.',
    house: true,
  },
  'XO-H26': {
    section: 'Energy Phase',
    text: 'Where a pile would reach six energy the surplus goes to the graveyard.',
    house: true,
  },
  'XO-H27': {
    section: 'The goal',
    text: '2v2 is out of scope for the first release; "your opponent" is unique.',
    house: true,
  },
  'XO-H28': {
    section: 'Energy Phase',
    text: 'The same energy card may be moved at most once a turn by XO-P21.',
    house: true,
  },
  'XO-H29': {
    section: 'The stack',
    text: "A trigger's owner declares its targets and payment when it goes on the stack, as for a played Ability. If no legal target or not enough energy exists then, it does not go on the stack; the card that raised it stays in play.",
    house: true,
  },
  'XO-H30': {
    section: 'The stack',
    text: 'Clean-up comes after every single stack item (and after the six draws): creatures without energy are destroyed, then Life totals are checked; a decided game ends there, whatever still waits. Triggers raised by it wait (XO-H24).',
    house: true,
  },
  'XO-H31': {
    section: 'Pay',
    text: "A Lasting symmetry's Pay is paid when it is played; what it does again each time it unfreezes costs nothing.",
    house: true,
  },
  'XO-H32': {
    section: 'Select',
    text: "What is declared from a hand is shown: the energy that is to be paid, and the card that is selected. A card of the opponent's hand is selected unseen: chance picks it.",
    house: true,
  },
  'XO-H33': {
    section: 'Select',
    text: 'Cards of one name in a hand are alike: if one leaves the hand whose name was selected there, it is the selected one that has left, unless both players know that another of that name is there.',
    house: true,
  },
  'XO-H34': {
    section: 'Reveal and Immediately',
    text: 'A Reveal never recycles: a deck that is too short shows what it has.',
    house: true,
  },
  'XO-H35': {
    section: 'Reveal and Immediately',
    text: 'What is played immediately (XO-P32) selects, is paid for and resolves within the effect that says so. Without a target or the energy it stays where it is.',
    house: true,
  },
  'XO-H36': {
    section: 'Playback',
    text: 'An effect that re-selects the targets of an item takes its Playback away while they are legal: they stay also if its payment has to be replaced. If nothing else is legal, the targets stay.',
    house: true,
  },
  'XO-H37': {
    section: 'Power and battle',
    text: 'Damage to a creature takes one energy of its pile for each point, as its controller picks. The price of a new deck (XO-H20) is no damage: nothing prevents it.',
    house: true,
  },
  'XO-H38': {
    section: 'Pay',
    text: 'What makes a Pay cost less brings it down to nothing at most, and is used up when a text with Pay is activated.',
    house: true,
  },
  'XO-H39': {
    section: 'Pay',
    text: 'Energy that leaves the field or the hand is no longer what was declared, even if it comes back before the item resolves.',
    house: true,
  },
  'XO-H40': {
    section: 'Attack Phase',
    text: 'What acts when a creature attacks acts once for each attack: after an attack that was called off, it does not act again when that creature attacks anew in the same turn.',
    house: true,
  },
}
