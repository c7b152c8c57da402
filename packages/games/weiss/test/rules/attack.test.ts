import { asked, offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/words/en/refusals.ts'
import { arena, duel, event, game, given, reads, sides, tableOf, valuesIn } from '../support.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann'] }

describe('attack declaration', () => {
  it('WS-076 WS-077 WS-122 each upright character in front may attack, and is rested by it', () => {
    const match = given(game, {
      part: 'attack',
      seats: [{ stage: { left: 'ann', middle: { card: 'bob', state: 'rest' }, right: 'cy' }, ...calm }, calm],
    })
    expect(offered(match)).toEqual(['done', 'direct:left', 'direct:right'])
    expect(refused(match, 'direct:middle').rule).toBe('WS-122')
    play(match, 'direct:left')
    expect(sides(match)[0].stage.left!.state).toBe('rest')
    expect(offered(match)).toEqual(['done', 'direct:right'])
    play(match, 'direct:right')
    expect(offered(match)).toEqual(['done'])
  })

  it('WS-077 a character that stands again may attack again', () => {
    const again = reads('again', '【AUTO】 At the end of this card’s attack, 【STAND】 this card.'.replace('’', "'"))
    const match = given(arena(again), { part: 'attack', seats: [{ stage: { left: 'again' }, ...calm }, calm] })
    play(match, 'direct:left')
    expect(offered(match)).toEqual(['done', 'direct:left'])
  })

  it('WS-121 the first turn of the game has one attack, the second turn has not', () => {
    const seats = [{ stage: { left: 'ann', right: 'ann' }, ...calm }, calm] as never
    const first = given(game, { part: 'attack', turns: 1, seats })
    play(first, 'direct:left')
    expect(offered(first)).toEqual(['done'])
    expect(refused(first, 'direct:right').rule).toBe('WS-121')
    const second = given(game, { part: 'attack', turns: 2, seats })
    play(second, 'direct:left')
    expect(offered(second)).toEqual(['done', 'direct:right'])
  })

  it('WS-123 with a character opposite front or side, without one direct', () => {
    const match = given(game, {
      part: 'attack',
      seats: [{ stage: { left: 'ann', right: 'ann' } }, { stage: { right: 'bob' } }],
    })
    expect(offered(match)).toEqual(['done', 'front:left', 'side:left', 'direct:right'])
    expect(refused(match, 'direct:left').rule).toBe('WS-123')
    expect(refused(match, 'front:right').rule).toBe('WS-123')
  })

  it('WS-124 WS-H03 a side attack costs soul by the level of the character opposite, until end of turn', () => {
    const match = given(game, {
      part: 'attack',
      seats: [
        { stage: { left: 'two' }, ...calm },
        { stage: { right: 'one' }, ...calm },
      ],
    })
    play(match, 'side:left')
    expect(sides(match)[0].stage.left!.soul).toBe(1)
    expect(sides(match)[1].clock).toHaveLength(1)
    expect(sides(match)[1].stage.right!.state).toBe('stand')
  })

  it('WS-097 WS-124 a side attack takes soul from a character that something else is forbidden', () => {
    const root = reads('root', '【CONT】 This card cannot move to another position.', { soul: 2 })
    const match = given(arena(root), {
      part: 'attack',
      seats: [
        { stage: { left: 'root' }, ...calm },
        { stage: { right: 'one' }, ...calm },
      ],
    })
    play(match, 'side:left')
    expect(valuesIn(match, 'root').soul).toBe(1)
  })

  it('WS-124 a side attack on a character of level 0 changes nothing', () => {
    const match = given(game, {
      part: 'attack',
      seats: [
        { stage: { left: 'ann' }, ...calm },
        { stage: { right: 'bob' }, ...calm },
      ],
    })
    play(match, 'side:left')
    expect(valuesIn(match, 'ann')).toMatchObject({ soul: 1, added: [] })
    expect(sides(match)[1].clock).toHaveLength(1)
  })

  it('WS-076 WS-123 who may attack from the back stage in one way may not in another', () => {
    const archer = reads(
      'archer',
      '【CONT】 If this 【STAND】 card is in your back stage, you may choose this card as the character that performs an attack. If you do, this card direct attacks.',
    )
    const match = given(arena(archer), {
      part: 'attack',
      seats: [
        { stage: { 'back-left': 'archer', 'back-right': 'ann' }, ...calm },
        { stage: { right: 'bob' }, ...calm },
      ],
    })
    expect(offered(match)).toEqual(['done', 'direct:back-left'])
    for (const key of ['front:back-left', 'side:back-left', 'direct:back-right'])
      expect(refused(match, key)).toEqual(refusals.behind)
  })

  it('WS-124 an attack without soul deals no damage, and nobody is told of any', () => {
    const match = given(game, {
      part: 'attack',
      seats: [
        { stage: { left: 'ann' }, ...calm },
        { stage: { right: 'one' }, ...calm },
      ],
    })
    play(match, 'side:left')
    expect(sides(match)[1].clock).toEqual([])
    expect(match.events(0, 0).filter(({ type }) => type === 'damage')).toEqual([])
  })

  it('WS-125 a direct attack adds one soul', () => {
    const match = given(game, { part: 'attack', seats: [{ stage: { left: 'ann' }, ...calm }, calm] })
    play(match, 'direct:left')
    expect(sides(match)[0].stage.left!.soul).toBe(2)
    expect(sides(match)[1].clock).toHaveLength(2)
  })

  it('WS-127 the kind of attack stays: the opponent leaves, the counter step comes, no battle', () => {
    const push = reads(
      'push',
      "【AUTO】 When this card attacks, choose 1 of your opponent's characters, and return it to their hand.",
    )
    const match = given(arena(push), {
      part: 'attack',
      seats: [
        { stage: { left: 'push' }, ...calm },
        { stage: { right: 'bob' }, ...calm },
      ],
    })
    play(match, 'front:left')
    expect(asked(match)).toEqual([[], ['counter']])
    play(match, 'pass')
    expect(sides(match)[0].stage.left).toMatchObject({ soul: 1, state: 'rest' })
    expect(sides(match)[1].clock).toHaveLength(1)
  })

  it('WS-148 declaration, trigger, counter, damage, battle; then a new declaration', () => {
    const match = given(game, {
      part: 'attack',
      seats: [
        { stage: { left: 'cy', right: 'ann' }, ...calm },
        { stage: { right: 'bob' }, ...calm },
      ],
    })
    play(match, 'front:left', 'pass')
    const phases = match
      .events(0)
      .filter(({ type }) => type === 'phase')
      .map(({ phase }) => phase)
    expect(phases).toEqual(['attack', 'declaration', 'trigger', 'counter', 'damage', 'battle', 'declaration'])
    expect(offered(match)).toContain('direct:right')
  })

  it('WS-164 WS-165 Great Performance: an attack becomes a front attack on it, whatever was declared', () => {
    const star = reads('star', '【CONT】 Great Performance')
    const of = arena(star)
    const seats = (stage: object) =>
      [
        { stage: { left: 'ann' }, ...calm },
        { stage, ...calm },
      ] as never
    const match = given(of, { part: 'attack', seats: seats({ right: 'bob', middle: 'star' }) })
    play(match, 'side:left')
    expect(tableOf(match).state.attack).toMatchObject({ kind: 'front' })
    expect(asked(match)).toEqual([[], ['counter']])
    play(match, 'pass')
    expect(sides(match)[1].stage.middle!.state).toBe('reverse')
    for (const stage of [{ middle: { card: 'star', state: 'reverse' } }, { right: 'star' }]) {
      const not = given(of, { part: 'attack', seats: seats({ right: 'bob', ...stage }) })
      play(not, 'side:left')
      expect(asked(not)[1]).toEqual([])
    }
  })
})

