import { expect, it } from 'vitest'
import { arena, asked, face, fight, given, instant, play, rest, seenIn, special, tableOf, told } from '../support.ts'

const jab = special('jab', { guard: 20 })

it('EX-089: whoever initiates a Strike is the attacker, however they do', () => {
  const lunge = instant('lunge', [{ do: 'strike' }])
  const game = arena([lunge, jab, rest], {
    basic: { abilities: [], actions: [{ name: 'charge', do: [{ do: 'strike' }] }] },
  })
  const hand = ['jab', 'lunge']
  for (const lines of [
    ['0 strike:jab'],
    ['0 boost:lunge', '0 strike:jab'],
    ['0 action:charge', '0 strike:jab'],
    ['0 wild'],
  ]) {
    const match = play(given(game, [{ hand }, { hand }]), ...lines)
    expect(tableOf(match).attacker).toBe(0)
    expect(asked(match, 1).map(({ kind }) => kind)).toEqual(['set'])
  }
  const other = play(given(game, [{ hand }, { hand }], 1), '1 boost:lunge', '1 strike:jab')
  expect(tableOf(other).attacker).toBe(1)
  // what says that the opponent strikes makes them the attacker
  const provoke = instant('provoke', [{ do: 'foeDoes', so: [{ do: 'strike' }] }])
  const provoked = play(
    given(arena([provoke, jab]), [{ hand: ['provoke', 'jab'] }, { hand: ['jab'] }]),
    '0 boost:provoke',
  )
  expect(tableOf(provoked).attacker).toBe(1)
  play(provoked, '1 strike:jab', '0 strike:jab')
  // EX-139: the next turn is the defender's
  expect(tableOf(provoked).turn).toBe(0)
})

it('EX-090: what a player may do when striking comes before they set', () => {
  const zeal = face({
    on: 'striking',
    do: [{ do: 'spend', what: 'force', amount: 1, so: [{ do: 'bonus', to: 'power', amount: 3 }] }],
  })
  const game = arena([jab, rest], { basic: zeal }, { basic: zeal })
  const seats = [
    { space: 4, hand: ['jab', 'dive'] },
    { space: 5, hand: ['jab', 'cross'] },
  ] as const
  const match = given(game, seats)
  // the Strike is declared; nothing is set yet
  expect(asked(match, 0)[0]!.keys.filter((key) => /^(strike|ex|wild)/.test(key))).toEqual(['strike'])
  play(match, '0 strike')
  expect(asked(match, 0)).toEqual([{ kind: 'spend', keys: ['force:0', 'force:1'] }])
  expect(tableOf(match).seats[0]!.attack).toEqual([])
  play(match, '0 force:1', '0 dive')
  expect(asked(match, 0)).toEqual([{ kind: 'set', keys: ['strike:jab', 'wild'] }])
  play(match, '0 strike:jab')
  // then the defender's, before they set
  expect(asked(match, 1).map(({ kind }) => kind)).toEqual(['spend'])
  expect(tableOf(match).seats[1]!.attack).toEqual([])
  play(match, '1 force:0', '1 strike:jab')
  expect(tableOf(match).seats.map(({ life }) => life)).toEqual([28, 25])
})

it('EX-091: a regular attack is one card from the hand, face down', () => {
  const match = given(arena(), [{ hand: ['dive', 'cross'], gauge: ['grasp'], discard: ['spike'] }, {}])
  const keys = asked(match, 0)[0]!.keys.filter((key) => key.startsWith('strike:'))
  expect(keys).toEqual(['strike:dive', 'strike:cross'])
  play(match, '0 strike:cross')
  expect(tableOf(match).seats[0]).toMatchObject({ attack: ['cross'], hand: ['dive'] })
  expect(match.view(1).zones['strike:0']).toMatchObject({ count: 1, cards: [{ down: true }] })
})

it('EX-092: an EX attack is two cards of one name from the hand, face down together', () => {
  const game = arena([jab])
  const keysOf = (hand: string[], gauge: string[] = []) =>
    asked(given(game, [{ hand, gauge }, {}]), 0)[0]!.keys.filter((key) => key.startsWith('ex:'))
  expect(keysOf(['jab', 'jab', 'dive', 'cross', 'cross'])).toEqual(['ex:jab', 'ex:cross'])
  expect(keysOf(['jab', 'dive'])).toEqual([])
  expect(keysOf(['cross', 'dive'])).toEqual([])
  expect(keysOf(['jab'], ['jab'])).toEqual([])
  const match = given(game, [{ hand: ['jab', 'jab', 'dive'] }, { hand: ['cross'] }])
  play(match, '0 ex:jab')
  expect(tableOf(match).seats[0]).toMatchObject({ attack: ['jab', 'jab'], hand: ['dive'] })
  expect(seenIn(match, 1, 'strike', 0)).toEqual([null, null])
  expect(seenIn(match, 0, 'strike', 0)).toEqual(['jab', 'jab'])
})

it('EX-092: the other cards of the hand stay there, wherever the two lie', () => {
  const match = play(given(arena([jab]), [{ hand: ['dive', 'jab', 'cross', 'jab'] }, { hand: ['cross'] }]), '0 ex:jab')
  expect(tableOf(match).seats[0]).toMatchObject({ attack: ['jab', 'jab'], hand: ['dive', 'cross'] })
})

