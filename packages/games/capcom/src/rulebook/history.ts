import type { Rulebook } from '@cardwright/engine'

/** Section 10: updates. */
export const history: Rulebook = {
  'CC-185': {
    section: 'Rules updates',
    text: 'History (information only, nothing to test): 3.0 introduced the negation section, time over, mulligan, attributes and multi-player battles, changed Speed, special abilities, Jokers and tag supers, and clarified combat, clean-up, basic sequence, blocking, reshuffle and HP recovery; 2.0 had brought range, the shot after a dodge and attack value. The scan holds the 3.0 text, so that text decides.',
    notApplicable: 'It is history of the document, and nothing about play.',
  },
}
