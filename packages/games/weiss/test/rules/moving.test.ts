import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, type Position, reads, sides, type WeissMatch } from '../support.ts'

/** An event `x` with this text is played. */
const after = (text: string, me: object, lines: readonly (string | string[])[] = [], foe: object = {}): WeissMatch => {
  const hand = (me as { hand?: string[] }).hand ?? []
  const seats = [{ ...me, hand: ['x', ...hand] }, foe] as Position['seats'] & object
  const match = given(arena(event('x', text)), { seats })
  play(match, 'play:x', ...lines)
  return match
}

/** Returns whoever comes from the hand to it, before what that card itself does. */
const thorn = reads(
  'thorn',
  '【AUTO】 When your other character is placed on the stage from your hand, return it to your hand.',
)

describe('cards that effects move', () => {
  it('"the same number" is that of what was moved last, and not of all that was moved', () => {
    const text =
      'Put the top card of your deck into your waiting room. Your opponent puts all of their stock into their waiting room, and puts the same number of cards from the top of their deck into their stock.'
    const run = (stock: string[]) => sides(after(text, {}, [], { stock, deck: ['one', 'two', 'three', 'cy'] }))[1].stock
    expect(run(['ann', 'bob'])).toEqual(['two', 'one'])
    expect(run([])).toEqual([])
  })

  it('"those cards" are those of both players', () => {
    const text =
      'All players put the top card of their deck into their waiting room. Draw X cards. X is equal to the number of characters among those cards.'
    const run = (mine: string, theirs: string) =>
      sides(after(text, { deck: [mine, 'one', 'two'] }, [], { deck: [theirs] }))[0].hand
    expect([run('ann', 'bob'), run('ann', 'cx'), run('cx', 'bob'), run('cx', 'cx')]).toEqual([
      ['one', 'two'],
      ['one'],
      ['one'],
      [],
    ])
  })

  it('WS-019 on the top of the deck in any order, wherever they come from; the first lies on top', () => {
    const text = 'Choose 2 characters in your waiting room, and put them on the top of your deck in any order.'
    const { deck, waitingRoom } = sides(
      after(text, { waitingRoom: ['ann', 'bob', 'cy'], deck: ['one'] }, [
        ['ann', 'cy'],
        ['cy', 'ann'],
      ]),
    )[0]
    expect([deck.slice(0, 3), waitingRoom]).toEqual([
      ['cy', 'ann', 'one'],
      ['bob', 'x'],
    ])
  })

  it('WS-019 some of those that were looked at go back on top, the rest goes', () => {
    const text =
      'Look at up to 3 cards from the top of your deck, choose up to 2 cards from among them, put them on the top of your deck in any order, and put the rest into your waiting room.'
    const run = (...lines: string[][]) => {
      const match = after(text, { deck: ['ann', 'bob', 'cy', 'one'] }, ['3', ...lines])
      return [sides(match)[0].deck.slice(0, 3), sides(match)[0].waitingRoom]
    }
    const beneath = run(['bob', 'cy'], ['cy', 'bob'])
    expect(beneath).toEqual([
      ['cy', 'bob', 'one'],
      ['ann', 'x'],
    ])
    expect(run(['ann', 'cy'], ['cy', 'ann'])).toEqual([
      ['cy', 'ann', 'one'],
      ['bob', 'x'],
    ])
    expect(run([])[0]!.slice(0, 1)).toEqual(['one'])
  })

  it('WS-094 onto an open position: where none is open it stays where it is', () => {
    const text = 'Choose 1 character in your waiting room, and put it on an open position of your back stage.'
    const run = (stage: object) => sides(after(text, { waitingRoom: ['ann'], stage }))[0]
    const full = run({ 'back-left': 'bob', 'back-right': 'cy' })
    expect([full.stage['back-left']!.card, full.stage['back-right']!.card]).toEqual(['bob', 'cy'])
    expect(full.waitingRoom).toEqual(['ann', 'x'])
    expect(run({ 'back-left': 'bob', left: 'cy' }).stage['back-right']!.card).toBe('ann')
  })

  it('WS-058 onto any position: also where this effect has put another card', () => {
    const text =
      'Choose 1 character in your waiting room, put it on any position of your stage, choose 1 character in your hand, and put it on any position of your stage.'
    const match = after(text, { waitingRoom: ['ann'], hand: ['bob'] }, ['left', 'bob'])
    expect(offered(match)).toEqual(['left', 'middle', 'right', 'back-left', 'back-right'])
    play(match, 'left')
    expect(sides(match)[0]).toMatchObject({ stage: { left: { card: 'bob' } }, waitingRoom: ['x', 'ann'] })
  })

  it('separate positions are those of the cards that are put on the stage, not of one that has left it', () => {
    const text =
      'Choose 1 of your characters, put it into your waiting room, choose 2 characters in your waiting room, and put them on separate positions of your stage.'
    const match = after(text, { stage: { right: 'cy' }, waitingRoom: ['ann', 'bob'] }, [['ann', 'bob']])
    expect(offered(match)).toEqual(['left', 'middle', 'right', 'back-left', 'back-right'])
  })

  it('WS-154 WS-157 a draw of none is none: what comes "if you do" does not', () => {
    const text = 'You may draw up to 1 card. If you do, put the top card of your clock into your waiting room.'
    const run = (...lines: string[]) => {
      const { hand, clock } = sides(after(text, { deck: ['one', 'two'], clock: ['ann', 'bob'] }, lines))[0]
      return [hand, clock]
    }
    expect(run('yes', '1')).toEqual([['one'], ['ann']])
    expect(run('yes', '0')).toEqual([[], ['ann', 'bob']])
    expect(run('no')).toEqual([[], ['ann', 'bob']])
  })

  it('"that card" is the one that was drawn', () => {
    const text =
      'Draw a card, and reveal it. If that card is a climax, put the top card of your clock into your waiting room.'
    const run = (top: string) => {
      const match = after(text, { deck: [top, 'two'], clock: ['ann', 'bob'] })
      const shown = JSON.stringify(match.events(1).filter(({ type }) => type === 'show'))
      return [shown.includes(`"${top}"`), sides(match)[0].clock.length]
    }
    expect([run('cx'), run('one')]).toEqual([
      [true, 1],
      [true, 2],
    ])
  })
})

