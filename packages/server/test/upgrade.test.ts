import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Entry, loadGame } from '@cardwright/catalog/node'
import { type AnyGame, parseRecord, verify } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { configure, type Serving, serve } from '../src/index.ts'
import { fingerprintOf } from '../src/rules/fingerprint.ts'
import { type Games, isNewer } from '../src/rules/games.ts'
import { chairOf, comeIn, inLobby, playOn, sitDown } from './support/people.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'
import { talk } from './support/talk.ts'

/* A server survives its own upgrades: matches go on, or end with a word that says why. */

let duel: Entry
let postgres: Postgres | null = null
/** On a machine that is busy with other things, too. */
const patience = 30_000
const folders: string[] = []
const open = new Set<Serving>()

beforeAll(async () => {
  duel = (await loadGame('duel'))!
  postgres = await startPostgres()
})

afterAll(async () => {
  for (const serving of open) await serving.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  postgres?.stop()
})

/** Duel with other rules. */
const gamesWith = (rules: string, change: Partial<AnyGame> = {}): Games =>
  new Map([['duel', { entry: { ...duel, game: { ...duel.game, ...change } }, rules }]])

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-'))
  folders.push(folder)
  return folder
}

type Fingerprint = typeof import('../src/rules/fingerprint.ts')

/** A process; `port` to be found where the one before it was. */
async function start(where: string, games: Games, more: { port?: number; idleFor?: number } = {}) {
  const env: NodeJS.ProcessEnv = {
    CARDWRIGHT_GUESTS_PER_MINUTE: '1000',
    CARDWRIGHT_MESSAGES_PER_SECOND: '5000',
    CARDWRIGHT_SECRET: 'x'.repeat(32),
  }
  const at = where.startsWith('postgres') ? { database: where } : { data: where }
  const port = more.port ?? 20_000 + Math.floor(Math.random() * 12_000)
  const config = configure({ port, nodeUrl: `ws://127.0.0.1:${port}/ws`, ...at }, env)
  const options = { logger: pino({ level: 'silent' }), games, ...(more.idleFor && { idleFor: more.idleFor }) }
  const serving = await serve(config, options)
  open.add(serving)
  const close = async () => {
    open.delete(serving)
    await serving.close()
  }
  return { ...serving, http: `http://127.0.0.1:${serving.port}`, close }
}

/** Plays until so many answers were given, and all have seen what came of them. */
async function playFor(chairs: readonly Chair[], answers: number): Promise<void> {
  await Promise.all(chairs.map((chair) => chair.until((s) => s.view !== null)))
  let last = ''
  for (let n = 0; n < answers; n++) {
    const asked = await Promise.race(
      chairs.map(async (chair) => ({ chair, ...(await chair.until((s) => s.asks.length > 0 || s.over !== null)) })),
    )
    const ask = asked.asks[0]
    if (!ask) return
    const key = ask.options.find((option) => option.key !== 'done')?.key ?? ask.options[0]!.key
    expect(await asked.chair.answer(ask.id, [key])).toBeNull()
    last = ask.id
  }
  const seen = await Promise.all(chairs.map((chair) => chair.until((s) => s.asks.every(({ id }) => id !== last))))
  const newest = Math.max(...seen.map(({ seq }) => seq))
  await Promise.all(chairs.map((chair) => chair.until((s) => s.seq >= newest)))
}

interface Begun {
  readonly where?: string
  readonly games?: Games
  readonly idleFor?: number
  readonly wish?: Parameters<typeof sitDown>[3]
}

/** A Duel under way in a process that is about to be replaced, after so many answers. */
async function underWay(answers: number, { where = place(), games = gamesWith('a'), idleFor, wish }: Begun = {}) {
  const before = await start(where, games, idleFor === undefined ? {} : { idleFor })
  const [ann, bo] = [await comeIn(before.http, 'Ann'), await comeIn(before.http, 'Bo')]
  const match = await sitDown(ann, bo, 'duel', wish)
  const chairs = [chairOf(ann, match), chairOf(bo, match)]
  await playFor(chairs, answers)
  /** Another process takes its place, with these rules and at the same address. */
  const upgrade = async (to: Games) => {
    await before.close()
    return start(where, to, { port: before.port })
  }
  return { before, ann, bo, match, chairs, upgrade }
}

