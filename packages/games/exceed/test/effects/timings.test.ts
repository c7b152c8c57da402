import type { JsonObject } from '@cardwright/engine'
import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import type { ClientEffect } from '../../src/import/client.ts'
import { dictionary } from '../../src/import/dictionary.ts'
import { type Context, translateAbility } from '../../src/import/translate.ts'
import { arena, asked, continuous, face, fight, given, idle, play, rest, special } from '../support.ts'

const jab = special('jab', { power: 3 })
const power = (amount: number): Effect => ({ do: 'bonus', to: 'power', amount })
const draw: Effect = { do: 'draw', amount: 1 }

const near = (mine: JsonObject, theirs: JsonObject = { hand: ['rest'] }): [JsonObject, JsonObject] => [
  { space: 4, ...mine },
  { space: 5, ...theirs },
]

/** Red strikes with a jab against rest; both have a Boost with these abilities. */
function strike(abilities: readonly Ability[], wanted: JsonObject, lines: readonly string[] = []) {
  fight(arena([continuous('aid', abilities), jab, rest]), {
    seats: near({ hand: ['jab'], boosts: ['aid'] }),
    play: ['0 strike:jab', '1 strike:rest', ...lines],
    expect: wanted,
  })
}

it('EX-113: before, hit, after and cleanup', () => {
  strike([{ on: 'before', do: [power(1)] }], { '1.life': 26 })
  strike([{ on: 'hit', do: [power(1)] }], { '1.life': 26 })
  strike([{ on: 'after', do: [power(1)] }], { '1.life': 27 })
  strike([{ on: 'after', do: [draw] }], { '0.handSize': 1 })
  strike([{ on: 'cleanup', do: [{ do: 'sustain', what: 'this' }] }], { '0.boosts': ['aid'] })
})

it('clash comes when attacks are revealed and paid for, before it is known who is faster', () => {
  const slow = special('slow', {
    speed: 1,
    abilities: [{ on: 'clash', do: [{ do: 'bonus', to: 'speed', amount: 5 }] }],
  })
  fight(arena([slow, jab]), {
    seats: near({ hand: ['jab'] }, { hand: ['slow'] }),
    play: ['0 strike:jab', '1 strike:slow'],
    expect: { '0.life': 28, '1.life': 30 },
  })
})

it('what the opponent has to say before and after an attack is ordered by who attacks', () => {
  const cloud = continuous('cloud', [
    { on: 'foeBefore', do: [{ do: 'bonus', to: 'power', amount: 1, who: 'foe' }] },
    { on: 'foeAfter', do: [draw] },
  ])
  const kick = special('kick', { abilities: [{ on: 'before', do: [power(2)] }] })
  fight(arena([cloud, kick, rest]), {
    seats: near({ hand: ['kick'] }, { hand: ['rest'], boosts: ['cloud'] }),
    play: ['0 strike:kick', '1 strike:rest', '0 offered kick boost:cloud', '0 boost:cloud'],
    expect: { '1.life': 25, '1.handSize': 1 },
  })
})

it('EX-119: attack, Boosts, character, in this order, are offered to their player', () => {
  const gain: Ability = { on: 'hit', do: [draw] }
  const game = arena([continuous('aid', [gain]), special('kick', { abilities: [gain] }), rest], { basic: face(gain) })
  const match = play(given(game, near({ hand: ['kick'], boosts: ['aid'] })), '0 strike:kick', '1 strike:rest')
  expect(asked(match, 0)).toEqual([{ kind: 'trigger', keys: ['kick', 'boost:aid', 'red'] }])
  play(match, '0 red')
  expect(asked(match, 0)[0]!.keys).toEqual(['kick', 'boost:aid'])
})

