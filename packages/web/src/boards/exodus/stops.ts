import type { Comfort, Pattern } from '@cardwright/engine'
import type { Phase } from '@cardwright/exodus'

export type Windows = Comfort['windows']

/** At the end of the other's phase one may act; in one's own turn, on what one has played oneself. */
export const endOf = (phase: Phase): Pattern => ({ window: 'phaseEnd', phase })
export const ownIn = (phase: Phase): Pattern => ({ window: 'own', phase })
export const noticeIn = (phase: Phase): Pattern => ({ window: 'notice', phase })

const fits = (context: Pattern, pattern: Pattern): boolean =>
  Object.keys(pattern).every((field) => context[field] === pattern[field])

const isSame = (a: Pattern, b: Pattern): boolean => fits(a, b) && fits(b, a)

/** Whether one is asked in such a window: the first that fits decides. */
export const isAsked = (windows: Windows, when: Pattern): boolean =>
  windows.find((each) => fits(when, each.when))?.ask ?? true

export const withStop = (windows: Windows, when: Pattern, ask: boolean): Windows => [
  { when, ask },
  ...windows.filter((each) => !isSame(each.when, when)),
]
