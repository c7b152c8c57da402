import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import type { CardDef } from '../../src/index.ts'
import { arena, continuous, face, fight, given, idle, play, rest, special, told } from '../support.ts'
import { jab, near, shape, trait } from './support.ts'

const again = (more: Partial<Extract<Effect, { do: 'extraAttack' }>> = {}) =>
  special('again', { power: 4, speed: 9, abilities: [{ on: 'after', do: [{ do: 'extraAttack', ...more }] }] })

describe('what is said of another attack', () => {
  const dear = special('dear', { kind: 'ultra', gauge: 3, power: 6 })

  it('it costs nothing, whatever stands on it; without that it must be paid for', () => {
    const seats = near({ hand: ['again', 'dear'] })
    fight(arena([again({ free: true }), dear, rest]), {
      seats,
      play: ['0 strike:again', '1 strike:rest', '0 attack:dear'],
      expect: { '1.life': 30 - 4 - 6, '0.gauge': ['dear', 'again'] },
    })
    fight(arena([again(), dear, rest]), { seats, play: ['0 strike:again', '1 strike:rest', '0 offered pass'] })
  })

  it('it does so much damage at most, before Armor; the one that was set does all of its own', () => {
    const play = ['0 strike:again', '1 strike:rest', '0 attack:jab']
    const seats = near({ hand: ['again', 'jab'] })
    fight(arena([again({ most: 1 }), jab, rest]), { seats, play, expect: { '1.life': 30 - 4 - 1 } })
    const wall = { ...rest, armor: 5 }
    fight(arena([again({ most: 1 }), jab, wall]), { seats, play, expect: { '1.life': 30 } })
    // as much as it would do anyway
    fight(arena([again({ most: 3 }), jab, rest]), { seats, play, expect: { '1.life': 30 - 4 - 3 } })
  })

  const armor = { do: 'bonus', to: 'armor', amount: 1 } as const
  const slow = special('slow', { power: 6, speed: 1, guard: 20 })
  const shield = idle('shield', {
    armor: 2,
    guard: 4,
    abilities: [
      { on: 'strike', do: [armor, trait('misses')] },
      { on: 'whenHit', do: [armor] },
    ],
  })

  it('what defends of it stays for the rest of the Strike: Armor, Guard, what happens when hit', () => {
    const seats = near({ hand: ['again', 'shield'] }, { hand: ['slow'] })
    const play = ['0 strike:again', '1 strike:slow', '0 attack:shield']
    fight(arena([again({ defends: true }), shield, slow]), {
      seats,
      play,
      expect: { '0.life': 30 - (6 - 2 - 1 - 1), '1.life': 26 },
    })
    fight(arena([again(), shield, slow]), { seats, play, expect: { '0.life': 30 - 6 } })
  })

  it('what it says of itself does not stay: another attack after it hits', () => {
    const twice: Ability[] = [
      { on: 'after', if: { is: 'hit' }, do: [{ do: 'extraAttack', defends: true }] },
      { on: 'after', do: [{ do: 'extraAttack', defends: true }] },
    ]
    const both = special('both', { power: 1, speed: 9, abilities: twice })
    fight(arena([both, shield, jab, rest]), {
      seats: near({ hand: ['both', 'shield', 'jab'] }),
      play: ['0 strike:both', '1 strike:rest', '0 both', '0 attack:shield', '0 attack:jab'],
      expect: { '1.life': 30 - 1 - 3 },
    })
  })

  it('one that hit may become a transform, as the one that was set may', () => {
    const game = arena([again(), shape('dune'), rest])
    const play = ['0 strike:again', '1 strike:rest', '0 attack:dune']
    const seats = near({ hand: ['again', 'dune'] })
    fight(game, { seats, play: [...play, '0 transform'], expect: { '0.transforms': ['dune'], '0.gauge': ['again'] } })
    fight(game, { seats, play: [...play, '0 pass'], expect: { '0.transforms': [], '0.gauge': ['dune', 'again'] } })
  })
})

