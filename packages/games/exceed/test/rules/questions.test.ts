import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/vocabulary/abilities.ts'
import {
  arena,
  asked,
  bonus,
  continuous,
  face,
  fight,
  given,
  idle,
  instant,
  play,
  special,
  tableOf,
  told,
  ultra,
} from '../support.ts'

const rest = idle('rest', { guard: 20 })
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
    const chosen = ask!.some === null ? [ask!.options()[0]!.key] : stop ? [] : add.slice(0, 2).map(({ key }) => key)
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

const eager: Ability = { on: 'boosted', do: [{ do: 'draw', amount: 1 }] }
const lunge = instant('lunge', [{ do: 'gainLife', amount: 1 }, { do: 'strike' }])

it('EX-155, EX-159: a Boost that causes a Strike is resolved before the Strike begins', () => {
  const game = arena([lunge, jab, rest], { basic: face(eager) })
  const match = given(game, [
    { space: 4, life: 10, deckTop: ['jab'], hand: ['lunge'] },
    { space: 5, hand: ['rest'] },
  ])
  play(match, '0 boost:lunge')
  // what waits for the Boost has happened: the card that was drawn can be set
  expect(asked(match, 0)).toEqual([{ kind: 'set', keys: ['strike:jab', 'wild'] }])
  expect(tableOf(match).seats[0]).toMatchObject({ hand: ['jab'], life: 11, attack: [] })
  const order = told(match, ['boost', 'life', 'trigger', 'strike']).map(({ type, timing }) => timing ?? type)
  expect(order).toEqual(['boost', 'now', 'life', 'boosted', 'strike'])
})

it('EX-159: a card is resolved when its effects are over', () => {
  const game = arena(
    [
      instant('gift', [
        { do: 'draw', amount: 1, upTo: true },
        { do: 'gainLife', amount: 1 },
      ]),
    ],
    {
      basic: face({ on: 'boosted', do: [{ do: 'gainLife', amount: { count: 'hand' } }] }),
    },
  )
  const match = play(given(game, [{ life: 10, hand: ['gift'] }, {}]), '0 boost:gift')
  expect(tableOf(match).seats[0]!.life).toBe(10)
  play(match, '0 draw:1')
  // 1 of the Boost, then 1 for the card that it drew
  expect(tableOf(match).seats[0]!.life).toBe(12)
  // a cancelled Boost, or one of the opponent's, is none that you resolved
  fight(game, {
    turn: 1,
    seats: [{ life: 10 }, { hand: ['gift'] }],
    play: ['1 boost:gift', '1 draw:0'],
    expect: { '0.life': 10 },
  })
})

it('EX-156, EX-109: distance counts from where the attack comes from', () => {
  const wary = face({ on: 'strike', do: [{ do: 'trait', trait: 'dodgesAtRange', min: 1, max: 1 }] })
  const remote = special('remote', {
    range: [1, 2],
    abilities: [{ on: 'strike', do: [{ do: 'trait', trait: 'origin', token: 'post' }] }],
  })
  const tokens = { tokens: [{ id: 'post', name: 'Post' }] }
  const seats = (mine: number, post: number, theirs: number, card: string) =>
    [
      { space: mine, hand: [card], tokens: { post } },
      { space: theirs, hand: ['rest'] },
    ] as const
  const open = arena([remote, special('plain', { range: [1, 2] }), rest], tokens)
  for (const [mine, post, theirs, card, hit] of [
    // in Range of the token, not of the fighter; and the other way round
    [2, 6, 7, 'remote', true],
    [6, 2, 7, 'remote', false],
    [2, 6, 7, 'plain', false],
    [6, 2, 7, 'plain', true],
  ] as const) {
    fight(open, {
      seats: seats(mine, post, theirs, card),
      play: [`0 strike:${card}`, '1 strike:rest'],
      expect: { '1.life': hit ? 28 : 30 },
    })
  }
  const dodging = arena([remote, special('plain', { range: [1, 2] }), rest], tokens, { basic: wary })
  for (const [mine, post, theirs, card, hit] of [
    // at 1 from the token it does not hit, at 2 it does, wherever the fighter stands
    [2, 6, 7, 'remote', false],
    [2, 5, 7, 'remote', true],
    [6, 5, 7, 'remote', true],
    [6, 5, 7, 'plain', false],
    [5, 6, 7, 'plain', true],
  ] as const) {
    fight(dodging, {
      seats: seats(mine, post, theirs, card),
      play: [`0 strike:${card}`, '1 strike:rest'],
      expect: { '1.life': hit ? 28 : 30 },
    })
  }
})

