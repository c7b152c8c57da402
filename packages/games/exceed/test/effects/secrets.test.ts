import { Random } from '@cardwright/engine'
import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { FighterDef } from '../../src/index.ts'
import { arena, asked, type ExceedMatch, given, idle, play, special, tableOf } from '../support.ts'

/** Red sends two moths, one of them made of paper. */
const sending = (amount: number): Ability => ({
  on: 'set',
  if: { is: 'initiated' },
  do: [{ do: 'placeSecret', amount, min: 1, max: 2 }],
})
const seen: Ability[] = [
  { on: 'reveal', first: true, if: { is: 'inArena', spot: 'paper' }, do: [{ do: 'removeToken', token: 'paper' }] },
  {
    on: 'reveal',
    if: { is: 'inArena', spot: 'moth' },
    do: [
      { do: 'moveOnto', spot: 'moth' },
      { do: 'removeToken', token: 'moth' },
    ],
  },
]
const moths = (amount: number): Partial<FighterDef> => ({
  tokens: [
    { id: 'moth', name: 'Moth', secret: true },
    { id: 'paper', name: 'Paper Moth', secret: true },
  ],
  basic: { abilities: [sending(amount), ...seen], actions: [] },
})
const cards = [special('jab'), idle('rest', { guard: 20 })]
const one = arena(cards, moths(1))
const two = arena(cards, moths(2))
const seats = [
  { space: 4, hand: ['jab'] },
  { space: 8, hand: ['rest'] },
] as const

/** What blue has seen and been told, and is asked. */
const toBlue = (match: ExceedMatch) => ({ view: match.view(1), events: match.events(1), asks: match.asks(1) })

/** Where blue sees tokens of red lie. */
const spacesSeen = (match: ExceedMatch) =>
  (match.view(1).facts as unknown as { sides: { secrets?: number[] }[] }).sides[0]!.secrets

it('which token lies there nobody but its player can see, until attacks are revealed', () => {
  const laid = (token: string) => play(given(one, seats), '0 strike:jab', '0 space:6', `0 ${token}`)
  const [real, fake] = [laid('moth'), laid('paper')]
  expect(toBlue(real)).toEqual(toBlue(fake))
  expect(real.view(null)).toEqual(fake.view(null))
  expect(real.view(1).zones['secrets:0']!.cards).toEqual([{ handle: expect.any(Number), back: 'token', down: true }])
  expect(spacesSeen(real)).toEqual([6])
  expect(real.view(0).zones['secrets:0']!.cards![0]).toMatchObject({ name: 'moth', space: 6 })
  for (const [match, space] of [
    [real, 6],
    [fake, 4],
  ] as const) {
    play(match, '1 strike:rest')
    expect(tableOf(match).seats[0]).toMatchObject({ space })
    // and it is there for the next Strike
    expect(match.view(1).zones['secrets:0']!.cards).toEqual([])
    expect(match.view(1).zones['pouch:0']).toMatchObject({ count: 2 })
  }
})

it('two are laid at once, the first of those that are named on the first space', () => {
  for (const [order, space] of [
    ['moth paper', 6],
    ['paper moth', 5],
  ] as const) {
    const match = play(given(two, seats), '0 strike:jab', '0 space:6', '0 space:5')
    expect(asked(match, 0)).toEqual([{ kind: 'secret', keys: ['moth', 'paper'] }])
    play(match, `0 ${order}`)
    expect(spacesSeen(match)).toEqual([6, 5])
    play(match, '1 strike:rest')
    expect(tableOf(match).seats[0]).toMatchObject({ space })
  }
})

it('who imagines the hidden cards of the other imagines now one token there, now the other, and no card', () => {
  const match = play(given(one, seats), '0 strike:jab', '0 space:6', '0 moth')
  const random = new Random('moths')
  const found = new Set<string>()
  for (let n = 0; n < 40; n++) {
    const { table } = match.imagine(1, random)
    const [laid] = table.cards.filter(({ zone }) => zone.family === 'secrets')
    found.add(laid!.def.id)
    const [left] = table.cards.filter(({ zone }) => zone.family === 'pouch')
    expect([laid!.def.id, left!.def.id].sort()).toEqual(['moth', 'paper'])
  }
  expect([...found].sort()).toEqual(['moth', 'paper'])
  expect(match.imagine(0, random).table.cards.find(({ zone }) => zone.family === 'secrets')!.def.id).toBe('moth')
})

it('fighters with secret tokens pass the battery', () => {
  for (const game of [one, two])
    battery(game, fc.constant({ options: { fighters: ['red', 'red'] } }), { matches: 8, oneIn: 12 })
})

it("secret tokens are their player's own", () => {
  const both = arena(cards, moths(1), moths(1))
  const { table } = given(both, seats)
  for (const seat of [0, 1])
    expect(table.zone.pouch!(seat).cards.map(({ owner, def }) => [owner, def.id])).toEqual([
      [seat, 'moth'],
      [seat, 'paper'],
    ])
})
