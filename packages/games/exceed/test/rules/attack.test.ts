import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import {
  arena,
  asked,
  bonus,
  continuous,
  type ExceedMatch,
  face,
  fight,
  given,
  idle,
  play,
  rest,
  special,
  tableOf,
  told,
} from '../support.ts'

const at = (on: Ability['on'], ...effects: EffectList): Ability => ({ on, do: effects })
const gain = (amount: number) => ({ do: 'gainLife', amount }) as const
const adjacent = (mine: string[], theirs: string[]) =>
  [
    { space: 4, life: 20, hand: mine },
    { space: 5, life: 20, hand: theirs },
  ] as const
const steps = (match: ExceedMatch) =>
  told(match, ['trigger', 'hit', 'damage']).map(({ type, seat, timing }) => `${seat} ${timing ?? type}`)

it('EX-104: the faster attack comes first, and its player is the active one', () => {
  const game = arena([special('slow', { speed: 3, guard: 20 }), special('quick', { speed: 4, guard: 20 })])
  for (const [mine, theirs, active] of [
    ['slow', 'quick', 1],
    ['quick', 'slow', 0],
  ] as const) {
    const match = play(given(game, adjacent([mine], [theirs])), `0 strike:${mine}`, `1 strike:${theirs}`)
    expect(told(match, ['priority'])).toMatchObject([{ seat: active }])
    expect(told(match, ['hit']).map(({ seat }) => seat)).toEqual([active, 1 - active])
  }
  // Speed as it is now: a bonus counts
  const boosted = arena([
    special('slow', { speed: 3 }),
    special('quick', { speed: 4 }),
    continuous('haste', [bonus('speed', 2)]),
  ])
  fight(boosted, {
    seats: [{ ...adjacent(['slow'], [])[0], boosts: ['haste'] }, adjacent([], ['quick'])[1]],
    play: ['0 strike:slow', '1 strike:quick'],
    expect: { '0.life': 20, '1.life': 18 },
  })
})

it('EX-105: at equal Speed the attacker comes first', () => {
  const game = arena([special('even', { speed: 4 })])
  for (const turn of [0, 1] as const) {
    fight(game, {
      turn,
      seats: adjacent(['even'], ['even']),
      play: [`${turn} strike:even`, `${1 - turn} strike:even`],
      expect: { [`${turn}.life`]: 20, [`${1 - turn}.life`]: 18 },
    })
  }
})

const all = [at('before', gain(0)), at('hit', gain(0)), at('after', gain(0)), at('cleanup', gain(0))]

it('EX-106, EX-129: the first attack is over before the second begins with the same five steps', () => {
  const game = arena([
    special('first', { speed: 5, guard: 20, abilities: all }),
    special('second', { speed: 4, guard: 20, abilities: all }),
  ])
  const match = play(given(game, adjacent(['second'], ['first'])), '0 strike:second', '1 strike:first')
  const five = (seat: number) => [`${seat} before`, `${seat} hit`, `${seat} hit`, `${seat} damage`, `${seat} after`]
  const seen = told(match, ['trigger', 'hit', 'damage']).map(
    // damage is told of who takes it
    ({ type, seat, timing }) => `${type === 'damage' ? 1 - seat! : seat} ${timing ?? type}`,
  )
  expect(seen.filter((each) => !each.endsWith('cleanup'))).toEqual([...five(1), ...five(0)])
})

it('EX-107, EX-130: who is stunned does nothing more of their attack', () => {
  const game = arena([
    special('stunner', { power: 3 }),
    special('loser', {
      speed: 1,
      power: 9,
      abilities: [at('before', gain(5)), at('hit', gain(5)), at('after', gain(5))],
    }),
    special('steady', { speed: 1, guard: 3, power: 9, abilities: [at('before', gain(5)), at('after', gain(5))] }),
  ])
  fight(game, {
    seats: adjacent(['stunner'], ['loser']),
    play: ['0 strike:stunner', '1 strike:loser'],
    expect: { '0.life': 20, '1.life': 17, '1.discard': ['loser'] },
  })
  fight(game, {
    seats: adjacent(['stunner'], ['steady']),
    play: ['0 strike:stunner', '1 strike:steady'],
    expect: { '0.life': 11, '1.life': 27, '1.gauge': ['steady'] },
  })
})

