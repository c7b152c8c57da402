import { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import type { Ability } from '../../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import {
  arena,
  asked,
  type ExceedMatch,
  face,
  fight,
  given,
  instant,
  play,
  rest,
  special,
  tableOf,
  told,
} from '../support.ts'

/** The faces that a viewer knows in another player's hand. */
const knownOf = (match: ExceedMatch, viewer: 0 | 1, owner: 0 | 1): string[] =>
  (match.view(viewer).zones[`hand:${owner}`]!.known ?? []).map(({ name }) => name)

/** Red plays an Instant Boost that does this. */
const doing = (...effects: Effect[]) => arena([instant('trick', effects), rest])
const struck = (...more: string[]) => ['0 strike:jab', '1 strike:rest', ...more]
const near = (mine: object = {}, theirs: object = {}) =>
  [
    { space: 4, hand: ['jab'], ...mine },
    { space: 5, hand: ['rest'], ...theirs },
  ] as const

const fewer: Ability = { on: 'always', do: [{ do: 'trait', trait: 'discardsFewer', amount: 1 }] }

it("fewer are discarded only from a hand, in a Strike, by the opponent's effects that say how many", () => {
  const taken = (effect: Partial<Extract<Effect, { do: 'take' }>>, want: object, theirs: object = {}) =>
    fight(
      arena(
        [
          special('jab', {
            abilities: [{ on: 'hit', do: [{ do: 'take', from: ['hand'], to: 'discard', by: 'random', ...effect }] }],
          }),
          rest,
        ],
        { basic: face(fewer) },
        { basic: face(fewer) },
      ),
      {
        seats: near({ hand: ['jab', 'dive'] }, { hand: ['rest', 'grasp'], gauge: ['cross'], ...theirs }),
        play: struck(),
        expect: want as never,
      },
    )
  taken({ of: 'foe' }, { '1.handSize': 1 })
  taken({}, { '0.handSize': 0, '1.handSize': 1 })
  taken({ of: 'foe', to: 'sealed' }, { '1.handSize': 0 })
  taken({ of: 'foe', from: ['gauge'] }, { '1.handSize': 1, '1.gauge': [] })
  taken({ of: 'foe', min: 1 }, { '1.handSize': 0 })
  // fewer than none is none
  taken({ of: 'foe', by: 'all' }, { '1.handSize': 1 })
  const trick = (amount: number) =>
    arena(
      [instant('trick', [{ do: 'take', from: ['hand'], to: 'discard', by: 'random', of: 'foe', max: amount }])],
      {},
      {
        basic: face(fewer),
      },
    )
  fight(trick(1), {
    seats: [{ hand: ['trick'] }, { hand: ['dive'] }],
    play: ['0 boost:trick'],
    expect: { '1.hand': [] },
  })
})

it('EX-033: down to so many cards: the other chooses of their own, and no trait makes it fewer', () => {
  const to = (size: number, more: object = {}) =>
    arena(
      [special('jab', { abilities: [{ on: 'hit', do: [{ do: 'handTo', size, who: 'foe', ...more }] }] }), rest],
      {},
      {
        basic: face(fewer),
      },
    )
  const seats = near({ hand: ['jab', 'focus'] }, { hand: ['rest', 'grasp', 'cross', 'dive'] })
  fight(to(1), {
    seats,
    play: struck('1 refused dive', '1 refused dive cross grasp', '1 dive grasp'),
    expect: { '1.hand': ['cross'], '1.discard.0': 'dive', '0.hand': ['focus'] },
  })
  fight(to(5), { seats, play: struck(), expect: { '1.handSize': 5, '0.handSize': 1 } })
  fight(to(5, { only: 'draw' }), { seats, play: struck(), expect: { '1.handSize': 5 } })
  fight(to(1, { only: 'discard' }), { seats, play: struck('1 dive grasp'), expect: { '1.hand': ['cross'] } })
  expect(asked(play(given(to(1, { only: 'draw' }), seats), ...struck()), 1)[0]!.kind).toBe('act')
  for (const only of ['draw', 'discard']) fight(to(3, { only }), { seats, play: struck(), expect: { '1.handSize': 3 } })
})

