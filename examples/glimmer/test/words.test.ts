import { Match } from '@cardwright/engine'
import { listen, play, tellingTo } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { cardText, game, words } from '../src/index.ts'

const names = ['Robin', 'Kim', 'Alex']

describe('Glimmer speaks to people', () => {
  it('has words for every question, every answer and all that happens', () => {
    const matches = Array.from({ length: 12 }, (_, seed) => Match.start(game, { seats: names, seed }) as never)
    expect(listen(matches, words, names)).toEqual({
      asked: ['act', 'light'],
      told: ['blow', 'end', 'move', 'play', 'toss'],
      faults: [],
    })
  })

  it('tells everybody what they may know', () => {
    const zones = { 'hand:0': ['torch'], 'hand:1': ['torch'], deck: ['flame'] }
    const match = Match.start(game, { seats: names, given: { zones } })
    const before = match.events(null).length
    play(match, 'play:torch')
    const told = (seat: number) =>
      match
        .events(seat)
        .slice(before)
        .map((event) => words.event(event, tellingTo(match, seat, names)))
        .filter((sentence) => sentence !== null)
    expect(told(0)).toEqual(['You play a Torch.', 'You draw a Flame.'])
    expect(told(1)).toEqual(['Robin plays a Torch.', 'Robin draws a card.'])
  })

  it('prints what a card does', () => {
    expect([...game.library.values()].map(cardText)).toEqual([
      'Light 1. Stays in your row.',
      'Light 2. Stays in your row.',
      'Light 3. Stays in your row. Needs 1 light there.',
      'Light 5. Stays in your row. Needs 3 lights there.',
      'Blows out a light of another player.',
    ])
  })

  it('names every zone, and explains its words by rules that there are', () => {
    expect(Object.keys(words.zones)).toEqual(Object.keys(game.zones))
    for (const { rule } of Object.values(words.keywords)) expect(Object.keys(game.rulebook)).toContain(rule)
  })
})
