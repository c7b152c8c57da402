import { asked, offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { compile } from '../../src/text/compile.ts'
import { arena, climax, duel, event, given, reads, sides } from '../support.ts'

const marker =
  'you may put a marker from underneath this card into your waiting room instead of a card from your stock.'
const worker = reads('worker', '【ACT】 [(2)] Draw a card.')
const host = (pays: string) => reads('host', `【CONT】 If you would pay ${pays}, ${marker}`)
const hostAt = (markers: readonly string[]) => ({ card: 'host', markers: [...markers] })

describe('WS-157 a cost that may be paid in another way', () => {
  it('is paid as it says, or in the other way, as its player wishes', () => {
    const of = arena(host('the 【ACT】 cost for 1 of your characters'), worker)
    const me = { deck: ['cy'], stock: ['bob', 'ann'], stage: { left: 'worker', right: hostAt(['yel']) } }
    const play = ['0 use:left:worker:1', '0 offered pay host:1']
    duel(of, {
      seats: [me, {}],
      play: [...play, '0 pay'],
      expect: { '0.hand': ['cy'], '0.stock': [], '0.stage.right.markers': ['yel'] },
    })
    duel(of, {
      seats: [me, {}],
      play: [...play, '0 host:1'],
      expect: { '0.hand': ['cy'], '0.stock': ['ann'], '0.waitingRoom': ['yel', 'bob'] },
    })
  })

  it('is paid in the other way where the stock is too small, once for each card that says so', () => {
    const of = arena(host('the 【ACT】 cost for 1 of your characters'), worker)
    const both = { left: 'worker', right: hostAt(['yel', 'yel']), 'back-left': hostAt(['gre']) }
    duel(of, {
      seats: [{ deck: ['cy'], stock: [], stage: both }, {}],
      play: ['0 use:left:worker:1', '0 offered host:1 host:1#2', '0 host:1', '0 yel'],
      expect: { '0.hand': ['cy'], '0.waitingRoom': ['yel', 'gre'] },
    })
    duel(of, {
      seats: [{ deck: ['cy'], stock: [], stage: { ...both, 'back-left': null } }, {}],
      play: ['0 refused use:left:worker:1'],
    })
  })

  it('of another kind, of another card or of the opponent is paid as it says', () => {
    const of = arena(
      host('the 【ACT】 cost for your "worker"'),
      worker,
      reads('other', '【ACT】 [(1)] Draw a card.'),
      reads('fights', '【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, draw a card.'),
    )
    const right = hostAt(['yel'])
    duel(of, {
      seats: [{ stock: [], stage: { left: 'other', right } }, {}],
      play: ['0 refused use:left:other:1'],
    })
    duel(of, {
      part: 'attack',
      seats: [{ deck: ['cy', 'ann'], stock: [], stage: { left: 'fights', right } }, { deck: ['ann', 'ann'] }],
      play: ['0 direct:left'],
      expect: { '0.hand': [] },
    })
    duel(of, {
      turn: 1,
      seats: [{ stage: { right } }, { stock: [], stage: { left: 'worker' } }],
      play: ['1 refused use:left:worker:1'],
    })
  })

  it('of an automatic ability', () => {
    const of = arena(
      host('the 【AUTO】 cost for 1 of your characters'),
      reads('fights', '【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, draw a card.'),
    )
    duel(of, {
      part: 'attack',
      seats: [
        { deck: ['ann', 'cy'], stock: [], stage: { left: 'fights', right: hostAt(['yel']) } },
        { deck: ['ann', 'ann'] },
      ],
      play: ['0 direct:left', '0 yes'],
      expect: { '0.hand': ['ann'], '0.waitingRoom': ['yel'] },
    })
  })

  it('of a Change, by a card that stands for one or two', () => {
    const of = arena(
      reads(
        'host',
        '【CONT】 If you would pay the "Change" cost for one of your characters, you may put this card into your waiting room instead of one or two cards from your stock.',
      ),
      reads(
        'young',
        '【AUTO】 Change [(2) & Put this card into your waiting room] At the beginning of your climax phase, you may pay the cost. If you do, choose 1 "cy" in your waiting room, and put it on the stage position that this card was on.',
      ),
    )
    const me = { waitingRoom: ['cy'], stage: { left: 'young', right: 'host' } }
    duel(of, {
      seats: [{ ...me, stock: ['ann', 'bob'] }, {}],
      play: ['0 done', '0 yes', '0 offered pay host:1 host:2', '0 host:2'],
      expect: { '0.stage.left.card': 'cy', '0.stage.right': null, '0.stock': ['ann', 'bob'] },
    })
    duel(of, {
      seats: [{ ...me, stock: ['ann'] }, {}],
      play: ['0 done', '0 yes', '0 offered host:1 host:2', '0 host:1'],
      expect: { '0.stage.left.card': 'cy', '0.stock': [] },
    })
  })

  it('of an Encore, which is paid for a card that has left the stage', () => {
    const of = arena(
      reads(
        'host',
        '【CONT】 If you would pay the "Encore" cost for 1 of your characters, you may put 1 card from your hand into your waiting room instead of 2 cards from your stock.',
      ),
      worker,
    )
    duel(of, {
      seats: [{ hand: ['gre'], stock: [], stage: { left: 'worker', right: 'host' } }, {}],
      play: ['0 refused use:left:worker:1'],
    })
    duel(of, {
      part: 'encore',
      seats: [{ hand: ['gre'], stock: ['bob'], stage: { left: { card: 'ann', state: 'reverse' }, right: 'host' } }, {}],
      play: ['0 yes'],
      expect: { '0.stage.left.card': 'ann', '0.hand': [], '0.stock': [] },
    })
  })

  it('of a climax combo, by a card in hand: asked whether or not it is held, so that nobody learns of it', () => {
    const of = arena(
      reads(
        'token',
        '【CONT】 If you would pay the 【CXCOMBO】 cost for your "star", you may put this card from your hand into your waiting room instead of 2 cards from your hand.',
      ),
      reads(
        'star',
        '【AUTO】 【CXCOMBO】 [Put 2 cards from your hand into your waiting room] When this card attacks, if "cx" is in your climax area, you may pay the cost. If you do, draw a card.',
      ),
      reads(
        'second',
        '【AUTO】 [Put 2 cards from your hand into your waiting room] When this card attacks, you may pay the cost. If you do, draw a card.',
      ),
    )
    const attack = (hand: string[], who: string) => ({
      part: 'attack',
      seats: [
        { hand, deck: ['yel', 'cy', 'ann'], climaxArea: ['cx'], stage: { left: who } },
        { deck: ['ann', 'ann', 'ann'] },
      ] as never,
    })
    duel(of, {
      ...attack(['token', 'bob'], 'star'),
      play: ['0 direct:left', '0 yes', '0 offered pay token:2', '0 token:2'],
      expect: { '0.hand': ['bob', 'yel'], '0.waitingRoom': ['token'] },
    })
    duel(of, {
      ...attack(['ann', 'bob'], 'star'),
      play: ['0 direct:left', '0 yes', '0 offered pay', '0 pay'],
      expect: { '0.hand': ['yel'] },
    })
    duel(of, {
      ...attack(['token'], 'star'),
      play: ['0 direct:left', '0 yes', '0 token:2'],
      expect: { '0.hand': ['yel'] },
    })
    duel(of, { ...attack(['ann'], 'star'), play: ['0 direct:left', '0 offered no'] })
    duel(of, { ...attack(['token'], 'second'), play: ['0 direct:left', { part: 'declare' }] })
  })

  it('on the stage a card says nothing that it says in hand', () => {
    const of = arena(
      reads(
        'token',
        '【CONT】 If you would pay the 【ACT】 cost for your "worker", you may put this card from your hand into your waiting room instead of 1 or 2 cards from your stock.',
      ),
      worker,
    )
    duel(of, {
      seats: [{ stock: [], stage: { left: 'worker', right: 'token' } }, {}],
      play: ['0 refused use:left:worker:1'],
    })
    duel(of, {
      seats: [{ hand: ['token'], deck: ['cy'], stock: [], stage: { left: 'worker' } }, {}],
      play: ['0 use:left:worker:1', '0 token:2'],
      expect: { '0.hand': ['cy'] },
    })
  })

  it('of an event or a character that is played from hand', () => {
    const dear = event('dear', 'Draw a card.', { cost: 1 })
    const of = arena(host('the cost for an event in your hand'), dear)
    const stage = { right: hostAt(['yel']) }
    duel(of, {
      seats: [{ hand: ['dear'], deck: ['cy'], stock: ['bob'], stage }, {}],
      play: ['0 play:dear', '0 offered pay host:1', '0 host:1'],
      expect: { '0.hand': ['cy'], '0.stock': ['bob'], '0.waitingRoom': ['yel', 'dear'] },
    })
    duel(of, {
      seats: [{ hand: ['dear'], deck: ['cy'], stock: [], stage }, {}],
      play: ['0 play:dear'],
      expect: { '0.hand': ['cy'], '0.waitingRoom': ['yel', 'dear'] },
    })
    duel(of, {
      seats: [{ hand: ['dear', 'one'], level: ['ann'], stock: [], stage: { right: 'host' } }, {}],
      play: ['0 refused play:dear WS-069'],
    })
    duel(of, {
      seats: [{ hand: ['one'], level: ['ann'], stock: [], stage }, {}],
      play: ['0 refused play:one:left WS-069'],
    })
    duel(arena(host('the cost for a character in your hand')), {
      seats: [{ hand: ['one'], level: ['ann'], stock: [], stage }, {}],
      play: ['0 play:one:left'],
      expect: { '0.stage.left.card': 'one', '0.waitingRoom': ['yel'] },
    })
  })

  it('only while the condition of the way holds', () => {
    const of = arena(
      reads(
        'host',
        `【CONT】 If a climax is in your climax area, if you would pay the 【ACT】 cost for 1 of your characters, ${marker}`,
      ),
      worker,
      climax('cx-more'),
    )
    const stage = { left: 'worker', right: hostAt(['yel']) }
    duel(of, { seats: [{ stock: ['ann'], stage }, {}], play: ['0 refused use:left:worker:1'] })
    duel(of, {
      seats: [{ deck: ['cy'], stock: ['ann'], climaxArea: ['cx'], stage }, {}],
      play: ['0 use:left:worker:1'],
      expect: { '0.hand': ['cy'] },
    })
  })

  it('is not read where nothing would come of it', () => {
    const says = (text: string) => compile(text).ok
    expect(
      says(`【AUTO】 When this card attacks, if you would pay the 【ACT】 cost for 1 of your characters, ${marker}`),
    ).toBe(false)
    expect(says(`【CONT】 If you would pay the 【CONT】 cost for 1 of your characters, ${marker}`)).toBe(false)
    expect(
      says(
        `【AUTO】 When this card attacks, this card gets the following ability until end of turn. "【CONT】 If you would pay the 【ACT】 cost for 1 of your characters, ${marker}"`,
      ),
    ).toBe(true)
  })
})

describe('paying for a card with one of the stage', () => {
  const heir = reads(
    'heir',
    '【CONT】 When this card is played from your hand, you may choose 1 of your "ann", and put it into your waiting room. If you do, you may play this card with 0 cost.',
    { cost: 2 },
  )
  const of = arena(heir)

  it('WS-069 WS-157 a card of the stage stands for the whole cost of this card, and of no other', () => {
    const poor = given(of, {
      seats: [{ hand: ['heir', 'one'], level: ['bob'], stage: { left: 'ann', right: 'bob' } }, {}],
    })
    expect(refused(poor, 'play:one:middle').rule).toBe('WS-069')
    play(poor, 'play:heir:middle')
    expect(sides(poor)[0]).toMatchObject({
      stage: { left: null, middle: { card: 'heir' }, right: { card: 'bob' } },
      waitingRoom: ['ann'],
    })
    const rich = given(of, { seats: [{ hand: ['heir'], stage: { left: 'ann' }, stock: ['cy', 'cy', 'gre'] }, {}] })
    play(rich, 'play:heir:middle')
    expect(offered(rich)).toEqual(['pay', 'heir:2'])
    play(rich, 'pay')
    expect(sides(rich)[0]).toMatchObject({ stage: { left: { card: 'ann' } }, stock: ['gre'] })
    const thrifty = given(of, { seats: [{ hand: ['heir'], stage: { left: 'ann' }, stock: ['cy', 'cy', 'gre'] }, {}] })
    play(thrifty, 'play:heir:middle', 'heir:2')
    expect(sides(thrifty)[0]).toMatchObject({ stage: { left: null }, stock: ['cy', 'cy', 'gre'] })
    const none = given(of, { seats: [{ hand: ['heir'], stage: { left: 'bob' } }, { stage: { left: 'ann' } }] })
    expect(refused(none, 'play:heir:middle').rule).toBe('WS-069')
  })

  it('WS-069 whoever plays another card is not asked, though such a card might be in their hand', () => {
    const match = given(of, {
      seats: [{ hand: ['one', 'heir'], level: ['bob'], stage: { left: 'ann' }, stock: ['cy'] }, {}],
    })
    play(match, 'play:one:middle')
    expect(asked(match)[0]).toEqual(['main'])
    expect(sides(match)[0].stock).toEqual([])
  })
})