async function recordOf(http: string, match: string) {
  const response = await fetch(`${http}/api/matches/${match}/record`)
  expect(response.status).toBe(200)
  return parseRecord(await response.text())
}

const handOf = (chair: Chair, seat: number) =>
  chair.snapshot.view!.zones[`hand:${seat}`]!.cards!.map(({ name }) => name)

describe('A process with other rules', () => {
  it('that play the same goes on as if nothing had been', async () => {
    // so much life that it is not over by then, whoever draws what
    const { match, chairs, upgrade } = await underWay(40, { wish: { options: { life: 60 } } })
    const after = await upgrade(gamesWith('b'))
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    const record = await recordOf(after.http, match)
    expect(record.continuations).toBeUndefined()
    expect(verify(duel.game, record)).toEqual({ replayed: true, sealed: true })
    expect((await after.house.matches.get(match))!.row.rules).toBe('b')
    for (const chair of chairs) chair.close()
    await after.close()
  })

  it('goes on from the saved position where the game says that it can, and the record says so', async () => {
    const { match, chairs, upgrade } = await underWay(17, { wish: { time: { bank: 600_000 } } })
    const [life, hands] = [chairs[0]!.snapshot.view!.facts, [handOf(chairs[0]!, 0), handOf(chairs[1]!, 1)]]
    const answered = chairs[0]!.snapshot.seq
    const later = { ...duel.game, version: '2.0.0', opens: (version: string) => version === '1.0.0' }
    const after = await upgrade(gamesWith('b', later))
    await Promise.all(chairs.map((chair) => chair.until((s) => s.status === 'live' && s.seq > answered)))
    expect(chairs[0]!.snapshot.view!.facts).toEqual(life)
    expect([handOf(chairs[0]!, 0), handOf(chairs[1]!, 1)]).toEqual(hands)
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    const record = await recordOf(after.http, match)
    expect(record.continuations).toMatchObject([{ version: '2.0.0' }])
    expect(verify(later, record)).toEqual({ replayed: true, sealed: true })
    for (const chair of chairs) chair.close()
    await after.close()
  })

  it('that deal otherwise, under the same version, keeps what was dealt', async () => {
    const { chairs, upgrade } = await underWay(3)
    const [life, answered] = [chairs[0]!.snapshot.view!.facts, chairs[0]!.snapshot.seq]
    const setup: AnyGame['setup'] = (t, options) => duel.game.setup(t, { ...options, life: 5 })
    const after = await upgrade(gamesWith('b', { setup }))
    await Promise.all(chairs.map((chair) => chair.until((s) => s.status === 'live' && s.seq > answered)))
    expect(chairs[0]!.snapshot.view!.facts).toEqual(life)
    for (const chair of chairs) chair.close()
    await after.close()
  })

  it('ends a match that cannot go on, with a word that says why', async () => {
    const { match, chairs, upgrade } = await underWay(5)
    const hand = handOf(chairs[0]!, 0)
    const after = await upgrade(gamesWith('b', { version: '2.0.0' }))
    const shown = await Promise.all(chairs.map((chair) => chair.until((s) => s.over !== null && s.view !== null)))
    expect(shown.map(({ over }) => over!.result)).toMatchObject([
      { winner: null, why: 'upgrade' },
      { winner: null, why: 'upgrade' },
    ])
    expect(handOf(chairs[0]!, 0)).toEqual(hand)
    expect(await chairs[0]!.resign()).toMatchObject({ why: 'The match is over.' })
    const record = await recordOf(after.http, match)
    expect(record.inputs.length).toBeGreaterThan(0)
    expect(record.result).toMatchObject({ why: 'upgrade' })
    for (const chair of chairs) chair.close()
    await after.close()
  })

  it('that fail shows how the match stood, and lets anybody resign', async () => {
    const { ann, match, chairs, upgrade } = await underWay(5)
    const hand = handOf(chairs[0]!, 0)
    const broken = () => {
      throw new Error('a rule that was broken')
    }
    const after = await upgrade(gamesWith('b', { step: broken, arrange: broken }))
    await Promise.all(chairs.map((chair) => chair.until((s) => s.problem !== null)))
    expect(handOf(chairs[0]!, 0)).toEqual(hand)
    expect(chairs[0]!.snapshot.problem).toContain('You can wait, or resign')
    const words = await talk(ann)
    await words.say({ type: 'join', id: 'j', match })
    const word = await words.until(() => words.told.find((each) => each.type === 'refusal'))
    expect(word).toMatchObject({ code: 'fault', why: expect.stringContaining('resign') })
    words.close()
    expect(await chairs[0]!.resign()).toBeNull()
    const over = await chairs[1]!.until((s) => s.over !== null)
    expect(over.over!.result).toMatchObject({ winner: 1, why: 'resigned' })
    for (const chair of chairs) chair.close()
    await after.close()
  })

  it('leaves a match to the process that has its rules, though nobody leads it just then', async (context) => {
    if (postgres === null) return context.skip('there is no PostgreSQL here')
    const where = postgres.database('upgrade_lead')
    const { before: old, ann, match, chairs } = await underWay(5, { where, idleFor: 200 })
    for (const chair of chairs) chair.close()
    await vi.waitFor(async () => expect((await old.house.matches.get(match))!.row.owner).toBeNull(), patience)
    const { epoch } = (await old.house.matches.get(match))!.row
    const fresh = await start(where, gamesWith('b', { version: '2.0.0' }))
    const words = await talk({ ...ann, url: `ws://127.0.0.1:${fresh.port}/ws` })
    expect(await words.say({ type: 'join', id: 'j', match })).toMatchObject({
      type: 'redirect',
      url: `ws://127.0.0.1:${old.port}/ws`,
    })
    expect((await old.house.matches.get(match))!.row).toMatchObject({ owner: null, epoch })
    words.close()
    // a client goes there by itself
    const chair = chairOf(ann, match, `ws://127.0.0.1:${fresh.port}/ws`)
    await chair.until((s) => s.view !== null)
    expect((await old.house.matches.get(match))!.row.owner).toBe(old.house.leases.node)
    chair.close()
    await fresh.close()
    await old.close()
  })

  describe('that are older than those of a match', () => {
    const newer = () => gamesWith('b', { version: '1.10.0' })
    const older = () => gamesWith('a', { version: '1.9.0' })

    it('show how it stood and let anybody resign', async () => {
      const { match, chairs, upgrade } = await underWay(3, { games: newer() })
      const hand = handOf(chairs[0]!, 0)
      const after = await upgrade(older())
      const shown = await Promise.all(chairs.map((chair) => chair.until((s) => s.problem !== null)))
      expect(handOf(chairs[0]!, 0)).toEqual(hand)
      expect(shown[0]!.problem).toContain('newer rules than those here. You can wait, or resign')
      expect((await after.house.matches.get(match))!.row).toMatchObject({ status: 'playing', version: '1.10.0' })
      expect(await chairs[0]!.resign()).toBeNull()
      const over = await chairs[1]!.until((s) => s.over !== null)
      expect(over.over!.result).toMatchObject({ winner: 1, why: 'resigned' })
      for (const chair of chairs) chair.close()
      await after.close()
    })

    it('lead those who wait to a process that has its rules, once it is there', async () => {
      const where = place()
      const { before, match, chairs } = await underWay(3, { where, games: newer() })
      await before.close()
      const after = await start(where, older(), { port: before.port, idleFor: 200 })
      await Promise.all(chairs.map((chair) => chair.until((s) => s.problem !== null)))
      const back = await start(where, newer())
      await vi.waitFor(
        async () => expect((await back.house.matches.get(match))!.row.owner).toBe(back.house.leases.node),
        patience,
      )
      await Promise.all(chairs.map((chair) => chair.until((s) => s.problem === null)))
      await playFor(chairs, 2)
      for (const chair of chairs) chair.close()
      await back.close()
      await after.close()
    })
  })
})

