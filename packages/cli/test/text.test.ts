import { afterAll, expect, it, vi } from 'vitest'
import { cardwright, folderWith, removeFolders } from './run.ts'

afterAll(removeFolders)
vi.setConfig({ testTimeout: 60_000 })

const known = '【AUTO】 When this card attacks, draw a card.'
const unknown = '【CONT】 This card gets +500 powr.'

it('says of each line what it means, as JSON', async () => {
  const { code, stdout } = await cardwright(['text', 'weiss', '-', '--json'], `${known}\n${unknown}\n`)
  const [first, second] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(code).toBe(1)
  expect(first).toMatchObject({ text: known, canon: known, ok: true, rendered: known, executable: true, error: null })
  expect(first.core).toMatchObject([{ kind: 'auto', event: { when: 'attacks' }, steps: [{ do: 'draw' }] }])
  expect(first.missing).toEqual([])
  expect(second).toMatchObject({ ok: false, core: null, error: { at: unknown.indexOf('powr'), expected: ['stat'] } })
})

it('marks for people where it stopped', async () => {
  const { code, stdout } = await cardwright(['text', 'weiss', '-'], unknown)
  expect([code, stdout]).toEqual([1, expect.stringContaining('+500 ⟪powr⟫.\n  expected: stat')])
})

it('measures a card database', async () => {
  const card = (name: string, ability: string[]) => ({
    ...{ name, code: name, type: 'Character', rarity: 'C', set: 'S', release: '1', ability },
    ...{ color: 'RED', level: '0', cost: '0', power: '1000', soul: 1, trigger: [], attributes: [] },
  })
  const folder = folderWith({
    'set.json': JSON.stringify([card('Mara', [known]), card('Joss', [known, unknown]), card('Ness', [])]),
  })
  const { code, stdout } = await cardwright(['import', 'weiss', folder, '--check', '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    strings: { total: 3, distinct: 2, compiled: 1, executable: 1 },
    cards: { total: 3, compiled: 2, complete: 2 },
    nodes: { total: 130, implemented: 130, tested: 130 },
    matches: { played: 1, failed: 0 },
    failed: [{ code: 'Joss', text: unknown }],
  })
})
