import { play as answer } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { fresh, given, tableOf } from '../support.ts'

describe('Leaving', () => {
  it('CC-H09 who leaves a team of two takes their character along; an exchange under way is over', () => {
    const match = given({ mode: 'team', seats: [{ hand: ['5s'] }, {}, {}, {}] })
    answer(match, 'attack:5s')
    match.leave(1)
    // the rules hear of it once the question to the partner is answered
    answer(match, 'pass')
    expect(tableOf(match)).toMatchObject({ over: false, phase: 'cleanUp', actor: 0 })
    expect(tableOf(match).teams[1]).toMatchObject({ active: 1, characters: [{ out: true }, { out: false }] })
    match.leave(3)
    answer(match, 'done')
    expect(tableOf(match)).toMatchObject({ over: true, winner: [0, 2], why: 'left' })
    const duel = fresh()
    duel.leave(1)
    answer(duel, 'keep')
    expect(tableOf(duel)).toMatchObject({ over: true, winner: 0, why: 'left' })
  })

  it('CC-H09 nobody is knocked out by leaving, and only a partner plays on', () => {
    const match = given({ mode: 'team', seats: [{ hand: ['5s'] }, {}, {}, {}] })
    match.leave(1)
    answer(match, 'pass')
    expect(match.events(null).map(({ type }) => type)).not.toContain('ko')
    expect(match.goesOnWithout(0)).toBe(true)
    expect(fresh().goesOnWithout(0)).toBe(false)
    expect(fresh({ mode: 'tag' }).goesOnWithout(0)).toBe(false)
  })

  it('CC-H09 who leaves during the mulligans is not asked, and cards of an exchange are discarded', () => {
    const match = fresh({ mode: 'team' })
    match.leave(2)
    answer(match, 'keep', 'keep', 'keep')
    expect(tableOf(match)).toMatchObject({ phase: 'combat', actor: 0 })
    const fight = given({ mode: 'team', seats: [{ hand: ['5s'] }, {}, {}, {}] })
    answer(fight, 'attack:5s')
    fight.leave(1)
    answer(fight, 'pass')
    expect(tableOf(fight).seats[0]).toMatchObject({ played: [], discard: ['5s'] })
  })

  it('CC-H09 the active seat may leave in its own clean-up: the partner comes in and has its support', () => {
    const match = given({ mode: 'team', phase: 'cleanUp', seats: [{ hand: ['9s'] }, {}, {}, {}] })
    match.leave(0)
    expect(tableOf(match)).toMatchObject({ actor: 2, over: false })
    expect(tableOf(match).teams[0]).toMatchObject({ active: 1, characters: [{ out: true }, { out: false }] })
  })

  it('CC-H09 a string under way is over when a partner of its target leaves: nobody is hurt, nothing more is laid', () => {
    const match = given({ mode: 'team', seats: [{ hand: ['5s', '6s'] }, {}, {}, {}] })
    answer(match, 'attack:5s', 'pass')
    match.leave(3)
    answer(match, 'take')
    expect(tableOf(match)).toMatchObject({ phase: 'cleanUp', actor: 0, combat: null })
    expect(tableOf(match).seats[0]).toMatchObject({ hand: ['6s'], discard: ['5s'], played: [] })
    expect(tableOf(match).teams[1]!.characters).toMatchObject([{ hp: 100, out: false }, { out: true }])
  })
})