describe('WS-107 WS-115 markers that an effect puts', () => {
  it('a card that has left gets none', () => {
    const nest = reads(
      'nest',
      '【AUTO】 When this card is placed on the stage from your hand, put the top card of your deck face down underneath this card as a marker.',
    )
    const match = given(arena(thorn, nest), {
      seats: [{ hand: ['nest'], stage: { right: 'thorn' }, deck: ['cy'] }, {}],
    })
    play(match, 'play:nest:left', 'thorn:1')
    expect(sides(match)[0]).toMatchObject({ hand: ['nest'], stage: { left: null } })
    expect(sides(match)[0].deck[0]).toBe('cy')
  })

  it('of all characters, those beside it come to lie under it, and it stays', () => {
    const nest = reads(
      'nest',
      '【ACT】 [Put 1 card from your hand into your waiting room] Put all of your characters face up underneath this card as markers.',
    )
    const match = given(arena(nest), {
      seats: [{ hand: ['one'], stage: { left: 'ann', right: 'nest', 'back-left': 'bob' } }, {}],
    })
    play(match, 'use:right:nest:1')
    expect(sides(match)[0].stage).toMatchObject({ left: null, 'back-left': null, right: { markers: ['ann', 'bob'] } })
  })
})

describe('characters that effects move on the stage', () => {
  it('WS-060 WS-107 one that has left is not moved; one that must not attack is', () => {
    const hop = reads(
      'hop',
      '【AUTO】 When this card is placed on the stage from your hand, move this card to an open position of your back stage.',
    )
    const gone = given(arena(thorn, hop), { seats: [{ hand: ['hop'], stage: { right: 'thorn' } }, {}] })
    play(gone, 'play:hop:left', 'thorn:1')
    expect(sides(gone)[0]).toMatchObject({ hand: ['hop'], stage: { left: null, 'back-left': null } })
    const calm = reads('calm', '【CONT】 This card cannot attack.')
    const shove = event('shove', 'Choose 1 of your characters, and move it to an open position of your back stage.')
    const match = given(arena(calm, shove), {
      seats: [{ hand: ['shove'], stage: { left: 'calm', 'back-left': 'ann' } }, {}],
    })
    play(match, 'play:shove', 'calm')
    expect(sides(match)[0].stage['back-right']!.card).toBe('calm')
  })

  it('WS-061 to a position that is named, if that is open: in front, not behind it', () => {
    const step = reads(
      'step',
      '【AUTO】 At the beginning of your attack phase, move this card to the open left position of your center stage.',
    )
    const run = (stage: object) => {
      const match = given(arena(step), { part: 'attack', seats: [{ stage } as never, {}] })
      return sides(match)[0].stage
    }
    expect(run({ right: { card: 'step', state: 'rest' } })).toMatchObject({
      left: { card: 'step', state: 'rest' },
      right: null,
    })
    expect(run({ right: 'step', left: 'ann' })).toMatchObject({ left: { card: 'ann' }, right: { card: 'step' } })
  })
})

