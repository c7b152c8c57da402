import { Match, playOut, Random, randomAnswer } from '@cardwright/engine'
import { answer, offered } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { planCollections } from '../src/bot/collecting.ts'
import { policy } from '../src/bot/policy.ts'
import { type OwnedDef, owned } from '../src/cards/definitions.ts'
import { evaluate, millennium } from '../src/index.ts'
import { ids, market } from './market.ts'
import { area, game, type MillenniumMatch, table, tableOf } from './support.ts'

const random = new Random('test')

/** What the policy would do now at this seat, by its key. */
function idea(match: MillenniumMatch, seat: number): string {
  const ask = match.open.find((each) => each.seat === seat)!
  const chosen = policy(tableOf(match), ask, random)
  return Array.isArray(chosen)
    ? chosen.map(({ key }) => key).join(' ')
    : ((chosen as { key: string } | null)?.key ?? '')
}

const wins = (seed: number, mode: string, seats: number): boolean => {
  const options = { mode, clock: 'none' }
  const match = Match.start(millennium, { options, seats, seed: `bot-${seed}`, quiet: true })
  const chance = new Random(`bot-${seed}`)
  const own = seed % seats
  playOut(match as unknown as Match, chance, (ask) => {
    const sensible = ask.seat === own ? policy(match.table as never, ask, chance) : null
    return sensible ?? randomAnswer(ask, chance)
  })
  const { winner } = match.over!
  return winner === own
}

describe('the policy', () => {
  it('wins duels against chance', () => {
    expect([0, 1, 2, 3].filter((seed) => wins(seed, 'duel', 2))).toEqual([0, 1, 2, 3])
  })

  it('wins most seasons against three who leave it to chance', () => {
    expect([0, 1, 2].filter((seed) => wins(seed, 'standard', 4)).length).toBeGreaterThanOrEqual(2)
  })

  it('has a deck before anything else, and hands in what it could build', () => {
    const binders = [
      ['earth myth 1', 'gainer', 'scorer', 'nexter', 'thief', 'fire mage 2', 'fire mage 3', 'fire mage 4'],
    ]
    const match = market({ binders })
    expect(idea(match, 0)).toMatch(/^deck:1:/)
    answer(match, 0, idea(match, 0))
    const [draft] = table(match).players[0].draft
    expect(draft).toEqual(expect.arrayContaining(ids('gainer', 'scorer', 'nexter', 'thief')))
  })

  it('fills its collection in the last segment', () => {
    const good = ['gainer', 'scorer', 'nexter', 'thief', 'loser', 'topper']
    const binders = [[...good, 'dark myth 1', 'dark mage 2', 'dark animal 3']]
    const match = market({ binders, players: [{ dollars: 0 }], segment: 'last' })
    for (let n = 0; n < 4; n++) answer(match, 0, idea(match, 0))
    expect(area(match, 'collection:0:0').sort()).toEqual(['dark-animal-3', 'dark-mage-2', 'dark-myth-1'])
    expect(table(match).players[0].ready).toBe(true)
  })

  it('who is ready and is asked again changes nothing', () => {
    const match = market({ binders: [['gainer']], players: [{ dollars: 0 }] })
    for (let n = 0; n < 8 && !table(match).players[0].ready; n++) answer(match, 0, idea(match, 0))
    const before = match.hash()
    expect(idea(match, 0)).toBe('deck:1::')
    answer(match, 0, 'deck:1::')
    expect([table(match).players[0].ready, match.hash() === before]).toEqual([true, true])
  })

  it('MB-156 agrees to grace once, and then stays as ready as it was', () => {
    const match = market({
      binders: [[], []],
      players: [{ dollars: 0 }, { dollars: 0 }],
      segment: 'last',
      options: { clock: 'quick' },
    })
    const isLeftAlone = () => millennium.waits!(tableOf(match) as never, 1)
    answer(match, 1, 'ready')
    expect(isLeftAlone()).toBe(true)
    answer(match, 0, 'grace')
    expect([isLeftAlone(), idea(match, 1)]).toEqual([false, 'grace'])
    answer(match, 1, 'grace')
    expect(isLeftAlone()).toBe(true)
  })

  it('buys nothing that brings nothing, and asks for no grace', () => {
    const match = market({ binders: [[]], players: [{ dollars: 0 }], segment: 'last', options: { clock: 'quick' } })
    expect(offered(match, 0)).toContain('grace')
    for (let n = 0; n < 4; n++) {
      const key = idea(match, 0)
      expect(key).not.toMatch(/^(grace|buy|pause)/)
      answer(match, 0, key)
    }
    // not by a slip either, unless somebody else has asked for it
    const isTried = () => {
      const ask = match.open.find(({ seat }) => seat === 0)!
      return evaluate.isWorthTrying(match as never, ask as never, { key: 'grace' } as never)
    }
    expect(isTried()).toBe(false)
    answer(match, 1, 'grace')
    expect(isTried()).toBe(true)
  })
})

