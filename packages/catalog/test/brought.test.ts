import type { CardFile } from '@cardwright/weiss'
import { describe, expect, it } from 'vitest'
import {
  agreedFor,
  botProblem,
  type Entry,
  loadGame,
  makeDeckCode,
  playableIn,
  publicSide,
  sideName,
  withCardsOf,
  withDecks,
  withMatch,
  withSides,
} from '../src/index.ts'

const understood = '【AUTO】 When this card attacks, you may draw a card.'
const riddle = '【AUTO】 When the moon sings, shuffle the sea.'

const card = (id: string, text: string[] = []): CardFile => ({ id, name: id, type: 'character', colour: 'red', text })
const set = [card('lf-w01-1'), card('lf-w01-2', [understood]), card('lf-w01-3', [understood, riddle])]
const odd = card('lf-w01-4', [riddle])

const asked: string[] = []
const load = async (id: string) => {
  asked.push(id)
  return id === 'lf-w01' ? [...set, odd] : []
}

const weiss = async (): Promise<Entry> => (await loadGame('weiss'))!

describe('Cards that are not the game’s own', () => {
  it('are fetched by the sets of a deck, and only those of the deck', async () => {
    asked.length = 0
    const entry = await withDecks(await weiss(), [{ 'lf-w01-1': 4, 'lf-w01-2': 1 }, { 'zz-w02-1': 1 }], load)
    expect(asked).toEqual(['lf-w01', 'zz-w02'])
    expect(entry.game.library.has('lf-w01-2')).toBe(true)
    expect(entry.game.library.has('lf-w01-3')).toBe(false)
    expect((await weiss()).game.library.has('lf-w01-2')).toBe(false)
  })

  it('need no fetching where a deck has none', async () => {
    asked.length = 0
    const entry = await weiss()
    expect(await withDecks(entry, [entry.decks!.starters['gale-post']!.cards], load)).toBe(entry)
    const exodus = (await loadGame('exodus'))!
    expect(await withDecks(exodus, [{ stranger: 1 }], load)).toBe(exodus)
    expect(asked).toEqual([])
  })

  it('go with the match that is played with them, and are known again by it', async () => {
    const side = makeDeckCode({ name: 'Bells', cards: { 'lf-w01-2': 4 } })
    const entry = await withCardsOf(await weiss(), [side, undefined], load)
    const options = withSides(entry, {}, [side, 'tide-archive'])
    expect(options).toMatchObject({
      decks: [{ cards: { 'lf-w01-2': 4 } }, 'tide-archive'],
      cards: [{ id: 'lf-w01-2' }],
    })
    const seen = withMatch(await weiss(), options)
    expect(seen.words!.name('lf-w01-2')).toBe('lf-w01-2')
    expect(seen.game.library.get('lf-w01-2')).toMatchObject({ brought: true })
    expect(withSides(entry, {}, ['gale-post', 'tide-archive'])).not.toHaveProperty('cards')
  })

  it('can be played whole, in part or not, and say where reading stopped', async () => {
    const { decks } = (await weiss()).brought!.with([...set, odd])
    const how = (id: string) => decks!.playable!(`lf-w01-${id}`)
    expect(['1', '2', '3', '4'].map((id) => how(id).how)).toEqual(['whole', 'whole', 'partly', 'not'])
    const [gap] = how('3').gaps
    expect(gap!.text.slice(gap!.at)).toMatch(/^moon sings/)
    expect(gap!.expected.length).toBeGreaterThan(0)
    expect(playableIn(decks!, { 'lf-w01-1': 43, 'lf-w01-4': 7 })).toEqual({ whole: 43, all: 50 })
  })
})

describe('A deck with texts that are not understood', () => {
  const fifty = { 'lf-w01-1': 4, 'lf-w01-3': 4 }

  it('is played if people agree, and never by bots', async () => {
    const entry = (await weiss()).brought!.with(set)
    const rules = (options?: object) => entry.decks!.problems(fifty, options).map(({ rule }) => rule)
    expect(rules()).toContain('WS-H02')
    expect(rules(entry.decks!.agreed)).not.toContain('WS-H02')
    expect(botProblem(entry, {})).toBeNull()
    expect(botProblem(entry, entry.decks!.agreed)).toContain('Bots do not play so.')
  })

  it('needs no agreement if it breaks other rules anyway, or none', async () => {
    const entry = (await weiss()).brought!.with(set)
    expect(agreedFor(entry, [makeDeckCode({ name: 'x', cards: fifty }), 'gale-post', null])).toEqual({})
    const { cards } = entry.decks!.starters['gale-post']!
    const [id, n] = Object.entries(cards).find(([, count]) => count === 4)!
    const { [id]: _, ...rest } = cards
    expect(agreedFor(entry, [makeDeckCode({ name: 'x', cards: { ...rest, 'lf-w01-2': n } })])).toEqual({})
    const odd = makeDeckCode({ name: 'x', cards: { ...rest, 'lf-w01-3': n } })
    expect(agreedFor(entry, ['gale-post', odd])).toEqual({ uncompiled: 'blank' })
  })
})

describe('What others see of a deck', () => {
  it('is nothing where the game keeps decks secret', async () => {
    const entry = await weiss()
    const code = makeDeckCode({ name: 'Bells', cards: { a: 1 } })
    expect(publicSide(entry.game, code)).toBe('~')
    expect(sideName(entry, '~')).toBe('a deck of their own')
    expect(publicSide(entry.game, 'gale-post')).toBe('gale-post')
  })

  it('is all of it where it does not', async () => {
    const { game } = (await loadGame('exodus'))!
    const code = makeDeckCode({ name: 'Mine', cards: { feint: 2 } })
    expect(publicSide(game, code)).toBe(code)
  })
})