it('EX-119: one that comes first is not asked for', () => {
  const first: Ability = { on: 'after', first: true, do: [{ do: 'loseLife', amount: 1 }] }
  const kick = special('kick', { abilities: [{ on: 'after', do: [draw] }] })
  fight(arena([continuous('aid', [first]), kick, rest]), {
    seats: near({ hand: ['kick'], boosts: ['aid'] }),
    play: ['0 strike:kick', '1 strike:rest'],
    expect: { '0.life': 29, '0.handSize': 1 },
  })
})

it('EX-121: one whose condition fails and cannot change is not offered', () => {
  const never: Ability = { on: 'hit', if: { is: 'not', that: { is: 'initiated' } }, do: [power(9)] }
  const kick = special('kick', { abilities: [{ on: 'hit', do: [power(1)] }] })
  fight(arena([continuous('aid', [never]), kick, rest]), {
    seats: near({ hand: ['kick'], boosts: ['aid'] }),
    play: ['0 strike:kick', '1 strike:rest'],
    expect: { '1.life': 27 },
  })
})

it('once in a Strike is once, and again in the next one', () => {
  const shy: Ability = { on: 'whenHit', once: true, do: [draw] }
  const twice = special('twice', { abilities: [{ on: 'before', do: [{ do: 'extraAttack' }] }] })
  fight(arena([twice, jab, rest], {}, { basic: face(shy) }), {
    seats: near({ hand: ['twice', 'jab'] }),
    play: ['0 strike:twice', '1 strike:rest', '0 attack:jab'],
    expect: { '1.life': 25, '1.handSize': 1 },
  })
  fight(arena([twice, jab, rest], {}, { basic: face({ ...shy, once: false }) }), {
    seats: near({ hand: ['twice', 'jab'] }),
    play: ['0 strike:twice', '1 strike:rest', '0 attack:jab'],
    expect: { '1.handSize': 2 },
  })
})

it('set and foeSet come when an attack lies there, in the order of their list', () => {
  const mine: Ability[] = [
    { on: 'set', do: [draw] },
    { on: 'foeSet', if: { is: 'initiated', of: 'foe' }, do: [draw, draw] },
  ]
  const game = arena([jab, rest], { basic: face(...mine) })
  fight(game, {
    seats: near({ hand: ['jab'] }),
    play: ['0 strike:jab', { expect: { '0.handSize': 1 } }, '1 strike:rest'],
    expect: { '0.handSize': 1 },
  })
  fight(game, {
    turn: 1,
    seats: near({ hand: ['rest'] }, { hand: ['jab'] }),
    play: ['1 strike:jab', { expect: { '0.handSize': 3 } }, '0 strike:rest'],
    expect: { '0.handSize': 3 },
  })
})

it('EX-138: the end of the Strike comes after both Cleanups', () => {
  const last: Ability = { on: 'endOfStrike', if: { is: 'atLeast', amount: { count: 'gauge' }, than: 1 }, do: [draw] }
  fight(arena([jab, rest], { basic: face(last) }), {
    seats: near({ hand: ['jab'] }),
    play: ['0 strike:jab', '1 strike:rest'],
    expect: { '0.handSize': 1 },
  })
})

it('EX-125: what happens when a player is stunned', () => {
  const cry: Ability = { on: 'stunned', do: [draw] }
  const soft = idle('soft')
  fight(arena([jab, rest, soft], {}, { basic: face(cry) }), {
    seats: near({ hand: ['jab'] }, { hand: ['soft'] }),
    play: ['0 strike:jab', '1 strike:soft'],
    expect: { '1.handSize': 1 },
  })
  fight(arena([jab, rest, soft], {}, { basic: face(cry) }), {
    seats: near({ hand: ['jab'] }),
    play: ['0 strike:jab', '1 strike:rest'],
    expect: { '1.handSize': 0 },
  })
})

it('EX-042: a Strike at the start of a turn takes the place of its action', () => {
  const charge = continuous('charge', [
    { on: 'turnStart', do: [{ do: 'strike' }] },
    { on: 'strike', do: [power(1)] },
  ])
  fight(arena([charge, jab, rest]), {
    turn: 1,
    seats: near({ hand: ['jab'], boosts: ['charge'] }),
    play: ['1 prepare', '0 strike:jab', '1 strike:rest'],
    expect: { '1.life': 26, turn: 1, '0.handSize': 0 },
  })
})

