import { asked, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, character, duel, event, game, given, reads, sides } from '../support.ts'

describe('playing a card', () => {
  it('WS-007 WS-068 WS-100 its level is at most the player’s', () => {
    const seats = (level: string[]) => [{ hand: ['two'], level, stock: ['ann'] }, {}] as [object, object]
    duel(game, { seats: seats(['ann', 'ann']) as never, play: ['0 play:two:left'] })
    duel(game, { seats: seats(['ann']) as never, play: ['0 refused play:two:left WS-068'] })
    duel(game, { seats: seats(['ann', 'ann', 'ann']) as never, play: ['0 play:two:left'] })
  })

  it('WS-008 WS-069 its cost goes from the stock to the waiting room', () => {
    duel(game, {
      seats: [{ hand: ['three'], level: ['ann', 'ann', 'ann'], stock: ['bob', 'cy', 'ann'] }, {}],
      play: ['0 play:three:left'],
      expect: { '0.waitingRoom': ['bob', 'cy'], '0.stock': ['ann'] },
    })
    duel(game, {
      seats: [{ hand: ['three'], level: ['ann', 'ann', 'ann'], stock: ['bob'] }, {}],
      play: ['0 refused play:three:left WS-069'],
    })
  })

  it('WS-070 a card of its colour lies in the clock or the level area', () => {
    const blue = character('deep', { colour: 'blue', level: 1 })
    const of = arena(blue)
    duel(of, { seats: [{ hand: ['deep'], level: ['ann'] }, {}], play: ['0 refused play:deep:left WS-070'] })
    duel(of, { seats: [{ hand: ['deep'], level: ['ann'], clock: ['blu'] }, {}], play: ['0 play:deep:left'] })
    duel(of, { seats: [{ hand: ['deep'], level: ['blu'] }, {}], play: ['0 play:deep:left'] })
    duel(of, {
      seats: [{ hand: ['deep'], level: ['ann'], waitingRoom: ['blu'], stage: { left: 'blu' } }, {}],
      play: ['0 refused play:deep:left WS-070'],
    })
  })

  it('WS-071 a level-0 character or event needs no colour', () => {
    const blue = event('drops', 'Draw a card.', { colour: 'blue' })
    duel(arena(blue), { seats: [{ hand: ['blu', 'drops'] }, {}], play: ['0 play:blu:left', '0 play:drops'] })
  })

  it('WS-094 an effect does as much as can be done', () => {
    const much = event('much', 'Choose 3 characters in your waiting room, and return them to your hand.')
    duel(arena(much), {
      seats: [{ hand: ['much'], waitingRoom: ['ann', 'bob'] }, {}],
      play: ['0 play:much'],
      expect: { '0.hand': ['ann', 'bob'] },
    })
  })

  it('WS-095 what is so already does not become so', () => {
    const nod = reads('nod', '【AUTO】 When this card becomes 【REST】, draw a card.')
    const tire = event('tire', '【REST】 all of your characters.')
    duel(arena(nod, tire), {
      seats: [{ hand: ['tire', 'tire'], stage: { left: 'nod' }, deck: ['cy', 'bob'] }, {}],
      play: ['0 play:tire', '0 play:tire'],
      expect: { '0.hand': ['cy'] },
    })
  })

  it('WS-096 zero times is nothing, and so is less', () => {
    const none = event('none', 'Draw X cards. X is equal to your level.')
    duel(arena(none), {
      seats: [{ hand: ['none'], deck: ['cy'] }, {}],
      play: ['0 play:none'],
      expect: { '0.hand': [] },
    })
  })

  it('WS-097 what forbids prevails over what allows', () => {
    const free = reads(
      'free',
      [
        '【CONT】 This card can be played without fulfilling color requirements.',
        '【CONT】 This card cannot be played from your hand.',
      ],
      { colour: 'blue', level: 1 },
    )
    duel(arena(free), { seats: [{ hand: ['free'], level: ['ann'] }, {}], play: ['0 refused play:free:left WS-097'] })
  })

  it('WS-154 "up to" allows fewer, down to none; a plain number takes as many as possible', () => {
    const upTo = event('up-to', 'Choose up to 2 characters in your waiting room, and return them to your hand.')
    const plainly = event('plainly', 'Choose 2 characters in your waiting room, and return them to your hand.')
    const seats = [{ hand: ['up-to', 'plainly'], waitingRoom: ['ann', 'bob', 'cy'] }, {}] as const
    duel(arena(upTo, plainly), {
      seats: [...seats] as never,
      play: ['0 play:up-to', '0 -'],
      expect: { '0.hand': ['plainly'] },
    })
    duel(arena(upTo, plainly), {
      seats: [...seats] as never,
      play: ['0 play:plainly', '0 refused ann', '0 ann cy'],
      expect: { '0.hand': ['up-to', 'ann', 'cy'] },
    })
  })

  it('WS-155 a search may find nothing, even where something would fit', () => {
    const seek = event(
      'seek',
      'Search your deck for up to 1 《Harbour》 character, reveal it to your opponent, put it into your hand, and shuffle your deck.',
    )
    duel(arena(seek), { seats: [{ hand: ['seek'] }, {}], play: ['0 play:seek', '0 -'], expect: { '0.hand': [] } })
    duel(arena(seek), {
      seats: [{ hand: ['seek'] }, {}],
      play: ['0 play:seek', '0 refused cy', '0 ann'],
      expect: { '0.hand': ['ann'] },
    })
  })

  it('WS-156 choices are made when the ability resolves', () => {
    const greet = reads(
      'greet',
      '【AUTO】 When this card is placed on the stage from your hand, choose 1 of your opponent’s characters, and return it to their hand.'.replace(
        '’',
        "'",
      ),
    )
    duel(arena(greet), {
      seats: [{ hand: ['greet'] }, { stage: { left: 'ann', right: 'bob' } }],
      play: ['0 play:greet:left', { 'asked.0': ['choose'] }, '0 bob'],
      expect: { '1.hand': ['bob'] },
    })
  })

  it('WS-157 an optional cost is paid on resolution, all of it or not at all', () => {
    const both = reads(
      'both',
      '【AUTO】 [(1) & Put 1 card from your hand into your waiting room] When this card is placed on the stage from your hand, you may pay the cost. If you do, draw 2 cards.',
    )
    const of = arena(both)
    duel(of, {
      seats: [{ hand: ['both', 'ann'], stock: ['bob'], deck: ['cy', 'one'] }, {}],
      play: ['0 play:both:left', '0 yes'],
      expect: { '0.hand': ['cy', 'one'], '0.stock': [] },
    })
    duel(of, {
      seats: [{ hand: ['both'], stock: ['bob'], deck: ['cy', 'one'] }, {}],
      play: ['0 play:both:left'],
      expect: { '0.hand': [], '0.stock': ['bob'] },
    })
    duel(of, {
      seats: [{ hand: ['both', 'ann'], stock: [], deck: ['cy', 'one'] }, {}],
      play: ['0 play:both:left'],
      expect: { '0.hand': ['ann'] },
    })
    duel(of, {
      seats: [{ hand: ['both', 'ann'], stock: ['bob'], deck: ['cy', 'one'] }, {}],
      play: ['0 play:both:left', '0 no'],
      expect: { '0.hand': ['ann'], '0.stock': ['bob'] },
    })
  })

  it('WS-093 an event may say when it can be played; that holds in hand', () => {
    const picky = event('picky', [
      'If you do not have a 《Lamp》 character, this card cannot be played from your hand.',
      'Draw a card.',
    ])
    const of = arena(picky)
    duel(of, {
      seats: [{ hand: ['picky'], stage: { left: 'ann' } }, { stage: { left: 'cy' } }],
      play: ['0 refused play:picky WS-097'],
    })
    duel(of, {
      seats: [{ hand: ['picky'], stage: { left: 'cy' }, deck: ['bob'] }, {}],
      play: ['0 play:picky'],
      expect: { '0.hand': ['bob'] },
    })
  })

  it('WS-093 what a player has is on their own stage', () => {
    const count = event('count', 'If you have 2 or more 《Harbour》 characters, draw a card.')
    duel(arena(count), {
      seats: [{ hand: ['count'], stage: { left: 'ann' }, deck: ['cy'] }, { stage: { left: 'ann', right: 'bob' } }],
      play: ['0 play:count'],
      expect: { '0.hand': [] },
    })
  })

  it('WS-095 WS-157 what is rested already does not pay for resting', () => {
    const choir = reads('choir', '【ACT】 [【REST】 2 of your characters] Draw a card.')
    const rested = { card: 'ann', state: 'rest' }
    duel(arena(choir), {
      seats: [{ stage: { left: 'choir', middle: rested, right: 'bob', 'back-left': 'cy' }, deck: ['one', 'two'] }, {}],
      play: ['0 use:left:choir:1', '0 offered choir bob cy', '0 bob cy', '0 refused use:left:choir:1 WS-062'],
      expect: { '0.hand': ['one'], '0.stage.left.state': 'stand', '0.stage.right.state': 'rest' },
    })
  })

  it('WS-160 a climax is of level 0 where texts look at levels', () => {
    const peek = event(
      'peek',
      'Reveal the top card of your deck. If that card is level 0 or lower, put it into your hand.',
    )
    duel(arena(peek), {
      seats: [{ hand: ['peek'], deck: ['cx'] }, {}],
      play: ['0 play:peek'],
      expect: { '0.hand': ['cx'] },
    })
    duel(arena(peek), {
      seats: [{ hand: ['peek'], deck: ['one'] }, {}],
      play: ['0 play:peek'],
      expect: { '0.hand': [] },
    })
  })

  it('WS-055 WS-157 an event may say under a condition that its cost may be paid', () => {
    const deal = event(
      'deal',
      '[Put 1 card from your hand into your waiting room] If you have 1 or more characters, you may pay the cost. If you do, draw 2 cards.',
    )
    const seat = (stage: Readonly<Record<string, string>>) => ({
      hand: ['deal', 'ann'],
      stage,
      deck: ['cy', 'one', 'two'],
    })
    const match = given(arena(deal), { seats: [seat({ left: 'bob' }), {}] })
    play(match, 'play:deal')
    expect(asked(match)).toEqual([['may'], []])
    play(match, 'yes')
    expect(sides(match)[0].hand).toEqual(['cy', 'one'])
    const alone = given(arena(deal), { seats: [seat({}), {}] })
    play(alone, 'play:deal')
    expect(sides(alone)[0].hand).toEqual(['ann'])
  })

  it('WS-H05 one text with a counter icon makes it a counter card, whatever the others say', () => {
    const shield = event('shield', [
      'If you have no characters, this card cannot be played from your hand.',
      '【COUNTER】 Draw a card.',
    ])
    const match = given(arena(shield), { seats: [{ hand: ['shield'], stage: { left: 'ann' } }, {}] })
    expect(refused(match, 'play:shield').rule).toBe('WS-H05')
  })
})