it('EX-107: stun is looked at in step 1 alone: who is stunned by their own Before hits all the same', () => {
  const recoil = at('before', { do: 'damage', amount: 3 })
  const mad = special('mad', { power: 4, abilities: [recoil, at('hit', gain(2)), at('after', gain(5))] })
  for (const turn of [0, 1] as const) {
    const match = given(arena([mad, rest]), adjacent(['mad'], ['rest']), turn)
    play(match, ...(turn === 0 ? ['0 strike:mad', '1 strike:rest'] : ['1 strike:rest', '0 strike:mad']))
    expect(told(match, ['stunned'])).toMatchObject([{ seat: 0 }])
    // EX-168: After effects do not happen if one is stunned beforehand
    expect(tableOf(match).seats).toMatchObject([{ life: 20 - 3 + 2, gauge: ['mad'] }, { life: 16 }])
  }
})

it('EX-129: who is stunned during their own Hit does damage all the same', () => {
  const mad = special('mad', { power: 4, abilities: [at('hit', { do: 'damage', amount: 3 }), at('after', gain(5))] })
  const match = play(given(arena([mad, rest]), adjacent(['mad'], ['rest'])), '0 strike:mad', '1 strike:rest')
  expect(told(match, ['stunned'])).toMatchObject([{ seat: 0 }])
  expect(tableOf(match).seats).toMatchObject([{ life: 17 }, { life: 16 }])
})

it('EX-109, EX-116: who has taken their attack back makes none: no miss, and no After effects', () => {
  const feint = special('feint', { abilities: [at('before', { do: 'put', what: 'attack', to: 'hand' })] })
  const zeal = continuous('zeal', [at('after', gain(5))])
  for (const [card, life, missed] of [
    ['feint', 20, 0],
    ['rest', 25, 1],
  ] as const) {
    const [mine, theirs] = adjacent([card], ['rest'])
    const match = given(arena([feint, zeal, rest]), [{ ...mine, boosts: ['zeal'] }, theirs])
    play(match, `0 strike:${card}`, '1 strike:rest')
    expect(tableOf(match).seats[0]).toMatchObject({ life, hand: card === 'feint' ? ['feint'] : [] })
    expect(told(match, ['miss']).filter(({ seat }) => seat === 0)).toHaveLength(missed)
  }
})

it('EX-108, EX-114, EX-169: Before effects come ahead of the Range check, hit or miss', () => {
  const step = special('step', { power: 4, abilities: [at('before', { do: 'close', spaces: 2 }, gain(1))] })
  const game = arena([step, rest])
  for (const [space, life] of [
    // out of Range at first, in Range when it is checked
    [7, 16],
    [6, 16],
    // still out of Range: it misses, and the effect has happened all the same
    [8, 20],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, life: 20, hand: ['step'] },
        { space, life: 20, hand: ['rest'] },
      ],
      play: ['0 strike:step', '1 strike:rest'],
      expect: { '0.life': 21, '1.life': life, '0.space': Math.min(6, space - 1) },
    })
  }
  // from Range to out of it
  const back = special('back', { abilities: [at('before', { do: 'retreat', spaces: 1 })] })
  fight(arena([back, rest]), {
    seats: adjacent(['back'], ['rest']),
    play: ['0 strike:back', '1 strike:rest'],
    expect: { '1.life': 20, '0.space': 3 },
  })
})

it('EX-109, EX-112: an attack reaches from its least to its greatest distance, both included', () => {
  const game = arena([special('arc', { range: [2, 4] }), rest])
  for (const distance of [1, 2, 3, 4, 5]) {
    for (const [mine, theirs] of [
      [2, 2 + distance],
      [8, 8 - distance],
    ]) {
      fight(game, {
        seats: [
          { space: mine!, hand: ['arc'] },
          { space: theirs!, hand: ['rest'] },
        ],
        play: ['0 strike:arc', '1 strike:rest'],
        expect: { '1.life': distance >= 2 && distance <= 4 ? 28 : 30 },
      })
    }
  }
})

