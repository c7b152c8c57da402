import type { Rulebook } from '@cardwright/engine'

/** Section 3: basic attacks and throws. */
export const basics: Rulebook = {
  'CC-042': {
    section: 'Basic attacks and throws: basic attacks',
    text: 'Basic attacks use number cards 2-10 of value at most Strength.',
  },
  'CC-043': {
    section: 'Basic attacks and throws: basic attacks',
    text: "A basic attack's damage is the value of its card.",
  },
  'CC-044': {
    section: 'Basic attacks and throws: basic attacks',
    text: 'A basic attack costs one combo point per card.',
  },
  'CC-045': {
    section: 'Basic attacks and throws: basic attacks',
    text: "A basic attack has the character's Basic Attack Priority.",
  },
  'CC-046': {
    section: 'Basic attacks and throws: throws',
    text: "A throw uses number cards above the character's Strength.",
  },
  'CC-047': {
    section: 'Basic attacks and throws: throws',
    text: 'A throw takes exactly two number cards of one value; their suits do not matter.',
  },
  'CC-048': { section: 'Basic attacks and throws: throws', text: 'A block gives no protection against a throw.' },
  'CC-049': {
    section: 'Basic attacks and throws: throws',
    text: 'A throw against a blocker discards the block card and succeeds.',
  },
  'CC-050': {
    section: 'Basic attacks and throws: throws',
    text: 'After a successful throw the thrower may use the remaining combo points.',
  },
  'CC-051': {
    section: 'Basic attacks and throws: tech hits',
    text: "Tech hit: the defender answers a throw with two equal number cards above the defender's own Strength.",
  },
  'CC-052': {
    section: 'Basic attacks and throws: tech hits',
    text: 'The tech pair must be of a value equal to or above the throw pair (equal is enough: CC-189).',
  },
  'CC-053': { section: 'Basic attacks and throws: tech hits', text: 'A tech hit negates the throw.' },
  'CC-054': {
    section: 'Basic attacks and throws: tech hits',
    text: 'All cards of a tech hit, from both sides, are discarded.',
  },
  'CC-055': {
    section: 'Basic attacks and throws: tech hits',
    text: 'Once a throw has been teched the combat phase is over.',
  },
  'CC-189': {
    section: 'Basic attacks and throws: tech hits',
    text: "Tech example: a throw by two eights is stopped by the other player's two eights, suits irrelevant; all four cards are discarded and the phase is over.",
  },
}
