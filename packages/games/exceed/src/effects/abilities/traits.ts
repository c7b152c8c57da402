/** Traits that make paying easier. */
export const favours = [
  /** Force that may be generated without a card, with each payment; with Change Cards. */
  'freeForce',
  'freeForceToChange',
  /** All costs in Force, in Gauge, are this much less. */
  'forceDiscount',
  'gaugeDiscount',
  /** So much life may be spent for each Force, for each Gauge. */
  'lifeForForce',
  'lifeForGauge',
  /** In a Strike, Gauge may be generated as Force is. */
  'gaugeByForce',
] as const

/** What an attack or a fighter is, as long as the ability is in force, or for the rest of the Strike. */
export const traits = [
  'ignoresArmor',
  'ignoresGuard',
  'stunImmune',
  'cannotStun',
  /** Push and Pull do not move you. */
  'rooted',
  /** You do not move yourself, do not move past your opponent, do not enter the space of their token. */
  'cantMove',
  'cantPass',
  'cantPassToken',
  /** Your own movement by an effect or an action goes no farther than this; you may go farther all the same. */
  'movementLimit',
  'mayIgnoreLimit',
  /** When you Advance or Close you may go so much farther. */
  'mayGoFarther',
  /** Your Advance, Close, Retreat and Move, your Push and Pull go so much farther. */
  'fartherSelf',
  'fartherFoe',
  /** Your tokens are not removed; your opponent cannot turn them over. */
  'keepsTokens',
  'tokensSafe',
  /** Your attack hits only who stands on such a token; and whoever does, wherever they are. */
  'onlyOnToken',
  'alsoOnToken',
  /** Your attack does not hit. */
  'misses',
  /** Opposing attacks do not hit you; at these distances from where they come. */
  'dodges',
  'dodgesAtRange',
  /** Power is this, whatever else is said. */
  'fixedPower',
  'nonlethal',
  /** Your attack is an EX attack; is Critical. */
  'ex',
  'critical',
  /** Where your attack comes from: a token, or a space of the arena (`amount`). */
  'origin',
  /** Your attack reaches your opponent, wherever they are; at this distance too; where it would not reach. */
  'reaches',
  'alsoReaches',
  'invertedRange',
  /** The Power that counts as printed. */
  'printedPower',
  /** All bonuses to Power, those above zero, all bonuses to Speed are multiplied. */
  'powerTimes',
  'gainsTimes',
  'speedTimes',
  /** Power and Speed change places. */
  'swapped',
  /** The most damage that one attack does to you, after Armor; that your attack does, before it. */
  'damageCap',
  'dealsAtMost',
  /** Damage does not take you below this life. */
  'lifeFloor',
  /** How many cards from the top of your deck are discarded for each damage, instead of it. */
  'millsInstead',
  /** You do not draw at the end of your turn; nor do you look at the hand limit. */
  'noTurnDraw',
  'skipsTurnDraw',
  'noPrepareDraw',
  /** The most cards that you hold at the end of your turn. */
  'handLimit',
  /** You may play Boosts from there too. */
  'boostsFromGauge',
  'boostsFromAside',
  /** Exceeding costs so much less. */
  'exceedsCheaper',
  /** You know the top card of your deck. */
  'seesTop',
  /** You must Wild Swing; the card is drawn when all else that setting it brings is over. */
  'mustSwing',
  'swingsLate',
  /** Your attack is invalid: EX-102; your Ultras may be, as you like. */
  'invalid',
  'mayInvalidate',
  /** The triggers of your attack happen so many times more; all of yours do. */
  'repeatsTriggers',
  'repeatsAllTriggers',
  /** You may set an attack from your store. */
  'setsStored',
  ...favours,
  /** Effects draw so many cards more; make you discard so many fewer. */
  'drawsMore',
  'discardsFewer',
  /** Your cards are sealed where they would be discarded. */
  'sealsDiscards',
] as const
export type TraitName = (typeof traits)[number]
