import type { Sections } from './sections.ts'

export const faq: Sections = {
  FAQ: {
    'MB-370': 'FAQ: stars are undefined on a face-down card and nothing can add stars or tokens to it.',
    'MB-371': 'FAQ: copy effects can never be copied.',
    'MB-372': 'FAQ: copying a face-down card has no result; the copier stays as it was.',
    'MB-373':
      'FAQ: when an effect cannot be copied, the card bearing it (even one that is itself a copy) can still be copied, minus that effect.',
    'MB-374': 'FAQ: when told to flip a card of your choosing, flip-protected cards are not selectable.',
    'MB-375': 'FAQ: losing RP stops at zero, and triggers based on a loss still happen even if nothing was lost.',
    'MB-376': 'FAQ: extra tableau slots are at the far right unless stated otherwise.',
    'MB-377': 'FAQ: the Aftermarket space limit applies to the Tournament Phase only.',
    'MB-378':
      'FAQ: within a set the highest-star card has one copy, the lowest has three and the others two; promo sets have one of each; Core is exempt.',
    'MB-379':
      'FAQ: a player resolves own simultaneous Reactions in any order; between players the active player goes first, then turn order.',
    'MB-380': 'FAQ: attached cards are not in the tableau.',
    'MB-381': 'FAQ: when the host card is flipped, its attached card goes to the binder.',
    'MB-382':
      'FAQ: one kind of star token counts as three of another kind for token effects (both icons are scanned alike, so read as a +3 token against +1 tokens).',
    'MB-383': 'FAQ: effects mentioning the Store do not touch the Core deck, which is affected only when named.',
    'MB-384': 'FAQ: several cards discarded at once are discarded in random order.',
    'MB-385':
      'FAQ: when a copied card is flipped or removed the copier reverts to its printed state and may, if Ongoing, then copy another card.',
    'MB-386': 'FAQ: discards are from hand unless otherwise stated (confirmation).',
    'MB-387':
      'FAQ: an Action on the Top Card that starts a clash uses that same card for the clash, being flipped only afterwards.',
    'MB-388': 'FAQ: the Play Area is the tableau plus the Deck Box and Accessory slots.',
    'MB-389':
      'FAQ: Reaction and Flip effects occur as soon as triggered, even between priority bands (after a Top effect and before Ongoing effects).',
    'MB-390': 'FAQ: ownership of a card follows the Play Area it is placed in, however it got there.',
    'MB-391': 'FAQ: a card in an extra slot is discarded when that slot is lost.',
    'MB-392': 'FAQ: cards gained during a tournament, also from other players, go to the gainer’s binder when it ends.',
    'MB-393':
      'FAQ: Accessory and Deck Box slots are not adjacent to anything; adjacency exists only among tableau slots.',
    'MB-394': 'FAQ: an effect with no target does not happen.',
    'MB-395':
      'FAQ: a player forced to decide may not choose an option that cannot be completed (20 RP needed to pay a 20 RP option; two cards needed to flip two); with no completable option the effect does not apply.',
    'MB-396': 'FAQ: cards gained during a tournament go to hand unless stated otherwise.',
    'MB-397': 'FAQ: a revealed card returns to its original state and place afterwards unless stated otherwise.',
    'MB-398': 'FAQ: discarded Core cards go to the Core discard, and all other cards go to the Store discard.',
  },
}
