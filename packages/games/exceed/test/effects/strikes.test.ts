import type { JsonObject } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/vocabulary/abilities.ts'
import type { Effect } from '../../src/effects/vocabulary/index.ts'
import type { FighterDef } from '../../src/index.ts'
import {
  arena,
  asked,
  bonus,
  continuous,
  face,
  fight,
  given,
  idle,
  instant,
  play,
  seenIn,
  special,
  tableOf,
  told,
  ultra,
} from '../support.ts'

const rest = idle('rest', { guard: 20 })
const jab = special('jab', { power: 3 })
const action = (...effects: Effect[]): Partial<FighterDef> => ({
  basic: { abilities: [], actions: [{ name: 'go', do: effects }] },
})
const trait = (name: Extract<Effect, { do: 'trait' }>['trait'], more: JsonObject = {}): Effect =>
  ({ do: 'trait', trait: name, ...more }) as Effect

/** Next to each other, each with these cards in hand. */
const near = (mine: JsonObject, theirs: JsonObject = { hand: ['rest'] }): [JsonObject, JsonObject] => [
  { space: 4, ...mine },
  { space: 5, ...theirs },
]

describe('strike', () => {
  it('EX-155: begins when what causes it is resolved, and ends the draw', () => {
    const dash = instant('dash', [{ do: 'strike' }, { do: 'draw', amount: 1 }])
    fight(arena([dash, jab, rest]), {
      seats: near({ hand: ['dash', 'jab'], deckTop: ['focus'] }),
      play: [
        '0 boost:dash',
        { expect: { '0.hand': ['jab', 'focus'], '0.discard': ['dash'] } },
        '0 strike:jab',
        '1 strike:rest',
      ],
      expect: { '1.life': 27, '0.handSize': 1, turn: 1 },
    })
  })

  it('EX-166: from the Gauge, or with nothing there a Wild Swing', () => {
    const game = arena([jab, rest], action({ do: 'strike', from: 'gauge' }))
    fight(game, {
      seats: near({ hand: ['sweep'], gauge: ['jab'] }),
      play: ['0 action:go', '0 offered strike:jab', '0 strike:jab', '1 strike:rest'],
      expect: { '1.life': 27, '0.gauge': ['jab'], '0.hand': ['sweep'] },
    })
    fight(game, {
      seats: near({ hand: ['sweep'], deckTop: ['jab'] }),
      play: ['0 action:go', '0 offered wild', '0 wild', '1 strike:rest'],
      expect: { '1.life': 27 },
    })
  })

  it('from the sealed area, and back to the Gauge when it hits', () => {
    fight(arena([jab, rest], action({ do: 'strike', from: 'sealed' })), {
      seats: near({ hand: ['sweep'], sealed: ['jab'] }),
      play: ['0 action:go', '0 strike:jab', '1 strike:rest'],
      expect: { '1.life': 27, '0.gauge': ['jab'], '0.sealed': [] },
    })
  })

  it('with a card at random, unasked', () => {
    fight(arena([jab, rest], action({ do: 'strike', from: 'gauge', random: true })), {
      seats: near({ gauge: ['jab'] }),
      play: ['0 action:go', '1 strike:rest'],
      expect: { '1.life': 27 },
    })
  })

  it('with a Wild Swing, of both if it says so, unasked', () => {
    const seats = near({ deckTop: ['jab'] }, { hand: ['sweep'], deckTop: ['rest'] })
    fight(arena([jab, rest], action({ do: 'strike', from: 'wild', foeWild: true })), {
      seats,
      play: ['0 action:go'],
      expect: { '1.life': 27, '1.hand': ['sweep'] },
    })
    fight(arena([jab, rest], action({ do: 'strike', from: 'wild' })), {
      seats,
      play: ['0 action:go', '1 wild'],
      expect: { '1.life': 27 },
    })
  })

  it('face up: everybody sees it before the defender sets', () => {
    const game = arena([jab, rest], action({ do: 'strike', open: true, noWild: true, noEx: true }))
    const match = play(given(game, near({ hand: ['jab', 'jab'] })), '0 action:go')
    expect(asked(match, 0)).toEqual([{ kind: 'set', keys: ['strike:jab'] }])
    play(match, '0 strike:jab')
    expect(seenIn(match, 1, 'strike', 0)).toEqual(['jab'])
  })

  it('as an EX attack only, or not as one', () => {
    fight(arena([jab, rest], action({ do: 'strike', ex: true })), {
      seats: near({ hand: ['jab', 'jab', 'sweep'] }),
      play: ['0 action:go', '0 offered ex:jab wild', '0 ex:jab', '1 strike:rest'],
      expect: { '1.life': 26 },
    })
  })

  it('the opponent sets first', () => {
    fight(arena([jab, rest], action({ do: 'strike', foeFirst: true })), {
      seats: near({ hand: ['jab'] }),
      play: ['0 action:go', '1 strike:rest', '0 strike:jab'],
      expect: { '1.life': 27, turn: 1 },
    })
  })

  it('with something to do when one has set, or the opponent has', () => {
    const draws: Effect[] = [{ do: 'draw', amount: 1 }]
    fight(arena([jab, rest], action({ do: 'strike', set: draws })), {
      seats: near({ hand: ['jab'] }),
      play: ['0 action:go', '0 strike:jab', { expect: { '0.handSize': 1 } }, '1 strike:rest'],
      expect: { '0.handSize': 1 },
    })
    fight(arena([jab, rest], action({ do: 'strike', foeSet: draws })), {
      seats: near({ hand: ['jab'] }),
      play: ['0 action:go', '0 strike:jab', { expect: { '0.handSize': 0 } }, '1 strike:rest'],
      expect: { '0.handSize': 1 },
    })
  })

  it('is no Strike within a Strike', () => {
    fight(arena([special('jab', { abilities: [{ on: 'hit', do: [{ do: 'strike' }] }] }), rest]), {
      seats: near({ hand: ['jab'] }),
      play: ['0 strike:jab', '1 strike:rest'],
      expect: { turn: 1, phase: 'act' },
    })
  })
})

