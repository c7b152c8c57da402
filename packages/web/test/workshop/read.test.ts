import { loadGame, makeDeckCode, makeDeckJson, makeDeckText } from '@cardwright/catalog'
import { describe, expect, it } from 'vitest'
import { isEmpty, readDeck } from '../../src/pages/workshop/read.ts'

const entry = (await loadGame('exodus'))!
const { decks } = entry

describe('A deck that is pasted', () => {
  const deck = decks!.starters.clockwork!

  it.each([
    ['a list', makeDeckText(decks!, deck)],
    ['JSON', makeDeckJson('exodus', deck)],
    ['a link', `https://cards.example/decks/exodus#${makeDeckCode(deck)}\n`],
    ['the code of a link', makeDeckCode(deck)],
  ])('as %s is read', (_, text) => {
    expect(readDeck(entry, text)).toEqual({ deck, problems: [] })
  })

  it.each([
    ['JSON of something else', '{"a":1}', /^This JSON is no deck\. /],
    ['half a JSON', '{"game":', /^This JSON is no deck\. /],
    ['half a link', 'https://cards.example/decks/exodus#~x~2.9a', /^This link is cut short\.$/],
    ['a letter', 'Dear Ann', /^Line 1: There is no card “Dear Ann”\.$/],
  ])('as %s is not, and why is said', (_, text, why) => {
    const read = readDeck(entry, text)
    expect(isEmpty(read)).toBe(true)
    expect(read.problems).toEqual([expect.stringMatching(why)])
  })

  it('is nothing while nothing is pasted', () => {
    expect(readDeck(entry, '  \n').problems).toEqual([])
  })
})
