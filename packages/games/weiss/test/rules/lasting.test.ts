import { asked, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, type Position, passTo, reads, sides, tableOf, type WeissMatch } from '../support.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann', 'ann'] }
const powerOf = (match: WeissMatch, at = 'left', seat = 0) => sides(match)[seat]!.stage[at]!.power

describe('how long an effect lasts', () => {
  /** The turns, out of the next five, in which the character has its 1000 more. */
  const turnsWith = (match: WeissMatch): number[] => {
    const { turns } = tableOf(match).state
    return [0, 1, 2, 3, 4].flatMap((n) => {
      passTo(match, 'attack', turns + n)
      return powerOf(match) === 2000 ? [turns + n] : []
    })
  }

  const spans = [
    ['until end of turn', [3], [4]],
    ["until the end of your opponent's next turn", [3, 4], [4, 5, 6]],
    ['until the end of your next turn', [3, 4, 5], [4, 5]],
    ['until the end of the next turn', [3, 4], [4, 5]],
    ["until the end of your opponent's turn", [3, 4], [4]],
    ['until the end of the game', [3, 4, 5, 6, 7], [4, 5, 6, 7, 8]],
    ['until the end of the phase', [], []],
  ] as const

  it.each(spans)('WS-086 WS-161 %s', (until, inOwnTurn, inTheirs) => {
    const own = event('boost', `All of your characters get +1000 power ${until}.`)
    const match = given(arena(own), { seats: [{ hand: ['boost'], stage: { left: 'ann' } }, {}] })
    play(match, 'play:boost')
    expect(powerOf(match)).toBe(2000)
    expect(turnsWith(match)).toEqual(inOwnTurn)
    const watch = reads('watch', `【AUTO】 When this card becomes 【REST】, this card gets +1000 power ${until}.`)
    const poke = event('poke', "【REST】 all of your opponent's characters.")
    const theirs = given(arena(watch, poke), {
      turn: 1,
      turns: 4,
      seats: [{ stage: { left: 'watch' } }, { hand: ['poke'] }],
    })
    play(theirs, 'play:poke')
    expect(powerOf(theirs)).toBe(2000)
    expect(turnsWith(theirs)).toEqual(inTheirs)
  })

  it.each(['until the end of the battle', 'during this attack'])('WS-086 WS-148 %s', (until) => {
    const rush = reads('rush', `【AUTO】 When this card attacks, this card gets +1000 power ${until}.`)
    const keen = reads('keen', '【AUTO】 When this card attacks, this card gets +1000 power until end of turn.')
    const of = arena(rush, keen)
    const match = given(of, {
      part: 'attack',
      seats: [
        { stage: { left: 'rush', right: 'keen' }, ...calm },
        { stage: { left: 'bob', right: 'bob' }, ...calm },
      ],
    })
    play(match, 'front:right', 'pass', 'front:left')
    expect([powerOf(match), powerOf(match, 'right')]).toEqual([2000, 2000])
    play(match, 'pass')
    expect(asked(match)).toEqual([['attack'], []])
    expect([powerOf(match), powerOf(match, 'right')]).toEqual([1000, 2000])
  })

  it('WS-049 WS-097 what must not stand in the next stand phase stands before it and after it', () => {
    const chain = event(
      'chain',
      "Choose 1 of your opponent's characters, and that character cannot 【STAND】 during your opponent's next stand phase.",
    )
    const wake = event('wake', "【STAND】 all of your opponent's characters.")
    const rest = { card: 'ann', state: 'rest' }
    const seats = () =>
      [{ hand: ['chain', 'wake'] }, { stage: { left: rest, right: { card: 'bob', state: 'rest' } } }] as never
    const stands = (match: WeissMatch) => [sides(match)[1].stage.left!.state, sides(match)[1].stage.right!.state]
    const match = given(arena(chain, wake), { seats: seats() })
    play(match, 'play:chain', 'ann')
    passTo(match, 'clock', 4)
    expect(stands(match)).toEqual(['rest', 'stand'])
    passTo(match, 'clock', 6)
    expect(stands(match)).toEqual(['stand', 'stand'])
    const later = given(arena(chain, event('rise', '【STAND】 all of your characters.')), {
      seats: [{ hand: ['chain'] }, { hand: ['rise'], stage: { left: rest, right: { card: 'bob', state: 'rest' } } }],
    })
    play(later, 'play:chain', 'ann')
    passTo(later, 'main', 4)
    play(later, 'play:rise')
    expect(stands(later)).toEqual(['stand', 'stand'])
    const woken = given(arena(chain, wake), { seats: seats() })
    play(woken, 'play:chain', 'ann', 'play:wake')
    expect(stands(woken)).toEqual(['stand', 'stand'])
  })

  it('WS-049 WS-097 "your next stand phase" is that of whoever says so', () => {
    const nap = event('nap', 'All of your characters cannot 【STAND】 during your next stand phase.')
    const match = given(arena(nap), {
      seats: [{ hand: ['nap'], stage: { left: { card: 'ann', state: 'rest' } } }, {}],
    })
    play(match, 'play:nap')
    passTo(match, 'clock', 5)
    expect(sides(match)[0].stage.left!.state).toBe('rest')
    passTo(match, 'clock', 7)
    expect(sides(match)[0].stage.left!.state).toBe('stand')
  })

  it('WS-049 WS-097 a stand phase that an ability names is that of its own player or of the other', () => {
    const curse = (whose: string) =>
      reads('curse', `【CONT】 All of your opponent's characters cannot 【STAND】 during ${whose} stand phase.`)
    const rested = { stage: { left: { card: 'ann', state: 'rest' } } }
    const after = (whose: string, turn: 0 | 1) =>
      sides(given(arena(curse(whose)), { part: 'stand', turn, seats: [{ stage: { middle: 'curse' } }, rested] }))[1]
        .stage.left!.state
    expect([after("your opponent's", 1), after('your', 1)]).toEqual(['rest', 'stand'])
    const lazy = reads('lazy', '【CONT】 This card cannot 【STAND】 during your stand phase.')
    const wake = event('wake', '【STAND】 all of your characters.')
    const match = given(arena(lazy, wake), {
      part: 'stand',
      seats: [{ hand: ['wake'], stage: { left: { card: 'lazy', state: 'rest' } } }, {}],
    })
    expect(sides(match)[0].stage.left!.state).toBe('rest')
    play(match, 'pass', 'play:wake')
    expect(sides(match)[0].stage.left!.state).toBe('stand')
  })

  it('WS-097 WS-116 damage from a character that was chosen: from no other, for as long as it says, and while it stays', () => {
    const vow = event(
      'vow',
      "Choose 1 of your opponent's characters, and you cannot receive damage from that character until the end of your opponent's next turn.",
    )
    const back = event('back', 'Return all of your characters to your hand.')
    const of = arena(vow, back)
    const at = (part: string, turns: number) => {
      const match = given(of, {
        seats: [
          { hand: ['vow'], ...calm },
          { hand: ['back'], stage: { left: 'ann', right: 'cy' }, deck: ['gre', 'one', 'gre'] },
        ],
      })
      play(match, 'play:vow', 'ann')
      passTo(match, part, turns)
      return match
    }
    const clockOf = (match: WeissMatch) => sides(match)[0].clock.length
    const kept = at('attack', 4)
    play(kept, 'direct:left')
    expect(clockOf(kept)).toBe(0)
    play(kept, 'direct:right')
    expect(clockOf(kept)).toBe(3)
    const over = at('attack', 6)
    play(over, 'direct:left')
    expect(clockOf(over)).toBe(2)
    const anew = at('main', 4)
    play(anew, 'play:back', 'play:ann:left')
    passTo(anew, 'attack', 4)
    play(anew, 'direct:left')
    expect(clockOf(anew)).toBe(2)
  })

  it('WS-097 what "cannot become reversed by effects" of the opponent still is in battle and by its own side', () => {
    const rock = reads('rock', "【CONT】 This card cannot become 【REVERSE】 by your opponent's effects.")
    const of = arena(
      rock,
      event('push', "【REVERSE】 all of your opponent's characters."),
      event('fall', '【REVERSE】 all of your characters.'),
    )
    const stateOf = (match: WeissMatch) => sides(match)[0].stage.left!.state
    const theirs = given(of, { turn: 1, seats: [{ stage: { left: 'rock', right: 'ann' } }, { hand: ['push'] }] })
    play(theirs, 'play:push')
    expect([stateOf(theirs), sides(theirs)[0].stage.right!.state]).toEqual(['stand', 'reverse'])
    const own = given(of, { seats: [{ stage: { left: 'rock' }, hand: ['fall'] }, {}] })
    play(own, 'play:fall')
    expect(stateOf(own)).toBe('reverse')
    const battle = given(of, {
      part: 'attack',
      seats: [
        { stage: { left: 'rock' }, ...calm },
        { stage: { right: 'cy' }, ...calm },
      ],
    })
    play(battle, 'front:left', 'pass')
    expect(stateOf(battle)).toBe('reverse')
  })
})

