import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import { arena, asked, bonus, fight, given, play, rest, special, tableOf, told } from '../support.ts'
import { always, hurt, power, strike, trait } from './support.ts'

it('EX-123, EX-124: Armor that is lost is not Armor that is used', () => {
  const lose: Ability = { on: 'whenHit', do: [{ do: 'loseArmor' }] }
  strike({ rest: { armor: 2, abilities: [lose] } }, hurt(3))
  strike({ rest: { armor: 2 } }, hurt(1))
  const counter = special('counter', { power: 1, speed: 1, armor: 2, guard: 9 })
  const angry = (on: 'before' | 'after', damage: number) => {
    const abilities: Ability[] = [{ on: 'before', do: [power({ count: 'armorUsed' })] }]
    if (on === 'after') abilities.unshift({ on: 'whenHit', do: [{ do: 'loseArmor' }] })
    fight(arena([special('jab', { power: 3 }), { ...counter, abilities }]), {
      seats: [
        { space: 4, hand: ['jab'] },
        { space: 5, hand: ['counter'] },
      ],
      play: ['0 strike:jab', '1 strike:counter'],
      expect: { '0.life': 30 - damage },
    })
  }
  angry('before', 1 + 2)
  angry('after', 1)
})

it('EX-175, EX-176, EX-180: what limits damage and its consequences', () => {
  const low = { life: 2 }
  strike(
    { jab: { power: 6, abilities: [always(trait('nonlethal'))] }, rest: { guard: 5 }, seats: [{}, low] },
    { '1.life': 1 },
  )
  strike(
    { jab: { power: 6 }, rest: { abilities: [always(trait('lifeFloor', { amount: 2 }))] }, seats: [{}, low] },
    { '1.life': 2 },
  )
  strike({ jab: { power: 6 }, rest: { abilities: [always(trait('damageCap', { amount: 4 }))] } }, hurt(4))
  strike({ jab: { power: 6 }, rest: { armor: 3, abilities: [always(trait('damageCap', { amount: 4 }))] } }, hurt(3))
  strike({ jab: { power: 6 }, seats: [{}, low] }, { winner: 0 })
})

it('EX-125, EX-180: stun immunity, attacks that cannot stun', () => {
  const counter = (mine: Ability[], theirs: Ability[], stuns: boolean) =>
    fight(
      arena([
        special('jab', { power: 3, abilities: mine }),
        special('slow', { power: 5, speed: 1, guard: 2, abilities: theirs }),
      ]),
      {
        seats: [
          { space: 4, hand: ['jab'] },
          { space: 5, hand: ['slow'] },
        ],
        play: ['0 strike:jab', '1 strike:slow'],
        expect: { '0.life': stuns ? 30 : 25 },
      },
    )
  counter([], [], true)
  counter([], [always(trait('stunImmune'))], false)
  counter([always(trait('cannotStun'))], [], false)
  counter([always(trait('ignoresGuard'))], [bonus('guard', 5)], true)
  counter([], [bonus('guard', 1)], false)
})

it('damage can be replaced by cards of the deck', () => {
  const top = ['dive', 'cross', 'focus', 'sweep', 'spike', 'block']
  const game = arena([
    special('jab', { power: 3 }),
    { ...rest, abilities: [always(trait('millsInstead', { amount: 2 }))] },
  ])
  const match = given(game, [
    { space: 4, hand: ['jab'] },
    { space: 5, hand: ['rest'], deckTop: top },
  ])
  const { deck } = tableOf(match).seats[1]!
  play(match, '0 strike:jab', '1 strike:rest')
  // EX-035: whose deck it is says in which order, from the top down; all of it is seen before
  const [{ kind, keys }] = asked(match, 1) as [ReturnType<typeof asked>[number]]
  expect(told(match, ['show'], 0)).toMatchObject([{ cards: top.map((name) => ({ name })) }])
  expect([kind, keys]).toEqual(['order', top])
  play(match, `1 ${top.toReversed().join(' ')}`)
  const { discard } = tableOf(match).seats[1]!
  expect(tableOf(match).seats[1]).toMatchObject({ life: 30, deck: deck - 6 })
  expect(discard.slice(0, 6)).toEqual(top.toReversed())
})

it('damage that Armor prevents costs no cards of the deck', () => {
  const game = arena([
    special('jab', { power: 3 }),
    { ...rest, armor: 3, abilities: [always(trait('millsInstead', { amount: 2 }))] },
  ])
  const match = given(game, [
    { space: 4, hand: ['jab'] },
    { space: 5, hand: ['rest'] },
  ])
  const { deck } = tableOf(match).seats[1]!
  play(match, '0 strike:jab', '1 strike:rest')
  expect(tableOf(match).seats[1]).toMatchObject({ life: 30, deck, discard: ['rest'] })
})

it('EX-125: damage that is replaced was not taken: it stuns nobody', () => {
  const slow = special('slow', { speed: 1, power: 5 })
  const soft: Ability[] = [always(trait('millsInstead', { amount: 1 }))]
  for (const [abilities, life] of [
    [[], 30],
    [soft, 25],
  ] as const)
    fight(arena([special('jab', { power: 1 }), { ...slow, abilities: [...abilities] }]), {
      seats: [
        { space: 4, hand: ['jab'] },
        { space: 5, hand: ['slow'] },
      ],
      play: ['0 strike:jab', '1 strike:slow'],
      expect: { '0.life': life },
    })
})

it('EX-174: who ignores Guard needs damage to stun, and it is told', () => {
  const plate = special('plate', { speed: 1, armor: 2, guard: 9 })
  const pierce = (power: number) => special('pierce', { power, guard: 9, abilities: [always(trait('ignoresGuard'))] })
  for (const [power, stunned] of [
    [2, []],
    [3, [1]],
  ] as const) {
    const match = given(arena([pierce(power), plate]), [
      { space: 4, hand: ['pierce'] },
      { space: 5, hand: ['plate'] },
    ])
    play(match, '0 strike:pierce', '1 strike:plate')
    expect(told(match, ['stunned']).map(({ seat }) => seat)).toEqual(stunned)
    expect(told(match, ['damage'])[0]).toMatchObject({ seat: 1, ignoresGuard: true })
    if (stunned.length === 0) expect(told(match, ['damage'])[1]).not.toHaveProperty('ignoresGuard')
  }
})
