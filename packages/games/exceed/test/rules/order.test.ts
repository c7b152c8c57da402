import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, asked, continuous, fight, given, instant, play, rest, seenIn, special, tableOf } from '../support.ts'

const sustain: Ability = { on: 'cleanup', do: [{ do: 'sustain', what: 'this' }] }
const boosts = [continuous('red-one', []), continuous('grey-one', []), continuous('stays', [sustain])]
const game = arena([special('jab'), rest, ...boosts])
const strike = ['0 strike:jab', '1 strike:rest']

describe('EX-035: Boosts that are discarded at Cleanup', () => {
  it('go in the order that their player says, before the attack', () => {
    for (const order of [
      ['red-one', 'grey-one', 'red-one#2'],
      ['grey-one', 'red-one#2', 'red-one'],
    ]) {
      fight(game, {
        seats: [{ hand: ['jab'], boosts: ['red-one', 'grey-one', 'stays', 'red-one'] }, { hand: ['rest'] }],
        play: [
          ...strike,
          // what is sustained is not discarded, and all that is must be named
          '0 offered red-one grey-one red-one#2',
          '0 refused red-one grey-one EX-035',
          `0 ${order.join(' ')}`,
        ],
        expect: { '0.discard': [...order.map((key) => key.replace('#2', '')), 'jab'], '0.boosts': ['stays'] },
      })
    }
  })

  it('are asked for one player after the other, each for their own', () => {
    fight(game, {
      turn: 1,
      seats: [
        { hand: ['rest'], boosts: ['red-one', 'grey-one'] },
        { hand: ['jab'], boosts: ['red-one', 'grey-one'] },
      ],
      play: [
        '1 strike:jab',
        '0 strike:rest',
        '1 grey-one red-one',
        { expect: { '0.boosts': ['red-one', 'grey-one'], '1.discard': ['grey-one', 'red-one', 'jab'] } },
        '0 red-one grey-one',
      ],
      expect: { '0.discard': ['red-one', 'grey-one', 'rest'] },
    })
  })

  it('are no question if there is one, if they are the same, or if they come to different piles', () => {
    for (const mine of [['red-one'], ['red-one', 'red-one'], ['stays', 'red-one']])
      fight(game, {
        seats: [{ hand: ['jab'], boosts: mine }, { hand: ['rest'] }],
        play: strike,
        expect: { '0.discard': [...mine.filter((card) => card !== 'stays'), 'jab'], turn: 1 },
      })
    // EX-162: one of them is the opponent's
    const steal: Effect = { do: 'take', from: ['boosts'], to: 'boosts', by: 'all', of: 'foe', whose: 'you' }
    fight(arena([special('jab', { abilities: [{ on: 'before', do: [steal] }] }), rest, ...boosts]), {
      seats: [
        { hand: ['jab'], boosts: ['red-one'] },
        { hand: ['rest'], boosts: ['grey-one'] },
      ],
      play: strike,
      expect: { '0.discard': ['red-one', 'jab'], '1.discard': ['grey-one', 'rest'] },
    })
  })

  it('do what they do as they leave in that order too', () => {
    const heir = continuous('heir', [
      { on: 'leave', if: { is: 'atLeast', amount: { count: 'discard' }, than: 2 }, do: [{ do: 'draw', amount: 1 }] },
    ])
    for (const [order, drawn] of [
      ['heir grey-one', 0],
      ['grey-one heir', 1],
    ] as const)
      fight(arena([special('jab'), rest, heir, ...boosts]), {
        seats: [{ hand: ['jab'], boosts: ['heir', 'grey-one'] }, { hand: ['rest'] }],
        play: [...strike, `0 ${order}`],
        expect: { '0.handSize': drawn },
      })
  })
})

