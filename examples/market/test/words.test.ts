import { type AskView, playOut, Random, type RuleId, randomAnswer, type Seat, type Telling } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { market, words } from '../src/index.ts'
import { answers, fresh, given, type MarketMatch } from './play.ts'

const names = ['Robin', 'Kim', 'Sasha']
const seeds = ['a', 'b', 'c', 'd']

/** What nobody should read: keys, names of fields, and what is missing. */
const raw = /undefined|null|NaN|\[object|#|[a-z][A-Z]|\w:\w|\w-\w/

const from = (match: MarketMatch, seat: Seat | null): Telling => ({ view: match.view(seat), seat, names })

function played(seed: string, look: (ask: AskView, at: Telling) => void = () => {}): MarketMatch {
  const match = fresh({ seats: 3, seed, options: { days: 1, segments: 1 } })
  const random = new Random(seed)
  playOut(match as never, random, (ask) => {
    for (const each of match.asks(ask.seat)) look(each, from(match, ask.seat))
    return randomAnswer(ask, random)
  })
  return match
}

describe('Market speaks to people', () => {
  it('asks every question in words, and has a label of its own for every answer', () => {
    const kinds = new Set<string>()
    for (const seed of seeds) {
      played(seed, (ask, at) => {
        kinds.add(ask.kind)
        const labels = ask.options.map((option) => words.option(option, ask, at))
        expect(new Set(labels).size).toBe(labels.length)
        expect(words.prompt(ask, at)).toMatch(/^[A-Z].*[?.]$/)
        for (const text of [words.prompt(ask, at), ...labels]) expect(text ?? 'null').not.toMatch(raw)
      })
    }
    const all = ['bid', 'crate', 'goods', 'menu', 'pile', 'prize', 'return', 'return-also']
    expect([...kinds].sort()).toEqual(all)
  })

  it('tells what happens in sentences, to everybody and to who watches', () => {
    const types = new Set<string>()
    for (const seed of seeds) {
      const match = played(seed)
      for (const seat of [0, 1, 2, null]) {
        const at = from(match, seat)
        for (const event of match.events(seat)) {
          const sentence = words.event(event, at)
          if (sentence === null) continue
          types.add(event.type)
          expect(sentence).toMatch(/^[A-Z].*\.$/)
          expect(sentence).not.toMatch(raw)
        }
      }
    }
    const all = new Set(
      seeds.flatMap((seed) =>
        played(seed)
          .events(null)
          .map(({ type }) => type),
      ),
    )
    all.delete('shuffle')
    expect(types).toEqual(all)
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
