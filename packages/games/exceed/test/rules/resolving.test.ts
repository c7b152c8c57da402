import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import {
  arena,
  asked,
  bonus,
  continuous,
  face,
  fight,
  given,
  instant,
  play,
  rest,
  special,
  tableOf,
  told,
} from '../support.ts'

const jab = special('jab', { guard: 20 })

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

it("EX-064, EX-161: an opponent's card that one attacks with and hits goes to one's own Gauge", () => {
  const game = arena([steal('gauge'), jab, rest], {
    basic: { abilities: [], actions: [{ name: 'use', do: [{ do: 'strike', from: 'gauge' }] }] },
  })
  const strike = ['0 boost:stealgauge', '0 jab', '1 prepare', '0 action:use', '0 strike:jab', '1 strike:rest']
  const theirs = { hand: ['rest'], discard: ['jab'] }
  fight(game, {
    seats: [
      { space: 4, hand: ['stealgauge'] },
      { space: 5, ...theirs },
    ],
    play: strike,
    expect: { '0.gauge': ['jab'], '1.gauge': [], '1.discard': ['rest'] },
  })
  // EX-162: one that misses goes home
  fight(game, {
    seats: [
      { space: 2, hand: ['stealgauge'] },
      { space: 5, ...theirs },
    ],
    play: strike,
    expect: { '0.gauge': [], '0.discard': ['stealgauge'], '1.discard': ['jab', 'rest'] },
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
    expect: { '1.life': 24, '0.hand': ['dive'], '0.gauge': ['sweep'], '0.deckTop.0': 'jab' },
  })
})