describe('A match that is over', () => {
  it('is shown with its record by a process that has no such game', async () => {
    const { before, ann, bo, match, chairs, upgrade } = await underWay(0)
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    await vi.waitFor(async () => expect(await before.house.matches.archive.ending(match)).not.toBeNull(), patience)
    const [seen, told] = [chairs.map(({ snapshot }) => snapshot.view), chairs.map(({ snapshot }) => snapshot.events)]
    for (const chair of chairs) chair.close()
    const after = await upgrade(new Map())
    const again = [chairOf(ann, match), chairOf(bo, match)]
    const shown = await Promise.all(again.map((chair) => chair.until((s) => s.over !== null)))
    expect(shown.map(({ view }) => view)).toEqual(seen)
    expect(shown.map(({ events }) => events)).toEqual(told)
    expect(await again[0]!.chat('well played')).toBeNull()
    expect(verify(duel.game, await recordOf(after.http, match))).toEqual({ replayed: true, sealed: true })
    for (const chair of again) chair.close()
    await after.close()
  })
})

describe('Secret decks', () => {
  it('are in nobody else’s options, in the lobby, at the table or in the match, until it is over', async () => {
    const secret: Partial<AnyGame> = {
      optionsFor: (options: { deck: number; life: number }, seat) =>
        seat === 0 ? { ...options } : { life: options.life },
    }
    const serving = await start(place(), gamesWith('a', secret))
    const [ann, bo] = [await comeIn(serving.http, 'Ann'), await comeIn(serving.http, 'Bo')]
    const watcher = await talk(await comeIn(serving.http, 'Cy'))
    watcher.tell({ type: 'lobby', on: true })
    await watcher.until(() => watcher.told.find(({ type }) => type === 'tables'))
    const wish = { game: 'duel', open: true, options: { deck: 17 } }
    const { match } = await inLobby(ann, (lobby) =>
      lobby.create({ ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] }),
    )
    expect((await inLobby(bo, (lobby) => lobby.sit(match))).options).toEqual({ life: 20 })
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(chairs.map((chair) => chair.until((s) => s.view !== null)))
    expect(chairs.map(({ snapshot }) => snapshot.table!.options)).toEqual([{ life: 20, deck: 17 }, { life: 20 }])
    await watcher.say({ type: 'join', id: 'j', match })
    const headers = { authorization: `Bearer ${bo.token}` }
    const mine = await (await fetch(`${serving.http}/api/matches`, { headers })).json()
    for (const told of [watcher.told, mine]) {
      expect(JSON.stringify(told)).toContain('"options":{"life":20}')
      expect(JSON.stringify(told)).not.toContain('"deck":17')
    }
    await chairs[0]!.resign()
    const over = await chairs[1]!.until((s) => s.table?.status === 'over')
    expect(over.table!.options).toEqual({ deck: 17 })
    for (const chair of chairs) chair.close()
    watcher.close()
    await serving.close()
  })
})

