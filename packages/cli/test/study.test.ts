import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { duel, library } from '@cardwright/example-duel'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkCards } from '../src/cardfiles.ts'
import { citationsIn } from '../src/citations.ts'
import { showingsOf } from '../src/showings.ts'
import { cardwright, cardwrightJson, folderWith, inShell, removeFolders } from './run.ts'

afterAll(removeFolders)

const rulesOfDuel = Object.keys(duel.rulebook)

describe('games', () => {
  it('lists them', async () => {
    const [text, { json }] = await Promise.all([inShell(['games']), cardwrightJson(['games'])])
    expect(text.code).toBe(0)
    expect(text.stdout).toContain(
      `duel  Duel ${duel.version}: 2 seats, ${library.size} cards, ${rulesOfDuel.length} rules`,
    )
    expect(text.stdout).toMatch(/ {2}life {2}1\.\.99 {2}20 unless said/)
    expect(json[0]).toMatchObject({
      id: 'duel',
      seats: { min: 2, max: 2 },
      cards: library.size,
      rules: rulesOfDuel.length,
      options: [
        { name: 'life', values: '1..99', default: 20 },
        { name: 'deck', values: '5..60', default: 30 },
      ],
    })
  })
})

describe('rules', () => {
  it('come by sections', async () => {
    const [text, { json }] = await Promise.all([inShell(['rules', 'duel']), cardwrightJson(['rules', 'duel'])])
    expect(text.code).toBe(0)
    expect(text.stdout).toMatch(/^Aim\n {2}DU-0 /)
    expect(text.stdout).toMatch(/\n\nSetup\n {2}DU-1 /)
    expect(text.stdout).toMatch(/\n\nTurn\n {2}DU-3 /)
    const { total, covered, notApplicable, uncovered, rules } = json
    expect(total).toBe(rulesOfDuel.length)
    expect(covered + notApplicable + uncovered.length).toBe(total)
    expect(rules.map((rule: { id: string }) => rule.id)).toEqual(rulesOfDuel)
    expect(text.stdout).toContain(`${total} rules: ${covered} shown`)
  })

  it('come one by one', async () => {
    const { code, json } = await cardwrightJson(['rules', 'duel', 'du-12'])
    expect({ code, ...json }).toMatchObject({
      code: 0,
      id: 'DU-12',
      section: 'End',
      text: 'A player with no life left loses.',
    })
  })
})

describe('what carries out a rule', () => {
  it('is found in the source: what a comment stands at, by its name, and other lines', async () => {
    const source = [
      '/**',
      ' * DU-3..5: a turn.',
      ' */',
      'export function* turn(t: DuelTable): Flow {',
      "  t.tell({ type: 'turn', rule: 'DU-4' })",
      '  // DU-6',
      '  draw(t)',
    ].join('\n')
    expect(citationsIn('src/turn.ts', source)).toEqual([
      { where: 'src/turn.ts:4', name: 'turn', rules: ['DU-3', 'DU-4', 'DU-5'] },
      { where: 'src/turn.ts:5', name: null, rules: ['DU-4'] },
      { where: 'src/turn.ts:7', name: 'draw', rules: ['DU-6'] },
    ])
    const [{ json }, { stdout }] = await Promise.all([
      cardwrightJson(['rules', 'duel', 'DU-8']),
      cardwright(['rules', 'duel', 'DU-8']),
    ])
    expect(json.carriedOutBy).toContainEqual(expect.stringMatching(/^src\/rules\.ts:\d+ attack$/))
    for (const each of json.carriedOutBy) expect(stdout).toContain(each)
  })
})

describe('what shows a rule', () => {
  it('is found in the titles of tests and in scenarios', () => {
    const folder = folderWith({})
    mkdirSync(join(folder, 'test/rules'), { recursive: true })
    mkdirSync(join(folder, 'scenarios'))
    const test = "describe('Turn', () => { it('DU-3..4: energy', () => {}); it('is fine', () => {}) })"
    writeFileSync(join(folder, 'test/rules/turn.test.ts'), test)
    writeFileSync(
      join(folder, 'scenarios/a.json'),
      JSON.stringify([{ title: 'A spark', rules: ['DU-7'] }, { title: 'B' }]),
    )
    writeFileSync(join(folder, 'scenarios/broken.json'), '[')
    expect(showingsOf(folder)).toEqual([
      { where: 'test/rules/turn.test.ts', title: 'DU-3..4: energy', rules: ['DU-3', 'DU-4'] },
      { where: 'scenarios/a.json', title: 'A spark', rules: ['DU-7'] },
    ])
  })
})

describe('cards', () => {
  it('are listed with what is printed on them', async () => {
    const [text, { json }] = await Promise.all([inShell(['cards', 'duel']), cardwrightJson(['cards', 'duel'])])
    expect(text.stdout).toMatch(/^ {2}scout {2}Fighter\. Costs 1\. Power 1\.\n/)
    expect(text.stdout).toContain(`${library.size} cards`)
    expect(json.map((card: { id: string }) => card.id)).toEqual([...library.keys()])
  })

  it('are checked, and what is wrong is named by file, card and field', () => {
    const schema = z.strictObject({
      id: z.string(),
      cost: z.int(),
      effects: z.array(z.strictObject({ deal: z.int() })),
    })
    const folder = folderWith({
      'a.json': JSON.stringify([
        { id: 'spark', cost: 1, effects: [{ deal: 2 }] },
        { id: 'blaze', cost: '3', effects: [{ deal: 2 }, { deal: 'much' }] },
        { cost: 1, effects: [] },
      ]),
      'b.json': JSON.stringify({ id: 'spark', cost: 2, effects: [] }),
      'c.json': 'spark',
    })
    const { problems, ...counts } = checkCards(schema, folder)
    expect(counts).toEqual({ files: 3, cards: 4 })
    expect(problems.map(({ file, card, field }) => [file, card, field])).toEqual([
      [join(folder, 'a.json'), 'blaze', 'cost'],
      [join(folder, 'a.json'), 'blaze', 'effects.1.deal'],
      [join(folder, 'a.json'), 'number 3', 'id'],
      [join(folder, 'b.json'), 'spark', 'id'],
      [join(folder, 'c.json'), null, null],
    ])
  })
})
