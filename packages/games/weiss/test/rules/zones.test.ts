import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, character, climax, duel, event, game, given, names, reads, sides, tableOf } from '../support.ts'

const zoneIn = (seat: number | null, name: string, match: ReturnType<typeof given>) => match.view(seat).zones[name]!

describe('zones', () => {
  it('WS-106 WS-162 the position that a card has left is known', () => {
    const of = arena(
      reads('lamp', '【AUTO】 When a character is put into your waiting room from your center stage, draw a card.'),
      reads('oil', '【AUTO】 When a character is put into your waiting room from your back stage, draw a card.'),
    )
    const drawn = (bearer: string, from: string) => {
      const free = from === 'middle' ? 'back-left' : 'middle'
      const match = given(of, {
        seats: [{ hand: ['ann'], deck: ['cy'], stage: { [from]: 'bob', [free]: bearer } }, {}],
      })
      play(match, `play:ann:${from}`)
      return sides(match)[0].hand.length
    }
    expect([drawn('lamp', 'middle'), drawn('lamp', 'back-right')]).toEqual([1, 0])
    expect([drawn('oil', 'middle'), drawn('oil', 'back-right')]).toEqual([0, 1])
  })

  it('WS-018 each player has these zones, and five positions on the stage', () => {
    const all = given(game, {})
      .table.zones.filter(({ owner }) => owner === 0)
      .map(({ name }) => name)
    expect(all.sort()).toEqual(
      [
        'climaxArea:0',
        'clock:0',
        'deck:0',
        'hand:0',
        'level:0',
        'markers:0',
        'memory:0',
        'resolution:0',
        'stage:0:0',
        'stage:0:1',
        'stage:0:2',
        'stage:0:3',
        'stage:0:4',
        'stock:0',
        'waitingRoom:0',
      ].sort(),
    )
  })

  it('WS-019 WS-026 nobody sees the deck or the stock, not even their owner', () => {
    const match = given(game, { seats: [{ stock: ['ann', 'bob'], deck: ['cy'] }, {}] })
    for (const seat of [0, 1, null]) {
      for (const zone of ['deck:0', 'stock:0'])
        expect(JSON.stringify(zoneIn(seat, zone, match))).not.toMatch(/ann|bob|cy/)
    }
  })

  it('WS-021 WS-022 WS-035 WS-036 WS-037 level, clock, waiting room and memory lie open for both', () => {
    const match = given(game, { seats: [{ level: ['ann'], clock: ['bob'], waitingRoom: ['cy'], memory: ['one'] }, {}] })
    for (const seat of [0, 1, null]) {
      for (const [zone, name] of [
        ['level', 'ann'],
        ['clock', 'bob'],
        ['waitingRoom', 'cy'],
        ['memory', 'one'],
      ])
        expect(JSON.stringify(zoneIn(seat, `${zone}:0`, match))).toContain(name)
    }
  })

  it('WS-023 the clock keeps its order: the newest card lies on top', () => {
    duel(game, {
      part: 'clock',
      seats: [{ hand: ['cy'], clock: ['ann', 'bob'], deck: ['one', 'one'] }, {}],
      play: ['0 cy'],
      expect: { '0.clock': ['ann', 'bob', 'cy'] },
    })
  })

  it('WS-027 WS-028 a cost takes the topmost cards of the stock, however many there are', () => {
    const stock = ['cy', 'bob', 'ann', 'ann', 'ann', 'ann', 'ann', 'ann', 'bob', 'bob', 'bob', 'bob']
    duel(game, {
      seats: [{ hand: ['one'], stock, level: ['ann'] }, {}],
      play: ['0 play:one:left'],
      expect: { '0.waitingRoom': ['cy'], '0.stock': stock.slice(1) },
    })
  })

  it('WS-030 WS-102 the climax area holds one climax: an older one gives way to a newer', () => {
    const swap = event('swap', 'Choose 1 climax in your waiting room, and put it into your climax area.')
    duel(arena(swap), {
      seats: [{ hand: ['swap'], climaxArea: ['cx'], waitingRoom: ['cx-blu'] }, {}],
      play: ['0 play:swap'],
      expect: { '0.climaxArea': ['cx-blu'], '0.waitingRoom': ['swap', 'cx'] },
    })
  })

  it('WS-114 only a climax can be put into the climax area, and only characters stay on the stage', () => {
    const odd = event('odd', 'Choose 1 card in your waiting room, and put it into your climax area.')
    const lift = event('lift', 'Choose 1 event in your waiting room, and put it on any position of your stage.')
    duel(arena(odd, lift), {
      seats: [{ hand: ['odd'], waitingRoom: ['ann'] }, {}],
      play: ['0 play:odd'],
      expect: { '0.climaxArea': [], '0.waitingRoom': ['ann', 'odd'] },
    })
    duel(arena(odd, lift), {
      seats: [{ hand: ['lift'], waitingRoom: ['rest-up'] }, {}],
      play: ['0 play:lift', '0 left'],
      expect: { '0.stage.left': null, '0.waitingRoom': ['lift', 'rest-up'] },
    })
  })

  it('WS-032 WS-033 WS-034 WS-126 characters in front face each other mirrored; those behind support two in front', () => {
    const shade = reads('shade', '【CONT】 The character facing this card gets -500 power.')
    const helper = reads('helper', '【CONT】 Assist All of your characters in front of this card get +500 power.')
    const of = arena(shade, helper)
    const faced = sides(
      given(of, { seats: [{ stage: { left: 'shade' } }, { stage: { left: 'ann', middle: 'ann', right: 'ann' } }] }),
    )[1].stage
    expect([faced.left!.power, faced.middle!.power, faced.right!.power]).toEqual([1000, 1000, 500])
    const helped = (at: string) => {
      const { stage } = sides(
        given(of, { seats: [{ stage: { left: 'ann', middle: 'ann', right: 'ann', [at]: 'helper' } }, {}] }),
      )[0]
      return [stage.left!.power, stage.middle!.power, stage.right!.power]
    }
    expect(helped('back-left')).toEqual([1500, 1500, 1000])
    expect(helped('back-right')).toEqual([1000, 1500, 1500])
    duel(of, {
      part: 'attack',
      seats: [{ stage: { 'back-left': 'ann', left: 'bob' } }, {}],
      play: ['0 offered done direct:left'],
    })
  })

  it('WS-166 a card that lies face down is of no colour, and nothing else', () => {
    const one = character('blue-one', { colour: 'blue', level: 1 })
    duel(arena(one), {
      seats: [{ hand: ['blue-one'], level: [{ card: 'blu', down: true }] }, {}],
      play: ['0 refused play:blue-one:left WS-070'],
    })
    duel(arena(one), { seats: [{ hand: ['blue-one'], level: ['blu'] }, {}], play: ['0 play:blue-one:left'] })
  })

  it('WS-115 markers lie under a character, move with it, and go to the waiting room when it leaves', () => {
    const keeper = reads('keeper', '【ACT】 [Put this card into your waiting room] Draw a card.')
    const of = arena(keeper)
    const stage = { left: { card: 'keeper', markers: ['ann', { card: 'bob', down: true }] } }
    duel(of, {
      seats: [{ stage }, {}],
      play: [
        '0 move:left',
        '0 right',
        { '0.stage.right.markers': ['ann', { card: 'bob', down: true }], '0.stage.left': null },
        '0 use:right:keeper:1',
      ],
      expect: { '0.stage.right': null, '0.waitingRoom': ['keeper', 'ann', 'bob'] },
    })
  })

  it('WS-H07 nobody may look at a marker that lies face down', () => {
    const match = given(game, {
      seats: [{ stage: { left: { card: 'ann', markers: [{ card: 'cy', down: true }] } } }, {}],
    })
    for (const seat of [0, 1]) expect(JSON.stringify(zoneIn(seat, 'markers:0', match))).not.toContain('cy')
  })

  it('WS-009 WS-099 an event that is played lies in the resolution zone while it resolves', () => {
    const ask = event('pause', 'Choose 1 card in your hand, and put it into your waiting room.')
    const match = given(arena(ask), { seats: [{ hand: ['pause', 'ann', 'bob'] }, {}] })
    play(match, 'play:pause')
    expect(sides(match)[0].resolution).toEqual(['pause'])
    play(match, 'ann')
    expect(sides(match)[0]).toMatchObject({ resolution: [], waitingRoom: ['ann', 'pause'] })
    expect(tableOf(match).state.part).toBe('main')
  })

  it('WS-116 a card that changes zones is a new object: what it had got is gone', () => {
    const grow = event('grow', 'Choose 1 of your characters, and that character gets +3000 power until end of turn.')
    const back = event('back', 'Choose 1 of your characters, and return it to your hand.')
    duel(arena(grow, back), {
      seats: [{ hand: ['grow', 'back'], stage: { left: 'ann' } }, {}],
      play: ['0 play:grow', { '0.stage.left.power': 4000 }, '0 play:back', '0 play:ann:left'],
      expect: { '0.stage.left.power': 1000 },
    })
  })

  it('WS-106 WS-116 nobody waits any more for a card that has left, though it comes back', () => {
    const watch = event(
      'watch',
      'Choose 1 of your characters. During this turn, when that character becomes 【REST】, draw a card.',
    )
    const nod = event('nod', '【REST】 all of your characters.')
    const back = event('back', 'Return all of your characters to your hand.')
    const of = arena(watch, nod, back)
    const drawn = (...lines: string[]) => {
      const seat = { hand: ['watch', 'nod', 'back'], stage: { left: 'ann' }, deck: ['three'] }
      const match = given(of, { seats: [seat, {}] })
      play(match, 'play:watch', ...lines, 'play:nod')
      return sides(match)[0].hand.includes('three')
    }
    expect([drawn(), drawn('move:left', 'right'), drawn('play:back', 'play:ann:left')]).toEqual([true, true, false])
  })

  it('WS-106 WS-116 what an effect puts on the stage anew was not placed there from hand', () => {
    const young = reads(
      'young',
      '【CONT】 During the turn that this card is placed on the stage from your hand, this card gets +500 power.',
    )
    const drop = event('drop', 'Choose 1 of your characters, and put it into your waiting room.')
    const lift = event('lift', 'Choose 1 character in your waiting room, and put it on any position of your stage.')
    const match = given(arena(young, drop, lift), { seats: [{ hand: ['young', 'drop', 'lift'] }, {}] })
    const power = () => sides(match)[0].stage.left!.power
    play(match, 'play:young:left')
    expect(power()).toBe(1500)
    play(match, 'play:drop', 'play:lift', 'left')
    expect(power()).toBe(1000)
  })

  it('WS-161 a change of position changes nothing of it', () => {
    const grow = event('grow', 'Choose 1 of your characters, and that character gets +3000 power until end of turn.')
    duel(arena(grow), {
      seats: [{ hand: ['grow'], stage: { left: { card: 'ann', state: 'rest' } } }, {}],
      play: ['0 play:grow', '0 move:left', '0 back-left'],
      expect: { '0.stage.back-left.power': 4000, '0.stage.back-left.state': 'rest' },
    })
  })

  it('WS-020 WS-089 an empty deck is refreshed; with an empty waiting room as well, the game is lost', () => {
    const match = given(arena(climax('other')), {
      part: 'draw',
      seats: [{ deck: ['ann'], waitingRoom: ['bob', 'cy'] }, {}],
    })
    expect(names(sides(match)[0].hand)).toContain('ann')
  })
})
