import { Match, type SeenEvent } from '@cardwright/engine'
import { listen, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { decks, iconText, lanternfall, weiss, words, wordsOf } from '../src/index.ts'
import { arena, character, game, given, type WeissMatch } from './support.ts'

const names = ['Robin', 'Kim']
const pairs = decks.flatMap(({ id: a }) => decks.map(({ id: b }) => [a, b]))

it('has words for every question, answer and event', () => {
  const matches = pairs.map((chosen, seed) => Match.start(weiss, { options: { decks: chosen }, seats: names, seed }))
  const { asked, faults } = listen(matches as never, words, names)
  expect(faults).toEqual([])
  expect(asked).toEqual(
    expect.arrayContaining([
      'attack',
      'choose',
      'climax',
      'clock',
      'counter',
      'levelUp',
      'main',
      'may',
      'mulligan',
      'trigger',
    ]),
  )
})

it('prints every card, with nothing raw on it', () => {
  for (const def of lanternfall) expect(words.lines!(def).length).toBeGreaterThan(2)
})

describe('a question says what it is about', () => {
  const speak = wordsOf(game.library)
  const prompt = (match: WeissMatch) => {
    const [ask] = match.asks(0)
    return speak.prompt(ask!, { view: match.view(0), seat: 0, names })
  }
  const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann'] }

  it('WS-121 WS-122 an attack that nobody can make says why, and so does a click on a character', () => {
    const seats = [{ stage: { left: 'ann', right: 'ann' }, ...calm }, calm] as never
    const first = given(game, { part: 'attack', turns: 1, seats })
    expect(prompt(first)).toBe('Who attacks, and how?')
    play(first, 'direct:left')
    expect(prompt(first)).toBe('The first turn of the game has one attack: no one else can attack.')
    const { handle } = first.view(0).zones['stage:0:2']!.cards![0]!
    expect(first.explain(0, { card: handle })?.rule).toBe('WS-121')

    const second = given(game, { part: 'attack', turns: 2, seats })
    play(second, 'direct:left', 'direct:right')
    expect(prompt(second)).toBe('None of yours in the center stage is still standing: the attacks are over.')
    const third = given(game, { part: 'attack', turns: 2, seats: [calm, calm] as never })
    expect(prompt(third)).toBe('Nobody is in your center stage: no one can attack.')
  })

  it('WS-112 a character that would take the place of another says so', () => {
    const match = given(game, {
      part: 'main',
      seats: [{ hand: ['ann'], stage: { left: 'ann' }, ...calm }, calm] as never,
    })
    const [ask] = match.asks(0)
    const told = (key: string) => {
      const option = ask!.options.find((each) => each.key === key)!
      return speak.option(option, ask!, { view: match.view(0), seat: 0, names })
    }
    expect(told('play:ann:left')).toBe('Play ann to front left, in place of ann')
    expect(told('play:ann:middle')).toBe('Play ann to front middle')
  })

  it('WS-131 an icon is named, and its text is there to be shown', () => {
    const turned = character('turned', { icons: ['comeback'] })
    const match = given(arena(turned), {
      part: 'attack',
      seats: [{ stage: { left: 'ann' }, deck: ['turned', 'ann'], waitingRoom: ['one'] }, calm],
    })
    play(match, 'direct:left')
    const library = arena(turned).library
    const ask = match.asks(0)[0]!
    expect(wordsOf(library).prompt(ask, { view: match.view(0), seat: 0, names })).toBe(
      'turned turned up as your trigger: use its Comeback icon?',
    )
    expect(iconText('comeback')).toMatch(/^You may choose 1 character in your waiting room/)
  })
})

describe('the log', () => {
  const match = given(game, { seats: [{}, {}] })
  const at = { view: match.view(0), seat: 0, names }
  const said = (event: object) => wordsOf(game.library).event(event as SeenEvent, at)
  const gone = (count: number, from: string, to: string) =>
    said({ type: 'move', cards: Array.from({ length: count }, () => ({ name: 'ann', from, to })) })

  it('WS-131 counts icons that are the same', () => {
    const turned = (...icons: string[]) => said({ type: 'trigger', seat: 0, name: 'ann', icons })
    expect([turned(), turned('gate'), turned('soul', 'soul'), turned('soul', 'gate')]).toEqual([
      'Your trigger check turns up ann.',
      'Your trigger check turns up ann, with a Gate icon.',
      'Your trigger check turns up ann, with 2 Soul icons.',
      'Your trigger check turns up ann, with a Soul icon and a Gate icon.',
    ])
  })

  it('WS-072 does not name every card of a waiting room that becomes a deck', () => {
    expect(gone(7, 'waitingRoom:0', 'deck:0')).toBeNull()
    expect(gone(2, 'waitingRoom:0', 'deck:0')).toBe('Ann and ann go to your deck.')
    expect(gone(7, 'waitingRoom:0', 'hand:0')).toMatch(/^Ann, ann, .* go to your hand\.$/)
  })

  it('speaks of one card as of one, whatever comes with it', () => {
    const cards = [
      { name: 'ann', from: 'clock:0', to: 'level:0' },
      { name: 'bob', from: 'clock:0', to: 'waitingRoom:0' },
    ]
    expect(said({ type: 'move', cards })).toBe('Ann goes to your level area.')
  })
})
