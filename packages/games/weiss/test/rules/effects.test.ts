import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, type Position, reads, sides, tableOf, type WeissMatch } from '../support.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann', 'ann'] }

/** An event `x` with this text is played. */
const after = (
  text: string,
  side: object,
  lines: readonly (string | string[])[] = [],
  foe: object = {},
): WeissMatch => {
  const hand = (side as { hand?: string[] }).hand ?? []
  const match = given(arena(event('x', text)), { seats: [{ ...side, hand: ['x', ...hand] } as never, foe as never] })
  play(match, 'play:x', ...lines)
  return match
}

describe('what an effect does', () => {
  it('for every two of something: once for each pair', () => {
    const drawn = (n: number) =>
      sides(
        after('For every 2 climax in your waiting room, draw a card.', {
          deck: ['ann', 'bob', 'cy'],
          waitingRoom: [...Array.from({ length: n }, () => 'cx'), 'one'],
        }),
      )[0].hand.length
    expect([0, 1, 2, 3, 4].map(drawn)).toEqual([0, 0, 1, 1, 2])
  })

  it('WS-157 "if you do" asks whether something was done', () => {
    const text = 'You may put the top card of your stock into your waiting room. If you do, draw a card.'
    expect(sides(after(text, { stock: ['bob'], deck: ['cy'] }, ['yes']))[0].hand).toEqual(['cy'])
    expect(sides(after(text, { stock: ['bob'], deck: ['cy'] }, ['no']))[0].hand).toEqual([])
    const none = after(text, { deck: ['cy'] })
    if (asked(none)[0]?.[0] === 'may') play(none, 'yes')
    expect(sides(none)[0].hand).toEqual([])
  })

  it('WS-154 as many as were drawn, and not more', () => {
    const text =
      'Draw up to 2 cards, choose the same number of cards in your hand, and put them into your waiting room.'
    const run = (n: string, chosen: string[]) =>
      sides(after(text, { hand: ['one', 'two'], deck: ['ann', 'bob', 'cy'] }, [n, chosen]))[0]
    expect(run('1', ['one'])).toMatchObject({ hand: ['two', 'ann'], waitingRoom: ['one', 'x'] })
    expect(run('2', ['one', 'ann'])).toMatchObject({ hand: ['two', 'bob'] })
    const none = after(text, { hand: ['one'], deck: ['ann'] }, ['0'])
    expect(sides(none)[0]).toMatchObject({ hand: ['one'], waitingRoom: ['x'] })
  })

  it('WS-116 an effect goes on meaning a card that it has moved', () => {
    const text =
      'Choose 1 character in your waiting room, return it to your hand, and choose 1 of your characters with the same card name as that card, and that character gets +1000 power until end of turn.'
    const match = after(text, { waitingRoom: ['ann', 'bob'], stage: { left: 'ann', right: 'bob' } }, ['bob'])
    expect(sides(match)[0]).toMatchObject({ hand: ['bob'], stage: { left: { power: 1000 }, right: { power: 3000 } } })
  })

  it('"those cards" are the two that were put away, not the one that is chosen then', () => {
    const text =
      'Put the top 2 cards of your deck into your waiting room, choose 1 level X or lower character in your waiting room, and return it to your hand. X is equal to the total level of those cards.'
    const choices = (deck: string[]) => {
      const match = after(text, { deck: [...deck, 'ann'], waitingRoom: ['two', 'three'] })
      return sides(match)[0].hand.length > 0 ? sides(match)[0].hand : offered(match)
    }
    expect(choices(['one', 'one'])).toEqual(['two', 'one', 'one#2'])
    expect(choices(['one', 'two'])).toEqual(['two', 'three', 'one', 'two#2'])
    expect(choices(['cx', 'ann'])).toEqual(['ann'])
  })

  it('WS-111 an exchange as rested, and onto the stage', () => {
    const text = 'Choose 1 character in your hand and 1 of your characters, and exchange them as 【REST】.'
    const match = after(text, { hand: ['bob'], stage: { left: { card: 'ann', state: 'reverse' }, right: 'cy' } }, [
      'bob',
      'ann',
    ])
    expect(sides(match)[0]).toMatchObject({
      hand: ['ann'],
      stage: { left: { card: 'bob', state: 'rest' }, right: { state: 'stand' } },
    })
  })

  it('WS-161 X is worked out for each character by itself', () => {
    const text = "All of your characters get +X power until end of turn. X is equal to that character's level x500."
    const { stage } = sides(after(text, { stage: { left: 'ann', middle: 'one', right: 'two' } }))[0]
    expect([stage.left!.power, stage.middle!.power, stage.right!.power]).toEqual([1000, 4500, 8000])
  })

  it('one of several abilities is given, and lasts as long as it says', () => {
    const text =
      'Choose 1 of your characters, choose 1 of the following abilities, and that character gets that ability until end of turn. "【CONT】 This card gets +500 power." "【CONT】 This card gets +1 soul."'
    const run = (which: string) => sides(after(text, { stage: { left: 'ann', right: 'bob' } }, ['ann', which]))[0].stage
    expect(run('1')).toMatchObject({ left: { power: 1500, soul: 1 }, right: { power: 2000, soul: 1 } })
    expect(run('2')).toMatchObject({ left: { power: 1000, soul: 2 }, right: { power: 2000, soul: 1 } })
  })

  it('separate positions are different ones', () => {
    const text = 'Choose 2 characters in your waiting room, and put them on separate positions of your stage.'
    const match = after(text, { waitingRoom: ['ann', 'bob'], stage: { left: 'cy' } }, ['left'])
    expect(offered(match)).toEqual(['middle', 'right', 'back-left', 'back-right'])
    play(match, 'right')
    expect(sides(match)[0].stage.left!.card).not.toBe('cy')
  })

  it('WS-060 WS-097 an effect does not move who must not be moved, nor onto somebody', () => {
    const root = reads('root', '【CONT】 This card cannot move to another position.')
    const shove = event('shove', 'Choose 1 of your characters, and move it to an open position of your stage.')
    const match = given(arena(root, shove), {
      seats: [{ hand: ['shove', 'shove'], stage: { left: 'root', right: 'ann' } }, {}],
    })
    play(match, 'play:shove', 'root')
    expect(sides(match)[0].stage.left!.card).toBe('root')
    play(match, 'play:shove', 'ann')
    expect(offered(match)).toEqual(['middle', 'back-left', 'back-right'])
  })

  it('WS-127 WS-147 a character may take the place of the defender', () => {
    const decoy = reads(
      'decoy',
      '【AUTO】 When this card is front attacked, you may choose 1 character in your hand, and put it on an open position of your back stage as the defending character.',
    )
    const run = (answer: string) => {
      const match = given(arena(decoy), {
        part: 'attack',
        turn: 1,
        seats: [
          { stage: { right: 'decoy', 'back-left': 'ann' }, hand: ['one'], ...calm },
          { stage: { left: 'cy' }, ...calm },
        ],
      })
      play(match, 'front:left', answer, ...(answer === 'yes' ? ['one'] : []), 'pass')
      return match
    }
    const taken = run('yes')
    expect(sides(taken)[0].stage).toMatchObject({
      right: { card: 'decoy', state: 'stand' },
      'back-right': { card: 'one', state: 'stand' },
    })
    expect(sides(taken)[1].stage.left!.state).toBe('reverse')
    expect(sides(run('no'))[0].stage.right!.state).toBe('reverse')
  })

  it('WS-019 looking leaves the deck as it is, apart from what the text says', () => {
    const sift = 'Look at the top card of your deck, and put it on the top or the bottom of your deck.'
    const deck = ['ann', 'bob', 'cy']
    expect(sides(after(sift, { deck }, ['deck-top']))[0].deck.slice(0, 3)).toEqual(['ann', 'bob', 'cy'])
    const under = sides(after(sift, { deck }, ['deck-bottom']))[0].deck
    expect([under[0], under.at(-1)]).toEqual(['bob', 'ann'])
    const sort = 'Look at up to 3 cards from the top of your deck, and put them on the top of your deck in any order.'
    expect(sides(after(sort, { deck: [...deck, 'one'] }, ['3', ['cy', 'ann', 'bob']]))[0].deck.slice(0, 4)).toEqual([
      'cy',
      'ann',
      'bob',
      'one',
    ])
    expect(sides(after(sort, { deck: [...deck, 'one'] }, ['2', ['bob', 'ann']]))[0].deck.slice(0, 3)).toEqual([
      'bob',
      'ann',
      'cy',
    ])
  })

  it('what is revealed is seen by both, what is looked at by one', () => {
    const seen = (text: string, seat: number) => {
      const match = after(text, { deck: ['two', 'bob'] })
      const told = match.events(seat).filter(({ type }) => type === 'show')
      return JSON.stringify(told).includes('"two"')
    }
    const reveal = 'Reveal the top card of your deck. If that card is a climax, draw a card.'
    expect([seen(reveal, 0), seen(reveal, 1)]).toEqual([true, true])
    const look = 'Look at the top card of your deck, and put it on the top or the bottom of your deck.'
    expect([seen(look, 0), seen(look, 1)]).toEqual([true, false])
  })

  it('WS-098 each player acts for themselves, the turn player first', () => {
    const text = 'All players put 1 character from their stage into their waiting room.'
    const match = after(text, { stage: { left: 'ann', right: 'bob' } }, ['bob'], {
      stage: { left: 'cy', right: 'one' },
    })
    expect(asked(match)).toEqual([[], ['choose']])
    expect(offered(match)).toEqual(['cy', 'one'].sort())
    play(match, 'cy')
    expect(sides(match)[0].waitingRoom).toContain('bob')
    expect(sides(match)[1].waitingRoom).toEqual(['cy'])
  })

  it('WS-069 WS-157 what pays is not put away by the effect', () => {
    const text = (cost: string) =>
      `【ACT】 [${cost}] Put the top card of your deck into your waiting room, and draw X cards. X is equal to the number of cards put into your waiting room by this effect.`
    const drawn = (cost: string) => {
      const side = { stock: ['one'], hand: ['two'], stage: { left: 'c' }, deck: ['bob', 'three', 'three', 'three'] }
      const match = given(arena(reads('c', text(cost))), { seats: [side, {}] })
      play(match, 'use:left:c:1')
      return sides(match)[0].hand.filter((each) => each === 'three').length
    }
    expect([
      drawn('【REST】 this card'),
      drawn('(1)'),
      drawn('Put 1 card from your hand into your waiting room'),
    ]).toEqual([1, 1, 1])
  })

  it('WS-095 "if you rest two": so many have become rested, no more than that were chosen', () => {
    const rest =
      'Choose 2 of your characters, and 【REST】 them. If you 【REST】 2 characters, all of your characters get +500 power until end of turn.'
    const power = (right: string) => {
      const stage = { left: 'ann', right: { card: 'ann', state: right } }
      const match = given(arena(event('rest', rest)), { seats: [{ hand: ['rest'], stage }, {}] })
      play(match, 'play:rest')
      return sides(match)[0].stage.left!.power
    }
    expect([power('stand'), power('rest')]).toEqual([1500, 1000])
  })

  it('WS-106 "by that effect": of the ability that was used, not of its cost', () => {
    const storm = reads(
      'storm',
      '【ACT】 Brainstorm [Put 1 card from your hand into your waiting room] Flip over 2 cards from the top of your deck, and put them into your waiting room. For each climax revealed among those cards, draw a card.',
    )
    const glad = reads(
      'glad',
      '【AUTO】 When you use "Brainstorm", if a climax is put into the waiting room by that effect, this card gets +500 power until end of turn.',
    )
    const power = (paid: string, deck: string[]) => {
      const side = { hand: [paid], stage: { left: 'storm', right: 'glad' }, deck: [...deck, 'ann'] }
      const match = given(arena(storm, glad), { seats: [side, {}] })
      play(match, 'use:left:storm:1')
      return sides(match)[0].stage.right!.power
    }
    expect([power('ann', ['bob', 'cx']), power('cx', ['bob', 'ann'])]).toEqual([1500, 1000])
  })
})

