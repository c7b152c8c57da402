import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import {
  arena,
  bonus,
  continuous,
  face,
  fight,
  given,
  idle,
  instant,
  play,
  rest,
  special,
  tableOf,
  told,
  ultra,
} from '../support.ts'

const jab = special('jab', { guard: 20 })
const at = (on: Ability['on'], ...effects: EffectList): Ability => ({ on, do: effects })
const trait = (name: 'ignoresArmor' | 'ignoresGuard' | 'nonlethal' | 'stunImmune'): Ability =>
  at('strike', { do: 'trait', trait: name })
const adjacent = (mine: string, theirs: string, life = 30) =>
  [
    { space: 4, hand: [mine] },
    { space: 5, life, hand: [theirs] },
  ] as const

it('EX-167: Advantage is the next turn, for whoever gained it last', () => {
  const keen = special('keen', { speed: 9, guard: 20, abilities: [at('before', { do: 'advantage' })] })
  const eager = special('eager', { speed: 1, guard: 20, abilities: [at('before', { do: 'advantage' })] })
  const game = arena([keen, eager, rest])
  fight(game, { seats: adjacent('keen', 'rest'), play: ['0 strike:keen', '1 strike:rest'], expect: { turn: 0 } })
  // whoever initiated
  fight(game, {
    turn: 1,
    seats: adjacent('rest', 'keen'),
    play: ['1 strike:keen', '0 strike:rest'],
    expect: { turn: 1 },
  })
  fight(game, { seats: adjacent('keen', 'eager'), play: ['0 strike:keen', '1 strike:eager'], expect: { turn: 1 } })
  fight(game, {
    turn: 1,
    seats: adjacent('keen', 'eager'),
    play: ['1 strike:eager', '0 strike:keen'],
    expect: { turn: 1 },
  })
  fight(game, { seats: adjacent('eager', 'keen'), play: ['0 strike:eager', '1 strike:keen'], expect: { turn: 0 } })
})

