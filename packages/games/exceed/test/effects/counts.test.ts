import type { JsonObject } from '@cardwright/engine'
import { describe, it } from 'vitest'
import type { Count, CountName } from '../../src/effects/amounts/vocabulary.ts'
import type { Filter } from '../../src/effects/shared/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, continuous, fight, special, ultra } from '../support.ts'
import { action, always, hurt, power, strike, trait } from './support.ts'

const beam = ultra('beam', { power: 6, speed: 1 })
const weak = special('weak', { power: -2 })
const tokens = [{ id: 'owl', name: 'Owl' }]

/** What red counts: it gains so much life from 1. */
function counts(count: CountName, want: number, red: JsonObject, blue: JsonObject = {}, more: Partial<Count> = {}) {
  const effects: Effect[] = [{ do: 'gainLife', amount: { count, ...more } }, { do: 'skipDraw' }]
  const game = arena([beam, weak, continuous('dust', [], { uncounted: true })], {
    ...action(...effects),
    tokens,
    exceedCost: 4,
  })
  fight(game, {
    seats: [
      { life: 1, ...red },
      { life: 20, ...blue },
    ],
    play: ['0 action:go'],
    expect: { '0.life': 1 + want },
  })
}

describe('what is counted outside of a Strike', () => {
  const piles: JsonObject = {
    hand: ['dive', 'dive'],
    gauge: ['beam', 'cross', 'cross'],
    discard: ['grasp'],
    sealed: ['focus', 'spike'],
    boosts: ['sweep', 'dust'],
    overdrive: ['block', 'block', 'grasp', 'sweep'],
    stored: ['assault'],
  }

  it('cards of each area, of one player, the other, or both', () => {
    const sizes = { hand: 2, gauge: 3, discard: 1, sealed: 2, boosts: 1, overdrive: 4, stored: 1 } as const
    for (const [area, size] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
      const some = { hand: [], gauge: [], discard: [], sealed: [], boosts: [], overdrive: [], stored: [] }
      counts(area, size, piles, some)
      counts(area, size, some, piles, { of: 'foe' })
      counts(area, 0, some, piles)
      counts(area, 2 * size, piles, piles, { of: 'both' })
    }
  })

  it('those of a kind, those of one name once', () => {
    counts('gauge', 1, piles, {}, { filter: { kinds: ['ultra'] } })
    counts('gauge', 2, piles, {}, { filter: { kinds: ['normal'] } })
    counts('gauge', 2, piles, {}, { different: true })
    counts('gauge', 1, piles, {}, { different: true, filter: { kinds: ['normal'] } })
    counts('hand', 1, piles, {}, { different: true })
  })

  it('so many times for every so many, and more, within limits', () => {
    const gauge = { gauge: ['dive', 'cross', 'grasp', 'sweep', 'spike'] }
    counts('gauge', 10, gauge, {}, { times: 2 })
    counts('gauge', 2, gauge, {}, { per: 2 })
    counts('gauge', 6, gauge, {}, { per: 2, times: 3 })
    counts('gauge', 7, gauge, {}, { per: 2, times: 3, plus: 1 })
    counts('gauge', 4, gauge, {}, { atMost: 4 })
    counts('gauge', 5, gauge, {}, { atMost: 6, atLeast: 3 })
    counts('gauge', 8, gauge, {}, { atLeast: 8 })
    // of both together
    counts('gauge', 3, gauge, { gauge: ['dive'] }, { of: 'both', per: 2 })
  })

  it('numbers of fighters, and of the arena', () => {
    counts('life', 20, {}, {}, { of: 'foe' })
    counts('space', 4, { space: 4 })
    counts('exceedCost', 4, {})
    counts('exceedCost', 2, {}, {}, { of: 'foe' })
    counts('range', 3, { space: 4 }, { space: 7 })
    counts('behind', 3, { space: 4 }, { space: 7 })
    counts('behind', 2, { space: 4 }, { space: 7 }, { of: 'foe' })
    counts('tokensBetween', 1, { space: 4, tokens: { owl: 5 } }, { space: 7 })
    counts('tokensBetween', 0, { space: 4, tokens: { owl: 8 } }, { space: 7 })
    counts('rodsUnderFoe', 1, { arena: ['dive', 'cross'], places: { 'arena:dive': 7, 'arena:cross': 6 } }, { space: 7 })
  })

  it('what is printed on the top of a pile, and nothing below zero', () => {
    counts('topDiscardPower', 6, { discard: ['dive', 'beam'] })
    counts('topDiscardPower', 0, { discard: ['beam', 'weak'] })
    counts('topDiscardPower', 0, {})
    counts('topDeckPower', 6, { deckTop: ['beam'] })
    counts('topDeckPower', 6, {}, { deckTop: ['beam'] }, { of: 'foe' })
  })

  it('of a Strike nothing', () => {
    for (const count of [
      'power',
      'speed',
      'armor',
      'guard',
      'printedPower',
      'printedSpeed',
      'powerGained',
      'armorUsed',
      'damageTaken',
      'damageDealt',
      'gaugeSpentInStrike',
      'discarded',
      'moved',
      'travelled',
      'startRange',
      'paid',
      'x',
      'justTaken',
      'justTakenPower',
      'justSpent',
      'justMoved',
      'justShort',
    ] as const)
      counts(count, 0, { hand: ['dive'], gauge: ['cross'] })
  })
})

