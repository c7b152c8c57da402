import { describe, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, continuous, deckOf, fight, rest, special } from '../support.ts'

const noActions = { actions: [] }
const draws = (on: Ability['on'], more: Partial<Ability> = {}): Ability => ({
  on,
  do: [{ do: 'draw', amount: 1 }],
  ...more,
})
const discarding = (of: 'you' | 'foe', by: 'choice' | 'random'): Effect => ({
  do: 'take',
  from: ['hand'],
  to: 'discard',
  by,
  of,
})

describe('when you make your opponent discard', () => {
  const jolt = special('jolt', { abilities: [{ on: 'hit', do: [discarding('foe', 'random')] }] })
  const shed = special('shed', { abilities: [{ on: 'hit', do: [discarding('you', 'random')] }] })
  const game = arena([jolt, shed], { basic: { abilities: [draws('foeDiscarded')], ...noActions } })
  const seats = (mine: string) =>
    [
      { space: 4, hand: [mine, 'grasp'] },
      { space: 5, hand: ['sweep', 'focus'] },
    ] as const

  it('something follows', () => {
    fight(game, {
      seats: seats('jolt'),
      play: ['0 strike:jolt', '1 strike:sweep'],
      // Sweep takes a card of its own in turn, which is not red's doing
      expect: { '0.handSize': 1, '1.handSize': 0 },
    })
  })

  it('something follows when a card is named, or a hand has to be smaller', () => {
    const action = (effect: Effect) => ({
      basic: { abilities: [draws('foeDiscarded')], actions: [{ name: 'go', do: [effect] }] },
    })
    const hands = [{ hand: [] }, { hand: ['sweep', 'focus'] }] as const
    const callOut = arena([], action({ do: 'callOut' }))
    fight(callOut, { seats: hands, play: ['0 action:go', '0 name:sweep'], expect: { '0.handSize': 2 } })
    fight(callOut, { seats: hands, play: ['0 action:go', '0 name:dive'], expect: { '0.handSize': 1 } })
    fight(arena([], action({ do: 'callRange' })), {
      seats: hands,
      play: ['0 action:go', '0 range:3', '1 sweep'],
      expect: { '0.handSize': 2, '1.hand': ['focus'] },
    })
    fight(arena([], action({ do: 'handTo', size: 1, who: 'foe' })), {
      seats: hands,
      play: ['0 action:go', '1 focus'],
      expect: { '0.handSize': 2, '1.hand': ['sweep'] },
    })
  })

  it('it does not when you discard yourself', () => {
    fight(game, {
      seats: seats('shed'),
      play: ['0 strike:shed', '1 strike:sweep'],
      expect: { '0.handSize': 0, '1.handSize': 1 },
    })
  })

  it('it does not when there is nothing to discard', () => {
    fight(game, {
      seats: [
        { space: 4, hand: ['jolt'] },
        { space: 5, hand: ['focus'] },
      ],
      play: ['0 strike:jolt', '1 strike:focus'],
      expect: { '0.handSize': 0 },
    })
  })

  it('the cards are known: one of the same Speed is looked for', () => {
    const match: Ability = {
      on: 'foeDiscarded',
      do: [
        {
          do: 'take',
          from: ['hand'],
          by: 'choice',
          min: 0,
          max: 1,
          filter: { sameSpeed: true },
          so: [{ do: 'damage', amount: 2, who: 'foe', nonlethal: true }],
        },
      ],
    }
    fight(arena([jolt], { basic: { abilities: [match], ...noActions } }), {
      seats: [
        { space: 4, hand: ['jolt', 'dive', 'cross'] },
        { space: 5, hand: ['sweep', 'dive'] },
      ],
      play: ['0 strike:jolt', '1 strike:sweep', { seat: 0, offered: ['dive'] }, '0 dive'],
      expect: { '1.life': 26 },
    })
  })
})

describe('when you gain Advantage', () => {
  const cards = [special('lead', { abilities: [{ on: 'hit', do: [{ do: 'advantage' }, { do: 'advantage' }] }] })]
  const seats = [
    { space: 4, hand: ['lead'] },
    { space: 5, hand: ['focus'] },
  ] as const
  const play = ['0 strike:lead', '1 strike:focus']

  it('something follows each time', () => {
    const game = arena(cards, { basic: { abilities: [draws('advantage')], ...noActions } })
    fight(game, { seats, play, expect: { '0.handSize': 2, turn: 0 } })
  })

  it('or the first time in a Strike only', () => {
    const game = arena(cards, { basic: { abilities: [draws('advantage', { once: true })], ...noActions } })
    fight(game, { seats, play, expect: { '0.handSize': 1 } })
  })
})

describe('a card in hand that asks for an empty hand', () => {
  const finale = special('finale', {
    kind: 'ultra',
    gauge: 2,
    gaugeWhen: [{ if: { is: 'atMost', amount: { count: 'hand' }, than: 0 }, gauge: 0 }],
  })
  const again = special('again', { abilities: [{ on: 'after', do: [{ do: 'extraAttack' }] }] })
  const offered = (hand: string[], keys: string[]) =>
    fight(arena([finale, again]), {
      seats: [
        { space: 4, hand: ['again', ...hand] },
        { space: 5, hand: ['block'] },
      ],
      play: ['0 strike:again', '1 strike:block', { seat: 0, offered: keys }],
      expect: { asked: [['extra'], []] },
    })

  it('does not count itself', () => offered(['finale'], ['attack:finale', 'pass']))
  it('counts the others', () => offered(['finale', 'focus'], ['attack:focus', 'pass']))
})

