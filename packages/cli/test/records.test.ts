import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  commit,
  Match,
  type MatchRecord,
  makeRecord,
  playOut,
  Random,
  randomAnswer,
  sealedSeed,
} from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { afterAll, describe, expect, it } from 'vitest'
import { cardwright, cardwrightJson, folderWith, inShell, removeFolders } from './run.ts'

afterAll(removeFolders)

function played(seed: string, seal?: MatchRecord['header']['seal']): MatchRecord {
  const match = Match.start(duel, { seed, seats: ['Ann', 'Bo'], seal })
  const random = new Random('answers')
  playOut(match as unknown as Match, random, (ask) => randomAnswer(ask, random))
  return match.record()
}

const record = played('a record')
const closing = record.inputs.length + 2
const folder = folderWith({})

function fileOf(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** The record's text with one line changed. */
function withLine(line: number, change: (text: string) => string): string {
  const lines = makeRecord(record).split('\n')
  lines[line - 1] = change(lines[line - 1]!)
  return lines.join('\n')
}

const seal = { commitment: commit('a secret'), contributions: ['of Ann', 'of Bo'], secret: 'a secret' }
const sealed = played(sealedSeed('a secret', seal.contributions), seal)
const header = (change: object) => makeRecord({ ...record, header: { ...record.header, ...change } })

describe('a good record', () => {
  const file = fileOf('good', makeRecord(record))

  it('is verified', async () => {
    const [text, { json, code }] = await Promise.all([inShell(['verify', file]), cardwrightJson(['verify', file])])
    expect(text).toMatchObject({ code: 0, stderr: '' })
    expect(text.stdout).toContain('the inputs lead to the hash and the result')
    expect(code).toBe(0)
    expect(json).toEqual({
      file,
      game: 'duel',
      inputs: record.inputs.length,
      hash: record.hash,
      result: record.result,
      replayed: true,
      sealed: null,
    })
  })

  it('is verified with its shuffles', async () => {
    const { json, code } = await cardwrightJson(['verify', fileOf('sealed', makeRecord(sealed))])
    expect({ code, ...json }).toMatchObject({ code: 0, replayed: true, sealed: true })
  })

  it('is played back as one who watches saw it, or a seat', async () => {
    const [watched, seen, { json }] = await Promise.all([
      inShell(['replay', file]),
      cardwright(['replay', file, '--seat', '1']),
      cardwrightJson(['replay', file, '--seat', '1']),
    ])
    expect([watched.code, seen.code]).toEqual([0, 0])
    expect(watched.stdout).toContain('Ann against Bo')
    expect(watched.stdout).toContain('  Bo draws a card. ×5\n')
    expect(watched.stdout).toMatch(/Won by seat [01] \((Ann|Bo)\): (life, DU-12|exhausted, DU-4)\./)
    expect(watched.stdout).toContain('the hash is the one that the record gives')
    expect(seen.stdout).toMatch(/(^ {2}You draw an? \w+\.( ×\d)?\n)+/m)
    expect(watched.stdout).not.toContain('You draw')
    expect(json).toMatchObject({ seat: 1, holds: true, hash: record.hash, result: record.result })
    expect(json.events.length).toBeGreaterThan(20)
  })

  it('may be of a match that was not played to its end', async () => {
    const match = Match.start(duel, { seed: 1 })
    const { code, stdout } = await cardwright(['replay', fileOf('short', makeRecord(match.record()))])
    expect(code).toBe(0)
    expect(stdout).toContain('The match was not played to its end.')
  })
})

describe('a bad record', () => {
  const whole = makeRecord(record)
  const lastLine = whole.trimEnd().lastIndexOf('\n') + 1
  const bad: [string, string, number, RegExp][] = [
    ['nothing', '', 1, /header and a closing line/],
    ['an end in the midst of the last line', whole.slice(0, lastLine + 20), closing, /This is no JSON/],
    ['no closing line', whole.slice(0, lastLine), closing - 1, /closing line of a record/],
    ['no JSON', withLine(7, () => 'seat 0 plays a scout'), 7, /This is no JSON/],
    ['another JSON', withLine(5, () => '{"seat":0,"keys":[]}'), 5, /This is not an input at ask/],
    ['an input that does not fit', withLine(9, (text) => text.replace(/"keys":\["[^"]*"/, '"keys":["fly"')), 9, /fly/],
    ['a foreign ask', withLine(4, (text) => text.replace(/"ask":"[^"]*"/, '"ask":"1.999"')), 4, /not open|not asked/],
    ['a foreign game', header({ game: 'whist' }), 1, /a record of whist; the games here are duel/],
    ['an older version', header({ version: '0.9.0' }), 1, /made by duel 0\.9\.0/],
    ['another engine', header({ engine: '9.9.9' }), 1, /on engine 9\.9\.9/],
    ['options that do not fit', header({ options: { life: 0 } }), 1, /options do not fit Duel/],
    ['too many seats', header({ seats: ['a', 'b', 'c'] }), 1, /Duel is for 2 seats, not 3/],
    ['another seed', header({ seed: 'another' }), 0, /./],
    ['another hash', makeRecord({ ...record, hash: 'f00d' }), closing, /lead to/],
    ['another result', makeRecord({ ...record, result: null }), closing, /lead to/],
  ]

  it.concurrent.each(bad)('with %s', async (name, text, line, message) => {
    const file = fileOf(name.replaceAll(' ', '-'), text)
    const { code, stdout, stderr } = await cardwright(['verify', file])
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toContain(`cardwright: ${file}:${line === 0 ? '' : `${line}: `}`)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })

  it.each([
    ['an input that does not fit', 9],
    ['another hash', closing],
  ])('with %s is played back no further', async (name, line) => {
    const [, text] = bad.find(([each]) => each === name)!
    const file = fileOf('to-replay', text)
    const { code, stderr } = await cardwright(['replay', file])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toContain(`cardwright: ${file}:${line}: `)
  })

  it('with a seed that was not committed to', async () => {
    const forged = { ...sealed, header: { ...sealed.header, seal: { ...seal, secret: 'another' } } }
    const { code, stderr, json } = await cardwrightJson(['verify', fileOf('forged', makeRecord(forged))])
    expect({ code, ...json }).toMatchObject({ code: 1, replayed: true, sealed: false, line: 1 })
    expect(stderr).toMatch(/forged:1: .*committed/)
  })

  it('is reported as JSON too', async () => {
    const { json } = await cardwrightJson([
      'verify',
      fileOf(
        'as-json',
        withLine(7, () => '?'),
      ),
    ])
    expect(json).toMatchObject({
      replayed: false,
      sealed: null,
      line: 7,
      why: expect.stringMatching(/^This is no JSON/),
    })
  })
})