describe('trigger step', () => {
  const trigger = (icons: string[], more: object = {}, foeSide: object = {}) => {
    const card = {
      id: 'turned',
      name: 'turned',
      type: 'climax' as const,
      colour: 'red' as const,
      icons: icons as never,
    }
    return given(arena(card), {
      part: 'attack',
      seats: [
        { stage: { left: 'ann' }, deck: ['turned', 'cy', 'bob'], ...more },
        { ...calm, ...foeSide },
      ],
    })
  }

  it('WS-029 WS-078 WS-128 WS-129 the top card is turned up, then lies on top of the stock', () => {
    const match = given(game, {
      part: 'attack',
      seats: [{ stage: { left: 'ann' }, stock: ['bob'], deck: ['cy', 'ann'] }, calm],
    })
    play(match, 'direct:left')
    expect(sides(match)[0]).toMatchObject({ stock: ['cy', 'bob'], resolution: [] })
    expect(match.events(1).some(({ type, name }) => type === 'trigger' && name === 'cy')).toBe(true)
  })

  it('WS-010 WS-130 soul: each icon adds one, until end of turn', () => {
    for (const [icons, soul] of [
      [[], 2],
      [['soul'], 3],
      [['soul', 'soul'], 4],
    ] as const) {
      const match = trigger([...icons])
      play(match, 'direct:left')
      expect(sides(match)[0].stage.left!.soul).toBe(soul)
    }
  })

  it('WS-131 comeback: may return a character from the waiting room', () => {
    const match = trigger(['comeback'], { waitingRoom: ['one', 'cx', 'two'] })
    play(match, 'direct:left', 'yes')
    expect(offered(match)).toEqual(['one', 'two'])
    play(match, 'two')
    expect(sides(match)[0]).toMatchObject({ hand: ['two'], stock: ['turned'] })
    const not = trigger(['comeback'], { waitingRoom: ['one'] })
    play(not, 'direct:left', 'no')
    expect(sides(not)[0].hand).toEqual([])
  })

  it('WS-132 return: may return an opposing character to its owner’s hand', () => {
    const match = trigger(['return'], {}, { stage: { left: 'bob', 'back-left': 'cy' } })
    play(match, 'direct:left', 'yes', 'cy')
    expect(sides(match)[1].hand).toEqual(['cy'])
  })

  it('WS-133 WS-134 draw: may draw one; pool: may put the top card of the deck into the stock', () => {
    const draw = trigger(['draw'])
    play(draw, 'direct:left', 'yes')
    expect(sides(draw)[0]).toMatchObject({ hand: ['cy'], stock: ['turned'] })
    const pool = trigger(['pool'])
    play(pool, 'direct:left', 'yes')
    expect(sides(pool)[0]).toMatchObject({ hand: [], stock: ['turned', 'cy'] })
  })

  it('WS-135 treasure: the card itself goes to hand, and the top of the deck may go to the stock', () => {
    const match = trigger(['treasure'])
    play(match, 'direct:left', 'yes')
    expect(sides(match)[0]).toMatchObject({ hand: ['turned'], stock: ['cy'] })
    const not = trigger(['treasure'])
    play(not, 'direct:left', 'no')
    expect(sides(not)[0]).toMatchObject({ hand: ['turned'], stock: [] })
  })

  it('WS-136 WS-H04 shot: when the next damage of the attacker is cancelled, one damage', () => {
    const match = trigger(['shot'], {}, { deck: ['cx', 'bob', 'ann', 'ann'] })
    play(match, 'direct:left')
    expect(sides(match)[1]).toMatchObject({ clock: ['bob'], waitingRoom: ['cx'] })
    const not = trigger(['shot'], {}, { deck: ['ann', 'ann', 'bob', 'bob'] })
    play(not, 'direct:left')
    expect(sides(not)[1].clock).toEqual(['ann', 'ann'])
    expect(tableOf(not).state.delays).toEqual([])
  })

  it('WS-137 gate: may return a climax from the waiting room', () => {
    const match = trigger(['gate'], { waitingRoom: ['one', 'cx', 'cx-blu'] })
    play(match, 'direct:left', 'yes', 'cx-blu')
    expect(sides(match)[0].hand).toEqual(['cx-blu'])
  })

  it('WS-138 standby: a character of at most one’s level + 1 comes onto the stage, rested', () => {
    const match = trigger(['standby'], { waitingRoom: ['one', 'two', 'cx'] })
    play(match, 'direct:left', 'yes', 'right')
    expect(sides(match)[0].stage.right).toMatchObject({ card: 'one', state: 'rest' })
  })

  it('WS-139 choice: a character with a soul icon, to hand or to stock', () => {
    const match = trigger(['choice'], { waitingRoom: ['one', 'soul'] })
    play(match, 'direct:left', 'yes')
    expect(offered(match)).toEqual(['hand', 'stock'])
    play(match, 'stock')
    expect(sides(match)[0].stock).toEqual(['turned', 'soul'])
  })
})