describe('read', () => {
  const demand = instant('demand', [{ do: 'read' }, { do: 'strike' }])
  it('demands a Normal of who holds it', () => {
    fight(arena([demand, jab]), {
      seats: near({ hand: ['demand', 'jab'] }, { hand: ['sweep', 'block'] }),
      play: ['0 boost:demand', '0 name:sweep', '0 strike:jab', '1 offered strike:sweep', '1 strike:sweep'],
      expect: { '1.life': 27 },
    })
  })
  it('shows the hand of who does not hold it, who sets freely then', () => {
    const match = play(
      given(arena([demand, jab]), near({ hand: ['demand', 'jab'] }, { hand: ['block'] })),
      '0 boost:demand',
      '0 name:sweep',
      '0 strike:jab',
    )
    expect(match.view(0).zones['hand:1']?.known?.map(({ name }) => name)).toEqual(['block'])
    expect(asked(match, 1)).toEqual([{ kind: 'set', keys: ['strike:block', 'wild'] }])
  })
  it('EX-102: makes a card invalid for both', () => {
    const vector = instant('vector', [{ do: 'read', as: 'invalid' }])
    fight(arena([vector, jab, rest]), {
      seats: near({ hand: ['vector', 'jab'] }, { hand: ['sweep'], deckTop: ['rest'] }),
      play: ['0 boost:vector', '0 name:sweep', '0 strike:jab', '1 strike:sweep'],
      expect: { '1.life': 27, '0.life': 30, '1.discard': ['sweep', 'rest'] },
    })
  })
  it('keeps a named attack from hitting', () => {
    const seats = near({ hand: ['mist', 'rest'] }, { hand: ['sweep'] })
    const mist = instant('mist', [{ do: 'read', as: 'dodge' }])
    fight(arena([mist, rest]), {
      seats,
      play: ['0 boost:mist', '0 name:sweep', '0 strike:rest', '1 strike:sweep'],
      expect: { '0.life': 30, '1.discard': ['sweep'] },
    })
    fight(arena([mist, rest]), {
      seats,
      play: ['0 boost:mist', '0 name:block', '0 strike:rest', '1 strike:sweep'],
      expect: { '0.life': 24 },
    })
  })
})