describe('where cards are put', () => {
  const plays = (text: string, me: object, foe: object = {}) => {
    const match = given(arena(event('e', text)), { seats: [{ hand: ['e'], ...me }, foe] as Position['seats'] })
    play(match, 'play:e')
    return match
  }

  it('on the bottom of the deck in any order: from its top as well', () => {
    const match = plays(
      'Look at up to 2 cards from the top of your deck, and put them on the bottom of your deck in any order.',
      { deck: ['ann', 'bob', 'cy'] },
    )
    play(match, '2', ['bob', 'ann'])
    expect(sides(match)[0].deck[0]).toBe('cy')
    expect(sides(match)[0].deck.slice(-2)).toEqual(['bob', 'ann'])
  })

  it('on the top or the bottom: the player says which, of the card that is put there; of none nothing is asked', () => {
    const text = 'Choose up to 1 card in your waiting room, and put it on the top or the bottom of your deck.'
    const match = plays(text, { waitingRoom: ['ann', 'bob'], deck: ['cy'] })
    play(match, 'bob')
    const [ask] = match.asks(0)
    expect(ask).toMatchObject({ kind: 'destination', card: { name: 'bob' } })
    expect(ask!.options).toMatchObject([
      { key: 'deck-top', zone: 'deck', end: 'top' },
      { key: 'deck-bottom', zone: 'deck', end: 'bottom' },
    ])
    play(match, 'deck-top')
    expect(sides(match)[0].deck.slice(0, 2)).toEqual(['bob', 'cy'])
    const none = plays(text, { waitingRoom: ['ann', 'bob'], deck: ['cy'] })
    play(none, [])
    expect(tableOf(none).state.part).toBe('main')
    expect(offered(none)).toContain('done')
  })

  it('WS-033 on the center stage: one of its three positions, and no other', () => {
    const match = plays('Choose 1 character in your waiting room, and put it on any position of your center stage.', {
      waitingRoom: ['ann'],
    })
    expect(offered(match)).toEqual(['left', 'middle', 'right'])
    play(match, 'right')
    expect(sides(match)[0].stage.right!.card).toBe('ann')
  })

  it('WS-115 under a character of the other player: it is that one’s marker, and its owner’s card', () => {
    const match = plays(
      "Choose 1 of your opponent's characters, and put the top card of your deck face up underneath that character as a marker.",
      { deck: ['cy'] },
      { stage: { left: 'ann' } },
    )
    expect(sides(match)[1].stage.left!.markers).toEqual([{ card: 'cy', owner: 0 }])
    expect(sides(match)[0].waitingRoom).toEqual(['e'])
  })
})
