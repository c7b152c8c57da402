import { Match, Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import {
  countOf,
  type Deck,
  type Decks,
  deckIn,
  type Entry,
  gameIds,
  hasDecks,
  inPart,
  loadGame,
  makeDeckCode,
  makeDeckJson,
  makeDeckText,
  parseDeckCode,
  parseDeckJson,
  parseDeckText,
  playableIn,
  sideName,
  sideProblem,
  withMore,
  withSides,
} from '../src/index.ts'

const load = async (id = 'exodus'): Promise<Entry & { decks: Decks }> =>
  (await loadGame(id)) as Entry & { decks: Decks }

const names = ['Skyfire', 'Two  words', 'a~b.c%7E/#?&=', 'Ünï 冬 🐉', '']

/** Any cards of the game, any number of each: decks are sent around before they are right. */
function anyDeck({ cards }: Decks, random: Random): Deck {
  const chosen = Array.from({ length: random.int(30) }, () => [random.pick(cards).id, 1 + random.int(5)] as const)
  return { name: random.pick(names).replace(/\s+/g, ' '), cards: Object.fromEntries(chosen) }
}

describe('A deck', () => {
  it('is listed for every game that says it has decks, and for no other', async () => {
    for (const id of gameIds) expect([id, (await loadGame(id))!.decks !== undefined]).toEqual([id, hasDecks(id)])
  })

  it('comes back as it was from a text, from JSON and from a link', async () => {
    const { decks } = await load()
    for (let seed = 0; seed < 300; seed++) {
      const deck = anyDeck(decks, new Random(`${seed}`))
      expect(parseDeckText(decks, makeDeckText(decks, deck))).toEqual({ deck, problems: [] })
      expect(parseDeckJson('exodus', makeDeckJson('exodus', deck))).toEqual(deck)
      expect(parseDeckCode(makeDeckCode(deck))).toEqual(deck)
    }
  })

  it('of strange codes comes back from a link too, in letters that an address leaves alone', () => {
    const deck = { name: 'x', cards: { 'BD/W54-001': 4, 'BD/W54-001S': 4, 'BD/W54-100': 4, 'a.b~c': 1, 'ä%': 2 } }
    const code = makeDeckCode(deck)
    expect(parseDeckCode(code)).toEqual(deck)
    expect(code).toMatch(/^[\w.~%!*'()-]+$/)
    expect(code).toContain('4.0BD%2FW54-001.aS.7100')
    expect(new URL(`http://a.b/decks#${code}`).hash).toBe(`#${code}`)
  })

  it('is shorter as a link than half its list', async () => {
    const { decks } = await load()
    const { skyfire } = decks.starters
    expect(makeDeckCode(skyfire!).length).toBeLessThan(makeDeckText(decks, skyfire!).length / 2)
  })

  it('whose link is cut or made up is none', () => {
    for (const code of ['', 'skyfire', '~x~a.0b', '~x~0.0b', '~x~1.5b', '~x~1.', '~x~100.0b', '~%E0%A4%A~1.0b'])
      expect([code, parseDeckCode(code)]).toEqual([code, null])
  })
})

describe('A list of cards', () => {
  it('says code and name of each card, under the name of its part', async () => {
    const { decks } = await load()
    const cards = { 'gorge-drake': 2, dawn: 10, feint: 1 }
    expect(makeDeckText(decks, { name: 'Mine', cards })).toBe(
      '# Mine\n\nMain Deck (3)\n2 gorge-drake Gorge Drake\n1 feint Feint\n\nEnergy Deck (10)\n10 dawn Dawn\n',
    )
  })

  it('is read as people write it, and names the lines that nobody can read', async () => {
    const { decks } = await load()
    const text = '// sent by a friend\r\nMain deck:\n2x Gorge Drake\nFeint x2\nGORGE-DRAKE\n\n3 Nobody\n0 dawn\n'
    expect(parseDeckText(decks, text)).toEqual({
      deck: { name: '', cards: { 'gorge-drake': 3, feint: 2 } },
      problems: ['Line 7: There is no card “Nobody”.', 'Line 8: 0 is no number of cards.'],
    })
  })

  it('as JSON must be of this game, and says what is wrong', () => {
    const text = makeDeckJson('weiss', { name: 'x', cards: { a: 1 } })
    expect(() => parseDeckJson('exodus', text)).toThrow('This is a deck for weiss, not for exodus.')
    expect(() => parseDeckJson('exodus', '{"game":"exodus","name":"x","cards":{"a":-1}}')).toThrow(/^cards\.a: /)
  })
})

describe.each(gameIds.filter(hasDecks))('Decks of %s', (id) => {
  it('that come with it are right, and start a match as a side and as a list alike', async () => {
    const entry = await load(id)
    const { decks, game } = entry
    for (const [side, deck] of Object.entries(decks.starters)) {
      expect(decks.problems(deck.cards)).toEqual([])
      const code = makeDeckCode(deck)
      expect(sideProblem(entry, code)).toBeNull()
      expect(sideName(entry, code)).toBe(deck.name)
      const cardsWith = (chosen: string) => {
        const match = Match.start(game, { options: withSides(entry, {}, [chosen, side]), seed: '1' })
        return match.table.cards.flatMap(({ def, owner }) => (owner === 0 ? [def.id] : []))
      }
      expect(cardsWith(code).sort()).toEqual(cardsWith(side).sort())
    }
  })

  it('have every card in one part, with values that are offered', async () => {
    const { decks, game } = await load(id)
    expect(decks.cards.map(({ id }) => id).sort()).toEqual([...game.library.keys()].sort())
    const everything = Object.fromEntries(decks.cards.map(({ id }) => [id, 1]))
    const sizes = decks.parts.map(({ id }) => countOf(inPart(decks, everything, id)))
    expect(sizes.reduce((a, b) => a + b)).toBe(decks.cards.length)
    for (const { traits } of decks.cards)
      for (const { id, values } of decks.traits) for (const each of traits[id]!) expect(values).toContain(each)
    for (const rule of decks.rules) expect(game.rulebook).toHaveProperty(rule)
  })
})

describe('Exodus decks', () => {
  it('that break a rule cannot be played, and the rule is named', async () => {
    const entry = await load()
    const { cards } = entry.decks.starters.skyfire!
    const three = makeDeckCode({ name: 'x', cards: withMore(cards, 'feint', 1) })
    expect(sideProblem(entry, three)).toMatch(/^XO-P05: .* 3 of Feint\.$/)
    expect(sideProblem(entry, makeDeckCode({ name: 'x', cards: { ...cards, stranger: 1 } }))).toMatch(/^XO-P01: /)
    expect(sideProblem(entry, '~x~1')).toMatch(/^XO-P04: /)
    expect(sideProblem(entry, '~x~1.9b')).toBe('This deck cannot be read: its code is cut short.')
    expect(sideProblem(entry, 'nobody')).toMatch(/^Exodus has no nobody; there are: skyfire,/)
    expect(sideProblem(entry, 'skyfire')).toBeNull()
    expect(deckIn(entry, 'skyfire')).toBeNull()
    for (const { rule } of entry.decks.problems({})) expect(entry.decks.rules).toContain(rule)
  })
})

it('Cards are added and taken away one by one, and keep their place', () => {
  expect(withMore({ a: 1, b: 1 }, 'a', 1)).toEqual({ a: 2, b: 1 })
  expect(Object.keys(withMore({ a: 1, b: 1 }, 'a', 1))).toEqual(['a', 'b'])
  expect(withMore({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 })
  expect(withMore({ a: 1, b: 1 }, 'a', -1)).toEqual({ b: 1 })
  expect(withMore({ a: 1 }, 'b', -1)).toEqual({ a: 1 })
})

it('Where cards come from elsewhere, a deck says how many of them can be played', async () => {
  const { decks } = await load()
  const imported: Decks = {
    ...decks,
    playable: (card) => ({ how: card === 'feint' ? 'partly' : 'whole', gaps: [] }),
  }
  const cards = { 'gorge-drake': 2, feint: 2, stranger: 1 }
  expect(playableIn(imported, cards)).toEqual({ whole: 2, all: 5 })
  expect(playableIn(decks, cards)).toEqual({ whole: 4, all: 5 })
})
