import { describe, expect, it } from 'vitest'
import type { Effect } from '../../src/effects/vocabulary.ts'
import {
  arena,
  asked,
  continuous,
  fight,
  given,
  instant,
  play,
  rest,
  seenIn,
  special,
  tableOf,
  ultra,
} from '../support.ts'
import { action, jab, near } from './support.ts'

describe('strike', () => {
  it('EX-155: begins when what causes it is resolved, and ends the draw', () => {
    const dash = instant('dash', [{ do: 'strike' }, { do: 'draw', amount: 1 }])
    fight(arena([dash, jab, rest]), {
      seats: near({ hand: ['dash', 'jab'], deckTop: ['focus'] }),
      play: [
        '0 boost:dash',
        { expect: { '0.hand': ['jab', 'focus'], '0.discard': ['dash'] } },
        '0 strike:jab',
        '1 strike:rest',
      ],
      expect: { '1.life': 27, '0.handSize': 1, turn: 1 },
    })
  })

  it('EX-166: from the Gauge, or with nothing there a Wild Swing', () => {
    const game = arena([jab, rest], action({ do: 'strike', from: 'gauge' }))
    fight(game, {
      seats: near({ hand: ['sweep'], gauge: ['jab'] }),
      play: ['0 action:go', '0 offered strike:jab', '0 strike:jab', '1 strike:rest'],
      expect: { '1.life': 27, '0.gauge': ['jab'], '0.hand': ['sweep'] },
    })
    fight(game, {
      seats: near({ hand: ['sweep'], deckTop: ['jab'] }),
      play: ['0 action:go', '0 offered wild', '0 wild', '1 strike:rest'],
      expect: { '1.life': 27 },
    })
  })

  it('from the sealed area, and back to the Gauge when it hits', () => {
    fight(arena([jab, rest], action({ do: 'strike', from: 'sealed' })), {
      seats: near({ hand: ['sweep'], sealed: ['jab'] }),
      play: ['0 action:go', '0 strike:jab', '1 strike:rest'],
      expect: { '1.life': 27, '0.gauge': ['jab'], '0.sealed': [] },
    })
  })

  it('from the store', () => {
    fight(arena([jab, rest], action({ do: 'strike', from: 'stored' })), {
      seats: near({ hand: ['sweep'], stored: ['jab'] }),
      play: ['0 action:go', '0 offered strike:jab', '0 strike:jab', '1 strike:rest'],
      expect: { '1.life': 27, '0.gauge': ['jab'], '0.stored': [] },
    })
  })

  it('with a card at random, unasked and unseen; with none there, with a Wild Swing', () => {
    const game = arena([jab, rest], action({ do: 'strike', from: 'gauge', random: true }))
    const match = play(given(game, near({ gauge: ['jab', 'jab'] })), '0 action:go')
    expect(match.table.zone.strike!(0).cards.map(({ down }) => down)).toEqual([true])
    expect(tableOf(play(match, '1 strike:rest')).seats[1]!.life).toBe(27)
    fight(game, {
      seats: near({ hand: ['sweep'], deckTop: ['jab'] }),
      play: ['0 action:go', '1 strike:rest'],
      expect: { '1.life': 27, '0.hand': ['sweep'] },
    })
  })

  it('from one area, with nothing from another: no Boost, no overload of the hand', () => {
    const trap = { ...continuous('trap', []), fromBoosts: true }
    const over = ultra('over', { boost: { name: 'Overload', kind: 'overload', cost: null, abilities: [] } })
    const seats = near({ hand: ['over', 'dive', 'dive'], gauge: ['sweep'], boosts: ['trap'] })
    const keys = (effect: Partial<Extract<Effect, { do: 'strike' }>>) => {
      const game = arena([trap, over, rest], action({ do: 'strike', ...effect }))
      return asked(play(given(game, seats), '0 action:go'), 0)[0]!.keys
    }
    expect(keys({ from: 'gauge' })).toEqual(['strike:sweep'])
    const single = ['strike:over', 'strike:dive', 'strike:boosts:trap', 'wild']
    expect(keys({ noEx: true })).toEqual(single)
    // EX-092: a pair is an EX attack already, and each Normal is one with the overload
    expect(keys({}).toSorted()).toEqual([...single, 'ex:dive', 'ex:dive:over'].toSorted())
  })

  it('with a card that was found, face down', () => {
    const game = arena([jab, rest], action({ do: 'look', amount: 1, may: ['strike'], rest: 'top' }))
    const match = play(given(game, near({ deckTop: ['jab'] })), '0 action:go', '0 strike:jab', '0 strike:hand:jab')
    expect(seenIn(match, 1, 'strike', 0)).toEqual([null])
  })

  it('with a Wild Swing, of both if it says so, unasked', () => {
    const seats = near({ deckTop: ['jab'] }, { hand: ['sweep'], deckTop: ['rest'] })
    fight(arena([jab, rest], action({ do: 'strike', from: 'wild', foeWild: true })), {
      seats,
      play: ['0 action:go'],
      expect: { '1.life': 27, '1.hand': ['sweep'] },
    })
    fight(arena([jab, rest], action({ do: 'strike', from: 'wild' })), {
      seats,
      play: ['0 action:go', '1 wild'],
      expect: { '1.life': 27 },
    })
  })

  it('face up: everybody sees it before the defender sets', () => {
    const game = arena([jab, rest], action({ do: 'strike', open: true, noWild: true, noEx: true }))
    const match = play(given(game, near({ hand: ['jab', 'jab'] })), '0 action:go')
    expect(asked(match, 0)).toEqual([{ kind: 'set', keys: ['strike:jab'] }])
    play(match, '0 strike:jab')
    expect(seenIn(match, 1, 'strike', 0)).toEqual(['jab'])
  })

  it('as an EX attack only, or not as one', () => {
    fight(arena([jab, rest], action({ do: 'strike', ex: true })), {
      seats: near({ hand: ['jab', 'jab', 'sweep'] }),
      play: ['0 action:go', '0 offered ex:jab wild', '0 ex:jab', '1 strike:rest'],
      expect: { '1.life': 26 },
    })
  })

  it('the opponent sets first', () => {
    fight(arena([jab, rest], action({ do: 'strike', foeFirst: true })), {
      seats: near({ hand: ['jab'] }),
      play: ['0 action:go', '1 strike:rest', '0 strike:jab'],
      expect: { '1.life': 27, turn: 1 },
    })
  })

  it('with something to do when one has set, or the opponent has', () => {
    const draws: Effect[] = [{ do: 'draw', amount: 1 }]
    fight(arena([jab, rest], action({ do: 'strike', set: draws })), {
      seats: near({ hand: ['jab'] }),
      play: ['0 action:go', '0 strike:jab', { expect: { '0.handSize': 1 } }, '1 strike:rest'],
      expect: { '0.handSize': 1 },
    })
    fight(arena([jab, rest], action({ do: 'strike', foeSet: draws })), {
      seats: near({ hand: ['jab'] }),
      play: ['0 action:go', '0 strike:jab', { expect: { '0.handSize': 0 } }, '1 strike:rest'],
      expect: { '0.handSize': 1 },
    })
  })

  it('is no Strike within a Strike', () => {
    const within = (effect: Effect, ...more: string[]) =>
      fight(arena([special('jab', { abilities: [{ on: 'hit', do: [effect] }] }), rest]), {
        seats: near({ hand: ['jab'], deckTop: ['sweep'] }),
        play: ['0 strike:jab', '1 strike:rest', ...more],
        expect: { turn: 1, phase: 'act' },
      })
    within({ do: 'strike' })
    within({ do: 'read', as: 'invalid' }, '0 name:sweep')
    within({ do: 'look', amount: 1, may: ['strike'], rest: 'top' }, '0 strike:sweep')
  })
})

