import { expect, it } from 'vitest'
import { arena, asked, face, fight, given, play, rest, seenIn, special, tableOf, told, ultra } from '../support.ts'

const jab = special('jab', { guard: 20 })
const finale = ultra('finale', { gauge: 1, power: 6 })

it('EX-097: both attacks are turned up together, when both are set', () => {
  const match = given(arena([jab, rest, finale]), [{ hand: ['finale'], gauge: ['dive', 'cross'] }, { hand: ['rest'] }])
  play(match, '0 strike:finale')
  expect(told(match, ['flip'])).toEqual([])
  expect(seenIn(match, 1, 'strike', 0)).toEqual([null])
  play(match, '1 strike:rest')
  // the cost is being paid: both lie open to everybody
  for (const viewer of [0, 1, null] as const) {
    expect(seenIn(match, viewer, 'strike', 0)).toEqual(['finale'])
    expect(seenIn(match, viewer, 'strike', 1)).toEqual(['rest'])
  }
  expect(told(match, ['flip'])).toMatchObject([{ face: 'up', cards: [{ name: 'finale' }, { name: 'rest' }] }])
})

it("EX-097: what happens at the reveal is the attacker's first", () => {
  const loud = face({ on: 'reveal', do: [{ do: 'gainLife', amount: 1 }] })
  for (const turn of [0, 1] as const) {
    const match = given(arena([rest], { basic: loud }, { basic: loud }), [{ hand: ['rest'] }, { hand: ['rest'] }], turn)
    play(match, `${turn} strike:rest`, `${1 - turn} strike:rest`)
    expect(told(match, ['trigger']).map(({ seat }) => seat)).toEqual([turn, 1 - turn])
  }
})

it('EX-097: what lay face up already is not turned up', () => {
  const bold = special('bold', { open: 'any' })
  const match = play(
    given(arena([bold, rest]), [{ hand: ['bold'] }, { hand: ['rest'] }]),
    '0 open:bold',
    '1 strike:rest',
  )
  expect(told(match, ['flip'])).toMatchObject([{ cards: [{ name: 'rest' }] }])
  expect(told(match, ['flip'])[0]!.cards).toHaveLength(1)
})