it('EX-035: what is found at random or by its kind is seen before it is ordered; a whole hand is not', () => {
  const seenBy = (effect: object) => {
    const game = arena([
      instant('trick', [{ do: 'take', from: ['hand'], to: 'discard', of: 'foe', ...effect } as Effect]),
    ])
    const match = play(given(game, [{ hand: ['trick'] }, { hand: ['grasp', 'cross'] }]), '0 boost:trick')
    expect(asked(match, 1)[0]).toMatchObject({ kind: 'order' })
    return knownOf(match, 0, 1)
  }
  expect(seenBy({ by: 'random', max: 2 })).toEqual(['cross', 'grasp'])
  expect(seenBy({ by: 'all', filter: { kinds: ['normal'] } })).toEqual(['cross', 'grasp'])
  expect(seenBy({ by: 'all' })).toEqual([])
})

it('cards that are taken nowhere are shown to everybody; none are no news', () => {
  const seen = (filter: object) => {
    const game = doing({ do: 'take', from: ['hand'], by: 'all', of: 'foe', ...filter } as Effect)
    const match = play(given(game, [{ hand: ['trick'] }, { hand: ['grasp', 'rest'] }]), '0 boost:trick')
    return knownOf(match, 0, 1)
  }
  expect(seen({})).toEqual(['grasp', 'rest'])
  expect(seen({ filter: { kinds: ['normal'] } })).toEqual(['grasp'])
  expect(seen({ filter: { kinds: ['ultra'] } })).toEqual([])
})

it('EX-157: a deck that is searched is shuffled; of its top alone, or of cards just shown, it is not', () => {
  const shuffled = (...effects: Effect[]) => {
    const seats = [{ hand: ['trick', 'focus'], deckTop: ['grasp', 'cross', 'dive'] }, {}] as const
    const match = given(doing(...effects), seats)
    const before = told(match, ['shuffle']).length
    const [ask] = play(match, '0 boost:trick').asks(0)
    if (ask?.kind === 'take') play(match, `0 ${ask.options[0]!.key}`)
    return told(match, ['shuffle']).length > before
  }
  const take = (more: object): Effect => ({ do: 'take', from: ['deck'], to: 'gauge', by: 'choice', ...more }) as Effect
  expect(shuffled(take({}))).toBe(true)
  expect(shuffled(take({ last: 2 }))).toBe(false)
  expect(shuffled(take({ by: 'top' }))).toBe(false)
  expect(shuffled(take({ from: ['hand'] }))).toBe(false)
  const shown: Effect = { do: 'take', from: ['deck'], by: 'top', max: 2 }
  expect(shuffled(shown, take({ recent: true }))).toBe(false)
  expect(shuffled(take({ from: ['hand'], to: 'discard', at: 'shuffled' }))).toBe(false)
})

it('of open cards the only one is no choice; none is no question; of a hand it is, and of several areas too', () => {
  const ask = (effect: object, mine: object) => {
    const taking = { do: 'take', to: 'sealed', by: 'choice', ...effect } as Effect
    return play(given(doing(taking), [{ hand: ['trick'], ...mine }, {}]), '0 boost:trick').asks(0)[0]
  }
  const from = ['discard']
  expect(ask({ from }, { discard: ['dive'] })).toMatchObject({ kind: 'take', forced: true, context: 'sealed' })
  expect(ask({ from }, { discard: ['dive', 'cross'] })!.forced).not.toBe(true)
  expect(ask({ from, optional: true }, { discard: ['dive'] })!.forced).not.toBe(true)
  expect(ask({ from, min: 0 }, { discard: ['dive'] })!.forced).not.toBe(true)
  expect(ask({ from: ['hand'] }, { hand: ['trick', 'dive'] })!.forced).not.toBe(true)
  expect(ask({ from }, {})).toBe(undefined)
  expect(ask({ from, filter: { kinds: ['ultra'] } }, { discard: ['dive'] })).toBe(undefined)
  const several = ask({ from: ['discard', 'gauge'] }, { discard: ['dive'], gauge: ['dive'] })!
  expect(several.options.map(({ key, from: area }) => [key, area])).toEqual([
    ['discard:dive', 'discard'],
    ['gauge:dive', 'gauge'],
  ])
  expect(ask({ from }, { discard: ['dive', 'cross'] })!.options[0]!.from).toBe(undefined)
  expect(ask({ from, to: undefined }, { discard: ['dive', 'cross'] })).toMatchObject({ context: 'show' })
})

