import type { Sections } from './sections.ts'

export const deckbuilding: Sections = {
  'Deckbuilding - setup': {
    'MB-086':
      'The Deckbuilding Phase is real time: any player may take any number of actions concurrently until time expires.',
    'MB-087':
      'At the start all players turn their boards to the deckbuilding face and merge every card they own into their binder.',
    'MB-088': 'Each player receives 30 Dollars of income at the start of each Deckbuilding Phase.',
    'MB-089': 'The money supply is unlimited (substitutes are used when slips run out).',
    'MB-090':
      'Each player is dealt a booster of six cards, three from the Store deck and three from the Core deck, for free.',
    'MB-091': 'Booster cards enter the binder face down and may not be looked at before the timer starts.',
    'MB-092':
      'Nine Store cards are laid face down in the Store Area so that, with the Store deck’s top card, ten are on offer.',
    'MB-093': 'Two NPCs are dealt face up from the NPC deck.',
    'MB-094': 'Every player must have all Sell Markers back before the phase starts.',
    'MB-095':
      'Previously revealed Metagame cards are removed from the game, and one new Metagame card is revealed from one of the two stacks.',
    'MB-096': 'A seven-minute timer is started to open play.',
    'MB-454':
      'Deckbuilding set-up runs in a fixed order: board and binder, income, booster, Store Area, NPCs, Sell Markers, Metagame, timer.',
  },
  'Deckbuilding - action list': {
    'MB-097':
      'Eight actions are available, repeatable without limit while time runs: gain an NPC, make a collection, build the deck, buy from Store, fuse, sell to Aftermarket, buy from Aftermarket, trade.',
    'MB-452':
      'The action list lets cards be fused from hand whereas the detailed rule takes them from the binder (contradiction in the seed).',
  },
  NPCs: {
    'MB-098': 'An NPC gives VP at game end in exchange for the cards its requirement lists.',
    'MB-099': 'An NPC may be taken from any NPC slot, including the top of the NPC deck.',
    'MB-100':
      'Taking an NPC costs one Sell Marker (placed by the NPC deck) and the required cards, which go to the Store discard.',
    'MB-101': 'A taken NPC is immediately replaced from the NPC deck.',
    'MB-102': 'A player may take any number of NPCs, limited only by available Sell Markers.',
    'MB-103': 'When the NPC deck is empty its discard pile is reshuffled into a new deck.',
    'MB-104': 'An NPC card states a name, a requirement and a VP value.',
  },
  'Deckbuilding - personal area': {
    'MB-105':
      'A player may rearrange cards among deck, collection and binder freely and as often as desired during the phase.',
    'MB-106': 'Only the arrangement at the end of the timer determines what is deck, collection and binder.',
  },
  'Deckbuilding - collection': {
    'MB-107': 'A collection has 2 to 8 cards.',
    'MB-108':
      'Every card of a collection must share at least one symbol with all the others (same Element or same Type throughout).',
    'MB-109': 'Every card of a collection must have a star rating different from all the others.',
    'MB-110': 'At round end a collection goes to the Store discard and VP are awarded.',
    'MB-111': 'Only one collection may be made per Deckbuilding Phase.',
  },
  'Deckbuilding - deck': {
    'MB-112': 'Deck maxima are eight Singles, a single Deck Box and a pair of Accessories; fewer is legal.',
    'MB-113': 'About six Singles get played in a tournament, so the other two serve as alternatives.',
    'MB-114': 'Cards may be returned from the deck to the binder freely.',
    'MB-115': 'A deck may contain only one copy of any given card.',
    'MB-460': 'Stacking the deck in intended play order is only a time saver: all its Singles become the hand anyway.',
  },
  'Deckbuilding - priorities': {
    'MB-116': 'Rulebook guidance ranks VP sources: winning tournaments, then collections, then NPCs, then friendship.',
  },
  'Deckbuilding - collection figures': {
    'MB-117': 'Figure example: a Dark-element collection may not include a card lacking Dark.',
    'MB-118':
      'Figure example: a Soldier collection that already has a 4-star card may not include a second 4-star card.',
  },
  'Etiquette and contested buys': {
    'MB-119': 'A player never touches cards on another player’s board.',
    'MB-120': 'The player who reveals a new Store card gets first refusal on buying it.',
    'MB-121': 'When two players want the same Store or Aftermarket card, the one with fewer VP has priority.',
    'MB-122': 'The timer may be paused briefly for rules questions or clarification.',
  },
  'Store - buying': {
    'MB-123': 'The price of a store purchase is printed on the card back (upper right) and goes to the bank.',
    'MB-124': 'Any face-down Store Area card, or the top card of the Store deck or of the Core deck, may be bought.',
    'MB-125': 'A bought card goes to the buyer’s binder and may then be looked at.',
    'MB-126': 'An emptied Store Area slot is refilled with a face-down card off the Store deck.',
    'MB-127': 'When the Store or Core deck is exhausted the matching discard pile is shuffled to form a new deck.',
    'MB-128':
      'Promo or starter cards that reach the Store through reshuffles can be bought at the cost printed on their backs.',
    'MB-129': 'Worked example: a 5-cost Premium card costs 5 Dollars and is revealed only after purchase.',
  },
  'Card Fusion': {
    'MB-130':
      'Fusion is made by placing binder cards in the Store discard: five for Bronze, seven for Silver, nine for Gold.',
    'MB-131':
      'After paying, the player looks through the corresponding fusion pile and takes any one card of it into the binder.',
    'MB-132':
      'A figure caption says the five fused cards go back to the box, against the Store-discard instruction of both the rule text and the board text (contradiction in the seed).',
    'MB-133': 'When a fusion set is used up, a new set of the same rarity is brought from the box.',
  },
  'Aftermarket - selling': {
    'MB-134': 'Selling means placing a binder card with one of your Sell Markers into the Aftermarket.',
    'MB-135': 'The bank pays a seller one Dollar per star of the card sold.',
    'MB-136': 'The Aftermarket has no card limit during deckbuilding.',
    'MB-137': 'Without an available Sell Marker a player cannot sell.',
    'MB-138': 'Sell Markers committed to NPCs are unavailable for selling.',
    'MB-139': 'No cards may be put up for sale in the final six minutes of the phase.',
    'MB-140': 'A seller can neither buy back nor withdraw a card placed on sale.',
  },
  'Aftermarket - buying': {
    'MB-141':
      'A player may buy an Aftermarket card bearing another player’s Sell Marker for its star rating, paid to the bank.',
    'MB-142': 'The Sell Marker on a bought card returns to its owner, who may reuse it.',
    'MB-143': 'A bought Aftermarket card goes to the buyer’s binder.',
    'MB-144': 'Worked example: a 7-star card sells for 7 Dollars and later costs 7 Dollars to buy.',
  },
  'Trading and friendship': {
    'MB-145': 'Players may trade directly with each other at any time in the phase.',
    'MB-146': 'Direct trades must be even: total star ratings plus Dollars must match on both sides.',
    'MB-147': 'A Friendship card may be added on top of an even trade when one side benefits more.',
    'MB-148': 'Friendship cards are worth VP at game end only to players other than their owner.',
    'MB-149': 'A player may score at most 6 VP from any single other player’s Friendship cards.',
    'MB-150': 'Friendship may not be given to a player who already holds 6 or more VP of your Friendship.',
    'MB-151': 'Friendship cards are outside the equal-value computation.',
    'MB-461': 'Worked example: the stars of a wanted card may be matched by money, by own cards or by a mixture.',
    'MB-462':
      'Worked example: the player who profits more from an even swap adds a Friendship card of their own for the player doing the favour.',
  },
  Timers: {
    'MB-152':
      'When the first seven-minute timer ends, each player gets a second free booster (3 Store + 3 Core) and the top card of the second Metagame stack is revealed.',
    'MB-153': 'A second seven-minute timer then runs.',
    'MB-154': 'When the second timer ends, selling to the Aftermarket closes but buying from it stays open.',
    'MB-155': 'A final six-minute timer then runs, after which deckbuilding ends (20 minutes of timed play in all).',
    'MB-156':
      'Timers are relaxed: all players may agree to a three-minute grace period for someone finishing something already started.',
    'MB-157': 'A player who has not even started an endeavour at time-out should get no grace.',
    'MB-455': 'Only the opening of the phase pays income; the second booster comes without Dollars.',
  },
  'End of deckbuilding': {
    'MB-158': 'Step 1: in any order each player hands in at most one collection for VP.',
    'MB-159': 'Step 2: loose cards not in a deck move to their owners’ binders.',
    'MB-160': 'Step 3: every Aftermarket card goes to the Store discard.',
    'MB-161': 'Step 4: all face-up NPCs go to the NPC discard.',
    'MB-162': 'Step 5: all Sell Markers return to their owners.',
  },
  'Scoring collections': {
    'MB-163':
      'Collection VP by size are: 2 cards 2, 3 cards 4, 4 cards 7, 5 cards 9, 6 cards 12, 7 cards 16, 8 cards 21.',
    'MB-164': 'A scored collection is discarded to the Store discard.',
  },
  'Personal area': {
    'MB-456': 'Cards traded away come from the binder and may be exchanged for money, Friendship or other cards.',
  },
  'Area overview': {
    'MB-457': 'Every player may look through the Aftermarket before choosing a card to buy.',
  },
  'Variant - Sealed': {
    'MB-459':
      'A starter deck is implied to guarantee its owner a sleeve-type Accessory and a Deck Box; sealed play gives no such guarantee.',
  },
}
