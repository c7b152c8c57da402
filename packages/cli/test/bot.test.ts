import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configure, type Serving, serve } from '@cardwright/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bot } from '../src/commands/bot.ts'
import { bin, cardwright, cardwrightJson, environment, folderWith, inShell, inShellJson, removeFolders } from './run.ts'

const example = (name: string) => fileURLToPath(new URL(`../../../examples/bots/${name}`, import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0
const inTypeScript = [process.execPath, example('random-bot.ts')]
const inPython = ['python3', example('random_bot.py')]
const bots: [string, string[], boolean][] = [
  ['TypeScript', inTypeScript, true],
  [`Python${hasPython ? '' : ' (skipped: there is no python3 here)'}`, inPython, hasPython],
]

const seat = (program: readonly string[], ...options: string[]) => ['bot', ...program, ...options]

/** A program of these lines, which has `say` and `hear`. */
function programOf(text: string): string[] {
  const head = `
    import { createInterface } from 'node:readline'
    import { appendFileSync } from 'node:fs'
    const say = (message) => console.log(JSON.stringify(message))
    const hear = async (each) => { for await (const line of createInterface(process.stdin)) each(JSON.parse(line)) }
  `
  return [process.execPath, join(folderWith({ 'bot.mjs': head + text }), 'bot.mjs')]
}

afterAll(removeFolders)

describe('bot, at a table of its own', () => {
  for (const [language, program, isThere] of bots) {
    it.skipIf(!isThere)(`plays whole matches with the example in ${language}`, async () => {
      const { json, code, stderr } = await cardwrightJson(seat(program, '--create', 'duel', '--games', '3'))
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(json).toMatchObject({ game: 'duel', against: 'easy', games: 3 })
      expect(json.won + json.lost + json.drawn).toBe(3)
      expect(json.matches.map((match: { seat: number }) => match.seat)).toEqual([0, 1, 0])
      for (const { why, fault } of json.matches) {
        expect(why).toMatch(/life|exhausted/)
        expect(fault).toBeNull()
      }
    })
  }

  it('plays what has to be paid for exactly, key by key', async () => {
    const { json, code } = await cardwrightJson(seat(inTypeScript, '--create', 'exceed', '--name', 'Rook'))
    expect(code).toBe(0)
    expect(json).toMatchObject({ name: 'Rook', games: 1, matches: [{ fault: null }] })
  })

  it('reports for people, and takes options of the game', async () => {
    const { code, stdout } = await inShell([
      'bot',
      '--create',
      'duel',
      '--options',
      '{"life":1}',
      '--',
      ...inTypeScript,
    ])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^random-bot.ts against easy, duel: 1 match\nwon \d, lost \d, drawn 0\nwon .* % interval/)
  })

  it('tells the program everything as a whole, in the order of the protocol', async () => {
    const program = programOf(`
      const log = new URL('log', import.meta.url)
      await hear((message) => {
        appendFileSync(log, JSON.stringify(message) + '\\n')
        if (message.type === 'welcome' ) say({ type: 'hello', protocol: 1 })
        if (message.type === 'ask' && message.asks.length > 0) say({ type: 'resign', id: 'r', match: message.match })
      })
    `)
    const { code } = await cardwright(seat(program, '--create', 'duel', '--against', 'hard'))
    expect(code).toBe(0)
    const log = readFileSync(program[1]!.replace('bot.mjs', 'log'), 'utf8')
    const told = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const types = told.map(({ type }) => type).filter((type) => type !== 'clock' && type !== 'table')
    expect([types[0], types.find((type) => type !== 'welcome')]).toEqual(['welcome', 'joined'])
    // it said hello itself, which a program for sockets would do: it is answered
    expect(types.filter((type) => type === 'welcome').length).toBeGreaterThanOrEqual(2)
    expect(types.at(-1)).toBe('over')
    for (const view of told.filter(({ type }) => type === 'view')) expect(view.view.zones).toBeDefined()
    expect(told.at(-1).result).toMatchObject({ winner: 1, why: 'resigned' })
  })

  it('starts a program again that ends with its match', async () => {
    const program = programOf(`
      await hear((message) => {
        if (message.type === 'ask' && message.asks.length > 0) say({ type: 'resign', id: 'r', match: message.match })
        if (message.type === 'over') process.exit(0)
      })
    `)
    const { json, code } = await cardwrightJson(seat(program, '--create', 'duel', '--games', '4'))
    expect(code).toBe(0)
    expect(json).toMatchObject({ games: 4, lost: 4 })
  })
})

describe('bot, when the program does wrong', () => {
  const faulty = async (text: string, ...more: string[]) => {
    const { json, code } = await cardwrightJson(seat(programOf(text), '--create', 'duel', ...more))
    return { code, games: json.games, fault: json.matches.at(-1).fault as string }
  }

  it('says what was printed that is no JSON', async () => {
    const found = await faulty(`console.log('I think, therefore I play'); await hear(() => {})`, '--games', '3')
    expect(found).toMatchObject({ code: 1, games: 1 })
    expect(found.fault).toMatch(/no JSON: I think, therefore I play .*standard error/)
  })

  it('passes refusals on, resigns after twenty in a row, and goes on with the next match', async () => {
    const text = `
      let n = 0
      await hear((message) => {
        if (message.type === 'joined') n = 0
        const isAsked = message.type === 'ask' && n === 0
        if (message.type === 'refusal' && message.why === '') process.exit(9)
        if (isAsked || message.type === 'refusal')
          say({ type: 'answer', id: String(++n), match: 'here-1', ask: 'none', keys: ['nonsense'] })
      })
    `
    const { code, games, fault } = await faulty(text.replace("'here-1'", "message.match ?? 'here-1'"), '--games', '2')
    expect({ code, games }).toEqual({ code: 1, games: 2 })
    expect(fault).toMatch(/refused 20 times in a row, the last time because: \S/)
  })

  it('refuses what is no message, and says why', async () => {
    const text = `
      await hear((message) => {
        if (message.type === 'ask') say({ type: 'dance', id: 'd' })
        if (message.type === 'refusal' && message.re === 'd' && message.code === 'malformed') process.exit(7)
      })
    `
    expect(await faulty(text)).toEqual({ code: 1, games: 1, fault: 'it ended with exit code 7' })
  })

  it('says how the program died', async () => {
    const found = await faulty(`await hear((message) => { if (message.type === 'ask') process.exit(3) })`)
    expect(found).toEqual({ code: 1, games: 1, fault: 'it ended with exit code 3' })
  })

  it('does not wait for ever', async () => {
    const found = await faulty('await hear(() => {})', '--patience', '0.2')
    expect(found).toEqual({ code: 1, games: 1, fault: 'it did not answer within 0.2 s' })
  })

  it('says for people that the match was resigned', async () => {
    const { code, stdout } = await cardwright(seat(['no-such-program'], '--create', 'duel'))
    expect(code).toBe(1)
    expect(stdout).toMatch(/match here-1 was resigned: it could not be started: there is no such file/)
  })

  it.each([
    [{ quick: 'duel' }, '--quick and --match need a server'],
    [{}, 'Say what to play'],
    [{ create: 'duel', quick: 'duel' }, 'Say what to play'],
    [{ create: 'chess' }, 'There is no game chess'],
    [{ create: 'duel', against: 'open' }, '--against open needs a server'],
    [{ create: 'duel', against: 'god' }, '--against is policy, easy, medium, hard or open, not god'],
    [{ create: 'duel', options: '{' }, '--options is no JSON'],
    [{ create: 'duel', url: 'cards.example' }, '--url is like'],
    [{ create: 'duel', name: 'x'.repeat(41) }, '--name has 1 to 40 characters'],
    [{ quick: 'duel', url: 'ws://localhost/ws', against: 'easy' }, '--options and --against go with --create'],
    [{ match: 'm', url: 'ws://localhost/ws', games: 2 }, 'leave --games out'],
  ])('refuses %j', async (given, why) => {
    await expect(bot(['no-such-program'], { games: 1, patience: 1, ...given })).rejects.toThrow(why)
  })
})

describe('bot, at a server', () => {
  let folder: string
  let serving: Serving
  let url: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cardwright-'))
    const env = {
      CARDWRIGHT_GUESTS_PER_MINUTE: '1000',
      CARDWRIGHT_MESSAGES_PER_SECOND: '5000',
      CARDWRIGHT_LOG: 'silent',
    }
    serving = await serve(configure({ port: 0, data: folder }, env))
    url = `ws://127.0.0.1:${serving.port}/ws`
  })

  afterAll(async () => {
    await serving.close()
    rmSync(folder, { recursive: true, force: true })
  })

  for (const [language, program, isThere] of bots) {
    it.skipIf(!isThere)(`plays a match against ours with the example in ${language}`, async () => {
      const { json, code, stderr } = await cardwrightJson(
        seat(program, '--create', 'duel', '--games', '2', '--url', url),
      )
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(json).toMatchObject({
        games: 2,
        matches: [
          { seat: 0, fault: null },
          { seat: 1, fault: null },
        ],
      })
      const { table } = (await serving.house.matches.get(json.matches[0].match))!
      expect(table).toMatchObject({ status: 'over', game: 'duel', seats: [{ kind: 'person' }, { kind: 'bot' }] })
    })
  }

  it.skipIf(!hasPython)('lets the two play against each other', async () => {
    const first = inShellJson(seat(inPython, '--create', 'exceed', '--against', 'open', '--url', url))
    const match = await opened(serving)
    const second = cardwrightJson(seat(inTypeScript, '--match', match, '--url', url))
    const [one, two] = await Promise.all([first, second])
    expect(one.stderr).toContain(`the table is ${match}`)
    const outcomes = [one, two].map(({ json }) => json.matches[0].outcome).toSorted()
    expect([['lost', 'won'].toString(), ['drawn', 'drawn'].toString()]).toContain(outcomes.toString())
    for (const { json, code } of [one, two]) {
      expect(code).toBe(0)
      expect(json.matches[0]).toMatchObject({ match, fault: null })
    }
  })

  it('brings two together who want a quick match', async () => {
    const first = inShellJson(seat(inTypeScript, '--quick', 'hearth', '--url', url))
    const match = await opened(serving)
    const second = cardwrightJson(seat(inTypeScript, '--quick', 'hearth', '--url', url))
    for (const { json } of await Promise.all([first, second])) expect(json.matches[0]).toMatchObject({ match })
  })

  it('comes back when the connection breaks, again and again', async () => {
    const proxy = await breakingProxy(serving.port, 3)
    const { json, code } = await cardwrightJson(seat(inTypeScript, '--create', 'exceed', '--url', proxy.url))
    expect(code).toBe(0)
    expect(json.matches[0].fault).toBeNull()
    expect(proxy.broken()).toBe(3)
    proxy.close()
  })

  it('leaves the table when it is interrupted, and reports what was played', async () => {
    const args = [bin, ...seat(inTypeScript, '--create', 'duel', '--against', 'open', '--url', url)]
    const child = spawn(process.execPath, args, { env: environment })
    const said = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.stdout += text
    })
    const waits = () => /the table is \S+;/.test(said.stderr)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const wasWaiting = waits()
      said.stderr += text
      if (!wasWaiting && waits()) child.kill('SIGINT')
    })
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(code).toBe(130)
    expect(said.stdout).toContain('won 0, lost 0, drawn 0')
    expect(said.stderr).toContain('stopped after 0 of 1 matches')
    const match = /the table is (\S+);/.exec(said.stderr)![1]!
    // the program does not wait until it is let go
    await expect.poll(() => serving.house.matches.get(match)).toBeNull()
  })

  it('says when the server cannot be reached, lets nobody in, or knows no such table', async () => {
    const dead = await cardwright(seat(inTypeScript, '--create', 'duel', '--url', 'ws://127.0.0.1:1/ws'))
    expect(dead.code).toBe(1)
    expect(dead.stderr).toMatch(/cannot be reached/)
    const lost = await cardwright(seat(inTypeScript, '--match', 'nowhere', '--url', url))
    expect(lost.code).toBe(1)
    expect(lost.stderr).toContain('There is no such table')
    const wrong = await cardwright(seat(inTypeScript, '--create', 'duel', '--options', '{"life":"x"}', '--url', url))
    expect(wrong.stderr).toContain('do not fit Duel')
  })
})

/** The id of the table at which somebody waits. */
async function opened(serving: Serving): Promise<string> {
  for (;;) {
    const waiting = (await serving.house.listed.tables()).find(({ status }) => status === 'waiting')
    if (waiting) return waiting.match
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** A way to a server that breaks so many times, each time soon after the match was joined: one may be over after 20,000 bytes. */
async function breakingProxy(port: number, times: number) {
  const sockets = new Set<Socket>()
  let broken = 0
  const server: Server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    let bytes = 0
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    upstream.pipe(client)
    upstream.on('data', (data) => {
      bytes += data.length
      if (bytes < 3000 || broken >= times) return
      broken++
      client.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as { port: number }
  return {
    url: `ws://127.0.0.1:${own}/ws`,
    broken: () => broken,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

it('the examples are there', () => {
  for (const [, [, file]] of bots) expect(existsSync(file!)).toBe(true)
})
