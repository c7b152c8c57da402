import { describe, expect, it } from 'vitest'
import { answers, asked, fresh, given, offered, refused, table, until } from '../play.ts'

describe('dawn', () => {
  it('MA-4 the crate of two goods lies open and costs 8', () => {
    const match = fresh()
    expect(table(match).crate).toHaveLength(2)
    expect(offered(match, 0)).toEqual(['take:8'])
    expect(match.view(null).zones.crate!.cards!.every((card) => card.name !== undefined)).toBe(true)
  })

  it('MA-4 its price falls by one every 5 seconds, at those very times', () => {
    const match = fresh()
    until(match, 4.999)
    expect(offered(match, 0)).toEqual(['take:8'])
    until(match, 5)
    expect(offered(match, 0)).toEqual(['take:7'])
    until(match, 17)
    expect(offered(match, 1)).toEqual(['take:5'])
    expect(match.now).toBe(15_000)
  })

  it('MA-4 a key of the price before is refused, the ask is still the same', () => {
    const match = fresh()
    const { id } = asked(match, 0)
    until(match, 5)
    expect(asked(match, 0).id).toBe(id)
    expect(refused(match, 0, 'take:8').rule).toBe('MA-4')
    expect(match.answer(0, id, 'take:7')).toHaveProperty('events')
  })

  it('MA-5 the first to take it pays and gets both goods, the others nothing, and the sale begins', () => {
    const match = fresh({ seats: 3 })
    const { crate } = table(match)
    answers(match, 2, 'take:7', 6)
    expect(table(match).phase).toBe('sale')
    expect(table(match).seats[2]).toMatchObject({ money: 9, goods: crate })
    expect(table(match).seats[0]).toMatchObject({ money: 16, goods: [] })
    expect(asked(match, 0).kind).toBe('menu')
    expect(match.deadline).toBe(66_000)
  })

  it('MA-5 only who can pay is asked', () => {
    const match = given({ phase: 'dawn', price: 8, left: 5, seats: [{ money: 8 }, { money: 7 }] })
    expect(match.waiting.map((each) => each.seat)).toEqual([0])
    until(match, 5)
    expect(match.waiting.map((each) => each.seat)).toEqual([0, 1])
  })

  it('MA-6 a crate that nobody takes is thrown out 5 seconds after its price was 1', () => {
    const match = given({
      phase: 'dawn',
      price: 2,
      left: 5,
      crate: ['tea', 'fan'],
      seats: [{ money: 0 }, { money: 0 }],
    })
    expect(match.open).toEqual([])
    until(match, 9)
    expect(table(match).price).toBe(1)
    until(match, 10)
    expect(table(match)).toMatchObject({ phase: 'sale', crate: [], heap: ['tea', 'fan'] })
  })
})
