import { expect, it } from 'vitest'
import {
  arena,
  asked,
  continuous,
  face,
  fight,
  given,
  instant,
  play,
  rest,
  special,
  tableOf,
  ultra,
} from '../support.ts'

const jab = special('jab', { guard: 20 })
const finale = ultra('finale', { gauge: 2, power: 6 })

it('EX-145: a Wild Swing into an attack that cannot be paid for is invalid, and another is made', () => {
  fight(arena([finale, jab, rest]), {
    seats: [
      { space: 4, gauge: ['dive'], deckTop: ['finale', 'jab'] },
      { space: 5, hand: ['rest'] },
    ],
    // 1 Gauge is not enough, and nobody is asked
    play: ['0 wild', '1 strike:rest'],
    expect: { '1.life': 28, '0.discard': ['finale'], '0.gauge': ['dive', 'jab'] },
  })
})

it('EX-146: a Wild Swing into an attack that can be paid for leaves the choice', () => {
  const game = arena([finale, jab, rest])
  const seats = [
    { space: 4, gauge: ['dive', 'cross'], deckTop: ['finale', 'jab'] },
    { space: 5, hand: ['rest'] },
  ] as const
  const swing = ['0 wild', '1 strike:rest', '0 offered pay invalidate']
  fight(game, {
    seats,
    play: [...swing, '0 pay', '0 gauge:dive gauge:cross'],
    expect: { '1.life': 24, '0.gauge': ['finale'], '0.discard': ['dive', 'cross'] },
  })
  fight(game, {
    seats,
    play: [...swing, '0 invalidate'],
    expect: { '1.life': 28, '0.gauge': ['dive', 'cross', 'jab'], '0.discard': ['finale'] },
  })
})

it('EX-147: who has no cards in hand must Wild Swing', () => {
  const match = given(arena(), [
    { hand: ['dive'], gauge: ['cross'] },
    { gauge: ['grasp'], discard: ['spike'] },
  ])
  play(match, '0 strike:dive')
  expect(asked(match, 1)).toEqual([{ kind: 'set', keys: ['wild'] }])
  const other = given(arena(), [{}, {}])
  expect(asked(other, 0)[0]!.keys.filter((key) => /^(strike|ex|wild)/.test(key))).toEqual(['wild'])
})

it('EX-147: who holds the card that was named has to set it, and may not Wild Swing', () => {
  const game = arena([instant('ask', [{ do: 'read' }, { do: 'strike' }])])
  const match = given(game, [{ hand: ['ask', 'dive'] }, { hand: ['sweep'] }])
  play(match, '0 boost:ask', '0 name:sweep', '0 strike:dive')
  expect(asked(match, 1)).toEqual([{ kind: 'set', keys: ['strike:sweep'] }])
  // who does not may set anything
  const free = given(game, [{ hand: ['ask', 'dive'] }, { hand: ['sweep'] }])
  play(free, '0 boost:ask', '0 name:spike', '0 strike:dive')
  expect(asked(free, 1)).toEqual([{ kind: 'set', keys: ['strike:sweep', 'wild'] }])
})

const veto = face({ on: 'foeBoost', do: [{ do: 'spend', what: 'gauge', amount: 1, so: [{ do: 'cancelBoost' }] }] })
const call = instant('call', [{ do: 'callOut' }], { cost: 1 })

