import { describe, expect, it } from 'vitest'
import { sheetSchema } from '../../src/index.ts'
import { ace, arena, avoid, fight, given, jack, king, queen, sheet, tableOf, twoAces } from '../support.ts'

describe('4 Special and super moves', () => {
  it('CC-056, CC-057, CC-186 a special takes one face card of its rank, whichever suit, and has its own numbers', () => {
    for (const card of ['jh', 'jc'])
      fight({
        seats: [{ hand: [card, '4s'] }, {}],
        play: ['0 refused use:cajun-slash CC-027', '0 use:kinetic-card', '1 take'],
        expect: { pending: 8, points: 4 },
      })
  })

  it('CC-058 a special does its damage if it succeeds, and none if it does not', () => {
    fight({ seats: [{ hand: ['qh'] }, {}], play: ['0 use:cajun-slash', '1 take'], expect: { '1.hp': 94 } })
    fight({
      seats: [{ hand: ['qh'] }, { hand: ['qs'] }],
      play: ['0 use:cajun-slash', '1 use:rise'],
      expect: { '1.hp': 100, '0.hp': 93 },
    })
  })

  it('CC-059, CC-133 priority decides what a move counters and by what it is countered', () => {
    const slow = arena(
      sheet('ryu', { moves: [queen('Rise', 'C', 7, 3, 2), ace('Wave', 'B', 9, 5, 3, { mark: 'TS' })] }),
    )
    fight({
      of: slow,
      seats: [{ hand: ['5s'] }, { hand: ['qs'] }],
      play: ['0 attack:5s', '1 use:rise'],
      expect: { '0.hp': 93 },
    })
    const slower = arena(
      sheet('ryu', { moves: [queen('Rise', 'C', 7, 1, 2), ace('Wave', 'B', 9, 5, 3, { mark: 'TS' })] }),
    )
    fight({
      of: slower,
      seats: [{ hand: ['5s'] }, { hand: ['qs'] }],
      play: ['0 attack:5s', '1 refused use:rise CC-133'],
    })
  })

  it('CC-061, CC-103 the type says where a move may stand', () => {
    fight({
      turn: 1,
      seats: [{}, { hand: ['js', 'jh', '4s'] }],
      play: ['1 attack:4s', '0 take', '1 refused use:hadouken CC-084', '1 stop'],
    })
  })

  it('CC-062 a sheet may ask for other cards than the format: two Jacks for a special', () => {
    const of = arena(
      sheet('gambit', {
        moves: [jack('Pair', 'A', 11, 3, 1, { cards: 2 }), ace('Wave', 'B', 9, 5, 3, { mark: 'TS' })],
      }),
    )
    fight({ of, seats: [{ hand: ['js'] }, {}], play: ['0 refused use:pair CC-027', '0 pass'] })
    fight({
      of,
      seats: [{ hand: ['js', 'jd'] }, {}],
      play: ['0 use:pair', '1 take'],
      expect: { '1.hp': 89, '0.discard': ['jd', 'js'] },
    })
  })

  it('CC-063, CC-065, CC-188 an avoid move answers the class of attack it names, and is no attack itself', () => {
    const kings = { hand: ['ks', 'kd'] }
    fight({ seats: [kings, {}], play: ['0 refused use:cajun-escape CC-063', '0 pass'] })
    fight({
      turn: 1,
      seats: [kings, { hand: ['5s'] }],
      play: ['1 attack:5s', '0 refused use:cajun-escape CC-065', '0 take'],
    })
    fight({
      turn: 1,
      seats: [kings, { hand: ['as'] }],
      play: ['1 use:wave', '0 refused use:cajun-escape CC-065', '0 take'],
    })
    fight({
      turn: 1,
      seats: [kings, { hand: ['js', '2s'] }],
      play: ['1 use:hadouken', '0 use:cajun-escape'],
      expect: { '0.hp': 100, '1.hp': 100, '0.discard': ['kd'], '1.discard': ['js'], phase: 'cleanUp' },
    })
  })

  it('CC-064, CC-188 a second King does 8 damage as well; a third is not taken', () => {
    fight({
      turn: 1,
      seats: [{ hand: ['ks', 'kd', 'kh'] }, { hand: ['js'] }],
      play: ['1 use:hadouken', '0 offered dodge take use:cajun-escape use:cajun-escape+1', '0 use:cajun-escape+1'],
      expect: { '1.hp': 92, '0.hp': 100, '0.hand': ['ks'] },
    })
  })

  it('CC-066, CC-A39 an avoid move that leaves points lets its user go on as after Type E; one that takes all does not', () => {
    const escaping = (cost: number) =>
      arena(
        sheet('gambit', {
          moves: [
            jack('Opener', 'A', 8, 3, 1),
            avoid('king', 'Escape', ['special'], cost),
            ace('Flush', 'B', 30, 5, 3, { mark: 'TS' }),
          ],
        }),
      )
    const seats = [{ hand: ['ks', '4s', 'js'] }, { hand: ['js'] }]
    fight({
      of: escaping(3),
      turn: 1,
      seats,
      play: ['1 use:hadouken', '0 use:escape', { points: 2 }, '0 refused use:opener CC-084', '0 attack:4s', '0 stop'],
      expect: { '1.hp': 96, '0.hp': 100 },
    })
    fight({ of: escaping(5), turn: 1, seats, play: ['1 use:hadouken', '0 use:escape'], expect: { phase: 'cleanUp' } })
  })

  it('CC-067, CC-068 a super takes Aces, as many as its sheet says', () => {
    fight({ seats: [{ hand: ['as'] }, {}], play: ['0 refused use:royal-flush CC-027', '0 pass'] })
    fight({
      seats: [{ hand: ['as', 'ad', '2s'] }, {}],
      play: ['0 use:royal-flush', '1 take'],
      expect: { '1.hp': 70, '0.discard': ['ad', 'as'] },
    })
  })

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

  it('CC-187 a sheet entry has rank, type with attributes, damage, priority and combo points', () => {
    const fighter = sheet('plain')
    const [first] = fighter.moves
    for (const field of ['rank', 'type', 'damage', 'priority', 'cost'])
      expect(sheetSchema.safeParse({ ...fighter, moves: [{ ...first, [field]: undefined }] }).success).toBe(false)
    expect(jack('Bolt', 'A(R)', 8, 3, 1)).toMatchObject({
      rank: 'jack',
      type: 'A',
      attributes: ['R'],
      damage: 8,
      priority: 3,
      cost: 1,
    })
    expect([king('K', 'B', 1, 1, 1).rank, twoAces.cards]).toEqual(['king', 2])
  })
})
