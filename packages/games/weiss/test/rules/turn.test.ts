import { Match } from '@cardwright/engine'
import { asked, offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, duel, event, game, given, names, reads, sides, tableOf } from '../support.ts'

const fresh = (seed = 1, options: object = {}) =>
  Match.start(game, { options: { decks: ['plain', 'plain'], ...options }, seed })

describe('setup', () => {
  it('WS-001 WS-042 WS-044 WS-168 two players, shuffled decks, five cards each, then mulligans', () => {
    const [a, b] = [sides(fresh(1) as never), sides(fresh(2) as never)]
    for (const side of [...a, ...b]) expect([side.hand.length, side.deck.length]).toEqual([5, 107])
    expect(a[0].deck).not.toEqual(b[0].deck)
    expect(a[0].deck).not.toEqual(a[1].deck)
    expect(fresh().table.seats).toBe(2)
  })

  it('WS-043 who begins is settled at random, unless it is said', () => {
    const firsts = Array.from({ length: 12 }, (_, seed) => tableOf(fresh(seed) as never).state.first)
    expect(new Set(firsts).size).toBe(2)
    expect(tableOf(fresh(3, { first: 1 }) as never).state.first).toBe(1)
  })

  it('WS-045 WS-046 mulligan: first player first, any number, to the waiting room, and as many are drawn', () => {
    const match = fresh(1, { first: 1 })
    expect(asked(match)).toEqual([[], ['mulligan']])
    const hand = sides(match as never)[1].hand
    const deck = sides(match as never)[1].deck
    play(match, [hand[0]!])
    expect(sides(match as never)[1].waitingRoom).toEqual([hand[0]])
    expect(names(sides(match as never)[1].hand)).toEqual([...hand.slice(1), deck[0]])
    expect(asked(match)).toEqual([['mulligan'], []])
    play(match, [])
    expect(sides(match as never)[0].waitingRoom).toEqual([])
    expect(tableOf(match as never).state).toMatchObject({ turn: 1, turns: 1, mulligans: [] })
  })
})

