import { readFileSync } from 'node:fs'
import {
  ask,
  askAny,
  commit,
  engineVersion,
  type Flow,
  Match,
  type MatchRecord,
  makeRecord,
  parseRecord,
  Random,
  RecordError,
  randomAnswer,
  sealedSeed,
  sealHolds,
  verify,
} from '@cardwright/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parlour } from './parlour.ts'
import { answer, keys, put, type TinyTable, tiny } from './tiny.ts'

interface Tally {
  points: number
}

function* count(t: TinyTable<Tally>): Flow {
  const { key } = yield* ask(t, t.state.points % 2, { kind: 'count', options: () => keys('one', 'two', 'stop') })
  if (key === 'stop') t.end({ winner: null, why: 'stopped' })
  t.state.points += key === 'one' ? 1 : 2
  t.random.int(6)
  const { top } = t.zone.deck!(0)
  if (top) t.move(top, t.zone.hand!(0))
}

const game = tiny<Tally>({
  state: { points: 0 },
  zones: { deck: { per: 'seat', shape: 'pile', faces: 'none' }, hand: { per: 'seat', shape: 'hand', faces: 'owner' } },
  deal: (t) => put(t, t.zone.deck!(0), 'a b c d'),
  step: count,
})

function played(inputs: number, seed: string | number = 'records'): Match<Tally> {
  const match = Match.start(game, { seed }) as Match<Tally>
  const random = new Random('choices')
  for (let n = 0; n < inputs; n++) answer(match, match.open[0]!.seat, random.pick(['one', 'two']))
  return match
}

describe('a record', () => {
  it('is a header, the inputs and a closing line, and says who made it', () => {
    const match = played(2, 7)
    const lines = makeRecord(match.record()).trimEnd().split('\n')
    expect(lines).toHaveLength(4)
    expect(JSON.parse(lines[0]!)).toEqual({
      cardwright: 1,
      engine: engineVersion,
      game: 'tiny',
      version: '1.0.0',
      options: {},
      seats: ['Seat 0', 'Seat 1'],
      seed: '7',
    })
    expect(JSON.parse(lines[1]!)).toMatchObject({ seat: 0, ask: '0.1', at: 0 })
    expect(JSON.parse(lines[3]!)).toEqual({ clock: 0, hash: match.hash(), result: null })
  })

  it('comes back from its text', () => {
    const line = fc.record({
      seat: fc.nat(5),
      ask: fc.string({ unit: 'grapheme' }),
      keys: fc.array(fc.string({ unit: 'grapheme' })),
      at: fc.nat(),
    })
    fc.assert(
      fc.property(fc.array(line), fc.string({ unit: 'binary' }), (inputs, seed) => {
        const { header } = played(0).record()
        const record: MatchRecord = { header: { ...header, seed }, inputs, clock: 5, hash: 'x', result: null }
        expect(parseRecord(makeRecord(record))).toEqual(record)
      }),
      { numRuns: 100, seed: 1 },
    )
  })

  it('replays to the same position, and to the same record', () => {
    const match = played(20)
    const again = Match.replay(game, parseRecord(makeRecord(match.record())))
    expect(again.hash()).toBe(match.hash())
    expect(again.record()).toEqual(match.record())
    expect(again.events(0)).toEqual(match.events(0))
  })

  it('of a match that goes on does not change', () => {
    const match = played(5)
    const record = match.record()
    const text = makeRecord(record)
    answer(match, match.open[0]!.seat, 'one')
    expect(makeRecord(record)).toBe(text)
  })
})

