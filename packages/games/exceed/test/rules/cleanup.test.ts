import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import { arena, asked, continuous, face, fight, given, play, rest, special, tableOf, told } from '../support.ts'

const at = (on: Ability['on'], ...effects: EffectList): Ability => ({ on, do: effects })
const gain = (amount: number) => ({ do: 'gainLife', amount }) as const
const sustain: Ability = at('cleanup', { do: 'sustain', what: 'this' })

it('EX-131: the attacker cleans up altogether before the defender does', () => {
  // at Cleanup each counts what the other has in the Gauge and in the Boost area
  const nosy = special('nosy', {
    guard: 20,
    abilities: [
      at(
        'cleanup',
        { do: 'draw', amount: { count: 'gauge', of: 'foe' } },
        { do: 'gainLife', amount: { count: 'boosts', of: 'foe' } },
      ),
    ],
  })
  const game = arena([nosy, continuous('aura', [])])
  for (const turn of [0, 1] as const) {
    const [a, b] = [turn, 1 - turn]
    fight(game, {
      turn,
      seats: [
        { space: 4, life: 20, hand: ['nosy'], boosts: ['aura'] },
        { space: 5, life: 20, hand: ['nosy'], boosts: ['aura'] },
      ],
      play: [`${a} strike:nosy`, `${b} strike:nosy`],
      expect: {
        // the attacker sees an empty Gauge and a Boost that is still there
        [`${a}.handSize`]: 0,
        [`${a}.life`]: 19,
        // the defender sees the attack that hit, and no Boost any more
        [`${b}.handSize`]: 1,
        [`${b}.life`]: 18,
      },
    })
  }
})

it('EX-132, EX-154: both clean up, stunned or not', () => {
  const hurt = special('hurt', { abilities: [at('cleanup', gain(5))] })
  const game = arena([
    hurt,
    special('stunner', { speed: 9, power: 3 }),
    special('late', { speed: 1, guard: 20, power: 3 }),
    continuous('aura', []),
  ])
  // stunned before the attack, and after it
  for (const [card, gauge, discard] of [
    ['stunner', [], ['aura', 'hurt']],
    ['late', ['hurt'], ['aura']],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, life: 20, hand: ['hurt'], boosts: ['aura'] },
        { space: 5, hand: [card] },
      ],
      play: ['0 strike:hurt', `1 strike:${card}`],
      expect: { '0.life': 22, '0.boosts': [], '0.discard': [...discard], '0.gauge': [...gauge] },
    })
  }
})

it('EX-133: Cleanup triggers of the attack and of the Boosts are resolved', () => {
  const game = arena([
    special('tail', { abilities: [at('cleanup', gain(1))] }),
    continuous('echo', [at('cleanup', gain(4))]),
    rest,
  ])
  const seats = [
    { life: 10, hand: ['tail'], boosts: ['echo'] },
    { life: 10, hand: ['rest'] },
  ] as const
  fight(game, {
    seats,
    play: ['0 strike:tail', '1 strike:rest', '0 offered tail boost:echo', '0 boost:echo'],
    expect: { '0.life': 15, '1.life': 10, '0.boosts': [] },
  })
  // a card in the discard pile or in hand triggers nothing
  fight(game, {
    seats: [{ life: 10, hand: ['rest', 'echo'], discard: ['tail', 'echo'] }, { hand: ['rest'] }],
    play: ['0 strike:rest', '1 strike:rest'],
    expect: { '0.life': 10 },
  })
})

it('EX-134: all Continuous Boosts are discarded but those that were sustained', () => {
  const game = arena([continuous('staying', [sustain]), continuous('going', []), special('jab'), rest])
  fight(game, {
    seats: [
      { hand: ['jab'], boosts: ['going', 'staying', 'going'] },
      { hand: ['rest'], boosts: ['staying', 'going'] },
    ],
    play: ['0 strike:jab', '1 strike:rest'],
    expect: {
      '0.boosts': ['staying'],
      '0.discard': ['going', 'going', 'jab'],
      '1.boosts': ['staying'],
      '1.discard': ['going', 'rest'],
    },
  })
})

