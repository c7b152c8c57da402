import { Match } from '@cardwright/engine'
import { market } from '@cardwright/example-market'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerBy } from '../src/play/answer.ts'

let match: Match
const answer = (typed: string, chosen: readonly string[] = []) =>
  answerBy(match, 0, typed === '' ? [] : typed.split(' '), chosen, 0)

const goods = ['tea', 'fern', 'comb', 'fan', 'clock']

beforeEach(() => {
  const given = { phase: 'sale', stand: ['honey', 'kettle'], seats: [{ goods }, {}] }
  match = Match.start(market, { seats: 2, seed: 1, given }) as unknown as Match
})

describe('an answer of one key', () => {
  it('may be shortened', () => expect(answer('b:ho')).toEqual({ done: true }))

  it('must be clear', () => {
    expect(answer('sell:f')).toMatchObject({
      refusal: { why: expect.stringMatching(/^sell:f could be sell:fern:\d, sell:fan:\d\.$/) },
    })
  })

  it('may be of a form', () => {
    expect(answer('offer:1:tea:3')).toEqual({ done: true })
    expect(match.view(0).facts.offers).toEqual([{ from: 0, to: 1, good: 'tea', price: 3 }])
  })

  it('is refused by the rules', () => {
    expect(answer('offer:1:violin:3')).toMatchObject({ refusal: { why: expect.any(String) } })
  })

  it('is not nothing', () => expect(answer('close close')).toMatchObject({ refusal: {} }))
})

describe('an answer of several keys', () => {
  beforeEach(() => {
    answer('trade-in')
  })

  it('is taken when it is complete', () => {
    expect(answer('tea fe co')).toEqual({ done: true })
    expect(match.asks(0)[0]!.kind).toBe('pile')
  })

  it('goes on where it was', () => {
    expect(answer('tea')).toEqual({ chosen: ['tea'], add: ['fern', 'comb', 'fan', 'clock'] })
    expect(answer('fern', ['tea'])).toEqual({ chosen: ['tea', 'fern'], add: ['comb'] })
    expect(answer('comb', ['tea', 'fern'])).toEqual({ done: true })
  })

  it('says what may be added instead', () => {
    expect(answer('tea fern clock')).toEqual({
      refusal: { why: 'clock cannot be added to tea fern; possible: comb.' },
    })
    expect(answer('tea tea')).toMatchObject({ refusal: {} })
    expect(answer('zebra')).toEqual({ refusal: { why: 'zebra is not offered here.' } })
  })

  it('may be nothing where the ask allows it', () => {
    expect(answer('')).toEqual({ done: true })
    expect(match.asks(0)[0]!.kind).toBe('menu')
  })
})
