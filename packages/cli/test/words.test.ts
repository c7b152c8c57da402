import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { botNames } from '@cardwright/bots'
import { gameIds, loadGame } from '@cardwright/catalog'
import { Match, makeRecord, playOut, Random, randomAnswer } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { citationsOf } from '../src/citations.ts'
import { optionLines } from '../src/options.ts'
import { makeProgram } from '../src/program.ts'
import { showingsOf } from '../src/showings.ts'
import type { Said } from './in-turn.ts'
import { environment, folderWith, inShell, removeFolders } from './run.ts'

afterAll(removeFolders)

const disguise = { CARDWRIGHT_LANGUAGE: 'en-XA' }

const lettersIn = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/** What is left of an output without its sentences: `⟦...⟧`, which may go on in the next line. */
const plainIn = (output: string): string[] => lettersIn(output.replace(/⟦[^⟧]*⟧/g, ' '))

/** Content is the same in every language: names, cards, rules, options and their hints, what is typed. */
const contentOf = async (id: string) => {
  const { game, cardText, sides } = (await loadGame(id))!
  const cards = [...game.library.values()]
  return [id, game.title, game.rulebook, cards, cardText ? cards.map(cardText) : [], sides?.names, optionLines(game)]
}

describe('every sentence of the terminal lies in a folder', () => {
  it('in a match', async () => {
    // what refuses is the engine, which speaks for itself: these are all answered here
    const typed = ['?', 'help', 'why done', 'rules DU-8', 'card scout', 'view', '9', 'wait', 'stops', 'quit']
    const line = ['play', 'duel', '--vs', 'random', '--seed', '3']
    const { stdout } = await inShell(line, `${typed.join('\n')}\n`, disguise)
    expect(stdout).toContain('⟦')
    const known = new Set(lettersIn(JSON.stringify([await contentOf('duel'), 'random', typed])))
    expect(plainIn(stdout).filter((word) => !known.has(word))).toEqual([])
  })
})

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const scenarios = at('../../../examples/duel/scenarios')
const sheet = readFileSync(at('../../games/capcom/examples/marrow-finch.json'), 'utf8')
const attack = readFileSync(join(scenarios, 'attack.json'), 'utf8')

function recordOf(seed: string): string {
  const match = Match.start(duel, { seed, seats: ['Ann', 'Bo'] })
  const random = new Random(seed)
  playOut(match as unknown as Match, random, (ask) => randomAnswer(ask, random))
  return makeRecord(match.record())
}
const record = recordOf('a record')

