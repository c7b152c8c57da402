import { ask, askAny, runScenario, type Seat } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keys, tiny } from './tiny.ts'

interface State {
  turn: Seat
  life: number[]
  bell: number
}

/** Seats hit each other in turn; a hit may be met. At 0 life it ends; at 100 a bell rings. */
const game = tiny<State>({
  id: 'hits',
  state: { turn: 0, life: [5, 5], bell: 0 },
  options: z.strictObject({ bell: z.boolean().default(false) }),
  deal: (t) => t.timer('bell', 100),
  *step(t) {
    const { turn } = t.state
    const act = {
      seat: turn,
      kind: 'act',
      options: () => keys('hit', 'pass'),
      explain: (key: string) => (key === 'kick' ? { why: 'No kicks.', rule: 'TI-1' as const } : null),
    }
    const got = yield* askAny(t, [act])
    if ('due' in got) {
      t.state.bell++
      return
    }
    t.state.turn = 1 - turn
    if (got.chosen.key === 'pass') return
    const { key } = yield* ask(t, 1 - turn, { kind: 'meet', options: () => keys('duck', 'take') })
    if (key === 'take') t.state.life[1 - turn]! -= 3
    if (t.state.life[1 - turn]! <= 0) t.end({ winner: turn, why: 'life' })
  },
  arrange(t, given) {
    const { life } = z.strictObject({ life: z.array(z.int()).length(2) }).parse(given)
    t.state.life = life
  },
  describe: ({ state, result }) => ({ ...state, hand: [], over: result !== null }),
})

type Play = Record<string, unknown>
const scenario = (play: Play[], more: Record<string, unknown> = {}) => ({
  game: 'hits',
  title: 'a scenario',
  play,
  ...more,
})
const run = (play: Play[], more: Record<string, unknown> = {}) => runScenario(game, scenario(play, more))

const hit = { seat: 0, answer: 'hit' }
const take = { seat: 1, answer: 'take' }

