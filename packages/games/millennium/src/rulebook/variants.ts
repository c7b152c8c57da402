import type { Sections } from './sections.ts'

export const variants: Sections = {
  'Variant - character powers': {
    'MB-266': 'A character card is double sided, one face per phase, and only the face for the current phase applies.',
  },
  'Variant - Pro Player cards': {
    'MB-267': 'Pro Player cards require characters to be in play and have their own Type.',
    'MB-268':
      'In rounds 1 and 2, each player except the tournament winner receives a copy of the winner’s Pro Player card.',
    'MB-269':
      'If the round 1 winner also wins round 2, the second-place player’s Pro card is handed out to everyone except the winner instead.',
  },
  'Variant - Trigger cards': {
    'MB-270':
      'Trigger cards are a reminder aid for one character whose power disables a trigger; they have no effect of their own.',
  },
  'Variant - Keyword cards': {
    'MB-271':
      'Keyword cards are used only by one character and attach extra keywords to that player’s cards in tournaments.',
    'MB-272': 'A card with an attached Keyword card is treated as having that keyword.',
    'MB-273':
      'Attached Keyword cards do not count as tableau cards and leave the game permanently if their host gets flipped.',
    'MB-274': 'The Keyword card pool omits some keywords, such as Epic, Foreboding, Fusion and the PLUS forms.',
  },
  'Variant - Millennium Accessories': {
    'MB-275': 'A weaker player may be given one random top-power Accessory as a handicap.',
    'MB-276': 'Alternatively all players draft these top-power Accessories at game start.',
  },
  'Variant - Venues': {
    'MB-277':
      'The Venue deck is shuffled beside the Metagames, and one Venue is revealed at the start of each Deckbuilding Phase.',
    'MB-278': 'A Venue modifies Deckbuilding, Tournament or both, and is discarded when the tournament ends.',
  },
  'Variant - Draft': {
    'MB-279': 'Draft mode replaces the random booster dealt at deckbuilding setup step 3.',
    'MB-280':
      'Each player is dealt 3 Store and 3 Core cards, takes one and passes the rest left until everyone has six.',
    'MB-281': 'The booster after the first timer is drafted likewise, passing counter-clockwise.',
  },
  'Variant - Free Market': {
    'MB-282': 'Free Market allows uneven trades.',
  },
  'Variant - Liquidation': {
    'MB-283': 'Liquidation adds 2 Expansion, 2 Premium and 2 Master sets to the Store deck.',
    'MB-284':
      'After every tournament except the last, players return their whole decks (with Deck Box and Accessories) to the box and receive Dollars equal to the total stars.',
  },
  'Variant - Sealed': {
    'MB-285': 'Sealed play gives each player 8 Store and 8 Core cards instead of a starter deck.',
  },
  'Variant - Turn-based': {
    'MB-286':
      'Turn-based mode merges the two phases into one turn-based phase for 2 to 6 players and does not use Friendship.',
    'MB-287': 'Each player starts with 4 Store cards, 3 Core cards and 30 Dollars, and the hand limit is 7.',
    'MB-288': 'Both Metas are revealed from the start.',
    'MB-289': 'Two Bronze sets and one Silver set can be fused; Gold cannot be fused.',
    'MB-290': 'One Silver and one Gold promo set are set aside as scoring rewards.',
    'MB-291': 'On a turn a player performs exactly one of six main actions.',
    'MB-292': 'Main action 1: buy one Store or Aftermarket card, only while holding fewer than 7 cards.',
    'MB-293': 'Main action 2: put one card on the Aftermarket, provided a Sell Marker is left.',
    'MB-294': 'Main action 3: fuse hand cards into a promo under the usual costs.',
    'MB-295':
      'Main action 4: add a hand card to a collection whose Type or Element is declared with its first card; one Element collection and one Type collection may exist together.',
    'MB-296': 'Main action 5: play a hand card into the tableau or as Deck Box or Accessory under tournament rules.',
    'MB-297': 'Main action 6: score the tableau and collections.',
    'MB-298': 'Action effects may be used before or after the main action as usual.',
    'MB-299': 'Scoring step 1: activate Score effects of tableau, metas, Accessories and Deck Box.',
    'MB-300': 'Scoring step 2: gain 10 RP for each card in your collections.',
    'MB-301': 'Scoring step 3: record the RP and reset RP to zero.',
    'MB-302':
      'Scoring step 4: tableau, Deck Box, hand and collections go to the Store discard, while Accessories may be kept or discarded.',
    'MB-303': 'Scoring step 5: put one Meta of your choice under its stack and replace it from that stack at once.',
    'MB-304': 'Scoring step 6: draw six cards, gain 30 Dollars and take back all used Sell Markers.',
    'MB-305': 'Scoring step 7: the first scoring grants a random Silver promo and the second a random Gold promo.',
    'MB-306': 'A player who has scored three times is out, and the game ends when everyone has scored three times.',
    'MB-307': 'The winner is the player with the greatest RP total over the three scorings.',
    'MB-465': 'The Store deck of turn-based mode is put together as in the standard game.',
    'MB-466': 'Turn-based mode starts by fixing a first player, for which the seed gives no method.',
    'MB-467': 'After a first or second scoring the player stays in the game and builds the next deck.',
    'MB-468':
      'Scoring is the one main action that the standard game lacks; the other five keep their usual rules except where the mode changes them.',
  },
  'Variant - Duel': {
    'MB-308': 'Duel mode is for two players, up to three rounds, and the first to win two tournaments wins the game.',
    'MB-309': 'Duel mode does not use Friendship.',
    'MB-310': 'Each duellist may form two collections per phase, one by Element and one by Type.',
    'MB-311': 'Duel collections give no VP; each of their cards adds 10 RP when the tournament is totalled.',
    'MB-312': 'Each duellist has 6 Sell Markers.',
    'MB-313': 'Trading is allowed in a duel but must be even.',
    'MB-469':
      'Duel mode keeps each standard rule and action that it does not explicitly change (NPCs, for one, are not switched off).',
  },
  'Variant - Team': {
    'MB-314':
      'Team mode is for four to six players in equal teams, and the team with the most VP after three tournaments wins.',
    'MB-315': 'Team mode does not use Friendship.',
    'MB-316': 'Characters are replaced by one Team Card per team.',
    'MB-317': 'Teammates may pass cards and money to each other freely.',
    'MB-318': 'RP are tracked per player while tournament VP are combined per team.',
    'MB-319': 'In a six-player team tournament the last-placed player gets no VP.',
    'MB-320': 'A player may not choose a teammate for a clash, but all-player or forced clashes may include teammates.',
    'MB-321': 'A player may not buy a teammate’s card from the Aftermarket.',
    'MB-322': 'Teammates are not opponents.',
    'MB-323':
      'Three or five players can play when one player uses the solo Team Power, with a team of one building one deck and one tableau.',
    'MB-324': 'Team powers act like character powers and give each team member a Deckbuilding and a Tournament power.',
    'MB-470':
      'Team mode keeps each standard rule and action that it does not explicitly change (collections and NPCs stay in use).',
  },
  'Variant - Funky': {
    'MB-325': 'Funky mode is for 3 to 6 players with one Deckbuilding Phase followed by three tournaments.',
    'MB-326': 'Funky mode does not use Collections, NPCs or Characters.',
    'MB-327': 'Every booster given is tripled, so each dealing brings a player 9 Store and 9 Core cards.',
    'MB-328': 'Each player must build three decks, each following the normal construction limits.',
    'MB-329': 'Before every tournament each player picks a deck not used so far.',
    'MB-330':
      'After each tournament’s VP are scored, players discard hand and play area and the next tournament begins.',
    'MB-331': 'The most VP after three tournaments wins.',
    'MB-471':
      'Funky mode keeps each standard rule and action that it does not explicitly change (unlike the other modes it does not switch Friendship off).',
  },
  'Variant - Cooperative': {
    'MB-332': 'Cooperative mode pits 1 to 4 players against a Boss deck, as one scenario or four in a row.',
    'MB-333': 'A Boss deck holds one Deck Box, four Accessories and eight Singles.',
    'MB-334':
      'The Boss Deck Box gives the Boss free RP by number of opponents at the end and is stated to be unflippable without exception (see MB-473).',
    'MB-335': 'The players’ combined RP must exceed the Boss’s total RP to win.',
    'MB-336': 'Two of the four Boss Accessories are chosen at random, and one is revealed along with each Meta.',
    'MB-337': 'Boss Accessories can be flipped only by their own effects.',
    'MB-338': 'The Boss plays six of its eight Singles at random and cannot be forced to discard.',
    'MB-339': 'Players may look through the Boss’s Singles during deckbuilding.',
    'MB-340':
      'Friendship, Collections, NPCs and normal character powers are off; each character has an alternative cooperative power that benefits all teammates in both phases.',
    'MB-341': 'Boss cards can be neither traded for nor sold.',
    'MB-342': 'At deckbuilding end the Boss deck is shuffled and the Boss’s board is set up like a player’s.',
    'MB-343': 'The player on the Boss’s left starts, play goes clockwise and the Boss goes last.',
    'MB-344': 'When the Boss must decide, the players choose together who is affected.',
    'MB-345':
      'When the Boss must flip a card of its choice it flips the lowest-star card of its tableau (the icon is lost in the seed and read as stars).',
    'MB-346': 'Players are not opponents to each other and the Boss is the only opponent.',
    'MB-347':
      'The Boss counts as a player for card effects, and effects that do not fit are resolved as far as possible.',
    'MB-472': 'Cooperative play follows the standard game apart from its listed changes.',
  },
  'Mystic Rare': {
    'MB-348': 'Mystic Rare is a Boss-only rarity that players may not include or play unless a card says so.',
    'MB-349': 'Effects that gain cards from another tableau cannot take Mystic Rare cards.',
    'MB-350': 'Only its own effect can flip a Mystic Rare Deck Box or Accessory (for the Deck Box see MB-473).',
    'MB-473':
      'One passage makes a Boss Deck Box wholly unflippable while the Mystic Rare passage lets its own effect flip it (contradiction in the seed).',
  },
  Difficulty: {
    'MB-351': 'Easy difficulty reveals only one Boss Accessory, at the start of deckbuilding.',
    'MB-352': 'Hard difficulty reveals a third Boss Accessory when the Aftermarket closes.',
  },
  Campaign: {
    'MB-353':
      'A campaign plays four Boss rounds starting with starter decks, with a new Boss in each deckbuilding round.',
    'MB-354':
      'At the start of round 3 the Store deck is rebuilt: Core cards lying in discards, unbought or in the box are reclaimed (players keep theirs), and fresh sets are mixed in (five Expansion, four Premium, three Master).',
    'MB-355':
      'Before each deckbuilding phase the remaining fusion promos are discarded and three new fusion sets are introduced.',
    'MB-356':
      'The Boss gets no campaign bonus in round 1 and 10 RP per player more in each later round, so four players face +40, +80 and +120 in rounds 2 to 4.',
    'MB-357': 'The campaign goes on until the players lose to a Boss or beat all four.',
  },
}
