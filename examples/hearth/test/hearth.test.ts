import { isRefusal, Match, type Seat } from '@cardwright/engine'
import { battery } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { cardText } from '../src/effects/text.ts'
import { hearth } from '../src/game.ts'
import { power } from '../src/power.ts'
import type { HearthTable } from '../src/table.ts'

interface Given {
  readonly hand?: readonly string[]
  readonly row?: readonly string[]
}

/** A match in a described position; who answers with a key that is refused fails the test. */
function given(mine: Given, theirs: Given = {}) {
  const match = Match.start(hearth, { given: { seats: [mine, theirs] } })
  const answer = (seat: Seat, key: string) => {
    const outcome = match.answer(seat, match.asks(seat)[0]!.id, key)
    if (isRefusal(outcome)) throw new Error(outcome.why)
  }
  const row = (seat: Seat) => (match.table as HearthTable).zone.row(seat).cards
  return { match, answer, row, life: () => match.table.state.life }
}

describe('Hearth, the example of docs/WRITING-CARDS.md', () => {
  it('passes the battery', () => {
    const idle = { choice: 'every answer is open', pending: 'nobody answers in secret' }
    battery(hearth, undefined, { matches: 4, idle })
  })

  it('computes power through those that lead, and no other', () => {
    const { match, row } = given({ row: ['ember', 'salamander', 'salamander'] }, { row: ['ember'] })
    const of = (seat: Seat) => row(seat).map((card) => power(match.table as HearthTable, card))
    expect([of(0), of(1)]).toEqual([[3, 3, 3], [1]])
  })

  it('strikes with the power of that moment', () => {
    const { answer, life } = given({ hand: ['ember'], row: ['salamander'] })
    answer(0, 'play:ember')
    expect(life()).toEqual([10, 8])
  })

  it('prevents damage once for each shield; the one who is hurt orders them', () => {
    const { match, answer, life } = given({ hand: ['comet'] }, { row: ['snow-wall', 'snow-wall'] })
    answer(0, 'play:comet')
    expect(match.asks(1)[0]!.kind).toBe('replacement')
    expect(match.asks(1)[0]!.options).toHaveLength(2)
    answer(1, match.asks(1)[0]!.options[1]!.key)
    expect(life()).toEqual([10, 9])
  })

  it('forbids what a truce forbids, and then nothing triggers', () => {
    const { match, answer, life } = given({ hand: ['comet', 'ember'] }, { row: ['tinder', 'white-flag'] })
    answer(0, 'play:comet')
    expect(life()).toEqual([10, 10])
    expect(match.table.zone.hand!(1).size).toBe(0)
  })

  it('HE-4 ends a truce with the next card of its player, and not with one of the other', () => {
    const { answer, life } = given({ hand: ['white-flag', 'comet'] }, { hand: ['ember', 'ember'] })
    answer(0, 'play:white-flag')
    answer(1, 'play:ember')
    expect(life()).toEqual([10, 10])
    answer(0, 'play:comet')
    expect(life()).toEqual([10, 7])
    answer(1, 'play:ember')
    expect(life()).toEqual([9, 7])
  })

  it('triggers for who is hurt, and not for the other', () => {
    const { match, answer } = given({ hand: ['comet', 'ember'], row: ['tinder'] }, { row: ['tinder'] })
    answer(0, 'play:comet')
    expect([0, 1].map((seat) => match.table.zone.hand!(seat).size)).toEqual([3, 1])
  })

  it('HE-5 a player with no life left loses', () => {
    const { match, answer, life } = given({ hand: ['comet', 'ember'] }, { hand: ['ember'] })
    life()[1] = 3
    answer(0, 'play:comet')
    expect(match.over).toMatchObject({ winner: 0, rule: 'HE-5' })
  })

  it.for([
    ['loses at equal life', 10, 0],
    ['loses with less life', 9, 0],
    ['wins with more life', 11, 1],
  ] as const)('HE-6 a player who has no card to play %s', ([, left, winner]) => {
    const { match, answer, life } = given({ hand: ['tinder'] }, { hand: [] })
    life()[1] = left
    answer(0, 'play:tinder')
    expect(match.over).toMatchObject({ winner, rule: 'HE-6' })
  })

  it('HE-5 and nobody loses with one life left', () => {
    const { match, answer, life } = given({ hand: ['comet', 'ember'] }, { hand: ['ember'] })
    life()[1] = 4
    answer(0, 'play:comet')
    expect([match.over, life()[1]]).toEqual([null, 1])
  })

  it('prints what it does', () => {
    expect(cardText(hearth.library.get('comet')!)).toBe(
      'Power 0. When you play this, deal 3 damage to the foe, then draw a card.',
    )
  })
})
