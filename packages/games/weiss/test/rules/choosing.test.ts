import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, reads, sides, type WeissMatch } from '../support.ts'

/** An event `x` with this text is played. */
const after = (text: string, me: object, lines: readonly (string | string[])[] = [], foe: object = {}): WeissMatch => {
  const hand = (me as { hand?: string[] }).hand ?? []
  const match = given(arena(event('x', text)), { seats: [{ ...me, hand: ['x', ...hand] } as never, foe as never] })
  play(match, 'play:x', ...lines)
  return match
}

const context = (match: WeissMatch) => match.asks(0)[0]!.context

describe('choosing cards', () => {
  it('WS-154 as many as possible, and not more', () => {
    const text = 'Choose 2 characters in your waiting room, and return them to your hand.'
    const some = after(text, { waitingRoom: ['ann', 'bob', 'cy'] })
    expect(context(some)).toMatchObject({ min: 2, max: 2 })
    expect(() => play(some, ['ann', 'bob', 'cy'])).toThrow()
    play(some, ['bob', 'cy'])
    expect(sides(some)[0].hand).toEqual(['bob', 'cy'])
    expect(sides(after(text, { waitingRoom: ['ann', 'bob'] }))[0].hand).toEqual(['ann', 'bob'])
    expect(sides(after(text, { waitingRoom: ['ann'] }))[0].hand).toEqual(['ann'])
  })

  it('WS-154 "up to" may be none, and is asked even where there is one', () => {
    const text = 'Choose up to 1 character in your waiting room, and return it to your hand.'
    const match = after(text, { waitingRoom: ['ann'] })
    expect(context(match)).toMatchObject({ min: 0, max: 1 })
    play(match, [])
    expect(sides(match)[0].hand).toEqual([])
    expect(asked(after(text, {}))[0]).toEqual(['main'])
  })

  it('WS-096 none are asked for: nobody is asked', () => {
    const text = 'Choose X characters in your waiting room, and return them to your hand. X is equal to your level.'
    expect(sides(after(text, { waitingRoom: ['ann'] }))[0].hand).toEqual([])
    expect(sides(after(text, { waitingRoom: ['ann'], level: ['bob'] }))[0].hand).toEqual(['ann'])
  })

  it('WS-156 what cannot be chosen by the opponent’s effects is not offered to the opponent', () => {
    const shy = reads('shy', "【CONT】 This card cannot be chosen by your opponent's effects.")
    const hit = event('hit', "Choose 1 of your opponent's characters, and 【REST】 it.")
    const help = event('help', 'Choose 1 of your characters, and 【REST】 it.')
    const match = given(arena(shy, hit, help), {
      seats: [
        { hand: ['hit', 'help'], stage: { left: 'shy', right: 'ann' } },
        { stage: { left: 'shy', middle: 'bob', right: 'cy' } },
      ],
    })
    play(match, 'play:hit')
    expect(offered(match)).toEqual(['bob', 'cy'])
    play(match, 'bob', 'play:help')
    expect(offered(match)).toEqual(['shy', 'ann'])
  })

  it('WS-019 a hidden hand is asked for, though it holds only what must be chosen', () => {
    const text = 'Choose 1 character in your hand, and put it into your clock.'
    const match = after(text, { hand: ['ann', 'cx'] })
    expect([asked(match)[0], offered(match)]).toEqual([['choose'], ['ann']])
    const bare = after(text, { hand: ['cx'] })
    expect(asked(bare)[0]).toEqual(['choose'])
    play(bare, [])
    expect(sides(bare)[0].clock).toEqual([])
    expect(sides(after('Choose 1 card in your hand, and put it into your clock.', { hand: ['ann'] }))[0].clock).toEqual(
      ['ann'],
    )
  })

  it('cards with different names are of different names', () => {
    const text =
      'Choose up to 2 characters with different card names in your waiting room, and return them to your hand.'
    const match = after(text, { waitingRoom: ['ann', 'ann', 'bob'] })
    expect(() => play(match, ['ann', 'ann#2'])).toThrow()
    play(match, ['ann#2', 'bob'])
    expect(sides(match)[0].hand).toEqual(['ann', 'bob'])
  })

  it('"1 of these and 1 of those" are two cards', () => {
    const text =
      'Choose 1 《Harbour》 character and 1 《Lamp》 character in your waiting room, and return them to your hand.'
    const match = after(text, { waitingRoom: ['bob', 'ann', 'cy'] }, ['bob'])
    expect(sides(match)[0].hand).toEqual(['bob', 'cy'])
    expect(sides(after(text, { waitingRoom: ['bob'] }))[0].hand).toEqual(['bob'])
  })

  it('"1 of these or 1 of those" is one card, of either', () => {
    const text = 'Choose 1 character in your waiting room or 1 climax in your memory, and return it to your hand.'
    const match = after(text, { waitingRoom: ['ann', 'cx-blu'], memory: ['cx', 'bob'] })
    expect(offered(match)).toEqual(['ann', 'cx'])
    expect(context(match)).toMatchObject({ min: 1, max: 1 })
    play(match, 'cx')
    expect(sides(match)[0]).toMatchObject({ hand: ['cx'], memory: ['bob'] })
  })

  it('from the top of a pile: as many as one wants up to the number, and as there are', () => {
    const text = 'Put up to 3 cards from the top of your clock into your waiting room.'
    const match = after(text, { clock: ['ann', 'bob'] })
    expect(offered(match)).toEqual(['0', '1', '2'])
    play(match, '1')
    expect(sides(match)[0]).toMatchObject({ clock: ['ann'], waitingRoom: ['bob', 'x'] })
  })

  it('by lot, nobody chooses', () => {
    const text = "Choose 2 random cards in your opponent's hand, and put them into their waiting room."
    const match = after(text, {}, [], { hand: ['ann', 'bob', 'cy'] })
    expect(sides(match)[1].waitingRoom).toHaveLength(2)
    expect(sides(match)[1].hand).toHaveLength(1)
    expect(asked(match)).toEqual([['main'], []])
  })

  it('whoever is asked sees what was chosen before, if it lies open', () => {
    const text = 'Choose 1 character in your waiting room, choose 1 card in your hand, and put them into your clock.'
    const match = after(text, { waitingRoom: ['ann', 'bob'], hand: ['one', 'two'] }, ['bob'])
    expect(context(match)).toMatchObject({ source: 'x', bound: ['bob'], cause: null })
  })
})