describe('a scenario', () => {
  it('passes if all goes as it says', () => {
    const play = [
      { seat: 0, offered: ['pass', 'hit'] },
      { seat: 0, refused: 'kick', rule: 'TI-1' },
      { seat: 0, refused: ['hit', 'pass'] },
      { seat: 0, answer: 'hit', ask: 'act' },
      { expect: { asked: [[], ['meet']], 'life.1': 4 } },
      take,
      { clock: 250 },
    ]
    const outcome = run(play, {
      rules: ['TI-1'],
      given: { life: [5, 4] },
      expect: { life: [5, 1], 'life.0': 5, turn: 1, bell: 1, over: false },
    })
    expect(outcome).toEqual({ title: 'a scenario', rules: ['TI-1'], passed: true, failures: [] })
  })

  it('may end a match', () => {
    const play = [hit, take, { seat: 1, answer: 'pass' }, hit, take]
    expect(run(play, { expect: { over: true, 'life.1': -1 } }).failures).toEqual([])
  })

  it.each<[string, Play[], string, unknown, RegExp]>([
    [
      'a key that is not offered',
      [{ seat: 0, answer: 'kick' }],
      'play.0',
      'kick',
      /No kicks\. Offered for act: hit, pass/,
    ],
    [
      'an answer of the wrong seat',
      [{ seat: 1, answer: 'hit' }],
      'play.0',
      'seat 1 is asked something',
      /^seat 0: act$/,
    ],
    ['an answer to another question', [{ ...hit, ask: 'meet' }], 'play.0', 'seat 0 is asked meet', /^seat 0: act$/],
    ['a question that nothing answers', [hit], 'end', 'every question of this step is answered', /meet/],
    ['a refusal that does not come', [{ seat: 0, refused: 'hit' }], 'play.0', 'hit is refused', /^it was taken$/],
    ['a refusal by another rule', [{ seat: 0, refused: 'kick', rule: 'TI-2' }], 'play.0', 'TI-2', /^TI-1$/],
    [
      'a refusal of who is not asked',
      [{ seat: 1, refused: 'kick' }],
      'play.0',
      'seat 1 is asked something',
      /^seat 0: act$/,
    ],
  ])('fails at %s', (_what, play, step, expected, found) => {
    const { passed, failures } = run(play)
    expect(passed).toBe(false)
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatchObject({ step, expected })
    expect(JSON.stringify(failures[0]!.found).replaceAll('"', '')).toMatch(found)
  })

  it('fails at an offer of more, of fewer or of other keys', () => {
    for (const offered of [['hit'], ['hit', 'pass', 'kick'], ['hit', 'kick'], []]) {
      const { failures } = run([{ seat: 0, offered }])
      expect(failures).toEqual([{ step: 'play.0', expected: [...offered].sort(), found: ['hit', 'pass'] }])
    }
  })

  it('fails at an answer that is left over when the match has ended', () => {
    const { failures } = run([hit, take, hit], { given: { life: [5, 1] } })
    expect(failures).toEqual([
      { step: 'play.2', expected: 'seat 0 is asked something', found: 'nobody is asked anything' },
    ])
  })

  it('fails at what is expected and is not so, with its path, and goes on to find the rest', () => {
    const { failures } = run([{ expect: { 'life.0': 4 } }, hit, take], {
      expect: { 'life.1': 3, turn: 1, hand: ['x'] },
    })
    expect(failures).toEqual([
      { step: 'play.0 life.0', expected: 4, found: 5 },
      { step: 'expect life.1', expected: 3, found: 2 },
      { step: 'expect hand', expected: ['x'], found: [] },
    ])
  })

  it.each(['lives', 'life.2', 'life.0.x', 'turn.x', 'life.constructor'])('fails at the unknown path %s', (path) => {
    const { failures } = run([], { expect: { [path]: 1 } })
    expect(failures).toEqual([{ step: `expect ${path}`, expected: 1, found: `there is no ${path} in this game` }])
  })

  it('may leave a question open if it says so', () => {
    expect(run([hit], { expect: { 'asked.1': ['meet'] } }).passed).toBe(true)
    expect(run([hit], { expect: { 'asked.1': ['act'] } }).passed).toBe(false)
  })

  it('is of one game', () => {
    expect(runScenario(game, { ...scenario([]), game: 'other' })).toMatchObject({
      passed: false,
      failures: [{ step: 'game', expected: 'hits', found: 'other' }],
    })
  })

  it.each<[string, unknown, string, RegExp]>([
    ['nothing', null, 'format', /expected object/],
    ['without a play', { game: 'hits', title: 'x' }, 'format', /play/],
    ['with a line of two kinds', scenario([{ ...hit, expect: {} }]), 'format', /play/],
    ['with a field too many', scenario([], { after: [] }), 'format', /after/],
    ['with a position that does not fit', scenario([], { given: { life: [1] } }), 'given', /life/],
    ['with options that do not fit', scenario([], { options: { bells: 1 } }), 'given', /bells/],
    ['with too many seats', scenario([], { seats: 9 }), 'given', /not 9/],
  ])('%s fails and says why', (_what, text, step, found) => {
    const { passed, failures } = runScenario(game, text)
    expect(passed).toBe(false)
    expect(failures).toEqual([{ step, expected: expect.any(String), found: expect.stringMatching(found) }])
  })

  it('plays a match of its seed', () => {
    const chancy = tiny<{ rolled: number }>({
      state: { rolled: 0 },
      deal: (t) => {
        t.state.rolled = t.random.int(1000)
      },
    })
    const rolled = (seed: unknown) =>
      runScenario(chancy, { game: 'tiny', title: 'x', seed, play: [], expect: { 'state.rolled': -1 } }).failures[0]!
        .found
    expect(rolled(1)).toBe(rolled('1'))
    expect(rolled(1)).not.toBe(rolled(2))
  })
})

it('a rule that throws is no refusal', () => {
  const faulty = tiny({
    id: 'hits',
    *step(t) {
      yield* ask(t, 0, { kind: 'act', options: () => keys('hit') })
      throw new Error('The roof fell in.')
    },
  })
  const { failures } = runScenario(faulty, scenario([{ seat: 0, refused: 'hit' }]))
  expect(failures).toMatchObject([{ step: 'play.0', found: expect.stringContaining('The roof fell in.') }])
})
