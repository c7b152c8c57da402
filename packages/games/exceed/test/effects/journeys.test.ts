import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import { arena, asked, face, fight, given, play, rest, special } from '../support.ts'
import { after, does, trait, trick } from './trick.ts'

it('EX-078: what a text says and how far it went are both known, whatever limits the movement', () => {
  const limit = trait({ trait: 'movementLimit', amount: 1, who: 'foe' })
  const more = trait({ trait: 'fartherSelf', amount: 2, who: 'foe' })
  const came = (effect: EffectList[number], handSize: number, answers: string[], ...abilities: Ability[]) => {
    const { game } = trick([effect, { do: 'draw', amount: { count: 'justShort' } }], [4, 9], ...abilities)
    fight(game, {
      seats: [{ hand: ['trick'], space: 4 }, { space: 9 }],
      play: ['0 boost:trick', ...answers],
      expect: { '0.handSize': handSize + 1 },
    })
  }
  for (const way of ['advance', 'close', 'retreat'] as const) {
    came({ do: way, spaces: 3 }, 2, [], limit)
    came({ do: way, spaces: 1 }, 0, [], limit)
    came({ do: way, spaces: 1 }, 0, [], more)
    // who has said how far has not fallen short
    came({ do: way, spaces: 2, upTo: true }, 0, [`0 ${way}:1`])
  }
  came({ do: 'move', spaces: 3 }, 2, ['0 back'], limit)
  came({ do: 'move', spaces: 3 }, 0, ['0 back'])
})

it('"up to" offers all that a limit lets through, or all of it to who may ignore it', () => {
  const limit = trait({ trait: 'movementLimit', amount: 1, who: 'foe' })
  const free = trait({ trait: 'mayIgnoreLimit', who: 'foe' })
  const longer = trait({ trait: 'mayGoFarther', amount: 2, who: 'foe' })
  const keys = (effect: EffectList[number], ...abilities: Ability[]) => {
    const { game, seats } = trick([effect], [2, 8], ...abilities)
    const [ask] = asked(play(given(game, [...seats]), '0 boost:trick'), 0)
    return ask?.kind === 'spaces' ? ask.keys.map((key) => Number(key.split(':')[1])) : []
  }
  const close = (spaces: number, upTo = false): EffectList[number] => ({ do: 'close', spaces, ...(upTo && { upTo }) })
  expect(keys(close(2, true))).toEqual([0, 1, 2])
  expect(keys(close(2, true), limit)).toEqual([0, 1])
  expect(keys(close(2, true), limit, free)).toEqual([0, 1, 2])
  // free to ignore a limit that is none
  expect(keys(close(2), free)).toEqual([])
  expect(keys(close(1), limit, free)).toEqual([])
  expect(keys(close(2), limit, free)).toEqual([2, 1])
  expect(keys(close(2), longer)).toEqual([2, 4])
  expect(keys(close(1), longer, limit)).toEqual([])
  expect(keys(close(1), longer, limit, free)).toEqual([1, 3])
  // both bonuses add up
  expect(keys(close(1), longer, longer)).toEqual([1, 5])
  // neither a Push nor a Pull is limited, or goes farther by it
  expect(keys({ do: 'push', spaces: 2, upTo: true }, limit, longer)).toEqual([0, 1, 2])
  expect(keys({ do: 'pull', spaces: 2 }, limit, longer)).toEqual([])
})

it('EX-087: a Pull that does not go past stops next to who pulls', () => {
  after([{ do: 'pull', spaces: 3, notPast: true }], [3, 5], [3, 4])
  after([{ do: 'pull', spaces: 3 }], [3, 5], [3, 1])
  after([{ do: 'pull', spaces: 3, notPast: true, upTo: true }], [3, 5], [3, 4], ['0 pull:3'])
})

