import type { Ability, Act, Condition, Event, Modifier, Ref, Step, Test, Value } from './core.ts'

type Family<K extends string, N> = N extends { readonly [key in K]: infer Kind extends string } ? `${K}:${Kind}` : never

/** Every kind of node of the core language, such as `do:choose`. */
export type NodeKind =
  | `ability:${Ability['kind']}`
  | Family<'do', Step>
  | Family<'when', Event>
  | Family<'if', Condition>
  | Family<'num', Value>
  | Family<'ref', Exclude<Ref, { readonly ref: 'pronoun' }>>
  | Family<'is', Test>
  | Family<'mod', Modifier>
  | Family<'act', Act>

const FAMILIES = ['do', 'when', 'if', 'num', 'ref', 'is', 'mod', 'act'] as const

/** The kinds of node that a tree is made of. */
export function kindsOf(core: unknown): readonly NodeKind[] {
  const kinds = new Set<string>()
  collect(core, kinds)
  return [...kinds].sort() as NodeKind[]
}

function collect(value: unknown, kinds: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  const node = value as Readonly<Record<string, unknown>>
  for (const family of FAMILIES) if (typeof node[family] === 'string') kinds.add(`${family}:${node[family]}`)
  if ('perTurn' in node) kinds.add(`ability:${node.kind}`)
  for (const inner of Object.values(node)) collect(inner, kinds)
}

