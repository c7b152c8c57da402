import type { JsonObject } from '@cardwright/engine'
import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import type { CardDef } from '../../src/index.ts'
import {
  arena,
  continuous,
  type ExceedMatch,
  fight,
  given,
  idle,
  play,
  rest,
  special,
  tableOf,
  told,
} from '../support.ts'

/** One blow, and one more of the same in the same Strike. */
const twice = (id: string, amount: number) =>
  special(id, { power: amount, abilities: [{ on: 'after', do: [{ do: 'damage', amount, who: 'foe' }] }] })

it('EX-122: a hit does damage equal to the Power', () => {
  const game = arena([
    special('blow', { power: 6 }),
    rest,
    continuous('might', [{ on: 'strike', do: [{ do: 'bonus', to: 'power', amount: 2 }] }]),
  ])
  for (const [boosts, life] of [
    [[], 24],
    [['might'], 22],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: ['blow'], boosts: [...boosts] },
        { space: 5, hand: ['rest'] },
      ],
      play: ['0 strike:blow', '1 strike:rest'],
      expect: { '1.life': life, '0.life': 30 },
    })
  }
  // none without a hit
  fight(game, {
    seats: [
      { space: 3, hand: ['blow'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:blow', '1 strike:rest'],
    expect: { '1.life': 30 },
  })
})

it('EX-123: Armor takes damage first, and only the rest reaches life', () => {
  const game = arena([special('blow', { power: 5 }), ...[4, 5, 6].map((armor) => idle(`plate${armor}`, { armor }))])
  for (const [armor, life] of [
    [4, 29],
    [5, 30],
    [6, 30],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: ['blow'] },
        { space: 5, hand: [`plate${armor}`] },
      ],
      play: ['0 strike:blow', `1 strike:plate${armor}`],
      expect: { '1.life': life },
    })
  }
})

it('EX-124: Armor is used up by what it prevents, for the rest of the Strike', () => {
  const game = arena([twice('pair', 3), special('once', { power: 3 }), idle('plate', { armor: 4, guard: 20 })])
  const seats = (card: string) =>
    [
      { space: 4, hand: [card, card] },
      { space: 5, hand: ['plate', 'plate'] },
    ] as const
  fight(game, { seats: seats('once'), play: ['0 strike:once', '1 strike:plate'], expect: { '1.life': 30 } })
  // 3 against 4 leaves 1: of the second 3 it prevents 1
  fight(game, { seats: seats('pair'), play: ['0 strike:pair', '1 strike:plate'], expect: { '1.life': 28 } })
  // in the next Strike it is whole again
  fight(game, {
    seats: seats('pair'),
    play: ['0 strike:pair', '1 strike:plate', '1 change:0', '0 strike:pair', '1 strike:plate'],
    expect: { '1.life': 26 },
  })
})

it('EX-125: a player is stunned by more damage than Guard, and not by as much', () => {
  const game = arena([
    ...[3, 4, 5, 6].map((power) => special(`blow${power}`, { power })),
    special('guarded', { speed: 1, guard: 4, power: 1 }),
    special('plated', { speed: 1, guard: 4, armor: 1, power: 1 }),
  ])
  for (const [power, card, isStunned] of [
    [3, 'guarded', false],
    [4, 'guarded', false],
    [5, 'guarded', true],
    // what Armor prevents was not taken
    [5, 'plated', false],
    [6, 'plated', true],
  ] as const) {
    const match = given(game, [
      { space: 4, hand: [`blow${power}`] },
      { space: 5, hand: [card] },
    ])
    play(match, `0 strike:blow${power}`, `1 strike:${card}`)
    expect(told(match, ['stunned']).some(({ seat }) => seat === 1)).toBe(isStunned)
    // who is not stunned attacks
    expect(told(match, ['hit']).some(({ seat }) => seat === 1)).toBe(!isStunned)
  }
})

