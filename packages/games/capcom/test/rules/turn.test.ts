import { play as answer, asked } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { jokers, plainDeck } from '../../src/cards/deck.ts'
import { arena, fight, fresh, given, hp, sheet, tableOf, tag } from '../support.ts'

describe('A turn', () => {
  it('CC-H04 the support draw is skipped in a first turn without a draw, and an empty pile there ends nothing', () => {
    const match = answer(fresh({ mode: 'team' }), 'keep', 'keep', 'keep', 'keep', 'pass', 'done')
    expect(asked(match)).toEqual([[], [], ['cleanUp'], []])
    expect(tableOf(match).seats.map(({ hand }) => hand.length)).toEqual([7, 7, 7, 7])
    fight({
      mode: 'team',
      phase: 'cleanUp',
      seats: [{ hand: [] }, {}, { hand: ['2s'], rest: 'discard' }, {}],
      play: ['0 done', { '2.hand': ['2s'], over: false }, '2 done'],
      expect: { turn: 1 },
    })
  })

  it('CC-023, CC-035 draw, combat, clean-up; then it is the other player’s turn', () => {
    fight({
      phase: 'draw',
      seats: [{ hand: ['2s'] }, {}],
      play: [
        { 'asked.0': ['draw'] },
        '0 draw:1',
        { 'asked.0': ['combat'] },
        '0 pass',
        { 'asked.0': ['cleanUp'] },
        '0 done',
      ],
      expect: { turn: 1, phase: 'draw', 'asked.1': ['draw'] },
    })
  })

  it('CC-033 the owner chooses what is discarded, and exactly as many as are too many', () => {
    const hand = ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', '10s', 'js']
    fight({
      phase: 'cleanUp',
      seats: [{ hand }, {}],
      play: ['0 done', '0 refused 2s CC-033', '0 refused 2s 3s 4s CC-033', '0 js 2s'],
      expect: { '0.discard': ['2s', 'js'], '0.handSize': 8 },
    })
  })

  it('CC-034 within the Endurance nothing is discarded', () => {
    fight({
      phase: 'cleanUp',
      seats: [{ hand: ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'] }, {}],
      play: ['0 done'],
      expect: { '0.handSize': 8, turn: 1, 'asked.0': [] },
    })
  })

  it('CC-A54 four seats: the active seat takes the turn, its partner draws one card and has a clean-up of its own', () => {
    fight({
      mode: 'team',
      phase: 'cleanUp',
      teams: [{ characters: [{ hp: 60 }, { hp: 60 }] }, {}],
      seats: [{ hand: ['2s'] }, {}, { hand: ['9s', '3s', '5s', '5d'], deck: ['4s'] }, {}],
      play: [
        '0 done',
        { actor: 2, support: true, 'asked.2': ['cleanUp'], '2.hand': ['9s', '3s', '5s', '5d', '4s'] },
        '2 refused tag:5d+5s CC-A56',
        '2 refused joker CC-A54',
        '2 meter:9s',
        '2 recover:3s',
        '2 done',
      ],
      expect: { turn: 1, actor: 1, [hp(0, 1)]: 62, [hp(0, 0)]: 60, '2.meter': ['9s'] },
    })
  })

  it('CC-011, CC-033 the hand is cut down to the Endurance at the end of the turn', () => {
    const hand = ['2s', '3s', '4s', '5s']
    fight({
      of: arena(sheet('gambit', { endurance: 3 })),
      phase: 'discard',
      seats: [{ hand }, {}],
      play: ['0 refused 2s 3s CC-033', '0 3s'],
      expect: { '0.hand': ['2s', '4s', '5s'], '0.discard': ['3s'], turn: 1 },
    })
  })

  it('CC-152, CC-A53 an empty draw pile is rebuilt from the discard pile when its player’s next turn begins', () => {
    fight({
      ...tag,
      phase: 'draw',
      seats: [{ hand: ['2s'], deck: ['3s'], rest: 'discard' }, { hand: [] }],
      play: [
        '0 pass',
        '0 done',
        { '0.deckSize': 0, '0.hand': ['2s', '3s'], over: false },
        '1 draw:1',
        '1 pass',
        '1 done',
      ],
      expect: { '0.deckSize': 52, '0.discard': [], turn: 0, phase: 'draw', over: false },
    })
  })

  it('CC-152 a pile with one card left is no empty pile; a discard pile of one card is one', () => {
    const others = { meter: ['10s'], rest: 'discard' } as const
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ hand: ['9s'] }, { deck: ['2s'], ...others }],
      play: ['0 done', { '1.hand': ['2s'], '1.deckSize': 0 }],
    })
    const hand = [...plainDeck, ...jokers].map(({ id }) => id).filter((id) => id !== '2s')
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ hand: ['9s'] }, { hand, discard: ['2s'] }],
      play: ['0 done', { over: false, phase: 'combat', '1.discard': [], '1.handSize': 54 }],
    })
  })

  it('CC-A54 in a boss battle the partner has support too; a KOed one has none', () => {
    const boss = { mode: 'boss', fighters: ['a', 'the-hollow-regent', 'b'], phase: 'cleanUp' } as const
    fight({
      ...boss,
      seats: [{ hand: ['9s'] }, {}, {}],
      play: ['0 done', { actor: 2, support: true }, '2 done', { actor: 1, support: false }],
    })
    fight({
      ...boss,
      teams: [{ characters: [{}, { hp: 0 }] }, {}],
      seats: [{ hand: ['9s'] }, {}, {}],
      play: ['0 done', { actor: 1, support: false }],
    })
  })

  it('CC-H04 the partner draws in the first turn where the starter does', () => {
    const first = { mode: 'team', turns: 1, phase: 'cleanUp' } as const
    const seats = [{ hand: ['9s'] }, {}, { hand: ['9s'], deck: ['2s'] }, {}]
    fight({ ...first, seats, play: ['0 done', { '2.hand': ['9s'] }] })
    fight({ ...first, seats, options: { firstDraw: 1 }, play: ['0 done', { '2.hand': ['9s', '2s'] }] })
  })

  it('CC-A54 the second team’s partner draws in the second turn; who was KOed discards nothing', () => {
    const hand = ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', '10s']
    fight({
      mode: 'team',
      turn: 1,
      turns: 2,
      phase: 'cleanUp',
      seats: [{}, { hand: ['9s'] }, {}, { deck: ['2s'] }],
      play: ['1 done', { '3.hand': ['2s'] }],
    })
    fight({
      mode: 'team',
      teams: [{ characters: [{ hp: 5 }, {}] }, {}],
      seats: [{ hand: [...hand, 'js'] }, { hand: ['as'] }, { deck: ['2s'] }, {}],
      play: ['0 use:poke', '3 pass', '1 use:blast', { actor: 2, support: true, '0.handSize': 9 }],
    })
  })

  it('CC-073, CC-040, CC-152 piles are shuffled after a search, a mulligan, and when they are rebuilt', () => {
    const shuffled = (match: ReturnType<typeof given>, ...answers: string[]) => {
      const before = match.events(null).length
      answer(match, ...answers)
      return match
        .events(null)
        .slice(before)
        .flatMap(({ type, zone }) => (type === 'shuffle' ? [zone] : []))
    }
    const meter = ['10s', '10h', '10d', '10c']
    expect(shuffled(given({ phase: 'cleanUp', seats: [{ meter }, {}] }), 'ace:deck')).toEqual(['deck:0'])
    expect(shuffled(fresh({}), 'mulligan')).toEqual(['deck:0'])
    const empty = given({ ...tag, phase: 'cleanUp', seats: [{ hand: ['9s'] }, { rest: 'discard' }] })
    expect(shuffled(empty, 'done')).toEqual(['deck:1'])
  })
})
