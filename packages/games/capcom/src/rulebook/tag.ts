import type { Rulebook } from '@cardwright/engine'

/** Section 7: tag team battles. */
export const tag: Rulebook = {
  'CC-150': { section: 'Tag team battles', text: 'Tag battles follow one-on-one rules with exceptions.' },
  'CC-151': { section: 'Tag team battles: setup', text: 'In tag battles two Jokers must be in each deck.' },
  'CC-152': {
    section: 'Tag team battles: setup',
    text: "In tag battles an exhausted draw pile is rebuilt by shuffling the discard pile at the start of that player's next turn.",
  },
  'CC-153': { section: 'Tag team battles: tagging', text: 'The character in play is active, the other inactive.' },
  'CC-154': {
    section: 'Tag team battles: tagging',
    text: "To tag, discard two of the same card of value at most the character's Strength.",
  },
  'CC-155': {
    section: 'Tag team battles: tagging',
    text: 'A tag by choice is possible only in the clean-up phase (the swaps of CC-163 and CC-169 come on their own).',
  },
  'CC-156': {
    section: 'Tag team battles: tag team attacks',
    text: 'There are two tag team attacks: variable counter and tag super.',
  },
  'CC-157': {
    section: 'Tag team battles: variable counters',
    text: 'A variable counter is a special of the inactive character, marked [VC], used against an attack on the active one.',
  },
  'CC-158': {
    section: 'Tag team battles: variable counters',
    text: "It costs the discard of a Joker (not the move's own card).",
  },
  'CC-159': {
    section: 'Tag team battles: variable counters',
    text: 'It may be used whatever the priority of the attack.',
  },
  'CC-160': {
    section: 'Tag team battles: variable counters',
    text: "VC priority higher: the opponent's active character takes the VC damage.",
  },
  'CC-161': {
    section: 'Tag team battles: variable counters',
    text: 'VC priority equal: neither attack does anything and the cards of both go to the discard piles.',
  },
  'CC-162': {
    section: 'Tag team battles: variable counters',
    text: "VC priority lower: the incoming partner who made the VC suffers what the opponent's attack deals.",
  },
  'CC-163': {
    section: 'Tag team battles: variable counters',
    text: 'After a VC the inactive character becomes the active one.',
  },
  'CC-164': {
    section: 'Tag team battles: variable counters',
    text: 'A VC deals base damage only; optional extra cards are ignored.',
  },
  'CC-165': {
    section: 'Tag team battles: tag supers',
    text: 'A tag super adds the damage of one super of each partner, both marked [TS].',
  },
  'CC-166': { section: 'Tag team battles: tag supers', text: 'It costs the discard of two Jokers.' },
  'CC-167': { section: 'Tag team battles: tag supers', text: 'The damage dealt is the sum of both supers.' },
  'CC-168': {
    section: 'Tag team battles: tag supers',
    text: "Priority and combo cost of a tag super are those printed for the active partner's super.",
  },
  'CC-169': {
    section: 'Tag team battles: tag supers',
    text: 'After a tag super the inactive character becomes active.',
  },
  'CC-170': {
    section: 'Tag team battles: tag supers',
    text: 'A blocked tag super: (block card + Defense Bonus) times four is subtracted (card 6 and bonus 2 stop 32).',
  },
  'CC-171': { section: 'Tag team battles: tag supers', text: 'No move negates a tag super.' },
  'CC-172': {
    section: 'Tag team battles: tag supers',
    text: "A countered tag super costs its two Jokers all the same, and the damage falls on the user's inactive character (CC-A47).",
  },
  'CC-173': {
    section: 'Tag team battles: tag supers',
    text: 'The swap happens whether or not the tag super was countered.',
  },
  'CC-174': {
    section: 'Tag team battles: tag supers',
    text: "A Joker drawn once one of one's characters has been KOed may be put into the super meter, where it is worth 10 like a number card (CC-A50).",
  },
  'CC-175': {
    section: 'Tag team battles: recovery',
    text: "Recovery: in one's clean-up a card may be discarded to heal the inactive character.",
  },
  'CC-176': { section: 'Tag team battles: recovery', text: "The healing equals that character's Defense Bonus." },
  'CC-177': { section: 'Tag team battles: recovery', text: 'One card per turn may be used so.' },
  'CC-178': { section: 'Tag team battles: recovery', text: 'Healing never exceeds the starting HP on the sheet.' },
  'CC-179': {
    section: 'Tag team battles: Jokers',
    text: 'Joker recovery: for meter cards worth 50 or more in total, one Joker is taken out of the discard pile and shuffled back among the cards to draw.',
  },
  'CC-180': { section: 'Tag team battles: Jokers', text: 'The opponent may cut after that shuffle.' },
  'CC-181': { section: 'Tag team battles: winning', text: 'A tag battle is won by KOing both opposing characters.' },
  'CC-182': { section: 'Tag team battles: winning', text: 'A KOed character is removed from the game.' },
  'CC-183': {
    section: 'Tag team battles: more players',
    text: 'Multi-player team battles use all tag rules, but each player plays one character and teams have two players.',
  },
  'CC-184': { section: 'Tag team battles: more players', text: 'A team may instead be a single boss character.' },
}