it('between the least and the most, as far as there are so many; what follows for each, for any, for fewer', () => {
  const life = (amount: number): EffectList => [{ do: 'gainLife', amount }]
  const take = (more: object) =>
    doing({
      do: 'take',
      from: ['gauge'],
      to: 'discard',
      by: 'choice',
      min: 1,
      max: 3,
      each: life(1),
      so: life(4),
      fewer: life(10),
      ...more,
    } as Effect)
  const goes = (gauge: string[], lines: string[], gained: number, more: object = {}) =>
    fight(take(more), {
      seats: [{ life: 5, hand: ['trick'], gauge }, {}],
      play: ['0 boost:trick', ...lines],
      expect: { '0.life': 5 + gained },
    })
  const four = ['dive', 'cross', 'grasp', 'spike']
  goes(four, ['0 refused -', '0 refused dive cross grasp spike', '0 dive'], 15)
  goes(four, ['0 dive cross'], 16)
  goes(four, ['0 dive cross grasp'], 7)
  goes(['dive', 'cross'], ['0 dive cross'], 16)
  goes(['dive'], ['0 refused -', '0 dive'], 15, { min: 2 })
  goes([], [], 10)
  goes(four, ['0 refused dive', '0 -'], 10, { min: 2, optional: true })
  goes(['dive'], ['0 refused dive', '0 -'], 10, { min: 2, optional: true })
  goes(four, ['0 refused -', '0 refused dive', '0 dive cross'], 6, { min: 5, max: 2 })
  goes(['dive', 'dive', 'cross'], ['0 refused dive cross', '0 cross'], 15, { alike: true })
})

it('of the last so many, as many as there are', () => {
  const last = (amount: number) => doing({ do: 'take', from: ['discard'], to: 'gauge', by: 'choice', last: amount })
  const seats = [{ hand: ['trick'], discard: ['dive', 'cross', 'grasp'] }, {}] as const
  fight(last(2), { seats, play: ['0 boost:trick', '0 offered cross grasp', '0 cross'] })
  fight(last(3), { seats, play: ['0 boost:trick', '0 offered dive cross grasp', '0 dive'] })
  fight(last(5), { seats, play: ['0 boost:trick', '0 offered dive cross grasp', '0 dive'] })
})

it('EX-037, EX-161: what is sealed comes to who seals it, what is discarded to its owner', () => {
  const take = (more: object) => ({ do: 'take', from: ['gauge'], by: 'all', of: 'foe', ...more }) as Effect
  const seats = [{ hand: ['trick'] }, { gauge: ['dive'] }] as const
  fight(doing(take({ to: 'sealed' })), {
    seats,
    play: ['0 boost:trick'],
    expect: { '0.sealed': ['dive'], '1.gauge': [] },
  })
  fight(doing(take({ to: 'sealed', whose: 'foe' })), {
    seats,
    play: ['0 boost:trick'],
    expect: { '1.sealed': ['dive'] },
  })
  fight(doing(take({ to: 'gauge', whose: 'you' })), { seats, play: ['0 boost:trick'], expect: { '0.gauge': ['dive'] } })
  fight(doing(take({ to: 'discard' })), { seats, play: ['0 boost:trick'], expect: { '1.discard': ['dive'] } })
  fight(doing(take({ to: 'discard', whose: 'you' })), {
    seats,
    play: ['0 boost:trick'],
    expect: { '1.discard': ['dive'] },
  })
})

