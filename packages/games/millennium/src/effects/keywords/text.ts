import type { RuleId } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { type Keyword, type KeywordUse, keywordOf } from './vocabulary.ts'

interface Said {
  readonly name: string
  readonly means: string
  readonly rule: RuleId
}

const say = (name: string, rule: RuleId, means: string): Said => ({ name, means, rule })

/** MB-237: what each keyword is called and means. */
export const keywordTexts: Readonly<Record<Keyword, Said>> = {
  anvilDrop: say('Anvil Drop', 'MB-399', 'Action: Flip a card with fewer stars than this in another player’s tableau.'),
  anvilDropPlus: say(
    'Anvil Drop PLUS',
    'MB-400',
    'Action: Flip a card with more stars than this in another player’s tableau.',
  ),
  blastOff: say('Blast Off', 'MB-401', 'Action: Put 3 star tokens on a card in your tableau.'),
  blastOffPlus: say('Blast Off PLUS', 'MB-403', 'Action: Put 5 star tokens on a card in your tableau.'),
  bore: say('Bore', 'MB-404', 'Action: Flip a card in any tableau that has exactly as many stars as this.'),
  clobber: say(
    'Clobber',
    'MB-405',
    'Play: Clash with an opponent. The winner gains 15 RP, and the loser’s card is flipped.',
  ),
  coinOp: say('Coin Op', 'MB-406', 'Action: Pay $2 to use all Play effects of this card again.'),
  coinOpPlus: say('Coin Op PLUS', 'MB-407', 'Action: Pay $4 to use all Play effects of this card again.'),
  combine: say(
    'Combine',
    'MB-408',
    'Next: If your next card shares neither Element nor Type with this, gain 20 RP. If it shares both, gain 30 RP.',
  ),
  drink: say(
    'Drink',
    'MB-410',
    'Play: Choose a player and reveal the top card of the Store. They play it without its Play effects, or lose twice its stars in RP and you take the card into your hand.',
  ),
  duelist: say(
    'Duelist',
    'MB-413',
    'Reaction: In a clash you may use this card in place of your Top Card. It is flipped after the clash.',
  ),
  earthcraft: say(
    'Earthcraft',
    'MB-414',
    'Ongoing: Whenever you play another Earth card, use this card’s Play effects again. This cannot be copied.',
  ),
  epic: say('Epic', 'MB-415', 'Your deck may have only one Epic card.'),
  foreboding: say('Foreboding', 'MB-417', 'Play: Name a Single. Your cards may speak of what you have named.'),
  fusion: say(
    'Fusion',
    'MB-419',
    'You can play this only if two different face-up cards of your tableau have one of its Elements and one of its Types.',
  ),
  heroic: say(
    'Heroic',
    'MB-421',
    'Reaction: When an effect would flip a Single in another player’s tableau, you may flip this instead.',
  ),
  holdup: say(
    'Holdup',
    'MB-423',
    'Play: Choose a Single. Its owner gives you 20 RP or flips it. Nobody can react to this.',
  ),
  investigate: say(
    'Investigate',
    'MB-425',
    'Play: Name a Type or an Element. Each player reveals all such cards in their hand.',
  ),
  levelUp: say(
    'Level Up',
    'MB-426',
    'Comes into play with a star token. When you use its Action, you may remove a star token instead of flipping it.',
  ),
  mean: say(
    'Mean',
    'MB-427',
    'Play: Clash with an opponent, who uses a card of your choice. The winner gains 20 RP, and the losing card is flipped.',
  ),
  mimicry: say(
    'Mimicry',
    'MB-428',
    'Has the Elements and Types of the face-up card to its left instead of its own, also during scoring.',
  ),
  mimicryPlus: say(
    'Mimicry PLUS',
    'MB-430',
    'Has the Elements and Types of both its neighbours instead of its own, also during scoring.',
  ),
  positioning: say('Positioning', 'MB-431', 'Play: Turn this card to the left or to the right.'),
  routeClear: say(
    'Route Clear',
    'MB-432',
    'Flip: Return this card to your binder, then play a card from your hand and flip it.',
  ),
  scurry: say('Scurry', 'MB-433', 'Play: You may move this card anywhere in your tableau.'),
  scurryPlus: say('Scurry PLUS', 'MB-434', 'Play: You may move this card anywhere in any tableau.'),
  shadowbond: say(
    'Shadowbond',
    'MB-435',
    'Ongoing: Your other Dark cards have this card’s Flip effects. This cannot be copied.',
  ),
  speed: say('Speed', 'MB-436', 'Play: You may play another card this turn.'),
  speedPlus: say('Speed PLUS', 'MB-438', 'Play: You may play another card this turn, even without a free slot.'),
  spellbook: say(
    'Spellbook',
    'MB-439',
    'Play: You may take a card of this symbol from the Aftermarket into your hand.',
  ),
  synchro: say(
    'Synchro',
    'MB-440',
    'Next: Your next card comes into play with 2 star tokens. Then put 2 star tokens on this.',
  ),
  thwomp: say('Thwomp!', 'MB-441', 'Play: If the card to its left has fewer stars, flip it and gain 10 RP.'),
  toll: say(
    'Toll',
    'MB-442',
    'Ongoing: Whenever another player loses a clash, they pay you $2. If they cannot, steal 5 RP from them.',
  ),
  undead: say(
    'Undead',
    'MB-444',
    'May come into play with one of your Sell Markers. If an opponent’s effect would flip it, remove a Sell Marker instead.',
  ),
  undeadPlus: say(
    'Undead PLUS',
    'MB-445',
    'May come into play with two of your Sell Markers. If an opponent’s effect would flip it, remove a Sell Marker instead.',
  ),
  unite: say(
    'Unite',
    'MB-446',
    'On your turn you may attach Constructs from your hand. If this would be flipped, you may put one of them into your binder instead.',
  ),
  unitePlus: say(
    'Unite PLUS',
    'MB-448',
    'On your turn you may attach Constructs from your hand. This card gains their stars, Elements, Types, sets, rarities and names.',
  ),
}

export const keywordName = (use: KeywordUse): string =>
  typeof use === 'string' ? keywordTexts[use].name : `${keywordTexts.spellbook.name}: ${capital(use.spellbook)}`

export const keywordMeans = (use: KeywordUse): string => keywordTexts[keywordOf(use)].means
