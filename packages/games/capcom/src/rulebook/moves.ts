import type { Rulebook } from '@cardwright/engine'

/** Section 4: special and super moves. */
export const moves: Rulebook = {
  'CC-056': { section: 'Special and super moves: specials', text: 'Special moves use the face cards J, Q and K.' },
  'CC-057': {
    section: 'Special and super moves: specials',
    text: 'A special has its own effect, type, damage, priority and combo points; any suit serves.',
  },
  'CC-058': {
    section: 'Special and super moves: specials',
    text: "A special's damage is dealt if the attack succeeds.",
  },
  'CC-059': {
    section: 'Special and super moves: specials',
    text: "A move's priority says how hard it is to counter and how well it counters.",
  },
  'CC-060': {
    section: 'Special and super moves: specials',
    text: "A move's combo points are taken from the character's Combo stat.",
  },
  'CC-061': { section: 'Special and super moves: specials', text: "A move's type says where in a combo it may stand." },
  'CC-062': {
    section: 'Special and super moves: specials',
    text: 'A move may deviate from the format where its sheet says so.',
  },
  'CC-063': {
    section: 'Special and super moves: specials',
    text: 'Some moves may only counter or avoid an attack; the sheet says so in place of damage.',
  },
  'CC-064': {
    section: 'Special and super moves: specials',
    text: 'A move may take optional extra cards of its rank for extra effect (e.g. a second King).',
  },
  'CC-065': {
    section: 'Special and super moves: specials',
    text: 'An avoid-type move may be limited to one attack class (e.g. special moves only).',
  },
  'CC-066': {
    section: 'Special and super moves: specials',
    text: 'An avoiding move that spends all combo points leaves nothing to continue with; the stated reason is the points, so one that leaves points over does not close the door (CC-A39).',
  },
  'CC-067': {
    section: 'Special and super moves: supers',
    text: 'Super moves use Aces and otherwise work like specials.',
  },
  'CC-069': {
    section: 'Special and super moves: supers',
    text: 'The super meter stocks number cards above Strength, to be exchanged for an Ace.',
  },
  'CC-070': {
    section: 'Special and super moves: supers',
    text: 'One card may be placed in the meter per clean-up phase.',
  },
  'CC-071': {
    section: 'Special and super moves: supers',
    text: 'In clean-up, meter cards of total value 40 may be discarded to fetch an Ace (exact or more: CC-A26).',
  },
  'CC-072': {
    section: 'Special and super moves: supers',
    text: 'The Ace may be searched in the draw pile or in the discard pile.',
  },
  'CC-073': { section: 'Special and super moves: supers', text: 'A searched draw pile is shuffled afterwards.' },
  'CC-074': { section: 'Special and super moves: supers', text: 'The opponent may cut the reshuffled deck.' },
  'CC-075': { section: 'Special and super moves: supers', text: 'The meter has no size limit.' },
  'CC-076': { section: 'Special and super moves: supers', text: 'At most one Ace may be recovered per turn.' },
  'CC-077': { section: 'Special and super moves: supers', text: 'The meter stays face up at all times.' },
  'CC-186': {
    section: 'Special and super moves: specials',
    text: 'A special normally takes one single card of the rank its sheet names (the sample Jack move: one Jack, whichever suit).',
  },
  'CC-187': {
    section: 'Special and super moves: specials',
    text: 'A sheet entry gives rank, type with attributes, damage, priority and combo points; the sample reads Jack, A with (R), 8, 3, 1.',
  },
  'CC-188': {
    section: 'Special and super moves: specials',
    text: 'An avoid move is played in answer to the attack that it avoids. Sample: one King cancels one special-move attack; a second King added deals 8 to the attacking character as well; the move costs all five points.',
  },
}
