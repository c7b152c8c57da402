import type { Sections } from './sections.ts'

export const overview: Sections = {
  Overview: {
    'MB-041': 'The game is a sequence of rounds, each made of a Deckbuilding Phase followed by a Tournament Phase.',
    'MB-042': 'Within a tournament the players compete for Ranking Points (RP).',
    'MB-043':
      'Victory Points (VP) come from tournament placement, collections, helping other players and market dealing.',
    'MB-044': 'The player with the highest VP after the last round wins.',
    'MB-045':
      'The base rules are for 3 to 6 players; a two-player game needs a variant (Duel, or Turn-based which takes 2 to 6).',
  },
  'Game flow': {
    'MB-046':
      'The round order is: optional Pre-Release, Deckbuilding 1, Tournament 1, Deckbuilding 2, Tournament 2, then Deckbuilding 3 and Tournament 3 only when no Pre-Release was played.',
    'MB-047': 'The Pre-Release is an optional extra tournament before round 1, recommended for newcomers.',
    'MB-048': 'In the Pre-Release there is no Deckbuilding Phase and only starter decks are played.',
    'MB-049': 'In the Pre-Release no Metagame is revealed and character powers are off.',
    'MB-050':
      'The Pre-Release pays only the small VP scale of MB-259 (7 for first place against 21 in round 1) and no prize card.',
    'MB-051':
      'Playing the Pre-Release removes the third deckbuilding round and third tournament, so exactly three tournaments are always played.',
    'MB-052':
      'The set list recommended for a first game is identical to the New Beginnings preset (MB-358), and character powers are left out.',
    'MB-449': 'In everything its exceptions do not mention, the Pre-Release follows the ordinary tournament rules.',
  },
  'No take-backs': {
    'MB-053': 'Mistakes may not be undone: a misplay, a forgotten collection or an omitted deck card stands once made.',
  },
  'Area overview': {
    'MB-054': 'Store cards lie face down, so a buyer sees only which set a card is from before purchase.',
    'MB-055':
      'Fusion prices are five, seven and nine cards for Bronze, Silver and Gold respectively; what is spent is normally gone for good.',
    'MB-056': 'Aftermarket cards are traded face up.',
    'MB-057': 'Selling to the Aftermarket pays the seller immediately from the bank, not upon a later purchase.',
    'MB-058': 'Aftermarket purchases are paid to the bank, never to the seller.',
    'MB-059':
      'Each round brings fresh Metagame cards, and a deck that fits them collects bonus RP from their Score effects.',
  },
  'Personal area': {
    'MB-060': 'Deck cards may be kept face up or face down at the owner’s option during deckbuilding.',
    'MB-061': 'Collection cards must stay face up at all times.',
    'MB-062': 'Binder cards may be kept face up or face down at the owner’s option.',
    'MB-063': 'A submitted collection is lost to its owner.',
    'MB-064':
      'The binder holds cards used neither in the deck nor in the collection; they persist between rounds and may be traded.',
    'MB-065': 'Binder cards cannot be used in the tournament.',
    'MB-066':
      'A collection needs at least two cards that all share a Type or all share an Element, with all star ratings distinct (board text).',
    'MB-067':
      'Board text: the deck area takes eight Singles, two Accessories and a Deck Box, and six of the Singles are normally played.',
  },
  'Card anatomy': {
    'MB-068': 'The six Elements are Fire, Water, Air, Earth, Light and Dark.',
    'MB-069': 'The six standard Types are Animal, Myth, Construct, Citizen, Soldier and Mage.',
    'MB-070': 'A seventh Type, Pro, exists and belongs to Pro Player cards.',
    'MB-071':
      'Seven player rarities exist: Core, the three store tiers (Expansion, Premium, Master) and the three promo tiers (Bronze, Silver, Gold).',
    'MB-072': 'A card shows a name, star rating, set, element, type, rarity, effect text and optional flavour text.',
    'MB-073': 'Star ratings run from 1 to 10 and usually 1 to 8 (the figure caption says 2-11).',
    'MB-074': 'Star ratings matter for collecting and for clashes.',
    'MB-075': 'Flavour text has no game effect.',
    'MB-076':
      'Accessories and Deck Boxes usually lack Element and Type, and cards lacking both can never be in a collection.',
    'MB-077': 'A card may carry several Types or several Elements.',
    'MB-078': 'Each promo tier is a separate rarity, while the word Promo alone refers to any of the three.',
  },
  'Card classes': {
    'MB-079': 'Singles are the playable cards that form the body of a deck.',
    'MB-080': 'At most one Deck Box is included per deck, usually offering a secondary scoring route.',
    'MB-081': 'Core Singles are weaker and universal while Master Singles are strong but harder to use.',
    'MB-082': 'Accessories protect or improve the deck and are mostly found among Core cards.',
    'MB-083':
      'A standard store set has 12 cards: one card in three copies, four cards in two copies (one of them the Deck Box) and one card in a single copy.',
    'MB-084':
      'The back of a store-set card lists the set’s Type/Element pairs ordered by copy count (3, then 2, then 1), omitting Deck Boxes.',
    'MB-085': 'A Single lacking Type or Element leaves its slot on the card back blank.',
    'MB-458': 'Deck Boxes exist among Core cards, with stronger ones in Expansion, Premium and Master sets.',
  },
  'Personal area - market caption': {
    'MB-450':
      'The board caption headed as buying on the Aftermarket in fact describes selling (marker and card go in, Dollars equal to the stars come out); it is read as the sell action (contradiction in the seed).',
    'MB-451': 'Board text on fusion: as many cards are given up as the wanted promo costs.',
  },
  'Card classes - figure': {
    'MB-453':
      'Worked example of a set back: Myth/Earth three copies, Myth/Dark, Animal/Earth and Animal/Air two each, Citizen/Water one, plus two unlisted Deck Boxes, making twelve cards.',
  },
}
