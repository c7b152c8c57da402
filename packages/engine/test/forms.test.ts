import { ask, fieldForm, formKey, Match, placesOf, readForm, rewardOf } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, face, put, refusal, tiny } from './tiny.ts'

const fields = {
  prefix: 'offer',
  fields: {
    to: { kind: 'choice', of: ['1', '2'] },
    give: { kind: 'names', of: ['ant', 'bee', 'bee'], min: 1, max: 2 },
    price: { kind: 'number', min: 0, max: 9 },
  },
} as const

describe('a form with fields', () => {
  it('is a key, and a key is a form', () => {
    const values = { to: '2', give: ['bee', 'bee'], price: 7 }
    expect(formKey('offer', values)).toBe('offer:2:bee+bee:7')
    expect(readForm(fields, formKey('offer', values))).toEqual(values)
  })

  it.each([
    ['buy:1:ant:1', 'This looks like offer:<to>:<give>:<price>, not buy:1:ant:1.'],
    ['offer:1:ant', 'This looks like offer:<to>:<give>:<price>'],
    ['offer:1:ant:1:1', 'This looks like offer:<to>:<give>:<price>'],
    ['offer:3:ant:1', 'to is one of 1, 2, not 3.'],
    ['offer:1:ant+ant:1', 'ant is not there for give.'],
    ['offer:1::1', 'give takes 1 to 2, not 0.'],
    ['offer:1:ant+bee+bee:1', 'give takes 1 to 2, not 3.'],
    ['offer:1:ant:10', 'price is a whole number from 0 to 9, not 10.'],
    ['offer:1:ant:01', 'price is a whole number'],
    ['offer:1:ant:1e0', 'price is a whole number'],
    ['offer:__proto__:ant:1', 'to is one of 1, 2, not __proto__.'],
  ])('%s is refused with what would be right', (key, why) => {
    expect(readForm(fields, key)).toMatchObject({ why: expect.stringContaining(why) })
  })

  it('is drawn from the view, suggests what it takes, and asks the rules last', () => {
    const game = tiny<{ got: string[] }>({
      state: { got: [] },
      *step(t) {
        const form = fieldForm({
          hint: 'offer:<seat>:<names>:<price>',
          fields: () => fields,
          option: (values, key) =>
            values.price === 5 ? { why: 'Five is right out.', rule: 'TI-1' } : { key, price: Number(values.price) },
          suggest: () => [
            { to: '1', give: ['ant'], price: 5 },
            { to: '1', give: ['ant'], price: 6 },
          ],
        })
        const { key } = yield* ask(t, 0, { kind: 'offer', options: () => [], form })
        t.state.got.push(key)
      },
    })
    const match = Match.start(game)
    expect(match.asks(0)[0]!.form).toEqual({ hint: expect.any(String), ...fields })
    expect(match.open[0]!.offered().map(({ key }) => key)).toEqual(['offer:1:ant:6'])
    expect(refusal(match, 0, 'offer:1:ant:5')).toEqual({ why: 'Five is right out.', rule: 'TI-1' })
    answer(match, 0, 'offer:2:bee+ant:0')
    expect(match.table.state.got).toEqual(['offer:2:bee+ant:0'])
  })
})

describe('modes', () => {
  const game = tiny({
    seats: [1, 4],
    seatsFor: (options) => ((options as { mode?: string }).mode === 'team' ? [4, 4] : [1, 2]),
    zonesFor: (options) => ((options as { mode?: string }).mode === 'team' ? team : single),
    deal: (t) => void put(t, t.zone.hand!(0), 'ant'),
    options: { safeParse: (data: unknown) => ({ success: true, data }) } as never,
  })
  const single = { hand: { per: 'seat', shape: 'hand', faces: 'owner' } } as const
  const isMate = (viewer: number, owner: number) => viewer % 2 === owner % 2
  const team = { hand: { per: 'seat', shape: 'hand', faces: isMate } } as const

  it('decide how many sit there, and who sees what', () => {
    expect(() => Match.start(game, { options: {}, seats: 4 })).toThrow('with these options is for 1 to 2 seats, not 4')
    expect(Match.start(game, { options: {} }).table.seats).toBe(1)
    const teams = Match.start(game, { options: { mode: 'team' } })
    expect(teams.table.seats).toBe(4)
    const names = (seat: number) => teams.view(seat).zones['hand:0']!.cards?.map(({ name }) => name)
    expect([names(0), names(2), names(1)]).toEqual([['ant'], ['ant'], undefined])
    const saved = JSON.parse(JSON.stringify(teams.save()))
    expect(Match.resume(game, teams.record(), saved).view(2)).toEqual(teams.view(2))
  })
})

describe('marks', () => {
  it('are seen with the card, go with it within its place, and are gone once it is another object', () => {
    const game = tiny({
      zones: {
        front: { per: 'seat', shape: 'row', faces: 'all', place: 'stage' },
        rear: { per: 'seat', shape: 'row', faces: 'all', place: 'stage' },
        pit: { per: 'seat', shape: 'row', faces: 'all' },
      },
      deal(t) {
        const [ant] = put(t, t.zone.front!(0), 'ant')
        t.mark(ant!, 'rested', true)
        t.mark(ant!, 'tokens', 2)
      },
    })
    const match = Match.start(game)
    const { table: t } = match
    const ant = t.cards[0]!
    expect(match.view(1).zones['front:0']!.cards![0]!.marks).toEqual({ rested: true, tokens: 2 })
    t.mark(ant, 'rested', null)
    t.move(ant, t.zone.rear!(0))
    expect(ant.marks).toEqual({ tokens: 2 })
    expect(match.fork().table.cards[0]!.marks).toEqual({ rested: true, tokens: 2 })
    const before = t.before(ant)
    t.move(ant, t.zone.pit!(0))
    expect(before.marks).toEqual({ tokens: 2 })
    expect([ant.marks, face('ant')]).toEqual([null, ant.def])
  })
})

describe('places', () => {
  it('are what the result says, or follow from who has won', () => {
    expect(placesOf({ winner: 1, why: '' }, 3)).toEqual([2, 1, 2])
    expect(placesOf({ winner: null, why: '' }, 2)).toEqual([1, 1])
    expect(placesOf({ winner: 0, why: '', places: [1, 2, 3] }, 3)).toEqual([1, 2, 3])
  })

  it('are worth from 1 for the first to 0 for the last; who tie share', () => {
    const result = { winner: 0, why: '', places: [1, 2, 2, 4] }
    expect([0, 1, 2, 3].map((seat) => rewardOf(result, seat, 4))).toEqual([1, 0.5, 0.5, 0])
    expect([0, 1].map((seat) => rewardOf({ winner: null, why: '' }, seat, 2))).toEqual([0.5, 0.5])
    expect([0, 1].map((seat) => rewardOf({ winner: 1, why: '' }, seat, 2))).toEqual([0, 1])
    expect(rewardOf({ winner: 0, why: '' }, 0, 1)).toBe(1)
  })

  it('are worth less where all have lost to somebody without a seat than where all have won', () => {
    const rewards = (places: number[]) =>
      places.map((_, seat) => rewardOf({ winner: null, why: '', places }, seat, places.length))
    expect(rewards([2, 2])).toEqual([0, 0])
    expect(rewards([1, 1])).toEqual([0.5, 0.5])
    expect(rewards([2])).toEqual([0])
  })
})
