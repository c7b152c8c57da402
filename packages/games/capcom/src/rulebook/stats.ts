import type { Rulebook } from '@cardwright/engine'

/** Section 1: the stats. */
export const stats: Rulebook = {
  'CC-001': {
    section: '1',
    text: "The game is played with ordinary playing cards, one deck per player, plus the characters' stat and move sheets.",
  },
  'CC-002': { section: '1 Stats', text: 'Every character has a fixed set of stats and one special ability.' },
  'CC-003': { section: '1 Stats', text: 'Health Points: the damage a character can take before being KOed.' },
  'CC-004': { section: '1 Stats', text: 'Strength: the highest number card usable for physical (basic) attacks.' },
  'CC-005': { section: '1 Stats', text: 'Strength is also the highest number card usable as a block.' },
  'CC-006': { section: '1 Stats', text: 'Number cards above Strength serve for throws or for the super meter.' },
  'CC-007': { section: '1 Stats', text: "Speed: the most cards that may be drawn in one's draw phase." },
  'CC-008': { section: '1 Stats', text: 'Any number up to Speed may be drawn.' },
  'CC-009': {
    section: '1 Stats',
    text: "Drawing nothing is not allowed: the minimum is one card each turn (the starter's first turn excepted, CC-020, CC-A31).",
  },
  'CC-010': { section: '1 Stats', text: 'Agility: the highest card value that makes a dodge succeed.' },
  'CC-011': { section: '1 Stats', text: 'Endurance: the most cards allowed in hand at the end of a turn.' },
  'CC-012': { section: '1 Stats', text: 'Combo: the most combo points the character may spend per turn.' },
  'CC-013': {
    section: '1 Stats',
    text: "Basic Attack Priority: the priority of all the character's basic attacks, both for countering and for being countered.",
  },
  'CC-014': { section: '1 Stats', text: 'Defense Bonus is added to what the character absorbs when blocking.' },
  'CC-015': {
    section: '1 Stats',
    text: 'Defense Bonus is also the HP regained by the inactive character per card discarded for recovery in tag battles.',
  },
  'CC-016': {
    section: '1 Stats',
    text: 'Special abilities are unique to each character (absorbing damage, stat bonuses and the like).',
  },
  'CC-017': {
    section: '1 Stats',
    text: 'Unless its own text ties it to a moment, a special ability is usable whenever its owner wishes (CC-A58).',
  },
}
