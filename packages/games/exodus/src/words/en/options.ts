import type { Dials } from '../../state.ts'

/** The options of a match, for the player who sets up a table. */
export const optionHints: Readonly<Record<keyof Dials | 'hands', string>> = {
  drawOrder: 'XO-006: are you asked for the order of draws?',
  guard: 'House rule XO-H08: which creatures shield their player.',
  handLimit: 'House rule XO-H19: cards kept at the end of a turn.',
  recyclePrice: 'House rule XO-H20: Life Points for a new Main Deck.',
  turnLimit: 'House rule XO-H21: the last turn, counting both players.',
  hands: 'House rule XO-H03: opening hands, Main and Energy cards.',
}
