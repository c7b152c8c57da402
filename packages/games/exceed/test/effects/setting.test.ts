import type { JsonObject } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { FighterDef } from '../../src/index.ts'
import {
  arena,
  asked,
  bonus,
  continuous,
  face,
  fight,
  given,
  play,
  rest,
  seenIn,
  special,
  tableOf,
} from '../support.ts'
import { action, jab, near, trait } from './support.ts'

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
    const mine = arena([bold, rest], action({ do: 'strike' }))
    fight(mine, { seats: near({ hand: ['bold'] }), play: ['0 open:bold', '1 strike:rest'], expect: { '1.life': 28 } })
    fight(mine, {
      seats: near({ hand: ['bold'] }),
      play: ['0 action:go', '0 offered strike:bold open:bold wild', '0 open:bold', '1 strike:rest'],
      expect: { '1.life': 28 },
    })
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
    // everybody has seen it there
    const open = given(arena([{ ...trap, fromBoosts: true }, rest]), near({ boosts: ['trap'] }))
    play(open, '0 strike:boosts:trap')
    expect(open.table.zone.strike!(0).cards.map(({ down }) => down)).toEqual([false])
  })

  it('where a Boost lay that was set is known to it', () => {
    const lair = { ...continuous('lair', []), fromBoosts: true }
    const back: Ability = { on: 'before', do: [{ do: 'moveOnto', spot: 'lay' }] }
    fight(arena([{ ...lair, abilities: [back] }, rest]), {
      seats: [
        { space: 2, boosts: ['lair'], hand: ['lair'], places: { lair: 6 } },
        { space: 7, hand: ['rest'] },
      ],
      play: ['0 strike:boosts:lair', '1 strike:rest'],
      expect: { '0.space': 6, '1.life': 28 },
    })
    fight(arena([{ ...lair, abilities: [back] }, rest]), {
      seats: [
        { space: 2, boosts: ['lair'], hand: ['lair'], places: { lair: 6 } },
        { space: 7, hand: ['rest'] },
      ],
      play: ['0 strike:lair', '1 strike:rest'],
      expect: { '0.space': 2, '1.life': 30 },
    })
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

  it('the one that is meant, of several that a character bears; without it, a Wild Swing', () => {
    const beast = special('beast', { kind: 'extra', power: 6 })
    const bird = special('bird', { kind: 'extra', power: 1 })
    const game = arena([bird, beast, jab, rest], action({ do: 'strike', from: 'face', card: 'beast' }))
    const match = play(given(game, near({ aside: ['bird', 'beast'] })), '0 action:go')
    expect(seenIn(match, 1, 'strike', 0)).toEqual(['beast'])
    fight(game, {
      seats: near({ aside: ['bird'], deckTop: ['jab'] }),
      play: ['0 action:go', '1 strike:rest'],
      expect: { '1.life': 27, '0.aside': ['bird'] },
    })
  })

  it('EX-102: an attack that a character bears is gone once it was invalid', () => {
    const beast = special('beast', { kind: 'extra', gauge: 1 })
    const wake = {
      name: 'wake',
      do: [{ do: 'faceAttack', card: 'beast' }, { do: 'strike' }],
    } satisfies FighterDef['basic']['actions'][number]
    const game = arena([beast, rest], { basic: { abilities: [], actions: [wake] } })
    const match = given(game, near({ aside: ['beast'], deckTop: ['rest'] }))
    play(match, '0 action:wake', '0 strike:face:beast', '1 strike:rest', '1 prepare')
    expect(tableOf(match).seats[0]!.discard).toEqual(['beast', 'rest'])
    expect(asked(match, 0)[0]!.keys).not.toContain('strike:face:beast')
  })
})
