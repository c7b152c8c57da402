import type { Rulebook } from '@cardwright/engine'

/** The turn, its actions, Gauge and Force, Boosts, movement. */
export const actions: Rulebook = {
  'EX-040': { section: 'Actions: turn frame', text: 'On a turn the player whose turn it is takes one action.' },
  'EX-041': {
    section: 'Actions: turn frame',
    text: 'If no Strike happened during the turn, the turn ends with a draw of 1 card followed by a hand-limit check.',
  },
  'EX-042': {
    section: 'Actions: turn frame',
    text: 'The no-draw rule applies whenever a Strike occurred, whatever caused it (action, boost, ability).',
  },
  'EX-043': {
    section: 'Actions: Prepare',
    text: 'Prepare: draw 1 card (the end-of-turn draw still follows, so 2 in total).',
  },
  'EX-044': {
    section: 'Actions: Move',
    text: 'Move: choose an empty space as destination, then pay Force to get there.',
  },
  'EX-045': {
    section: 'Actions: Move',
    text: 'Moving costs 1 Force for each empty space entered by an ordinary step.',
  },
  'EX-046': {
    section: 'Actions: Move',
    text: 'Moving over the opponent costs 2 Force. Our reading: that is the price of the whole step onto the space beyond, which is not charged again; from 3 to 5 over an opponent on 4 is 2 Force.',
  },
  'EX-047': {
    section: 'Actions: Change Cards',
    text: 'Change Cards: the player picks an amount of Force (zero allowed), spends it and draws one card per Force.',
  },
  'EX-048': {
    section: 'Actions: Change Cards',
    text: 'All Force for Change Cards must be spent before the first card is drawn.',
  },
  'EX-049': {
    section: 'Actions: Exceed',
    text: 'Exceed: pay the Exceed cost in Gauge to flip to Exceed Mode and gain its ability.',
  },
  'EX-050': {
    section: 'Actions: Reshuffle',
    text: 'Manual Reshuffle: as an action, shuffle the discard pile into the deck.',
  },
  'EX-051': {
    section: 'Actions: Reshuffle',
    text: 'When a draw or a Wild Swing is needed and the deck is empty, the discard pile is reshuffled automatically.',
  },
  'EX-052': {
    section: 'Actions: Reshuffle',
    text: 'The automatic reshuffle does not count as a Manual Reshuffle for effects that care.',
  },
  'EX-053': {
    section: 'Actions: Reshuffle',
    text: 'After an automatic reshuffle the interrupted draw or Wild Swing continues.',
  },
  'EX-054': {
    section: 'Actions: Reshuffle',
    text: 'The second reshuffle of the same player, in any mix of manual and automatic, makes that player lose instead of reshuffling.',
  },
  'EX-055': { section: 'Actions: Boost', text: 'Boost: pay the Boost cost of a card in hand to use its Boost half.' },
  'EX-056': {
    section: 'Actions: Strike',
    text: 'Strike: the player taking the action sets an attack face-down and becomes the attacker.',
  },
  'EX-057': {
    section: 'Actions: Strike',
    text: 'After the attacker has set, the opponent (defender) sets an attack face-down.',
  },
  'EX-058': { section: 'Actions: Strike', text: 'Both set attacks are then revealed and resolved.' },
  'EX-059': {
    section: 'Actions: special',
    text: 'Effects introduced by an "Action:" label give the player an additional choice of action.',
  },
  'EX-060': {
    section: 'Actions: special',
    text: 'Such an action may cost extra; the price is shown by an icon in front of it.',
  },
  'EX-061': { section: 'Hand size', text: 'The hand limit is 7, checked after the end-of-turn draw.' },
  'EX-062': { section: 'Hand size', text: 'A player over the limit discards cards of their choice down to exactly 7.' },
  'EX-063': {
    section: 'Hand size',
    text: 'The hand limit is not checked at other times (e.g. mid-turn or after a Strike turn).',
  },
  'EX-064': {
    section: 'Gauge',
    text: 'An attack that hit goes to the Gauge area of the player who attacked with it, during Strike Cleanup.',
  },
  'EX-065': { section: 'Gauge', text: 'Gauge is paid by discarding cards from the Gauge area, 1 Gauge per card.' },
  'EX-066': { section: 'Gauge', text: 'The payer chooses which Gauge cards to discard.' },
  'EX-067': {
    section: 'Force',
    text: 'Force is generated at the moment it is needed by discarding cards from hand and/or Gauge.',
  },
  'EX-068': { section: 'Force', text: 'A Normal or Special is worth 1 Force.' },
  'EX-069': { section: 'Force', text: "An Ultra is worth 1 or 2 Force at the payer's choice." },
  'EX-070': {
    section: 'Force',
    text: 'Force may be generated only up to the amount required; deliberate overpayment is illegal.',
  },
  'EX-071': { section: 'Force', text: 'Unspent Force does not persist.' },
  'EX-072': {
    section: 'Boosts',
    text: 'Playing a Boost follows a fixed order: pay its cost, put it into play, perform its effects.',
  },
  'EX-073': { section: 'Boosts', text: 'Instant Boost: its effects happen at once, then the card is discarded.' },
  'EX-074': {
    section: 'Boosts',
    text: 'Continuous Boost: it enters the Boost area first, then its "Now" effects happen.',
  },
  'EX-075': {
    section: 'Boosts',
    text: 'A Continuous Boost stays active until discarded at Strike Cleanup or by an effect.',
  },
  'EX-076': {
    section: 'Boosts',
    text: 'A Trap is a subtype of Continuous Boost that is placed on any arena space unless its text restricts this.',
  },
  'EX-077': { section: 'Boosts', text: 'A Trap sustains itself through Cleanup when its owner is not stunned.' },
  'EX-078': {
    section: 'Movement',
    text: '"Move N": go exactly N spaces, fewer only where the arena leaves no room, in the one direction the mover chooses.',
  },
  'EX-079': {
    section: 'Movement',
    text: 'A Move effect that runs into the opponent switches sides and keeps going in the same direction.',
  },
  'EX-080': {
    section: 'Movement',
    text: '"Advance N": go N spaces (or as many as possible) toward the opponent, passing them and continuing if the count allows.',
  },
  'EX-081': {
    section: 'Movement',
    text: "The opponent's space is not counted when passing: the mover lands on the next space beyond.",
  },
  'EX-082': {
    section: 'Movement',
    text: '"Close N": advance N spaces but stop on the space next to the opponent; never switches sides.',
  },
  'EX-083': {
    section: 'Movement',
    text: 'Closing more than the gap gives the same result as closing exactly the gap.',
  },
  'EX-084': {
    section: 'Movement',
    text: '"Retreat N": go N spaces (or as many as possible) directly away from the opponent.',
  },
  'EX-085': { section: 'Movement', text: 'The arena edges cap every movement; excess is ignored.' },
  'EX-086': { section: 'Movement', text: '"Push N": the opponent is moved away from you as if retreating.' },
  'EX-087': {
    section: 'Movement',
    text: '"Pull N": the opponent is moved toward you as if advancing, so they may be pulled past you to your other side.',
  },
  'EX-088': { section: 'Movement', text: 'Effect movement costs no Force.' },
}
