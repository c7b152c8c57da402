import { it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Amount } from '../../src/effects/amounts/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, bonus, face, fight, rest, special, ultra } from '../support.ts'
import { always, feet, hurt, onHit, power, strike, trait } from './support.ts'

it('a bonus counts as long as it is in force, or for the rest of the Strike', () => {
  strike({ jab: { abilities: [always(power(2))] } }, hurt(5))
  strike({ jab: { abilities: [onHit(power(2))] } }, hurt(5))
  strike({ jab: { abilities: [{ on: 'after', do: [power(2)] }] } }, hurt(3))
  strike({ seats: [{ boosts: ['fist', 'fist'] }, {}] }, hurt(7))
})

it('a bonus can be for the opponent, or for both', () => {
  const armor = (who: 'foe' | 'both'): Effect => ({ do: 'bonus', to: 'armor', amount: 1, who })
  strike({ jab: { abilities: [always(armor('foe'))] } }, hurt(2))
  strike({ jab: { abilities: [onHit(armor('both'))] } }, hurt(2))
  strike({ rest: { abilities: [always({ ...power(-2), who: 'foe' } as Effect)] } }, hurt(1))
})

it('a bonus can be counted: so many for each, no more and no less than a number', () => {
  const cards = { gauge: ['grasp', 'cross', 'dive'] }
  const strikeWith = (amount: Amount, damage: number) =>
    strike({ jab: { abilities: [always(power(amount))] }, seats: [cards, {}] }, hurt(damage))
  strikeWith({ count: 'gauge' }, 6)
  strikeWith({ count: 'gauge', times: 2, atMost: 5 }, 8)
  strikeWith({ count: 'gauge', per: 2 }, 4)
  strikeWith({ count: 'gauge', plus: -4, atLeast: 0 }, 3)
  strikeWith({ count: 'gauge', of: 'both', filter: { kinds: ['special'] } }, 3)
  strikeWith({ count: 'gauge', of: 'foe' }, 3)
})

it('cards of one name can count once', () => {
  const seats = [{ sealed: ['grasp', 'grasp', 'dive', 'fist'] }, {}] as const
  const filter = { kinds: ['normal' as const] }
  strike({ jab: { abilities: [always(power({ count: 'sealed', filter }))] }, seats }, hurt(6))
  strike({ jab: { abilities: [always(power({ count: 'sealed', filter, different: true }))] }, seats }, hurt(5))
})

it('a static bonus is counted anew, that of a trigger is not', () => {
  const draw: Effect = { do: 'draw', amount: 2 }
  strike({ jab: { abilities: [always(power({ count: 'hand' })), onHit(draw)] } }, hurt(5))
  strike({ jab: { abilities: [{ on: 'before', do: [power({ count: 'hand' })] }, onHit(draw)] } }, hurt(3))
})

it('Power can be fixed, whatever else is said', () => {
  strike({ jab: { abilities: [always(trait('fixedPower', { amount: 1 }), power(5))] } }, hurt(1))
  // what is said last counts
  strike(
    { jab: { abilities: [always(trait('fixedPower', { amount: 1 })), onHit(trait('fixedPower', { amount: 7 }))] } },
    hurt(7),
  )
})

it('another number can count as the printed Power; bonuses are added to it', () => {
  const abilities = [onHit(trait('printedPower', { amount: { count: 'topDiscardPower' } })), always(power(1))]
  strike({ jab: { abilities }, seats: [{ discard: ['grasp', 'sweep'] }, {}] }, hurt(6 + 1))
  strike({ jab: { abilities } }, hurt(0 + 1))
})