it('EX-136: an attack that hit goes to the Gauge, even if it did not stun', () => {
  const game = arena([special('jab'), special('zero', { power: 0 }), rest])
  for (const card of ['jab', 'zero']) {
    const seats = [
      { space: 4, hand: [card] },
      { space: 5, hand: ['rest'] },
    ] as const
    const set = [`0 strike:${card}`, '1 strike:rest']
    expect(told(play(given(game, seats), ...set), ['stunned'])).toEqual([])
    fight(game, {
      seats,
      play: set,
      expect: { '0.gauge': [card], '0.discard': [], '1.gauge': [], '1.discard': ['rest'] },
    })
  }
})

it('EX-137: an attack that did not hit is discarded, missed or never made', () => {
  const game = arena([special('jab', { speed: 1 }), special('stunner', { speed: 9, range: [1, 2] }), rest])
  fight(game, {
    seats: [
      { space: 3, hand: ['jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:jab', '1 strike:rest'],
    expect: { '0.discard': ['jab'], '0.gauge': [], '1.discard': ['rest'], '1.gauge': [] },
  })
  fight(game, {
    seats: [
      { space: 4, hand: ['jab'] },
      { space: 5, hand: ['stunner'] },
    ],
    play: ['0 strike:jab', '1 strike:stunner'],
    expect: { '0.discard': ['jab'], '0.gauge': [], '1.discard': [], '1.gauge': ['stunner'] },
  })
})

it('EX-138: effects of the end of the Strike come after both Cleanups, the attacker first, stunned or not', () => {
  const closing = face(at('endOfStrike', { do: 'draw', amount: { count: 'gauge', of: 'both' } }))
  const game = arena(
    [special('jab', { speed: 9 }), special('slow', { speed: 1 })],
    { basic: closing },
    { basic: closing },
  )
  for (const turn of [0, 1] as const) {
    const [a, b] = [turn, 1 - turn]
    const match = given(
      game,
      [
        { space: 4, hand: ['jab'] },
        { space: 5, hand: ['slow'] },
      ],
      turn,
    )
    play(match, `${a} strike:${a === 0 ? 'jab' : 'slow'}`, `${b} strike:${b === 0 ? 'jab' : 'slow'}`)
    // one attack has hit and lies in the Gauge by then; the stunned player draws for it too
    const drawn = told(match, ['move']).filter(({ cards }) => cards?.[0]?.from?.startsWith('deck'))
    expect(drawn.slice(-2).map(({ cards }) => cards![0]!.to)).toEqual([`hand:${a}`, `hand:${b}`])
    expect(told(match, ['stunned'])).toMatchObject([{ seat: 1 }])
    expect(told(match, ['trigger']).map(({ timing, seat }) => [timing, seat])).toEqual([
      ['endOfStrike', a],
      ['endOfStrike', b],
    ])
  }
})

it('EX-138: a question at the end of the Strike comes at its end', () => {
  const game = arena([rest], { basic: face(at('endOfStrike', { do: 'draw', amount: 1, upTo: true })) })
  const match = play(given(game, [{ hand: ['rest'] }, { hand: ['rest'] }]), '0 strike:rest', '1 strike:rest')
  expect(asked(match, 0).map(({ kind }) => kind)).toEqual(['draw'])
  expect(tableOf(match)).toMatchObject({
    phase: 'end',
    attacker: 0,
    seats: [{ discard: ['rest'] }, { discard: ['rest'] }],
  })
})

it('EX-138: the end of the Strike finds the attack, and of Boosts those that are still in play', () => {
  const last = at('endOfStrike', { do: 'gainLife', amount: 3 })
  const lantern = (id: string, ...more: Ability[]) => continuous(id, [last, ...more])
  const game = arena([
    special('jab'),
    special('ember', { abilities: [last] }),
    lantern('lantern'),
    lantern('beacon', at('cleanup', { do: 'sustain', what: 'this' })),
    rest,
  ])
  for (const [card, boost, life] of [
    ['ember', null, 23],
    // EX-075: it was active until it was discarded
    ['jab', 'lantern', 20],
    ['jab', 'beacon', 23],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, life: 20, hand: [card], boosts: boost === null ? [] : [boost] },
        { space: 5, hand: ['rest'] },
      ],
      play: [`0 strike:${card}`, '1 strike:rest'],
      expect: { '0.life': life },
    })
  }
})