describe('WS-111 an exchange', () => {
  const swap = 'Choose 1 character in your hand and 1 of your characters, and exchange them'
  const me = { hand: ['bob'], stage: { left: { card: 'ann', state: 'rest' }, right: 'cy' } }

  it('an effect goes on meaning the cards that have changed places', () => {
    const here = '1 of your characters'
    const away = '1 character in your waiting room'
    for (const [first, second, ...chosen] of [
      [here, away, 'ann', 'bob'],
      [away, here, 'bob', 'ann'],
    ]) {
      const text = `Choose ${first} and ${second}, exchange them, and those characters get +1000 power until end of turn.`
      const match = after(text, { waitingRoom: ['bob', 'cy'], stage: me.stage }, chosen)
      expect(sides(match)[0]).toMatchObject({ waitingRoom: ['ann', 'cy', 'x'], stage: { left: { power: 3000 } } })
      expect(sides(match)[0].stage.right!.power).toBe(3000)
    }
  })

  it('WS-050 whoever comes stands, unless the text says otherwise', () => {
    for (const [how, state] of [
      ['', 'stand'],
      [' as 【STAND】', 'stand'],
      [' as 【REST】', 'rest'],
    ]) {
      const { stage } = sides(after(`${swap}${how}.`, me, ['bob', 'ann']))[0]
      expect(stage.left).toMatchObject({ card: 'bob', state })
    }
  })

  it('WS-156 one with another: those that the player chooses', () => {
    const text = 'Exchange 1 of your characters with 1 character in your waiting room.'
    const match = after(text, { waitingRoom: ['one', 'bob'], stage: me.stage }, ['cy', 'bob'])
    expect(sides(match)[0]).toMatchObject({
      waitingRoom: ['one', 'cy', 'x'],
      stage: { left: { card: 'ann' }, right: { card: 'bob' } },
    })
  })

  it('WS-061 two characters change positions: each stays as it is, or stands if the text says so', () => {
    const run = (how: string) =>
      sides(
        after(
          `Choose 2 of your characters, and exchange them${how}.`,
          { stage: { left: { card: 'ann', state: 'rest' }, right: 'cy', middle: 'bob' } },
          [['ann', 'cy']],
        ),
      )[0].stage
    expect(run('')).toMatchObject({ left: { card: 'cy', state: 'stand' }, right: { card: 'ann', state: 'rest' } })
    expect(run(' as 【STAND】')).toMatchObject({ left: { card: 'cy' }, right: { card: 'ann', state: 'stand' } })
  })

  it('WS-094 with nobody to exchange with, nothing is exchanged', () => {
    const match = after(`${swap}.`, { ...me, hand: ['cx'] })
    // nobody else sees that the hand holds none
    expect([asked(match)[0], offered(match)]).toEqual([['choose'], []])
    play(match, [], 'ann')
    expect(sides(match)[0]).toMatchObject({ hand: ['cx'], stage: { left: { card: 'ann' }, right: { card: 'cy' } } })
  })

  it('WS-107 nor with a card that has left', () => {
    const trade = reads(
      'trade',
      '【AUTO】 When this card is placed on the stage from your hand, choose this card and 1 character in your waiting room, and exchange them.',
    )
    const match = given(arena(thorn, trade), {
      seats: [{ hand: ['trade'], stage: { right: 'thorn' }, waitingRoom: ['ann'] }, {}],
    })
    play(match, 'play:trade:left', 'thorn:1')
    expect(sides(match)[0]).toMatchObject({ hand: ['trade'], waitingRoom: ['ann'], stage: { left: null } })
  })
})
