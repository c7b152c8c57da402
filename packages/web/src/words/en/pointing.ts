/** How one points here: with a finger, or with a mouse. Threads have neither. */
export const isTouched = globalThis.matchMedia?.('(pointer: coarse)').matches === true

/** What one does to choose something, in a sentence. */
export const click = isTouched ? 'tap' : 'click'
export const Click = isTouched ? 'Tap' : 'Click'
