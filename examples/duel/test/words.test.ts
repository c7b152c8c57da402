import { Match, type RuleId, type Seat } from '@cardwright/engine'
import { listen, tellingTo } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { duel, words } from '../src/index.ts'
import { type DuelMatch, given, play } from './play.ts'

const names = ['Robin', 'Kim']

const from = (match: DuelMatch, seat: Seat | null) => tellingTo(match, seat, names)

const said = (match: DuelMatch, seat: Seat | null): string[] =>
  match.events(seat).flatMap((event) => words.event(event, from(match, seat)) ?? [])

describe('Duel speaks to people', () => {
  it('has words for every question, every answer and all that happens', () => {
    const matches = ['a', 'b', 'c', 'd'].map((seed) => Match.start(duel, { seats: names, seed }) as never)
    expect(listen(matches, words, names)).toEqual({
      asked: ['act', 'defend', 'target'],
      told: ['answer', 'attack', 'cast', 'end', 'hurt', 'move', 'turn'],
      faults: [],
    })
  })

  it('would be found out if a key showed, a sentence were none or two answers read alike', () => {
    const found = (wrong: Partial<typeof words>) =>
      listen([Match.start(duel, { seats: names, seed: 'a' }) as never], { ...words, ...wrong }, names).faults.length
    expect(found({ option: ({ key }) => key })).toBeGreaterThan(0)
    expect(found({ option: () => 'Do it' })).toBeGreaterThan(0)
    expect(found({ prompt: () => null })).toBeGreaterThan(0)
    expect(found({ event: () => 'something happened' })).toBeGreaterThan(0)
  })

  it('asks who is attacked, and tells how they defended themselves', () => {
    const match = given({ board: ['ogre'] }, { board: ['squire'], hand: ['ward'] })
    play(match, 'attack:ogre', 'foe')
    const [ask] = match.asks(1)
    expect(words.prompt(ask!, from(match, 1))).toBe('Block the Ogre’s attack?')
    expect(ask!.options.map((option) => words.option(option, ask!, from(match, 1)))).toEqual([
      'Let it through',
      'Block with Squire',
      'Ward it off',
    ])
    play(match, 'block:squire')
    expect(said(match, 0).slice(-3)).toEqual([
      'Your Ogre attacks Kim.',
      'Kim blocks with the Squire.',
      'Kim’s Squire is defeated.',
    ])
    expect(said(match, 1)).toContain('Robin’s Ogre attacks you.')
  })

  it('prints numbers as lines of their own', () => {
    const linesOf = (card: string) => words.lines!(duel.library.get(card)!).map(({ head, text }) => `${head}: ${text}`)
    expect(linesOf('ogre')).toEqual(['Cost: 5', 'Power: 6', 'Fighter: Attacks, and blocks attacks on you.'])
    expect(linesOf('ward')).toEqual(['Ward: Discard it when you are attacked: the attack deals nothing.'])
  })

  it('names every zone, and explains its words by rules that there are', () => {
    expect(Object.keys(words.zones)).toEqual(Object.keys(duel.zones))
    for (const { means, rule } of Object.values(words.keywords)) {
      expect(means).toMatch(/^[A-Z].*\.$/)
      expect(duel.rulebook[rule as RuleId]).toBeDefined()
    }
  })
})
