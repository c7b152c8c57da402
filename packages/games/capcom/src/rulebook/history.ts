import type { Rulebook } from '@cardwright/engine'

/** Section 10: updates. */
export const history: Rulebook = {
  'CC-185': {
    section: 'Rules updates',
    text: 'Version 3.0 introduced the negation section, time over, mulligan, attributes and multi-player battles, changed Speed, special abilities, Jokers and tag supers, and clarified combat, clean-up, basic sequence, blocking, reshuffle and HP recovery; 2.0 had brought range, the shot after a dodge and attack value. The text of 3.0 decides.',
    notApplicable: 'It is history of the document, and nothing about play.',
  },
}