it('what a static ability grants is there as long as it is in force', () => {
  const lend: Ability = {
    on: 'strike',
    if: { is: 'initiated' },
    do: [{ do: 'grant', ability: { on: 'hit', do: [power(2)] } }],
  }
  strike([lend], { '1.life': 25 })
})

/** A client's effect, of a Boost unless said, in our terms. */
function translated(effect: ClientEffect, half: Context['half'] = 'boost'): readonly Ability[] {
  const missing: string[] = []
  const note = (name: string) => missing.push(name)
  const abilities = translateAbility(effect, { of: 'x', half, deck: 'x', dictionary, missing: note, unread: note })
  expect(missing).toEqual([])
  return abilities
}

it('imports what is so during a Strike as static, what it adds as an ability of its own, the rest as done once', () => {
  const added = { timing: 'hit', effect_type: 'draw', amount: 1 }
  const effect = {
    timing: 'during_strike',
    condition: 'initiated_strike',
    effect_type: 'powerup',
    amount: 1,
    and: { effect_type: 'add_attack_effect', added_effect: added, and: { effect_type: 'draw', amount: 2 } },
  }
  expect(translated(effect, 'face')).toEqual([
    { on: 'strike', if: { is: 'initiated' }, do: [power(1)] },
    { on: 'hit', if: { is: 'initiated' }, do: [draw] },
    { on: 'clash', if: { is: 'initiated' }, do: [{ do: 'draw', amount: 2 }] },
  ])
})

it('EX-090: imports what is done when setting as done before it, unless it depends on the attack or simply is so', () => {
  const set = (more: JsonObject): readonly Ability[] =>
    translated({ timing: 'set_strike', effect_type: 'draw', amount: 1, ...more } as ClientEffect, 'face')
  expect(set({})).toEqual([{ on: 'striking', do: [draw] }])
  expect(set({ condition: 'was_wild_swing' })).toEqual([{ on: 'set', if: { is: 'wildSwing' }, do: [draw] }])
  expect(set({ effect_type: 'powerup' })).toEqual([{ on: 'strike', do: [power(1)] }])
  expect(set({ effect_type: 'powerup', condition: 'at_edge_of_arena' })).toEqual([
    { on: 'striking', if: { is: 'atEdge' }, do: [power(1)] },
  ])
})

it('imports what is said for both players, or by the other one, from the side of its player', () => {
  expect(translated({ timing: 'both_players_before', effect_type: 'powerup', amount: 1 })).toEqual([
    { on: 'before', do: [power(1)] },
    { on: 'foeBefore', do: [{ ...power(1), who: 'foe' }] },
  ])
  expect(translated({ timing: 'both_players_before', effect_type: 'advance', amount: 1 })[1]).toEqual({
    on: 'foeBefore',
    do: [{ do: 'foeDoes', so: [{ do: 'advance', spaces: 1 }] }],
  })
  expect(
    translated({
      timing: 'opponent_set_strike',
      condition: 'was_wild_swing',
      effect_type: 'powerup_opponent',
      amount: 1,
    }),
  ).toEqual([{ on: 'foeSet', if: { is: 'wildSwing', of: 'foe' }, do: [power(1)] }])
})

it('imports what comes first, and what comes once', () => {
  const effect = { timing: 'cleanup', effect_type: 'draw', amount: 1, resolve_before_simultaneous_effects: true }
  expect(translated(effect)).toEqual([{ on: 'cleanup', first: true, do: [draw] }])
  expect(translated({ timing: 'when_hit', effect_type: 'draw', amount: 1, first_time_only: true })).toEqual([
    { on: 'whenHit', once: true, do: [draw] },
  ])
})
