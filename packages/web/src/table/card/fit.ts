/** A card in a close-up, in px. */
export const width = 300
export const height = 420
/** Of a card that makes room for what is said below it. */
export const smallHeight = 294

/** Where the log stands beside the board. */
export const wide = 1100
/** Below this a window is a phone that is held upright. */
export const narrow = 700

/**
 * How parts that are taller than the window fit: on a phone that is held upright one below the other, to be scrolled; else
 * the card smaller where the log is covered, or side by side.
 */
export type Fit = 'whole' | 'long' | 'small' | 'broad'

export function fitFor(tall: number, room: { readonly width: number; readonly height: number }): Fit {
  const most = room.height - 16
  if (tall <= most) return 'whole'
  if (room.width < narrow) return 'long'
  return room.width >= wide && tall - (height - smallHeight) <= most ? 'small' : 'broad'
}
