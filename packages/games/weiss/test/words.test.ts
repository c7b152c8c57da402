import { Match, type SeenEvent } from '@cardwright/engine'
import { listen, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { decks, iconText, lanternfall, weiss, words, wordsOf } from '../src/index.ts'
import { arena, character, game, given, reads, type WeissMatch } from './support.ts'

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

it('WS-003 says that level 4 has decided a match', () => {
  const view = Match.start(weiss, { seats: names, seed: 1 }).view(0)
  const said = (winner: number) =>
    words.event({ type: 'end', winner, why: 'level' } as SeenEvent, { view, seat: 0, names })
  expect(said(1)).toBe('Kim wins. You have reached level 4.')
  expect(said(0)).toBe('You win. Kim has reached level 4.')
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

  it('WS-054 WS-101 a card of the hand that belongs to another phase says to which', () => {
    const seats = [{ hand: ['ann', 'cx'], stage: { left: 'ann' }, ...calm }, calm] as never
    const why = (part: string) => {
      const match = given(game, { part, turns: 2, seats } as never)
      const held = match.view(0).zones['hand:0']!.cards!
      return ['ann', 'cx'].map(
        (name) => match.explain(0, { card: held.find((card) => card.name === name)!.handle })?.why ?? null,
      )
    }
    expect(why('main')).toEqual([null, 'Climaxes are played in the climax phase.'])
    expect(why('climax')[0]).toBe('Only a climax is played in the climax phase.')
    expect(why('attack')).toEqual([
      'Characters and events are played in the main phase.',
      'Climaxes are played in the climax phase.',
    ])
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
    expect(told('play:ann:left')).toBe('Play ann to center left, in place of ann')
    expect(told('play:ann:middle')).toBe('Play ann to center middle')
  })

  it('WS-123 WS-124 WS-125 an attack says what it comes to, and two of a name where they stand', () => {
    const kite = reads('kite', "【CONT】 This card's soul does not decrease by side attacking.", { soul: 2 })
    const library = arena(kite)
    const match = given(library, {
      part: 'attack',
      seats: [
        { stage: { left: 'cy', middle: 'kite', right: 'cy' }, ...calm },
        { stage: { right: 'one', middle: 'one' } },
      ],
    })
    const [ask] = match.asks(0)
    const at = { view: match.view(0), seat: 0, names }
    const told = ask!.options.map((option) => wordsOf(library.library).option(option, ask!, at))
    expect(told).toEqual([
      'No more attacks',
      'cy, center left: front attack, 3000 against 4000, 2 damage',
      'cy, center left: side attack, 1 damage',
      'kite: front attack, 1000 against 4000, 2 damage',
      'kite: side attack, 2 damage',
      'cy, center right: direct attack, 3 damage',
    ])
  })

  it('WS-156 WS-157 a card that pays for something is asked for as that, another one is not', () => {
    const scout = reads(
      'scout',
      '【AUTO】 [Put 1 card from your hand into your waiting room] When this card is placed on the stage from your hand, you may pay the cost. If you do, choose 1 of your characters, and that character gets +1000 power until end of turn.',
    )
    const library = arena(scout)
    const seats = [{ hand: ['scout', 'ann', 'bob'], stage: { right: 'cy' }, ...calm }, calm] as never
    const match = given(library, { part: 'main', seats })
    const asked = () => wordsOf(library.library).prompt(match.asks(0)[0]!, { view: match.view(0), seat: 0, names })
    play(match, 'play:scout:left', 'yes')
    expect(asked()).toBe('scout: choose a card to pay its cost with.')
    play(match, 'ann')
    expect(asked()).toBe('scout: choose a card.')
  })

  it('names the card that a question is about', () => {
    const scout = reads(
      'scout',
      '【AUTO】 When this card is placed on the stage from your hand, look at the top card of your deck, and put it on the top or the bottom of your deck.',
    )
    const library = arena(scout)
    const match = given(library, { part: 'main', seats: [{ hand: ['scout'], deck: ['bob', 'ann'] }, calm] })
    play(match, 'play:scout:left')
    const [ask] = match.asks(0)
    const speak = wordsOf(library.library)
    expect(speak.prompt(ask!, { view: match.view(0), seat: 0, names })).toBe('scout: where does bob go?')
    const since = match.events(1).length
    match.answer(0, ask!.id, ['deck-bottom'], 0)
    const [moved] = match.events(1, since)
    expect(speak.event(moved!, { view: match.view(1), seat: 1, names })).toBe(
      'A card goes to the bottom of Robin’s deck.',
    )
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
    expect(gone(2, 'waitingRoom:0', 'deck:0')).toBe('Ann and ann go from your waiting room to the top of your deck.')
    expect(gone(7, 'waitingRoom:0', 'hand:0')).toMatch(/^Ann, ann, .* go from your waiting room to your hand\.$/)
  })

  it('WS-126 names the places of a stage as they lie for who looks', () => {
    const arrives = (to: string) => said({ type: 'move', cards: [{ name: 'ann', from: 'hand:0', to }] })
    expect(['stage:0:0', 'stage:0:1', 'stage:0:4', 'stage:1:0', 'stage:1:4'].map(arrives)).toEqual([
      'Ann goes to your center left.',
      'Ann goes to your center middle.',
      'Ann goes to your back right.',
      'Ann goes to Kim’s center right.',
      'Ann goes to Kim’s back left.',
    ])
    const swapped = [
      { name: 'ann', from: 'stage:0:0', to: 'stage:0:3' },
      { name: 'bob', from: 'stage:0:3', to: 'stage:0:0' },
    ]
    expect(said({ type: 'move', cards: swapped })).toBe('Ann goes to your back left and bob to your center left.')
  })

  it('says from where something goes, but for a stage, several places and what stays in its pile', () => {
    expect(gone(2, 'stock:0', 'waitingRoom:0')).toBe('Ann and ann go from your stock to your waiting room.')
    expect(gone(1, 'hand:1', 'clock:1')).toBe('Ann goes from Kim’s hand to their clock.')
    expect(gone(1, 'hand:1', 'clock:0')).toBe('Ann goes from Kim’s hand to your clock.')
    expect(gone(1, 'stage:0:1', 'waitingRoom:0')).toBe('Ann goes to your waiting room.')
    expect(gone(1, 'deck:0', 'deck:0')).toBe('Ann goes to the top of your deck.')
    const cards = [
      { name: 'ann', from: 'hand:0', to: 'stock:0' },
      { name: 'bob', from: 'clock:0', to: 'stock:0' },
    ]
    expect(said({ type: 'move', cards })).toBe('Ann and bob go to your stock.')
  })

  it('speaks of one card as of one, whatever comes with it', () => {
    const cards = [
      { name: 'ann', from: 'clock:0', to: 'level:0' },
      { name: 'bob', from: 'clock:0', to: 'waitingRoom:0' },
    ]
    expect(said({ type: 'move', cards })).toBe('Ann goes from your clock to your level area.')
  })
})

describe('what comes of an ability', () => {
  const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann'] }
  const toldOf = (text: string, ...answers: string[]) => {
    const library = arena(reads('scout', `【AUTO】 When this card is placed on the stage from your hand, ${text}`))
    const match = given(library, { part: 'main', seats: [{ hand: ['scout'], ...calm }, calm] as never })
    play(match, 'play:scout:left', ...answers)
    const types = match.events(1).map(({ type }) => type)
    return types.slice(types.indexOf('resolve'))
  }

  it('WS-103 is told where it is nothing, and not where something lasts or waits', () => {
    expect(toldOf('if your level is 2 or higher, draw a card.')).toEqual(['resolve', 'vain'])
    expect(toldOf('draw a card.')).toEqual(['resolve', 'move'])
    expect(toldOf('this card gets +1000 power until end of turn.')).toEqual(['resolve'])
    expect(toldOf('at the end of the turn, draw a card.')).toEqual(['resolve'])
  })

  it('WS-103 is told where somebody says no', () => {
    expect(toldOf('you may draw a card.', 'no')).toEqual(['resolve', 'decline'])
    expect(toldOf('you may draw a card.', 'yes')).toEqual(['resolve', 'move'])
    const speak = wordsOf(game.library)
    const match = given(game, {})
    const said = (event: object) =>
      speak.event({ no: 1, time: 0, ...event } as never, { view: match.view(0), seat: 0, names })
    expect(said({ type: 'decline', seat: 1, name: 'ann', ability: '' })).toBe('Kim declines.')
    expect(said({ type: 'vain', seat: 0, name: 'ann', ability: '' })).toBe('Nothing comes of ann’s ability.')
  })
})

it('WS-122 WS-149 that nobody can attack any more is no choice, and everybody sees it', () => {
  const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann'] }
  const match = given(game, { part: 'attack', seats: [{ stage: { left: 'ann' }, ...calm }, calm] as never })
  expect(match.asks(0)[0]!.forced).toBeUndefined()
  play(match, 'direct:left')
  expect(match.asks(0)[0]).toMatchObject({ kind: 'attack', forced: true })
})
