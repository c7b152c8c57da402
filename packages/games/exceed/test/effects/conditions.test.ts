import type { JsonObject } from '@cardwright/engine'
import { it } from 'vitest'
import type { Condition, Fact } from '../../src/effects/conditions/vocabulary.ts'
import type { CardDef, FighterDef } from '../../src/index.ts'
import { arena, continuous, fight, rest, special, ultra } from '../support.ts'

interface Setting {
  readonly jab?: Partial<CardDef>
  readonly others?: readonly CardDef[]
  readonly red?: Partial<FighterDef>
  readonly seats?: readonly [JsonObject, JsonObject]
  readonly play?: readonly string[]
  readonly turn?: 0 | 1
}

/** Red's attack has +2 Power under the condition; the damage shows whether it holds. */
function holds(condition: Condition, isTrue: boolean, setting: Setting = {}) {
  const { jab, others = [], red, seats = [{}, {}], turn = 0 } = setting
  const first = turn === 0 ? ['0 strike:jab', '1 strike:rest'] : ['1 strike:rest', '0 strike:jab']
  const { play = first } = setting
  const power = { on: 'strike', if: condition, do: [{ do: 'bonus', to: 'power', amount: 2 }] } as const
  const card = special('jab', { power: 3, ...jab, abilities: [power, ...(jab?.abilities ?? [])] })
  const [mine, theirs] = seats
  fight(arena([card, rest, ...others], red), {
    turn,
    seats: [
      { space: 4, hand: ['jab', 'jab'], ...mine },
      { space: 5, hand: ['rest', 'rest'], ...theirs },
    ],
    play,
    expect: { '1.life': 30 - (isTrue ? 5 : 3) },
  })
}

const fact = (is: Fact, of?: 'foe'): Condition => ({ is, ...(of !== undefined && { of }) })

it('who initiated the Strike', () => {
  holds(fact('initiated'), true)
  holds(fact('initiated', 'foe'), false)
  holds(fact('initiated'), false, { turn: 1 })
  holds({ is: 'not', that: fact('initiated') }, true, { turn: 1 })
})

it('several conditions together', () => {
  const [yes, no]: Condition[] = [fact('initiated'), fact('exceeded')]
  holds({ is: 'all', of: [yes!, yes!] }, true)
  holds({ is: 'all', of: [yes!, no!] }, false)
  holds({ is: 'any', of: [no!, yes!] }, true)
  holds({ is: 'any', of: [no!, no!] }, false)
  holds({ is: 'all', of: [] }, true)
})

it('how an attack was set', () => {
  holds(fact('wildSwing'), false)
  const seats = [{ deckTop: ['jab'], hand: [] }, {}] as const
  holds(fact('wildSwing'), true, { seats, play: ['0 wild', '1 strike:rest'] })
  holds({ is: 'setFrom', from: 'wild' }, true, { seats, play: ['0 wild', '1 strike:rest'] })
  holds({ is: 'setFrom', from: 'gauge' }, false)
})

it('EX-092: whether it is an EX attack', () => {
  const ex = special('jab', {
    power: 3,
    abilities: [{ on: 'strike', if: fact('ex'), do: [{ do: 'bonus', to: 'power', amount: 2 }] }],
  })
  const seats = [
    { space: 4, hand: ['jab', 'jab'] },
    { space: 5, hand: ['rest'] },
  ] as const
  fight(arena([ex, rest]), { seats, play: ['0 ex:jab', '1 strike:rest'], expect: { '1.life': 30 - 3 - 1 - 2 } })
  fight(arena([ex, rest]), { seats, play: ['0 strike:jab', '1 strike:rest'], expect: { '1.life': 27 } })
})

it('Critical, by a trigger or as long as something is so', () => {
  const critical = { do: 'trait', trait: 'critical' } as const
  holds(fact('critical'), false)
  holds(fact('critical'), true, { jab: { abilities: [{ on: 'before', do: [critical] }] } })
  holds(fact('critical'), true, { jab: { abilities: [{ on: 'strike', do: [critical] }] } })
  holds(fact('critical', 'foe'), false, { jab: { abilities: [{ on: 'strike', do: [critical] }] } })
})

it('the kind of an attack, the card that it is', () => {
  holds({ is: 'attack', kinds: ['special', 'ultra'] }, true)
  holds({ is: 'attack', kinds: ['normal'] }, false)
  holds({ is: 'attack', kinds: ['special'], of: 'foe' }, true)
  holds({ is: 'attackMatches', filter: { card: 'jab' } }, true)
  holds({ is: 'attackMatches', filter: { card: 'jab' }, of: 'foe' }, false)
})

it('hits, and what was hit', () => {
  const poke = special('poke', { power: 1, speed: 9 })
  const play = ['0 strike:jab', '1 strike:poke']
  const seats = [{}, { hand: ['poke'] }] as const
  const jab = { guard: 5 }
  holds(fact('wasHit'), true, { jab, others: [poke], seats, play })
  holds(fact('wasHit'), false, { jab, seats: [{}, {}] })
  holds(fact('hit', 'foe'), true, { jab, others: [poke], seats, play })
  holds(fact('hit'), true, {})
  holds({ is: 'atLeast', amount: { count: 'damageTaken' }, than: 1 }, true, { jab, others: [poke], seats, play })
  holds({ is: 'atLeast', amount: { count: 'damageTaken' }, than: 2 }, false, { jab, others: [poke], seats, play })
})

