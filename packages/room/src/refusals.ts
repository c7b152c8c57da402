import type { Refusal } from '@cardwright/engine'

/** An id stands for one message. */
export const usedBefore: Refusal = { why: 'This id was used before, for something else.' }

export const itIsOver: Refusal = { why: 'The match is over.', code: 'over' }