describe('The hash of rules', () => {
  it('is the same for the same rules, and another for other cards or another game', async () => {
    const exceed = (await loadGame('exceed'))!
    expect(fingerprintOf(duel)).toBe(fingerprintOf({ ...duel }))
    expect(fingerprintOf(duel)).not.toBe(fingerprintOf(exceed))
    const [first, ...rest] = duel.game.library
    const library = new Map([[first![0], { ...first![1], might: 99 }], ...rest])
    expect(fingerprintOf({ ...duel, game: { ...duel.game, library } })).not.toBe(fingerprintOf(duel))
  })

  it('is another for another engine or another package of the game, whatever the cards, and not for other tests', async () => {
    const root = place()
    const write = (file: string, text: string) => {
      const at = join(root, file)
      mkdirSync(dirname(at), { recursive: true })
      writeFileSync(at, text)
    }
    const packages = 'node_modules/@cardwright'
    for (const name of ['engine', 'duel']) {
      write(`${packages}/${name}/package.json`, JSON.stringify({ main: 'index.js' }))
      write(`${packages}/${name}/index.js`, '')
    }
    // it looks for packages from where it lies, and reads each once
    const source = readFileSync(join(import.meta.dirname, '../src/rules/fingerprint.ts'), 'utf8')
    let copies = 0
    const hash = async () => {
      const copy = `fingerprint-${copies++}.ts`
      write(copy, source)
      const { fingerprintOf: fresh } = (await import(pathToFileURL(join(root, copy)).href)) as Fingerprint
      return fresh({ ...duel, from: '@cardwright/duel' })
    }
    const before = await hash()
    expect(await hash()).toBe(before)
    write(`${packages}/duel/test/rules.test.ts`, '1')
    expect(await hash()).toBe(before)
    write(`${packages}/duel/src/rules.ts`, '1')
    const after = await hash()
    expect(after).not.toBe(before)
    write(`${packages}/engine/src/match.ts`, '1')
    expect(await hash()).not.toBe(after)
  })

  it.each([
    ['1.10.0', '1.9.0', true],
    ['1.9.0', '1.10.0', false],
    ['1.0.0', '1.0.0', false],
    ['2.0.0', 'abc', false],
  ])('%s after %s: %s', (version, than, is) => expect(isNewer(version, than)).toBe(is))
})
