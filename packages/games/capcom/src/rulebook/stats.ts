import type { Rulebook } from '@cardwright/engine'

/** Section 1: the stats. */
export const stats: Rulebook = {
  'CC-001': {
    section: 'Character sheets',
    text: "The game is played with ordinary playing cards, one deck per player, plus the characters' stat and move sheets.",
  },
  'CC-002': {
    section: 'Character sheets: stats',
    text: 'Every character has a fixed set of stats and one special ability.',
  },
  'CC-003': {
    section: 'Character sheets: stats',
    text: 'Health Points: the damage a character can take before being KOed.',
  },
  'CC-004': {
    section: 'Character sheets: stats',
    text: 'Strength: the highest number card usable for physical (basic) attacks.',
  },
  'CC-005': { section: 'Character sheets: stats', text: 'Strength is also the highest number card usable as a block.' },
  'CC-006': {
    section: 'Character sheets: stats',
    text: 'Number cards above Strength serve for throws or for the super meter.',
  },
  'CC-007': {
    section: 'Character sheets: stats',
    text: "Speed: the most cards that may be drawn in one's draw phase.",
  },
  'CC-008': { section: 'Character sheets: stats', text: 'Any number up to Speed may be drawn.' },
  'CC-009': {
    section: 'Character sheets: stats',
    text: "Drawing nothing is not allowed: the minimum is one card each turn (the starter's first turn excepted, CC-020, CC-A31).",
  },
  'CC-010': { section: 'Character sheets: stats', text: 'Agility: the highest card value that makes a dodge succeed.' },
  'CC-011': {
    section: 'Character sheets: stats',
    text: 'Endurance: the most cards allowed in hand at the end of a turn.',
  },
  'CC-012': {
    section: 'Character sheets: stats',
    text: 'Combo: the most combo points the character may spend per turn.',
  },
  'CC-013': {
    section: 'Character sheets: stats',
    text: "Basic Attack Priority: the priority of all the character's basic attacks, both for countering and for being countered.",
  },
  'CC-014': {
    section: 'Character sheets: stats',
    text: 'Defense Bonus is added to what the character absorbs when blocking.',
  },
  'CC-015': {
    section: 'Character sheets: stats',
    text: 'Defense Bonus is also the HP regained by the inactive character per card discarded for recovery in tag battles.',
  },
  'CC-016': {
    section: 'Character sheets: stats',
    text: 'Special abilities are unique to each character (absorbing damage, stat bonuses and the like).',
  },
  'CC-017': {
    section: 'Character sheets: stats',
    text: 'Unless its own text ties it to a moment, a special ability is usable whenever its owner wishes (CC-A58).',
  },
}
