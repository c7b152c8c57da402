import { coverage, type Rulebook, ruleIdsIn, showingsIn } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'

const rulebook: Rulebook = {
  'TI-1': { section: 'Play', text: 'One plays.' },
  'TI-2': { section: 'Play', text: 'One pays.' },
  'TI-3': { section: 'Play', text: 'Cards are sleeved.', notApplicable: 'physical' },
  'TI-H1': { section: 'House', text: 'Ours.', house: true },
}

describe('rule ids in a text', () => {
  it.each([
    ['EX-125 stuns', ['EX-125']],
    ['EX-107..111 the five steps', ['EX-107', 'EX-108', 'EX-109', 'EX-110', 'EX-111']],
    ['EX-143, EX-144: Focus', ['EX-143', 'EX-144']],
    ['EX-009..011, EX-001', ['EX-009', 'EX-010', 'EX-011', 'EX-001']],
    ['CC-A15..A17', ['CC-A15', 'CC-A16', 'CC-A17']],
    ['CC-015..A17', ['CC-015']],
    ['EX-H2..4', ['EX-H2', 'EX-H3', 'EX-H4']],
    ['EX-5..5', ['EX-5']],
    ['EX-5..3', ['EX-5']],
    ['(WS-12)', ['WS-12']],
    ['ex-12, X-3, EX12, EX-, COVID', []],
    ['', []],
  ])('%j', (text, ids) => {
    expect(ruleIdsIn(text)).toEqual(ids)
  })
})

describe('what a test file shows', () => {
  it('is in the titles of its tests', () => {
    const source = [
      "it('TI-1 one plays', () => {})",
      'test("TI-2..3 one pays", () => {})',
      'describe(`TI-H1`, () => {',
      "  it.each([[1], [f(2)]])('TI-1 %i', (n) => {})",
      "  it('shows none', () => {})",
      "  it.skip('TI-2 not yet', () => {})",
      "  const text = 'TI-9'",
    ].join('\n')
    expect(showingsIn('a.test.ts', source)).toEqual([
      { where: 'a.test.ts', title: 'TI-1 one plays', rules: ['TI-1'] },
      { where: 'a.test.ts', title: 'TI-2..3 one pays', rules: ['TI-2', 'TI-3'] },
      { where: 'a.test.ts', title: 'TI-H1', rules: ['TI-H1'] },
      { where: 'a.test.ts', title: 'TI-1 %i', rules: ['TI-1'] },
      { where: 'a.test.ts', title: 'shows none', rules: [] },
    ])
  })
})

describe('coverage', () => {
  const shown = [
    { where: 'play.test.ts', title: 'TI-1 one plays', rules: ['TI-1', 'TI-7'] },
    { where: 'play.test.ts', title: 'TI-1 twice', rules: ['TI-1'] },
  ]

  it('counts what is shown, what is not, and what cannot be', () => {
    expect(coverage(rulebook, shown)).toEqual({
      total: 4,
      covered: 1,
      notApplicable: 1,
      uncovered: ['TI-2', 'TI-H1'],
      unknown: ['TI-7'],
      showings: {
        'TI-1': ['play.test.ts: TI-1 one plays', 'play.test.ts: TI-1 twice'],
        'TI-2': [],
        'TI-3': [],
        'TI-H1': [],
      },
    })
  })

  it('of everything leaves nothing', () => {
    const all = coverage(rulebook, [{ where: 'x', title: 'y', rules: Object.keys(rulebook) }])
    expect(all).toMatchObject({ total: 4, covered: 3, uncovered: [], unknown: [] })
  })
})