it('EX-148: a Boost is cancelled after its cost is paid, before any decision of it', () => {
  const game = arena(
    [call, continuous('aura', [{ on: 'now', do: [{ do: 'gainLife', amount: 5 }] }])],
    {},
    { basic: veto },
  )
  const seats = [
    { life: 10, hand: ['call', 'aura', 'dive'] },
    { hand: ['cross'], gauge: ['grasp'] },
  ] as const
  const match = play(given(game, seats), '0 boost:call', '0 dive')
  expect(asked(match, 0)).toEqual([])
  expect(asked(match, 1)).toEqual([{ kind: 'spend', keys: ['gauge:0', 'gauge:1'] }])
  expect(tableOf(match).seats[0]!.discard).toEqual(['dive'])
  fight(game, {
    seats,
    play: ['0 boost:call', '0 dive', '1 gauge:1', '1 gauge:grasp'],
    // nothing of it happens, and what it cost is gone
    expect: { '0.discard': ['dive', 'call'], '1.hand': ['cross'], '1.discard': ['grasp'], turn: 1 },
  })
  fight(game, {
    seats,
    play: ['0 boost:call', '0 dive', '1 gauge:0', '0 name:cross'],
    expect: { '1.hand': [], '1.discard': ['cross'], '1.gauge': ['grasp'], turn: 1 },
  })
  // a Continuous Boost does not stay
  fight(game, {
    seats,
    play: ['0 boost:aura', '1 gauge:1', '1 gauge:grasp'],
    expect: { '0.life': 10, '0.boosts': [], '0.discard': ['aura'] },
  })
  // it is for the opponent's Boosts only
  fight(game, {
    turn: 1,
    seats: [{}, { life: 10, hand: ['aura'], gauge: ['grasp'] }],
    play: ['1 boost:aura'],
    expect: { '1.life': 15, '1.boosts': ['aura'], '1.gauge': ['grasp'] },
  })
})

it('EX-149: who had a Boost cancelled draws at the end of the turn', () => {
  const lunge = instant('lunge', [{ do: 'strike' }])
  const game = arena([call, lunge], {}, { basic: veto })
  for (const [card, ...paid] of [['call', '0 dive'], ['lunge']] as const) {
    fight(game, {
      seats: [{ hand: [card, 'dive'], deckTop: ['spike'] }, { gauge: ['grasp'] }],
      play: [`0 boost:${card}`, ...paid, '1 gauge:1', '1 gauge:grasp'],
      expect: { '0.hand': card === 'call' ? ['spike'] : ['dive', 'spike'], '1.handSize': 0, turn: 1 },
    })
  }
})

it('EX-150: what is spent for a bonus is spent once', () => {
  const trade = special('trade', {
    abilities: [
      { on: 'before', do: [{ do: 'spend', what: 'force', amount: 1, so: [{ do: 'bonus', to: 'power', amount: 1 }] }] },
    ],
  })
  const game = arena([trade, rest])
  const seats = [
    { space: 4, hand: ['trade', 'dive', 'cross', 'grasp'] },
    { space: 5, hand: ['rest'] },
  ] as const
  const set = ['0 strike:trade', '1 strike:rest', '0 offered force:0 force:1']
  fight(game, {
    seats,
    play: [...set, '0 force:1', '0 refused dive cross', '0 dive'],
    expect: { '1.life': 27, '0.hand': ['cross', 'grasp'], '0.discard': ['dive'] },
  })
  fight(game, { seats, play: [...set, '0 force:0'], expect: { '1.life': 28, '0.discard': [] } })
})

it('EX-189: up to so much is any amount up to it, with the bonus for each', () => {
  const surge = special('surge', {
    abilities: [
      {
        on: 'before',
        do: [{ do: 'spend', what: 'force', amount: 3, upTo: true, each: [{ do: 'bonus', to: 'power', amount: 1 }] }],
      },
    ],
  })
  const game = arena([surge, rest])
  const hand = ['dive', 'cross', 'grasp', 'spike', 'sweep']
  const set = ['0 strike:surge', '1 strike:rest']
  for (const amount of [0, 1, 2, 3]) {
    fight(game, {
      seats: [
        { space: 4, hand: ['surge', ...hand] },
        { space: 5, hand: ['rest'] },
      ],
      play: [
        ...set,
        '0 offered force:0 force:1 force:2 force:3',
        `0 force:${amount}`,
        ...(amount > 0 ? [`0 ${hand.slice(0, amount).join(' ')}`] : []),
      ],
      expect: { '1.life': 28 - amount, '0.discard': hand.slice(0, amount) },
    })
  }
  // no more than there is
  fight(game, {
    seats: [
      { space: 4, hand: ['surge', 'dive'] },
      { space: 5, hand: ['rest'] },
    ],
    play: [...set, '0 offered force:0 force:1', '0 force:1', '0 dive'],
    expect: { '1.life': 27 },
  })
})