describe('EX-165: what is known of one attack, and what of its player', () => {
  const first = (abilities: readonly Ability[], more: Partial<CardDef> = {}) =>
    special('first', {
      power: 4,
      abilities: [{ on: 'before', do: [{ do: 'extraAttack' }] }, ...abilities],
      ...more,
    })
  const wall = idle('wall', { armor: 3, guard: 20 })
  const strike = ['0 strike:first', '1 strike:wall', '0 attack:jab']
  const seats = near({ hand: ['first', 'jab'] }, { hand: ['wall'] })
  const pierce = trait('ignoresArmor')

  it('what the character has brought before serves both', () => {
    const red = { basic: face({ on: 'set', do: [pierce] }) }
    fight(arena([first([]), jab, wall], red), { seats, play: strike, expect: { '1.life': 30 - 3 - 4 } })
  })

  it('what the character brings in between serves the other too', () => {
    const red = { basic: face({ on: 'hit', once: true, do: [pierce] }) }
    fight(arena([first([]), jab, wall], red), { seats, play: strike, expect: { '1.life': 30 - 3 - 4 } })
  })

  it('and counts once after it, as before', () => {
    const red = { basic: face({ on: 'set', do: [trait('fartherSelf', { amount: 1 })] }) }
    const back: Ability = { on: 'after', do: [{ do: 'retreat', spaces: 1 }] }
    fight(arena([first([back]), jab, wall], red), { seats, play: strike, expect: { '0.space': 2 } })
  })

  it('the most damage that one does is not the most of the other', () => {
    const most: Ability[] = [{ on: 'before', do: [{ do: 'extraAttack', most: 1 }] }]
    const game = arena([special('first', { power: 4, abilities: most }), jab, rest])
    fight(game, {
      seats: near({ hand: ['first', 'jab'] }),
      play: ['0 strike:first', '1 strike:rest', '0 attack:jab'],
      expect: { '1.life': 30 - 1 - 4 },
    })
  })

  it('each has been paid for with its own cards', () => {
    const counting: Ability = { on: 'hit', do: [{ do: 'bonus', to: 'power', amount: { count: 'paid' } }] }
    const game = arena([
      first([counting], { gauge: 2 }),
      special('jab', { power: 3, abilities: [counting] }),
      { ...rest, id: 'wall' },
    ])
    fight(game, {
      seats: near({ hand: ['first', 'jab'], gauge: ['dive', 'dive'] }, { hand: ['wall'] }),
      play: ['0 strike:first', '1 strike:wall', '0 gauge:dive gauge:dive#2', '0 attack:jab'],
      expect: { '1.life': 30 - 3 - 6 },
    })
  })

  it('one that goes back to the hand as it hits does no damage, and the other is made', () => {
    const shy = special('jab', {
      power: 3,
      abilities: [{ on: 'hit', do: [{ do: 'put', what: 'attack', to: 'hand' }] }],
    })
    fight(arena([first([]), shy, { ...rest, id: 'wall' }]), {
      seats,
      play: strike,
      expect: { '0.hand': ['jab'], '0.gauge': ['first'], '1.life': 26 },
    })
  })

  it('everybody is told of it', () => {
    const match = play(given(arena([first([]), jab, wall]), seats), ...strike)
    expect(told(match, ['extra'], 1)).toMatchObject([{ seat: 0, card: { name: 'jab' }, rule: 'EX-165' }])
  })
})

describe('EX-119: triggers that happen several times', () => {
  const draw = { do: 'draw', amount: 1 } as const
  const triple = (name: 'repeatsTriggers' | 'repeatsAllTriggers') =>
    special('triple', {
      abilities: [
        { on: 'strike', do: [trait(name, { amount: 2 })] },
        { on: 'after', do: [draw] },
      ],
    })
  const study = continuous('study', [{ on: 'after', do: [draw] }])
  const seats = near({ hand: ['triple'], boosts: ['study'] })
  const game = (name: Parameters<typeof triple>[0]) =>
    arena([triple(name), study, rest], { basic: face({ on: 'after', do: [draw] }) })

  it('those of the attack alone', () => {
    const order = ['0 triple', '0 triple', '0 triple', '0 boost:study']
    fight(game('repeatsTriggers'), {
      seats,
      play: ['0 strike:triple', '1 strike:rest', ...order],
      expect: { '0.handSize': 5 },
    })
  })

  it('or all of a player, of Boosts and of the character too', () => {
    const order = ['0 triple', '0 triple', '0 triple', '0 boost:study', '0 boost:study', '0 boost:study']
    const last = ['0 red', '0 red']
    fight(game('repeatsAllTriggers'), {
      seats,
      play: ['0 strike:triple', '1 strike:rest', ...order, ...last],
      expect: { '0.handSize': 9 },
    })
  })
})
