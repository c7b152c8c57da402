import type { JsonObject } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import {
  arena,
  asked,
  bonus,
  continuous,
  face,
  fight,
  given,
  instant,
  play,
  rest,
  seenIn,
  special,
  tableOf,
} from '../support.ts'
import { action, jab, near, trait } from './support.ts'

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

  it('with a card at random, unasked', () => {
    fight(arena([jab, rest], action({ do: 'strike', from: 'gauge', random: true })), {
      seats: near({ gauge: ['jab'] }),
      play: ['0 action:go', '1 strike:rest'],
      expect: { '1.life': 27 },
    })
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

describe('setting', () => {
  it('an opponent must Wild Swing', () => {
    const scramble = continuous('scramble', [
      { on: 'strike', if: { is: 'initiated' }, do: [trait('mustSwing', { who: 'foe' })] },
    ])
    const game = arena([scramble, jab, rest])
    fight(game, {
      seats: near({ hand: ['jab'], boosts: ['scramble'] }, { hand: ['sweep'], deckTop: ['rest'] }),
      play: ['0 strike:jab'],
      expect: { '1.life': 27, '1.hand': ['sweep'] },
    })
    fight(game, {
      turn: 1,
      seats: near({ hand: ['rest'], boosts: ['scramble'] }, { hand: ['jab'] }),
      play: ['1 strike:jab', '0 strike:rest'],
      expect: { '0.life': 27 },
    })
  })

  it('EX-090: what is done when striking comes before the attack is set', () => {
    const bold: Ability = {
      on: 'striking',
      if: { is: 'initiated' },
      do: [{ do: 'choose', of: [[{ do: 'reveal' }, { do: 'bonus', to: 'power', amount: 2 }], []] }],
    }
    const game = arena([jab, rest], { basic: face(bold) })
    const match = play(given(game, near({ hand: ['jab'] })), '0 strike', '0 reveal+power:2', '0 strike:jab')
    expect(seenIn(match, 1, 'strike', 0)).toEqual(['jab'])
    expect(tableOf(play(match, '1 strike:rest')).seats[1]!.life).toBe(25)
    const closed = play(given(game, near({ hand: ['jab'] })), '0 strike', '0 pass', '0 strike:jab')
    expect(seenIn(closed, 1, 'strike', 0)).toEqual([null])
    // a defender does not initiate
    fight(game, {
      turn: 1,
      seats: near({ hand: ['rest'] }, { hand: ['jab'] }),
      play: ['1 strike:jab', '0 strike:rest'],
      expect: { '0.life': 27 },
    })
  })

  it('an attack that may be set face up does what it does when set only then', () => {
    const bold = special('bold', {
      open: 'any',
      abilities: [{ on: 'set', do: [{ do: 'draw', amount: 1 }] }],
    })
    const seats = near({ hand: ['bold'] })
    fight(arena([bold, rest]), {
      seats,
      play: ['0 open:bold', { expect: { '0.handSize': 1 } }, '1 strike:rest'],
      expect: { '1.life': 28 },
    })
    fight(arena([bold, rest]), { seats, play: ['0 strike:bold', '1 strike:rest'], expect: { '0.handSize': 0 } })
  })

  it('EX-031: what an open attack becomes by one that lies face down shows only when both are revealed', () => {
    const keen = special('keen', {
      open: 'any',
      abilities: [
        { on: 'strike', if: { is: 'attack', kinds: ['special'], of: 'foe' }, do: [trait('critical'), trait('ex')] },
        { on: 'foeSet', do: [{ do: 'choose', of: [[{ do: 'draw', amount: 1 }], []] }] },
        { on: 'clash', do: [{ do: 'choose', of: [[{ do: 'draw', amount: 1 }], []] }] },
      ],
    })
    const match = play(given(arena([keen, rest]), near({ hand: ['keen'] })), '0 open:keen', '1 strike:rest')
    const seen = () => (match.view(0).facts as { sides: { strike: JsonObject }[] }).sides[0]!.strike
    expect(seen()).toMatchObject({ critical: false, ex: false, numbers: null })
    play(match, '0 pass')
    expect(seen()).toMatchObject({ critical: true, ex: true, numbers: { power: 3 } })
  })

  it('only an attacker may set such an attack face up, if it says so', () => {
    const bold = special('bold', { open: 'attacker' })
    const match = play(given(arena([bold, rest]), near({ hand: ['rest'] }, { hand: ['bold'] })), '0 strike:rest')
    expect(asked(match, 1)).toEqual([{ kind: 'set', keys: ['strike:bold', 'wild'] }])
  })

  it('a Boost that says so may be set, and leaves its space', () => {
    const trap = continuous('trap', [bonus('power', 1)])
    fight(arena([{ ...trap, fromBoosts: true }, rest]), {
      seats: near({ boosts: ['trap'] }),
      play: ['0 strike:boosts:trap', '1 strike:rest'],
      expect: { '1.life': 28, '0.gauge': ['trap'], '0.boosts': [] },
    })
    const match = given(arena([trap, rest]), near({ boosts: ['trap'] }))
    expect(asked(match, 0)[0]!.keys).not.toContain('strike:boosts:trap')
  })

  it('EX-102: one that must come from the Boosts may be set from the hand, and is invalid then', () => {
    const lurk = special('lurk', { power: 6, fromBoosts: true, setOnly: 'boosts' })
    fight(arena([lurk, jab, rest]), {
      seats: near({ hand: ['lurk'], deckTop: ['jab'] }),
      play: ['0 strike:lurk', '1 strike:rest'],
      expect: { '1.life': 27, '0.gauge': ['jab'], '0.discard': ['lurk'] },
    })
  })

  it('what is stored may be set as long as something says so', () => {
    const game = arena([jab, rest], { basic: face({ on: 'always', do: [trait('setsStored')] }) })
    fight(game, {
      seats: near({ stored: ['jab'] }),
      play: ['0 strike:stored:jab', '1 strike:rest'],
      expect: { '1.life': 27, '0.gauge': ['jab'] },
    })
    const without = given(arena([jab, rest]), near({ stored: ['jab'] }))
    expect(asked(without, 0)[0]!.keys).not.toContain('strike:stored:jab')
  })

  it('what everybody has seen in the store is set face up, what is hidden there face down', () => {
    const setting = { ...face({ on: 'always', do: [trait('setsStored')] }) }
    const lies = (hides: 'stored'[]) => {
      const game = arena([jab, rest], { basic: { ...setting, hides } })
      const match = play(given(game, near({ stored: ['jab'] })), '0 strike:stored:jab')
      return match.table.zone.strike!(0).cards[0]!.down
    }
    expect(lies([])).toBe(false)
    expect(lies(['stored'])).toBe(true)
  })

  it('an attack that a character bears is set face up and goes back to it', () => {
    const beast = special('beast', { kind: 'extra', power: 6 })
    const game = arena([beast, rest], {
      basic: {
        abilities: [],
        actions: [{ name: 'wake', do: [{ do: 'faceAttack', card: 'beast' }, { do: 'strike' }] }],
      },
    })
    fight(game, {
      seats: near({ aside: ['beast'], hand: ['sweep'] }),
      play: ['0 action:wake', '0 strike:face:beast', '1 strike:rest'],
      expect: { '1.life': 24, '0.aside': ['beast'], '0.gauge': [] },
    })
    const only = arena([beast, rest], action({ do: 'strike', from: 'face', card: 'beast' }))
    fight(only, {
      seats: near({ aside: ['beast'], hand: ['sweep'] }),
      play: ['0 action:go', '1 strike:rest'],
      expect: { '1.life': 24 },
    })
  })
})
