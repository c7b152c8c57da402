import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import {
  arena,
  asked,
  continuous,
  face,
  fight,
  given,
  idle,
  play,
  rest,
  seenIn,
  special,
  told,
  ultra,
} from '../support.ts'
import { action, fist, jab, near, trait } from './support.ts'

describe('Wild Swings', () => {
  const again: Ability = {
    on: 'set',
    if: { is: 'wildSwing' },
    do: [{ do: 'reveal' }, { do: 'choose', of: [[{ do: 'swingAgain', to: 'gauge' }], []] }],
  }
  it('EX-094: can be replaced', () => {
    const seats = near({ hand: ['sweep'], deckTop: ['rest', 'jab'] })
    const game = arena([jab, rest], { basic: face(again) })
    fight(game, {
      seats,
      play: ['0 wild', '0 swingAgain', '1 strike:rest'],
      expect: { '1.life': 27, '0.gauge': ['rest', 'jab'] },
    })
    fight(game, { seats, play: ['0 wild', '0 pass', '1 strike:rest'], expect: { '1.life': 30, '0.discard': ['rest'] } })
    fight(game, { seats, play: ['0 strike:sweep', '1 strike:rest'], expect: { '1.life': 24 } })
  })

  it('can wait for all else that setting them brings', () => {
    const late: Ability[] = [
      { on: 'always', do: [trait('swingsLate')] },
      { on: 'set', if: { is: 'wildSwing' }, do: [{ do: 'choose', of: [[{ do: 'draw', amount: 1 }], []] }] },
    ]
    const seats = near({ deckTop: ['rest', 'jab'] })
    const game = arena([jab, rest], { basic: face(...late) })
    fight(game, { seats, play: ['0 wild', '0 draw:1', '1 strike:rest'], expect: { '1.life': 27, '0.hand': ['rest'] } })
    fight(game, { seats, play: ['0 wild', '0 pass', '1 strike:rest'], expect: { '1.life': 30, '0.hand': [] } })
    const match = play(given(game, seats), '0 wild', '0 pass')
    expect(seenIn(match, 1, 'strike', 0)).toEqual([null])
  })

  it('can wait, which an attack that was set and taken back does not', () => {
    const feint = special('feint', {
      abilities: [{ on: 'set', do: [{ do: 'put', what: 'attack', to: 'hand' }] }],
      open: 'any',
    })
    const game = arena([feint, jab, rest], { basic: face({ on: 'always', do: [trait('swingsLate')] }) })
    fight(game, {
      seats: near({ hand: ['feint'], deckTop: ['jab'] }),
      play: ['0 open:feint', '1 strike:rest'],
      expect: { '1.life': 30, '0.hand': ['feint'], '0.deckTop.0': 'jab' },
    })
  })

  it('EX-102: attacks of a kind can be invalid', () => {
    const strict: Ability = { on: 'always', if: { is: 'attack', kinds: ['special'] }, do: [trait('invalid')] }
    fight(arena([jab, rest], { basic: face(strict) }), {
      seats: near({ hand: ['jab'], deckTop: ['sweep'] }),
      play: ['0 strike:jab', '1 strike:rest'],
      expect: { '1.life': 24, '0.discard': ['jab'] },
    })
  })

  it('EX-101: a trait lets an Ultra be declared invalid though it was set', () => {
    const big = ultra('big', { gauge: 1, power: 9 })
    const game = (...abilities: Ability[]) => arena([big, jab, rest], { basic: face(...abilities) })
    const seats = near({ hand: ['big'], gauge: ['focus'], deckTop: ['jab'] })
    fight(game({ on: 'always', do: [trait('mayInvalidate')] }), {
      seats,
      play: ['0 strike:big', '1 strike:rest', '0 invalidate'],
      expect: { '1.life': 27, '0.discard': ['big'] },
    })
    fight(game(), { seats, play: ['0 strike:big', '1 strike:rest', '0 gauge:focus'], expect: { '1.life': 21 } })
  })
})