it('EX-078: the two directions, and the things to choose from, say where the mover comes to', () => {
  const ask = (effects: EffectList, spaces: readonly [number, number]) => {
    const { game, seats } = trick(effects, spaces)
    return play(given(game, [...seats]), '0 boost:trick').asks(0)[0]!
  }
  const move = ask([{ do: 'move', spaces: 2 }], [4, 5])
  expect(move).toMatchObject({ kind: 'direction', rule: 'EX-078' })
  expect(move.options).toMatchObject([
    { key: 'forward', forward: true, direction: 1, arrives: 7 },
    { key: 'back', forward: false, direction: -1, arrives: 2 },
  ])
  const choose = (...of: EffectList[]) => ask([{ do: 'choose', of }], [4, 5]).options.map(({ key: _, ...more }) => more)
  expect(
    choose(
      [
        { do: 'advance', spaces: 1 },
        { do: 'draw', amount: 1 },
      ],
      [{ do: 'push', spaces: 2 }],
      [{ do: 'move', spaces: 2 }],
      [{ do: 'move', spaces: 9 }],
    ),
  ).toMatchObject([
    { way: 'advance', spaces: 1, arrives: 6 },
    { way: 'push', spaces: 2, arrives: 7 },
    { way: 'move', spaces: 2, either: [7, 2] },
    { way: 'move', spaces: 9, either: [9, 1] },
  ])
  // where it is not known how far, or nothing moves first, nothing is said
  for (const option of choose(
    [{ do: 'advance', spaces: 2, upTo: true }],
    [
      { do: 'draw', amount: 1 },
      { do: 'advance', spaces: 1 },
    ],
    [],
  ))
    expect(option).not.toHaveProperty('way')
})

it('a movement to a space that is not made leaves no trace of one before it', () => {
  const drawn: EffectList = [{ do: 'draw', amount: { count: 'justMoved' } }]
  for (const last of [{ do: 'moveTo' }, { do: 'shoveTo' }] as const) {
    const { game, seats } = trick([{ do: 'close', spaces: 2 }, last, ...drawn], [3, 9])
    fight(game, { seats, play: ['0 boost:trick', '0 pass'], expect: { '0.handSize': 1, '0.space': 5 } })
  }
  const { game, seats } = trick([{ do: 'close', spaces: 2 }, ...drawn], [3, 9])
  fight(game, { seats, play: ['0 boost:trick'], expect: { '0.handSize': 3 } })
})