it('EX-110, EX-172: Hit effects happen when it hits, and before the damage', () => {
  const wax = special('wax', {
    power: 2,
    abilities: [at('hit', { do: 'bonus', to: 'power', amount: 3 }, { do: 'push', spaces: 4 })],
  })
  const game = arena([wax, rest])
  const match = play(given(game, adjacent(['wax'], ['rest'])), '0 strike:wax', '1 strike:rest')
  // the bonus counts for this damage, and the push does not undo the hit
  expect(tableOf(match).seats[1]).toMatchObject({ life: 15, space: 9 })
  expect(steps(match)).toEqual(['0 hit', '0 hit', '1 damage'])
  fight(game, {
    seats: [
      { space: 3, hand: ['wax'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:wax', '1 strike:rest'],
    expect: { '1.life': 30, '1.space': 5 },
  })
})

it('EX-111, EX-116: After effects happen at the end of the attack, hit or miss', () => {
  const game = arena([special('wane', { abilities: [at('after', gain(3), { do: 'retreat', spaces: 1 })] }), rest])
  for (const [space, life] of [
    [5, 18],
    [6, 20],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, life: 20, hand: ['wane'] },
        { space, life: 20, hand: ['rest'] },
      ],
      play: ['0 strike:wane', '1 strike:rest'],
      expect: { '0.life': 23, '1.life': life, '0.space': 3 },
    })
  }
  const match = play(given(game, adjacent(['wane'], ['rest'])), '0 strike:wane', '1 strike:rest')
  expect(steps(match)).toEqual(['0 hit', '1 damage', '0 after'])
})

it('EX-113: the triggers are Before, Hit, After and Cleanup, in this order', () => {
  const game = arena([special('full', { abilities: [...all].reverse() }), rest])
  const match = play(given(game, adjacent(['full'], ['rest'])), '0 strike:full', '1 strike:rest')
  expect(told(match, ['trigger']).map(({ timing }) => timing)).toEqual(['before', 'hit', 'after', 'cleanup'])
})

it('EX-115: Hit effects happen only when the attack hits', () => {
  const greedy = special('greedy', { abilities: [at('hit', gain(5))] })
  const game = arena([greedy, rest, idle('ghost', { abilities: [at('strike', { do: 'trait', trait: 'dodges' })] })])
  fight(game, {
    seats: adjacent(['greedy'], ['rest']),
    play: ['0 strike:greedy', '1 strike:rest'],
    expect: { '0.life': 25 },
  })
  fight(game, {
    seats: [
      { space: 3, life: 20, hand: ['greedy'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:greedy', '1 strike:rest'],
    expect: { '0.life': 20 },
  })
  // nor when something says that it does not hit
  fight(game, {
    seats: adjacent(['greedy'], ['ghost']),
    play: ['0 strike:greedy', '1 strike:ghost'],
    expect: { '0.life': 20 },
  })
})

it('EX-117: Cleanup triggers come at the end of the Strike, and may keep a Boost', () => {
  const loyal = continuous('loyal', [{ on: 'cleanup', if: { is: 'hit' }, do: [{ do: 'sustain', what: 'this' }] }])
  const game = arena([loyal, special('jab'), rest])
  for (const [space, boosts] of [
    [5, ['loyal']],
    [6, []],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: ['jab'], boosts: ['loyal'] },
        { space, hand: ['rest'] },
      ],
      play: ['0 strike:jab', '1 strike:rest'],
      expect: { '0.boosts': [...boosts] },
    })
  }
  const late = special('late', { speed: 9, abilities: [at('cleanup', { do: 'draw', amount: 1 })] })
  const match = play(
    given(arena([late, special('slow', { speed: 1 })]), [{ hand: ['late'] }, { hand: ['slow'] }]),
    '0 strike:late',
    '1 strike:slow',
  )
  const order = match.events(null).filter(({ type, timing }) => type === 'trigger' || type === 'priority' || timing)
  expect(order.at(-1)).toMatchObject({ type: 'trigger', timing: 'cleanup' })
})

it('EX-118: a trigger is not optional, and is carried out in full', () => {
  const harsh = special('harsh', {
    abilities: [at('after', { do: 'loseLife', amount: 2 }, { do: 'retreat', spaces: 2 }, { do: 'draw', amount: 1 })],
  })
  const game = arena([harsh, rest])
  const match = play(given(game, adjacent(['harsh'], ['rest'])), '0 strike:harsh', '1 strike:rest')
  expect(tableOf(match).seats[0]).toMatchObject({ life: 18, space: 2 })
  expect(tableOf(match).seats[0]!.hand.length).toBe(1)
  // a choice that does not say "may" has no way out
  const grasp = play(given(arena([rest]), adjacent(['grasp'], ['rest'])), '0 strike:grasp', '1 strike:rest')
  expect(asked(grasp, 0)).toEqual([{ kind: 'choose', keys: ['push:1', 'push:2', 'pull:1', 'pull:2'] }])
})

