import { type AskView, Match, playOut, Random, randomAnswer, type Seat, type Telling } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { hearth, words } from '../src/index.ts'

type HearthMatch = ReturnType<typeof fresh>

const names = ['Robin', 'Kim']
const seeds = Array.from({ length: 40 }, (_, n) => `words ${n}`)

/** What nobody should read: keys, names of fields, and what is missing. */
const raw = /undefined|null|NaN|\[object|#|[a-z][A-Z]|\w:\w|\w-\w/

const fresh = (seed: string) => Match.start(hearth, { seats: names, seed })

const from = (match: HearthMatch, seat: Seat | null): Telling => ({ view: match.view(seat), seat, names })

function played(seed: string, look: (ask: AskView, at: Telling) => void = () => {}): HearthMatch {
  const match = fresh(seed)
  const random = new Random(seed)
  playOut(match, random, (ask) => {
    for (const each of match.asks(ask.seat)) look(each, from(match, ask.seat))
    return randomAnswer(ask, random)
  })
  return match
}

describe('Hearth speaks to people', () => {
  it('asks every question in words, and has a label of its own for every answer', () => {
    const kinds = new Set<string>()
    for (const seed of seeds) {
      played(seed, (ask, at) => {
        kinds.add(ask.kind)
        const labels = ask.options.map((option) => words.option(option, ask, at))
        expect(new Set(labels).size).toBe(labels.length)
        expect(words.prompt(ask, at)).toMatch(/^[A-Z].*\?$/)
        for (const text of [words.prompt(ask, at), ...labels]) expect(text ?? 'null').not.toMatch(raw)
      })
    }
    expect([...kinds].sort()).toEqual(['play', 'replacement', 'trigger'])
  })

  it('tells what happens in sentences, to both players and to who watches', () => {
    const types = new Set<string>()
    for (const seed of seeds) {
      const match = played(seed)
      for (const seat of [0, 1, null]) {
        for (const event of match.events(seat)) {
          const sentence = words.event(event, from(match, seat))
          if (sentence === null) continue
          types.add(event.type)
          expect(sentence).toMatch(/^[A-Z].*\.$/)
          expect(sentence).not.toMatch(raw)
        }
      }
    }
    expect([...types].sort()).toEqual(['damage', 'end', 'move'])
  })

  it('asks whose turn it is, and tells the other what came of it', () => {
    const match = Match.start(hearth, { seats: names, given: [{ hand: ['comet', 'snow-wall', 'snow-wall'] }, {}] })
    const [ask] = match.asks(0)
    expect(words.prompt(ask!, from(match, 0))).toBe('Your turn: which card do you play?')
    expect(ask!.options.map((option) => words.option(option, ask!, from(match, 0)))).toEqual([
      'Play Comet',
      'Play Snow Wall',
      'Play Snow Wall (2)',
    ])
    const before = match.events(1).length
    match.answer(0, ask!.id, 'play:comet')
    const told = match
      .events(1)
      .slice(before)
      .map((event) => words.event(event, from(match, 1)))
    expect(told).toEqual([
      'Robin plays a Comet.',
      'You take 3 damage.',
      'Robin draws a card.',
      'Robin draws a card.',
      'Robin wins: you have no card to play.',
    ])
  })

  it('prints what is made from the abilities', () => {
    expect(words.lines!(hearth.library.get('comet')!)).toEqual([
      { head: 'Power', text: '0' },
      { text: 'When you play this, deal 3 damage to the foe, then draw a card.' },
    ])
  })

  it('names every zone', () => {
    expect(Object.keys(words.zones)).toEqual(Object.keys(hearth.zones))
  })
})
