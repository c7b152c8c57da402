import type { Rulebook } from '@cardwright/engine'

/** How we read what the rulebook leaves open: CC-A01 is A-01 of the list of ambiguities. */
export const readings: Rulebook = {
  'CC-A01': {
    section: 'Readings',
    text: 'Type C "at most twice" (CC-088) against the five-card basic run in CC-102. The cap counts uses of one named C special/super; basics are capped only by points and sequence.',
    house: true,
  },
  'CC-A02': {
    section: 'Readings',
    text: '"Single card" opener (5) against throws and multi-Ace supers. The opener is a single move, of as many cards as it needs.',
    house: true,
  },
  'CC-A03': {
    section: 'Readings',
    text: 'May specials stand between basics of a sequence? Yes; the next basic must be exactly last basic + 1, whatever stood between.',
    house: true,
  },
  'CC-A04': {
    section: 'Readings',
    text: 'Descending order? No, ascending by one (only ascending is exemplified).',
    house: true,
  },
  'CC-A05': {
    section: 'Readings',
    text: 'Does the opening basic restrict the start of the sequence? Any value at most Strength may start it.',
    house: true,
  },
  'CC-A06': {
    section: 'Readings',
    text: 'May the defender respond to follow-up moves of a combo? No; responses are to the initial attack only (CC-125, CC-132).',
    house: true,
  },
  'CC-A07': {
    section: 'Readings',
    text: 'May a counter be countered? No; it is not an initial attack of a combat phase. One response per attack.',
    house: true,
  },
  'CC-A08': {
    section: 'Readings',
    text: 'Counter after a failed dodge? No; choose one of counter, negate, dodge, avoid move (CC-A39), tech, VC, take.',
    house: true,
  },
  'CC-A09': {
    section: 'Readings',
    text: 'Which types may counter? A, B, C, D, E, throws and supers, since CC-136 lets any higher-priority move counter; B and D allow no follow-up; E only here. House: the letter of CC-084 would bar Type A, but it is read as "first attack of one\'s own string", otherwise an A(R) move could neither counter, negate nor shoot.',
    house: true,
  },
  'CC-A10': {
    section: 'Readings',
    text: "Combo points on defence. A fresh Combo pool for each combat phase, on either side; the counter's own cost is taken from it.",
    house: true,
  },
  'CC-A11': { section: 'Readings', text: 'Cost above the Combo stat. Such a move cannot be used.', house: true },
  'CC-A12': {
    section: 'Readings',
    text: 'Throw priority and damage. Sheet values; each sheet carries a throw line (damage, priority, cost, type).',
    house: true,
  },
  'CC-A13': {
    section: 'Readings',
    text: 'May throws be dodged or countered? Yes both (a throw is an initial attack with a priority); never blocked; tech as CC-051. A throw may counter by higher priority but never negate.',
    house: true,
  },
  'CC-A14': {
    section: 'Readings',
    text: 'Equal priority against a throw. The seed bars a throw only from being the negator (CC-145); CC-133 and CC-137 stay in force for negating one. House: a throw counts with the basics in attack value, so a special or super of equal priority negates it; a basic cannot, as CC-138 and CC-139 have no single value and colour to compare; throw against throw is the tech hit.',
    house: true,
  },
  'CC-A15': {
    section: 'Readings',
    text: 'Tech hit while blocking. Allowed: the throw example mentions a blocker who does not tech, and a tech is no counter (CC-124). CC-049 ties the loss of the block card to the throw succeeding, so on a tech (house) it stays down and is taken back at the moment of CC-122.',
    house: true,
  },
  'CC-A16': {
    section: 'Readings',
    text: 'Dodge while blocking. No; the block is the defence (house: the seed forbids only countering, CC-124).',
    house: true,
  },
  'CC-A17': { section: 'Readings', text: 'VC while blocking. No, as CC-124 bars countering.', house: true },
  'CC-A18': {
    section: 'Readings',
    text: 'Block card versus basic of value equal to the defence total (CC-116 against CC-118). Discarded: satisfies both sentences.',
    house: true,
  },
  'CC-A19': {
    section: 'Readings',
    text: 'Block against (T). No damage; block card compared with printed damage as usual.',
    house: true,
  },
  'CC-A20': {
    section: 'Readings',
    text: 'May a Type A/C special continue after being blocked? No (CC-119).',
    house: true,
  },
  'CC-A21': {
    section: 'Readings',
    text: 'Values of J, Q, K, Joker for a dodge. 11, 12, 13; a Joker always fails.',
    house: true,
  },
  'CC-A22': { section: 'Readings', text: 'Dodge with an empty draw pile. Not possible.', house: true },
  'CC-A23': {
    section: 'Readings',
    text: 'May the shot after a dodge be answered? No. It must fit the Combo stat; any ranged move of type A-D, special or super; E not.',
    house: true,
  },
  'CC-A24': { section: 'Readings', text: '(S) on a non-ranged move. No effect.', house: true },
  'CC-A25': {
    section: 'Readings',
    text: 'May the shooter of CC-A23 use the (S) combo without limits? As after a Type A move with the points left.',
    house: true,
  },
  'CC-A26': {
    section: 'Readings',
    text: '"Sum of 40" exact or at least? At least 40, no change given (Joker recovery says "or more").',
    house: true,
  },
  'CC-A27': {
    section: 'Readings',
    text: 'Where does the fetched Ace go? To hand, before the Endurance check.',
    house: true,
  },
  'CC-A28': {
    section: 'Readings',
    text: 'Order within clean-up. Free order of: one meter card, one Ace exchange, tag, one recovery, Joker recovery; then forced discard.',
    house: true,
  },
  'CC-A29': { section: 'Readings', text: 'Meter card on the same clean-up as the exchange. Counts.', house: true },
  'CC-A30': {
    section: 'Readings',
    text: 'Speed drawn but pile shorter. Draw what is there (at least one), no time over until it is empty at the draw phase.',
    house: true,
  },
  'CC-A31': {
    section: 'Readings',
    text: "Drawing with the first player's skipped draw. CC-020 overrides CC-009.",
    house: true,
  },
  'CC-A32': {
    section: 'Readings',
    text: 'Time over with equal HP. Draw; compare HP absolutely, not as a share.',
    house: true,
  },
  'CC-A33': {
    section: 'Readings',
    text: 'Simultaneous KO (abilities). Draw (one-on-one); in tag both leave.',
    house: true,
  },
  'CC-A34': {
    section: 'Readings',
    text: 'When is damage applied? At the end of the combat phase in one event (CC-030); overkill is lost; no mid-combo KO.',
    house: true,
  },
  'CC-A35': {
    section: 'Readings',
    text: 'Half damage on ranged negation when the attacker is blocking? Cannot occur: blocking and attacking exclude each other.',
    house: true,
  },
  'CC-A36': {
    section: 'Readings',
    text: 'Ranged special negated by a non-ranged super. Both cancelled, no damage (CC-146, CC-137).',
    house: true,
  },
  'CC-A37': {
    section: 'Readings',
    text: 'Equal priority, ranged super against non-ranged special. Legal; ranged negator deals half (floor).',
    house: true,
  },
  'CC-A38': {
    section: 'Readings',
    text: 'Does a negation with optional extra cards use the boosted damage? Yes for the half-damage of CC-148, no for VC.',
    house: true,
  },
  'CC-A39': {
    section: 'Readings',
    text: "Avoid-only moves (Cajun Escape kind). A response class of its own, no priority comparison; limited to the class named; the avoided attack is discarded without effect and the attacker's combo does not go on; optional damage is dealt to the attacker. With combo points left the avoider may go on as after a Type E move (CC-066, CC-091); with none left the combat phase ends.",
    house: true,
  },
  'CC-A40': {
    section: 'Readings',
    text: 'Tag: "two of the same card". A pair of number cards of one value at most the active character\'s Strength.',
    house: true,
  },
  'CC-A41': { section: 'Readings', text: 'Tags per clean-up. One.', house: true },
  'CC-A42': {
    section: 'Readings',
    text: 'Stats used by draw, Endurance and block after a tag. Those of the character active at that moment.',
    house: true,
  },
  'CC-A43': {
    section: 'Readings',
    text: 'Combo after a winning VC. None; the combat phase ends (house: the seed is silent, and CC-164 limits a VC to its base damage).',
    house: true,
  },
  'CC-A44': {
    section: 'Readings',
    text: "After a losing VC does the attacker's combo go on? Yes, against the character tagged in (the opener was not blocked or countered).",
    house: true,
  },
  'CC-A45': {
    section: 'Readings',
    text: 'Equal VC: attack value, range, colour. Ignored; both are simply negated.',
    house: true,
  },
  'CC-A46': {
    section: 'Readings',
    text: 'VC against throws and tag supers. Allowed; equal priority against a tag super counts as failed, since it cannot be negated.',
    house: true,
  },
  'CC-A47': {
    section: 'Readings',
    text: "Which damage does a countered tag super pass to the inactive character? The counterer's whole string (counter and combo).",
    house: true,
  },
  'CC-A48': {
    section: 'Readings',
    text: 'Two own supers marked [TS]? Exactly one per sheet carries the mark.',
    house: true,
  },
  'CC-A49': {
    section: 'Readings',
    text: "Tag super in a combo. By the type and cost of the active character's super; as opener it may be answered, as ender not.",
    house: true,
  },
  'CC-A50': {
    section: 'Readings',
    text: 'Partner after a KO. Comes in at once at the end of that combat phase; VC, TS and tag no longer available. Jokers drawn from then on are CC-174; house: Jokers already in hand are treated alike. Each goes in as the one meter card of its clean-up (CC-070).',
    house: true,
  },
  'CC-A51': { section: 'Readings', text: 'Recovery by any card. Any hand card, Jokers included.', house: true },
  'CC-A52': { section: 'Readings', text: 'Joker recovery moment. Clean-up; one Joker per turn.', house: true },
  'CC-A53': {
    section: 'Readings',
    text: "Reshuffle when the pile runs out in mid-draw or by dodges. Draw stops; rebuild at the start of that player's next turn; time over only if the discard pile is empty too.",
    house: true,
  },
  'CC-A54': {
    section: 'Readings',
    text: "Four-seat play: who acts, how are cards held? Own deck (with two Jokers), hand and meter per seat. Team turns alternate. On its team's turn the active seat takes the full turn; the inactive seat draws one card and gets a clean-up of its own (meter, Ace, recovery of itself).",
    house: true,
  },
  'CC-A55': {
    section: 'Readings',
    text: "Four seats: VC and tag super payment. VC: a Joker of the inactive seat. Tag super: one Joker from each seat, with the partner's consent, or two from the active one.",
    house: true,
  },
  'CC-A56': {
    section: 'Readings',
    text: 'Four seats: tagging. The active seat discards the pair; the partner may also ask (UI signal only).',
    house: true,
  },
  'CC-A57': {
    section: 'Readings',
    text: 'Boss. One seat, one sheet with about 1.9 times the HP of a fighter, Speed 4, Endurance 10, Combo 6; its Jokers are meter cards of 10; no VC/TS/tag.',
    house: true,
  },
  'CC-A58': {
    section: 'Readings',
    text: 'Special ability "at any time" on the opponent\'s turn. Each ability states a hook (passive, on hit, on block, once per turn, once per game); the engine offers it only at that hook.',
    house: true,
  },
  'CC-A59': {
    section: 'Readings',
    text: 'Secrecy. Hands, draw order and block card are hidden; counts, meters, discards, HP, used points are public. An Ace search in the draw pile shows the opponent only that an Ace was taken; one in the discard pile is open, as that pile is.',
    house: true,
  },
  'CC-A60': {
    section: 'Readings',
    text: "Cut after shuffle. Random cut performed by the server unless the opponent's client asks to choose a position; it has no effect on fairness.",
    house: true,
  },
  'CC-A61': {
    section: 'Readings',
    text: 'May a Type B move be the first attack? Yes: it then is the whole combo (CC-086 speaks of any point).',
    house: true,
  },
  'CC-A62': {
    section: 'Readings',
    text: 'Which ranks may block? Number cards 2-10 only (CC-005); an Ace is worth 1 for dodging alone, face cards and Jokers never block.',
    house: true,
  },
  'CC-A63': {
    section: 'Readings',
    text: 'Which total decides on the block card against supers and tag supers? The doubled or fourfold one (CC-115, CC-116 with CC-123, CC-170).',
    house: true,
  },
  'CC-A64': {
    section: 'Readings',
    text: 'Does a successful counter deal its own damage? Yes, its damage plus that of the follow-ups; only negation is said to do none.',
    house: true,
  },
  'CC-A65': {
    section: 'Readings',
    text: 'Ranged special against ranged super at equal priority (CC-146 against CC-141). No negation: both conditions must hold, range does not lift the attack-value order.',
    house: true,
  },
  'CC-A66': {
    section: 'Readings',
    text: 'CC-034 against discards for tagging and recovery. A discard that pays for something (CC-154, CC-175) is allowed at any hand size; only idle discarding is barred.',
    house: true,
  },
  'CC-A67': {
    section: 'Readings',
    text: 'When and in what order are mulligans taken? Once who starts is known and before the first turn, the starter deciding first; the second seven stay.',
    house: true,
  },
  'CC-A68': {
    section: 'Readings',
    text: 'Time over in a tag battle (only when CC-A53 allows it). The higher sum of the HP of the characters still in the game wins; equal sums are a draw.',
    house: true,
  },
  'CC-A69': {
    section: 'Readings',
    text: 'Whose Strength counts for throws, techs, meter cards and tag pairs in tag battles? That of the character active at that moment; cards already in the meter stay there after a swap.',
    house: true,
  },
  'CC-A70': {
    section: 'Readings',
    text: 'Homing against avoid moves. (H) stops only the dodge of CC-125; an avoid move is no dodge and works.',
    house: true,
  },
  'CC-A71': {
    section: 'Readings',
    text: 'One meter card per clean-up (section 4) or several (section 2 once uses the plural)? One (CC-070).',
    house: true,
  },
  'CC-A72': {
    section: 'Readings',
    text: 'Jokers in one-on-one battles. Left out: 52 cards a deck; the two Jokers come in only with tag battles (CC-151).',
    house: true,
  },
  'CC-A73': {
    section: 'Readings',
    text: 'Tag super whose type and cost leave room for follow-ups: who goes on? The character who began; the swap of CC-169 is carried out when the combat phase ends (a VC swaps at once, CC-A44).',
    house: true,
  },
  'CC-A74': {
    section: 'Readings',
    text: 'Avoid moves against a special played later in a combo (the sample is not limited to the first attack). No; like every response it answers the initial attack only (CC-A06, house).',
    house: true,
  },
}