it('EX-119: who has several triggers of one timing chooses their order', () => {
  const near = special('near', { range: [1, 1], abilities: [at('before', { do: 'close', spaces: 1 })] })
  const leap = continuous('leap', [at('before', { do: 'advance', spaces: 2 })])
  const game = arena([near, leap, rest])
  const seats = [
    { space: 2, hand: ['near'], boosts: ['leap'] },
    { space: 4, hand: ['rest'] },
  ] as const
  const set = ['0 strike:near', '1 strike:rest', '0 offered near boost:leap']
  // to close 1 first: 3, then over the opponent to 6; the other way round: 5, next to them
  fight(game, { seats, play: [...set, '0 near'], expect: { '0.space': 6, '1.life': 30 } })
  fight(game, { seats, play: [...set, '0 boost:leap'], expect: { '0.space': 5, '1.life': 28 } })
  // with one of each there is nothing to order
  fight(game, {
    seats: [{ ...seats[0], boosts: [] }, seats[1]],
    play: ['0 strike:near', '1 strike:rest'],
    expect: { '0.space': 3 },
  })
})

it('EX-120: each trigger is finished before the next begins', () => {
  const ask = { do: 'draw', amount: 1, upTo: true } as const
  const game = arena([
    special('slow', { abilities: [at('before', ask, gain(1))] }),
    continuous('twin', [at('before', ask, gain(4))]),
    rest,
  ])
  const match = given(game, [
    { space: 4, life: 10, hand: ['slow'], boosts: ['twin'] },
    { space: 5, hand: ['rest'] },
  ])
  play(match, '0 strike:slow', '1 strike:rest', '0 boost:twin')
  expect(asked(match, 0).map(({ kind }) => kind)).toEqual(['draw'])
  expect(tableOf(match).seats[0]!.life).toBe(10)
  play(match, '0 draw:1')
  // all of the first, nothing of the second
  expect(tableOf(match).seats[0]!.life).toBe(14)
  expect(asked(match, 0).map(({ kind }) => kind)).toEqual(['draw'])
  play(match, '0 draw:0')
  expect(tableOf(match).seats[0]!.life).toBe(15)
})

it('EX-121: a condition counts as the trigger resolves', () => {
  const atOne = { is: 'equal', amount: { count: 'range' }, than: 1 } as const
  const volley = special('volley', {
    range: [1, 4],
    power: 4,
    abilities: [
      {
        on: 'before',
        if: atOne,
        do: [
          { do: 'push', spaces: 2 },
          { do: 'bonus', to: 'power', amount: 2 },
        ],
      },
    ],
  })
  const game = arena([volley, continuous('shove', [at('before', { do: 'push', spaces: 1 })]), rest])
  const set = ['0 strike:volley', '1 strike:rest']
  for (const [space, to, life] of [
    [5, 7, 24],
    [6, 6, 26],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: ['volley'] },
        { space, hand: ['rest'] },
      ],
      play: set,
      expect: { '1.space': to, '1.life': life },
    })
  }
  // what comes before it may make the condition fail
  const seats = [
    { space: 4, hand: ['volley'], boosts: ['shove'] },
    { space: 5, hand: ['rest'] },
  ] as const
  fight(game, { seats, play: [...set, '0 boost:shove'], expect: { '1.space': 6, '1.life': 26 } })
  fight(game, { seats, play: [...set, '0 volley'], expect: { '1.space': 8, '1.life': 24 } })
})

it('EX-104, EX-002: a character counts for its own attack alone', () => {
  const game = arena([special('even', { speed: 4 })], {}, { basic: face(bonus('speed', 1)) })
  const match = play(given(game, adjacent(['even'], ['even'])), '0 strike:even', '1 strike:even')
  expect(told(match, ['priority'])).toMatchObject([{ seat: 1 }])
})
