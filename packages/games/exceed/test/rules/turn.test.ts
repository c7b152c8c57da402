import { expect, it } from 'vitest'
import { arena, asked, fight, given, instant, play, rest, special } from '../support.ts'

const game = arena([special('jab'), rest])

it('EX-040: a turn is one action; effects may give more', () => {
  const match = given(game)
  expect(asked(match, 1)).toEqual([])
  play(match, '0 prepare')
  expect(asked(match, 0)).toEqual([])
  expect(asked(match, 1).map(({ kind }) => kind)).toEqual(['act'])
  play(match, '1 prepare')
  expect(asked(match, 1)).toEqual([])
  expect(asked(match, 0).map(({ kind }) => kind)).toEqual(['act'])
  fight(arena([instant('haste', [{ do: 'extraAction' }])]), {
    seats: [{ hand: ['haste'] }, {}],
    play: ['0 boost:haste', { expect: { turn: 0, '0.handSize': 0, 'asked.0': ['act'] } }, '0 prepare'],
    // one by Prepare, one at the end of the one turn
    expect: { turn: 1, '0.handSize': 2 },
  })
})

it('EX-184: without a Strike the turns alternate', () => {
  fight(game, {
    play: [
      '0 prepare',
      { expect: { turn: 1 } },
      '1 prepare',
      { expect: { turn: 0 } },
      '0 change:0',
      { expect: { turn: 1 } },
      '1 prepare',
    ],
    expect: { turn: 0 },
  })
})

it('EX-041: a turn without a Strike ends with a card, and then the hand is counted', () => {
  fight(game, { play: ['0 change:0'], expect: { '0.handSize': 1, '1.handSize': 0 } })
  // the card that is drawn counts for the limit, and may be the one to go
  const seven = ['grasp', 'cross', 'assault', 'dive', 'spike', 'sweep', 'focus']
  fight(game, {
    seats: [{ hand: seven, deckTop: ['block'] }, {}],
    play: ['0 change:0', '0 block'],
    expect: { '0.hand': seven, '0.discard': ['block'] },
  })
})

it('EX-042, EX-142: after a Strike nobody draws, whatever caused it', () => {
  const lunge = instant('lunge', [{ do: 'strike' }])
  const seats = [{ hand: ['jab', 'lunge'] }, { hand: ['rest'] }] as const
  const striking = arena([lunge, special('jab'), rest], {
    basic: { abilities: [], actions: [{ name: 'charge', do: [{ do: 'strike' }] }] },
  })
  for (const [held, ...cause] of [
    [1, '0 strike:jab'],
    [0, '0 boost:lunge', '0 strike:jab'],
    [1, '0 action:charge', '0 strike:jab'],
    [2, '0 wild'],
  ] as const) {
    fight(striking, {
      seats: [{ ...seats[0], deckTop: ['rest'] }, seats[1]],
      play: [...cause, '1 strike:rest'],
      expect: { '0.handSize': held, '1.handSize': 0, turn: 1 },
    })
  }
  // a Strike that was not is no reason
  fight(striking, { seats, play: ['0 change:0'], expect: { '0.handSize': 3, '1.handSize': 1 } })
})

const seven = ['grasp', 'cross', 'assault', 'dive', 'spike', 'sweep', 'focus']

it('EX-061: the hand limit is 7, after the draw at the end of the turn', () => {
  fight(game, { seats: [{ hand: seven.slice(1) }, {}], play: ['0 change:0'], expect: { '0.handSize': 7, turn: 1 } })
  fight(game, {
    seats: [{ hand: seven }, {}],
    play: ['0 change:0', { expect: { '0.handSize': 8, 'asked.0': ['limit'] } }, '0 grasp'],
    expect: { '0.handSize': 7, turn: 1 },
  })
})

it('EX-062: what is too much is discarded by choice, down to exactly 7', () => {
  const hand = [...seven, 'block', 'jab']
  fight(game, {
    seats: [{ hand, deckTop: ['rest'] }, {}],
    play: ['0 change:0', '0 refused -', '0 refused jab block', '0 refused jab block rest grasp', '0 jab rest cross'],
    expect: { '0.hand': [...seven.filter((card) => card !== 'cross'), 'block'], '0.discard': ['jab', 'rest', 'cross'] },
  })
})

it('EX-063: the hand is counted at no other time', () => {
  // not in the midst of a turn: two are drawn, then two go
  fight(game, {
    seats: [{ hand: seven }, { hand: [...seven, 'block', 'jab'] }],
    play: ['0 prepare', { expect: { '0.handSize': 9 } }, '0 grasp cross'],
    // nor is the opponent's
    expect: { '0.handSize': 7, '1.handSize': 9 },
  })
  // nor after a Strike
  fight(game, {
    seats: [{ hand: [...seven, 'block', 'jab'] }, { hand: [...seven, 'block', 'rest'] }],
    play: ['0 strike:jab', '1 strike:rest'],
    expect: { '0.handSize': 8, '1.handSize': 8, turn: 1 },
  })
})
