import type { RuleId, Seat } from '@cardwright/engine'
import { listen, tellingTo } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { market, words } from '../src/index.ts'
import { answers, fresh, given, type MarketMatch } from './play.ts'

const names = ['Robin', 'Kim', 'Sasha']

const from = (match: MarketMatch, seat: Seat | null) => tellingTo(match, seat, names)

describe('Market speaks to people', () => {
  it('has words for every question, every answer and all that happens', () => {
    const matches = [...'abcdefghijkl'].map((seed) => fresh({ seats: 3, seed, options: { days: 1, segments: 1 } }))
    const { asked, told, faults } = listen(matches as never, words, names)
    expect(faults).toEqual([])
    expect(asked).toEqual(['bid', 'crate', 'goods', 'menu', 'pile', 'prize', 'return', 'return-also'])
    const happened = new Set(matches.flatMap((match) => match.events(null).map(({ type }) => type)))
    happened.delete('shuffle')
    expect(told).toEqual([...happened].sort())
  })

  it('MA-0 says what it is played for before anything else', () => {
    const [aim] = Object.values(market.rulebook)
    expect(aim).toEqual({
      section: 'Aim',
      text: 'Have the most points after the last night: for goods, the more of one colour the more, for prizes and lots, and for coins.',
    })
  })

  it('offers what the stand holds, and tells the others who bought it', () => {
    const match = given({ stand: ['lantern'] }, { seats: 3 })
    const [ask] = match.asks(0)
    expect(words.prompt(ask!, from(match, 0))).toBe('The sale is on: what do you do?')
    expect(words.option(ask!.options[0]!, ask!, from(match, 0))).toBe('Buy Lantern for 4 coins')
    answers(match, 0, 'buy:lantern:4')
    const buy = match.events(1).find(({ type }) => type === 'buy')!
    expect(words.event(buy, from(match, 1))).toBe('Robin buys the Lantern for 4 coins.')
    expect(words.event(buy, from(match, 0))).toBe('You buy the Lantern for 4 coins.')
  })

  it('names the prize to the one who looks at it', () => {
    const match = given({ seats: [{ counter: ['candle', 'honey', 'violin'], reserved: ['moon-pearl'] }] }, { seats: 3 })
    const [ask] = match.asks(0)
    expect(words.prompt(ask!, from(match, 0))).toBe('Do you keep the Moon Pearl?')
  })

  it('says on the button what is sent', () => {
    const match = given({ seats: [{ goods: ['candle', 'honey', 'violin'] }] }, { seats: 3 })
    answers(match, 0, 'trade-in')
    const [ask] = match.asks(0)
    const said = [0, 3].map((chosen) => words.confirm!(ask!, chosen, from(match, 0)))
    expect(said).toEqual(['Turn back', 'Trade in these 3'])
  })

  it('names every zone, and explains its words by rules that there are', () => {
    expect(Object.keys(words.zones)).toEqual(Object.keys(market.zones))
    for (const { means, rule } of Object.values(words.keywords)) {
      expect(means).toMatch(/^[A-Z].*\.$/)
      expect(market.rulebook[rule as RuleId]).toBeDefined()
    }
  })
})