describe('EX-035: a whole hand', () => {
  const drop: Effect = { do: 'take', from: ['hand'], to: 'discard', by: 'all', of: 'foe' }
  const dropping = arena([instant('drop', [drop])])
  const after = (...hand: string[]) => play(given(dropping, [{ hand: ['drop'] }, { hand }]), '0 boost:drop')

  it('goes in the order that its player says, not in that of who made them', () => {
    for (const order of ['cross dive grasp', 'grasp dive cross'])
      fight(dropping, {
        seats: [{ hand: ['drop', 'focus'] }, { hand: ['dive', 'grasp', 'cross'] }],
        play: ['0 boost:drop', '1 refused dive cross EX-035', `1 ${order}`],
        expect: { '1.discard': order.split(' '), '0.discard': ['drop'], '0.handSize': 2 },
      })
  })

  it('asks by how many there are: nobody learns whether they are alike', () => {
    const [alike, different] = [after('grasp', 'grasp'), after('grasp', 'dive')]
    expect(asked(alike, 1)).toEqual([{ kind: 'order', keys: ['grasp', 'grasp#2'] }])
    for (const viewer of [0, null] as const) {
      expect(alike.view(viewer)).toEqual(different.view(viewer))
      expect(alike.events(viewer)).toEqual(different.events(viewer))
    }
    expect(alike.waiting).toEqual(different.waiting)
  })

  it('asks nothing of one card, or of none', () => {
    for (const hand of [['grasp'], []]) {
      const match = after(...hand)
      expect(tableOf(match)).toMatchObject({ turn: 1, seats: [{}, { discard: hand, hand: [] }] })
      expect(asked(match, 1)[0]!.kind).toBe('act')
    }
  })
})

describe('EX-035: what is found somewhere else', () => {
  const on = (effect: Effect) => arena([instant('trick', [effect]), ...boosts])

  it('is shown first if it was hidden: from the top of a deck, of some kind, by name', () => {
    const milling = on({ do: 'take', from: ['deck'], to: 'discard', by: 'top', max: 2 })
    const match = play(given(milling, [{ hand: ['trick'], deckTop: ['dive', 'cross', 'focus'] }, {}]), '0 boost:trick')
    expect(asked(match, 0)).toEqual([{ kind: 'order', keys: ['dive', 'cross'] }])
    expect(match.events(1).filter(({ type }) => type === 'show')).toHaveLength(1)
    play(match, '0 cross dive')
    expect(seenIn(match, 1, 'discard', 0)).toEqual(['cross', 'dive', 'trick'])

    const specials = on({
      do: 'take',
      from: ['hand'],
      to: 'discard',
      by: 'all',
      of: 'foe',
      filter: { kinds: ['special'] },
    })
    const held = ['stays', 'dive', 'red-one']
    fight(specials, {
      seats: [{ hand: ['trick'] }, { hand: held }],
      play: ['0 boost:trick', '1 offered stays red-one', '1 red-one stays'],
      expect: { '1.discard': ['red-one', 'stays'], '1.hand': ['dive'] },
    })
    fight(specials, {
      seats: [{ hand: ['trick'] }, { hand: ['stays', 'dive', 'stays'] }],
      play: ['0 boost:trick'],
      expect: { '1.discard': ['stays', 'stays'] },
    })

    const calling = on({ do: 'callOut', names: 2 })
    const called = ['0 boost:trick', '0 name:dive', '0 name:cross']
    fight(calling, {
      seats: [{ hand: ['trick'] }, { hand: ['dive', 'cross', 'focus'] }],
      play: [...called, '1 cross dive'],
      expect: { '1.discard': ['cross', 'dive'], '1.hand': ['focus'] },
    })
    fight(calling, {
      seats: [{ hand: ['trick'] }, { hand: ['dive', 'focus'] }],
      play: called,
      expect: { '1.discard': ['dive'] },
    })
  })

  it('is put into order by who discards it: all Boosts of an opponent, no others', () => {
    const sweep = on({ do: 'discardBoost', of: 'foe', all: true })
    const seats = [{ hand: ['trick'], boosts: ['stays', 'grey-one'] }, { boosts: ['red-one', 'grey-one'] }] as const
    fight(sweep, {
      seats,
      play: ['0 boost:trick', '0 offered red-one grey-one', '0 grey-one red-one'],
      expect: { '1.discard': ['grey-one', 'red-one'], '1.boosts': [], '0.boosts': ['stays', 'grey-one'] },
    })
    // what is sealed lies in no order
    fight(on({ do: 'discardBoost', of: 'foe', all: true, to: 'sealed' }), {
      seats,
      play: ['0 boost:trick'],
      expect: { '1.sealed': ['red-one', 'grey-one'] },
    })
  })
})
