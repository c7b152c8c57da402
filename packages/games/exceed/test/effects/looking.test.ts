import { expect, it } from 'vitest'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, asked, continuous, type ExceedMatch, fight, given, instant, play, rest, tableOf } from '../support.ts'
import { action } from './support.ts'

/** The faces that a viewer knows in another player's hand. */
const knownOf = (match: ExceedMatch, viewer: 0 | 1, owner: 0 | 1): string[] =>
  (match.view(viewer).zones[`hand:${owner}`]!.known ?? []).map(({ name }) => name)

/** Red plays an Instant Boost that does this. */
const doing = (...effects: Effect[]) => arena([instant('trick', effects), rest])
it('looks at the top cards: only its player sees them, one of them goes where it may', () => {
  const look: Effect = { do: 'look', amount: 3, may: ['hand', 'gauge'], rest: 'top' }
  const seats = [{ hand: ['trick'], deckTop: ['grasp', 'cross', 'dive'] }, {}] as const
  const match = play(given(doing(look), seats), '0 boost:trick')
  expect(asked(match, 0)[0]!.keys).toEqual([
    'hand:grasp',
    'hand:cross',
    'hand:dive',
    'gauge:grasp',
    'gauge:cross',
    'gauge:dive',
  ])
  expect(asked(match, 1)).toEqual([])
  play(match, '0 hand:cross')
  expect(tableOf(match).seats[0]!.hand).toEqual(['cross', 'grasp'])
  expect(knownOf(match, 1, 0)).toEqual([])
  fight(doing({ ...look, rest: 'discard' } as Effect), {
    seats,
    play: ['0 boost:trick', '0 gauge:dive', '0 cross grasp'],
    expect: { '0.gauge': ['dive'], '0.discard': ['cross', 'grasp', 'trick'] },
  })
})

it('looks and puts one under the others, passes, searches and shuffles, plays what it found', () => {
  const seats = [{ hand: ['trick'], deckTop: ['grasp', 'cross', 'dive'] }, {}] as const
  const under: Effect = { do: 'look', amount: 2, may: ['under'], rest: 'top' }
  fight(doing(under), { seats, play: ['0 boost:trick', '0 under:grasp'], expect: { '0.hand': ['cross'] } })
  const search: Effect = {
    do: 'look',
    amount: 30,
    may: ['hand'],
    optional: true,
    rest: 'top',
    shuffle: true,
    so: [{ do: 'draw', amount: 1 }],
  }
  fight(doing(search), { seats, play: ['0 boost:trick', '0 pass'], expect: { '0.handSize': 1 } })
  fight(doing(search), { seats, play: ['0 boost:trick', '0 hand:dive'], expect: { '0.handSize': 3 } })
  const played: Effect = { do: 'look', amount: 2, may: ['boost', 'strike'], optional: true, rest: 'discard' }
  fight(doing(played), { seats, play: ['0 boost:trick', '0 boost:grasp'], expect: { '0.boosts': ['grasp'] } })
  fight(doing(played), {
    seats: [
      { ...seats[0], space: 4 },
      { space: 5, hand: ['rest'] },
    ],
    play: [
      '0 boost:trick',
      '0 strike:grasp',
      '0 offered strike:hand:grasp',
      '0 strike:hand:grasp',
      '1 strike:rest',
      '0 push:1',
    ],
    expect: { '1.life': 27 },
  })
})

it('names cards: copies are discarded, or the hand is shown', () => {
  const call = (more: object = {}) => doing({ do: 'callOut', ...more })
  const seats = [{ hand: ['trick'] }, { hand: ['grasp', 'grasp', 'dive'] }] as const
  fight(call(), { seats, play: ['0 boost:trick', '0 name:grasp'], expect: { '1.hand': ['grasp', 'dive'] } })
  fight(call({ all: true }), { seats, play: ['0 boost:trick', '0 name:grasp'], expect: { '1.hand': ['dive'] } })
  fight(call({ names: 2 }), {
    seats,
    play: ['0 boost:trick', '0 name:dive', '0 name:cross'],
    expect: { '1.handSize': 2 },
  })
  expect(knownOf(play(given(call(), seats), '0 boost:trick', '0 name:cross'), 0, 1)).toEqual(['dive', 'grasp', 'grasp'])
  expect(knownOf(play(given(call(), seats), '0 boost:trick', '0 name:dive'), 0, 1)).toEqual([])
  expect(knownOf(play(given(call({ show: true }), seats), '0 boost:trick', '0 name:dive'), 0, 1)).toEqual([
    'grasp',
    'grasp',
  ])
})

it('names a Range: a card that has it is discarded, or the hand is shown', () => {
  const game = doing({ do: 'callRange' })
  const seats = [{ hand: ['trick'] }, { hand: ['sweep', 'block', 'grasp'] }] as const
  fight(game, {
    seats,
    play: ['0 boost:trick', '0 range:2', '1 offered sweep', '1 sweep'],
    expect: { '1.hand': ['block', 'grasp'] },
  })
  fight(game, { seats, play: ['0 boost:trick', '0 range:none', '1 block'], expect: { '1.hand': ['sweep', 'grasp'] } })
  const match = play(given(game, seats), '0 boost:trick', '0 range:7', '1 -')
  expect(knownOf(match, 0, 1)).toEqual(['block', 'grasp', 'sweep'])
})

