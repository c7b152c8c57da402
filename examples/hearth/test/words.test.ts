import { Match, type Seat } from '@cardwright/engine'
import { listen, tellingTo } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { hearth, words } from '../src/index.ts'

const names = ['Robin', 'Kim']

const fresh = (seed: string) => Match.start(hearth, { seats: names, seed })

const from = (match: ReturnType<typeof fresh>, seat: Seat | null) => tellingTo(match, seat, names)

describe('Hearth speaks to people', () => {
  it('has words for every question, every answer and all that happens', () => {
    const matches = Array.from({ length: 40 }, (_, n) => fresh(`words ${n}`) as never)
    expect(listen(matches, words, names)).toEqual({
      asked: ['play', 'replacement', 'trigger'],
      told: ['damage', 'end', 'move', 'spared'],
      faults: [],
    })
  })

  it('HE-0 says what it is played for before anything else', () => {
    const [aim] = Object.values(hearth.rulebook)
    expect(aim).toEqual({ section: 'Aim', text: 'Bring the other player from 10 life to none.' })
  })

  it('asks whose turn it is, and tells the other what came of it', () => {
    const match = Match.start(hearth, {
      seats: names,
      given: { seats: [{ hand: ['comet', 'snow-wall', 'snow-wall'] }, {}] },
    })
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
      'Robin wins: you have less life now that the cards have run out.',
    ])
  })

  it('tells what a truce forbids and what a wall takes', () => {
    const told = (theirs: readonly string[]) => {
      const match = Match.start(hearth, {
        seats: names,
        given: { seats: [{ hand: ['comet', 'tinder'] }, { hand: ['tinder'], row: theirs }] },
      })
      const before = match.events(1).length
      match.answer(0, match.asks(0)[0]!.id, 'play:comet')
      return match
        .events(1)
        .slice(before)
        .map((event) => words.event(event, from(match, 1)))
    }
    expect(told(['snow-wall', 'white-flag']).slice(1, 3)).toEqual([
      'The White Flag spares you 3 damage.',
      'Robin draws a card.',
    ])
    expect(told(['white-flag', 'snow-wall']).slice(1, 3)).toEqual([
      'The Snow Wall spares you 1 damage.',
      'You take 2 damage.',
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