const after = (...effects: EffectList): Ability => ({ on: 'after', do: effects })
const weaken = (amount: number): Effect => ({ do: 'bonus', to: 'guard', amount, who: 'foe' })
const wall = continuous('wall', [{ on: 'strike', do: [{ do: 'bonus', to: 'guard', amount: 2 }] }])

/** Red hits with this Power and these abilities; blue, next to red, answers with Guard 4. */
function answered(power: number, abilities: readonly Ability[], theirs: JsonObject = {}, jab: Partial<CardDef> = {}) {
  const cards = [
    special('jab', { power, guard: 20, abilities: [...abilities], ...jab }),
    special('answer', { speed: 1, guard: 4 }),
  ]
  const match = given(arena([...cards, wall]), [
    { space: 4, hand: ['jab'] },
    { space: 5, hand: ['answer'], ...theirs },
  ])
  return play(match, '0 strike:jab', '1 strike:answer')
}
const stunnedIn = (match: ExceedMatch) => told(match, ['stunned']).map(({ seat }) => seat)

it('EX-125: a Guard that falls below what was taken stuns', () => {
  // 4 taken: Guard 4 holds, Guard 3 does not
  const fallen = answered(4, [after(weaken(-1))])
  expect(stunnedIn(fallen)).toEqual([1])
  expect(told(fallen, ['hit']).map(({ seat }) => seat)).toEqual([0])
  // as much as was taken is enough
  expect(stunnedIn(answered(3, [after(weaken(-1))]))).toEqual([])
  // no damage, no stun
  expect(stunnedIn(answered(4, [after(weaken(-9))], {}, { range: [3, 3] }))).toEqual([])
})

it('EX-125: it stuns at once, so that what comes next in the same text sees it', () => {
  const draw: Effect = { do: 'when', if: { is: 'stunned', of: 'foe' }, so: [{ do: 'draw', amount: 1 }] }
  expect(tableOf(answered(4, [after(weaken(-1), draw)])).seats[0]!.hand.length).toBe(1)
  expect(tableOf(answered(3, [after(weaken(-1), draw)])).seats[0]!.hand.length).toBe(0)
})

it('EX-125: it does not matter what took the Guard away, up to Cleanup, where it stuns nobody', () => {
  const walled = (...abilities: Ability[]) => answered(5, abilities, { boosts: ['wall'] })
  expect(stunnedIn(walled(after({ do: 'discardBoost', of: 'foe', all: true })))).toEqual([1])
  const kept = walled()
  expect(stunnedIn(kept)).toEqual([])
  expect(tableOf(kept).seats[1]!.discard).toEqual(['wall'])
})

it('EX-125: nor does it matter whose Guard it is, or that a question comes before', () => {
  const draw: Effect = { do: 'when', if: { is: 'stunned', of: 'foe' }, so: [{ do: 'draw', amount: 1 }] }
  const jab = special('jab', { power: 5, guard: 20, abilities: [after({ do: 'discardBoost', of: 'foe' }, draw)] })
  const game = arena([jab, special('answer', { speed: 1, guard: 4 }), wall])
  for (const [a, b] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const seats: [JsonObject, JsonObject] = [{ space: 4 }, { space: 5 }]
    seats[a] = { ...seats[a], hand: ['jab'] }
    seats[b] = { ...seats[b], hand: ['answer'], boosts: ['wall'] }
    const match = given(game, seats, a)
    play(match, `${a} strike:jab`, `${b} strike:answer`, `${a} their:wall`)
    expect(stunnedIn(match)).toEqual([b])
    expect(tableOf(match).seats[a]!.hand.length).toBe(1)
  }
})

