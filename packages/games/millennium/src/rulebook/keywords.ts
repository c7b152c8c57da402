import type { Sections } from './sections.ts'

export const keywords: Sections = {
  'Keyword glossary': {
    'MB-399': 'Anvil Drop (Action): flip a card with fewer stars than this card in another player’s tableau.',
    'MB-400': 'Anvil Drop PLUS (Action): flip a card with more stars than this card in another player’s tableau.',
    'MB-401': 'Blast Off (Action): may flip this card to put three +1 star tokens on one card in your tableau.',
    'MB-402': 'Star tokens add one star each to the card they are on.',
    'MB-403': 'Blast Off PLUS (Action): five star tokens instead of three.',
    'MB-404': 'Bore (Action): choose one tableau card anywhere with exactly the same stars as this card and flip it.',
    'MB-405':
      'Clobber (Play): start a clash against one opponent, worth 15 RP to its winner, while the loser’s clashing card is flipped (RP icon: see MB-476).',
    'MB-406':
      'Coin Op (Action): for 2 Dollars all Play effects of this card happen once more, and the usual Action flip follows.',
    'MB-407': 'Coin Op PLUS (Action): as Coin Op with a price of 4 Dollars.',
    'MB-408':
      'Combine (no trigger printed; works as Next): if your next card shares neither Type nor Element with this one gain 20 RP (icon: MB-476).',
    'MB-409':
      'Combine (no trigger printed; works as Next): if your next card shares both a Type and an Element with this one gain 30 RP; sharing just one of the two gives nothing.',
    'MB-410':
      'Drink (Play): a player you pick is confronted with the revealed top Store card and must take one of two outcomes.',
    'MB-411': 'Drink outcome A: the chosen player plays the revealed card while ignoring its Play effects.',
    'MB-412':
      'Drink outcome B: the chosen player loses twice the card’s stars in RP (icon: MB-476) and the card goes to the hand of the player who used Drink.',
    'MB-413':
      'Duelist (Reaction): this card may substitute for your Top Card in a clash of yours and is flipped once that clash is over, win or lose.',
    'MB-414':
      'Earthcraft (Ongoing): every further Earth card you play repeats this card’s Play effect; the keyword itself is uncopyable.',
    'MB-415': 'Epic (Deckbuilding): at most one Epic card may be brought in a deck, played or not.',
    'MB-416': 'Epic: extra Epic cards gained during a tournament may still be played.',
    'MB-417': 'Foreboding: lets you name a card, to which this or other cards may refer.',
    'MB-418':
      'Foreboding: named cards are tracked per player for the whole tournament, and only your own named cards count for your cards.',
    'MB-419':
      'Fusion: the card can be played only if your tableau’s face-up cards supply at least one of its Elements and one of its Types.',
    'MB-420': 'Fusion: the Element and the Type must come from two different cards.',
    'MB-421':
      'Heroic (Reaction): this card may be flipped in the place of somebody else’s Single about to be flipped by an effect.',
    'MB-422': 'Heroic: the saved card is not flipped and its Flip effects do not activate.',
    'MB-423': 'Holdup (Play): choose a Single, whose owner must give you 20 RP (icon: MB-476) or flip it.',
    'MB-424': 'Holdup: this effect cannot be reacted to.',
    'MB-425':
      'Investigate (Play): name one of the six Types or six Elements, and each player reveals all hand cards that match.',
    'MB-426':
      'Level Up: the card enters play with one star token, and using its Action may remove a star token instead of flipping it.',
    'MB-427':
      'Mean (Play): clash with an opponent who must use a tableau card of your choice; the winner flips the losing card and gains 20 RP (icon: MB-476).',
    'MB-428':
      'Mimicry: the card has the Elements and Types of the face-up card immediately to its left instead of its own.',
    'MB-429': 'Mimicry: it ends if the left card is flipped and keeps working during scoring.',
    'MB-430': 'Mimicry PLUS: the card has the Elements and Types of both immediate neighbours.',
    'MB-431': 'Positioning (Play): the card is played sideways, facing left or right.',
    'MB-432':
      'Route Clear (Flip): this card goes home to the binder, after which its owner plays a hand card to the tableau and flips that card.',
    'MB-433':
      'Scurry (Play): you may insert the card at any position of your tableau, and the cards from that position on move one slot right.',
    'MB-434': 'Scurry PLUS (Play): it may be placed into any player’s tableau.',
    'MB-435':
      'Shadowbond (Ongoing): this card’s Flip effect is shared with all your other Dark tableau cards; the keyword itself is uncopyable.',
    'MB-436': 'Speed (Play): you may play another card this turn, after all effects of the first are complete.',
    'MB-437': 'Speed: Actions may be used between the two plays.',
    'MB-438':
      'Speed PLUS (Play): the extra card may be played even with no free slot, creating its own additional slot while it is in your tableau.',
    'MB-439':
      'Spellbook: you may add an Aftermarket card of the printed symbol to your hand (the symbol is missing from the seed text).',
    'MB-440':
      'Synchro (no trigger printed; works as Next): your next card enters with two star tokens, after which two star tokens go on this card (token icons lost in the seed).',
    'MB-441':
      'Thwomp! (Play): a left neighbour with fewer stars is flipped and something is gained (the compared icon, read as stars, and the gain with its amount are lost in the seed).',
    'MB-442': 'Toll (Ongoing): the loser of any clash at the table owes you 2 Dollars.',
    'MB-443':
      'Toll: if the loser lacks the money you steal 5 RP from that player instead (the icon is lost in the seed; stealing normally means RP).',
    'MB-444':
      'Undead (Ongoing): it may enter bearing one of your Sell Markers, and a flip by an opponent strips a marker rather than flipping it.',
    'MB-445': 'Undead PLUS (Ongoing): it enters with two Sell Markers instead of one.',
    'MB-446': 'Unite (Ongoing): on your turn, as many hand Constructs as you like may be attached beneath this card.',
    'MB-447':
      'Unite: whenever the host would be flipped, for whatever reason, its owner may send one attached card to the binder to stop that flip.',
    'MB-448':
      'Unite PLUS (Ongoing): any number of hand Constructs may be attached on your turn, and they give this card their combined stars (icon lost in the seed) plus their Elements, Types, Sets, Rarities and names; no flip protection is listed.',
    'MB-476':
      'Glossary point amounts (Clobber, Combine, Drink, Holdup, Mean) are RP although the scan shows a money-bag icon, because Dollars are always written out in words.',
  },
}