/** What each node means, and a sentence that has it. The table in docs/CORE.md is made of these. */
export const NODE_TABLE: Readonly<Record<NodeKind, readonly [meaning: string, example: string]>> = {
  'ability:auto': ['waits for its event; resolves at a check timing', '【AUTO】 When this card attacks, draw a card.'],
  'ability:act': ['is used in the main phase, or in the counter step, for its cost', '【ACT】 [(1)] Draw a card.'],
  'ability:cont': ['holds as long as it is there', '【CONT】 This card gets +500 power.'],
  'ability:event': ['the text of an event card', 'Draw 2 cards.'],
  'do:choose': ["the player picks cards; they are kept under the slot's number", 'Choose 1 of your characters.'],
  'do:chooseTrait': [
    'the player picks a trait, of any card or of these',
    "Choose 1 of your opponent's characters and 1 trait of that character.",
  ],
  'do:declare': [
    'a player picks one of these numbers, for all to hear',
    'Your opponent declares 0 or 1 or 2 or 3. Put the top card of your deck into your waiting room, and if that card is the level your opponent declared, draw a card.',
  ],
  'do:put': [
    "moves cards to one of the spots; the cards that moved are kept under the slot's number",
    'Put the top card of your deck into your stock.',
  ],
  'do:draw': ['draws cards one by one', 'Draw up to 2 cards.'],
  'do:damage': ['deals damage; a climax cancels it unless it says otherwise', 'Deal 1 damage to your opponent.'],
  'do:modify': ['gives modifiers to cards until something ends', 'This card gets +500 power until end of turn.'],
  'do:modifyPlayer': [
    'forbids or allows a player something',
    'Your opponent cannot play events from their hand until end of turn.',
  ],
  'do:look': [
    "shows cards to the player alone; they are kept under the slot's number",
    'Look at up to 3 cards from the top of your deck.',
  ],
  'do:reveal': ['shows cards to both players', 'Reveal the top card of your deck.'],
  'do:search': [
    'looks through a hidden zone and picks cards that pass the tests, or none',
    'Search your deck for up to 1 《Harbour》 character, and shuffle your deck.',
  ],
  'do:shuffle': ['shuffles a zone', 'Shuffle your deck.'],
  'do:turn': ['stands, rests or reverses cards', '【REST】 this card.'],
  'do:face': ['turns cards in a zone face up or face down', 'Turn 1 card in your memory face down.'],
  'do:move': [
    'changes the position on the stage; it stays the same object',
    'Move this card to an open position of your back stage.',
  ],
  'do:exchange': [
    'two cards, or two groups, change places',
    'Choose 1 card in your hand and 1 card in your clock, and exchange them.',
  ],
  'do:may': ['asks whether to do the steps; `did` looks at its id', 'You may draw a card.'],
  'do:pay': [
    "pays the ability's cost, or its own, all of it or nothing",
    '【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, draw a card.',
  ],
  'do:if': ['does the steps if the condition holds now', 'If your level is 2 or higher, draw a card.'],
  'do:repeat': ['does the steps so many times', 'Perform the following action 2 times. "Draw a card."'],
  'do:forEach': [
    'does the steps once for each card, or for every so many of them',
    'For each climax in your waiting room, draw a card.',
  ],
  'do:modes': [
    'the player picks among effects, or does all of them',
    'Choose 1 of the following effects, and perform it. "Draw a card." "Shuffle your deck."',
  ],
  'do:delay': ['waits for an event later, then does the steps', 'At the end of the turn, draw a card.'],
  'do:let': ['says what X is; computed when it is used', 'This card gets +X power. X is equal to your level ×500.'],
  'do:triggerChecks': [
    'the attack under way has so many trigger checks',
    '【AUTO】 When this card attacks, during that attack, perform a trigger check 2 times on the trigger step.',
  ],
  'do:attackAs': ['the attack becomes one of this kind, on this card', '【CONT】 Great Performance'],
  'do:play': ['plays a card without its cost', 'You may play this card without paying its cost.'],
  'do:icon': ['does what a trigger icon does', 'Perform the 【STANDBY】 effect.'],
  'do:instead': [
    'replaces an event before it happens',
    "【CONT】 If this card would attack, you may choose 1 character in your opponent's back stage, and this card frontal attacks that character as the defending character instead.",
  ],
  'do:payInstead': [
    'lets a player pay part of a cost in another way',
    '【CONT】 If you would pay the 【ACT】 cost for 1 of your characters, you may put a marker from underneath this card into your waiting room instead of a card from your stock.',
  ],
  'when:placed': [
    'a card comes to a place, or leaves one',
    '【AUTO】 When this card is placed on the stage from your hand, draw a card.',
  ],
  'when:attacks': ['a card attacks, perhaps in a certain way', '【AUTO】 When this card side attacks, draw a card.'],
  'when:attacked': ['a card is attacked', '【AUTO】 When this card is frontal attacked, draw a card.'],
  'when:becomes': [
    'a card is stood, rested or reversed',
    '【AUTO】 When this card becomes 【REVERSE】 in battle, draw a card.',
  ],
  'when:begins': ['a phase or step begins', '【AUTO】 At the beginning of your climax phase, draw a card.'],
  'when:ends': ['a phase, step or turn ends', '【AUTO】 At the end of your turn, draw a card.'],
  'when:attackEnds': ['an attack of a card is over', "【AUTO】 At the end of this card's attack, draw a card."],
  'when:damage': [
    'damage was dealt, cancelled or not',
    '【AUTO】 When damage dealt by this card is canceled, draw a card.',
  ],
  'when:triggers': [
    'a trigger check turns up a card that passes the tests',
    "【AUTO】 When this card's trigger check reveals a climax, draw a card.",
  ],
  'when:uses': ['a player uses an ability', '【AUTO】 When you use this card\'s "Backup", draw a card.'],
  'when:plays': ['a player plays a card', '【AUTO】 When you play an event, draw a card.'],
  'when:levelUp': ['a player levels up', '【AUTO】 When your opponent levels up, draw a card.'],
  'when:any': ['one of several events', '【AUTO】 When this card attacks or becomes 【REVERSE】, draw a card.'],
  'if:compare': [
    'compares two numbers; "you have" counts cards',
    'If you have 2 or more other 《Harbour》 characters, draw a card.',
  ],
  'if:is': ['each of the cards passes the tests', 'If this card is 【REST】, draw a card.'],
  'if:did': ['the step with this number was done', 'You may draw a card. If you do, shuffle your deck.'],
  'if:otherwise': [
    'the condition before did not hold',
    'If your level is 2 or higher, draw a card. Otherwise, shuffle your deck.',
  ],
  'if:during': ['it is that phase, or turn, of that player', '【CONT】 During your turn, this card gets +500 power.'],
  'if:battle': ['that card is in battle', "【CONT】 During this card's battle, this card gets +500 power."],
  'if:attack': [
    "that card's attack is under way",
    "【AUTO】 During this card's attack, when damage dealt by this card is canceled, draw a card.",
  ],
  'if:happened': [
    'the event has happened this turn',
    '【CONT】 During the turn that this card is placed on the stage from your hand, this card gets +500 power.',
  ],
  'if:checked': [
    'the attack has had so many trigger checks',
    '【AUTO】 When this card attacks, perform a trigger check 2 times on the trigger step. If performed 2 times, draw a card.',
  ],
  'if:cancelled': [
    'the damage just dealt was cancelled',
    'Deal 2 damage to your opponent. If this damage is canceled, draw a card.',
  ],
  'if:not': ['the condition does not hold', 'If you do not have another character, draw a card.'],
  'if:all': ['all conditions hold', 'If your level is 2 or higher, and this card is 【REST】, draw a card.'],
  'if:any': ['one of the conditions holds', 'If your level is 2 or higher, or this card is 【REST】, draw a card.'],
  'num:x': ['what `let` has defined', 'Draw X cards. X is equal to your level.'],
  'num:count': ['how many cards', 'This card gets +500 power for each of your other characters.'],
  'num:stat': ['level, cost, power or soul of a card', "If this card's level is 2 or higher, draw a card."],
  'num:total': ['the sum over cards', 'If the total level of the cards in your level is 3 or higher, draw a card.'],
  'num:distinct': [
    'how many different names, traits, colours or levels',
    'Draw X cards. X is equal to the number of colors your characters have.',
  ],
  'num:icons': [
    'how many trigger icons',
    'Reveal the top card of your deck, and deal X damage to your opponent. X is equal to the number of trigger icons of the revealed card.',
  ],
  'num:playerLevel': ["a player's level", "If your opponent's level is 2 or higher, draw a card."],
  'num:times': ['product', 'This card gets +X power. X is equal to your level ×500.'],
  'num:plus': ['sum', 'Choose 1 character with level equal to or lower than your level +1 in your waiting room.'],
  'num:declared': ['the number that a player has declared', 'Deal either 2 or 3 damage to your opponent.'],
  'num:damage': [
    'the damage that the event is about',
    '【AUTO】 When damage dealt by this card is canceled, deal the same damage to your opponent.',
  ],
  'num:moved': [
    'how many cards the last step has moved or turned',
    'Return all cards in your stock to your deck, shuffle your deck, and put the same number of cards from the top of your deck into your stock.',
  ],
  'num:choose': [
    'the value whose condition holds',
    'Draw X cards. X is equal to 1 if this card is 【REST】, and X is equal to 2 if this card is 【STAND】.',
  ],
  'ref:this': ['the card whose ability it is', 'Put this card into your memory.'],
  'ref:slot': ['the cards of an earlier step', 'Choose 1 character in your waiting room, and return it to your hand.'],
  'ref:event': [
    'the card that the event was about; of a trigger check, the card turned up',
    '【AUTO】 When your other character attacks, that character gets +500 power until end of turn.',
  ],
  'ref:each': [
    'each card that a modifier changes',
    "【CONT】 All of your characters get +X power. X is equal to that character's level ×500.",
  ],
  'ref:battleOpponent': ['the card it battles', "【REVERSE】 this card's battle opponent."],
  'ref:select': [
    'cards in a place that pass the tests; whoever acts chooses if the count leaves a choice',
    'All of your 《Harbour》 characters get +500 power.',
  ],
  'ref:end': ['cards from the top or the bottom of a pile', 'Put the top 2 cards of your deck into your waiting room.'],
  'ref:random': ['cards by lot', "Choose 1 random card in your opponent's hand, and put it into their waiting room."],
  'ref:rest': [
    'what remains of shown cards',
    'Look at up to 3 cards from the top of your deck, choose up to 1 card from among them, put it into your hand, and put the rest into your waiting room.',
  ],
  'ref:union': ['these cards and those', 'This card and 1 of your other characters get +500 power until end of turn.'],
  'ref:either': [
    'cards of one or of the other; whoever acts decides',
    'Choose 1 character in your waiting room or 1 climax in your hand.',
  ],
  'ref:moved': [
    'cards that this effect has put somewhere',
    'Put the top 2 cards of your deck into your waiting room, and draw X cards. X is equal to the number of characters put into your waiting room by this effect.',
  ],
  'is:type': ['character, event or climax', 'Choose 1 climax in your hand.'],
  'is:trait': ['has the trait', 'Choose 1 《Harbour》 card in your hand.'],
  'is:name': ['has the name', 'Choose 1 "Lantern Keeper" in your hand.'],
  'is:nameHas': ['has that in its name', 'Choose 1 card with "Lantern" in its card name in your hand.'],
  'is:colour': ['is of the colour', 'Choose 1 blue card in your hand.'],
  'is:stat': ['compares level, cost, power or soul', 'Choose 1 level 2 or lower character in your hand.'],
  'is:icon': ['has the trigger icon', 'Choose 1 climax with 【GATE】 in its trigger icon in your hand.'],
  'is:state': ['stands, is rested or reversed', 'Choose 1 of your 【REST】 characters.'],
  'is:other': ['is not that card', 'Choose 1 of your other characters.'],
  'is:owner': ['belongs to that player', "Choose 1 of your opponent's cards in your memory."],
  'is:marked': ['has a marker', 'Choose 1 of your characters with a marker.'],
  'is:faceUp': ['lies face up', 'Choose 1 face up card in your memory.'],
  'is:at': [
    'is in that column of the stage',
    'If this card is in the middle position of your center stage, draw a card.',
  ],
  'is:in': ['is in that place', 'If this card is in your memory, draw a card.'],
  'is:endOf': ['is the top or bottom card there', 'If this card is the top card of your clock, draw a card.'],
  'is:facing': ['stands opposite', 'The character facing this card gets -500 power.'],
  'is:inFrontOf': ['stands in front, by WS-126', 'All of your characters in front of this card get +500 power.'],
  'is:inBattle': ['is in battle', 'Choose 1 of your characters in battle.'],
  'is:battling': [
    'is in battle with that card',
    'If this card is in battle with a level 2 or higher character, draw a card.',
  ],
  'is:attacked': ['is being attacked', 'Choose 1 of your characters that is being frontal attacked.'],
  'is:attacking': [
    'is attacking that way',
    '【AUTO】 When damage dealt by your direct attacking character is not canceled, draw a card.',
  ],
  'is:ability': ['has an ability of that kind or keyword', 'Choose 1 of your characters with "Alarm".'],
  'is:same': [
    'shares name, trait, colour or a number with that card',
    'Choose 1 card with the same card name as this card in your waiting room.',
  ],
  'is:extreme': [
    'none of these cards has more of it, or none less',
    "Choose 1 of your opponent's characters with the highest power, and 【REST】 it.",
  ],
  'is:different': [
    'the chosen cards differ in that',
    'Choose 2 characters with different card names in your waiting room.',
  ],
  'is:any': ['passes one of several lists of tests', 'Choose 1 event or 《Harbour》 character in your hand.'],
  'is:not': ['does not pass the tests', 'Choose 1 character without 《Harbour》 in your hand.'],
  'mod:add': [
    'more or less level, cost, power or soul; layers: level and cost, then power and soul',
    'This card gets -1 level while in your hand.',
  ],
  'mod:trait': ['has a trait more', 'This card gets 《Harbour》.'],
  'mod:name': ['has a name more', 'This card\'s card name is also regarded as "Lantern Keeper".'],
  'mod:colour': ['has a colour more', 'This card gets all colors.'],
  'mod:icon': ['has a trigger icon more', 'This card gets 【GATE】 in its trigger icon.'],
  'mod:ability': ['has abilities more', 'This card gets "【CONT】 This card cannot side attack."'],
  'mod:loseTrait': [
    'lacks a trait',
    "Choose 1 of your opponent's characters and 1 trait of that character, and that character loses that trait until end of turn.",
  ],
  'mod:cannot': ['must not do it; forbidding beats allowing', 'This card cannot side attack.'],
  'mod:may': [
    'can do it although the rules forbid it',
    'This card can be played without fulfilling color requirements.',
  ],
  'act:attack': ['attacking, perhaps in one way', 'This card cannot attack.'],
  'act:attackFromBack': [
    'attacking so from the back stage',
    '【CONT】 You may choose this card as the character that performs an attack. If you do, this card direct attacks.',
  ],
  'act:stand': [
    "standing up, perhaps in a player's stand phase only",
    'This card cannot 【STAND】 during your stand phase.',
  ],
  'act:move': ['changing position', 'This card cannot move to another position.'],
  'act:become': ['becoming reversed or rested', 'This card cannot become 【REVERSE】.'],
  'act:chosen': ['being chosen by effects', "This card cannot be chosen by your opponent's effects."],
  'act:play': ['being played', 'This card cannot be played from your hand.'],
  'act:playCard': ['playing such cards', 'You cannot play events from your hand.'],
  'act:use': ['using such abilities', 'Your opponent cannot use "【AUTO】 Encore" until end of turn.'],
  'act:leave': ['being put somewhere', "This card cannot be returned to your hand by your opponent's effects."],
  'act:ignoreColour': [
    'playing this card, or such cards, whatever their colour',
    'This card can be played without fulfilling color requirements.',
  ],
  'act:loseSoulBySide': ['losing soul by a side attack', "This card's soul does not decrease by side attacking."],
  'act:damage': ['taking damage', 'You cannot receive damage until end of turn.'],
  'act:deal': ['dealing damage to players', 'This card cannot deal damage to a player.'],
  'act:copies': [
    'how many copies a deck may hold',
    '【CONT】 You can put any number of cards with the same card name as this card in your deck.',
  ],
}

export const NODES = Object.keys(NODE_TABLE) as readonly NodeKind[]
