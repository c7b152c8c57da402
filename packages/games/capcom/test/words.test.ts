import { Match } from '@cardwright/engine'
import { listen } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { capcom, type plainDeck, roster, type Sheet, usesOf, words } from '../src/index.ts'

const names = ['Robin', 'Kim', 'Alex', 'Noor']

describe('Capcom Crossovers speaks to people', () => {
  it.each([
    ['duel', 2],
    ['tag', 2],
    ['team', 4],
    ['boss', 3],
  ] as const)('in the mode %s', (mode, seats) => {
    const matches = Array.from({ length: 12 }, (_, seed) =>
      Match.start(capcom, { options: { mode, turnLimit: 40, cut: 'asked' }, seats: names.slice(0, seats), seed }),
    )
    expect(listen(matches, words, names.slice(0, seats)).faults).toEqual([])
  })

  it('a sheet says all its stats, its throw, its moves and its ability', () => {
    for (const sheet of roster) {
      const lines = words.lines!(sheet)
      expect(lines).toHaveLength(8 + 1 + sheet.moves.length + 1)
      for (const { text } of lines) expect(text).not.toMatch(/undefined|\[object/)
    }
  })

  it('CC-016 the log says what an ability has done, of every ability that is used', () => {
    const told = (fighter: string, amount: number) => {
      const { name } = roster.find(({ id }) => id === fighter)!.ability
      const match = Match.start(capcom, { seats: names.slice(0, 2), seed: 1 })
      const event = { type: 'ability', seat: 0, fighter, name, amount, rule: 'CC-016' } as never
      return words.event(event, { view: match.view(0), seat: 0, names })!
    }
    expect(told('asha-vell', 8)).toBe('Asha Vell uses Second Wind: 8 HP come back.')
    for (const { id } of roster) expect(told(id, 2)).toMatch(/^.+ uses .+: .+\.$/)
  })

  it('a card of the hand says what it is good for: by the Strength, the moves of its rank, and the partner', () => {
    const sheetOf = (id: string): Sheet => roster.find((each) => each.id === id)!
    const asha = sheetOf('asha-vell')
    const heads = (card: string, partner: Sheet | null = null) =>
      usesOf(capcom.library.get(card) as (typeof plainDeck)[number], asha, partner).map(({ head }) => head)
    expect(heads('7h')).toEqual(['Basic attack', 'Block'])
    expect(heads('7h', sheetOf('pell-orrin'))).toEqual(['Basic attack', 'Block', 'A pair'])
    expect(heads('8h')).toEqual(['A pair: Chain Swing', 'A pair: tech hit', 'Super meter'])
    expect(heads('qs')).toEqual(['Queen: Rising Wick'])
    expect(heads('ac')).toEqual(['Ace: Beacon Burst', '2 Aces: Thousand Lanterns'])
    expect(heads('joker-red')).toEqual(['Super meter'])
    expect(heads('joker-red', sheetOf('pell-orrin'))).toEqual(['Variable counter: Gear Snare', 'Two Jokers: tag super'])
    const [use] = usesOf(capcom.library.get('kd') as (typeof plainDeck)[number], sheetOf('pell-orrin'), null)
    expect(use?.text).toMatch(/^Avoids one of these: special attacks and throws/)
  })

  describe('asks for what can be done', () => {
    const asked = (phase: string, hand: readonly string[], more: object = {}) => {
      const match = Match.start(capcom, {
        options: { mode: 'duel', fighters: ['asha-vell', 'bruno-karst'], first: 0 },
        seats: names.slice(0, 2),
        seed: 1,
        given: { turn: 0, turns: 3, phase, seats: [{ hand, ...more }, { hand: [] }] },
      })
      const prompt = () => words.prompt!(match.asks(0)[0]!, { view: match.view(0), seat: 0, names })
      const why = (card: string) => {
        const { handle } = match.view(0).zones['hand:0']!.cards!.find(({ name }) => name === card)!
        return match.explain(0, { card: handle })?.rule
      }
      return { match, prompt, why }
    }

    it('in the combat phase', () => {
      expect(asked('combat', ['3h', 'jc']).prompt()).toBe('Attack, block with a number card up to 7, or pass?')
      expect(asked('combat', ['jc', '10h']).prompt()).toBe('Attack or pass?')
      expect(asked('combat', ['10h']).prompt()).toBe('You can neither attack nor block: pass.')
    })

    it('while one cleans up', () => {
      expect(asked('cleanUp', ['7h']).prompt()).toBe('You have nothing to tidy up; end your turn.')
      expect(asked('cleanUp', ['8h']).prompt()).toBe('You may put one card into your super meter; then end your turn.')
      const { prompt } = asked('cleanUp', ['8h'], { meter: ['10h', '10s', '10d', '10c'] })
      expect(prompt()).toBe(
        'You may put one card into your super meter or buy an Ace with your meter; then end your turn.',
      )
    })

    it('CC-042, CC-101, CC-084 and a card of the hand that serves for nothing now says why', () => {
      const { match, why } = asked('combat', ['3h', '5h', '10h', 'jc'])
      expect(why('10h')).toBe('CC-042')
      match.answer(0, match.open[0]!.id, 'attack:3h')
      match.answer(1, match.open[0]!.id, 'take')
      expect(why('5h')).toBe('CC-101')
      expect(why('jc')).toBe('CC-084')
    })
  })

  it('what stands beside the cards: turn and exchange for the table, HP and meter for a seat', () => {
    const match = Match.start(capcom, {
      options: { mode: 'tag', fighters: ['korrin-tusk', 'asha-vell', 'ember-lio', 'sable-nix'], first: 0 },
      seats: names.slice(0, 2),
      seed: 1,
      given: {
        ...{ turn: 0, turns: 3, phase: 'combat' },
        teams: [{ characters: [{ hp: 50 }, { hp: 40 }] }, { characters: [{ hp: 30 }, { hp: 0 }] }],
        seats: [{ hand: ['js', '4s'], meter: ['10s'] }, { hand: [] }],
      },
    })
    const said = (seat: number | null) => words.facts!({ view: match.view(0), seat: 0, names }, seat)
    const hpOf = (id: string) => roster.find((each) => each.id === id)!.hp
    expect(said(0)).toEqual([
      `Korrin Tusk 50 of ${hpOf('korrin-tusk')} HP`,
      `Asha Vell 40 of ${hpOf('asha-vell')} HP, waits`,
      'Super meter 10 of 36',
    ])
    expect(said(1)[1]).toBe('Sable Nix is knocked out')
    expect(said(null)).toEqual(['Turn 3 of 100: your combat phase'])
    match.answer(0, match.open[0]!.id, 'use:root-rattle')
    match.answer(1, match.open[0]!.id, 'take')
    expect(said(null)).toEqual([
      'Turn 3 of 100: your combat phase',
      'Korrin Tusk opened with Root Rattle, priority 3',
      '6 damage waits for Ember Lio',
      'Combo points left: 4 of 5',
    ])
  })
})