it('EX-125: a Guard that depends on what happened falls with it', () => {
  const brittle: Ability = { on: 'strike', if: { is: 'hit' }, do: [{ do: 'bonus', to: 'guard', amount: -1 }] }
  const late = (abilities: readonly Ability[]) =>
    special('late', { speed: 1, guard: 4, abilities: [...abilities, after({ do: 'gainLife', amount: 3 })] })
  for (const [abilities, stunned] of [
    [[brittle], [1]],
    [[], []],
  ] as const) {
    const game = arena([special('jab', { power: 4, guard: 20 }), late(abilities)])
    const match = given(game, [
      { space: 4, hand: ['jab'] },
      { space: 5, hand: ['late'] },
    ])
    play(match, '0 strike:jab', '1 strike:late')
    expect(stunnedIn(match)).toEqual([...stunned])
    // EX-168
    expect(tableOf(match).seats[1]!.life).toBe(stunned.length > 0 ? 26 : 29)
  }
})

it('EX-125: what a stun brings is asked at once, and then the Strike goes on', () => {
  const brittle: Ability = { on: 'strike', if: { is: 'hit' }, do: [{ do: 'bonus', to: 'guard', amount: -1 }] }
  const sore: Ability = {
    on: 'stunned',
    do: [{ do: 'choose', of: [[{ do: 'gainLife', amount: 2 }], [{ do: 'draw', amount: 1 }]] }],
  }
  const late = special('late', { speed: 1, guard: 4, abilities: [brittle, sore] })
  fight(arena([special('jab', { power: 4, guard: 20 }), late]), {
    seats: [
      { space: 4, hand: ['jab'] },
      { space: 5, hand: ['late'] },
    ],
    play: ['0 strike:jab', '1 strike:late', { expect: { '1.stunned': true, '0.life': 30 } }, '1 gainLife:2'],
    expect: { '0.life': 28, '1.life': 28, '1.gauge': ['late'], turn: 1, attacker: null },
  })
})

it('EX-125: a player who takes their attack back, or makes another, is not stunned by that', () => {
  const hurtFirst = (...effects: EffectList) =>
    arena([
      special('jab', { power: 2, guard: 20 }),
      special('answer', { speed: 1, guard: 4, abilities: [after(...effects)] }),
      // an effect of it is a moment at which Guard is looked at
      special('bare', { abilities: [{ on: 'before', do: [{ do: 'gainLife', amount: 1 }] }] }),
    ])
  for (const [effect, more] of [
    [{ do: 'put', what: 'attack', to: 'hand' }, []],
    [{ do: 'extraAttack' }, ['1 attack:bare']],
  ] as const) {
    const seats = [
      { space: 4, hand: ['jab'] },
      { space: 5, hand: ['answer', 'bare'] },
    ] as const
    const match = given(hurtFirst(effect, { do: 'gainLife', amount: 1 }), seats)
    play(match, '0 strike:jab', '1 strike:answer', ...more)
    expect(stunnedIn(match)).toEqual([])
  }
})

it('EX-125: what a Cleanup trigger takes from Guard stuns nobody', () => {
  const lantern = continuous('lantern', [
    { on: 'strike', do: [{ do: 'bonus', to: 'guard', amount: 2 }] },
    { on: 'cleanup', do: [{ do: 'put', what: 'this', to: 'hand' }] },
  ])
  const game = arena([special('jab', { power: 5, guard: 20 }), special('answer', { speed: 1, guard: 4 }), lantern])
  const match = given(game, [
    { space: 4, hand: ['jab'] },
    { space: 5, hand: ['answer'], boosts: ['lantern'] },
  ])
  play(match, '0 strike:jab', '1 strike:answer')
  expect(stunnedIn(match)).toEqual([])
  expect(tableOf(match).seats[1]!.hand).toEqual(['lantern'])
})

it('EX-125, EX-180: who could not be stunned when the damage came to exceed Guard is not stunned for it later', () => {
  const gentle: Ability = { on: 'strike', do: [{ do: 'trait', trait: 'cannotStun' }] }
  expect(stunnedIn(answered(5, [gentle, after(weaken(-1))]))).toEqual([])
  expect(stunnedIn(answered(5, [after(weaken(-1))]))).toEqual([1])
})

