import type { Rulebook } from '@cardwright/engine'

/** What the comprehensive rules add, and what cards say of them. */
export const comprehensive: Rulebook = {
  'WS-088': {
    section: 'Game end',
    text: 'A player loses at the next rule-action check when holding four or more level cards.',
  },
  'WS-089': { section: 'Game end', text: 'A player also loses when deck and waiting room are both empty.' },
  'WS-090': { section: 'Game end', text: 'Both losing in the same check is a draw.' },
  'WS-091': {
    section: 'Game end',
    text: 'Conceding is possible at any moment, takes effect at once and cannot be influenced by effects.',
  },
  'WS-092': { section: 'Game end', text: 'An effect that says a player wins or loses acts during its resolution.' },
  'WS-093': { section: 'Principles', text: 'Card text overrides the general rules.' },
  'WS-094': { section: 'Principles', text: 'Impossible actions are skipped; do as much as can be done.' },
  'WS-095': {
    section: 'Principles',
    text: 'Putting something into a state it already has is not an action (no event).',
  },
  'WS-096': { section: 'Principles', text: 'Zero or negative repetitions do nothing.' },
  'WS-097': { section: 'Principles', text: 'When one effect forbids and another allows, the forbidding one prevails.' },
  'WS-098': { section: 'Principles', text: 'Simultaneous decisions: turn player decides first.' },
  'WS-099': {
    section: 'Zones',
    text: 'Each player has a face-up resolution zone; it holds events being resolved, trigger-check cards and damage cards (the CR wording on damage speaks of the damaged player’s own zone).',
  },
  'WS-100': {
    section: 'Play',
    text: 'A character or event may be played if the player’s level is equal to or above its level.',
  },
  'WS-101': {
    section: 'Climax',
    text: 'Climax phase: after a check timing the turn player may play at most one climax from hand; colour condition applies, no level and no cost.',
  },
  'WS-102': {
    section: 'Climax',
    text: 'A newly placed climax displaces an earlier one (the older goes to the waiting room by rule action).',
  },
  'WS-103': {
    section: 'Timing',
    text: 'Check timing: first all due rule actions, repeated; then one waiting AUTO ability; repeat until nothing is left.',
  },
  'WS-104': {
    section: 'Timing',
    text: 'The turn player resolves all own waiting AUTO abilities, in chosen order, before the other player resolves one.',
  },
  'WS-105': { section: 'Timing', text: 'A check timing precedes every play timing.' },
  'WS-106': {
    section: 'Timing',
    text: 'An AUTO ability waits once per time its condition was met, and new ones that arise join the pool of their owner.',
  },
  'WS-107': {
    section: 'Timing',
    text: 'A waiting ability still resolves if its card has left the zone, but parts that need the card where it was do nothing.',
  },
  'WS-108': {
    section: 'Rule actions',
    text: 'Interrupt-type rule actions suspend whatever is going on and are carried out at once; the others wait for a check timing.',
  },
  'WS-109': {
    section: 'Rule actions',
    text: 'Level-up is an interrupt-type rule action, so it happens before the next step of the current procedure (for example before the two clock-phase draws).',
  },
  'WS-110': {
    section: 'Rule actions',
    text: 'If two interrupt actions fall due together for one player, that player picks the order; across players the turn player’s come first.',
  },
  'WS-111': {
    section: 'Rule actions',
    text: 'Steps that happen to several cards or players simultaneously are not split by interrupts.',
  },
  'WS-112': {
    section: 'Rule actions',
    text: 'Check-type: with several characters in one position all but the newest go to the waiting room.',
  },
  'WS-113': {
    section: 'Rule actions',
    text: 'Check-type: a character with power 0 or less is put into the waiting room.',
  },
  'WS-114': {
    section: 'Rule actions',
    text: 'Only characters may be on stage and only climaxes in the climax area: a card of another kind cannot be moved to the climax area; what becomes of a non-character put on stage is unsettled, proposed: waiting room.',
  },
  'WS-115': {
    section: 'Markers',
    text: 'Markers lie under a stage position’s character, are not themselves on stage, travel with it when it changes position, and go to the waiting room when it leaves the stage.',
  },
  'WS-116': {
    section: 'Principles',
    text: 'A card that changes zone is a new object; earlier modifiers no longer apply.',
  },
  'WS-117': { section: 'Refresh', text: 'Refresh is an interrupt-type rule action.' },
  'WS-118': {
    section: 'Refresh',
    text: 'Since 1 Aug 2022 (CR 2.07) the penalty card is clocked immediately as part of the refresh, before the interrupted action goes on.',
  },
  'WS-119': {
    section: 'Refresh',
    text: 'The cards in the resolution zone are not part of a refresh that happens meanwhile.',
  },
  'WS-120': {
    section: 'Refresh',
    text: 'Deck empty while the waiting room is empty too: within damage with no climax among the cards turned, the player loses at once; otherwise the refresh waits until a card reaches the waiting room, with WS-089 applying at the next check.',
  },
  'WS-121': { section: 'Attack', text: 'On the first turn of the game the first player may make only one attack.' },
  'WS-122': {
    section: 'Attack',
    text: 'Attack declaration: choose one upright center-stage character, it becomes rested; or choose to stop.',
  },
  'WS-123': {
    section: 'Attack',
    text: 'With a character opposite, choose front or side attack; without, the attack is direct.',
  },
  'WS-124': {
    section: 'Attack',
    text: 'A side attack lowers the attacker’s soul by the level of the character opposite, until end of turn.',
  },
  'WS-125': { section: 'Attack', text: 'A direct attack raises the attacker’s soul by 1, until end of turn.' },
  'WS-126': {
    section: 'Attack',
    text: 'Positions mirror: center left faces the opponent’s center right; back left is behind left and middle, back right behind middle and right (this defines "in front of").',
  },
  'WS-127': {
    section: 'Attack',
    text: 'The kind of attack is fixed at declaration: if the opposite character leaves, a front attack stays front (no bonus, counter still allowed, no battle) and a side attack stays side.',
  },
  'WS-128': {
    section: 'Trigger',
    text: 'Trigger step: the turn player turns the top deck card into the resolution zone and applies its icons, left to right.',
  },
  'WS-129': {
    section: 'Trigger',
    text: 'Afterwards the trigger card goes face down on top of the stock unless an icon or effect moved it.',
  },
  'WS-130': { section: 'Trigger', text: 'Soul icon: attacker gets +1 soul until end of turn, each icon separately.' },
  'WS-131': { section: 'Trigger', text: 'Comeback: may return one character from own waiting room to hand.' },
  'WS-132': { section: 'Trigger', text: 'Return: may return one opposing stage character to its owner’s hand.' },
  'WS-133': { section: 'Trigger', text: 'Draw: may draw one.' },
  'WS-134': {
    section: 'Trigger',
    text: 'Pool: may put the top deck card into stock (then the trigger card follows as usual).',
  },
  'WS-135': {
    section: 'Trigger',
    text: 'Treasure: the trigger card itself goes to hand, and the top deck card may be put into stock.',
  },
  'WS-136': {
    section: 'Trigger',
    text: 'Shot: this turn, when the next damage by that attacker is cancelled, deal one damage to the opponent.',
  },
  'WS-137': { section: 'Trigger', text: 'Gate: may return one climax from own waiting room to hand.' },
  'WS-138': {
    section: 'Trigger',
    text: 'Standby: may put a character of level up to own level + 1 from own waiting room on any own position, rested.',
  },
  'WS-139': {
    section: 'Trigger',
    text: 'Choice: may take a character with a soul trigger icon from own waiting room, to hand or to stock.',
  },
  'WS-140': {
    section: 'Counter',
    text: 'Counter step exists only in a front attack; the defender may use one counter card or ability.',
  },
  'WS-141': {
    section: 'Counter',
    text: 'Backup is an ability used from hand: level condition and ability cost apply, colour does not.',
  },
  'WS-142': { section: 'Counter', text: 'A counter event is played as a card: level, cost and colour all apply.' },
  'WS-143': {
    section: 'Damage',
    text: 'Damage step: the attacker deals damage equal to its current soul; 0 or less means none.',
  },
  'WS-144': {
    section: 'Damage',
    text: 'Damage process: one card at a time from deck to resolution zone; only when the full number is reached without a climax do they go to the clock in that order.',
  },
  'WS-145': {
    section: 'Damage',
    text: 'Cards in the resolution zone are not yet damage, so cancelled damage can never level a player up.',
  },
  'WS-146': { section: 'Damage', text: 'Damage marked as not cancellable ignores climaxes.' },
  'WS-147': {
    section: 'Battle',
    text: 'Battle step (front attack, both present): lower power becomes reversed, equal power reverses both.',
  },
  'WS-148': {
    section: 'Attack',
    text: 'The order within one attack is declaration, trigger, counter, damage, battle; then a new declaration.',
  },
  'WS-149': {
    section: 'Encore',
    text: 'Encore step ends the attack phase, also without attacks: the turn player puts own reversed characters one at a time into the waiting room with a check timing after each, then the other player does.',
  },
  'WS-150': { section: 'Encore', text: 'The encore step repeats until no reversed character is left on either stage.' },
  'WS-151': {
    section: 'Encore',
    text: 'Every character has an unwritten AUTO Encore costing three stock, usable whenever it goes from stage to waiting room, in any phase and on either turn.',
  },
  'WS-152': {
    section: 'Encore',
    text: 'Several Encore abilities of one card each wait; only the first paid one can bring it back.',
  },
  'WS-153': {
    section: 'End',
    text: 'End phase: discard and climax removal repeat with check timings until nothing is due; then until-end-of-turn effects stop.',
  },
  'WS-154': {
    section: 'Effects',
    text: '"Up to N" allows fewer including none; "choose N" takes as many as possible.',
  },
  'WS-155': {
    section: 'Effects',
    text: 'Searching a deck for cards with a stated property may find nothing; the deck is shuffled afterwards.',
  },
  'WS-156': { section: 'Effects', text: 'Choices and targets are made during resolution, not on activation.' },
  'WS-157': {
    section: 'Effects',
    text: '"You may pay the cost. If you do" - the cost is paid on resolution, all of it or not at all.',
  },
  'WS-158': {
    section: 'Effects',
    text: 'CONT effects are recomputed all the time; dependent effects after the ones they depend on, otherwise by time stamp (when the source came to its place from another zone, or when the ability was played).',
  },
  'WS-159': { section: 'Keywords', text: 'CXCOMBO is a label without rules meaning of its own.' },
  'WS-160': {
    section: 'Effects',
    text: 'Climaxes count as level 0 where a card’s text looks at levels of revealed cards (stated as a reminder).',
  },
  'WS-161': {
    section: 'Effects',
    text: 'A lasting effect from an AUTO/ACT ability or event does not carry over to a card that changes zone afterwards; a change of stage position does not end it.',
  },
  'WS-162': {
    section: 'Timing',
    text: 'For abilities triggered by a zone change: between a public and a hidden zone the card’s state in the public one counts; leaving the stage uses the state on stage; any other move between public zones uses the state after it.',
  },
  'WS-163': { section: 'Timing', text: 'A state-based trigger waits only once at a time.' },
  'WS-164': {
    section: 'Effects',
    text: 'Several replacement effects at once: the affected card’s or player’s controller orders them; those about the kind of attack go turn player first.',
  },
  'WS-165': {
    section: 'Keywords',
    text: 'Great Performance: while upright or rested in the center middle, the opponent’s attack becomes a front attack on this card.',
  },
  'WS-166': { section: 'Zones', text: 'Face-down cards in level or memory have no colour or other properties.' },
  'WS-173': {
    section: 'Counter',
    text: 'Backup X, Level L: the cost includes putting this card from hand into the waiting room; one own character under front attack gets +X power until end of turn.',
  },
}