describe('a turn', () => {
  it('WS-047 WS-048 WS-087 phases in their order, then the other player’s turn', () => {
    const match = given(game, { part: 'stand', seats: [{}, {}] })
    const seen: string[] = []
    while (tableOf(match).state.turn === 0) {
      seen.push(match.open[0]!.kind)
      play(match, match.open[0]!.spec.skip!)
    }
    expect(seen).toEqual(['clock', 'main', 'climax', 'attack'])
    const phases = match
      .events(0)
      .filter(({ type, seat }) => type === 'phase' && seat === 0)
      .map(({ phase }) => phase)
    expect(phases).toEqual(['stand', 'draw', 'clock', 'main', 'climax', 'attack', 'declaration', 'encore', 'end'])
    expect(tableOf(match).state.turns).toBe(4)
  })

  it('WS-049 WS-050 stand phase: all of one’s own rested characters stand, front and back', () => {
    const stage = { left: { card: 'ann', state: 'rest' }, 'back-left': { card: 'bob', state: 'rest' } }
    duel(game, {
      part: 'stand',
      seats: [{ stage }, { stage }],
      play: [],
      expect: { '0.stage.left.state': 'stand', '0.stage.back-left.state': 'stand', '1.stage.left.state': 'rest' },
    })
  })

  it('WS-052 draw phase: one card, on the very first turn as well', () => {
    for (const turns of [1, 4]) {
      const match = given(game, { part: 'draw', turns, seats: [{ deck: ['cy', 'bob'] }, {}] })
      expect(sides(match)[0].hand).toEqual(['cy'])
    }
  })

  it('WS-053 clock phase: one card from hand and two are drawn, or none', () => {
    duel(game, {
      part: 'clock',
      seats: [{ hand: ['ann', 'bob'], deck: ['cy', 'one', 'two'] }, {}],
      play: ['0 ann'],
      expect: { '0.clock': ['ann'], '0.hand': ['bob', 'cy', 'one'] },
    })
    duel(game, {
      part: 'clock',
      seats: [{ hand: ['ann', 'bob'], deck: ['cy'] }, {}],
      play: ['0 pass'],
      expect: { '0.clock': [], '0.hand': ['ann', 'bob'] },
    })
  })

  it('WS-109 a level-up comes before the two draws of the clock phase', () => {
    const match = given(game, {
      part: 'clock',
      seats: [{ hand: ['ann'], clock: ['bob', 'bob', 'bob', 'bob', 'bob', 'cy'], deck: ['one', 'two'] }, {}],
    })
    play(match, 'ann')
    expect(asked(match)).toEqual([['levelUp'], []])
    expect(sides(match)[0].hand).toEqual([])
    play(match, 'cy')
    expect(sides(match)[0]).toMatchObject({ hand: ['one', 'two'], level: ['cy'], clock: [] })
  })

  it('WS-054 WS-056 WS-059 the main phase has no cap on what is done, nor an order', () => {
    duel(game, {
      seats: [{ hand: ['rest-up', 'ann', 'rest-up', 'bob'], deck: ['cy', 'yel'] }, {}],
      play: [
        '0 play:rest-up',
        '0 play:ann:left',
        '0 play:rest-up',
        '0 play:bob:right',
        '0 move:left',
        '0 middle',
        '0 play:cy:left',
        '0 play:yel:back-left',
        '0 done',
      ],
      expect: { '0.stage.middle.card': 'ann', '0.stage.left.card': 'cy', part: 'climax' },
    })
  })

  it('WS-055 an event does what it says, then goes to the waiting room', () => {
    duel(game, {
      seats: [{ hand: ['rest-up'], deck: ['cy'] }, {}],
      play: ['0 play:rest-up'],
      expect: { '0.hand': ['cy'], '0.waitingRoom': ['rest-up'] },
    })
  })

  it('WS-057 a character is played to any position, upright', () => {
    for (const at of ['left', 'middle', 'right', 'back-left', 'back-right']) {
      duel(game, {
        seats: [{ hand: ['ann'] }, {}],
        play: [`0 play:ann:${at}`],
        expect: { [`0.stage.${at}.state`]: 'stand' },
      })
    }
  })

  it('WS-058 WS-112 onto an occupied position: the earlier character goes to the waiting room', () => {
    duel(game, {
      seats: [{ hand: ['ann'], stage: { left: 'cy', right: 'bob' } }, {}],
      play: ['0 play:ann:left'],
      expect: { '0.stage.left.card': 'ann', '0.stage.right.card': 'bob', '0.waitingRoom': ['cy'] },
    })
  })

  it('WS-060 WS-061 a character moves, or two swap; their states go with them', () => {
    const stage = { left: { card: 'ann', state: 'rest' }, middle: 'bob' }
    duel(game, {
      seats: [{ stage }, {}],
      play: ['0 move:left', '0 offered middle right back-left back-right', '0 middle'],
      expect: {
        '0.stage.left.card': 'bob',
        '0.stage.left.state': 'stand',
        '0.stage.middle.card': 'ann',
        '0.stage.middle.state': 'rest',
      },
    })
  })

  it('WS-060 WS-097 who must not move neither moves nor changes places with another', () => {
    const root = reads('root', '【CONT】 This card cannot move to another position.')
    duel(arena(root), {
      seats: [{ stage: { left: 'root', middle: 'ann' } }, {}],
      play: [
        '0 refused move:left WS-097',
        '0 move:middle',
        '0 offered right back-left back-right',
        '0 back-left',
        '0 offered done move:back-left',
      ],
      expect: { '0.stage.left.card': 'root', '0.stage.back-left.card': 'ann' },
    })
  })

  it('WS-060 WS-097 who must not do something else may move, and change places', () => {
    const idle = reads('idle', '【CONT】 This card cannot 【STAND】 during your stand phase.')
    duel(arena(idle), {
      seats: [{ stage: { left: 'idle', middle: 'ann' } }, {}],
      play: ['0 move:middle', '0 left', '0 move:middle', '0 right'],
      expect: { '0.stage.left.card': 'ann', '0.stage.right.card': 'idle' },
    })
  })

  it.each([
    ['hand', 'Put this card from your hand into your waiting room'],
    ['memory', 'Put this card from your memory into your waiting room'],
    ['clock', 'Put this card from your clock into your waiting room'],
    ['waitingRoom', 'Put this card from your waiting room into your memory'],
  ])('WS-062 WS-093 an ACT ability that is paid for with its card in a zone is used there alone: %s', (zone, cost) => {
    const lamp = reads('lamp', `【ACT】 [${cost}] Draw a card.`)
    const of = arena(lamp)
    for (const at of ['hand', 'memory', 'clock', 'waitingRoom', 'level']) {
      const match = given(of, { seats: [{ [at]: ['lamp'], deck: ['cy'] }, { [zone]: ['lamp'] }] })
      const keys = offered(match).filter((key) => key.startsWith('use:'))
      expect([at, keys]).toEqual([at, at === zone ? [`use:${zone}:lamp:1`] : []])
      if (at === zone) play(match, keys[0]!)
      expect(sides(match)[0].hand.includes('cy')).toBe(at === zone)
    }
    duel(of, { seats: [{ stage: { left: 'lamp' } }, {}], play: ['0 offered done move:left'] })
  })

  it('WS-062 an ACT ability is used as often as its cost can be paid', () => {
    const well = reads('well', '【ACT】 [(1)] Draw a card.')
    duel(arena(well), {
      seats: [{ stage: { 'back-left': 'well' }, stock: ['ann', 'ann'], deck: ['cy', 'bob', 'one'] }, {}],
      play: ['0 use:back-left:well:1', '0 use:back-left:well:1', '0 refused use:back-left:well:1 WS-062'],
      expect: { '0.hand': ['cy', 'bob'], '0.stock': [] },
    })
  })

  it('WS-101 climax phase: at most one climax; its colour is needed, its level and cost are not', () => {
    duel(game, {
      part: 'climax',
      seats: [{ hand: ['cx', 'cx', 'cx-blu', 'ann'], clock: ['ann'] }, {}],
      play: ['0 offered pass cx', '0 refused cx-blu WS-070', '0 refused ann WS-101', '0 cx'],
      expect: { '0.climaxArea': ['cx'], part: 'declare', '0.hand': ['cx', 'cx-blu', 'ann'] },
    })
  })

  it('WS-031 WS-084 WS-085 end phase: the climax goes, and seven cards are kept', () => {
    const hand = ['ann', 'ann', 'bob', 'bob', 'cy', 'cy', 'one', 'one', 'two']
    const match = given(game, { part: 'end', seats: [{ hand, climaxArea: ['cx'] }, {}] })
    expect(sides(match)[0].climaxArea).toEqual([])
    expect(refused(match, ['ann']).rule).toBe('WS-085')
    play(match, ['one', 'two'])
    expect(sides(match)[0]).toMatchObject({
      hand: ['ann', 'ann', 'bob', 'bob', 'cy', 'cy', 'one'],
      waitingRoom: ['cx', 'one', 'two'],
    })
    expect(tableOf(match).state.turn).toBe(1)
  })

  it('WS-085 seven cards are not too many', () => {
    const match = given(game, { part: 'end', seats: [{ hand: ['ann', 'ann', 'bob', 'bob', 'cy', 'cy', 'one'] }, {}] })
    expect(tableOf(match).state.turn).toBe(1)
  })

  it('WS-086 what lasts until end of turn stops; what lasts longer does not', () => {
    const brief = event('brief', 'Choose 1 of your characters, and that character gets +1000 power until end of turn.')
    const long = event(
      'long',
      "Choose 1 of your characters, and that character gets +500 power until the end of your opponent's next turn.",
    )
    const match = given(arena(brief, long), { seats: [{ hand: ['brief', 'long'], stage: { left: 'ann' } }, {}] })
    play(match, 'play:brief', 'play:long')
    expect(sides(match)[0].stage.left!.power).toBe(2500)
    play(match, 'done', 'pass', 'done')
    expect(sides(match)[0].stage.left!.power).toBe(1500)
    play(match, 'pass', 'done', 'pass', 'done')
    expect(sides(match)[0].stage.left!.power).toBe(1000)
  })

  it('WS-153 what comes to hand in the end phase is discarded too, before anything stops', () => {
    const late = reads('late', '【AUTO】 At the end of your turn, draw a card.')
    const hand = ['ann', 'ann', 'bob', 'bob', 'cy', 'cy', 'one']
    const match = given(arena(late), { part: 'end', seats: [{ hand, stage: { left: 'late' }, deck: ['two'] }, {}] })
    expect(asked(match)).toEqual([['discard'], []])
    play(match, ['two'])
    expect(tableOf(match).state.turn).toBe(1)
  })
})
