import { describe, expect, it } from 'vitest'
import { ace, arena, avoid, fight, given, jack, sheet, super_ } from '../support.ts'

describe('Avoid moves', () => {
  it('CC-H10 an avoid move avoids the classes it names and no others', () => {
    const of = arena(
      sheet('gambit', {
        moves: [avoid('king', 'Slip', ['throw', 'super'], 2), ace('S', 'B', 9, 5, 3, { mark: 'TS' })],
      }),
    )
    const avoided = (hand: string[], key: string) => ({
      of,
      turn: 1 as const,
      seats: [{ hand: ['ks'] }, { hand }],
      play: [`1 ${key}`],
    })
    const thrown = avoided(['9s', '9d'], 'throw:9d+9s')
    fight({ ...thrown, play: [...thrown.play, '0 use:slip'], expect: { '0.hp': 100 } })
    const blast = avoided(['as'], 'use:wave')
    fight({ ...blast, play: [...blast.play, '0 use:slip'], expect: { '0.hp': 100 } })
    const basic = avoided(['5s'], 'attack:5s')
    fight({ ...basic, play: [...basic.play, '0 refused use:slip CC-065', '0 take'] })
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

  it('CC-A70 homing stops a dodge, not an avoid move', () => {
    const of = arena(
      sheet('ryu', { moves: [jack('Seek', 'A(H)', 8, 3, 1), super_] }),
      sheet('gambit', { moves: [avoid('king', 'Escape', ['special'], 5), super_] }),
    )
    fight({
      of,
      turn: 1,
      seats: [{ hand: ['ks'] }, { hand: ['js'] }],
      play: ['1 use:seek', '0 offered take use:escape', '0 use:escape'],
      expect: { '0.hp': 100 },
    })
  })

  it('CC-188 one King alone hurts nobody, and nothing is told of it', () => {
    const match = given({ turn: 1, seats: [{ hand: ['ks'] }, { hand: ['js'] }] })
    match.answer(1, match.open[0]!.id, 'use:hadouken')
    match.answer(0, match.open[0]!.id, 'use:cajun-escape')
    const settled = match.events(0).findLast(({ type }) => type === 'settle')
    expect(settled).toMatchObject({ settled: [] })
  })

  it('CC-064, CC-A39 with one point left the avoider goes on; the attack is gone at once, and no card counts twice', () => {
    const of = arena(sheet('b', { moves: [avoid('king', 'Slip', ['special'], 4, { most: 1, damage: 8 }), super_] }))
    fight({
      of,
      fighters: ['a', 'b'],
      seats: [{ hand: ['js'] }, { hand: ['ks', '5s', '6s'], rest: 'discard' }],
      play: [
        '0 use:poke',
        '1 offered take use:slip',
        '1 refused use:slip+1 CC-027',
        '1 use:slip',
        { '0.discard': ['js'], '1.played': ['ks'] },
        '1 attack:5s',
      ],
      expect: { '0.hp': 95, phase: 'cleanUp' },
    })
  })

  it('CC-064 without optional cards on its sheet an avoid move takes none', () => {
    fight({
      of: arena(sheet('b', { moves: [avoid('king', 'Slip', ['special'], 5), super_] })),
      fighters: ['a', 'b'],
      seats: [{ hand: ['js'] }, { hand: ['ks', 'kd'], rest: 'discard' }],
      play: ['0 use:poke', '1 offered take use:slip', '1 use:slip'],
      expect: { '0.hp': 100, '1.hand': ['ks'] },
    })
  })

  it('CC-A11 the avoider’s own Combo pays for it, whatever the attacker has', () => {
    const slip = [avoid('king', 'Slip', ['special'], 5), super_]
    const against = (own: number, theirs: number) => ({
      of: arena(sheet('a', { combo: theirs }), sheet('b', { combo: own, moves: slip })),
      fighters: ['a', 'b'],
      seats: [{ hand: ['js'] }, { hand: ['ks'] }],
    })
    fight({
      ...against(4, 9),
      play: ['0 use:poke', '1 refused use:slip CC-A11', '1 take'],
      expect: { '1.hp': 92, pending: 0 },
    })
    fight({ ...against(5, 3), play: ['0 use:poke', '1 use:slip'], expect: { '1.hp': 100, phase: 'cleanUp' } })
  })
})
