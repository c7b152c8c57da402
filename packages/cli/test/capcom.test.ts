import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { cardwright, cardwrightJson, folderWith, removeFolders } from './run.ts'

afterAll(removeFolders)

const example = new URL('../../games/capcom/examples/marrow-finch.json', import.meta.url)
const sheet = readFileSync(example, 'utf8')

it('a fighter of one’s own is checked, imported and played at the terminal', async () => {
  const mine = folderWith({ 'finch.json': sheet })
  const wrong = folderWith({ 'finch.json': sheet.replace('"strength": 7', '"strength": 17') })
  const env = { CARDWRIGHT_HOME: folderWith({}) }
  const [good, bad] = await Promise.all([
    cardwright(['cards', 'capcom', '--check', mine]),
    cardwright(['cards', 'capcom', '--check', wrong]),
  ])
  expect(good).toMatchObject({ code: 0, stdout: expect.stringContaining('1 card in 1 file, 0 problems') })
  expect(bad.code).toBe(1)
  expect(bad.stdout).toMatch(/finch\.json: marrow-finch: strength: /)

  const refused = await cardwrightJson(['import', 'capcom', wrong, '--check', '--jobs', '1'], env)
  expect(refused).toMatchObject({ code: 1, json: { cards: { total: 1, complete: 0 } } })
  const kept = await cardwrightJson(['import', 'capcom', mine], env)
  expect(kept).toMatchObject({ code: 0, json: { cards: { total: 1, complete: 1 }, problems: [] } })

  const sides = ['--sides', 'marrow-finch,asha-vell']
  const simulated = cardwrightJson(['simulate', 'capcom', '--games', '4', '--bots', 'random', ...sides], env)
  const played = cardwright(
    ['play', 'capcom', '--vs', 'random', '--seed', '1', ...sides],
    'keep\ncard marrow-finch\n',
    env,
  )
  expect(await simulated).toMatchObject({ code: 0, json: { games: 4, errors: [] } })
  const { stdout } = await played
  expect(stdout).toContain('Whistle Dart')
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    'Once a turn, when a dodge of yours fails by exactly 1: it succeeds.',
  )
})
