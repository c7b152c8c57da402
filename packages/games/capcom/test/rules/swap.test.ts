import { describe, expect, it } from 'vitest'
import { arena, fight, fresh, hp, sheet, tableOf, tag } from '../support.ts'

describe('Tagging', () => {
  it('CC-A42 draw, Endurance and block go by the character that is active then', () => {
    const of = arena(sheet('b', { speed: 1, endurance: 1, defense: 5 }))
    fight({
      ...tag,
      of,
      phase: 'cleanUp',
      seats: [
        { hand: ['5s', '5d', '2s', '3s'], block: ['4h'] },
        { hand: ['js'], deck: ['qs'] },
      ],
      play: [
        '0 tag:5d+5s',
        '0 done',
        '0 3s',
        '1 draw:1',
        '1 use:poke',
        { [hp(0, 1)]: 100, '0.hand': ['2s', '4h'] },
        '1 done',
        { 'asked.0': ['combat'], '0.handSize': 3 },
      ],
    })
  })

  it('CC-A50 the partner of a KOed character comes in at the end of that combat phase, and fights alone', () => {
    const seats = [{ hand: ['joker-red', 'joker-black', '5s', '5d', 'as'] }, {}]
    const teams = [{ active: 1, characters: [{ hp: 0 }, { hp: 40 }] }, {}]
    fight({
      ...tag,
      teams,
      seats,
      play: [
        '0 refused tag-super CC-A50',
        '0 pass',
        '0 refused tag:5d+5s CC-A50',
        '0 refused recover:5s CC-175',
        '0 done',
      ],
    })
  })

  it('CC-A56 four seats: the active seat’s pair tags, and the partner’s does not', () => {
    fight({
      mode: 'team',
      phase: 'cleanUp',
      seats: [{ hand: ['5s', '5d'] }, {}, { hand: ['6s', '6d'] }, {}],
      play: ['0 refused tag:6d+6s', '0 tag:5d+5s', '0 done', '2 refused tag:6d+6s CC-A56', '2 done'],
      expect: { 'teams.0.active': 1, turn: 1 },
    })
  })

  it('CC-A50, CC-A54 four seats: who is KOed in their own turn has no clean-up; the partner who came in has theirs', () => {
    fight({
      mode: 'team',
      teams: [{ characters: [{ hp: 4 }, {}] }, {}],
      seats: [{ hand: ['5s', '9s'] }, { hand: ['qs'] }, { hand: ['9d'], deck: ['2c', '3c'] }, {}],
      play: ['0 attack:5s', '3 pass', '1 use:swing', { actor: 2, 'asked.2': ['cleanUp'] }, '2 meter:9d', '2 done'],
      expect: { 'teams.0.active': 1, '0.meter': [], '2.hand': ['2c'], turn: 1 },
    })
  })

  it('CC-A69 throws, techs, meter cards and tag pairs go by the active character; what is in the meter stays', () => {
    const of = arena(sheet('b', { strength: 9 }))
    fight({
      ...tag,
      of,
      phase: 'cleanUp',
      seats: [{ hand: ['5s', '5d', '8s', '10h'], meter: ['8h'] }, {}],
      play: ['0 tag:5d+5s', '0 refused meter:8s CC-032', '0 meter:10h', '0 done'],
      expect: { '0.meter': ['8h', '10h'] },
    })
    fight({
      ...tag,
      of,
      turn: 1,
      teams: [{ active: 1 }, {}],
      seats: [{ hand: ['9s', '9h'] }, { hand: ['8s', '8d'] }],
      play: ['1 throw:8d+8s', '0 refused tech:9h+9s CC-051', '0 take'],
    })
  })

  it('CC-153 one character is active, the other inactive: stats and moves are the active one’s', () => {
    const of = arena(sheet('b', { strength: 9 }))
    const seats = [{ hand: ['9s'] }, {}]
    fight({ ...tag, of, seats, play: ['0 refused attack:9s CC-042', '0 pass'] })
    fight({ ...tag, of, teams: [{ active: 1 }, {}], seats, play: ['0 attack:9s'] })
  })

  it('CC-154, CC-A40, CC-A41, CC-A66 a pair of number cards within the Strength tags, once a clean-up', () => {
    fight({
      ...tag,
      phase: 'cleanUp',
      seats: [{ hand: ['5s', '5d', '8s', '8d', '6s', '6h', 'ks', 'kd'] }, {}],
      play: [
        '0 refused tag:8d+8s CC-154',
        '0 refused tag:kd+ks',
        '0 tag:5d+5s',
        { 'teams.0.active': 1, '0.discard': ['5d', '5s'] },
        '0 refused tag:6h+6s CC-A41',
        '0 done',
      ],
    })
  })

  it('CC-155 a tag by choice comes in the clean-up only', () => {
    fight({
      ...tag,
      seats: [{ hand: ['5s', '5d'] }, {}],
      play: ['0 refused tag:5d+5s', '0 pass', '0 tag:5d+5s', '0 done'],
    })
  })

  it('CC-169 a swap is done once; CC-A56 who was swapped out does not tag', () => {
    fight({
      mode: 'team',
      seats: [{ hand: ['joker-red', 'joker-black', '4s', '4d'] }, {}, {}, {}],
      play: [
        '0 tag-super',
        '3 pass',
        '1 take',
        { swaps: [false, false], declined: [false, false], 'teams.0.active': 1 },
        '0 refused tag:4d+4s CC-A56',
      ],
    })
  })

  it('CC-169 an attack that is no tag super swaps nobody; a table begins with no swap due', () => {
    fight({
      ...tag,
      seats: [{ hand: ['4s'] }, {}],
      play: ['0 attack:4s', '1 take'],
      expect: { 'teams.0.active': 0, 'teams.1.active': 0, phase: 'cleanUp' },
    })
    const match = fresh({ mode: 'tag' })
    expect(tableOf(match)).toMatchObject({ support: false, swaps: [false, false], declined: [false, false] })
  })

  it('CC-154, CC-A40 twos tag, and so do tens of who is strong enough', () => {
    const hand = ['2s', '2d', '10s', '10d']
    const of = (strength: number) => arena(sheet('a', { strength }))
    const position = { ...tag, phase: 'cleanUp', seats: [{ hand }, {}] } as const
    fight({ ...position, of: of(10), play: ['0 offered done tag:2d+2s tag:10d+10s'] })
    fight({ ...position, of: of(9), play: ['0 offered done meter:10d meter:10s tag:2d+2s'] })
  })

  it('CC-154, CC-A40 every pair of number cards up to the Strength tags, from twos to tens', () => {
    const strong = arena(sheet('a', { strength: 10 }))
    for (const pair of [
      ['2h', '2s'],
      ['10h', '10s'],
    ])
      fight({
        ...tag,
        of: strong,
        phase: 'cleanUp',
        seats: [{ hand: [...pair, 'jh', 'js'] }, {}],
        play: [`0 refused tag:jh+js`, `0 tag:${pair.join('+')}`],
        expect: { 'teams.0.active': 1, asked: [['cleanUp'], []] },
      })
  })
})
