import { describe, expect, it } from 'vitest'
import { answers, given, offered, offeredTo, refused, table, until } from '../play.ts'

const withHoney = { seats: [{ money: 2, goods: ['honey', 'violin'] }, { money: 5 }] }

describe('offers', () => {
  it('MA-17 a good of one’s stall is offered to another seat for any price from 0 to 99', () => {
    const match = given(withHoney, { seats: 3 })
    answers(match, 0, 'offer:1:honey:5')
    expect(table(match).offers).toEqual([{ from: 0, to: 1, good: 'honey', price: 5 }])
    expect(match.view(2).facts.offers).toEqual(table(match).offers)
    answers(match, 0, 'offer:2:honey:0')
    answers(match, 0, 'offer:2:violin:99')
    expect(table(match).seats[0]).toMatchObject({ money: 2, goods: ['honey', 'violin'] })
  })

  it('MA-17 a new offer replaces the last one, whose key is then refused', () => {
    const match = given(withHoney)
    answers(match, 0, 'offer:1:honey:5')
    answers(match, 0, 'offer:1:honey:6')
    expect(table(match).offers).toHaveLength(1)
    expect(refused(match, 1, 'accept:0:honey:5').rule).toBe('MA-18')
  })

  it('MA-17 what is no offer is refused with a reason', () => {
    const match = given(withHoney)
    for (const key of [
      'offer:1:violin:100',
      'offer:1:honey:-1',
      'offer:1:honey:05',
      'offer:1:honey:1.5',
      'offer:1:honey:',
      'offer:1:Honey:5',
      'offer:1:honey:5:5',
      'offer:1:__proto__:5',
      'offer:1:clock:5',
      'offer:0:honey:5',
      'offer:2:honey:5',
      'offer',
      '',
    ]) {
      expect(refused(match, 0, key).rule, key).toBe('MA-17')
    }
  })

  it('MA-17 the form is shown, and suggests offers that are taken', () => {
    const match = given(withHoney, { seats: 4 })
    const [menu] = match.asks(0)
    expect(menu!.form).toMatchObject({ hint: 'offer:<seat>:<good>:<price>' })
    const [open] = match.open
    expect(open!.spec.form!.suggest(match.table, 0).map((option) => option.key)).toEqual([
      'offer:1:honey:3',
      'offer:2:honey:3',
      'offer:3:honey:3',
    ])
    expect(match.explain(0, 'offer:2:honey:3')).toBeNull()
  })

  it('MA-18 the other seat accepts: coins against good', () => {
    const match = given(withHoney, { seats: 3 })
    answers(match, 0, 'offer:1:honey:5')
    expect(offeredTo(match, 2, 'accept:')).toEqual([])
    answers(match, 1, 'accept:0:honey:5')
    expect(table(match).seats[0]).toMatchObject({ money: 7, goods: ['violin'] })
    expect(table(match).seats[1]).toMatchObject({ money: 0, goods: ['honey'] })
    expect(table(match).offers).toEqual([])
  })

  it('MA-18 not without the coins', () => {
    const match = given(withHoney)
    answers(match, 0, 'offer:1:honey:6')
    expect(offered(match, 1)).toContain('decline:0:honey:6')
    expect(match.explain(1, 'accept:0:honey:6')!.why).toContain('coins')
    refused(match, 1, 'accept:0:honey:6')
  })

  it('MA-18 or declines, which leaves other offers alone', () => {
    const match = given({ seats: [{ goods: ['honey'] }, {}, { goods: ['tea'] }] }, { seats: 3 })
    answers(match, 0, 'offer:1:honey:5')
    answers(match, 2, 'offer:1:tea:1')
    answers(match, 1, 'decline:0:honey:5')
    expect(table(match).offers).toEqual([{ from: 2, to: 1, good: 'tea', price: 1 }])
    expect(table(match).seats[0].goods).toEqual(['honey'])
  })

  it('MA-18 an open offer stops nobody', () => {
    const match = given({ ...withHoney, stand: ['tea', 'fan', 'clock', 'fern', 'comb'] })
    answers(match, 0, 'offer:1:honey:5')
    answers(match, 0, 'buy:tea:2')
    answers(match, 1, 'buy:fern:3')
    expect(table(match).offers).toHaveLength(1)
  })

  it('MA-19 an offer is withdrawn by who made it', () => {
    const match = given(withHoney)
    expect(refused(match, 0, 'withdraw').rule).toBe('MA-19')
    answers(match, 0, 'offer:1:honey:5')
    expect(refused(match, 1, 'withdraw').rule).toBe('MA-19')
    answers(match, 0, 'withdraw')
    expect(refused(match, 1, 'accept:0:honey:5').rule).toBe('MA-18')
  })

  it('MA-19 it lapses when the good leaves the stall, and not when another does', () => {
    const match = given({ seats: [{ goods: ['honey', 'violin', 'candle'] }] })
    answers(match, 0, 'offer:1:honey:5')
    answers(match, 0, 'sell:violin:3')
    expect(table(match).offers).toHaveLength(1)
    answers(match, 0, 'sell:honey:1')
    expect(table(match).offers).toEqual([])
  })

  it('MA-19 a pledged good is not on the stall, and a deadline that brings it back does not bring back the offer', () => {
    const match = given({ seats: [{ goods: ['honey', 'violin', 'candle'] }] })
    answers(match, 0, 'offer:1:honey:5')
    answers(match, 0, 'trade-in')
    answers(match, 0, ['honey', 'violin', 'candle'])
    expect(table(match).offers).toHaveLength(1)
    answers(match, 0, 'trinkets')
    expect(table(match).offers).toEqual([])
    until(match, 60)
    expect(table(match).seats[0].goods).toHaveLength(3)
    expect(table(match).offers).toEqual([])
  })
})