const bloody = face({ on: 'always', do: [{ do: 'trait', trait: 'lifeForGauge', amount: 3 }] })

it('EX-151: an Ultra from the hand must be paid for if there is another way to', () => {
  const game = arena([finale, jab, rest], { basic: bloody })
  const seats = [
    { space: 4, life: 20, hand: ['finale'], deckTop: ['jab'] },
    { space: 5, hand: ['rest'] },
  ] as const
  const match = play(given(game, seats), '0 strike:finale', '1 strike:rest')
  expect(asked(match, 0).flatMap(({ keys }) => keys)).not.toContain('invalidate')
  // without Gauge, 3 life for each of 2
  while (asked(match, 0)[0]!.kind !== 'act' && match.open[0]!.seat === 0) {
    const [ask] = match.open
    const { add, stop } = ask!.walk([])
    const several = stop ? [] : add.slice(0, 2).map(({ key }) => key)
    const chosen = ask!.some === null ? [ask!.options()[0]!.key] : several
    play(match, `0 ${chosen.join(' ') || '-'}`)
    if (tableOf(match).attacker === null) break
  }
  expect(tableOf(match).seats[0]).toMatchObject({ life: 14, gauge: ['finale'], discard: [] })
  expect(tableOf(match).seats[1]!.life).toBe(24)
  // who has no such way has an invalid attack: EX-100
  fight(arena([finale, jab, rest]), {
    seats,
    play: ['0 strike:finale', '1 strike:rest'],
    expect: { '0.life': 20, '0.discard': ['finale'], '0.gauge': ['jab'], '1.life': 28 },
  })
})

it('EX-152: an Ultra that was swung may be invalid even so', () => {
  const game = arena([finale, jab, rest], { basic: bloody })
  fight(game, {
    seats: [
      { space: 4, life: 20, deckTop: ['finale', 'jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 wild', '1 strike:rest', '0 invalidate'],
    expect: { '0.life': 20, '0.discard': ['finale'], '0.gauge': ['jab'], '1.life': 28 },
  })
})

it('EX-153: an EX Ultra is paid for once', () => {
  const game = arena([finale, rest])
  fight(game, {
    seats: [
      { space: 4, hand: ['finale', 'finale'], gauge: ['dive', 'cross', 'grasp', 'spike'] },
      { space: 5, hand: ['rest'] },
    ],
    play: [
      '0 ex:finale',
      '1 strike:rest',
      '0 refused gauge:dive gauge:cross gauge:grasp gauge:spike',
      '0 gauge:dive gauge:cross',
    ],
    expect: { '1.life': 23, '0.gauge': ['grasp', 'spike', 'finale'], '0.discard': ['finale', 'dive', 'cross'] },
  })
})

it('EX-153: what costs Force is paid for once, too', () => {
  const dear = special('dear', { force: 1, power: 4 })
  fight(arena([dear, rest]), {
    seats: [
      { space: 4, hand: ['dear', 'dear', 'dive', 'cross'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 ex:dear', '1 strike:rest', '0 refused dive cross', '0 dive'],
    expect: { '1.life': 25, '0.hand': ['cross'] },
  })
})

it('EX-154: who attacked first can be stunned all the same, and still has their Cleanup', () => {
  const swift = special('swift', {
    speed: 9,
    abilities: [{ on: 'cleanup', if: { is: 'stunned' }, do: [{ do: 'draw', amount: 2 }] }],
  })
  const game = arena([swift, special('slow', { speed: 1, guard: 20, power: 1 }), rest])
  for (const [card, drawn] of [
    ['slow', 2],
    ['rest', 0],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: ['swift'] },
        { space: 5, hand: [card] },
      ],
      play: ['0 strike:swift', `1 strike:${card}`],
      expect: { '0.handSize': drawn, '1.life': 28, '0.gauge': ['swift'] },
    })
  }
})