it('to a space ahead, or within Range, or so many steps away: these spaces and no others', () => {
  const to = (more: object, [from, other]: readonly [number, number], want: string) => {
    const { game, seats } = trick([{ do: 'moveTo', ...more }], [from, other])
    fight(game, { seats, play: ['0 boost:trick', `0 offered pass ${want}`, '0 pass'] })
  }
  to({ ahead: true }, [5, 7], 'space:6 space:8 space:9')
  to({ ahead: true }, [5, 3], 'space:4 space:2 space:1')
  to({ max: 1 }, [4, 5], 'space:3 space:6')
  to({ max: 1, ahead: true }, [4, 5], 'space:6')
  const jab = special('jab', { range: [2, 3], abilities: [{ on: 'before', do: [{ do: 'moveTo', inRange: true }] }] })
  fight(arena([jab, rest]), {
    seats: [
      { space: 2, hand: ['jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:jab', '1 strike:rest', '0 offered pass space:4', '0 space:4'],
    expect: { '0.space': 4, '1.life': 30 },
  })
})

it('EX-086, EX-087: to a space that is farther away, and none that is nearer', () => {
  const { game, seats } = trick([{ do: 'shoveTo', only: 'push' }], [3, 5])
  fight(game, {
    seats,
    play: ['0 boost:trick', '0 offered pass space:6 space:7 space:8 space:9', '0 space:7'],
    expect: { '1.space': 7 },
  })
  const left = trick([{ do: 'shoveTo', only: 'push' }], [7, 5])
  fight(left.game, {
    seats: left.seats,
    play: ['0 boost:trick', '0 offered pass space:1 space:2 space:3 space:4', '0 pass'],
    expect: { '1.space': 5 },
  })
  // at the edge there is nowhere to go
  after([{ do: 'shoveTo', only: 'push' }], [3, 9], [3, 9])
})

it('EX-087: wide fighters are pulled past each other to just the space that was picked', () => {
  const game = arena([does({ do: 'shoveTo' })])
  const shoved = (red: object, blue: object, keys: string, to: number) =>
    fight(game, {
      seats: [{ hand: ['trick'], ...red }, { ...blue }],
      play: ['0 boost:trick', `0 offered pass ${keys}`, `0 space:${to}`],
      expect: { '1.space': to },
    })
  const wide = { reach: 1 }
  shoved({ space: 5, ...wide }, { space: 8 }, 'space:1 space:2 space:3 space:7 space:9', 2)
  shoved({ space: 5 }, { space: 8, ...wide }, 'space:2 space:3 space:7', 2)
  shoved({ space: 5, ...wide }, { space: 2 }, 'space:1 space:3 space:7 space:8 space:9', 8)
  shoved({ space: 6, ...wide }, { space: 2, ...wide }, 'space:3', 3)
})

it('a wide fighter in whose space something lies does not stop on it', () => {
  const game = arena([does({ do: 'advance', spaces: 4, stopOn: 'owl' })], { tokens: [{ id: 'owl', name: 'Owl' }] })
  const stops = (owl: number, reach: number, to: number) =>
    fight(game, {
      seats: [{ hand: ['trick'], space: 3, reach, tokens: { owl } }, { space: 9 }],
      play: ['0 boost:trick'],
      expect: { '0.space': to },
    })
  stops(4, 0, 4)
  stops(5, 1, 5)
  stops(4, 1, 7)
})

it('what does not lie there is no place to go to, to change places with, or to be pushed from', () => {
  const owl = { tokens: [{ id: 'owl', name: 'Owl' }] }
  const idles = (effect: EffectList[number], more: object = {}) =>
    fight(arena([does(effect)], owl), {
      seats: [{ hand: ['trick'], space: 3, ...more }, { space: 6 }],
      play: ['0 boost:trick'],
      expect: { '0.space': 3, '1.space': 6, turn: 1 },
    })
  idles({ do: 'switchWith' })
  // no token, and no fighter
  idles({ do: 'switchWith', spot: 'centre' })
  idles({ do: 'moveOnto', spot: 'owl' })
  idles({ do: 'push', spaces: 2, from: 'owl' })
  idles({ do: 'pull', spaces: 2, to: 'owl' })
  idles({ do: 'pull', spaces: 2, to: 'owl', notFrom: true }, { tokens: { owl: 6 } })
})

it('EX-086, EX-087: from or to a token, over who pushes if they are in the way', () => {
  const owl = { tokens: [{ id: 'owl', name: 'Owl' }] }
  const goes = (effect: EffectList[number], token: number, from: number, to: number, ...answers: string[]) =>
    fight(arena([does(effect)], owl), {
      seats: [{ hand: ['trick'], space: 5, tokens: { owl: token } }, { space: from }],
      play: ['0 boost:trick', ...answers],
      expect: { '0.space': 5, '1.space': to },
    })
  goes({ do: 'push', spaces: 2, from: 'owl' }, 2, 4, 7)
  goes({ do: 'push', spaces: 2, from: 'owl' }, 9, 7, 4)
  goes({ do: 'push', spaces: 2, from: 'owl' }, 3, 7, 9)
  goes({ do: 'pull', spaces: 2, to: 'owl' }, 9, 4, 7)
  goes({ do: 'pull', spaces: 2, to: 'owl' }, 1, 4, 2)
  goes({ do: 'pull', spaces: 2, to: 'owl', notFrom: true }, 1, 4, 2)
  goes({ do: 'pull', spaces: 2, to: 'owl' }, 7, 7, 9, '0 offered push:2 pull:2', '0 push:2')
  goes({ do: 'push', spaces: 2, from: 'owl' }, 7, 7, 4, '0 pull:2')
})

it('who cannot move goes to no token', () => {
  const held = face(trait({ trait: 'cantMove' }))
  const owl = { tokens: [{ id: 'owl', name: 'Owl' }], basic: held }
  for (const choose of [true, false])
    fight(arena([does({ do: 'moveOnto', spot: 'owl', choose })], owl), {
      seats: [{ hand: ['trick'], space: 3, tokens: { owl: 5 } }, { space: 9 }],
      play: ['0 boost:trick'],
      expect: { '0.space': 3, turn: 1 },
    })
})
