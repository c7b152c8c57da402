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
