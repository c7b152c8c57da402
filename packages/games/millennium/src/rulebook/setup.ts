import type { Sections } from './sections.ts'

export const setup: Sections = {
  Components: {
    'MB-001': 'Six characters are supplied, and each character comes as a bundle of 13 cards.',
    'MB-002': 'The box adds 17 Core cards to the Core pool.',
    'MB-003': 'Seven Expansion sets are supplied at 12 cards apiece.',
    'MB-004': 'Six Premium sets are supplied at 12 cards apiece.',
    'MB-005': 'Five Master sets are supplied at 12 cards apiece.',
    'MB-006': 'Three Bronze promo sets are supplied, six cards each.',
    'MB-007': 'Three Silver promo sets are supplied, six cards each.',
    'MB-008': 'Three Gold promo sets are supplied, six cards each.',
    'MB-009': 'Two Metagame sets are supplied, six cards each.',
    'MB-010': 'The NPC pool holds 28 cards.',
    'MB-011': 'There are 23 Keyword cards (aids for one specific character).',
    'MB-012': 'Six loose cards extend already existing sets.',
    'MB-013': 'Nine Team cards are supplied for the team variant.',
    'MB-014': 'Sixteen blank custom cards are supplied: 10 Singles, 4 Accessories and 2 Deck Boxes.',
    'MB-015':
      'Fourteen replacement cards supersede older printings (characters, co-op characters, core/starter cards and four others).',
    'MB-016': 'Six Venue cards are supplied.',
    'MB-017': 'Six Trigger reminder cards are supplied.',
    'MB-018': 'Eight tokens worth five stars each are supplied.',
    'MB-019': 'Extra Sell Markers are supplied in two kinds (four of one, two of another).',
    'MB-020': 'Six player boards plus one Aftermarket, one Store and one NPC mat form the table.',
    'MB-021': 'Three extra RP tracker pieces exist so that a sixth player can be tracked.',
    'MB-022': 'A score pad is used to record Victory Points over the whole game.',
    'MB-023':
      'Remaining box contents (one rulebook, one character and set book, six tuckboxes, 183 dividers, six sticker sheets and 40 sticker slips) have no rules meaning.',
    'MB-024':
      'Money consists of 400 slips bundled into wads; each wad is two groups of five identical bills (10 slips) wrapped together.',
    'MB-478': 'Two of the replacement cards exist both as a Core print and as a Starter print.',
  },
  'Setup - table': {
    'MB-025':
      'Each player gets a personal board, and the Store and Aftermarket areas sit centrally within everyone’s reach.',
  },
  'Setup - set selection': {
    'MB-026': 'The group picks the Store contents: six Expansion, five Premium and four Master sets.',
    'MB-027': 'All fifteen chosen sets are shuffled into a single Store deck (15 x 12 = 180 cards).',
    'MB-028': 'Core cards are shuffled separately as a Core deck distinct from the Store deck.',
  },
  'Setup - promos': {
    'MB-029': 'Choose two Bronze sets, two Silver sets and one Gold set, five promo sets in all.',
    'MB-030': 'One set of each promo rarity goes into the Card Fusion Area.',
    'MB-031': 'The remaining Bronze set and Silver set are held back as tournament prize support.',
    'MB-032':
      'Optional backer rule: an owner of a backer card from a promo set in play may begin with it, and then every other player receives a random card of that same set into the binder.',
  },
  'Setup - metagame': {
    'MB-033': 'Two of the four Metagame categories (Type, Element, Star, Rarity) are chosen and shuffled separately.',
    'MB-034': 'Each chosen Metagame stack occupies one of the two Metagame slots on the Aftermarket board.',
  },
  'Setup - NPCs': {
    'MB-035': 'A shuffled NPC deck fills one NPC-area slot.',
  },
  'Setup - starting items': {
    'MB-036': 'Every player receives one starter deck, assigned at random or by choice.',
    'MB-037': 'Every player receives four Sell Markers of a single colour.',
    'MB-038':
      'When characters are in use each player takes a character card (random or chosen) plus that character’s six Friendship cards.',
    'MB-039':
      'When characters are not in use players still choose a character but its Deckbuilding and Tournament powers are ignored.',
  },
  'Setup - supplies': {
    'MB-040': 'A communal money bank is kept apart from every player’s own possessions.',
  },
  'Recommended store builds': {
    'MB-358':
      'Store build "New Beginnings" (composition MB-474, sets as in the cited lines): simple sets for newcomers; no other box needed.',
    'MB-359':
      'Store build "Fight Me!" (composition MB-474): sets heavy in clashes and disruption; no other box needed.',
    'MB-360':
      'Store build "Middle Hand Management" (composition MB-474): sets about managing the hand; no other box needed.',
    'MB-361': 'Store build "Combo City" (composition MB-474): slow combo sets; needs Collusion sets.',
    'MB-362': 'Store build "Strategic Mode" (composition MB-474): positioning sets; needs Collusion sets.',
    'MB-363': 'Store build "The Name Game" (composition MB-474): naming and prediction sets; needs Collusion sets.',
    'MB-364': 'Store build "Flip Flops" (composition MB-474): flipping sets; needs Collusion sets.',
    'MB-365':
      'Store build "2 Fast 4 You" (composition MB-474, anomaly MB-475): Next and Speed sets; needs Collusion and Set Rotation sets.',
    'MB-366':
      'Store build "Pay to Win!" (composition MB-474): money-in-tournament sets; needs Collusion and Set Rotation sets.',
    'MB-367':
      'Store build "Absolutely Massive Units" (composition MB-474): high-star and star-token sets; needs Collusion and Set Rotation sets.',
    'MB-368':
      'Store build "The True Beginning" (composition MB-474): showcase of all boxes; needs Collusion and Set Rotation sets.',
    'MB-369':
      'Store build "Card Clash On!" (composition MB-474): maximum conflict; needs Collusion and Set Rotation sets.',
    'MB-474':
      'Each of the twelve recommended builds names six Expansion, five Premium and four Master sets with three fusion promo sets and two prize sets.',
    'MB-475':
      'The 2 Fast 4 You build names one and the same promo set both for fusion and as a prize (slip in the seed; no other build does so).',
  },
}