it('bonuses can be multiplied: all, or those above zero', () => {
  const minus: Effect = power(-1)
  strike({ jab: { abilities: [always(trait('powerTimes', { amount: 2 }), power(3), minus)] } }, hurt(3 + 2 * 2))
  strike({ jab: { abilities: [always(trait('gainsTimes', { amount: 2 }), power(3), minus)] } }, hurt(3 + 2 + 3))
  // the greatest counts
  strike(
    { jab: { abilities: [always(trait('powerTimes', { amount: 2 }), trait('powerTimes', { amount: 3 }), power(1))] } },
    hurt(6),
  )
  // EX-093: that of an EX attack too
  fight(arena([special('jab', { power: 3, abilities: [always(trait('gainsTimes', { amount: 2 }))] }), rest]), {
    seats: [
      { space: 4, hand: ['jab', 'jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 ex:jab', '1 strike:rest'],
    expect: hurt(3 + 2),
  })
})

it('a multiplied bonus to Speed decides who is first', () => {
  const slow = special('slow', { speed: 5, power: 9, abilities: [always(trait('speedTimes', { amount: 2 }))] })
  const quick = special('quick', { speed: 6, power: 1, guard: 0 })
  const seats = (boosts: string[]) =>
    [
      { space: 4, hand: ['quick'] },
      { space: 5, hand: ['slow'], boosts },
    ] as const
  const game = arena([slow, quick, feet])
  fight(game, {
    seats: seats(['feet']),
    play: ['0 strike:quick', '1 strike:slow'],
    expect: { '0.life': 21, '1.life': 30 },
  })
  fight(game, { seats: seats([]), play: ['0 strike:quick', '1 strike:slow'], expect: { '0.life': 30, '1.life': 29 } })
})

it('Power and Speed can change places, with their bonuses', () => {
  strike({ jab: { speed: 8, abilities: [always(trait('swapped'))] }, seats: [{ boosts: ['feet'] }, {}] }, hurt(9))
  strike({ jab: { speed: 8, abilities: [always(trait('swapped', { who: 'foe' }))] } }, hurt(3))
})

it('X is what an effect has set, in this turn; or what a static one says', () => {
  const setX = (to: Amount): Effect => ({ do: 'setX', to })
  const x: Effect = power({ count: 'x' })
  const seats = [{ gauge: ['grasp', 'dive'] }, {}] as const
  strike({ jab: { abilities: [{ on: 'before', do: [setX({ count: 'gauge' })] }, onHit(x)] }, seats }, hurt(5))
  strike({ jab: { abilities: [always(setX({ count: 'gauge', times: 2 }), x)] }, seats }, hurt(7))
  strike({ jab: { abilities: [onHit(x)] }, seats }, hurt(3))
  strike(
    {
      jab: { power: { count: 'x' }, abilities: [{ on: 'before', do: [setX({ count: 'speed', of: 'foe' })] }] },
      rest: { speed: 4 },
    },
    hurt(4),
  )
})

it('a number can be noted, and added to', () => {
  const note = (to?: number, add?: Amount): Effect => ({
    do: 'note',
    name: 'rage',
    ...(to !== undefined && { to }),
    ...(add !== undefined && { add }),
  })
  const count: Amount = { count: 'note', name: 'rage' }
  strike({ jab: { abilities: [{ on: 'before', do: [note(2), note(undefined, 1)] }, always(power(count))] } }, hurt(6))
  strike({ jab: { abilities: [{ on: 'before', do: [note(2), note(0)] }, always(power(count))] } }, hurt(3))
})

it('an attack gains abilities: triggers, static ones, by static ones too', () => {
  const draws: Ability = { on: 'after', do: [{ do: 'draw', amount: 2 }] }
  strike({ jab: { abilities: [{ on: 'before', do: [{ do: 'grant', ability: draws }] }] } }, { '0.handSize': 2 })
  strike({ jab: { abilities: [always({ do: 'grant', ability: draws })] } }, { '0.handSize': 2 })
  strike(
    { jab: { abilities: [always({ do: 'grant', ability: { ...draws, if: { is: 'initiated', of: 'foe' } } })] } },
    { '0.handSize': 0 },
  )
  strike({ jab: { abilities: [onHit({ do: 'grant', ability: always(power(2)) })] } }, hurt(5))
  strike(
    {
      jab: { abilities: [always({ do: 'when', if: { is: 'hit' }, so: [{ do: 'grant', ability: always(power(2)) }] })] },
    },
    hurt(5),
  )
  // to the opponent
  strike({ rest: { abilities: [always({ do: 'grant', who: 'foe', ability: onHit(power(-2)) })] } }, hurt(1))
})

it('EX-093: an attack that becomes an EX attack, once', () => {
  strike({ jab: { abilities: [always(trait('ex'))] } }, hurt(4))
  strike({ jab: { abilities: [always(trait('ex'), trait('ex'))] } }, hurt(4))
  const copied: Ability = {
    on: 'strike',
    if: { is: 'atLeast', amount: { count: 'gauge', filter: { sameName: true } }, than: 1 },
    do: [trait('ex')],
  }
  strike({ jab: { abilities: [copied] }, seats: [{ gauge: ['jab'] }, {}] }, hurt(4))
  strike({ jab: { abilities: [copied] }, seats: [{ gauge: ['dive'] }, {}] }, hurt(3))
})

it('an attack that leaves play has no Power and its abilities end', () => {
  const leaving: Ability = { on: 'hit', do: [{ do: 'put', what: 'attack', to: 'hand' }] }
  strike({ jab: { abilities: [leaving, always(power(2))] } }, { ...hurt(0), '0.hand': ['jab'] })
})

it('what paid for an attack can be counted', () => {
  const blast = ultra('blast', {
    gauge: 2,
    power: 1,
    abilities: [{ on: 'before', do: [power({ count: 'paid', filter: { kinds: ['ultra'] }, times: 3 })] }],
  })
  fight(arena([blast, rest]), {
    seats: [
      { space: 4, hand: ['blast'], gauge: ['blast', 'dive', 'grasp'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:blast', '1 strike:rest', '0 gauge:blast gauge:dive'],
    expect: hurt(4),
  })
})

it('two numbers that depend on each other come to an end', () => {
  const mutual: Ability[] = [
    { on: 'strike', if: { is: 'atLeast', amount: { count: 'speed' }, than: 6 }, do: [power(1)] },
    {
      on: 'strike',
      if: { is: 'atLeast', amount: { count: 'power' }, than: 4 },
      do: [{ do: 'bonus', to: 'speed', amount: 1 }],
    },
  ]
  strike({ jab: { abilities: mutual } }, hurt(3))
  strike({ jab: { abilities: mutual }, seats: [{ boosts: ['feet'] }, {}] }, hurt(4))
})

it('a bonus by the Power gained', () => {
  const quick: Ability = {
    on: 'strike',
    if: { is: 'atLeast', amount: { count: 'powerGained' }, than: 3 },
    do: [{ do: 'bonus', to: 'armor', amount: 5 }],
  }
  const armored = (more: number, life: number) =>
    fight(
      arena([
        special('jab', { power: 3, speed: 1, abilities: [quick, always(power(more), power(-3))] }),
        special('poke', { power: 4 }),
      ]),
      {
        seats: [
          { space: 4, hand: ['jab'] },
          { space: 5, hand: ['poke'] },
        ],
        play: ['0 strike:jab', '1 strike:poke'],
        expect: { '0.life': life },
      },
    )
  armored(3, 30)
  armored(2, 26)
})

it('EX-002: the face that is up gives its numbers to its own fighter', () => {
  strike({ red: { basic: face(bonus('power', 1)) } }, hurt(4))
})

it("the ends of a Range are those of one's own attack, unless the opponent's are meant", () => {
  const jab = special('jab', { power: 1, range: [2, 5], abilities: [] })
  const counting = (count: 'rangeMin' | 'rangeMax', of?: 'foe') =>
    arena([
      { ...jab, abilities: [always(power({ count, ...(of && { of }) }))] },
      special('far', { range: [3, 4], speed: 1, power: 0, guard: 20 }),
    ])
  for (const [game, life] of [
    [counting('rangeMin'), 27],
    [counting('rangeMax'), 24],
    [counting('rangeMin', 'foe'), 26],
    [counting('rangeMax', 'foe'), 25],
  ] as const)
    fight(game, {
      seats: [
        { space: 4, hand: ['jab'] },
        { space: 6, hand: ['far'] },
      ],
      play: ['0 strike:jab', '1 strike:far'],
      expect: { '1.life': life },
    })
})