describe('setting', () => {
  it('an opponent must Wild Swing', () => {
    const scramble = continuous('scramble', [
      { on: 'strike', if: { is: 'initiated' }, do: [trait('mustSwing', { who: 'foe' })] },
    ])
    const game = arena([scramble, jab, rest])
    fight(game, {
      seats: near({ hand: ['jab'], boosts: ['scramble'] }, { hand: ['sweep'], deckTop: ['rest'] }),
      play: ['0 strike:jab'],
      expect: { '1.life': 27, '1.hand': ['sweep'] },
    })
    fight(game, {
      turn: 1,
      seats: near({ hand: ['rest'], boosts: ['scramble'] }, { hand: ['jab'] }),
      play: ['1 strike:jab', '0 strike:rest'],
      expect: { '0.life': 27 },
    })
  })

  it('EX-090: what is done when striking comes before the attack is set', () => {
    const bold: Ability = {
      on: 'striking',
      if: { is: 'initiated' },
      do: [{ do: 'choose', of: [[{ do: 'reveal' }, { do: 'bonus', to: 'power', amount: 2 }], []] }],
    }
    const game = arena([jab, rest], { basic: face(bold) })
    const match = play(given(game, near({ hand: ['jab'] })), '0 strike', '0 reveal+power:2', '0 strike:jab')
    expect(seenIn(match, 1, 'strike', 0)).toEqual(['jab'])
    expect(tableOf(play(match, '1 strike:rest')).seats[1]!.life).toBe(25)
    const closed = play(given(game, near({ hand: ['jab'] })), '0 strike', '0 pass', '0 strike:jab')
    expect(seenIn(closed, 1, 'strike', 0)).toEqual([null])
    // a defender does not initiate
    fight(game, {
      turn: 1,
      seats: near({ hand: ['rest'] }, { hand: ['jab'] }),
      play: ['1 strike:jab', '0 strike:rest'],
      expect: { '0.life': 27 },
    })
  })

  it('an attack that may be set face up does what it does when set only then', () => {
    const bold = special('bold', {
      open: 'any',
      abilities: [{ on: 'set', do: [{ do: 'draw', amount: 1 }] }],
    })
    const seats = near({ hand: ['bold'] })
    fight(arena([bold, rest]), {
      seats,
      play: ['0 open:bold', { expect: { '0.handSize': 1 } }, '1 strike:rest'],
      expect: { '1.life': 28 },
    })
    fight(arena([bold, rest]), { seats, play: ['0 strike:bold', '1 strike:rest'], expect: { '0.handSize': 0 } })
  })

  it('only an attacker may set such an attack face up, if it says so', () => {
    const bold = special('bold', { open: 'attacker' })
    const match = play(given(arena([bold, rest]), near({ hand: ['rest'] }, { hand: ['bold'] })), '0 strike:rest')
    expect(asked(match, 1)).toEqual([{ kind: 'set', keys: ['strike:bold', 'wild'] }])
  })

  it('a Boost that says so may be set, and leaves its space', () => {
    const trap = continuous('trap', [bonus('power', 1)])
    fight(arena([{ ...trap, fromBoosts: true }, rest]), {
      seats: near({ boosts: ['trap'] }),
      play: ['0 strike:boosts:trap', '1 strike:rest'],
      expect: { '1.life': 28, '0.gauge': ['trap'], '0.boosts': [] },
    })
    const match = given(arena([trap, rest]), near({ boosts: ['trap'] }))
    expect(asked(match, 0)[0]!.keys).not.toContain('strike:boosts:trap')
  })

  it('what is stored may be set as long as something says so', () => {
    const game = arena([jab, rest], { basic: face({ on: 'always', do: [trait('setsStored')] }) })
    fight(game, {
      seats: near({ stored: ['jab'] }),
      play: ['0 strike:stored:jab', '1 strike:rest'],
      expect: { '1.life': 27, '0.gauge': ['jab'] },
    })
    const without = given(arena([jab, rest]), near({ stored: ['jab'] }))
    expect(asked(without, 0)[0]!.keys).not.toContain('strike:stored:jab')
  })

  it('an attack that a character bears is set face up and goes back to it', () => {
    const beast = special('beast', { kind: 'extra', power: 6 })
    const game = arena([beast, rest], {
      basic: {
        abilities: [],
        actions: [{ name: 'wake', do: [{ do: 'faceAttack', card: 'beast' }, { do: 'strike' }] }],
      },
    })
    fight(game, {
      seats: near({ aside: ['beast'], hand: ['sweep'] }),
      play: ['0 action:wake', '0 strike:face:beast', '1 strike:rest'],
      expect: { '1.life': 24, '0.aside': ['beast'], '0.gauge': [] },
    })
    const only = arena([beast, rest], action({ do: 'strike', from: 'face', card: 'beast' }))
    fight(only, {
      seats: near({ aside: ['beast'], hand: ['sweep'] }),
      play: ['0 action:go', '1 strike:rest'],
      expect: { '1.life': 24 },
    })
  })
})

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
  const fist = continuous('fist', [bonus('power', 2)])

  it('EX-165: have all steps, no use of Boosts, and are cleaned up like others', () => {
    fight(arena([taunt, jab, fist, rest]), {
      seats: near({ hand: ['taunt', 'jab', 'sweep'], boosts: ['fist'] }, { hand: ['rest'] }),
      play: ['0 strike:taunt', '1 strike:rest', '0 attack:jab'],
      expect: { '1.life': 27, '0.gauge': ['jab'], '0.discard': ['fist', 'taunt'], '0.hand': ['sweep'] },
    })
  })

  it('one that misses is discarded, and one need not be made', () => {
    const far = [
      { space: 1, hand: ['taunt', 'jab'] },
      { space: 5, hand: ['rest'] },
    ] as const
    fight(arena([taunt, jab, rest]), {
      seats: far,
      play: ['0 strike:taunt', '1 strike:rest', '0 attack:jab'],
      expect: { '1.life': 30, '0.discard': ['jab', 'taunt'] },
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