it('EX-168: After does not happen to who was stunned before it', () => {
  const swift = special('swift', { speed: 9, abilities: [at('after', { do: 'draw', amount: 2 })] })
  const thorns = (amount: number) =>
    idle(`thorns${amount}`, { guard: 20, abilities: [at('whenHit', { do: 'damage', amount, who: 'foe' })] })
  const game = arena([swift, thorns(0), thorns(1), rest])
  fight(game, {
    seats: adjacent('swift', 'rest'),
    play: ['0 strike:swift', '1 strike:rest'],
    expect: { '0.handSize': 2 },
  })
  fight(game, {
    seats: adjacent('swift', 'thorns0'),
    play: ['0 strike:swift', '1 strike:thorns0'],
    expect: { '0.handSize': 2 },
  })
  fight(game, {
    seats: adjacent('swift', 'thorns1'),
    play: ['0 strike:swift', '1 strike:thorns1'],
    expect: { '0.handSize': 0, '0.life': 29, '1.life': 28 },
  })
  // a miss is no reason for it not to
  fight(game, {
    seats: [
      { space: 2, hand: ['swift'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:swift', '1 strike:rest'],
    expect: { '0.handSize': 2, '1.life': 30 },
  })
})

it('EX-169: Before does not happen to who was stunned before it', () => {
  const slow = (guard: number) =>
    special(`slow${guard}`, { speed: 1, guard, range: [5, 5], abilities: [at('before', { do: 'draw', amount: 2 })] })
  const game = arena([jab, slow(1), slow(2)])
  fight(game, {
    seats: adjacent('jab', 'slow1'),
    play: ['0 strike:jab', '1 strike:slow1'],
    expect: { '1.handSize': 0 },
  })
  // who was not does it, though the attack will miss
  fight(game, {
    seats: adjacent('jab', 'slow2'),
    play: ['0 strike:jab', '1 strike:slow2'],
    expect: { '1.handSize': 2, '0.life': 30 },
  })
})

it('EX-171: every card in the Gauge is 1 Gauge, an Ultra too', () => {
  const game = arena([ultra('finale'), special('knack')], { exceedCost: 3 })
  fight(game, {
    seats: [{ gauge: ['finale', 'finale'] }, {}],
    play: ['0 refused exceed EX-065'],
    expect: { '0.mode': 'basic' },
  })
  fight(game, {
    seats: [{ gauge: ['finale', 'knack', 'dive', 'cross'] }, {}],
    play: ['0 exceed', '0 refused gauge:finale gauge:knack', '0 gauge:finale gauge:knack gauge:dive'],
    expect: { '0.mode': 'exceed', '0.gauge': ['cross'] },
  })
})

it('EX-173: an attack that ignores Armor meets none', () => {
  const plate = special('plate', { speed: 1, armor: 4, guard: 20, power: 1 })
  const pierce = special('pierce', { power: 3, abilities: [trait('ignoresArmor')] })
  const game = arena([pierce, special('blunt', { power: 3 }), plate])
  fight(game, {
    seats: adjacent('blunt', 'plate'),
    play: ['0 strike:blunt', '1 strike:plate'],
    expect: { '1.life': 30 },
  })
  fight(game, {
    seats: adjacent('pierce', 'plate'),
    play: ['0 strike:pierce', '1 strike:plate'],
    expect: { '1.life': 27 },
  })
  // it is this attack that does, not the other
  fight(game, {
    turn: 1,
    seats: adjacent('plate', 'pierce'),
    play: ['1 strike:pierce', '0 strike:plate'],
    expect: { '0.life': 27 },
  })
})

it('EX-174: an attack that ignores Guard stuns with any damage, and without damage does not', () => {
  const wall = special('wall', { speed: 1, guard: 9, power: 1 })
  const crack = (power: number, more: Ability[] = [trait('ignoresGuard')]) =>
    special(`crack${power}${more.length}`, { power, guard: 20, abilities: more })
  const game = arena([crack(1), crack(0), crack(9, []), wall])
  for (const [card, life] of [
    ['crack11', 30],
    ['crack01', 29],
    ['crack90', 29],
  ] as const) {
    fight(game, {
      seats: adjacent(card, 'wall'),
      play: [`0 strike:${card}`, '1 strike:wall'],
      expect: { '0.life': life },
    })
  }
})

it('EX-175: non-lethal damage leaves 1 life', () => {
  const mercy = special('mercy', { power: 5, abilities: [trait('nonlethal')] })
  const game = arena([mercy, special('blow', { power: 5 }), rest])
  for (const [life, left] of [
    [20, 15],
    [6, 1],
    [5, 1],
    [1, 1],
  ] as const) {
    fight(game, {
      seats: adjacent('mercy', 'rest', life),
      play: ['0 strike:mercy', '1 strike:rest'],
      expect: { '1.life': left, over: false },
    })
  }
  fight(game, {
    seats: adjacent('blow', 'rest', 5),
    play: ['0 strike:blow', '1 strike:rest'],
    expect: { over: true, winner: 0 },
  })
})

it('EX-176: non-lethal damage counts in full for stun, for Armor and for what counts damage', () => {
  const mercy = special('mercy', {
    power: 5,
    guard: 20,
    abilities: [trait('nonlethal'), at('after', { do: 'draw', amount: { count: 'damageDealt' } })],
  })
  const slow = (id: string, guard: number, armor = 0) => special(id, { speed: 1, guard, armor, power: 4 })
  const game = arena([mercy, slow('four', 4), slow('five', 5), slow('plated', 3, 2), slow('bare', 2, 2)])
  for (const [card, dealt, isStunned] of [
    // 1 life is all that can be lost, and 5 damage was taken: more than Guard 4
    ['four', 5, true],
    ['five', 5, false],
    // Armor 2 leaves 3
    ['plated', 3, false],
    ['bare', 3, true],
  ] as const) {
    const match = given(game, adjacent('mercy', card, 2))
    play(match, '0 strike:mercy', `1 strike:${card}`)
    expect(told(match, ['stunned']).some(({ seat }) => seat === 1)).toBe(isStunned)
    expect(tableOf(match).seats[0]!.hand.length).toBe(dealt)
    expect(tableOf(match).seats[1]!.life).toBe(1)
  }
})

it('EX-178: to Revert is to go back to Basic Mode; the Exceed ability stops', () => {
  const game = arena([jab, rest, instant('calm', [{ do: 'revert' }])], {
    exceed: face(bonus('power', 3)),
    basic: face(bonus('power', 1)),
  })
  const seats = [
    { space: 4, mode: 'exceed', hand: ['calm', 'jab'] },
    { space: 5, mode: 'exceed', hand: ['rest'] },
  ] as const
  fight(game, { seats, play: ['0 strike:jab', '1 strike:rest'], expect: { '1.life': 25 } })
  fight(game, {
    seats,
    play: [
      '0 boost:calm',
      { expect: { '0.mode': 'basic', '1.mode': 'exceed' } },
      '1 prepare',
      '0 strike:jab',
      '1 strike:rest',
    ],
    expect: { '1.life': 27 },
  })
  // who is in Basic Mode stays there, and may Exceed again
  fight(game, {
    seats: [{ hand: ['calm'], gauge: ['dive', 'cross'] }, {}],
    play: ['0 boost:calm', '1 prepare', '0 exceed', '0 gauge:dive gauge:cross'],
    expect: { '0.mode': 'exceed' },
  })
})

it('EX-180: who is immune to stuns takes all damage and attacks all the same', () => {
  const iron = special('iron', { speed: 1, power: 3, abilities: [trait('stunImmune')] })
  const game = arena([special('blow', { power: 9 }), iron, special('tin', { speed: 1, power: 3 })])
  for (const [card, mine] of [
    ['iron', 27],
    ['tin', 30],
  ] as const) {
    fight(game, {
      seats: adjacent('blow', card),
      play: ['0 strike:blow', `1 strike:${card}`],
      expect: { '0.life': mine, '1.life': 21 },
    })
  }
})

it('EX-181: who is stunned is so until Cleanup, even who attacked first', () => {
  const vow = continuous('vow', [
    { on: 'cleanup', if: { is: 'not', that: { is: 'stunned' } }, do: [{ do: 'sustain', what: 'this' }] },
  ])
  const game = arena([vow, special('swift', { speed: 9 }), special('late', { speed: 1, guard: 20 }), rest])
  for (const [card, boosts] of [
    ['rest', ['vow']],
    ['late', []],
  ] as const) {
    fight(game, {
      seats: [{ ...adjacent('swift', card)[0], boosts: ['vow'] }, adjacent('swift', card)[1]],
      play: ['0 strike:swift', `1 strike:${card}`],
      expect: { '0.boosts': [...boosts], '1.life': 28, '0.gauge': ['swift'] },
    })
  }
})

it('EX-182, EX-183: a Boost is sustained for one Strike, and may be again in the next', () => {
  const hold = special('hold', { guard: 20, abilities: [at('after', { do: 'sustain', what: 'all' })] })
  const game = arena([hold, jab, rest, continuous('might', [bonus('power', 3)])])
  const seats = [
    { space: 4, hand: ['hold', 'hold', 'jab'], boosts: ['might'] },
    { space: 5, hand: ['rest', 'rest', 'rest'].slice(0, 2), deckTop: ['dive'] },
  ] as const
  const round = (card: string) => [`0 strike:${card}`, '1 strike:rest']
  fight(game, {
    seats,
    play: [...round('hold'), { expect: { '0.boosts': ['might'] } }, '1 change:0', ...round('jab')],
    // it counted in both Strikes, and nothing sustained it in the second
    expect: { '0.boosts': [], '1.life': 30 - 5 - 5, '0.discard': ['might'] },
  })
  fight(game, {
    seats,
    play: [...round('hold'), '1 change:0', ...round('hold')],
    expect: { '0.boosts': ['might'], '1.life': 20, '0.discard': [] },
  })
})
