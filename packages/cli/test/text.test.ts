import { NODES } from '@cardwright/weiss'
import { afterAll, expect, it } from 'vitest'
import { cardwright, cardwrightJson, folderWith, inShell, removeFolders } from './run.ts'

afterAll(removeFolders)

const known = '【AUTO】 When this card attacks, draw a card.'
const unknown = '【CONT】 This card gets +500 powr.'

it('says of each line what it means, as JSON', async () => {
  const { code, stdout } = await inShell(['text', 'weiss', '-', '--json'], `${known}\n${unknown}\n`)
  const [first, second] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(code).toBe(1)
  expect(first).toMatchObject({ text: known, canon: known, ok: true, rendered: known, executable: true, error: null })
  expect(first.core).toMatchObject([{ kind: 'auto', event: { when: 'attacks' }, steps: [{ do: 'draw' }] }])
  expect(first.missing).toEqual([])
  expect(second).toMatchObject({ ok: false, core: null, error: { at: unknown.indexOf('powr') } })
  expect(second.error.expected).toContain('stat')
})

it('marks for people where it stopped', async () => {
  const { code, stdout } = await inShell(['text', 'weiss', '-'], unknown)
  expect(code).toBe(1)
  expect(stdout).toMatch(/\+500 ⟪powr⟫\.\n {2}expected: .*\bstat\b/)
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
    nodes: { total: NODES.length, implemented: NODES.length, tested: NODES.length },
    matches: { played: 1, failed: 0 },
    failed: [{ code: 'Joss', text: unknown }],
  })
})

it('keeps the cards of a database by sets, and every command finds them in decks', async () => {
  const env = { CARDWRIGHT_HOME: folderWith({}) }
  const card = (n: number, more: object) => ({
    ...{
      name: `Caller ${n}`,
      code: `LF/W01-${n}`,
      type: 'Character',
      rarity: 'C',
      set: 'LF',
      release: '1',
      ability: [],
    },
    ...{ color: 'RED', level: '0', cost: '0', power: '1000', soul: 1, trigger: [], attributes: [] },
    ...{ expansion: 'Lanterns', ...more },
  })
  const cards = Array.from({ length: 14 }, (_, n) =>
    card(n, n > 11 ? { type: 'Climax' } : { ability: [[known], [known, unknown]][n] ?? [] }),
  )
  const folder = folderWith({ 'set.json': JSON.stringify([...cards, card(99, { color: 'PURPLE' })]) })
  const { code, json } = await cardwrightJson(['import', 'weiss', folder], env)
  expect(code).toBe(0)
  expect(json).toMatchObject({
    sets: [{ id: 'lf-w01', name: 'Lanterns', cards: 14, whole: 13, partly: 1 }],
    cards: { total: 14, whole: 13, partly: 1, unread: 1 },
  })
  const most = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13].map((n) => `0lf-w01-${n}`).join('.')
  const simulate = (last: string, ...more: string[]) =>
    cardwright(
      ['simulate', 'weiss', '--games', '2', '--bots', 'random', '--json', ...more].concat([
        '--sides',
        `~Bells~4.${most}~2.0${last},tide-archive`,
      ]),
      '',
      env,
    )
  const [whole, partly, agreed, unknownCard] = await Promise.all([
    simulate('lf-w01-11'),
    simulate('lf-w01-1'),
    simulate('lf-w01-1', '--options', '{"uncompiled":"blank"}'),
    simulate('zz-w09-1'),
  ])
  expect(JSON.parse(whole.stdout)).toMatchObject({ games: 2, errors: [], options: { cards: { length: 13 } } })
  expect(partly.stderr).toContain('WS-H02: The text of Caller 1 is not understood.')
  expect(agreed.stderr).toContain('Bots do not play so.')
  expect(unknownCard.stderr).toContain('WS-005: There is no card zz-w09-1.')
})
