import { play as answer } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { words } from '../../src/index.ts'
import { fight, given, tableOf, tag } from '../support.ts'

describe('The super meter', () => {
  it('CC-069, CC-071, CC-A26, CC-A27, CC-A29 meter cards worth 40 or more fetch an Ace to the hand, at once', () => {
    const meter = (...cards: string[]) => ({
      phase: 'cleanUp',
      seats: [{ hand: ['9h'], meter: cards, deck: ['as'] }, {}],
    })
    fight({ ...meter('10s', '10h', '10d', '9s'), play: ['0 refused ace:deck CC-071', '0 done'] })
    fight({
      ...meter('10s', '10h', '10d', '10c'),
      play: ['0 ace:deck'],
      expect: { '0.meter': [], '0.hand': ['9h', 'as'] },
    })
    fight({
      ...meter('10s', '10h', '10d', '8c', '8h'),
      play: ['0 meter:9h', '0 ace:deck', '0 refused 10s 10h CC-071', '0 10s 10h 8c 8h 9h', '0 done'],
      expect: { '0.discard': ['10s', '10h', '8c', '8h', '9h'], '0.meter': ['10d'] },
    })
    fight({
      ...meter('10s', '10h', '10d', '9s', '8s'),
      play: ['0 ace:deck'],
      expect: { '0.meter': [], '0.meterTotal': 0 },
    })
  })

  it('CC-A26 what is paid beyond the price is told', () => {
    const told = (...meter: string[]) => {
      const match = given({ phase: 'cleanUp', seats: [{ hand: ['9h'], meter, deck: ['as'] }, {}] })
      answer(match, 'ace:deck')
      const event = match.events(1).find(({ type }) => type === 'ace')!
      return words.event(event, { view: match.view(1), seat: 1, names: ['Ann', 'Bo'] })
    }
    expect(told('10s', '10h', '10d', '10c')).toBe('Ann pays 40 of the meter for an Ace of the draw pile.')
    expect(told('10s', '10h', '10d', '9s', '8s')).toBe(
      'Ann pays 47 of the meter for an Ace of the draw pile, of which 40 would have done.',
    )
  })

  it('CC-A26 a card that is not needed to meet the price may be kept', () => {
    fight({
      phase: 'cleanUp',
      seats: [{ hand: [], meter: ['10s', '10h', '10d', '10c', '8s'], discard: ['as'] }, {}],
      play: ['0 ace:discard', { 'asked.0': ['pay'] }, '0 10s 10h 10d 10c', '0 done'],
      expect: { '0.meter': ['8s'], '0.hand': ['as'] },
    })
  })

  it('CC-072 the Ace comes from the draw pile or the discard pile, if one is there', () => {
    const meter = ['10s', '10h', '10d', '10c']
    fight({
      phase: 'cleanUp',
      seats: [{ hand: [], meter, discard: ['ah', '2s'], deck: ['3s'] }, {}],
      play: ['0 ace:discard'],
      expect: { '0.hand': ['ah'], '0.deckSize': 46 },
    })
    fight({
      phase: 'cleanUp',
      seats: [{ hand: ['as', 'ah', 'ad', 'ac'], meter }, {}],
      play: ['0 refused ace:deck CC-072', '0 refused ace:discard CC-072', '0 done'],
    })
  })

  it('CC-073 a searched draw pile is shuffled, one that was not searched keeps its order', () => {
    const deck = ['2s', '3s', '4s', '5s', '6s', '7s', 'as', '8s']
    const meter = ['10s', '10h', '10d', '10c']
    const after = (key: string): string[] => {
      const match = given({ phase: 'cleanUp', seats: [{ hand: [], meter, deck, discard: ['ad'] }, {}] })
      match.answer(0, match.open[0]!.id, key)
      return tableOf(match).seats[0]!.deck.slice(0, 6)
    }
    expect(after('ace:discard')).toEqual(deck.slice(0, 6))
    expect(after('ace:deck')).not.toEqual(deck.slice(0, 6))
  })

  it('CC-074, CC-A60 the opponent may cut the shuffled deck: by chance, or asked where', () => {
    const position = { phase: 'cleanUp', seats: [{ hand: [], meter: ['10s', '10h', '10d', '10c'] }, {}] }
    const random = given(position)
    random.answer(0, random.open[0]!.id, 'ace:deck')
    expect(random.events(null).some(({ type, seat }) => type === 'cut' && seat === 1)).toBe(true)
    const match = given({ ...position, options: { cut: 'asked' } })
    match.answer(0, match.open[0]!.id, 'ace:deck')
    expect(match.open.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'cut']])
    const before = tableOf(match).seats[0]!.deck
    match.answer(1, match.open[0]!.id, 'cut:5')
    const after = tableOf(match).seats[0]!.deck
    expect(after).toEqual([...before.slice(5), ...before.slice(0, 5)])
  })

  it('CC-074 a pile of one card or none is not cut', () => {
    const meter = ['10s', '10h', '10d', '10c']
    for (const deck of [['as'], ['as', '2s']])
      fight({
        phase: 'cleanUp',
        options: { cut: 'asked' },
        seats: [{ hand: [], meter, deck, rest: 'discard' }, {}],
        play: ['0 ace:deck', { 'asked.1': [] }, '0 done'],
        expect: { '0.hand': ['as'], '0.deckSize': deck.length - 1 },
      })
  })

  it('CC-075 the meter has no limit', () => {
    const meter = ['8s', '8h', '8d', '8c', '9s', '9h', '9d', '9c', '10s', '10h', '10d']
    fight({
      phase: 'cleanUp',
      seats: [{ hand: ['10c'], meter }, {}],
      play: ['0 meter:10c'],
      expect: { '0.meterTotal': 108 },
    })
  })

  it('CC-076 one Ace a turn', () => {
    const meter = ['10s', '10h', '10d', '10c', '9s', '9h', '9d', '9c', '8s']
    fight({
      phase: 'cleanUp',
      seats: [{ hand: [], meter }, {}],
      play: ['0 ace:deck', '0 10s 10h 10d 10c', '0 refused ace:deck CC-076', '0 done'],
      expect: { '0.handSize': 1 },
    })
  })

  it('CC-179, CC-180, CC-A52 meter cards worth 50 bring one Joker back into the draw pile, which may be cut', () => {
    const meter = ['10s', '10h', '10d', '10c', '9s', '9h', '9d', '9c', '8s', '8h', '8d']
    fight({
      ...tag,
      phase: 'cleanUp',
      options: { cut: 'asked' },
      seats: [{ hand: [], meter, discard: ['joker-red', 'joker-black'] }, {}],
      play: [
        '0 joker',
        '0 refused 10s 10h 10d 10c CC-071',
        '0 10s 10h 10d 10c 9s 9h',
        '1 cut:3',
        '0 refused joker CC-A52',
        '0 done',
      ],
      expect: { '0.discard': ['joker-red', '10s', '10h', '10d', '10c', '9s', '9h'] },
    })
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ hand: [], meter: ['10s', '10h', '10d', '10c', '9s'], discard: ['joker-red'] }, {}],
      play: ['0 refused joker CC-179', '0 done'],
    })
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ hand: [], meter: ['10s', '10h', '10d', '10c', 'joker-black'], discard: ['joker-red'] }, {}],
      play: ['0 joker', '0 done'],
      expect: { '0.meter': [] },
    })
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ hand: [], meter, discard: ['2s'] }, {}],
      play: ['0 refused joker CC-179', '0 done'],
    })
  })

  it('CC-074 a cut of one card puts the top card beneath the rest', () => {
    const deckAfter = (cut: string) => {
      const meter = ['10s', '10h', '10d', '10c']
      const match = given({
        phase: 'cleanUp',
        options: { cut: 'asked' },
        seats: [{ meter, deck: ['as', '2s', '3s', '4s'], rest: 'discard' }, {}],
      })
      return tableOf(answer(match, 'ace:deck', cut)).seats[0]!.deck
    }
    const [top, ...rest] = deckAfter('cut:0')
    expect(deckAfter('cut:1')).toEqual([...rest, top])
  })

  it('CC-179 a Joker comes out of a discard pile with other cards', () => {
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ meter: ['10s', '10h', '10d', '10c', '9s', '9h'], discard: ['2s', 'joker-red', '3s'] }, {}],
      play: ['0 joker'],
      expect: { '0.discard': ['2s', '3s', '10s', '10h', '10d', '10c', '9s', '9h'] },
    })
  })
})
