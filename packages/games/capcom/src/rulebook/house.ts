import type { Rulebook } from '@cardwright/engine'

const section = 'House rules'

/** House rules where neither the rulebook nor our readings of it say anything. */
export const house: Rulebook = {
  'CC-H01': {
    section,
    text: 'Turn limit: once the turns of both teams together have reached the limit of the table (100), it is time over as in CC-038; a tag battle, whose draw pile is rebuilt, ends that way at the latest.',
    house: true,
  },
  'CC-H02': {
    section,
    text: 'A tag super has the type and the attributes of the active character’s super. It may counter by higher priority; it never negates and never follows a dodge.',
    house: true,
  },
  'CC-H03': {
    section,
    text: 'A recovery that would heal nothing is not allowed, for it would be an idle discard (CC-034).',
    house: true,
  },
  'CC-H04': {
    section,
    text: 'Four seats: the support draw comes after the active seat’s turn. It draws nothing in a first turn without a draw, and an empty pile there is not time over.',
    house: true,
  },
  'CC-H05': {
    section,
    text: 'Four seats: one recovery a team and turn, by whichever of the two seats is in its clean-up; it heals the character that is inactive then.',
    house: true,
  },
  'CC-H06': {
    section,
    text: 'Four seats: a block protects the team, whoever is active when the attack comes; the card goes back to the hand it came from.',
    house: true,
  },
  'CC-H07': {
    section,
    text: 'Four seats: the partner whose Joker pays decides on a variable counter, before the active seat answers. A shared tag super that the partner declines is not asked for again in this combat phase.',
    house: true,
  },
  'CC-H08': {
    section,
    text: 'First draw: a table may let the starting player draw 1, 2 or up to Speed cards in the first turn instead of none.',
    house: true,
  },
  'CC-H09': {
    section,
    text: 'A player who leaves a team of two takes their character along; if nobody is left, the other team wins.',
    house: true,
  },
  'CC-H10': {
    section,
    text: 'A move that avoids a class of attacks avoids no other: basic, throw, special and super are the classes, and a tag super is a super.',
    house: true,
  },
}