it('EX-157: a deck that was searched is shuffled', () => {
  const search = instant('search', [
    { do: 'take', from: ['deck'], to: 'hand', by: 'choice', filter: { kinds: ['special'] } },
  ])
  const match = given(arena([search, jab]), [{ hand: ['search'], deckTop: ['dive', 'cross', 'jab'] }, {}])
  play(match, '0 boost:search', '0 jab')
  expect(tableOf(match).seats[0]!.hand).toContain('jab')
  expect(told(match, ['shuffle']).at(-1)).toMatchObject({ zone: 'deck:0' })
  expect(told(match, ['shuffle']).length).toBe(3)
  // nor does it matter what it was searched for
  const call = instant('summon', [{ do: 'boost', from: ['deck'], filter: { card: 'aura' } }])
  for (let seed = 0; seed < 5; seed++) {
    const other = given(arena([call, jab, continuous('aura', [])]), [
      { hand: ['summon'], deckTop: ['dive', 'aura'] },
      {},
    ])
    play(other, '0 boost:summon', '0 boost:aura')
    expect(tableOf(other).seats[0]).toMatchObject({ boosts: ['aura'], discard: ['summon'] })
    expect(told(other, ['shuffle']).map(({ zone }) => zone)).toEqual(['deck:0', 'deck:1', 'deck:0'])
  }
  // to draw is no search
  const drawn = play(given(arena([search, jab])), '0 prepare')
  expect(told(drawn, ['shuffle']).length).toBe(2)
})

it('EX-158: a card is played when its cost is spent, before its effects', () => {
  const watch = face({
    on: 'foeBoost',
    do: [
      { do: 'draw', amount: { count: 'discard', of: 'foe' } },
      { do: 'gainLife', amount: { count: 'hand', of: 'foe' } },
    ],
  })
  const costly = instant('costly', [{ do: 'draw', amount: 3 }], { cost: 2 })
  fight(arena([costly], {}, { basic: watch }), {
    seats: [{ hand: ['costly', 'dive', 'cross', 'grasp'] }, { life: 10 }],
    play: ['0 boost:costly', '0 dive cross'],
    // two cards have been spent, one is in hand, three are not drawn yet
    expect: { '1.handSize': 2, '1.life': 11, '0.handSize': 1 + 3 + 1 },
  })
})

it('EX-160: a Boost is discarded after it is resolved, and before a Strike that it causes', () => {
  const count: Ability = { on: 'boosted', do: [{ do: 'gainLife', amount: { count: 'discard' } }] }
  const game = arena([lunge, jab, rest, instant('gift', [])], { basic: face(count) })
  fight(game, {
    seats: [{ life: 10, hand: ['gift'], discard: ['dive'] }, {}],
    play: ['0 boost:gift'],
    // as it was resolved only one card lay in the discard pile
    expect: { '0.life': 11, '0.discard': ['dive', 'gift'] },
  })
  const match = play(given(game, [{ life: 10, hand: ['lunge', 'jab'] }, { hand: ['rest'] }]), '0 boost:lunge')
  expect(asked(match, 0).map(({ kind }) => kind)).toEqual(['set'])
  expect(tableOf(match).seats[0]).toMatchObject({ life: 11, discard: ['lunge'] })
})

const steal = (to: 'gauge' | 'sealed' | 'hand') =>
  instant(`steal${to}`, [{ do: 'take', from: ['discard'], to, by: 'choice', of: 'foe', chooser: 'you', whose: 'you' }])

