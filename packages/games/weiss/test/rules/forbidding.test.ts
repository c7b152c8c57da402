import { asked, offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, character, event, given, reads, sides } from '../support.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann', 'ann'] }

describe('what effects forbid and allow', () => {
  it('WS-097 WS-H08 damage by AUTO effects of characters is kept off; that of attacks, events and ACT is not', () => {
    const ward = reads('ward', "【CONT】 You cannot receive damage by 【AUTO】 effects of your opponent's characters.")
    const spark = reads('spark', [
      '【AUTO】 When this card is placed on the stage from your hand, deal 1 damage to your opponent.',
      '【ACT】 [Put 1 card from your hand into your waiting room] Deal 1 damage to your opponent.',
    ])
    const zap = event('zap', 'Deal 1 damage to your opponent.')
    const of = arena(ward, spark, zap)
    const run = (...lines: string[]) => {
      const match = given(of, {
        seats: [
          { hand: ['spark', 'zap', 'ann'], stage: { left: 'spark' }, ...calm },
          { stage: { middle: 'ward' }, ...calm },
        ],
      })
      play(match, ...lines)
      return sides(match)[1].clock.length
    }
    expect(run('play:spark:right')).toBe(0)
    expect(run('use:left:spark:2', 'ann')).toBe(1)
    expect(run('play:zap')).toBe(1)
    expect(run('done', 'pass', 'direct:left')).toBe(2)
    const own = reads(
      'own',
      '【AUTO】 When this card is placed on the stage from your hand, deal 1 damage to yourself.',
    )
    const self = given(arena(ward, own), { seats: [{ hand: ['own'], stage: { left: 'ward' }, ...calm }, {}] })
    play(self, 'play:own:right')
    expect(sides(self)[0].clock).toHaveLength(1)
    const open = given(arena(ward, spark), { seats: [{ hand: ['spark'], ...calm }, calm] })
    play(open, 'play:spark:right')
    expect(sides(open)[1].clock).toHaveLength(1)
  })

  it('WS-097 WS-H08 damage from a card is that of its attacks', () => {
    const ward = reads('ward', "【CONT】 You cannot receive damage from this card's battle opponent.")
    const match = given(arena(ward), {
      part: 'attack',
      seats: [
        { stage: { left: 'ann', right: 'bob' }, ...calm },
        { stage: { right: 'ward' }, ...calm },
      ],
    })
    play(match, 'front:left', 'pass')
    expect(sides(match)[1].clock).toEqual([])
    play(match, 'direct:right')
    expect(sides(match)[1].clock).toHaveLength(2)
  })

  it('WS-070 WS-097 some cards may be played without their colour, and no others', () => {
    const guide = reads(
      'guide',
      '【CONT】 You can play 《Harbour》 characters from your hand without fulfilling color requirements.',
    )
    const sailor = character('sailor', { colour: 'blue', level: 1, traits: ['Harbour'] })
    const diver = character('diver', { colour: 'blue', level: 1 })
    const of = arena(guide, sailor, diver)
    const hand = ['sailor', 'diver']
    const match = given(of, { seats: [{ hand, level: ['ann'], stage: { left: 'guide' } }, {}] })
    expect(refused(match, 'play:diver:right').rule).toBe('WS-070')
    play(match, 'play:sailor:right')
    expect(sides(match)[0].stage.right!.card).toBe('sailor')
    const theirs = given(of, { seats: [{ hand, level: ['ann'] }, { stage: { left: 'guide' } }] })
    expect(refused(theirs, 'play:sailor:right').rule).toBe('WS-070')
    const low = given(of, { seats: [{ hand, stage: { left: 'guide' } }, {}] })
    expect(refused(low, 'play:sailor:right').rule).toBe('WS-068')
  })

  it('WS-097 "cannot play events or Backup": both, but the card with Backup can still be played', () => {
    const gag = reads('gag', '【CONT】 Your opponent cannot play events or "Backup" from their hand.')
    const mute = reads('mute', '【CONT】 Your opponent cannot play events from their hand.')
    const helper = reads(
      'helper',
      '【ACT】 【COUNTER】 Backup 2000, Level 0 [Put this card from your hand into your waiting room]',
    )
    const shield = event(
      'shield',
      '【COUNTER】 Choose 1 of your characters in battle, and that character gets +3000 power until end of turn.',
    )
    const of = arena(gag, mute, helper, shield)
    const counters = (who: string) => {
      const match = given(of, {
        part: 'attack',
        seats: [
          { stage: { left: who }, ...calm },
          { stage: { right: 'ann' }, hand: ['helper', 'shield'], ...calm },
        ],
      })
      play(match, 'front:left')
      return offered(match)
    }
    expect(counters('ann')).toEqual(['pass', 'use:helper:1', 'play:shield'])
    expect(counters('gag')).toEqual(['pass'])
    expect(counters('mute')).toEqual(['pass', 'use:helper:1'])
    const main = given(of, { turn: 1, seats: [{ stage: { left: 'gag' } }, { hand: ['helper', 'rest-up'] }] })
    expect(refused(main, 'play:rest-up').rule).toBe('WS-097')
    play(main, 'play:helper:left')
    expect(sides(main)[1].stage.left!.card).toBe('helper')
  })

  it('WS-093 WS-097 a card that cannot be played', () => {
    const stone = reads('stone', '【CONT】 This card cannot be played.')
    const match = given(arena(stone), { seats: [{ hand: ['stone', 'ann'] }, {}] })
    expect(refused(match, 'play:stone:left').rule).toBe('WS-097')
    play(match, 'play:ann:left')
  })

  it('WS-097 a player who cannot use ACT abilities; the other one can', () => {
    const lock = reads('lock', '【CONT】 Your opponent cannot use 【ACT】 abilities.')
    const pump = reads('pump', '【ACT】 [Put 1 card from your hand into your waiting room] Draw a card.')
    const of = arena(lock, pump)
    const side = { hand: ['ann'], stage: { left: 'pump' }, deck: ['cy'] }
    const match = given(of, { seats: [side, { stage: { left: 'lock' } }] })
    expect(refused(match, 'use:left:pump:1').rule).toBe('WS-097')
    const free = given(of, { seats: [{ ...side, stage: { left: 'pump', right: 'lock' } }, {}] })
    play(free, 'use:left:pump:1')
    expect(sides(free)[0].hand).toEqual(['cy'])
  })

  it('WS-097 WS-151 WS-162 "cannot use the Encore of your other characters": who has left was one of them', () => {
    const dirge = reads('dirge', '【CONT】 You cannot use the "【AUTO】 Encore" of your other characters.')
    const fallen = (card: string) => ({ card, state: 'reverse' })
    const side = (stage: object) => ({ stage, stock: ['cy', 'cy', 'cy', 'cy'] })
    const barred = given(arena(dirge), {
      part: 'encore',
      seats: [side({ left: 'dirge', right: fallen('ann') }) as never, {}],
    })
    expect(sides(barred)[0].waitingRoom).toEqual(['ann'])
    const own = given(arena(dirge), { part: 'encore', seats: [side({ left: fallen('dirge') }) as never, {}] })
    expect(asked(own)[0]).toEqual(['may'])
  })

  it('WS-097 WS-122 cannot stand is not cannot rest, and cannot attack is not cannot stand', () => {
    const tired = reads('tired', '【CONT】 This card cannot 【STAND】.')
    const meek = reads('meek', '【CONT】 This card cannot attack.')
    const of = arena(tired, meek)
    const match = given(of, { part: 'attack', seats: [{ stage: { left: 'tired', right: 'meek' }, ...calm }, calm] })
    expect(offered(match)).toEqual(['done', 'direct:left'])
    play(match, 'direct:left')
    expect(sides(match)[0].stage.left!.state).toBe('rest')
    const stand = given(of, {
      part: 'stand',
      seats: [{ stage: { left: { card: 'tired', state: 'rest' }, right: { card: 'meek', state: 'rest' } } }, {}],
    })
    expect([sides(stand)[0].stage.left!.state, sides(stand)[0].stage.right!.state]).toEqual(['rest', 'stand'])
  })

  it('WS-049 WS-097 seat 1 says "your opponent’s stand phase" as well as seat 0', () => {
    const curse = reads(
      'curse',
      "【CONT】 All of your opponent's characters cannot 【STAND】 during your opponent's stand phase.",
    )
    const match = given(arena(curse), {
      part: 'stand',
      seats: [{ stage: { left: { card: 'ann', state: 'rest' } } }, { stage: { left: 'curse' } }],
    })
    expect(sides(match)[0].stage.left!.state).toBe('rest')
  })
})