describe('effects of which some are done', () => {
  const three = '"Draw a card." "Put the top card of your clock into your waiting room." "Shuffle your deck."'
  const me = { deck: ['bob', 'ann', 'ann'], clock: ['one', 'two'] }

  it('one of them, as the player says', () => {
    const text = `Choose 1 of the following effects, and perform it. ${three}`
    const run = (which: string) => sides(after(text, me, [which]))[0]
    expect(run('1')).toMatchObject({ hand: ['bob'], clock: ['one', 'two'] })
    expect(run('2')).toMatchObject({ hand: [], clock: ['one'] })
    expect(offered(after(text, me))).toEqual(['1', '2', '3'])
  })

  it('up to two of them, each once', () => {
    const text = `Choose up to 2 of the following effects, and perform them. ${three}`
    const run = (which: string[]) => sides(after(text, me, [which]))[0]
    expect(run([])).toMatchObject({ hand: [], clock: ['one', 'two'] })
    expect(run(['2', '1'])).toMatchObject({ hand: ['bob'], clock: ['one'] })
    expect(() => run(['1', '2', '3'])).toThrow()
    expect(() => run(['1', '1'])).toThrow()
  })

  const both = '"Put the top card of your deck into your stock." "Put the top card of your deck into your clock."'

  it('those that were chosen are done in the order of the text', () => {
    const text = `Choose up to 2 of the following effects, and perform them. ${both}`
    const run = (which: string[]) => sides(after(text, { deck: ['bob', 'cy', 'ann'] }, [which]))[0]
    for (const which of [
      ['1', '2'],
      ['2', '1'],
    ])
      expect(run(which)).toMatchObject({ stock: ['bob'], clock: ['cy'] })
  })

  it('all of them in order, without a question', () => {
    const match = after(`Perform the following 2 effects in order. ${both}`, { deck: ['bob', 'cy', 'ann'] })
    expect(sides(match)[0]).toMatchObject({ stock: ['bob'], clock: ['cy'] })
  })

  it('all of them in any order, which the player gives', () => {
    const text = `Perform the following 2 effects in any order. ${both}`
    const run = (order: string[]) => sides(after(text, { deck: ['bob', 'cy', 'ann'] }, [order]))[0]
    expect(run(['1', '2'])).toMatchObject({ stock: ['bob'], clock: ['cy'] })
    expect(run(['2', '1'])).toMatchObject({ stock: ['cy'], clock: ['bob'] })
    expect(() => run(['2'])).toThrow()
  })

  it('WS-156 the opponent chooses for themselves where the text says so', () => {
    const text =
      'Your opponent chooses 1 of the following effects. "Draw a card." "Put the top card of your clock into your waiting room."'
    const match = after(text, me, [], { clock: ['ann'] })
    expect(asked(match)).toEqual([[], ['mode']])
  })
})

