import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { cardwright, cardwrightJson, folderWith, inShell, removeFolders } from './run.ts'

afterAll(removeFolders)

const good = {
  game: 'duel',
  title: 'A spark costs the foe two life',
  rules: ['DU-7'],
  given: { seats: [{ energy: 1, hand: ['spark'] }, {}] },
  play: [
    { seat: 0, answer: 'cast:spark' },
    { seat: 0, answer: 'foe' },
  ],
  expect: { 'seats.1.life': 18 },
}

const folder = folderWith({
  'good.json': JSON.stringify(good),
  'two.json': JSON.stringify([good, { ...good, title: 'A spark kills', expect: { 'seats.1.life': 0 } }]),
  'broken.json': '{ "game": ',
  'foreign.json': JSON.stringify({ ...good, game: 'whist', title: 'Trumps' }),
  'formless.json': JSON.stringify({ game: 'duel', title: 'Nothing is played' }),
  'notes.txt': 'not a scenario',
})

it('passes', async () => {
  const { code, stdout } = await inShell(['scenario', join(folder, 'good.json')])
  expect({ code, stdout }).toEqual({ code: 0, stdout: '1 scenario passed\n' })
})

it('fails, and says what was expected and what was found', async () => {
  const [text, { code, json }] = await Promise.all([
    cardwright(['scenario', folder]),
    cardwrightJson(['scenario', folder]),
  ])
  expect([text.code, code]).toEqual([1, 1])
  expect(text.stdout).toMatch(
    /failed A spark kills \(.*two\.json\)\n {2}expect seats\.1\.life\n {4}expected {2}0\n {4}found {5}18/,
  )
  expect(text.stdout).toContain('4 of 6 scenarios failed')
  expect(json).toMatchObject({ total: 6, passed: 2 })
  const failed = (json.failed as { file: string; title: string; step: string }[]).map(({ file, title, step }) => [
    file.slice(folder.length + 1),
    title,
    step,
  ])
  expect(failed).toEqual([
    ['broken.json', 'the file', 'format'],
    ['foreign.json', 'Trumps', 'format'],
    ['formless.json', 'Nothing is played', 'format'],
    ['two.json', 'A spark kills', 'expect seats.1.life'],
  ])
})
