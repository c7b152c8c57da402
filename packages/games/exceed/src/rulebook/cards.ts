import type { Rulebook } from '@cardwright/engine'

/** The cards, the setup and the play area. */
export const cards: Rulebook = {
  'EX-001': {
    section: 'Card overview: character card',
    text: 'A character card has two faces: a Basic Mode and an Exceed Mode; the game starts on the Basic face.',
  },
  'EX-002': {
    section: 'Card overview: character card',
    text: 'The ability printed on the currently visible face is permanently in force while that face is up.',
  },
  'EX-003': {
    section: 'Card overview: character card',
    text: 'The character card prints the Gauge price of the Exceed action that flips it to the Exceed face.',
  },
  'EX-004': {
    section: 'Card overview: character card',
    text: 'Some Exceed faces print a Downshift action, which lets the player spend an action to leave Exceed Mode.',
  },
  'EX-005': {
    section: 'Card overview: cards',
    text: 'Every deck card carries two independent halves: an Attack and a Boost.',
  },
  'EX-006': { section: 'Card overview: cards', text: 'There are three attack classes: Normal, Special and Ultra.' },
  'EX-007': {
    section: 'Card overview: cards',
    text: 'An attack may have a cost, paid in Gauge or in Force, or may be free.',
  },
  'EX-008': {
    section: 'Card overview: cards',
    text: 'Range lists the distances (in spaces) at which the attack connects.',
  },
  'EX-009': { section: 'Card overview: cards', text: 'Power is the damage the attack deals.' },
  'EX-010': { section: 'Card overview: cards', text: 'Speed decides which of the two attacks resolves first.' },
  'EX-011': {
    section: 'Card overview: cards',
    text: 'Armor absorbs incoming damage; an attack that prints none has Armor 0.',
  },
  'EX-012': {
    section: 'Card overview: cards',
    text: 'Guard is the threshold against being stunned; an attack that prints none has Guard 0.',
  },
  'EX-013': { section: 'Card overview: cards', text: 'An attack can carry printed effects beyond its numbers.' },
  'EX-014': {
    section: 'Card overview: cards',
    text: 'There are eight distinct Normal attacks, told apart by a corner symbol.',
  },
  'EX-015': {
    section: 'Card overview: cards',
    text: 'A plus icon on the Boost half marks a Continuous Boost, which stays in play after it is played.',
  },
  'EX-016': {
    section: 'Card overview: cards',
    text: 'A lightning icon on the Boost half marks an Instant Boost, which is discarded after it is played.',
  },
  'EX-017': {
    section: 'Card overview: cards',
    text: 'The Boost half prints its own cost, name and effect, separate from the attack half.',
  },
  'EX-018': { section: 'Setup', text: 'The arena is a single line of 9 spaces.' },
  'EX-019': {
    section: 'Setup',
    text: 'The two characters start on spaces 3 and 7, Basic Mode visible. Who stands where is not said; our reading: the first player on 3.',
  },
  'EX-020': { section: 'Setup', text: 'Each player starts at 30 life.' },
  'EX-021': { section: 'Setup', text: '30 is also the life maximum; healing cannot go above it.' },
  'EX-022': { section: 'Setup', text: 'A player whose life drops to 0 loses.' },
  'EX-023': { section: 'Setup', text: 'The starting player is chosen at random.' },
  'EX-024': {
    section: 'Setup',
    text: 'Reference cards and extra cards are set aside; all other cards are shuffled to form the draw deck.',
  },
  'EX-025': { section: 'Setup', text: 'Opening hand: the first player draws 5 cards, the second player 6.' },
  'EX-026': {
    section: 'Setup',
    text: 'Mulligan: each player may set aside any number of opening-hand cards face-down (including none).',
  },
  'EX-027': {
    section: 'Setup',
    text: 'A mulliganing player draws replacements equal to the number set aside BEFORE the set-aside cards are shuffled back, so the same cards cannot be redrawn.',
  },
  'EX-028': {
    section: 'Setup',
    text: 'The game starts once both players have finished mulligans; there is one mulligan per player.',
  },
  'EX-029': { section: 'Golden rule', text: 'When card text and the rulebook disagree, the card text wins.' },
  'EX-030': {
    section: 'Play area',
    text: 'Both players have the same set of zones: deck, hand, Gauge area, discard pile, Boost area, and a sealed area where one is used.',
  },
  'EX-031': { section: 'Play area', text: 'Hand and deck are hidden; every other zone is face-up public information.' },
  'EX-032': {
    section: 'Play area',
    text: 'The Gauge area collects cards (mainly attacks that hit) to be spent on Ultras and Exceeding.',
  },
  'EX-033': { section: 'Play area', text: 'A player told to discard puts the cards on their own discard pile.' },
  'EX-034': { section: 'Play area', text: 'The discard pile keeps its order and may be inspected by both players.' },
  'EX-035': {
    section: 'Play area',
    text: 'When several cards are discarded at once, the player doing the discarding picks their order.',
  },
  'EX-036': { section: 'Play area', text: 'The sealed area exists only when an effect uses it.' },
  'EX-037': {
    section: 'Play area',
    text: 'A sealed card goes face-up to the sealed area of the player performing the seal, whoever owns the card.',
  },
  'EX-038': { section: 'Play area', text: 'Sealed cards stay sealed until some effect says otherwise.' },
  'EX-039': { section: 'Play area', text: 'Character abilities may create additional zones.' },
}