it('EX-031: which card of a deck was picked others cannot tell, though they knew its top', () => {
  const known = (by: 'choice' | 'top') => {
    const shows: Effect = { do: 'showTop', to: 'all' }
    const game = doing(shows, { do: 'take', from: ['deck'], to: 'hand', by }, { do: 'skipDraw' })
    const match = play(given(game, [{ hand: ['trick'], deckTop: ['grasp'] }, {}]), '0 boost:trick')
    return knownOf(by === 'choice' ? play(match, '0 grasp#2') : match, 1, 0)
  }
  expect(known('choice')).toEqual([])
  expect(known('top')).toEqual(['grasp'])
})

it('at random: any of them, by the seed', () => {
  const found = new Set<string>()
  const game = doing({ do: 'take', from: ['gauge'], to: 'discard', by: 'random' })
  for (let seed = 1; seed < 12; seed++) {
    const match = Match.start(game, {
      options: { fighters: ['red', 'blue'], first: 0 },
      seed,
      given: { turn: 0, seats: [{ hand: ['trick'], gauge: ['dive', 'cross', 'grasp'] }, {}] },
    })
    found.add(tableOf(play(match, '0 boost:trick')).seats[0]!.discard[0]!)
  }
  expect([...found].sort()).toEqual(['cross', 'dive', 'grasp'])
})

it('EX-035: a whole hand is ordered, not chosen from, where nothing of it may stay', () => {
  const all: Effect = { do: 'take', from: ['hand'], to: 'discard', by: 'all', of: 'foe' }
  const game = arena([special('jab', { abilities: [{ on: 'hit', do: [all] }] }), rest])
  const match = play(given(game, near({}, { hand: ['rest', 'grasp', 'dive'] })), ...struck())
  expect(asked(match, 1)).toEqual([{ kind: 'order', keys: ['grasp', 'dive'] }])
})

it('what follows when an opponent discards does so only where they discard from their hand', () => {
  const glad: Ability = { on: 'foeDiscarded', do: [{ do: 'gainLife', amount: 1 }] }
  const gained = (more: object, life: number) =>
    fight(
      arena(
        [instant('trick', [{ do: 'take', from: ['hand'], to: 'discard', by: 'random', of: 'foe', ...more } as Effect])],
        {
          basic: face(glad),
        },
      ),
      {
        seats: [
          { life: 10, hand: ['trick', 'dive'], gauge: ['cross'] },
          { hand: ['dive'], gauge: ['cross'] },
        ],
        play: ['0 boost:trick'],
        expect: { '0.life': life },
      },
    )
  gained({}, 11)
  gained({ from: ['gauge'] }, 10)
  gained({ to: 'gauge' }, 10)
  gained({ to: 'sealed' }, 10)
  gained({ of: 'you' }, 10)
  gained({ filter: { kinds: ['ultra'] } }, 10)
})

it('cards of a hand and of open areas together are asked for as those of a hand are', () => {
  const game = doing({ do: 'take', from: ['hand', 'gauge'], to: 'sealed', by: 'choice' })
  const [ask] = play(given(game, [{ hand: ['trick', 'dive'] }, {}]), '0 boost:trick').asks(0)
  expect(ask!.forced).not.toBe(true)
  const all = doing({ do: 'take', from: ['hand', 'gauge'], to: 'discard', by: 'random', max: 2, of: 'foe' })
  const match = play(given(all, [{ hand: ['trick'] }, { hand: ['grasp'], gauge: ['dive'] }]), '0 boost:trick')
  expect(knownOf(match, 0, 1)).toEqual(['grasp'])
})
