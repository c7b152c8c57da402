import type { Rulebook } from '@cardwright/engine'

/** Section 6: defence and countering. */
export const defence: Rulebook = {
  'CC-109': { section: 'Defence and countering', text: 'Two defences exist: blocking and dodging.' },
  'CC-110': {
    section: 'Defence and countering: blocking',
    text: "Blocking is chosen in one's own combat phase instead of attacking.",
  },
  'CC-111': {
    section: 'Defence and countering: blocking',
    text: 'The block card is a number card from hand of value at most Strength (CC-005), laid face down (CC-A62).',
  },
  'CC-112': { section: 'Defence and countering: blocking', text: 'Blocking ends the combat phase.' },
  'CC-113': {
    section: 'Defence and countering: blocking',
    text: 'If the opponent attacks next turn the block card is revealed.',
  },
  'CC-114': {
    section: 'Defence and countering: blocking',
    text: "Defence total = block card value + Defense Bonus; it is subtracted from the attack's damage.",
  },
  'CC-115': {
    section: 'Defence and countering: blocking',
    text: "Defence total greater than the attack's damage: the block card returns to hand.",
  },
  'CC-116': {
    section: 'Defence and countering: blocking',
    text: 'Damage equal to or above the defence total: the block card is discarded.',
  },
  'CC-117': { section: 'Defence and countering: blocking', text: 'A blocked basic attack does no damage at all.' },
  'CC-118': {
    section: 'Defence and countering: blocking',
    text: 'A blocked basic attack whose value beats the defence total still costs the blocker the block card.',
  },
  'CC-119': {
    section: 'Defence and countering: blocking',
    text: 'Against a blocker there is no combo after the first attack, except after a throw or a (U) move.',
  },
  'CC-120': {
    section: 'Defence and countering: blocking',
    text: "A throw or (U) attack discards the block card and may be comboed from as in one's own combat phase.",
  },
  'CC-121': { section: 'Defence and countering: blocking', text: 'Cards of a blocked attack are discarded.' },
  'CC-122': {
    section: 'Defence and countering: blocking',
    text: "If the opponent does not attack, the block card returns to hand at the start of the blocker's next turn.",
  },
  'CC-123': {
    section: 'Defence and countering: blocking',
    text: 'Against a super move the defence total is doubled (card 6 and bonus 2 stop 16).',
  },
  'CC-124': { section: 'Defence and countering: blocking', text: 'No move may be used to counter while blocking.' },
  'CC-125': {
    section: 'Defence and countering: dodging',
    text: "Dodging answers the opponent's initial attack in their combat phase.",
  },
  'CC-126': {
    section: 'Defence and countering: dodging',
    text: "To dodge, flip the top card of one's draw pile, show it, discard it.",
  },
  'CC-127': {
    section: 'Defence and countering: dodging',
    text: "A flipped value of at most Agility avoids the attack; the attacker's card is discarded.",
  },
  'CC-128': {
    section: 'Defence and countering: dodging',
    text: "Once a dodge succeeds, the attacker's combat phase is over.",
  },
  'CC-129': { section: 'Defence and countering: dodging', text: 'An Ace counts as 1 for dodging.' },
  'CC-130': {
    section: 'Defence and countering: dodging',
    text: 'After a successful dodge the dodger may make one ranged attack.',
  },
  'CC-131': {
    section: 'Defence and countering: dodging',
    text: 'No combo may follow that ranged attack whatever its type (except by (S), CC-097).',
  },
  'CC-132': {
    section: 'Defence and countering: countering',
    text: "Countering answers the opponent's initial attack in their combat phase.",
  },
  'CC-133': {
    section: 'Defence and countering: countering',
    text: "A countering attack needs priority equal to or above the attack's (equal is a negation).",
  },
  'CC-134': {
    section: 'Defence and countering: countering',
    text: 'With higher priority the countered cards are discarded and the counterer may combo with the combo points left after the counter (its own damage: CC-A64).',
  },
  'CC-135': {
    section: 'Defence and countering: countering',
    text: "Both sides' cards of such an exchange end in the discard piles.",
  },
  'CC-136': {
    section: 'Defence and countering: countering',
    text: 'Any higher-priority move counters any lower-priority move, whatever their classes.',
  },
  'CC-137': {
    section: 'Defence and countering: negation',
    text: 'Equal priority is a negation: no damage on either side (exception CC-148), cards discarded, combat phase over.',
  },
  'CC-138': {
    section: 'Defence and countering: negation',
    text: 'Basic negates basic only at equal priority and with a card of equal or higher value.',
  },
  'CC-139': {
    section: 'Defence and countering: negation',
    text: '... and only with the opposite colour (red by black, black by red).',
  },
  'CC-140': {
    section: 'Defence and countering: negation',
    text: 'Attack value order: super above special above basic.',
  },
  'CC-141': {
    section: 'Defence and countering: negation',
    text: 'A negating move needs equal or greater attack value than the negated one.',
  },
  'CC-142': {
    section: 'Defence and countering: negation',
    text: 'Hence special cannot negate super; basic cannot negate special or super.',
  },
  'CC-143': {
    section: 'Defence and countering: negation',
    text: 'Supers negate anything, specials negate specials and basics, basics only basics.',
  },
  'CC-144': {
    section: 'Defence and countering: negation',
    text: 'The attack-value rule does not apply to countering by higher priority.',
  },
  'CC-145': {
    section: 'Defence and countering: negation',
    text: 'A throw can never be the negating move (CC-A14 for the reverse).',
  },
  'CC-146': {
    section: 'Defence and countering: ranged attacks',
    text: 'A ranged move can be negated only by another ranged attack or by a move of greater attack value.',
  },
  'CC-147': {
    section: 'Defence and countering: ranged attacks',
    text: 'Ranged against ranged negation: neither deals damage, cards discarded.',
  },
  'CC-148': {
    section: 'Defence and countering: ranged attacks',
    text: 'A ranged move that negates a non-ranged move of equal or lesser attack value deals half its damage, rounded down.',
  },
  'CC-149': {
    section: 'Defence and countering: ranged attacks',
    text: 'Higher priority counters a ranged move whether or not the countering move is ranged itself.',
  },
  'CC-193': {
    section: 'Defence and countering: dodging',
    text: 'The card flipped for a dodge is discarded whether or not the dodge succeeds.',
  },
}