describe('a damaged record', () => {
  const lines = makeRecord(played(4).record()).trimEnd().split('\n')
  const with_ = (line: number, text: string) => lines.map((each, i) => (i === line - 1 ? text : each)).join('\n')

  it.each([
    ['is empty', '', 1, 'A record has a header and a closing line'],
    ['has no closing line', lines.slice(0, -1).join('\n'), 5, 'closing line'],
    ['has no header', lines.slice(1).join('\n'), 1, 'header'],
    ['breaks off', with_(3, lines[2]!.slice(0, 12)), 3, 'This is no JSON'],
    ['has an input without keys', with_(3, '{"seat":0,"ask":"0.1","at":0}'), 3, 'This is not an input at keys'],
    ['has a seat below all', with_(4, '{"seat":-1,"ask":"0.1","keys":[],"at":0}'), 4, 'This is not an input at seat'],
    ['has more in an input', with_(2, '{"seat":0,"ask":"0.1","keys":[],"at":0,"x":1}'), 2, 'This is not an input'],
    ['is of another format', with_(1, lines[0]!.replace('"cardwright":1', '"cardwright":2')), 1, 'at cardwright'],
    ['has a result that is none', with_(6, '{"clock":0,"hash":"","result":{"winner":"me"}}'), 6, 'at result'],
  ])('that %s names the line', (_what, text, line, why) => {
    const parse = () => parseRecord(text)
    expect(parse).toThrow(RecordError)
    expect(parse).toThrow(why)
    expect(parse).toThrow(`Line ${line}:`)
  })

  it('with an answer that does not fit names its line', () => {
    const record = parseRecord(with_(4, '{"seat":0,"ask":"0.1","keys":["one"],"at":0}'))
    expect(() => Match.replay(game, record)).toThrow(/^Line 4: /)
    expect(verify(game as never, record)).toMatchObject({ replayed: false, line: 4 })
  })

  it('with options that do not fit names the header', () => {
    const record = parseRecord(with_(1, lines[0]!.replace('"options":{}', '"options":{"speed":1}')))
    expect(() => Match.replay(game, record)).toThrow(/^Line 1: These options do not fit/)
  })
})

describe('a foreign record', () => {
  const { header, ...rest } = played(3).record()

  it.each([
    ['another game', { game: 'duel' }, 'This is a record of duel, not of tiny.'],
    ['another version of the game', { version: '0.9.0' }, 'made by tiny 0.9.0'],
    ['another version of the engine', { engine: '9.9.9' }, 'on engine 9.9.9, and only they can replay it'],
  ])('of %s is refused and says so', (_what, other, why) => {
    const record = { header: { ...header, ...other }, ...rest }
    expect(() => Match.replay(game, record)).toThrow(why)
    expect(verify(game as never, record)).toMatchObject({ replayed: false, line: 1 })
  })
})

describe('a saved match', () => {
  const fresh = (value: unknown) => JSON.parse(JSON.stringify(value))

  it('goes on from its checkpoint as if it had never stopped', () => {
    const match = played(40)
    const [record, saved] = [fresh(match.record()), fresh(match.save())]
    expect(saved.inputs).toBeGreaterThan(30)
    const resumed = Match.resume(game, record, saved)
    expect(resumed.hash()).toBe(match.hash())
    expect(resumed.view(0)).toEqual(match.view(0))
    expect(resumed.events(1)).toEqual(match.events(1))
    for (const each of [match, resumed]) for (let n = 0; n < 40; n++) answer(each, each.open[0]!.seat, 'one')
    expect(resumed.hash()).toBe(match.hash())
    expect(resumed.fork().hash()).toBe(match.hash())
  })

  it('does not go on from what was saved of another match', () => {
    const [one, other] = [played(40, 'one'), played(40, 'other')]
    expect(() => Match.resume(game, fresh(one.record()), fresh(other.save()))).toThrow('of another match')
  })

  it('plays only the inputs since the checkpoint again', () => {
    let steps = 0
    const counting: typeof game = {
      ...game,
      step(t) {
        steps++
        return count(t)
      },
    }
    const match = played(60)
    const [record, saved] = [fresh(match.record()), fresh(match.save())]
    Match.resume(counting, record, saved)
    expect(steps).toBeLessThan(5)
    steps = 0
    Match.resume(counting, record, null)
    expect(steps).toBeGreaterThan(60)
  })

  it('has its whole record, and can be saved again', () => {
    const match = played(40)
    const resumed = Match.resume(game, fresh(match.record()), fresh(match.save()))
    expect(resumed.record()).toEqual(match.record())
    answer(resumed, resumed.open[0]!.seat, 'one')
    answer(match, match.open[0]!.seat, 'one')
    expect(resumed.record()).toEqual(match.record())
    const again = Match.resume(game, fresh(resumed.record()), fresh(resumed.save()))
    expect(again.hash()).toBe(match.hash())
  })

  it('has the cards that came with it', () => {
    const bringing: typeof game = {
      ...game,
      options: z.object({ brings: z.string() }) as never,
      libraryFor: (options) => {
        const id = (options as { brings?: string }).brings!
        return new Map([...game.library, [id, { id, worth: 1 }]])
      },
      setup(t, options) {
        game.setup(t, options)
        t.create(t.rules.library.get('guest')!, 0, t.zones[0]!)
      },
    }
    const match = Match.start(bringing, { options: { brings: 'guest' } })
    const [record, saved] = [fresh(match.record()), fresh(match.save())]
    expect(Match.resume(bringing, record, saved).hash()).toBe(match.hash())
    expect(Match.replay(bringing, record).hash()).toBe(match.hash())
    expect(match.fork().table.rules.library.has('guest')).toBe(true)
    expect(game.library.has('guest')).toBe(false)
  })

  it('keeps timers, knowledge and open dialogues', () => {
    const timed = tiny<Tally>({
      state: { points: 0 },
      deal: (t) => t.timer('bell', 100),
      *step(t) {
        const got = yield* askAny(t, [{ seat: 0, kind: 'act', id: 'act', options: () => keys('go') }])
        t.state.points += 'due' in got ? 100 : 1
        if ('due' in got) t.timer('bell', t.now + 100)
      },
    })
    const match = Match.start(timed)
    match.answer(0, 'act', 'go', 50)
    match.clock(230)
    const resumed = Match.resume(timed, fresh(match.record()), fresh(match.save()))
    for (const each of [match, resumed]) each.clock(310)
    expect(resumed.table.state.points).toBe(301)
    expect(resumed.hash()).toBe(match.hash())

    const busy = Match.start(parlour(), { seed: 'busy' }) as Match
    const random = new Random('busy')
    while (!busy.over) {
      const open = random.pick(busy.open)
      busy.choose(open, randomAnswer(open, random))
      expect(Match.resume(parlour() as never, fresh(busy.record()), fresh(busy.save())).hash()).toBe(busy.hash())
    }
  })
})

