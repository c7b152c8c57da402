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
    expect(tableOf(match)).toMatchObject({ over: true, winner: [0, 2] })
    const duel = fresh()
    duel.leave(1)
    answer(duel, 'keep')
    expect(tableOf(duel)).toMatchObject({ over: true, winner: 0 })
  })
})