describe('when you spend Gauge', () => {
  const game = arena([], {
    basic: { abilities: [{ on: 'gaugeSpent', do: [{ do: 'gainLife', amount: 1 }] }], ...noActions },
  })
  const seats = [{ space: 3, life: 20, hand: ['focus', 'focus'], gauge: ['cross', 'cross'] }, { space: 7 }] as const

  it('as Force too, once for each payment', () => {
    fight(game, { seats, play: ['0 move:1', '0 gauge:cross gauge:cross#2'], expect: { '0.life': 21 } })
    fight(game, { seats, play: ['0 move:1', '0 focus gauge:cross'], expect: { '0.life': 21 } })
  })

  it('but not when it is paid from the hand', () => {
    fight(game, { seats, play: ['0 move:1', '0 focus focus#2'], expect: { '0.life': 20 } })
  })
})

describe('what happens once in a Strike', () => {
  const gain = (amount: number, on: Ability['on'] = 'hit'): Ability => ({
    on,
    once: true,
    do: [{ do: 'gainLife', amount }],
  })
  const again = special('again', { abilities: [{ on: 'after', do: [{ do: 'extraAttack' }] }] })
  const red = (...abilities: Ability[]) => ({ basic: { abilities, ...noActions } })
  const seats = (mine: object = {}) =>
    [
      { space: 4, life: 10, hand: ['again', 'jab'], ...mine },
      { space: 5, hand: ['rest'] },
    ] as const
  const jab = special('jab')

  it('is counted for each text by itself', () => {
    fight(arena([again, jab, rest], red(gain(1), gain(5))), {
      seats: seats(),
      play: ['0 strike:again', '1 strike:rest', '0 red', '0 attack:jab'],
      expect: { '0.life': 16 },
    })
  })

  it('and for each card that says it', () => {
    const vial = continuous('vial', [gain(1, 'cleanup')])
    fight(arena([again, jab, vial, rest]), {
      seats: seats({ boosts: ['vial', 'vial'] }),
      play: ['0 strike:again', '1 strike:rest', '0 pass', '0 boost:vial'],
      expect: { '0.life': 12 },
    })
  })

  it('outside of one it happens each time', () => {
    fight(arena([], red(gain(1, 'prepared'))), {
      seats: [{ life: 10 }, {}],
      play: ['0 prepare', '1 prepare', '0 prepare'],
      expect: { '0.life': 12 },
    })
  })
})

it('EX-119: triggers that cannot happen now, nor will, are no question', () => {
  const near = { is: 'equal', amount: { count: 'range' }, than: 1 } as const
  const twin = (id: string) => continuous(id, [draws('after', { if: near })])
  const game = arena([twin('one'), twin('two'), special('jab', { range: [1, 9] }), rest])
  const strike = ['0 strike:jab', '1 strike:rest']
  const seats = (space: number) =>
    [
      { space: 4, hand: ['jab'], boosts: ['one', 'two'] },
      { space, hand: ['rest'] },
    ] as const
  fight(game, { seats: seats(5), play: [...strike, '0 offered boost:one boost:two', '0 boost:one'] })
  // the only question is in which order they leave: EX-035
  fight(game, { seats: seats(6), play: [...strike, '0 two one'], expect: { '0.handSize': 0, turn: 1 } })
})

it('EX-120: what a trigger goes by is what it has done itself, not another before it', () => {
  const taking: Ability = { on: 'before', do: [discarding('you', 'random')] }
  const counting: Ability = { on: 'after', do: [{ do: 'gainLife', amount: { count: 'justTaken' } }] }
  fight(arena([special('jab', { abilities: [taking, counting] }), special('rest', { range: null })]), {
    seats: [{ life: 10, hand: ['jab', 'grasp'] }, { hand: ['rest'] }],
    play: ['0 strike:jab', '1 strike:rest'],
    expect: { '0.life': 10, '0.discard': ['grasp', 'jab'] },
  })
})

it('EX-119: of an attack that repeats its triggers, those of Before, Hit and After are repeated', () => {
  const triple = special('triple', {
    abilities: [
      { on: 'strike', do: [{ do: 'trait', trait: 'repeatsTriggers', amount: 2 }] },
      { on: 'cleanup', do: [{ do: 'gainLife', amount: 1 }] },
    ],
  })
  fight(arena([triple, special('rest', { range: null })]), {
    seats: [{ life: 10, hand: ['triple'] }, { hand: ['rest'] }],
    play: ['0 strike:triple', '1 strike:rest'],
    expect: { '0.life': 11 },
  })
})

it('EX-050, EX-051: something happens when a discard pile becomes a deck, by hand or of itself', () => {
  const abilities: Ability[] = [{ on: 'reshuffled', do: [{ do: 'gainLife', amount: 1 }] }]
  const game = arena([], { basic: { abilities, ...noActions }, ...deckOf('dive', 'cross') })
  const seats = [
    { life: 10, discard: ['dive', 'cross'] },
    { life: 10, discard: ['dive'] },
  ] as const
  fight(game, { seats, play: ['0 reshuffle', '1 reshuffle'], expect: { '0.life': 11, '1.life': 10 } })
  fight(game, { seats, play: ['0 change:0'], expect: { '0.life': 11, '0.handSize': 1 } })
})
