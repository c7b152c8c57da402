import type { JsonObject } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import type { FighterDef } from '../../src/index.ts'
import { arena, continuous, face, given, instant, play, rest, special, told } from '../support.ts'

/** What the opponent is told of these types when red plays a Boost that does this. */
function tellsOf(
  types: readonly string[],
  effects: EffectList,
  mine: JsonObject = {},
  red: Partial<FighterDef> = {},
  answers: readonly string[] = [],
) {
  const seats = [{ space: 3, ...mine, hand: ['trick', 'dive'] }, { space: 5 }] as const
  return told(play(given(arena([instant('trick', effects)], red), seats), '0 boost:trick', ...answers), types, 1)
}

const owl: Partial<FighterDef> = { tokens: [{ id: 'owl', name: 'Owl' }] }

describe('what an effect does is told to everybody, with its numbers and its rule', () => {
  it('EX-080, EX-086: who moved, by whom, from where to where, and past whom', () => {
    expect(tellsOf(['moved'], [{ do: 'advance', spaces: 2 }])).toMatchObject([
      { seat: 0, by: 0, from: 3, to: 6, passed: true },
    ])
    expect(tellsOf(['moved'], [{ do: 'push', spaces: 2 }])).toMatchObject([
      { seat: 1, by: 0, from: 5, to: 7, passed: false },
    ])
    // no movement, no news
    expect(tellsOf(['moved'], [{ do: 'close', spaces: 1 }], { space: 4 })).toEqual([])
    const over = tellsOf(['moved'], [{ do: 'startOver' }], { space: 2 })
    expect(over).toMatchObject([
      { seat: 0, by: 0, from: 2, to: 3, passed: false },
      { seat: 1, by: 1, from: 5, to: 7, passed: false },
    ])
    // who stands there already does not move
    expect(tellsOf(['moved'], [{ do: 'startOver' }])).toMatchObject([{ seat: 1 }])
  })

  it('EX-020..022: how much life came or went, and what is left: never less than none', () => {
    expect(tellsOf(['life'], [{ do: 'loseLife', amount: 2 }])).toMatchObject([{ seat: 0, amount: -2, life: 28 }])
    expect(tellsOf(['life'], [{ do: 'gainLife', amount: 2 }], { life: 20 })).toMatchObject([
      { seat: 0, amount: 2, life: 22 },
    ])
    expect(tellsOf(['life'], [{ do: 'setLife', to: 5 }], { life: 20 })).toMatchObject([{ amount: -15, life: 5 }])
    expect(tellsOf(['life'], [{ do: 'loseLife', amount: 4 }], { life: 1 })).toMatchObject([{ amount: -4, life: 0 }])
    for (const effect of [
      { do: 'gainLife', amount: 2 },
      { do: 'loseLife', amount: 0 },
      { do: 'setLife', to: 30 },
    ] as const)
      expect(tellsOf(['life'], [effect])).toEqual([])
  })

  it('EX-049, EX-178: which mode a character is in', () => {
    expect(tellsOf(['mode'], [{ do: 'exceed' }])).toMatchObject([{ seat: 0, mode: 'exceed', rule: 'EX-049' }])
    expect(tellsOf(['mode'], [{ do: 'revert' }], { mode: 'exceed' })).toMatchObject([
      { seat: 0, mode: 'basic', rule: 'EX-178' },
    ])
    expect(tellsOf(['mode'], [{ do: 'revert' }])).toEqual([])
  })

  it('EX-065, EX-067: what was paid, and how much', () => {
    const gauge = { gauge: ['cross', 'cross'] }
    expect(tellsOf(['pay'], [{ do: 'spendAll', what: 'gauge' }], gauge)).toMatchObject([
      { seat: 0, what: 'gauge', amount: 2 },
    ])
    expect(
      tellsOf(['pay'], [{ do: 'spend', what: 'gauge', amount: 1, must: true }], gauge, {}, ['0 gauge:cross']),
    ).toMatchObject([{ seat: 0, what: 'gauge', amount: 1 }])
    expect(
      tellsOf(['pay'], [{ do: 'spend', what: 'force', amount: 1 }], gauge, {}, ['0 force:1', '0 dive']),
    ).toMatchObject([{ seat: 0, what: 'force', amount: 1 }])
  })

  it('EX-076: what lies where in the arena, or no more', () => {
    const place: EffectList = [{ do: 'placeToken', where: 'you' }]
    expect(tellsOf(['token'], place, {}, owl)).toMatchObject([{ seat: 0, token: 'owl', space: 3 }])
    expect(tellsOf(['token'], [{ do: 'removeToken' }], { tokens: { owl: 8 } }, owl)).toMatchObject([
      { seat: 0, token: 'owl', space: null },
    ])
    const rod: EffectList = [{ do: 'layRod', what: 'topDiscard', where: 'anywhere' }]
    expect(tellsOf(['laid'], rod, { discard: ['grasp'] }, {}, ['0 space:8'])).toMatchObject([
      { seat: 0, card: { name: 'grasp' }, space: 8, rule: 'EX-076' },
    ])
    expect(tellsOf(['grown'], [{ do: 'grow', reach: 1 }])).toMatchObject([{ seat: 0, reach: 1 }])
  })

  it('EX-167: that Advantage was gained', () => {
    expect(tellsOf(['advantage'], [{ do: 'advantage' }])).toMatchObject([{ seat: 0, rule: 'EX-167' }])
  })

  it('EX-158: that a Boost was played, which, and what of it happened', () => {
    expect(tellsOf(['boost', 'trigger'], [{ do: 'gainLife', amount: 1 }])).toMatchObject([
      { type: 'boost', seat: 0, card: { name: 'trick' }, rule: 'EX-158' },
      { type: 'trigger', seat: 0, timing: 'now', card: { name: 'trick' }, source: '0 trick boost.abilities.0' },
    ])
  })

  it('EX-148: that a Boost was cancelled, and which', () => {
    const veto = { basic: face({ on: 'foeBoost', do: [{ do: 'cancelBoost' }] }) }
    const match = given(arena([instant('trick', [])], {}, veto), [{ hand: ['trick'] }, {}])
    expect(told(play(match, '0 boost:trick'), ['cancelled'], 0)).toMatchObject([
      { card: { name: 'trick' }, rule: 'EX-148' },
    ])
  })
})