it('shows the top card of a deck to one, or to all', () => {
  const top = (who: 'you' | 'foe', to: 'you' | 'all') =>
    doing(
      { do: 'showTop', who, to },
      { do: 'when', if: { is: 'top', area: 'deck', filter: { kinds: ['normal'] } }, so: [{ do: 'draw', amount: 1 }] },
    )
  const seats = [{ hand: ['trick'], deckTop: ['grasp', 'trick'] }, { deckTop: ['dive'] }] as const
  fight(top('you', 'all'), { seats, play: ['0 boost:trick'], expect: { '0.hand': ['grasp', 'trick'] } })
  const match = play(given(top('foe', 'you'), seats), '0 boost:trick', '1 prepare')
  expect(knownOf(match, 0, 1)).toContain('dive')
})

it('a deck and the sealed cards change places', () => {
  const seats = [{ hand: ['trick'], sealed: ['grasp', 'grasp'] }, {}] as const
  const { hand, sealed } = tableOf(
    play(given(doing({ do: 'swapAreas', areas: ['deck', 'sealed'] }), seats), '0 boost:trick'),
  ).seats[0]!
  expect(hand).toEqual(['grasp'])
  expect(sealed.length).toBeGreaterThan(10)
})

it('looks at no more cards than there are, at none of an empty deck, and plays no Boost that cannot be paid', () => {
  const dear = continuous('dear', [], { cost: 1 })
  const look = (more: object) =>
    arena([dear], { ...action({ do: 'look', amount: 3, may: ['hand'], rest: 'top', ...more } as Effect), ...small })
  const small = {
    deck: [
      { card: 'dear', copies: 2 },
      { card: 'dive', copies: 1 },
    ],
  }
  const ask = (more: object, mine: object) => play(given(look(more), [{ ...mine }, {}]), '0 action:go').asks(0)[0]
  expect(ask({}, { hand: ['dear'], deckTop: ['dear', 'dive'] })).toMatchObject({
    kind: 'look',
    context: 2,
    options: [{ key: 'hand:dear' }, { key: 'hand:dive' }],
  })
  expect(ask({ amount: 1 }, { hand: ['dear'], deckTop: ['dear', 'dive'] })).toMatchObject({ context: 1 })
  expect(ask({}, { hand: ['dear', 'dear', 'dive'] })).toBe(undefined)
  expect(ask({ amount: 0 }, {})).toBe(undefined)
  const boost = { may: ['boost'], amount: 1 }
  expect(ask(boost, { deckTop: ['dear'] })!.options.map(({ key }) => key)).toEqual(['pass'])
  expect(ask(boost, { deckTop: ['dear'], hand: ['dive'] })!.options.map(({ key }) => key)).toEqual(['boost:dear'])
})

it('what follows a look does so if something was found; the rest stays, or is discarded', () => {
  const look = (more: object) =>
    doing({
      do: 'look',
      amount: 2,
      may: ['hand'],
      rest: 'top',
      optional: true,
      so: [{ do: 'gainLife', amount: 3 }],
      ...more,
    } as Effect)
  const looked = (more: object, answers: string[], expect: object) =>
    fight(look(more), {
      seats: [{ life: 10, hand: ['trick'], deckTop: ['grasp', 'cross', 'dive'] }, {}],
      play: ['0 boost:trick', ...answers],
      expect: expect as never,
    })
  looked({}, ['0 hand:cross'], { '0.life': 13, '0.hand': ['cross', 'grasp'], '0.discard': ['trick'] })
  looked({}, ['0 pass'], { '0.life': 10, '0.hand': ['grasp'], '0.deckTop.0': 'cross' })
  looked({ rest: 'discard' }, ['0 hand:cross'], {
    '0.life': 13,
    '0.discard': ['grasp', 'trick'],
    '0.hand': ['cross', 'dive'],
  })
  looked({ rest: 'discard' }, ['0 pass', '0 cross grasp'], { '0.life': 10, '0.discard': ['cross', 'grasp', 'trick'] })
})

it('names cards: a name that is called twice takes two; what follows does so if there was one', () => {
  const call = (more: object) => doing({ do: 'callOut', so: [{ do: 'gainLife', amount: 3 }], ...more })
  const called = (more: object, answers: string[], hand: string[], life: number, seen: string[]) => {
    const seats = [{ life: 10, hand: ['trick'] }, { hand: ['grasp', 'grasp', 'dive'] }] as const
    const match = play(given(call(more), seats), '0 boost:trick', ...answers)
    expect(tableOf(match).seats[1]!.hand).toEqual(hand)
    expect(tableOf(match).seats[0]!.life).toBe(life)
    expect(knownOf(match, 0, 1)).toEqual(seen)
  }
  called({}, ['0 name:grasp'], ['grasp', 'dive'], 13, [])
  called({}, ['0 name:cross'], ['grasp', 'grasp', 'dive'], 10, ['dive', 'grasp', 'grasp'])
  called({ names: 2 }, ['0 name:grasp', '0 name:grasp'], ['dive'], 13, [])
  called({ names: 2 }, ['0 name:dive', '0 name:cross'], ['grasp', 'grasp'], 13, ['grasp', 'grasp'])
  called({ all: true, show: true }, ['0 name:grasp'], ['dive'], 13, ['dive'])
})

it('names a Range: one card of it has to be discarded, no more; an empty hand has none', () => {
  const game = doing({ do: 'callRange' })
  const hand = ['sweep', 'cross', 'block']
  const seats = [{ hand: ['trick'] }, { hand }] as const
  fight(game, { seats, play: ['0 boost:trick', '0 range:2', '1 refused -', '1 refused cross sweep', '1 cross'] })
  fight(game, { seats, play: ['0 boost:trick', '0 range:x', '1 -'], expect: { '1.hand': hand } })
  fight(game, { seats: [{ hand: ['trick'] }, {}], play: ['0 boost:trick', '0 range:2'], expect: { turn: 1 } })
})