it('EX-098: the spare copy of an EX attack is discarded at the reveal', () => {
  const shy = special('shy', { abilities: [{ on: 'before', do: [{ do: 'draw', amount: { count: 'discard' } }] }] })
  fight(arena([shy, jab, rest]), {
    seats: [{ hand: ['shy', 'shy'] }, { hand: ['jab', 'jab'] }],
    play: ['0 ex:shy', '1 ex:jab'],
    // one card lay in the discard pile before the attacks began
    expect: { '0.handSize': 1, '0.discard': ['shy', 'shy'], '1.discard': ['jab', 'jab'] },
  })
  fight(arena([shy, rest]), {
    seats: [
      { space: 4, hand: ['shy', 'shy'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 ex:shy', '1 strike:rest'],
    expect: { '0.gauge': ['shy'], '0.discard': ['shy'] },
  })
})

it('EX-099: an attack with a cost is paid for at once', () => {
  const quick = special('quick', { speed: 9, power: 0 })
  const match = given(arena([finale, quick]), [
    { space: 4, hand: ['quick'] },
    { space: 5, hand: ['finale'], gauge: ['dive', 'cross'] },
  ])
  play(match, '0 strike:quick', '1 strike:finale')
  // before even the faster attack
  expect(asked(match, 1)).toEqual([{ kind: 'gauge', keys: ['gauge:dive', 'gauge:cross'] }])
  expect(told(match, ['priority', 'hit'])).toEqual([])
  // there is no way not to
  const refused = match.answer(1, match.open[0]!.id, [])
  expect(refused).toHaveProperty('why')
  play(match, '1 gauge:cross')
  expect(tableOf(match).seats[1]).toMatchObject({ gauge: ['dive', 'finale'], discard: ['cross'] })
  expect(tableOf(match).seats[0]!.life).toBe(24)
})

it('EX-099, EX-146: a question about a cost names the attack that asks for it', () => {
  const dear = special('dear', { gauge: 1, force: 1 })
  const game = arena([dear, jab, rest])
  const asks = (hand: string, key: string) => {
    const match = given(game, [
      { hand: [hand, 'focus'], gauge: ['dive', 'cross'], deckTop: ['dear'] },
      { hand: ['rest'] },
    ])
    const kinds = ['cost', 'gauge', 'force']
    const named: unknown[] = []
    play(match, `0 ${key}`, '1 strike:rest')
    for (let [ask] = match.asks(0); ask !== undefined && kinds.includes(ask.kind); [ask] = match.asks(0)) {
      named.push([ask.kind, ask.card?.name, ask.source])
      play(match, `0 ${ask.options[0]!.key}`)
    }
    return named
  }
  expect(asks('dear', 'strike:dear')).toEqual([
    ['gauge', 'dear', '0 dear'],
    ['force', 'dear', '0 dear'],
  ])
  expect(asks('jab', 'wild')).toEqual([
    ['cost', 'dear', '0 dear'],
    ['gauge', 'dear', '0 dear'],
    ['force', 'dear', '0 dear'],
  ])
})

it('EX-099: the attacker pays first, whoever is faster', () => {
  const game = arena([finale])
  for (const turn of [0, 1] as const) {
    const side = { hand: ['finale'], gauge: ['dive', 'cross'] }
    const match = given(game, [side, side], turn)
    play(match, `${turn} strike:finale`, `${1 - turn} strike:finale`)
    expect(match.open.map(({ seat, kind }) => [seat, kind])).toEqual([[turn, 'gauge']])
    play(match, `${turn} gauge:dive`)
    expect(match.open.map(({ seat, kind }) => [seat, kind])).toEqual([[1 - turn, 'gauge']])
  }
})

it('EX-100, EX-102: an attack that cannot be paid for is invalid, discarded, and swung anew', () => {
  const dear = special('dear', { force: 2, power: 9 })
  const game = arena([finale, dear, jab, rest])
  fight(game, {
    seats: [
      { space: 4, hand: ['finale', 'dive'], deckTop: ['jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:finale', '1 strike:rest'],
    expect: { '1.life': 28, '0.discard': ['finale'], '0.gauge': ['jab'], '0.hand': ['dive'] },
  })
  // Force likewise, where only its player sees that it cannot be paid; and again as long as what is swung cannot be
  fight(game, {
    seats: [
      { space: 4, hand: ['dear', 'cross'], deckTop: ['finale', 'dear', 'jab', 'sweep'] },
      { space: 5, hand: ['rest'] },
    ],
    play: [
      '0 strike:dear',
      '1 strike:rest',
      '0 offered invalidate',
      '0 invalidate',
      '0 offered invalidate',
      '0 invalidate',
    ],
    expect: {
      '1.life': 28,
      '0.discard': ['dear', 'finale', 'dear'],
      '0.gauge': ['jab'],
      '0.hand': ['cross'],
      '0.deckTop.0': 'sweep',
    },
  })
  // one Gauge is enough: it is valid, and must be paid for
  fight(game, {
    seats: [
      { space: 4, hand: ['finale'], gauge: ['dive'], deckTop: ['jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:finale', '1 strike:rest', '0 offered gauge:dive', '0 gauge:dive'],
    expect: { '1.life': 24, '0.discard': ['dive'], '0.deckTop.0': 'jab' },
  })
})

it('EX-102: an attack that is found invalid is named to everybody', () => {
  const match = given(arena([finale, jab, rest]), [{ hand: ['finale'], deckTop: ['jab'] }, { hand: ['rest'] }])
  play(match, '0 strike:finale', '1 strike:rest')
  expect(told(match, ['invalid'], 1)).toMatchObject([{ seat: 0, card: { name: 'finale' }, rule: 'EX-102' }])
})

it('EX-100: Gauge that is not there is seen by all, whatever Force the hand may hold: nobody is asked', () => {
  const both = special('both', { gauge: 1, force: 2, power: 9 })
  for (const hand of [['dive'], ['dive', 'cross']])
    fight(arena([both, jab, rest]), {
      seats: [
        { space: 4, hand: ['both', ...hand], deckTop: ['jab'] },
        { space: 5, hand: ['rest'] },
      ],
      play: ['0 strike:both', '1 strike:rest'],
      expect: { '0.discard': ['both'], '0.gauge': ['jab'], '0.hand': hand },
    })
})

it('EX-051, EX-054: where no card is left to swing there is no attack; that is one reshuffle, and the Strike goes on', () => {
  const deck = { deck: [{ card: 'finale', copies: 1 }] }
  fight(arena([finale, jab, rest], deck), {
    seats: [
      { space: 4, sealed: ['finale'] },
      { space: 5, hand: ['jab'] },
    ],
    play: ['0 wild', '1 strike:jab'],
    expect: { '0.life': 28, '1.life': 30, '0.reshuffles': 1, '1.gauge': ['jab'], turn: 1, phase: 'act' },
  })
})

it('EX-101: an attack with a cost that was swung may be declared invalid', () => {
  const game = arena([finale, jab, rest])
  const seats = [
    { space: 4, gauge: ['dive'], deckTop: ['finale', 'jab'] },
    { space: 5, hand: ['rest'] },
  ] as const
  fight(game, {
    seats,
    play: ['0 wild', '1 strike:rest', '0 offered pay invalidate', '0 invalidate'],
    expect: { '1.life': 28, '0.discard': ['finale'], '0.gauge': ['dive', 'jab'] },
  })
  fight(game, {
    seats,
    play: ['0 wild', '1 strike:rest', '0 pay', '0 gauge:dive'],
    expect: { '1.life': 24, '0.discard': ['dive'], '0.gauge': ['finale'] },
  })
  // from the hand there is no such choice
  fight(game, {
    seats: [
      { space: 4, hand: ['finale'], gauge: ['dive'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:finale', '1 strike:rest', '0 refused invalidate', '0 gauge:dive'],
    expect: { '1.life': 24 },
  })
})

it('EX-101: so may any attack with a cost, not only an Ultra; and Force is a cost', () => {
  const dear = special('dear', { force: 1, power: 9 })
  const game = arena([dear, jab, rest])
  fight(game, {
    seats: [
      { space: 4, gauge: ['dive'], deckTop: ['dear', 'jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 wild', '1 strike:rest', '0 offered pay invalidate', '0 invalidate'],
    expect: { '1.life': 28, '0.discard': ['dear'], '0.gauge': ['dive', 'jab'] },
  })
})

it('EX-103: a replacement Wild Swing is not setting an attack', () => {
  const eager = face({ on: 'set', do: [{ do: 'draw', amount: 1 }] })
  const game = arena([finale, jab, rest], { basic: eager })
  fight(game, {
    seats: [
      { space: 4, hand: ['finale'], deckTop: ['dive', 'finale', 'jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:finale', '1 strike:rest'],
    // one card for the attack that was set, none for the two swings that took its place
    expect: { '0.hand': ['dive'], '0.discard': ['finale', 'finale'], '0.gauge': ['jab'] },
  })
  fight(game, {
    seats: [
      { space: 4, deckTop: ['jab', 'dive'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 wild', '1 strike:rest'],
    expect: { '0.hand': ['dive'], '0.gauge': ['jab'] },
  })
})

it('EX-051, EX-102: an attack that comes back from a new deck as another card has nothing of the old one', () => {
  // what it says of itself while it is the attack: 5 more Power
  const grand = ultra('grand', {
    gauge: 9,
    abilities: [{ on: 'strike', do: [{ do: 'bonus', to: 'power', amount: 5 }] }],
  })
  const game = arena([grand, jab, rest], {
    deck: [
      { card: 'grand', copies: 1 },
      { card: 'jab', copies: 1 },
    ],
  })
  for (let seed = 0; seed < 20; seed++)
    fight(game, {
      seed,
      seats: [
        { space: 4, hand: ['grand'], discard: ['jab'] },
        { space: 5, hand: ['rest'] },
      ],
      play: ['0 strike:grand', '1 strike:rest'],
      expect: { '0.gauge': ['jab'], '1.life': 28, '0.reshuffles': 1 },
    })
})