describe('read', () => {
  const demand = instant('demand', [{ do: 'read' }, { do: 'strike' }])
  it('demands a Normal of who holds it', () => {
    fight(arena([demand, jab]), {
      seats: near({ hand: ['demand', 'jab'] }, { hand: ['sweep', 'block'] }),
      play: ['0 boost:demand', '0 name:sweep', '0 strike:jab', '1 offered strike:sweep', '1 strike:sweep'],
      expect: { '1.life': 27 },
    })
  })
  it('shows nothing of the hand of who holds it', () => {
    const match = play(
      given(arena([demand, jab]), near({ hand: ['demand', 'jab'] }, { hand: ['block', 'sweep'] })),
      '0 boost:demand',
      '0 name:sweep',
      '0 strike:jab',
    )
    expect(match.view(0).zones['hand:1']?.known ?? []).toEqual([])
  })
  it('shows the hand of who does not hold it, who sets freely then', () => {
    const match = play(
      given(arena([demand, jab]), near({ hand: ['demand', 'jab'] }, { hand: ['block'] })),
      '0 boost:demand',
      '0 name:sweep',
      '0 strike:jab',
    )
    expect(match.view(0).zones['hand:1']?.known?.map(({ name }) => name)).toEqual(['block'])
    expect(asked(match, 1)).toEqual([{ kind: 'set', keys: ['strike:block', 'wild'] }])
  })
  it('EX-102: makes a card invalid for both', () => {
    const vector = instant('vector', [{ do: 'read', as: 'invalid' }])
    fight(arena([vector, jab, rest]), {
      seats: near({ hand: ['vector', 'jab'] }, { hand: ['sweep'], deckTop: ['rest'] }),
      play: ['0 boost:vector', '0 name:sweep', '0 strike:jab', '1 strike:sweep'],
      expect: { '1.life': 27, '0.life': 30, '1.discard': ['sweep', 'rest'] },
    })
  })
  it('keeps a named attack from hitting', () => {
    const seats = near({ hand: ['mist', 'rest'] }, { hand: ['sweep'] })
    const mist = instant('mist', [{ do: 'read', as: 'dodge' }])
    fight(arena([mist, rest]), {
      seats,
      play: ['0 boost:mist', '0 name:sweep', '0 strike:rest', '1 strike:sweep'],
      expect: { '0.life': 30, '1.discard': ['sweep'] },
    })
    fight(arena([mist, rest]), {
      seats,
      play: ['0 boost:mist', '0 name:block', '0 strike:rest', '1 strike:sweep'],
      expect: { '0.life': 24 },
    })
  })
})