it('EX-056, EX-091..094: how an attack was set everybody is told, not which it is', () => {
  for (const [key, how] of [
    ['strike:jab', 'strike'],
    ['ex:jab', 'ex'],
    ['wild', 'wild'],
  ] as const) {
    const match = play(given(arena([jab]), [{ hand: ['jab', 'jab'] }, { hand: ['cross'] }]), `0 ${key}`)
    expect(told(match, ['set'], 1)).toMatchObject([{ seat: 0, how, rule: 'EX-056' }])
    expect(told(match, ['set'], 1)[0]).not.toHaveProperty('card')
  }
})

it('EX-093: an EX attack has 1 more Power, Speed, Armor and Guard', () => {
  const game = arena([
    special('fist', { power: 4, speed: 5, armor: 1, guard: 3 }),
    special('equal', { power: 5, speed: 5, guard: 20 }),
  ])
  const match = given(game, [
    { space: 4, hand: ['equal'] },
    { space: 5, hand: ['fist', 'fist'] },
  ])
  // against Speed 5 of the attacker, 5 and 1 comes first; 4 and 1 damage; 5 less 1 and 1 Armor is 3, not over Guard 3
  play(match, '0 strike:equal', '1 ex:fist')
  expect(told(match, ['priority'])).toMatchObject([{ seat: 1 }])
  expect(tableOf(match).seats.map(({ life }) => life)).toEqual([25, 27])
  const plain = given(game, [
    { space: 4, hand: ['equal'] },
    { space: 5, hand: ['fist', 'fist'] },
  ])
  // alone: slower at equal Speed, 5 less 1 is 4, over Guard 3: stunned
  play(plain, '0 strike:equal', '1 strike:fist')
  expect(told(plain, ['priority'])).toMatchObject([{ seat: 0 }])
  expect(tableOf(plain).seats.map(({ life }) => life)).toEqual([30, 26])
  expect(told(plain, ['stunned'])).toMatchObject([{ seat: 1 }])
})

it('EX-093: the Guard of an EX attack is 1 more, to the point', () => {
  const game = arena([
    special('fist', { power: 0, speed: 1, guard: 3 }),
    special('four', { power: 5 }),
    special('five', { power: 6 }),
  ])
  for (const [card, stunned] of [
    ['four', 0],
    ['five', 1],
  ] as const) {
    const match = given(game, [
      { space: 4, hand: [card] },
      { space: 5, hand: ['fist', 'fist'] },
    ])
    // 1 Armor of the EX attack leaves 4 or 5 against Guard 3 and 1
    play(match, `0 strike:${card}`, '1 ex:fist')
    expect(told(match, ['stunned']).filter(({ seat }) => seat === 1).length).toBe(stunned)
  }
})

it('EX-094: a Wild Swing is the top card of the deck, which nobody sees', () => {
  const match = given(arena([jab, rest]), [{ hand: ['cross'], deckTop: ['jab', 'dive'] }, { hand: ['rest'] }])
  const { deck } = tableOf(match).seats[0]!
  play(match, '0 wild')
  expect(tableOf(match).seats[0]).toMatchObject({ attack: ['jab'], hand: ['cross'], deck: deck - 1 })
  for (const viewer of [0, 1, null] as const) {
    expect(seenIn(match, viewer, 'strike', 0)).toEqual([null])
    expect(match.view(viewer).zones['strike:0']!.cards).toMatchObject([{ down: true }])
  }
  play(match, '1 strike:rest')
  expect(told(match, ['flip'], 1)).toMatchObject([{ cards: [{ name: 'jab' }, { name: 'rest' }] }])
})

it('EX-095: one may Wild Swing with cards in hand', () => {
  const match = given(arena([jab]), [{ hand: ['jab', 'dive'] }, { hand: ['cross'] }])
  expect(asked(match, 0)[0]!.keys).toContain('wild')
  play(match, '0 wild')
  expect(asked(match, 1)[0]!.keys).toEqual(['strike:cross', 'wild'])
  play(match, '1 wild')
  expect(tableOf(match).seats.map(({ hand }) => hand)).toEqual([['jab', 'dive'], ['cross']])
})

it('EX-096: the defender sets after the attacker, in the same three ways', () => {
  const game = arena([jab, rest])
  const match = given(game, [{ hand: ['rest'] }, { hand: ['jab', 'jab', 'dive'] }])
  expect(asked(match, 1)).toEqual([])
  play(match, '0 strike:rest')
  expect(asked(match, 1)).toEqual([{ kind: 'set', keys: ['strike:jab', 'ex:jab', 'strike:dive', 'wild'] }])
  for (const [key, power] of [
    ['strike:jab', 2],
    ['ex:jab', 3],
    ['wild', 6],
  ] as const) {
    fight(game, {
      seats: [
        { space: 4, hand: ['rest'] },
        { space: 5, hand: ['jab', 'jab', 'dive'], deckTop: ['sweep'] },
      ],
      play: ['0 strike:rest', `1 ${key}`],
      expect: { '0.life': 30 - power },
    })
  }
})