it('EX-161, EX-162: cards of the opponent may lie in some areas of yours, and go home from there', () => {
  const might = continuous('might', [bonus('power', 3)])
  const game = arena([steal('gauge'), steal('sealed'), steal('hand'), might, jab, rest], {
    basic: { abilities: [], actions: [{ name: 'use', do: [{ do: 'boost', from: ['gauge'] }] }] },
  })
  const theirs = { space: 5, hand: ['rest'], discard: ['might', 'cross'] }
  // the Gauge; to be spent from there it goes to its owner's pile
  fight(game, {
    seats: [{ space: 4, hand: ['stealgauge'] }, theirs],
    play: [
      '0 boost:stealgauge',
      '0 might',
      { expect: { '0.gauge': ['might'], '1.discard': ['cross'], '1.gauge': [] } },
      '1 prepare',
      '0 change:1',
      '0 gauge:might',
    ],
    expect: { '0.gauge': [], '0.discard': ['stealgauge'], '1.discard': ['cross', 'might'] },
  })
  // the sealed area
  fight(game, {
    seats: [{ hand: ['stealsealed'] }, theirs],
    play: ['0 boost:stealsealed', '0 cross'],
    expect: { '0.sealed': ['cross'], '1.discard': ['might'] },
  })
  // the Boost area, where it works for who played it
  fight(game, {
    seats: [{ space: 4, hand: ['stealgauge', 'jab'] }, theirs],
    play: [
      '0 boost:stealgauge',
      '0 might',
      '1 prepare',
      '0 action:use',
      '0 boost:might',
      { expect: { '0.boosts': ['might'], '1.boosts': [] } },
      '1 prepare',
      '0 strike:jab',
      '1 strike:rest',
    ],
    expect: { '1.life': 25, '0.boosts': [], '0.discard': ['stealgauge'], '1.discard': ['cross', 'might', 'rest'] },
  })
  // the hand is none of them
  fight(game, {
    seats: [{ hand: ['stealhand'] }, theirs],
    play: ['0 boost:stealhand', '0 might'],
    expect: { '0.handSize': 1, '0.discard': ['stealhand'], '1.discard': ['cross', 'might'] },
  })
})

const stretch = (id: string, min: number, max: number) =>
  continuous(id, [{ on: 'strike', do: [{ do: 'range', min, max }] }])

/** At which distances a card hits with this Boost. */
function reach(card: string, boost: string): number[] {
  const game = arena([stretch('longer', 1, 2), stretch('wider', 0, 1), rest])
  return [1, 2, 3, 4, 5, 6].filter((distance) => {
    const match = given(game, [
      { space: 2, hand: [card], boosts: [boost] },
      { space: 2 + distance, hand: ['rest'] },
    ])
    play(match, `0 strike:${card}`, '1 strike:rest')
    return told(match, ['hit']).length > 0
  })
}

it('EX-163: a Range bonus adds to the least and to the greatest distance', () => {
  expect(reach('sweep', 'longer')).toEqual([2, 3, 4, 5])
  expect(reach('sweep', 'wider')).toEqual([1, 2, 3, 4])
})

it('EX-164: a single number is the least and the greatest distance', () => {
  expect(reach('grasp', 'longer')).toEqual([2, 3])
  expect(reach('grasp', 'wider')).toEqual([1, 2])
})

it('EX-165: Continuous Boosts count for the attack that was set, not for one that an effect adds', () => {
  const chain = special('chain', { power: 3, abilities: [{ on: 'after', do: [{ do: 'extraAttack' }] }] })
  const game = arena([chain, jab, rest, continuous('might', [bonus('power', 4)])])
  fight(game, {
    seats: [
      { space: 4, hand: ['chain', 'jab'], boosts: ['might'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:chain', '1 strike:rest', '0 attack:jab'],
    // 3 and 4, then 2 alone
    expect: { '1.life': 30 - 7 - 2 },
  })
})

it('EX-166: to strike from an empty Gauge is a Wild Swing', () => {
  const draft = instant('draft', [{ do: 'strike', from: 'gauge' }])
  const game = arena([draft, jab, rest])
  fight(game, {
    seats: [
      { space: 4, hand: ['draft', 'dive'], deckTop: ['jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 boost:draft', '0 offered wild', '0 wild', '1 strike:rest'],
    expect: { '1.life': 28, '0.hand': ['dive'], '0.gauge': ['jab'] },
  })
  // from one that is not empty it is a card of the Gauge
  fight(game, {
    seats: [
      { space: 4, hand: ['draft', 'dive'], gauge: ['sweep'], deckTop: ['jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 boost:draft', '0 offered strike:sweep', '0 strike:sweep', '1 strike:rest'],
    expect: { '1.life': 24, '0.hand': ['dive'], '0.gauge': ['sweep'], '0.deckTop': ['jab'] },
  })
})