describe('verify', () => {
  const secret = 'the server’s secret'
  const contributions = ['of seat 0', 'of seat 1']
  const seal = { commitment: commit(secret), contributions }
  const seed = sealedSeed(secret, contributions)

  function sealed(start: { seed: string; seal: MatchRecord['header']['seal'] }): MatchRecord {
    const match = Match.start(game, start)
    for (const key of ['one', 'two', 'one']) answer(match, match.open[0]!.seat, key)
    return match.record()
  }

  it('finds an honest match honest', () => {
    expect(verify(game as never, sealed({ seed, seal: { ...seal, secret } }))).toEqual({ replayed: true, sealed: true })
  })

  it('cannot tell before the secret is out, or where nothing was promised', () => {
    expect(verify(game as never, sealed({ seed, seal }))).toEqual({ replayed: true, sealed: null })
    expect(sealHolds(played(0).header)).toBeNull()
  })

  it.each([
    ['a secret that was not committed to', seed, { ...seal, secret: 'another' }],
    ['a seed that does not follow from the secret', `${seed}0`, { ...seal, secret }],
    ['contributions that were left out', sealedSeed(secret, []), { ...seal, secret }],
    ['contributions that were altered', seed, { ...seal, secret, contributions: ['of seat 0', 'of seat 2'] }],
  ])('finds %s', (_what, with_, sealWith) => {
    const verdict = verify(game as never, sealed({ seed: with_, seal: sealWith }))
    expect(verdict).toMatchObject({ replayed: true, sealed: false, line: 1 })
  })

  it('tells contributions apart, whatever is in them', () => {
    expect(sealedSeed('s', ['a', 'b'])).not.toBe(sealedSeed('s', ['a,b']))
    expect(sealedSeed('s', ['a', 'b'])).not.toBe(sealedSeed('s', ['b', 'a']))
    expect(sealedSeed('s', ['"a"', ''])).not.toBe(sealedSeed('s', ['"a"']))
  })

  it('finds a hash, a result and inputs that do not belong to the match', () => {
    const record = sealed({ seed, seal: { ...seal, secret } })
    const closing = { replayed: false, sealed: true, line: 5 }
    expect(verify(game as never, { ...record, hash: 'other' })).toMatchObject(closing)
    expect(verify(game as never, { ...record, result: { winner: 0, why: 'mine' } })).toMatchObject(closing)
    expect(verify(game as never, { ...record, inputs: record.inputs.slice(0, 2) })).toMatchObject({ replayed: false })
    const other = { ...record, header: { ...record.header, seed: 'other' } }
    expect(verify(game as never, other)).toMatchObject({ replayed: false, sealed: false })
  })
})

it('the engine’s version is its package’s', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(engineVersion).toBe(version)
})