describe('what is counted in a Strike', () => {
  const slow = { power: 4, speed: 1, armor: 2, guard: 20, range: [1, 9] as [number, number] }

  it('the damage that was taken and dealt, and the Armor that took some up', () => {
    const glad = (count: CountName, of?: 'foe') =>
      ({ on: 'after', do: [{ do: 'gainLife', amount: { count, ...(of && { of }) } }] }) as const
    const life = (count: CountName, want: number, of?: 'foe') =>
      strike(
        {
          jab: { speed: 0, armor: 3, guard: 20, abilities: [glad(count, of)] },
          rest: slow,
          seats: [{ life: 10 }, {}],
        },
        { '0.life': 9 + want },
      )
    life('damageTaken', 1)
    life('damageTaken', 1, 'foe')
    life('damageDealt', 1)
    life('armorUsed', 3)
    life('armorUsed', 2, 'foe')
  })

  it('the numbers of an attack, with what was gained, or as printed', () => {
    const by = (count: CountName, want: number, of?: 'foe') =>
      strike(
        {
          jab: {
            power: 1,
            speed: 6,
            armor: 3,
            guard: 4,
            abilities: [
              { on: 'hit', do: [power({ count, ...(of && { of }) })] },
              always({ do: 'bonus', to: 'armor', amount: 2 }, { do: 'bonus', to: 'speed', amount: 1 }),
            ],
          },
          rest: { speed: 3, guard: 9, armor: 0 },
        },
        hurt(1 + want),
      )
    by('power', 1)
    by('speed', 7)
    by('printedSpeed', 6)
    by('armor', 5)
    by('guard', 4)
    by('speed', 3, 'foe')
    by('guard', 9, 'foe')
    by('armor', 0, 'foe')
    by('rangeMin', 1)
    by('rangeMax', 1)
    by('startRange', 1)
    by('powerGained', 0)
  })
})

describe('which cards are meant', () => {
  const meant = (filter: Filter, want: number, red: JsonObject = {}) =>
    strike(
      {
        jab: { abilities: [{ on: 'hit', do: [power({ count: 'gauge', filter })] }] },
        others: [beam, continuous('aura', [])],
        seats: [{ gauge: ['jab', 'rest', 'beam', 'aura', 'fist', 'dive'], ...red }, {}],
      },
      hurt(3 + want),
    )

  it('by kind, by Boost, by name', () => {
    meant({ kinds: ['ultra'] }, 1)
    meant({ kinds: ['ultra', 'normal'] }, 2)
    meant({ kinds: [] }, 0)
    meant({ boost: 'transform' }, 0)
    meant({ card: 'aura' }, 1)
    meant({ boostName: 'aura boost' }, 1)
    meant({ kinds: ['special'], card: 'beam' }, 0)
    meant({}, 6)
  })

  it('with the name of an attack, or another', () => {
    meant({ sameName: true }, 1)
    meant({ sameName: false }, 5)
    meant({ foeName: true }, 1)
    meant({ foeName: false }, 5)
    meant({ likeTopDiscard: true }, 1, { discard: ['rest', 'beam'] })
    meant({ likeTopDiscard: true }, 0)
    meant({ likeTopDiscard: false }, 6)
  })

  it('whose Range covers the distance, with what is added to it', () => {
    // of jab, beam, aura and fist 1; rest has none; dive has 1
    meant({ inRange: true }, 5)
    meant({ inRange: false }, 1)
    const far = (more: Effect[], want: number) =>
      strike(
        {
          jab: {
            range: [1, 9],
            abilities: [always(...more), { on: 'hit', do: [power({ count: 'gauge', filter: { inRange: true } })] }],
          },
          others: [beam],
          seats: [{ space: 3, gauge: ['beam', 'rest', 'jab'] }, {}],
        },
        hurt(3 + want),
      )
    far([], 1)
    far([{ do: 'range', min: 0, max: 1 }], 2)
    far([{ do: 'range', min: 0, max: 1, kinds: ['special'] }], 1)
    far([{ do: 'range', min: 0, max: 1, kinds: ['ultra'] }], 2)
    far([{ do: 'range', min: 1, max: 1 }], 2)
    far([{ do: 'range', min: 2, max: 2, kinds: ['ultra'] }], 1)
  })
})