describe('abilities that are used', () => {
  it('WS-062 an ACT ability may say how often in a turn; another card of that name counts by itself', () => {
    const well = reads(
      'well',
      '【ACT】 This ability can be used up to 2 times per turn. [Put 1 card from your hand into your waiting room] Put the top card of your deck into your stock.',
    )
    const match = given(arena(well), {
      seats: [{ hand: ['ann', 'ann', 'ann', 'ann'], stage: { left: 'well', right: 'well' } }, {}],
    })
    play(match, 'use:left:well:1', 'ann', 'use:left:well:1', 'ann')
    expect(refused(match, 'use:left:well:1').rule).toBe('WS-062')
    play(match, 'use:right:well:1', 'ann')
    expect(sides(match)[0].stock).toHaveLength(3)
  })

  it('WS-106 an AUTO ability that activates twice in a turn does so twice', () => {
    const clerk = reads(
      'clerk',
      '【AUTO】 This ability activates up to 2 times per turn. When your other character is placed on the stage from your hand, put the top card of your deck into your stock.',
    )
    const match = given(arena(clerk), {
      seats: [{ hand: ['ann', 'bob', 'cy'], stage: { right: 'clerk' } }, {}],
    })
    play(match, 'play:ann:left', 'play:bob:middle')
    expect(sides(match)[0].stock).toHaveLength(2)
    play(match, 'play:cy:back-left')
    expect(sides(match)[0].stock).toHaveLength(2)
  })

  it('WS-062 WS-093 an ACT ability that is paid for with the card in hand works there, and not on the stage', () => {
    const gift = reads('gift', '【ACT】 [Put this card from your hand into your waiting room] Draw a card.')
    const match = given(arena(gift), { seats: [{ hand: ['gift', 'ann'], deck: ['cy'] }, {}] })
    play(match, 'use:hand:gift:1')
    expect(sides(match)[0]).toMatchObject({ hand: ['ann', 'cy'], waitingRoom: ['gift'] })
    const placed = given(arena(gift), { seats: [{ stage: { left: 'gift' } }, {}] })
    expect(offered(placed).filter((key) => key.startsWith('use'))).toEqual([])
    const theirs = given(arena(gift), { seats: [{}, { hand: ['gift'] }] })
    expect(offered(theirs).filter((key) => key.startsWith('use'))).toEqual([])
  })

  it('WS-062 WS-151 an AUTO ability is not used in the main phase, whatever its cost', () => {
    const match = given(arena(), { seats: [{ stage: { left: 'ann' }, stock: ['bob', 'bob', 'bob', 'bob'] }, {}] })
    expect(offered(match).filter((key) => key.startsWith('use'))).toEqual([])
  })

  it('WS-140 WS-141 only what has a counter icon is offered as a counter, each kind of card once', () => {
    const helper = reads('helper', [
      '【ACT】 [Put this card from your hand into your waiting room] Draw a card.',
      '【ACT】 【COUNTER】 Backup 1000, Level 0 [Put this card from your hand into your waiting room]',
    ])
    const trick = reads(
      'trick',
      '【ACT】 【COUNTER】 [Put this card from your hand into your waiting room] Draw a card.',
    )
    const match = given(arena(helper, trick), {
      part: 'attack',
      seats: [
        { stage: { left: 'bob' }, ...calm },
        { stage: { right: 'ann' }, hand: ['helper', 'helper', 'rest-up', 'trick', 'ann'], deck: ['cy', 'ann'] },
      ],
    })
    play(match, 'front:left')
    expect(offered(match)).toEqual(['pass', 'use:helper:2', 'use:trick:1'])
    expect(refused(match, 'play:rest-up').rule).toBe('WS-140')
    expect(refused(match, 'use:helper:1').rule).toBe('WS-140')
    play(match, 'use:trick:1')
    expect(sides(match)[1].hand).toContain('cy')
    // in the main phase it is the other way round
    const main = given(arena(helper, trick), { seats: [{ hand: ['helper', 'trick'] }, {}] })
    expect(offered(main).filter((key) => key.startsWith('use'))).toEqual(['use:hand:helper:1'])
  })

  it('WS-055 WS-157 an event with a cost of its own does nothing if that cannot be paid', () => {
    const deal = event('deal', '[Put 1 card from your hand into your waiting room] Draw 2 cards.')
    const rich = given(arena(deal), { seats: [{ hand: ['deal', 'ann'], deck: ['cy', 'bob', 'two'] }, {}] })
    play(rich, 'play:deal')
    expect(sides(rich)[0]).toMatchObject({ hand: ['cy', 'bob'], waitingRoom: ['ann', 'deal'] })
    const poor = given(arena(deal), { seats: [{ hand: ['deal'], deck: ['cy', 'bob', 'two'] }, {}] })
    play(poor, 'play:deal')
    expect(sides(poor)[0]).toMatchObject({ hand: [], waitingRoom: ['deal'] })
  })

  it('WS-055 WS-157 an event that says "you may pay the cost" is paid for once, or not', () => {
    const deal = event(
      'deal',
      '[Put 1 character from your stage into your waiting room] You may pay the cost. If you do, draw 2 cards.',
    )
    const run = (...answers: string[]) => {
      const match = given(arena(deal), {
        seats: [{ hand: ['deal'], stage: { left: 'ann', right: 'bob' }, deck: ['cy', 'one', 'two'] }, {}],
      })
      play(match, 'play:deal', ...answers)
      return sides(match)[0]
    }
    expect(run('yes', 'ann')).toMatchObject({ hand: ['cy', 'one'], stage: { left: null, right: { card: 'bob' } } })
    expect(run('no')).toMatchObject({ hand: [], stage: { left: { card: 'ann' }, right: { card: 'bob' } } })
  })

  it('WS-055 an event that says where it goes stays there', () => {
    const stay = event('stay', 'Draw a card. Put this card into your memory.')
    const match = given(arena(stay), { seats: [{ hand: ['stay'], deck: ['cy'] }, {}] })
    play(match, 'play:stay')
    expect(sides(match)[0]).toMatchObject({ hand: ['cy'], memory: ['stay'], waitingRoom: [], resolution: [] })
  })

  it('WS-009 WS-106 playing a climax or a character is noticed; what an effect puts there was not played', () => {
    const fan = reads('fan', '【AUTO】 When you play a climax, put the top card of your deck into your stock.')
    const host = reads('host', '【AUTO】 When you play a character, put the top card of your deck into your stock.')
    const come = event('come', 'Choose 1 character in your waiting room, and put it on any position of your stage.')
    const of = arena(fan, host, come)
    const climaxes = given(of, {
      part: 'climax',
      seats: [{ hand: ['cx'], clock: ['ann'], stage: { left: 'fan' } }, {}],
    })
    play(climaxes, 'cx')
    expect(sides(climaxes)[0].stock).toHaveLength(1)
    const played = given(of, { seats: [{ hand: ['ann', 'come'], waitingRoom: ['bob'], stage: { left: 'host' } }, {}] })
    play(played, 'play:come', 'right')
    expect(sides(played)[0].stock).toHaveLength(0)
    play(played, 'play:ann:middle')
    expect(sides(played)[0].stock).toHaveLength(1)
  })
})

