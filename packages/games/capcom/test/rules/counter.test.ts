import { describe, it } from 'vitest'
import { ace, arena, fight, jack, queen, sheet, super_, tag } from '../support.ts'

describe('Countering', () => {
  it('CC-132, CC-135, CC-136 any move of higher priority counters, and all cards are discarded', () => {
    fight({
      seats: [{ hand: ['5s'] }, { hand: ['9h', '9c'] }],
      play: ['0 attack:5s', '1 throw:9c+9h'],
      expect: { '0.hp': 94, '0.discard': ['5s'], '1.discard': ['9c', '9h'] },
    })
  })

  it('CC-134 the counterer goes on with what the counter has left of its points', () => {
    fight({
      seats: [{ hand: ['5s'] }, { hand: ['qs', '2h', '3h', '4h', '5h'] }],
      play: ['0 attack:5s', '1 use:rise', { points: 3 }, '1 attack:2h', '1 attack:3h', '1 attack:4h'],
      expect: { '0.hp': 84, phase: 'cleanUp', '1.hand': ['5h'] },
    })
  })

  it('CC-136, CC-144, CC-149 class and range do not matter to a higher priority', () => {
    const of = arena(
      sheet('gambit', { moves: [ace('Slow', 'B(R)', 30, 4, 3, { mark: 'TS' })] }),
      sheet('ryu', { moves: [jack('Quick', 'A', 5, 5, 1), super_] }),
    )
    fight({
      of,
      seats: [{ hand: ['as'] }, { hand: ['js'] }],
      play: ['0 use:slow', '1 use:quick'],
      expect: { '0.hp': 95, '1.hp': 100 },
    })
  })

  it('CC-029, CC-134, CC-A64 a counter discards the attack and does its own damage; its user goes on', () => {
    fight({
      seats: [{ hand: ['5s', '2c'] }, { hand: ['qh', '4h'] }],
      play: ['0 attack:5s', '1 use:rise', { '0.discard': ['5s'], points: 3, 'asked.1': ['chain'] }, '1 attack:4h'],
      expect: { '0.hp': 89, '1.hp': 100, '1.discard': ['qh', '4h'], phase: 'cleanUp', actor: 0 },
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

  it('CC-A07 a counter cannot be countered', () => {
    fight({
      seats: [{ hand: ['5s', 'as', 'ad'] }, { hand: ['qs', '4s'] }],
      play: ['0 attack:5s', '1 use:rise', { 'asked.0': [], 'asked.1': ['chain'] }, '1 stop'],
      expect: { '0.hp': 93 },
    })
  })

  it('CC-A09 moves of every type, throws and supers counter; after B and D nothing follows', () => {
    const counter = (type: string) =>
      arena(sheet('ryu', { moves: [jack('Move', type, 5, 4, 1), ace('Super', 'B', 9, 4, 3, { mark: 'TS' })] }))
    const seats = [{ hand: ['5s'] }, { hand: ['js', '4h'] }]
    for (const type of ['A', 'C', 'E'])
      fight({ of: counter(type), seats, play: ['0 attack:5s', '1 use:move', '1 attack:4h'], expect: { '0.hp': 91 } })
    for (const type of ['B', 'D'])
      fight({
        of: counter(type),
        seats,
        play: ['0 attack:5s', '1 use:move'],
        expect: { '0.hp': 95, '1.hand': ['4h'], phase: 'cleanUp' },
      })
    fight({
      of: counter('A'),
      seats: [{ hand: ['5s'] }, { hand: ['as'] }],
      play: ['0 attack:5s', '1 use:super'],
      expect: { '0.hp': 91 },
    })
  })

  it('CC-A12, CC-A13 a throw has the priority of its sheet; it can be countered and dodged, and it counters', () => {
    const seats = [{ hand: ['9s', '9d'] }, { hand: ['qs'], deck: ['2h'] }]
    fight({ seats, play: ['0 throw:9d+9s', '1 use:rise'], expect: { '0.hp': 93 } })
    fight({ seats, play: ['0 throw:9d+9s', '1 dodge', '1 hold'], expect: { '1.hp': 100 } })
    const of = arena(sheet('gambit', { throw: { damage: 6, priority: 5, cost: 2 } }))
    fight({ of, seats, play: ['0 throw:9d+9s', '1 refused use:rise CC-133', '1 take'] })
  })

  it('CC-134, CC-148 the counter lies on the table until the string ends; half of 3 is 1', () => {
    const of = arena(sheet('b', { moves: [jack('Dart', 'A(R)', 3, 3, 1), queen('Up', 'C', 6, 4, 2), super_] }))
    fight({
      of,
      fighters: ['a', 'b'],
      seats: [{ hand: ['js'] }, { hand: ['qs', '5s'] }],
      play: ['0 use:poke', '1 use:up', { '0.discard': ['js'], '1.played': ['qs'], '1.discard': [] }, '1 stop'],
      expect: { '1.discard': ['qs'] },
    })
    fight({
      of,
      fighters: ['a', 'b'],
      seats: [{ hand: ['js'] }, { hand: ['js'] }],
      play: ['0 use:poke', '1 use:dart'],
      expect: { '0.hp': 99 },
    })
  })

  it('CC-172, CC-173 a tag super of the second character that is countered falls on the first', () => {
    fight({
      ...tag,
      of: arena(sheet('c', { moves: [queen('Up', 'B', 6, 6, 2), super_] })),
      teams: [{ active: 1 }, {}],
      seats: [{ hand: ['joker-red', 'joker-black'] }, { hand: ['qs'] }],
      play: ['0 tag-super', '1 use:up'],
      expect: { 'teams.0.characters.0.hp': 94, 'teams.0.characters.1.hp': 100, 'teams.0.active': 0 },
    })
  })
})
