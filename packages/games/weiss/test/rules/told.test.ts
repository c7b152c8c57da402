import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, game, given, only, type Position, passTo, reads, type WeissMatch } from '../support.ts'

const nameOf = (card: unknown): string => (card as { readonly name: string }).name

/** What a spectator is told of these kinds, in its order; of cards their names. */
const told = (match: WeissMatch, ...types: readonly string[]): unknown[] =>
  match
    .events(null)
    .filter(({ type }) => types.includes(type))
    .map(({ card, on, cards, ...plain }) => ({
      ...plain,
      ...(card !== undefined && { card: nameOf(card) }),
      ...(on !== undefined && { on: nameOf(on) }),
      ...(cards !== undefined && { cards: (cards as readonly unknown[]).map(nameOf) }),
    }))

const calm = { deck: ['ann', 'ann', 'ann', 'ann'] }
const attack = (mine: object, theirs: object, of = game): WeissMatch =>
  given(of, { part: 'attack', seats: [mine, theirs] as Position['seats'] })

describe('what everybody is told', () => {
  it('WS-123 WS-128 WS-147 of an attack: who attacks whom and how, what is turned up, and the battle', () => {
    const match = attack({ stage: { left: 'cy' }, deck: ['soul', 'ann'] }, { stage: { right: 'bob' }, ...calm })
    play(match, 'front:left', 'pass')
    expect(told(match, 'attack', 'trigger', 'battle', 'turned')).toEqual([
      { type: 'turned', state: 'rest', cards: ['cy'] },
      { type: 'attack', seat: 0, card: 'cy', on: 'bob', how: 'front', rule: 'WS-123' },
      { type: 'trigger', seat: 0, card: 'soul', name: 'soul', icons: ['soul'], rule: 'WS-128' },
      { type: 'battle', seat: 0, card: 'cy', on: 'bob', power: 3000, against: 2000, rule: 'WS-147' },
      { type: 'turned', state: 'reverse', cards: ['bob'] },
    ])
  })

  it('WS-123 of a direct attack that it is on nobody, of a side attack on whom; neither has a battle', () => {
    const match = attack({ stage: { left: 'two', right: 'ann' }, ...calm }, { stage: { right: 'bob' }, ...calm })
    play(match, 'direct:right', 'side:left')
    expect(told(match, 'attack', 'battle')).toEqual([
      { type: 'attack', seat: 0, card: 'ann', how: 'direct', rule: 'WS-123' },
      { type: 'attack', seat: 0, card: 'two', on: 'bob', how: 'side', rule: 'WS-123' },
    ])
  })

  it('WS-079 WS-080 WS-H08 of damage: to whom, how much, which cards, and whether it is cancelled', () => {
    const match = attack(
      { stage: { left: 'cy', right: 'bob' }, ...calm },
      { deck: ['one', 'two', 'bob', 'yel', 'cx', 'gre'] },
    )
    play(match, 'direct:left', 'direct:right')
    expect(told(match, 'damage')).toEqual([
      { type: 'damage', seat: 1, amount: 3, cards: ['one', 'two', 'bob'], cancelled: false, rule: 'WS-079' },
      { type: 'damage', seat: 1, amount: 2, cards: ['yel', 'cx'], cancelled: true, rule: 'WS-080' },
    ])
  })

  it('WS-063 WS-072 WS-073 of a level-up, a refresh and the card that it clocks', () => {
    const clock = ['ann', 'ann', 'bob', 'bob', 'cy', 'cy']
    const level = given(game, { part: 'clock', seats: [{ hand: ['yel'], clock, level: ['one'], ...calm }, {}] })
    play(level, 'yel', 'yel')
    expect(told(level, 'levelUp')).toEqual([{ type: 'levelUp', seat: 0, card: 'yel', level: 2, rule: 'WS-063' }])
    const hand = ['rest-up', 'bob']
    const refresh = given(game, { seats: [only(game, { hand, deck: ['cy'], waitingRoom: ['cx', 'cx'] }), {}] })
    play(refresh, 'play:rest-up')
    expect(told(refresh, 'refresh', 'penalty')).toEqual([
      { type: 'refresh', seat: 0, rule: 'WS-072' },
      { type: 'penalty', seat: 0, card: 'cx', rule: 'WS-073' },
    ])
  })

  it('WS-057 WS-055 WS-101 WS-062 of what is played and used: by whom, what it is called, and where it goes', () => {
    const well = reads('well', '【ACT】 [【REST】 this card] Draw a card.')
    const match = given(arena(well), {
      turn: 1,
      seats: [{}, { hand: ['ann', 'rest-up', 'cx'], stage: { left: 'well' }, clock: ['ann'], ...calm }],
    })
    play(match, 'play:ann:back-left', 'play:rest-up', 'use:left:well:1', 'done', 'cx')
    // a hand is nobody else's to see: its cards are named, not shown
    expect(told(match, 'play', 'use')).toEqual([
      { type: 'play', seat: 1, name: 'ann', position: 'back-left', rule: 'WS-057' },
      { type: 'play', seat: 1, name: 'rest-up', rule: 'WS-055' },
      { type: 'use', seat: 1, card: 'well', name: 'well', ability: '1', rule: 'WS-062' },
      { type: 'play', seat: 1, name: 'cx', rule: 'WS-101' },
    ])
  })

  it('WS-103 of an ability that resolves: whose, of which card, and which', () => {
    const scout = reads('scout', '【AUTO】 When this card is placed on the stage from your hand, draw a card.')
    const match = given(arena(scout), { turn: 1, seats: [{}, { hand: ['scout'], ...calm }] })
    play(match, 'play:scout:left')
    expect(told(match, 'resolve')).toEqual([
      { type: 'resolve', seat: 1, card: 'scout', name: 'scout', ability: '1', rule: 'WS-103' },
    ])
  })

  it('WS-094 WS-103 of an ability that came to nothing, and of no other', () => {
    const sweep = reads(
      'sweep',
      "【AUTO】 When this card is placed on the stage from your hand, 【REST】 all of your opponent's characters.",
    )
    const run = (theirs: object) => {
      const match = given(arena(sweep), { seats: [{ hand: ['sweep'], ...calm }, { stage: theirs as never }] })
      play(match, 'play:sweep:left')
      return told(match, 'vain')
    }
    expect(run({})).toEqual([{ type: 'vain', seat: 0, name: 'sweep', ability: '1' }])
    expect(run({ left: 'ann' })).toEqual([])
  })

  it('WS-103 WS-106 of an effect that waited for later, whatever its ability costs', () => {
    const text =
      '【AUTO】 [(1)] When this card is placed on the stage from your hand, you may pay the cost. If you do, at the end of your turn, draw a card.'
    const match = given(arena(reads('later', text)), { seats: [{ hand: ['later'], stock: ['ann'], ...calm }, {}] })
    play(match, 'play:later:left', 'yes')
    expect(told(match, 'resolve')).toHaveLength(1)
    passTo(match, 'clock', 4)
    expect(told(match, 'resolve')).toHaveLength(2)
  })

  it('WS-102 WS-112 WS-113 WS-114 of a rule action: what it is, and which cards go', () => {
    const chill = event('chill', 'Choose 1 of your characters, and that character gets -1000 power until end of turn.')
    const swap = event('swap', 'Choose 1 climax in your waiting room, and put it into your climax area.')
    const lift = event('lift', 'Choose 1 event in your waiting room, and put it on any position of your stage.')
    const match = given(arena(chill, swap, lift), {
      seats: [
        {
          hand: ['chill', 'swap', 'lift', 'bob'],
          stage: { left: 'ann', right: 'cy' },
          climaxArea: ['cx'],
          waitingRoom: ['cx-blu', 'rest-up'],
        },
        {},
      ],
    })
    play(match, 'play:bob:right', 'play:swap', 'play:lift', ['rest-up'], 'middle', 'play:chill', 'ann')
    expect(told(match, 'ruleAction')).toEqual([
      { type: 'ruleAction', cards: ['cy'], what: 'surplusCharacters', rule: 'WS-112' },
      { type: 'ruleAction', cards: ['cx'], what: 'surplusClimaxes', rule: 'WS-102' },
      { type: 'ruleAction', cards: ['rest-up'], what: 'misplaced', rule: 'WS-114' },
      { type: 'ruleAction', cards: ['ann'], what: 'powerless', rule: 'WS-113' },
    ])
  })

  it('WS-098 WS-113 of a rule action on both sides: the turn player’s cards first', () => {
    const frost = event(
      'frost',
      "All of your characters get -1000 power until end of turn. All of your opponent's characters get -1000 power until end of turn.",
    )
    for (const turn of [0, 1] as const) {
      const side = { hand: ['frost'] }
      const mine = { ...side, stage: { left: 'ann' } }
      const theirs = { ...side, stage: { left: 'yel' } }
      const match = given(arena(frost), { turn, seats: [mine, theirs] })
      play(match, 'play:frost')
      expect(told(match, 'ruleAction')).toMatchObject([{ cards: turn === 0 ? ['ann', 'yel'] : ['yel', 'ann'] }])
    }
  })

  it('WS-047 WS-048 of a turn and its phases: whose it is, and its number', () => {
    const match = given(game, { part: 'end', seats: [{}, calm] })
    expect(told(match, 'turn', 'phase')).toEqual([
      { type: 'phase', seat: 0, phase: 'end', rule: 'WS-048' },
      { type: 'turn', seat: 1, number: 4, rule: 'WS-047' },
      { type: 'phase', seat: 1, phase: 'stand', rule: 'WS-048' },
      { type: 'phase', seat: 1, phase: 'draw', rule: 'WS-048' },
      { type: 'phase', seat: 1, phase: 'clock', rule: 'WS-048' },
    ])
  })
})
