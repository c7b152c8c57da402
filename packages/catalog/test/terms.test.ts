import { expect, it } from 'vitest'
import { gameIds, loadGame } from '../src/index.ts'
import { termsOf } from '../src/terms.ts'

const terms = async (game: string, options: object) => termsOf((await loadGame(game))!, options)

it('asks for no agreement where all is as usual, also where the options say so', async () => {
  for (const id of gameIds) {
    const entry = (await loadGame(id))!
    expect(termsOf(entry, {})).toEqual([])
    expect(termsOf(entry, entry.game.options.parse({}))).toEqual([])
  }
})

it('tells whatever is not as usual: as players call it, as the schema does, or by its name', async () => {
  expect(await terms('exodus', { life: 1, guard: 'none', drawOrder: 'asked' })).toEqual([
    'life: 1.',
    'Who guards a player: None.',
  ])
  expect(await terms('weiss', { deckRules: 'none' })).toEqual([
    'deckRules: none. House rule WS-H09: for puzzles, a deck may hold any cards, any number of times.',
  ])
  expect((await terms('capcom', { mode: 'tag' })).length).toBe(1)
})

it('tells what a game has a sentence for by that sentence, and once', async () => {
  const own = 'Texts that are not understood are left out: cards are played without them.'
  expect(await terms('weiss', { uncompiled: 'blank' })).toEqual([own])
  expect(await terms('weiss', { uncompiled: 'blank', refreshRule: '2021' })).toEqual([
    own,
    'When your deck runs out: Clock a card afterwards (until 2021).',
  ])
})

it('tells what cannot be read, and of what is long its beginning', async () => {
  const [cards, ...more] = await terms('weiss', { decks: [{ cards: { 'no-such-card': 50 } }, 'any'], cards: [] })
  expect(cards).toContain('no-such-card')
  expect(more).toEqual([])
  const [long] = await terms('weiss', { cards: Array.from({ length: 100 }, (_, n) => ({ id: `card ${n}` })) })
  expect(long).toContain('…. Cards of your own, for puzzles')
  expect(long!.length).toBeLessThan(400)
})
