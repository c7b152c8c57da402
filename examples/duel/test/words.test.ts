import {
  type AskView,
  Match,
  playOut,
  Random,
  type RuleId,
  randomAnswer,
  type Seat,
  type Telling,
} from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { duel, words } from '../src/index.ts'
import { type DuelMatch, given, play } from './play.ts'

const names = ['Robin', 'Kim']
const seeds = ['a', 'b', 'c', 'd']

/** What nobody should read: keys, names of fields, and what is missing. */
const raw = /undefined|null|NaN|\[object|#|[a-z][A-Z]|\w:\w|\w-\w/

const from = (match: DuelMatch, seat: Seat | null): Telling => ({ view: match.view(seat), seat, names })

const said = (match: DuelMatch, seat: Seat | null): string[] =>
  match.events(seat).flatMap((event) => words.event(event, from(match, seat)) ?? [])

function played(seed: string, look: (ask: AskView, at: Telling) => void = () => {}): DuelMatch {
  const match = Match.start(duel, { seats: names, seed })
  const random = new Random(seed)
  playOut(match, random, (ask) => {
    for (const each of match.asks(ask.seat)) look(each, from(match, ask.seat))
    return randomAnswer(ask, random)
  })
  return match
}

describe('Duel speaks to people', () => {
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
    expect([...kinds].sort()).toEqual(['act', 'defend', 'target'])
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
    expect([...types].sort()).toEqual(['answer', 'attack', 'cast', 'end', 'hurt', 'move', 'turn'])
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