describe('extra attacks', () => {
  const taunt = idle('taunt', { speed: 9, guard: 5, abilities: [{ on: 'before', do: [{ do: 'extraAttack' }] }] })

  it('EX-165: have all steps, no use of Boosts, and are cleaned up like others', () => {
    fight(arena([taunt, jab, fist, rest]), {
      seats: near({ hand: ['taunt', 'jab', 'sweep'], boosts: ['fist'] }, { hand: ['rest'] }),
      play: ['0 strike:taunt', '1 strike:rest', '0 attack:jab'],
      expect: { '1.life': 27, '0.gauge': ['jab'], '0.discard': ['fist', 'taunt'], '0.hand': ['sweep'] },
    })
  })

  it('EX-165: have no use of what a Boost, or the attack that was set, has gained; of what the character has they do', () => {
    const flurry = special('flurry', { power: 4, abilities: [{ on: 'before', do: [{ do: 'extraAttack' }] }] })
    const pierce: Ability = { on: 'before', first: true, do: [trait('ignoresArmor')] }
    const wall = idle('wall', { armor: 2, guard: 20 })
    const keen = continuous('keen', [pierce])
    const strike = ['0 strike:flurry', '1 strike:wall', '0 attack:jab']
    fight(arena([flurry, jab, keen, wall]), {
      seats: near({ hand: ['flurry', 'jab'], boosts: ['keen'] }, { hand: ['wall'] }),
      play: strike,
      expect: { '1.life': 30 - 1 - 4 },
    })
    fight(arena([flurry, jab, wall], { basic: face(pierce) }), {
      seats: near({ hand: ['flurry', 'jab'] }, { hand: ['wall'] }),
      play: strike,
      expect: { '1.life': 30 - 3 - 4 },
    })
    const sharp = { ...jab, abilities: [pierce] }
    fight(arena([flurry, sharp, wall]), {
      seats: near({ hand: ['flurry', 'jab'] }, { hand: ['wall'] }),
      play: strike,
      // what the extra attack gained ends with it
      expect: { '1.life': 30 - 3 - 2 },
    })
  })

  it('one that misses is discarded, and one need not be made', () => {
    const far = [
      { space: 1, hand: ['taunt', 'jab'] },
      { space: 5, hand: ['rest'] },
    ] as const
    fight(arena([taunt, jab, rest]), {
      seats: far,
      // EX-035: both are cleared away at once
      play: ['0 strike:taunt', '1 strike:rest', '0 attack:jab', '0 offered jab taunt', '0 taunt jab'],
      expect: { '1.life': 30, '0.discard': ['taunt', 'jab'] },
    })
    fight(arena([taunt, jab, rest]), {
      seats: far,
      play: ['0 strike:taunt', '1 strike:rest', '0 pass'],
      expect: { '0.hand': ['jab'] },
    })
  })

  it('EX-099: are paid for; those that cannot be are not offered', () => {
    const big = ultra('big', { gauge: 1, power: 9 })
    const game = arena([taunt, big, rest])
    const strike = ['0 strike:taunt', '1 strike:rest']
    const poor = play(given(game, near({ hand: ['taunt', 'big'] })), ...strike)
    expect(asked(poor, 0)).toEqual([{ kind: 'extra', keys: ['pass'] }])
    fight(game, {
      seats: near({ hand: ['taunt', 'big'], gauge: ['focus'] }),
      play: [...strike, '0 attack:big', '0 gauge:focus'],
      expect: { '1.life': 21, '0.gauge': ['big'] },
    })
  })

  it('EX-067, EX-099: do not pay for themselves', () => {
    const dear = special('dear', { force: 1 })
    const game = arena([taunt, dear, rest])
    const strike = ['0 strike:taunt', '1 strike:rest']
    const poor = play(given(game, near({ hand: ['taunt', 'dear'] })), ...strike)
    expect(asked(poor, 0)).toEqual([{ kind: 'extra', keys: ['pass'] }])
    fight(game, {
      seats: near({ hand: ['taunt', 'dear', 'focus'] }),
      play: [...strike, '0 attack:dear', '0 focus'],
      expect: { '1.life': 28, '0.gauge': ['dear'], '0.discard': ['focus', 'taunt'] },
    })
  })

  it('beside an attack that a character bears are cards all the same', () => {
    const beast = special('beast', { kind: 'extra', abilities: [{ on: 'before', do: [{ do: 'extraAttack' }] }] })
    fight(arena([beast, jab, rest], action({ do: 'strike', from: 'face', card: 'beast' })), {
      seats: near({ aside: ['beast'], hand: ['jab'] }),
      play: ['0 action:go', '1 strike:rest', '0 attack:jab'],
      expect: { '0.aside': ['beast'], '0.gauge': ['jab'] },
    })
  })

  it('after one the attack that was set goes on', () => {
    const flurry = special('flurry', { power: 4, abilities: [{ on: 'before', do: [{ do: 'extraAttack' }] }] })
    fight(arena([flurry, jab, rest]), {
      seats: near({ hand: ['flurry', 'jab'] }),
      play: ['0 strike:flurry', '1 strike:rest', '0 attack:jab'],
      expect: { '1.life': 23, '0.gauge': ['jab', 'flurry'] },
    })
  })
})