describe('effects that may be done', () => {
  const fetch = 'You may choose 1 climax in your waiting room, and return it to your hand.'

  it('WS-157 nobody is asked where everybody sees that nothing is there to choose', () => {
    const kinds = (waitingRoom: string[]) => asked(after(fetch, { waitingRoom }))[0]
    expect([kinds([]), kinds(['ann', 'bob']), kinds(['ann', 'cx'])]).toEqual([['main'], ['main'], ['may']])
    const put = 'You may put 1 climax from your waiting room into your stock.'
    expect(asked(after(put, { waitingRoom: ['ann'] }))[0]).toEqual(['main'])
  })

  it('WS-157 a hand that others do not see is asked for, whatever it holds', () => {
    const text = 'You may put 1 climax from your hand into your waiting room. If you do, draw a card.'
    const match = after(text, { hand: ['ann'], deck: ['one'] })
    expect([asked(match)[0], context(match)]).toMatchObject([['may'], { pays: false }])
    play(match, 'no')
    expect(sides(match)[0].hand).toEqual(['ann'])
  })

  it('WS-157 "if you do" follows what leaves no card behind as well', () => {
    const text = 'You may deal 1 damage to your opponent. If you do, draw a card.'
    const run = (answer: string) => {
      const match = after(text, { deck: ['one', 'two'] }, [answer], { deck: ['bob', 'ann'] })
      return [sides(match)[0].hand, sides(match)[1].clock]
    }
    expect(run('yes')).toEqual([['one'], ['bob']])
    expect(run('no')).toEqual([[], []])
  })

  it('WS-157 what comes after the cost is offered though the cost could not be paid again', () => {
    const clerk = reads(
      'clerk',
      '【AUTO】 [(1)] When this card is placed on the stage from your hand, you may pay the cost. If you do, you may draw a card.',
    )
    const match = given(arena(clerk), { seats: [{ hand: ['clerk'], stock: ['ann'], deck: ['one', 'two'] }, {}] })
    play(match, 'play:clerk:left')
    expect(context(match)).toMatchObject({ pays: true })
    play(match, 'yes')
    expect([offered(match), context(match)]).toMatchObject([['yes', 'no'], { pays: false }])
    play(match, 'yes')
    expect(sides(match)[0]).toMatchObject({ hand: ['one'], stock: [] })
  })

  it('for every three of something: once for each three', () => {
    const drawn = (n: number) =>
      sides(
        after('For every 3 climax in your waiting room, draw a card.', {
          deck: ['one', 'two', 'bob'],
          waitingRoom: Array.from({ length: n }, () => 'cx'),
        }),
      )[0].hand.length
    expect([2, 3, 5, 6].map(drawn)).toEqual([0, 1, 1, 2])
  })

  it('an effect that was chosen may itself ask; whoever chooses is told how many there are to choose', () => {
    const text =
      'Choose up to 2 of the following effects, and perform them. "Choose 1 character in your waiting room, and return it to your hand." "Draw a card."'
    const match = after(text, { waitingRoom: ['ann', 'bob'], deck: ['one', 'two'] })
    expect(context(match)).toMatchObject({ min: 0, max: 2 })
    play(match, ['1', '2'])
    expect([asked(match)[0], offered(match)]).toEqual([['choose'], ['ann', 'bob']])
    play(match, 'bob')
    expect(sides(match)[0].hand).toEqual(['bob', 'one'])
  })
})