describe('numbers that replace or multiply others', () => {
  it('the last one that was gained holds, before any static one; the greatest factor', () => {
    const fixed = (amount: number) => trait('fixedPower', { amount })
    strike({ jab: { abilities: [always(fixed(5), fixed(7))] } }, hurt(7))
    strike({ jab: { abilities: [{ on: 'hit', do: [fixed(6), fixed(4)] }, always(fixed(9))] } }, hurt(4))
    strike(
      {
        jab: { abilities: [always(trait('powerTimes', { amount: 3 }), trait('powerTimes', { amount: 2 }), power(2))] },
      },
      hurt(9),
    )
    strike({ jab: { abilities: [always(trait('powerTimes', { amount: 0 }), power(2))] } }, hurt(5))
    strike({ jab: { abilities: [always(trait('gainsTimes', { amount: 3 }), power(-1))] } }, hurt(2))
    strike(
      {
        jab: {
          abilities: [always(trait('printedPower', { amount: 8 }), trait('printedPower', { amount: 5 }), power(1))],
        },
      },
      hurt(6),
    )
    strike({ jab: { abilities: [always(fixed(0))] } }, hurt(0))
  })

  it('EX-011: what Armor is left can be lost, of the other too, and no more', () => {
    const armored = (effects: Effect[], damage: number) =>
      strike({ jab: { abilities: [{ on: 'before', do: effects }] }, rest: { armor: 2 } }, hurt(damage))
    armored([], 1)
    armored([{ do: 'loseArmor', who: 'foe' }], 3)
    armored([{ do: 'loseArmor' }], 1)
    armored(
      [
        { do: 'loseArmor', who: 'foe' },
        { do: 'bonus', to: 'armor', amount: 1, who: 'foe' },
      ],
      2,
    )
  })

  it('a number that was noted for the turn, or for good, can be set, and added to', () => {
    const note = (more: object): Effect => ({ do: 'note', name: 'rage', ...more })
    const noted = (effects: Effect[], then: number, later: number) => {
      const tell: Effect = { do: 'gainLife', amount: { count: 'note', name: 'rage' } }
      const { actions } = action(...effects, tell, { do: 'skipDraw' }).basic!
      const basic = { abilities: [], actions: [...actions, { name: 'tell', do: [tell] }] }
      fight(arena([], { basic }), {
        seats: [{ life: 1 }, {}],
        play: ['0 action:go', { expect: { '0.life': 1 + then } }, '1 prepare', '0 action:tell'],
        expect: { '0.life': 1 + then + later },
      })
    }
    noted([note({ to: 3 })], 3, 3)
    noted([note({ to: 3, turn: true })], 3, 0)
    noted([note({ add: 2 })], 2, 2)
    noted([note({ add: 2 }), note({ add: 3 })], 5, 5)
    noted([note({ add: 2 }), note({ to: 4, add: 1 })], 5, 5)
    noted([note({ add: 2, turn: true }), note({ add: 3, turn: true })], 5, 0)
    noted([{ do: 'note', name: 'calm', to: 3 }], 0, 0)
  })
})
