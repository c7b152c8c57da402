/**
 * How much each thing that a player has when a turn begins adds to the logarithm of the odds to win. Fitted to the outcome of
 * matches; `node packages/server/test/train.ts exodus` plays some and fits such weights anew.
 */
export const weights = {
  /** It is this player's turn that begins. */
  turn: 1.134,
  /** The logarithm of Life Points: the last ones count for more. */
  life: 1.578,
  /** The Main Deck is too small for the next draw; how many cards it has, of nine at most. */
  due: 0.771,
  deck: 0.183,
  /** The price of a new deck is all the Life that is left. */
  doomed: -6.122,
  /** Life Points that unblocked attackers can take in this turn; all that are left. */
  exposed: -0.153,
  lethal: -0.133,
  /** Cards in hand: creatures, and the square root of all. */
  creatureCards: 0.043,
  cards: 0.32,
  /** Energy cards in hand; hues among these and the energy on the field. */
  reserve: 0.158,
  hues: 0.141,
  /** Energy in piles without a creature, and what of it creatures in hand could use. */
  blank: 0.075,
  ready: 0.069,
  /** Creatures, the energy under them, what their power is beyond that, and those that are frozen. */
  creatures: 0.294,
  energy: 0.192,
  power: 0.165,
  frozen: -0.259,
  /** Lasting symmetries. */
  lasting: 0.412,
} as const