it('EX-139: after a Strike it is the turn of the defender', () => {
  const game = arena([special('jab'), rest])
  fight(game, {
    seats: [{ hand: ['jab'] }, { hand: ['rest'] }],
    play: ['0 strike:jab', '1 strike:rest'],
    expect: { turn: 1, 'asked.1': ['act'], 'asked.0': [] },
  })
  fight(game, {
    turn: 1,
    seats: [{ hand: ['jab'] }, { hand: ['rest'] }],
    play: ['1 strike:rest', '0 strike:jab'],
    expect: { turn: 0 },
  })
})

const keen = (id: string, on: 'before' | 'hit' | 'after', speed: number) =>
  special(id, { speed, guard: 20, abilities: [at(on, { do: 'advantage' })] })

it('EX-140: who gained Advantage takes the next turn', () => {
  const game = arena([keen('keen', 'hit', 5), rest])
  const seats = (space: number) =>
    [
      { space: 4, hand: ['keen', 'rest'] },
      { space, hand: ['keen', 'rest'] },
    ] as const
  fight(game, { seats: seats(5), play: ['0 strike:keen', '1 strike:rest'], expect: { turn: 0 } })
  // the defender has the next turn with it as without
  fight(game, { seats: seats(5), play: ['0 strike:rest', '1 strike:keen'], expect: { turn: 1 } })
  // no hit, no Advantage
  fight(game, { seats: seats(6), play: ['0 strike:keen', '1 strike:rest'], expect: { turn: 1 } })
  // it is one turn: then they alternate again
  fight(game, {
    seats: seats(5),
    play: ['0 strike:keen', '1 strike:rest', '0 prepare', { expect: { turn: 1 } }, '1 prepare'],
    expect: { turn: 0 },
  })
})

it('EX-141: if both gained it, the last to gain it does', () => {
  const game = arena([keen('early', 'before', 9), keen('late', 'after', 1), keen('first', 'after', 9)])
  for (const [mine, theirs, turn] of [
    ['early', 'late', 1],
    ['late', 'early', 0],
    ['late', 'first', 0],
    ['first', 'late', 1],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: [mine] },
        { space: 5, hand: [theirs] },
      ],
      play: [`0 strike:${mine}`, `1 strike:${theirs}`],
      expect: { turn },
    })
  }
})

it('EX-142: nobody draws at the end of a turn with a Strike', () => {
  const game = arena([special('jab'), rest])
  fight(game, {
    seats: [{ hand: ['jab', 'dive'] }, { hand: ['rest'] }],
    play: ['0 strike:jab', '1 strike:rest', { expect: { '0.hand': ['dive'], '1.hand': [] } }, '1 change:0'],
    // the next turn is as any other
    expect: { '0.hand': ['dive'], '1.handSize': 1 },
  })
})

it('EX-134: a Boost that has left play with another does not leave a second time', () => {
  const game = arena([
    continuous('rope', [at('leave', { do: 'discardBoost', of: 'you', all: true })]),
    continuous('bell', [at('leave', gain(1))]),
    rest,
  ])
  const seats = [{ life: 20, hand: ['rest'], boosts: ['rope', 'bell'] }, { hand: ['rest'] }] as const
  for (const order of [
    ['rope', 'bell'],
    ['bell', 'rope'],
  ])
    fight(game, {
      seats,
      play: ['0 strike:rest', '1 strike:rest', `0 ${order.join(' ')}`],
      expect: { '0.life': 21, '0.boosts': [], '0.discard': [...order, 'rest'] },
    })
})

it('EX-136: an attack that has left for the arena stays there, hit or not', () => {
  const rod = special('rod', { abilities: [at('after', { do: 'layRod', what: 'attack', where: 'foe' })] })
  fight(arena([rod, rest]), {
    seats: [
      { space: 4, hand: ['rod'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:rod', '1 strike:rest', '0 space:5'],
    expect: { '0.arena': ['rod'], '0.places': { 'arena:rod': 5 }, '0.gauge': [], '0.discard': [], '1.life': 28 },
  })
})

it('EX-139, EX-140: the end of the Strike says whose turn is next, and why', () => {
  const game = arena([special('jab'), keen('keen', 'hit', 5), rest])
  for (const [card, next, rule] of [
    ['jab', 1, 'EX-139'],
    ['keen', 0, 'EX-140'],
  ] as const) {
    const match = given(game, [
      { space: 4, hand: [card] },
      { space: 5, hand: ['rest'] },
    ])
    play(match, `0 strike:${card}`, '1 strike:rest')
    expect(told(match, ['strikeOver'])).toMatchObject([{ next, rule }])
  }
})
