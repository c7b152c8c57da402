import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grammar } from '../src/text/grammar/index.ts'
import type { Token } from '../src/text/lexer.ts'
import type { Tree } from '../src/text/parser.ts'
import { wordsOf } from '../src/text/printer.ts'
import { SYNONYMS } from '../src/text/synonyms.ts'
import { allForms, exampleOf, grow } from './generate.ts'

function kindOf(text: string): Token['kind'] {
  if (/^\d/.test(text)) return 'number'
  if (/^".+"$/.test(text)) return 'name'
  return text.startsWith('《') ? 'trait' : 'word'
}

const tokensOf = (tree: Tree): Token[] =>
  wordsOf(tree, grammar.rules).map(({ word, text }, at) => ({ kind: kindOf(text), word, text, at }))

/** Printing a tree and parsing it again gives the tree, or, where there are several readings, one that prints the same. */
function expectRoundTrip(tree: Tree): void {
  const tokens = tokensOf(tree)
  const parsed = grammar.parse(tokens, 'text')
  if (!parsed.ok) throw new Error(`not read again: ${tokens.map(({ text }) => text).join(' ')}`)
  if (parsed.readings === 1) expect(parsed.tree).toEqual(tree)
  else expect(tokensOf(parsed.tree)).toEqual(tokens)
}

describe('the grammar', () => {
  it('reads what it prints, for every form', () => {
    for (const { rule, at } of allForms()) expectRoundTrip(exampleOf(rule, at))
  })

  it('reads what it prints, for trees made at random', () => {
    const seeds = fc.infiniteStream(fc.nat())
    fc.assert(
      fc.property(seeds, fc.integer({ min: 6, max: 14 }), (numbers, depth) => {
        const pick = (of: number): number => numbers.next().value % of
        expectRoundTrip(grow('text', depth, pick) as Tree)
      }),
      { numRuns: 400, seed: 17 },
    )
  })

  it('treats words as the same only if they are listed as synonyms', () => {
    const used = new Set(
      [...grammar.rules.values()].flatMap(({ forms }) =>
        forms.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'wording' ? [item.group] : []))),
      ),
    )
    expect([...used].filter((group) => !SYNONYMS.has(group))).toEqual([])
    expect([...SYNONYMS].filter((group) => !used.has(group))).toEqual([])
  })
})