describe('effects that wait for later', () => {
  const drawn = (match: WeissMatch, kind: string, turns: number) => {
    passTo(match, kind, turns)
    return sides(match)[0].hand.filter((each) => each === 'three').length
  }
  const later = (text: string, part = 'main') => {
    const match = given(arena(event('later', text)), {
      part,
      seats: [{ hand: ['later'], deck: Array.from({ length: 8 }, () => 'three') }, {}],
    })
    play(match, 'play:later')
    return match
  }

  it('WS-106 the end of the next turn is not the end of this one, and comes once', () => {
    const match = later('At the end of your next turn, put the top card of your deck into your stock.')
    passTo(match, 'clock', 4)
    expect(sides(match)[0].stock).toEqual([])
    passTo(match, 'clock', 6)
    expect(sides(match)[0].stock).toHaveLength(1)
    passTo(match, 'clock', 8)
    expect(sides(match)[0].stock).toHaveLength(1)
  })

  it('WS-106 the end of the next main phase is not that of the one under way', () => {
    const match = later('At the end of your next main phase, put the top card of your deck into your stock.')
    passTo(match, 'climax', 3)
    expect(sides(match)[0].stock).toEqual([])
    passTo(match, 'climax', 5)
    expect(sides(match)[0].stock).toHaveLength(1)
  })

  it('WS-106 the next encore step is the one of this turn, as long as it has not begun', () => {
    const match = later('At the beginning of your next encore step, put the top card of your deck into your stock.')
    passTo(match, 'attack', 3)
    expect(sides(match)[0].stock).toEqual([])
    passTo(match, 'clock', 4)
    expect(sides(match)[0].stock).toHaveLength(1)
  })

  it('WS-047 WS-106 a turn has a beginning: one’s own, and not the other player’s', () => {
    const early = reads(
      'early',
      '【AUTO】 At the beginning of your turn, put the top card of your deck into your stock.',
    )
    const match = given(arena(early), { seats: [{ stage: { left: 'early' } }, {}] })
    passTo(match, 'clock', 4)
    expect(sides(match)[0].stock).toEqual([])
    passTo(match, 'clock', 5)
    expect(sides(match)[0].stock).toHaveLength(1)
  })

  /** How often an ability of seat 0 comes in a turn of this seat with one attack. */
  function timesIn(text: string, turn: 0 | 1): number {
    const side = (more: object) => ({ stage: { left: 'ann', right: 'ann', ...more }, ...calm })
    const match = given(arena(reads('bell', text)), {
      part: 'stand',
      turn,
      seats: [side({ 'back-left': 'bell' }), side({})] as Position['seats'],
    })
    passTo(match, 'attack', 3)
    play(match, 'front:left', 'pass')
    passTo(match, 'clock', 4)
    const told = match.events(null)
    return told
      .slice(
        0,
        told.findIndex(({ type, number }) => type === 'turn' && number === 4),
      )
      .filter(({ type }) => type === 'resolve').length
  }
  const atThe = (moment: string): string => `【AUTO】 At the ${moment}, put the top card of your deck into your memory.`

  const phases = ['turn', 'stand phase', 'draw phase', 'clock phase', 'main phase', 'climax phase', 'attack phase']
  const steps = ['trigger step', 'counter step', 'damage step', 'battle step', 'encore step', 'end phase']

  it.each([...phases, ...steps])(
    'WS-048 WS-106 WS-148 the %s begins once and ends once, whoever’s turn it is',
    (phase) => {
      for (const edge of ['beginning', 'end']) {
        const times = (whose: string) =>
          ([0, 1] as const).map((turn) => timesIn(atThe(`${edge} of ${whose} ${phase}`), turn))
        expect([edge, times('your'), times("your opponent's"), times('the')]).toEqual([edge, [1, 0], [0, 1], [1, 1]])
      }
    },
  )

  it('WS-148 WS-149 a declaration step comes before each attack and before there are no more; the attack phase ends after the encore step', () => {
    for (const edge of ['beginning', 'end'])
      expect(timesIn(atThe(`${edge} of your attack declaration step`), 0)).toBe(2)
    const fallen = reads('fallen', '【AUTO】 At the end of your attack phase, draw a card.')
    const match = given(arena(fallen), {
      part: 'attack',
      seats: [{ stage: { left: 'fallen', right: { card: 'fallen', state: 'reverse' } }, ...calm }, {}],
    })
    play(match, 'done')
    expect(sides(match)[0]).toMatchObject({ hand: ['ann'], waitingRoom: ['fallen'] })
  })

  it('WS-106 WS-148 the end of the next attack phase is not that of the one under way, in whichever step it is said', () => {
    const hit = reads('hit', [
      '【AUTO】 When this card attacks, at the end of your next attack phase, put the top card of your deck into your memory.',
    ])
    const match = given(arena(hit), { part: 'attack', seats: [{ stage: { left: 'hit' }, ...calm }, calm] })
    play(match, 'direct:left')
    passTo(match, 'clock', 4)
    expect(sides(match)[0].memory).toEqual([])
    passTo(match, 'attack', 5)
    expect(sides(match)[0].memory).toEqual([])
    passTo(match, 'clock', 6)
    expect(sides(match)[0].memory).toHaveLength(1)
  })

  it('WS-106 "your next draw phase" is one’s own', () => {
    const match = later('At the beginning of your next draw phase, draw a card.')
    expect(drawn(match, 'clock', 4)).toBe(0)
    expect(drawn(match, 'clock', 5)).toBe(2)
  })
})