const contents = {
  good: record,
  wrong: record.replace(/"hash":"[0-9a-f]/, '"hash":"0'),
  'failing/failing.json': attack.replace('"seats.1.life": 12', '"seats.1.life": 10'),
  'broken/broken.json': '[{"title": "Alone"}]',
  'torn/torn.json': '{',
  'sheets/finch.json': sheet,
  'other/finch.json': sheet.replace('"strength": 7', '"strength": 17'),
  'twice/one.json': sheet,
  'twice/two.json': sheet,
  'exceed/card_definitions.json': '[]',
  'exceed/decks/keeper.json': '{"id": "keeper"}',
  'abilities.txt': '【CONT】 This card gets +500 power.\n【CONT】 This card sings.\n',
  'database/cards.json': JSON.stringify([
    { name: 'Lamp', code: 'LF/W01-1', type: 'Character', color: 'Red', ability: ['【CONT】 This card sings.'] },
  ]),
}
const files = folderWith(contents)
const file = (name: string) => join(files, name)
const randomBot = [process.execPath, at('../../../examples/bots/random-bot.ts')]
const server = 'ws://127.0.0.1:1/ws'

/** Each command as it is called, and in the ways in which it can be called wrongly. */
const calls: readonly (readonly string[])[] = [
  ['games'],
  ['play'],
  ['play', 'duell'],
  ['play', 'duel', '--seat', '2'],
  ['play', 'duel', '--seats', '3'],
  ['play', 'duel', '--vs', 'easy,hard'],
  ['play', 'duel', '--sides', 'red,blue'],
  ['play', 'exodus', '--sides', 'nobody,nobody'],
  ['play', 'exodus', '--sides', 'skyfire'],
  ['play', 'duel', '--options', '{life:1}'],
  ['play', 'duel', '--options', '{"life":200}'],
  ['play', 'duel', '--record', files],
  ['simulate', 'duel', '--games', '4', '--bots', 'random,random', '--jobs', '1'],
  ['simulate', 'duel', '--games', '4', '--bots', 'random,random,random'],
  ['matchups', 'exodus', '--games', '1', '--of', 'skyfire,thornwall', '--bot', 'random', '--jobs', '1'],
  ['matchups', 'duel'],
  ['matchups', 'exodus', '--of', 'skyfire'],
  ['matchups', 'exodus', '--of', 'skyfire,skyfyre'],
  ['scenario', scenarios],
  ['scenario', file('failing'), file('broken'), file('torn')],
  ['scenario', file('none')],
  ['scenario', files, '--format', 'gatling'],
  ['scenario', file('failing'), '--format', 'exceed-client'],
  ['rules', 'duel'],
  ['rules', 'duel', 'DU-3'],
  ['rules', 'duel', 'DU-99'],
  ['cards', 'duel'],
  ['cards', 'capcom', '--check', file('sheets')],
  ['cards', 'capcom', '--check', file('twice')],
  ['cards', 'capcom', '--check', file('torn')],
  ['cards', 'capcom', '--check', file('exceed/decks/none')],
  ['import', 'capcom', file('sheets')],
  ['import', 'capcom', file('other')],
  ['import', 'capcom', file('sheets'), '--check', '--jobs', '1'],
  ['import', 'exceed', file('exceed')],
  ['import', 'exceed', file('failing')],
  ['import', 'whist', files],
  ['import', 'weiss', file('database')],
  ['import', 'weiss', file('database'), '--check'],
  ['import', 'weiss', file('failing')],
  ['text', 'weiss', file('abilities.txt')],
  ['text', 'weiss', file('none')],
  ['text', 'duel', file('abilities.txt')],
  ['replay', file('good')],
  ['replay', file('good'), '--seat', '7'],
  ['replay', file('none')],
  ['verify', file('good')],
  ['verify', file('wrong')],
  ['serve', '--port', '0', '--data', file('served')],
  ['migrate', '--data', file('fresh'), '--check'],
  ['migrate', '--data', file('fresh')],
  ['migrate', '--data', file('fresh')],
  ['admin', 'dance'],
  ['admin', 'ban', 'u7Qe'],
  ['admin', 'ban', '--why', 'x'],
  ['admin', 'end', 'm', '--why', 'x', '--hours', '3'],
  ['bot', '--create', 'duel', '--options', '{"life":1}', '--', ...randomBot],
  ['bot', '--create', 'duel', '--', 'no-such-program'],
  ['bot', 'none'],
  ['bot', '--quick', 'duel', 'none'],
  ['bot', '--create', 'duel', '--against', 'god', 'none'],
  ['bot', '--create', 'duel', '--against', 'open', 'none'],
  ['bot', '--create', 'duel', '--url', 'cards', 'none'],
  ['bot', '--create', 'duel', '--name', ' ', 'none'],
  ['bot', '--create', 'duel', '--url', server, 'none'],
  ['bot', '--quick', 'duel', '--url', server, '--against', 'easy', 'none'],
  ['bot', '--match', 'm', '--games', '2', '--url', server, 'none'],
]

const commands = makeProgram(() => {}).commands
const helps = [['--help'], ...commands.map((command) => [command.name(), '--help'])]

/** Libraries speak for themselves: of how a command is used, of a field that does not fit, of what is no JSON. */
const libraries = [
  'cardwright [options] [command] -h --help -V --version',
  'Too big: expected; Invalid input: expected array; display_name; Expected property name',
]

/** What a scenario calls its last step. */
const steps = ['expect']

describe('every sentence of the terminal lies in a folder, too', () => {
  let said: readonly Said[] = []
  let known = new Set<string>()

  beforeAll(async () => {
    const lines = JSON.stringify([...calls, ...helps])
    const env = { ...environment, ...disguise, CARDWRIGHT_HOME: file('home'), CARDWRIGHT_LOG: 'silent' }
    const { stdout } = await promisify(execFile)(process.execPath, [at('in-turn.ts'), lines], {
      env: { ...env, CARDWRIGHT_SECRET: 'x'.repeat(32) },
      maxBuffer: 1 << 26,
    })
    said = JSON.parse(stdout)
    const content = await Promise.all(gameIds.map(contentOf))
    // rules are carried out by functions, which have names, and shown by tests, which have titles
    const example = at('../../../examples/duel')
    const showings = [citationsOf(example), showingsOf(example)]
    const flags = commands.flatMap((command) => [
      command.name(),
      command.options.map(({ flags: each }) => each),
      command.registeredArguments.map((each) => each.name()),
    ])
    known = new Set(lettersIn(JSON.stringify([content, showings, contents, flags, botNames, libraries, steps])))
  })

  it('of each command, and in each of its help texts', () => {
    const plain = said.flatMap(({ line, text }) => {
      const typed = new Set(lettersIn(line.join(' ')))
      const left = plainIn(text).filter((word) => !known.has(word) && !typed.has(word))
      return left.length === 0 ? [] : [`${line.join(' ')}: ${left.join(' ')}`]
    })
    expect(plain).toEqual([])
    // one rule alone, with the tests that show it, is content
    const wordless = said.filter(({ text }) => !text.includes('⟦')).map(({ line }) => line.join(' '))
    expect(wordless).toEqual(['rules duel DU-3'])
  })

  it('but for those of the benchmark, which has a report of its own', () => {
    const called = new Set(calls.map(([name]) => name))
    expect(commands.map((command) => command.name()).filter((name) => !called.has(name))).toEqual(['bench'])
  })
})