describe('the battle opponent', () => {
  const hunter = reads('hunter', "【AUTO】 When this card's battle opponent becomes 【REVERSE】, draw a card.", {
    power: 2500,
  })
  const fall = event('fall', "【REVERSE】 all of your opponent's characters.")
  const of = arena(hunter, fall)

  it('WS-106 WS-147 its reversal in the battle is noticed, by attacker and defender', () => {
    const attacking = given(of, {
      part: 'attack',
      seats: [
        { stage: { left: 'hunter', middle: 'cy', right: 'hunter' }, deck: ['bob', 'cy', 'ann', 'ann', 'ann'] },
        { stage: { right: 'ann', middle: 'ann', left: 'cy' }, ...calm },
      ],
    })
    play(attacking, 'front:left', 'pass')
    expect(sides(attacking)[0].hand).toEqual(['cy'])
    // somebody else's battle opponent, and a battle that is lost
    play(attacking, 'front:middle', 'pass')
    expect(sides(attacking)[0].hand).toEqual(['cy'])
    play(attacking, 'front:right', 'pass')
    expect(sides(attacking)[0].hand).toEqual(['cy'])
    const defending = given(of, {
      part: 'attack',
      turn: 1,
      seats: [
        { stage: { right: 'hunter' }, deck: ['cy', 'ann', 'ann'] },
        { stage: { left: 'ann' }, ...calm },
      ],
    })
    play(defending, 'front:left', 'pass')
    expect(sides(defending)[0].hand).toHaveLength(1)
  })

  it('WS-147 who is reversed outside of a battle is nobody’s battle opponent', () => {
    const match = given(of, {
      seats: [{ hand: ['fall'], stage: { left: 'hunter' }, deck: ['cy'] }, { stage: { right: 'ann' } }],
    })
    play(match, 'play:fall')
    expect(sides(match)[1].stage.right!.state).toBe('reverse')
    expect(sides(match)[0].hand).toEqual([])
  })
})

