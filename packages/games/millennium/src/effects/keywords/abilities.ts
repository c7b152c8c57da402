import type { Ability } from '../vocabulary.ts'
import { type KeywordUse, keywordOf } from './vocabulary.ts'

const others = { pick: 1, of: 'others' } as const
const yours = { pick: 1, of: 'you' } as const

/** MB-476: what keywords say in terms of other abilities, their points as RP. The rest of them are read where the rules speak of them. */
const printed: Partial<Record<Exclude<KeywordUse, object>, readonly Ability[]>> = {
  /** MB-399 */
  anvilDrop: [{ on: 'action', do: [{ do: 'flip', target: { ...others, where: { stars: 'lower' } } }] }],
  /** MB-400 */
  anvilDropPlus: [{ on: 'action', do: [{ do: 'flip', target: { ...others, where: { stars: 'higher' } } }] }],
  /** MB-401 */
  blastOff: [{ on: 'action', do: [{ do: 'tokens', add: 3, on: yours }] }],
  /** MB-403 */
  blastOffPlus: [{ on: 'action', do: [{ do: 'tokens', add: 5, on: yours }] }],
  /** MB-404: `each` are all players, its owner too; where no other card has as many stars, it is the card itself. */
  bore: [{ on: 'action', do: [{ do: 'flip', target: { pick: 1, of: 'each', where: { stars: 'equal' } } }] }],
  /** MB-405 */
  clobber: [
    {
      on: 'play',
      do: [
        {
          do: 'clash',
          with: 'an-opponent',
          winner: [{ do: 'gain', rp: 15 }],
          loser: [{ do: 'flip', target: 'it' }],
        },
      ],
    },
  ],
  /** MB-406 */
  coinOp: [{ on: 'action', dollars: 2, do: [{ do: 'playAgain' }] }],
  /** MB-407 */
  coinOpPlus: [{ on: 'action', dollars: 4, do: [{ do: 'playAgain' }] }],
  /** MB-408, MB-409 */
  combine: [
    {
      on: 'next',
      do: [
        { do: 'when', if: { card: 'it', is: { shares: 'none' } }, so: [{ do: 'gain', rp: 20 }] },
        { do: 'when', if: { card: 'it', is: { shares: 'both' } }, so: [{ do: 'gain', rp: 30 }] },
      ],
    },
  ],
  /** MB-410 */
  drink: [{ on: 'play', do: [{ do: 'drink' }] }],
  /** MB-417 */
  foreboding: [{ on: 'play', do: [{ do: 'name' }] }],
  /** MB-423, MB-424 */
  holdup: [
    {
      on: 'play',
      do: [
        {
          do: 'choose',
          target: { pick: 1, of: 'others' },
          so: [
            {
              do: 'either',
              who: 'owner',
              of: [[{ do: 'give', rp: 20, to: 'them' }], [{ do: 'flip', target: 'it' }]],
              unanswerable: true,
            },
          ],
        },
      ],
    },
  ],
  /** MB-425 */
  investigate: [{ on: 'play', do: [{ do: 'investigate' }] }],
  /** MB-427 */
  mean: [
    {
      on: 'play',
      do: [
        {
          do: 'clash',
          with: 'an-opponent',
          choose: true,
          // first the flip, then the points
          loser: [
            { do: 'flip', target: 'it' },
            { do: 'gain', rp: 20, who: 'them' },
          ],
        },
      ],
    },
  ],
  /** MB-431 */
  positioning: [{ on: 'play', do: [{ do: 'face' }] }],
  /** MB-432 */
  routeClear: [
    {
      on: 'flip',
      do: [
        { do: 'toBinder', target: 'this' },
        { do: 'playFromHand', thenFlip: true },
      ],
    },
  ],
  /** MB-433 */
  scurry: [{ on: 'play', do: [{ do: 'insert' }] }],
  /** MB-434 */
  scurryPlus: [{ on: 'play', do: [{ do: 'insert', anyTableau: true }] }],
  /** MB-436 */
  speed: [{ on: 'play', do: [{ do: 'extraPlay' }] }],
  /** MB-438 */
  speedPlus: [{ on: 'play', do: [{ do: 'extraPlay', slot: true }] }],
  /** MB-440: the next card comes into play with its tokens: see `enter`. */
  synchro: [{ on: 'next', do: [{ do: 'tokens', add: 2, on: 'this' }] }],
  /** MB-441, MB-H39 */
  thwomp: [
    {
      on: 'play',
      if: { card: 'left', is: { stars: 'lower' } },
      do: [
        { do: 'flip', target: 'left' },
        { do: 'gain', rp: 10 },
      ],
    },
  ],
  /** MB-442, MB-443, MB-H50 */
  toll: [
    {
      on: 'ongoing',
      whenever: { event: 'lost', who: 'others' },
      do: [{ do: 'charge', dollars: 2, from: 'them', otherwise: [{ do: 'steal', rp: 5, from: 'them' }] }],
    },
  ],
}

const none: readonly Ability[] = []

/** MB-439: a Spellbook names its symbol. */
export function abilitiesOfKeyword(use: KeywordUse): readonly Ability[] {
  if (typeof use === 'string') return printed[use] ?? none
  const symbol = use.spellbook
  const where = isElement(symbol) ? { element: symbol } : { type: symbol }
  return [{ on: 'play', do: [{ do: 'takeFromAftermarket', where }] }]
}

const elementNames = ['fire', 'water', 'air', 'earth', 'light', 'dark'] as const
const isElement = (symbol: string): symbol is (typeof elementNames)[number] =>
  (elementNames as readonly string[]).includes(symbol)

/** How an address names a keyword: see `programs.ts`. */
export const rootOfKeyword = (use: KeywordUse): string =>
  typeof use === 'string' ? `@${use}` : `@spellbook-${use.spellbook}`

export const keywordOfRoot = (root: string): KeywordUse => {
  const name = root.slice(1)
  return (name.startsWith('spellbook-') ? { spellbook: name.slice('spellbook-'.length) } : name) as KeywordUse
}

/** MB-414, MB-435: the keyword itself cannot be copied. */
export const isUncopyable = (use: KeywordUse): boolean => ['earthcraft', 'shadowbond'].includes(keywordOf(use))
