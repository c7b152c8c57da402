import type { Sections } from './sections.ts'

export const tournament: Sections = {
  'Tournament - setup': {
    'MB-165': 'The Tournament Phase is turn based and clockwise; it ends when nobody can take another turn.',
    'MB-166':
      'Boards turn to the tournament face, binder cards are put aside and the deck’s Singles become the player’s hand.',
    'MB-167': 'RP are reset to zero at the start of each tournament.',
    'MB-168': 'Accessories and the Deck Box begin in play on their own spaces while Singles stay in hand.',
    'MB-169':
      'The first player is whoever placed highest in the previous tournament; for the first round or a tie it is the player who most recently opened a real booster pack.',
  },
  'Tournament - tableau': {
    'MB-170': 'Singles are placed in the left-most free tableau slot.',
    'MB-171': 'The tableau is always contiguous, so no gaps may exist.',
    'MB-172': 'A gap is closed at once, before any effect happens, by sliding the cards on its right to the left.',
  },
  'Tournament - deck box and accessory slots': {
    'MB-173':
      'The Deck Box starts face up in its own slot and can be affected or targeted only by effects that say so.',
    'MB-174':
      'Two Accessory slots exist, both Accessories start face up, and they can be affected or targeted only by effects that say so.',
  },
  'Illegal decks': {
    'MB-175': 'A deck with too many cards has random cards removed to the binder until it holds eight.',
  },
  Discards: {
    'MB-176': 'In a tournament, discarded cards go to the owner’s binder and remain owned.',
    'MB-177': 'Anything in the Store discard can come back into circulation through a reshuffle.',
    'MB-178': 'Cards sent to the box or removed from the game never return.',
  },
  'Card interactions': {
    'MB-179': 'Unclear interactions are settled by a house rule on which all players agree.',
  },
  'Face-down cards': {
    'MB-180': 'While face down a card lacks every attribute and effect and cannot acquire any.',
    'MB-181':
      'A face-down card still counts as a card for position and count effects (an effect paying 5 RP per card on its left counts face-down ones too).',
    'MB-182': 'A face-down card is never the Top card and cannot be clashed with.',
    'MB-183':
      'Turning face down strips star tokens and Sell Markers from a card, and none can be added while face down.',
    'MB-184': 'Face-down cards are untargetable except by effects that explicitly allow it.',
  },
  'Tournament - turns': {
    'MB-185':
      'A turn consists of one compulsory Single play plus at most one optional Action, ordered as the player likes.',
    'MB-186': 'A player unable to play a Single may not take an Action and passes instead.',
    'MB-187': 'A player cannot play a Single with an empty hand or a completely filled tableau.',
    'MB-188': 'The tournament ends once all players pass in succession.',
    'MB-464':
      'A pass skips just that turn; only an unbroken round of passes by everyone ends the tournament, so a player who regains a hand card and a free slot plays again.',
  },
  'Tournament - actions': {
    'MB-189': 'Actions carry the Action trigger; mostly Accessories have them but any card may.',
    'MB-190': 'Using an Action performs its text and then flips that card face down.',
    'MB-191': 'At most one Action may be used per turn, before or after playing the Single.',
    'MB-192': 'Text that lets something be done in the manner of an Action is itself an Action effect.',
  },
  'Tournament - playing and RP': {
    'MB-193': 'A played Single enters face up at the left-most vacancy of the tableau.',
    'MB-194': 'RP have no upper limit in a tournament.',
    'MB-195': 'Placement is decided by total RP at the end of the tournament.',
  },
  'Top card': {
    'MB-196': 'The right-most face-up tableau card is the Top Card; face-down cards are skipped.',
    'MB-197': 'The Top Card is the card used for clashes.',
    'MB-198':
      'Top effects work only while the tableau is not full and the owner still has cards in hand; losing them does not end a card’s Top Card status for clashes.',
    'MB-199': 'A player whose tableau cards are all face down has no Top Card.',
    'MB-463':
      'Worked example: once the right-most card is face down, the nearest face-up card to its left is the Top Card.',
  },
  'Deck Boxes and Accessories as Singles': {
    'MB-200':
      'Card effects may bring a Deck Box or Accessory into hand or tableau although decks may not include them as Singles.',
    'MB-201': 'Such a Deck Box or Accessory held in hand is playable on its holder’s turn as if it were a Single.',
    'MB-202': 'A Deck Box or Accessory in the tableau counts as a Single.',
  },
  'Aftermarket space': {
    'MB-203': 'The Aftermarket is unlimited in deckbuilding but limited to 12 cards during tournaments.',
    'MB-204':
      'When added cards would exceed 12, all existing Aftermarket cards go to the Store discard first and then the new cards are added (10 present + 5 new leaves just the 5).',
  },
  Triggers: {
    'MB-205':
      'Play effects resolve at once when the card comes into play from hand, and the card counts as in play while resolving.',
    'MB-206': 'Next effects apply to the next card the owner plays, provided the Next card is still face up.',
    'MB-207':
      'A Next effect applies regardless of whose turn it is or which tableau slot the next card enters, with exact timing given by its text.',
    'MB-208': 'Flip effects resolve when the card is flipped face down: effect first, then the card turns over.',
    'MB-209': 'Ongoing effects apply continuously while the card is face up in the tableau.',
    'MB-210': 'If several Ongoing effects interact, the most recently played card prevails.',
    'MB-211':
      'Top effects apply only while the card is its owner’s right-most face-up card, the tableau is not full and the owner has cards in hand.',
    'MB-212': 'Flipping or rearranging other cards can keep a Top effect alive for several rounds.',
    'MB-213': 'Score effects activate at tournament end, only on face-up cards.',
    'MB-214': 'Score order is tableau left to right, then Deck Box, then Accessories, then Metagames.',
    'MB-215':
      'A Reaction may be used whenever its stated condition is met; with no condition it may respond to any effect.',
    'MB-216': 'Using a Reaction flips the reacting card face down.',
    'MB-217': 'Reactions, like Actions, are optional for their owner.',
    'MB-218': 'All effects other than Reactions (and Actions) are mandatory and must happen at the right time.',
  },
  Priority: {
    'MB-219': 'Effect priority is Top, then Ongoing, then Play, then Next, then Score.',
    'MB-220':
      'Flip and Reaction opportunities are offered to the active player first and then clockwise round the table.',
    'MB-221': 'A player with several simultaneous effects of the same trigger chooses their order.',
  },
  'General rules - effect verbs': {
    'MB-222': 'Steal moves something (normally RP) from one player to another, and RP stolen count as RP gained.',
    'MB-223': 'By default a discard ends in the owner’s binder and that card is out for this tournament.',
    'MB-224': 'Discards come from hand unless stated otherwise.',
    'MB-225': 'Revealing a hand card shows it to all players and returns it to hand.',
    'MB-226': 'Revealing a face-down card shows it to all players and returns it face down to the same slot.',
    'MB-227': 'Flip means face up to face down only; an effect that flips needs a face-up target.',
    'MB-228': 'A flipped card is blank: it also loses its set and every other attribute.',
    'MB-229': 'Rare effects can unflip a card, turning it face up.',
    'MB-230': 'A card protected from flipping may not be chosen when an opponent makes you choose a card to flip.',
    'MB-231':
      'Worked example: when the only card matching a forced flip is protected, there is no legal target and the effect is ignored.',
    'MB-232':
      'Worked example: when a free-choice flip is forced and the other cards are protected, the one unprotected card must be chosen.',
    'MB-477':
      'Worked example detail: the protecting card shields its neighbours, not itself, and only from effects of opponents.',
  },
  'Infinite loops': {
    'MB-233': 'A player causing an unstoppable loop of mandatory effects is removed from the tournament at once.',
    'MB-234':
      'The looping player scores VP as for first place, without preventing another player from really taking first place.',
    'MB-235': 'The looping player’s hand, tableau, box and accessories go to the Store discard.',
    'MB-236':
      'The looping player gains Dollars equal to the total sell value of those cards, except in the last tournament.',
  },
  'Set-specific keywords': {
    'MB-237':
      'A keyword always has the same meaning, most cards also print its text in full, and the definitions are collected in the glossary.',
  },
  Clashing: {
    'MB-238': 'A clash against another player needs an opponent with a Top Card; players lacking one cannot be chosen.',
    'MB-239': 'A multi-player clash includes every player who has a Top Card.',
    'MB-240': 'Each participant reveals the top Store card, starting with the initiator and going clockwise.',
    'MB-241': 'A participant’s clash total is the revealed card’s stars plus the stars of the participant’s Top Card.',
    'MB-242': 'A sole highest total wins and all other participants lose.',
    'MB-243': 'A tie for the highest total means nobody wins and nobody loses.',
    'MB-244': 'Consequences depend on the card that caused the clash.',
    'MB-245':
      'Cards revealed for a clash go to the Aftermarket, emptying it to the Store discard first if space (12) is lacking.',
    'MB-246': 'A clash with fewer than two participants does not occur.',
    'MB-247': 'Some effects create several winners or several losers.',
  },
  'Clashing - example': {
    'MB-248':
      'Worked example: 10+3=13 against 8+6=14 makes the 14 side the winner, and both revealed cards go to the Aftermarket.',
  },
  'Ending the tournament': {
    'MB-249': 'At tournament end all effects except Score effects stop working unless stated otherwise.',
    'MB-250':
      'Step 1: each player activates the Score effects of face-up Singles, Deck Box, Accessories and then the Metagames, with every player doing the Metagame effects for themselves.',
    'MB-251': 'Step 2: VP are awarded from the chart for the current round, whatever the number of players.',
    'MB-252': 'Placement follows accumulated RP.',
    'MB-253': 'Tied players pool the VP of all the places they occupy and share them equally, rounded down.',
    'MB-254':
      'Step 3: a whole promo set is revealed according to the Prize Support column, and each player receives one card of it at random.',
    'MB-255': 'Step 4: the whole Store Area is cleared into the Store discard and dealt anew.',
    'MB-256':
      'Step 5: after rounds 1 and 2 all cards return to their owners’ binders, boards flip back and Sell Markers return.',
    'MB-257': 'At tournament end, foreign cards you hold or have in play are kept and go to your own binder.',
    'MB-258':
      'Step 6: after the third round’s tournament the game goes to final scoring (with a Pre-Release the third round is dropped, so this follows the round 2 tournament; see MB-051).',
  },
  'VP chart': {
    'MB-259': 'Pre-Release VP for 1st to 6th are 7, 5, 4, 3, 2, 0 with no prize support.',
    'MB-260': 'Round 1 VP for 1st to 6th are 21, 15, 12, 9, 6, 0 with Bronze prize support.',
    'MB-261': 'Round 2 VP for 1st to 6th are 28, 20, 16, 12, 8, 0 with Silver prize support.',
    'MB-262': 'Final round VP for 1st to 6th are 42, 30, 24, 18, 12, 0 with no prize support.',
  },
  'Game end': {
    'MB-263': 'Final VP are the sum of tournament, collection, NPC and received Friendship VP.',
    'MB-264': 'The player with the most VP wins.',
    'MB-265': 'Ties break by tournament VP, then collection VP, then NPC VP, then Friendship VP.',
  },
}