it('life, of both', () => {
  const life = (than: number): Condition => ({ is: 'atMost', amount: { count: 'life' }, than })
  holds(life(6), true, { seats: [{ life: 6 }, {}] })
  holds(life(6), false, { seats: [{ life: 7 }, {}] })
  const less: Condition = { is: 'atLeast', amount: { count: 'life', of: 'foe' }, than: { count: 'life', plus: 1 } }
  holds(less, true, { seats: [{ life: 29 }, {}] })
  holds(less, false)
})

it('modes', () => {
  holds(fact('exceeded'), true, { seats: [{ mode: 'exceed' }, {}] })
  holds(fact('exceeded'), false, { seats: [{}, { mode: 'exceed' }] })
  holds(fact('exceeded', 'foe'), true, { seats: [{}, { mode: 'exceed' }] })
})

it('printed Speed and Speed', () => {
  const feet = continuous('feet', [{ on: 'strike', do: [{ do: 'bonus', to: 'speed', amount: 3 }] }])
  const printed: Condition = { is: 'equal', amount: { count: 'printedSpeed' }, than: 5 }
  const now: Condition = { is: 'equal', amount: { count: 'speed' }, than: 8 }
  holds({ is: 'all', of: [printed, now] }, true, { others: [feet], seats: [{ boosts: ['feet'] }, {}] })
  holds(now, false, { others: [feet] })
})

it('Gauge that was spent in the Strike', () => {
  const spent: Condition = { is: 'atLeast', amount: { count: 'gaugeSpentInStrike' }, than: 1 }
  const cost = ultra('cost', {
    gauge: 1,
    power: 3,
    abilities: [{ on: 'strike', if: spent, do: [{ do: 'bonus', to: 'power', amount: 2 }] }],
  })
  fight(arena([cost, rest]), {
    seats: [
      { space: 4, hand: ['cost'], gauge: ['dive'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:cost', '1 strike:rest', '0 gauge:dive'],
    expect: { '1.life': 25 },
  })
  holds(spent, false)
})

it('an attack that is still in play', () => {
  const returns = { on: 'after', do: [{ do: 'put', what: 'attack', to: 'hand' }] } as const
  const seats = [
    { space: 4, hand: ['jab'] },
    { space: 5, hand: ['rest'] },
  ] as const
  const after = { on: 'cleanup', if: fact('attackStays'), do: [{ do: 'draw', amount: 2 }] } as const
  const basic = { abilities: [after], actions: [] }
  const play = ['0 strike:jab', '1 strike:rest']
  fight(arena([special('jab'), rest], { basic }), { seats, play, expect: { '0.handSize': 2 } })
  fight(arena([special('jab', { abilities: [returns] }), rest], { basic }), {
    seats,
    play,
    expect: { '0.handSize': 1 },
  })
})

it('a Boost that is sustained', () => {
  const again = {
    on: 'cleanup',
    if: { is: 'not', that: fact('sustained') },
    do: [{ do: 'sustain', what: 'this' }],
  } as const
  const kept = continuous('kept', [again])
  const loose = continuous('loose', [{ on: 'cleanup', if: fact('sustained'), do: [{ do: 'sustain', what: 'this' }] }])
  fight(arena([special('jab'), rest, kept, loose]), {
    seats: [
      { space: 4, hand: ['jab'], boosts: ['kept', 'loose'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:jab', '1 strike:rest', '0 boost:kept'],
    expect: { '0.boosts': ['kept'], '0.discard': ['loose'] },
  })
})

it('an action of the character that was taken in this turn', () => {
  const used: Condition = { is: 'usedAction', action: 'basic:0' }
  const abilities = [{ on: 'strike', if: used, do: [{ do: 'bonus', to: 'power', amount: 2 }] } as const]
  const basic = {
    abilities,
    actions: [
      { name: 'rush', do: [{ do: 'strike' } as const] },
      { name: 'other', do: [{ do: 'strike' } as const] },
    ],
  }
  const game = arena([special('jab', { power: 3 }), rest], { basic })
  const seats = [
    { space: 4, hand: ['jab'] },
    { space: 5, hand: ['rest'] },
  ] as const
  const strike = ['0 strike:jab', '1 strike:rest']
  fight(game, { seats, play: ['0 action:rush', ...strike], expect: { '1.life': 25 } })
  fight(game, { seats, play: ['0 action:other', ...strike], expect: { '1.life': 27 } })
  fight(game, { seats, play: strike, expect: { '1.life': 27 } })
})

it('whether there was a Strike in the turn before', () => {
  const last: Condition = fact('lastTurnStruck')
  holds(last, false)
  const seats = [
    { space: 4, hand: ['jab', 'jab'] },
    { space: 5, hand: ['rest', 'rest'] },
  ] as const
  const jab = special('jab', {
    power: 3,
    abilities: [{ on: 'strike', if: last, do: [{ do: 'bonus', to: 'power', amount: 2 }] }],
  })
  fight(arena([jab, rest]), {
    seats,
    play: ['0 strike:jab', '1 strike:rest', '1 strike:rest', '0 strike:jab'],
    expect: { '1.life': 30 - 3 - 5 },
  })
})