describe('an offer of a bot', () => {
  /** The moves that a bot may make by a slip, too. */
  const tried = (match: MillenniumMatch): string[] => {
    const ask = match.open.find(({ seat }) => seat === 0)!
    return ask
      .offered()
      .filter((option) => evaluate.isWorthTrying(match as never, ask as never, option as never))
      .map(({ key }) => key)
  }
  const offerTo = (match: MillenniumMatch) =>
    tried(match)
      .filter((key) => key.startsWith('offer:'))
      .map((key) => key.split(':')[1])

  it('is not withdrawn: somebody has to read it', () => {
    const match = market({ binders: [['gainer']] })
    answer(match, 0, tried(match).find((key) => key.startsWith('offer:1'))!)
    expect(offered(match, 0)).toContain('withdraw')
    expect(tried(match)).toContain('ready')
    expect(tried(match)).not.toContain('withdraw')
  })

  it('is for nobody who is ready: the market may end before it is read', () => {
    const match = market({ binders: [['gainer']] })
    expect(offerTo(match)).toEqual(['1', '2'])
    answer(match, 1, 'ready')
    expect(offerTo(match)).toEqual(['2'])
  })
})

describe('planned collections', () => {
  const def = (name: string): OwnedDef => owned(game.library.get(`t-${name.replaceAll(' ', '-')}`)!)

  it('have one symbol and no stars twice', () => {
    const defs = ['dark myth 1', 'dark mage 1', 'dark animal 3', 'fire mage 2', 'fire mage 3'].map(def)
    const [plan] = planCollections(defs, false)
    expect(new Set(plan!.cards.map(({ stars }) => stars)).size).toBe(plan!.cards.length)
    expect(plan!.cards).toHaveLength(3)
  })

  it('are one by Element and one by Type in a duel, and share no card', () => {
    const defs = ['dark myth 1', 'dark mage 2', 'dark animal 3', 'fire mage 2', 'water mage 3', 'air mage 4'].map(def)
    const plans = planCollections(defs, true)
    const all = plans.flatMap(({ cards }) => cards)
    expect([all.length, new Set(all).size]).toEqual([6, 6])
  })
})

describe('the evaluation', () => {
  it('is higher for who has won more, and leaves tournaments to be played out', () => {
    const match = Match.start(millennium, { options: { mode: 'duel', clock: 'none' }, seats: 2, seed: 'e' })
    const state = match.table.state as { players: { wins: number }[]; phase: string }
    const before = evaluate(match as unknown as Match, 0)!
    state.players[0]!.wins = 1
    expect(evaluate(match as unknown as Match, 0)!).toBeGreaterThan(before)
    expect(evaluate(match as unknown as Match, 1)!).toBeLessThan(before)
    state.phase = 'tournament'
    expect(evaluate(match as unknown as Match, 0)).toBeNull()
  })
})
