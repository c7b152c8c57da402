import { describe, expect, it } from 'vitest'
import { deckFaults, decks, exodus, tidefall } from '../../src/index.ts'
import { acting, arena, asked, duel, flash, game, given, play, script, select, tableOf } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

it('XO-P01: there are Energy, Creatures and Symmetries, and nothing else', () => {
  expect([...new Set([...exodus.library.values()].map(({ kind }) => kind))].sort()).toEqual([
    'creature',
    'energy',
    'symmetry',
  ])
})

describe('deck construction', () => {
  const { library } = exodus
  const rulesOf = (main: Record<string, number>, energy: Record<string, number>) =>
    deckFaults(library, { main, energy }).map(({ rule, part }) => `${rule} ${part}`)
  const creatures = tidefall.filter(({ kind }) => kind === 'creature').map(({ id }) => id)
  const symmetries = tidefall.filter(({ kind }) => kind === 'symmetry').map(({ id }) => id)
  const some = (ids: string[], n: number, copies: number) =>
    Object.fromEntries(ids.slice(0, n).map((id) => [id, copies]))
  const main = some(creatures, 10, 2)
  const energy = { dawn: 20 }

  it('XO-P03, XO-P04: at least 20 cards in each deck', () => {
    expect(rulesOf(main, energy)).toEqual([])
    expect(rulesOf(main, { dawn: 19 })).toEqual(['XO-P03 energy'])
    expect(rulesOf(some(creatures, 19, 1), energy)).toEqual(['XO-P04 main'])
    expect(rulesOf(some(creatures, 20, 1), energy)).toEqual([])
  })

  it('XO-P05: at most two of one name in the Main Deck', () => {
    expect(rulesOf({ ...main, [creatures[0]!]: 3 }, energy)).toEqual(['XO-P05 main'])
    expect(rulesOf(main, { dawn: 30 })).toEqual([])
  })

  it('XO-P06: 22 Main and 40 Energy cards are a legal deck', () => {
    expect(rulesOf(some(creatures, 11, 2), { dawn: 20, tide: 20 })).toEqual([])
  })

  it('XO-H02: at most 40 cards in each, at least 8 creatures', () => {
    expect(rulesOf(some(creatures, 20, 2), { dawn: 40 })).toEqual([])
    expect(rulesOf({ ...some(creatures, 20, 2), [symmetries[0]!]: 1 }, energy)).toEqual(['XO-H02 main'])
    expect(rulesOf(main, { dawn: 41 })).toEqual(['XO-H02 energy'])
    expect(rulesOf({ ...some(creatures, 4, 2), ...some(symmetries, 6, 2) }, energy)).toEqual([])
    expect(rulesOf({ ...some(creatures, 7, 1), ...some(symmetries, 7, 2) }, energy)).toEqual(['XO-H02 main'])
  })

  it('XO-P35: no card is banned: all may be in a deck', () => {
    for (const id of [...creatures, ...symmetries])
      expect(rulesOf({ ...some(creatures, 20, 1), [id]: 2 }, energy)).toEqual([])
    for (const deck of decks) expect(deckFaults(library, deck)).toEqual([])
  })
})

it('XO-P13, XO-P15: every energy is worth one point, against creatures and players', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub', 'dawn', 'tide', 'ember')] }, {}],
    play: [{ '0.powers': [3] }, '0 attack:1:player', '1 pass', '0 pass'],
    expect: { '1.life': 7 },
  })
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('cub', 'dawn', 'tide', 'ember')] }, { piles: [on('pup', 'moss', 'moss', 'moss', 'moss')] }],
    play: ['0 attack:1:1', '1 pass', '0 pass'],
    expect: { '0.creatures': [], '1.piles.0.energy': ['moss'] },
  })
})

it('XO-P18: common creatures have no Ability, rare ones do', () => {
  const stars = (n: number) => tidefall.filter((card) => card.kind === 'creature' && card.stars === n)
  expect(stars(1).every((card) => card.kind === 'creature' && card.abilities.length === 0)).toBe(true)
  expect(stars(3).every((card) => card.kind === 'creature' && card.abilities.length > 0)).toBe(true)
})

it('XO-P19: symmetries are played in every phase of either turn', () => {
  for (const phase of ['energy', 'creature', 'attack'] as const) {
    const match = given(game, { phase, seats: [{ hand: ['balm'] }, { hand: ['balm'] }] })
    expect(asked(match)[0]).toMatchObject({ seat: 0, keys: expect.arrayContaining(['play:balm']) })
    expect(asked(play(match, '0 end'))[0]).toMatchObject({ seat: 1, keys: ['pass', 'play:balm'] })
  }
  // in the Draw and End Phase of the own turn only in answer: the document goes before
  for (const phase of ['draw', 'end'] as const) {
    const match = given(game, {
      phase,
      options: { drawOrder: 'mainFirst' },
      seats: [{ hand: ['balm'] }, { hand: ['balm'] }],
    })
    expect(asked(match)).toMatchObject([{ seat: 1, keys: ['pass', 'play:balm'] }])
    expect(asked(play(match, '1 play:balm'))).toMatchObject([{ seat: 0, keys: expect.arrayContaining(['play:balm']) }])
  }
})

const wide = arena(
  acting('seer', 'used', script({ do: 'reveal', amount: 2 })),
  acting('diver', 'used', script({ do: 'reveal', amount: 1, take: { to: 'hand' } })),
  flash(
    'again',
    script({ do: 'playNow' }, { pay: 1, ...select('card', 'you', { where: 'graveyard', symmetry: true }) }),
  ),
)

it('XO-P31: what is revealed stays a part of the deck, and the next reveal goes deeper', () => {
  const match = given(wide, {
    phase: 'attack',
    seats: [{ piles: [on('seer'), on('diver')], mainTop: ['cub', 'pup', 'kit', 'balm'] }, {}],
  })
  const before = tableOf(match).seats[0]!.mainDeck
  play(match, '0 use:1:seer', '1 pass', '0 pass')
  expect(tableOf(match).seats[0]!.mainDeck).toBe(before)
  expect(match.view(1).zones['mainDeck:0']!.known).toEqual([
    { name: 'cub', at: 0 },
    { name: 'pup', at: 1 },
  ])
  play(match, '0 use:2:diver', '1 pass', '0 pass')
  expect(tableOf(match).seats[0]!.hand).toEqual(['kit'])
})

it('XO-P32: what says "immediately" is answered before it resolves; what it brings about is not', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['again'], energy: ['dawn'], graveyard: ['balm'] }, { hand: ['balm', 'frost'] }],
    play: ['0 play:again', '1 offered pass play:balm', '1 pass', '0 pass', { '0.life': 11, window: 'main', stack: [] }],
    expect: { '0.graveyard': ['balm', 'again'] },
  })
})