it('EX-126: all damage of one Strike counts together', () => {
  const answer = (guard: number) => special(`guard${guard}`, { speed: 1, guard, power: 1 })
  const game = arena([twice('pair', 2), answer(1), answer(3), answer(4), special('two')])
  for (const [guard, stunned] of [
    [1, 1],
    [3, 1],
    [4, 0],
  ] as const) {
    const match = given(game, [
      { space: 4, hand: ['pair'] },
      { space: 5, hand: [`guard${guard}`] },
    ])
    play(match, '0 strike:pair', `1 strike:guard${guard}`)
    // and nobody is stunned twice
    expect(told(match, ['stunned']).filter(({ seat }) => seat === 1).length).toBe(stunned)
  }
  // the next Strike counts anew
  fight(game, {
    seats: [
      { space: 4, hand: ['two', 'two'] },
      { space: 5, hand: ['guard3', 'guard3'] },
    ],
    play: ['0 strike:two', '1 strike:guard3', '1 change:0', '0 strike:two', '1 strike:guard3'],
    expect: { '1.life': 26, '0.life': 28 },
  })
})

it('EX-127: who is stunned before their attack does not attack, attacker or defender', () => {
  const game = arena([special('quick', { speed: 9, power: 1 }), special('slow', { speed: 1, power: 9 })])
  for (const turn of [0, 1] as const) {
    fight(game, {
      turn,
      seats: [
        { space: 4, hand: ['slow'] },
        { space: 5, hand: ['quick'] },
      ],
      play: turn === 0 ? ['0 strike:slow', '1 strike:quick'] : ['1 strike:quick', '0 strike:slow'],
      expect: { '0.life': 29, '1.life': 30, '0.discard': ['slow'], '1.gauge': ['quick'] },
    })
  }
})

it('EX-128: Armor 2 and Guard 5 take 5 of 7 and stand, and 6 of 8 and do not', () => {
  const game = arena([special('seven', { power: 7 }), special('eight', { power: 8 })])
  for (const [card, mine, theirs] of [
    ['seven', 26, 25],
    ['eight', 30, 24],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: [card] },
        { space: 5, hand: ['focus'] },
      ],
      play: [`0 strike:${card}`, '1 strike:focus'],
      expect: { '0.life': mine, '1.life': theirs, '1.handSize': card === 'seven' ? 1 : 0 },
    })
  }
})

it('EX-129: who is not stunned makes their attack, all of it', () => {
  const full = special('full', {
    speed: 1,
    guard: 2,
    power: 3,
    abilities: [
      { on: 'before', do: [{ do: 'gainLife', amount: 1 }] },
      { on: 'hit', do: [{ do: 'gainLife', amount: 2 }] },
      { on: 'after', do: [{ do: 'gainLife', amount: 4 }] },
    ],
  })
  const game = arena([full, special('two'), special('three', { power: 3 })])
  for (const [card, mine, theirs] of [
    ['two', 17, 20 - 2 + 7],
    ['three', 20, 17],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, life: 20, hand: [card] },
        { space: 5, life: 20, hand: ['full'] },
      ],
      play: [`0 strike:${card}`, '1 strike:full'],
      expect: { '0.life': mine, '1.life': theirs },
    })
  }
})

it('EX-130: the attack of who was stunned first is skipped altogether', () => {
  const costly = special('costly', {
    speed: 1,
    gauge: 1,
    abilities: [{ on: 'before', do: [{ do: 'draw', amount: 3 }] }],
  })
  fight(arena([costly, special('jab')]), {
    seats: [
      { space: 4, hand: ['jab'] },
      { space: 5, hand: ['costly'], gauge: ['dive'] },
    ],
    // it was paid for, and comes to nothing
    play: ['0 strike:jab', '1 strike:costly', '1 gauge:dive'],
    expect: { '0.life': 30, '1.handSize': 0, '1.discard': ['dive', 'costly'], '1.gauge': [] },
  })
})