describe('counter step', () => {
  const helper = reads(
    'helper',
    '【ACT】 【COUNTER】 Backup 2000, Level 1 [(1) & Put this card from your hand into your waiting room]',
    { colour: 'blue', level: 1 },
  )
  const shield = event(
    'shield',
    '【COUNTER】 Choose 1 of your characters in battle, and that character gets +3000 power until end of turn.',
    { colour: 'blue', level: 1, cost: 1 },
  )
  const of = arena(helper, shield)
  const seats = (foeSide: object) =>
    [
      { stage: { left: 'bob' }, ...calm },
      { stage: { right: 'ann' }, ...calm, ...foeSide },
    ] as never

  it('WS-010 WS-140 WS-141 WS-173 Backup: level and cost count, colour does not; the character attacked gets power', () => {
    const match = given(of, {
      part: 'attack',
      seats: seats({ hand: ['helper', 'ann'], level: ['ann'], stock: ['bob'] }),
    })
    play(match, 'front:left')
    expect(offered(match)).toEqual(['pass', 'use:helper:1'])
    play(match, 'use:helper:1')
    expect(sides(match)[1]).toMatchObject({ stage: { right: { power: 3000, state: 'stand' } }, stock: [] })
    expect(sides(match)[1].waitingRoom).toEqual(['bob', 'helper'])
    expect(sides(match)[0].stage.left!.state).toBe('reverse')
  })

  it('WS-141 the level of Backup, and its cost', () => {
    const low = given(of, { part: 'attack', seats: seats({ hand: ['helper'], stock: ['bob'] }) })
    play(low, 'front:left')
    expect(refused(low, 'use:helper:1').rule).toBe('WS-141')
    const poor = given(of, { part: 'attack', seats: seats({ hand: ['helper'], level: ['ann'] }) })
    play(poor, 'front:left')
    expect(refused(poor, 'use:helper:1').rule).toBe('WS-062')
  })

  it('WS-142 a counter event needs level, cost and colour', () => {
    const level = { hand: ['shield'], stock: ['bob'] }
    const ready = given(of, { part: 'attack', seats: seats({ ...level, level: ['blu'] }) })
    play(ready, 'front:left', 'play:shield')
    expect(sides(ready)[1].stage.right!.power).toBe(4000)
    for (const [side, rule] of [
      [{ ...level, level: ['ann'] }, 'WS-070'],
      [{ ...level, stock: [], level: ['blu'] }, 'WS-069'],
      [level, 'WS-068'],
    ] as const) {
      const match = given(of, { part: 'attack', seats: seats(side) })
      play(match, 'front:left')
      expect(refused(match, 'play:shield').rule).toBe(rule)
    }
  })

  it('WS-140 only in a front attack, and one of them', () => {
    const side = { hand: ['helper', 'helper'], level: ['ann'], stock: ['bob', 'bob'] }
    const match = given(of, { part: 'attack', seats: seats(side) })
    play(match, 'side:left')
    expect(asked(match)).toEqual([['attack'], []])
    const front = given(of, { part: 'attack', seats: seats(side) })
    play(front, 'front:left', 'use:helper:1')
    expect(asked(front)).toEqual([['attack'], []])
  })

  it('WS-097 an effect may forbid Backup; the card itself can still be played', () => {
    const gag = reads(
      'gag',
      '【CONT】 During this card\'s battle, your opponent cannot play "Backup" from their hand.',
      { power: 2000 },
    )
    const match = given(arena(helper, gag), {
      part: 'attack',
      seats: [
        { stage: { left: 'gag' }, ...calm },
        { stage: { right: 'ann' }, ...calm, hand: ['helper'], level: ['blu'], stock: ['bob'] },
      ],
    })
    play(match, 'front:left')
    expect(refused(match, 'use:helper:1').rule).toBe('WS-097')
    play(match, 'pass', 'done', 'pass', 'play:helper:left')
    expect(sides(match)[1].stage.left!.card).toBe('helper')
  })

  it('WS-H05 a card with a counter icon is played at no other time', () => {
    duel(of, {
      seats: [{ hand: ['shield'], level: ['blu'], stock: ['ann'] }, {}],
      play: ['0 refused play:shield WS-H05'],
    })
  })
})