describe('what happens by the rules is told to everybody', () => {
  it('EX-040: whose turn it is', () => {
    expect(told(play(given(arena()), '0 prepare', '1 prepare'), ['turn'])).toMatchObject([{ seat: 1 }, { seat: 0 }])
  })

  it('EX-051: that a discard pile became a deck', () => {
    const match = play(given(arena(), [{ discard: ['dive', 'cross'] }, {}]), '0 reshuffle')
    expect(told(match, ['reshuffle'])).toMatchObject([{ seat: 0, rule: 'EX-051' }])
  })

  it('EX-059: which action was taken; what it does is called by its place', () => {
    const go = { basic: { abilities: [], actions: [{ name: 'go', do: [{ do: 'draw', amount: 1 }] }] } } as const
    const match = play(given(arena([], structuredClone(go) as never)), '0 action:go')
    expect(told(match, ['action'])).toMatchObject([{ seat: 0, name: 'go', rule: 'EX-059' }])
  })

  it('EX-089, EX-104, EX-110, EX-123, EX-125: the steps of a Strike, each with its rule', () => {
    const blow = special('blow', { power: 3, speed: 6 })
    const match = given(arena([blow, special('slow', { speed: 1 })]), [
      { space: 4, hand: ['blow'] },
      { space: 5, hand: ['slow'] },
    ])
    play(match, '0 strike:blow', '1 strike:slow')
    const types = ['strike', 'priority', 'hit', 'damage', 'stunned', 'strikeOver']
    expect(told(match, types, 1)).toMatchObject([
      { type: 'strike', seat: 0, rule: 'EX-089' },
      { type: 'priority', seat: 0, rule: 'EX-104' },
      { type: 'hit', seat: 0, rule: 'EX-110', distance: 1, inRange: true },
      { type: 'damage', seat: 1, amount: 3, prevented: 0, taken: 3, rule: 'EX-123' },
      { type: 'stunned', seat: 1, rule: 'EX-125' },
      { type: 'strikeOver', next: 1, rule: 'EX-139' },
    ])
  })

  it('EX-104, EX-105: why an attack comes first: it is faster, or as fast and of the attacker', () => {
    const game = arena([special('four', { speed: 4 }), special('five')])
    for (const [mine, theirs, seat, rule] of [
      ['five', 'four', 0, 'EX-104'],
      ['four', 'five', 1, 'EX-104'],
      ['five', 'five', 0, 'EX-105'],
    ] as const) {
      const match = given(game, [{ hand: [mine] }, { hand: [theirs] }])
      play(match, `0 strike:${mine}`, `1 strike:${theirs}`)
      expect(told(match, ['priority'])).toMatchObject([{ seat, rule }])
    }
  })

  it('EX-120: which trigger happens: of a character without a card', () => {
    const glad: Ability = { on: 'prepared', do: [{ do: 'gainLife', amount: 1 }] }
    const aura = continuous('aura', [glad])
    const match = given(arena([aura, rest], { basic: face(glad) }), [{ boosts: ['aura'] }, {}])
    const [first, second] = told(play(match, '0 prepare', '0 boost:aura'), ['trigger'])
    expect(first).toMatchObject({ timing: 'prepared', card: { name: 'aura' }, source: '0 aura boost.abilities.0' })
    expect(second).toMatchObject({ timing: 'prepared', source: '0 red basic.abilities.0' })
    expect(second!.card).toBeUndefined()
  })

  it('which card became a transform', () => {
    const wolf = special('wolf', { boost: { name: 'Wolf', kind: 'transform', cost: null, abilities: [] } })
    const match = play(given(arena([wolf]), [{ hand: ['wolf', 'wolf'] }, {}]), '0 transform:wolf')
    expect(told(match, ['transform'], 1)).toMatchObject([{ seat: 0, card: { name: 'wolf' } }])
  })
})