describe('triggers', () => {
  it('can be lent by a card that is discarded', () => {
    const lend: Ability = {
      on: 'set',
      do: [{ do: 'take', from: ['hand'], to: 'discard', by: 'choice', optional: true, so: [{ do: 'gainTriggers' }] }],
    }
    const kick = special('kick', {
      abilities: [
        { on: 'hit', do: [{ do: 'bonus', to: 'power', amount: 4 }] },
        { on: 'strike', do: [{ do: 'bonus', to: 'power', amount: 10 }] },
      ],
    })
    fight(arena([kick, jab, rest], { basic: face(lend) }), {
      seats: near({ hand: ['jab', 'kick'] }),
      play: ['0 strike:jab', '0 kick', '1 strike:rest'],
      expect: { '1.life': 23, '0.discard': ['kick'] },
    })
  })

  it('EX-119: can be repeated, each time in the order that their player chooses', () => {
    const triple = special('triple', {
      abilities: [
        { on: 'strike', do: [trait('repeatsTriggers', { amount: 2 })] },
        { on: 'after', do: [{ do: 'draw', amount: 1 }] },
      ],
    })
    fight(arena([triple, rest]), {
      seats: near({ hand: ['triple'] }),
      play: ['0 strike:triple', '1 strike:rest', '0 triple', '0 triple'],
      expect: { '0.handSize': 3 },
    })
  })

  it('can be copied, others of the same time only', () => {
    const tonic = continuous('tonic', [{ on: 'hit', do: [{ do: 'copyTrigger', on: 'hit' }] }])
    const kick = special('kick', { abilities: [{ on: 'hit', do: [{ do: 'bonus', to: 'power', amount: 3 }] }] })
    const seats = near({ hand: ['kick'], boosts: ['tonic'] })
    fight(arena([tonic, kick, rest]), {
      seats,
      play: ['0 strike:kick', '1 strike:rest', '0 kick'],
      expect: { '1.life': 22 },
    })
    fight(arena([tonic, jab, rest]), {
      seats: near({ hand: ['jab'], boosts: ['tonic'] }),
      play: ['0 strike:jab', '1 strike:rest'],
      expect: { '1.life': 27 },
    })
  })

  it('which of several is copied is chosen', () => {
    const tonic = continuous('tonic', [{ on: 'hit', do: [{ do: 'copyTrigger', on: 'hit' }] }])
    const other = continuous('other', [{ on: 'hit', do: [{ do: 'draw', amount: 1 }] }])
    const kick = special('kick', { abilities: [{ on: 'hit', do: [{ do: 'bonus', to: 'power', amount: 3 }] }] })
    fight(arena([tonic, other, kick, rest]), {
      seats: near({ hand: ['kick'], boosts: ['tonic', 'other'] }),
      play: ['0 strike:kick', '1 strike:rest', '0 boost:tonic', '0 boost:other', '0 kick'],
      expect: { '0.handSize': 2, '1.life': 25 },
    })
  })
})

describe('cleanup', () => {
  it('EX-136, EX-137: what was said last of an attack counts', () => {
    const put = (to: 'gauge' | 'overdrive' | 'discard'): Effect => ({ do: 'put', what: 'attack', to, when: 'cleanup' })
    const seats = near({ hand: ['kick'] })
    const kick = (...effects: Effect[]) => special('kick', { abilities: [{ on: 'after', do: effects }] })
    const strike = ['0 strike:kick', '1 strike:rest']
    fight(arena([kick(put('discard')), rest]), { seats, play: strike, expect: { '0.discard': ['kick'] } })
    fight(arena([kick(put('overdrive')), rest]), { seats, play: strike, expect: { '0.overdrive': ['kick'] } })
    fight(arena([kick(put('discard'), put('gauge')), rest]), { seats, play: strike, expect: { '0.gauge': ['kick'] } })
  })

  it('EX-131: the attacker is through with all steps before the defender begins', () => {
    const order = (draws: number): Ability => ({ on: 'cleanup', do: [{ do: 'draw', amount: draws }] })
    const game = arena([special('a', { abilities: [order(1)] }), special('b', { abilities: [order(2)], range: null })])
    const match = play(given(game, near({ hand: ['a'] }, { hand: ['b'] })), '0 strike:a', '1 strike:b')
    const seen = told(match, ['trigger', 'strikeOver']).map(({ type, seat }) => [type, seat])
    expect(seen.slice(-3)).toEqual([
      ['trigger', 0],
      ['trigger', 1],
      ['strikeOver', undefined],
    ])
  })

  it('EX-140, EX-141: Advantage belongs to who gained it last, and outside of a Strike gives the next turn', () => {
    const gain: Ability = { on: 'hit', do: [{ do: 'advantage' }] }
    const fast = special('fast', { speed: 9, power: 1, guard: 20, abilities: [gain] })
    const slow = special('slow', { speed: 1, power: 1, guard: 20, abilities: [gain] })
    const game = arena([fast, slow, rest])
    fight(game, {
      seats: near({ hand: ['fast'] }, { hand: ['rest'] }),
      play: ['0 strike:fast', '1 strike:rest'],
      expect: { turn: 0 },
    })
    fight(game, {
      seats: near({ hand: ['fast'] }, { hand: ['slow'] }),
      play: ['0 strike:fast', '1 strike:slow'],
      expect: { turn: 1 },
    })
    fight(arena([], action({ do: 'advantage' })), { play: ['0 action:go'], expect: { turn: 0 } })
  })
})