describe('replacing an attack', () => {
  const star = reads('star', '【CONT】 Great Performance')
  const aim = reads(
    'aim',
    "【CONT】 If this card would attack, you may choose 1 of your opponent's characters, and have this card frontal attack with the chosen character as the defending character instead.",
    { power: 5000 },
  )
  const of = arena(star, aim)

  it('WS-164 the turn player’s comes first, so Great Performance has the last word', () => {
    const match = given(of, {
      part: 'attack',
      seats: [
        { stage: { left: 'aim' }, ...calm },
        { stage: { right: 'ann', left: 'bob', middle: 'star' }, ...calm },
      ],
    })
    play(match, 'front:left', 'yes', 'bob', 'pass')
    const { stage } = sides(match)[1]
    expect([stage.left!.state, stage.middle!.state, stage.right!.state]).toEqual(['stand', 'reverse', 'stand'])
    const free = given(of, {
      part: 'attack',
      seats: [
        { stage: { left: 'aim' }, ...calm },
        { stage: { right: 'ann', left: 'bob' }, ...calm },
      ],
    })
    play(free, 'front:left', 'yes', 'bob', 'pass')
    expect(sides(free)[1].stage.left!.state).toBe('reverse')
  })

  it('WS-165 Great Performance is about the opponent’s attacks, not about one’s own', () => {
    const match = given(of, {
      part: 'attack',
      seats: [
        { stage: { left: 'cy', middle: 'star' }, ...calm },
        { stage: { right: 'ann' }, ...calm },
      ],
    })
    play(match, 'side:left')
    expect(asked(match)).toEqual([['attack'], []])
    expect(sides(match)[0].stage.middle!.state).toBe('stand')
  })

  it('WS-124 a front attack keeps its soul, whatever the level opposite', () => {
    const match = given(of, {
      part: 'attack',
      seats: [
        { stage: { left: 'cy' }, ...calm },
        { stage: { right: 'two' }, ...calm },
      ],
    })
    play(match, 'front:left', 'pass')
    expect(sides(match)[0].stage.left!.soul).toBe(2)
    expect(sides(match)[1].clock).toHaveLength(2)
  })
})
