import {
  type AnyGame,
  type Ask,
  advance,
  Match,
  type Option,
  Random,
  randomAnswer,
  type SeenEvent,
} from '@cardwright/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ExodusGame, exodus } from '../src/index.ts'
import { isFrozen } from '../src/rules/freeze.ts'
import type { Item, Ref, State, Target } from '../src/state.ts'
import { type ExodusTable, found, objectKey } from '../src/table.ts'
import { game } from './support.ts'

/** What happened in one step that an item was to resolve in. */
interface Resolving {
  readonly item: Item
  readonly isAltered: boolean
  /** Targets and payment were all there when the step began. */
  readonly stood: boolean
  /** The creature was in play then, not frozen, and its owner's. */
  readonly isAble: boolean
  readonly asked: string[]
}

interface Watch {
  /** After every input. */
  each?(t: ExodusTable, option: Option | readonly Option[]): void
  /** After every step that resolved an item. */
  resolved?(step: Resolving): void
  /** When the match is over. */
  over?(events: readonly SeenEvent[]): void
}

/** Plays a random match and looks on. */
function watch(of: ExodusGame, seed: number, turnLimit: number, { each, resolved, over }: Watch): void {
  let now: Resolving | null = null
  const close = () => {
    if (now !== null) resolved?.(now)
    now = null
  }
  const looked: ExodusGame = {
    ...of,
    step(t) {
      close()
      const item = t.state.stack.at(-1)
      if (t.state.window.kind === 'resolve' && item) now = look(t, item)
      return of.step(t)
    },
  }
  const random = new Random(`properties ${seed}`)
  const match = Match.start(looked as unknown as AnyGame, { seed, options: { turnLimit } }) as Match<State>
  while (!match.over) {
    let chosen: Option | readonly Option[] = []
    advance(match as Match, random, (ask: Ask) => {
      now?.asked.push(ask.kind)
      chosen = randomAnswer(ask, random)
      return chosen
    })
    each?.(match.table as unknown as ExodusTable, chosen)
  }
  over?.(match.events(null))
}

const look = (t: ExodusTable, item: Item): Resolving => ({
  item: { ...item },
  isAltered: t.state.resolved.length > 0,
  stood: stands(t, item),
  isAble: isAble(t, item),
  asked: [],
})

const isIce = (t: ExodusTable, { name, owner }: { name: string; owner: number }): boolean =>
  isFrozen(t, { kind: 'pile', seat: owner, index: Number(name.split(':')[2]) })

function isAble(t: ExodusTable, { source, owner }: Item): boolean {
  const zone = found(t, source)?.zone
  return zone?.family === 'creature' && zone.owner === owner && !isIce(t, zone)
}

/** Written apart from the rules: whether all that was named is still where it was. Plain cards ask for no more. */
function stands(t: ExodusTable, { targets, payment, owner }: Item): boolean {
  const isThere = (target: Target): boolean => {
    if (target.kind === 'item') return t.state.stack.some(({ id }) => id === target.id)
    if (target.kind !== 'card') return true
    const family = found(t, target.ref)?.zone.family
    return family === 'creature' || family === 'pile'
  }
  const canPay = (ref: Ref): boolean => {
    const zone = found(t, ref)?.zone
    if (zone?.owner !== owner) return false
    if (zone.family === 'reserve') return true
    return zone.family === 'pile' && !isIce(t, zone)
  }
  return targets.every(isThere) && payment.every(canPay)
}

const seeds = fc.integer({ min: 0, max: 1_000_000 })
const check = (of: ExodusGame, turnLimit: number, runs: number, make: () => Watch): void =>
  fc.assert(
    fc.property(seeds, (seed) => watch(of, seed, turnLimit, make())),
    { numRuns: runs, seed: 4 },
  )

const places = new Set(['energyDeck', 'reserve', 'pile', 'spent'])
const piles = (t: ExodusTable) => t.zones.filter(({ family }) => family === 'pile')

/** How much energy lies under each creature. */
const energyUnderCreatures = (t: ExodusTable): number[] =>
  t.zones
    .filter(({ family, size }) => family === 'creature' && size > 0)
    .map(({ name }) => {
      const [, seat, index] = name.split(':').map(Number)
      return t.zone.pile(seat, index).size
    })

/** What else a stack may come to after a fizzle. */
const turningPoints = ['resolves', 'fizzles', 'battle', 'calledOff', 'phase', 'stacked']

/** Where cards went between a fizzle and what came next. */
function movedAfterFizzles(events: readonly SeenEvent[]): string[] {
  const places: string[] = []
  let last = ''
  for (const { type, cards } of events) {
    if (turningPoints.includes(type)) last = type
    if (type === 'move' && last === 'fizzles') places.push(...(cards ?? []).map(({ to }) => String(to)))
  }
  return places
}

describe('in random matches', () => {
  for (const [name, of] of [
    ['plain cards', game],
    ['Tidefall', exodus],
  ] as const) {
    it(`XO-H23, ${name}: energy cards are conserved, and lie where energy may lie`, () => {
      check(of, 16, 6, () => {
        let had = ''
        return {
          each(t) {
            const energy = t.cards.filter(({ def }) => def.kind === 'energy')
            const count = [0, 1].map((seat) => energy.filter(({ owner }) => owner === seat).length).join(' ')
            had ||= count
            expect(count).toBe(had)
            const isStray = t.cards.some(({ def, zone }) => (def.kind === 'energy') !== places.has(zone.family))
            expect(isStray).toBe(false)
          },
        }
      })
    })

    it(`XO-012, XO-H07, XO-H26, ${name}: no pile over three by hand, or over five at all`, () => {
      let placed = 0
      check(of, 16, 6, () => ({
        each(t, option) {
          const { move, pile = 0 } = option as unknown as { move?: string; pile?: number }
          if (move === 'place' || move === 'shift') {
            placed++
            expect(t.zone.pile(t.state.turn, pile - 1).size).toBeLessThanOrEqual(3)
          }
          for (const { size } of piles(t)) expect(size).toBeLessThanOrEqual(5)
        },
      }))
      expect(placed).toBeGreaterThan(50)
    })

    it(`${name}: the stack is empty outside of a stack, so that no phase begins with one`, () => {
      check(of, 16, 6, () => ({
        each({ state: { window, stack, waiting } }) {
          if (window.kind === 'stack') expect(stack.length).toBeGreaterThan(0)
          else if (window.kind !== 'resolve') expect([stack.length, waiting.length]).toEqual([0, 0])
        },
      }))
    })

    it(`XO-H30, ${name}: when somebody may act, no creature is without energy and nobody without Life`, () => {
      check(of, 16, 6, () => ({
        each(t) {
          if (t.result !== null || ['resolve', 'draw'].includes(t.state.window.kind)) return
          for (const { life } of t.state.sides) expect(life).toBeGreaterThan(0)
          for (const energy of energyUnderCreatures(t)) expect(energy).toBeGreaterThan(0)
        },
      }))
    })
  }

  it('XO-H20: an id and its generation never mean two cards, however often decks are recycled', () => {
    let recycled = 0
    check(game, 60, 12, () => {
      const names = new Map<string, string>()
      return {
        each(t) {
          for (const card of t.cards) {
            if (card.zone.family === 'mainDeck' || card.zone.family === 'energyDeck') continue
            const key = objectKey(card)
            const name = names.get(key)
            if (name === undefined) names.set(key, card.def.id)
            else if (name !== card.def.id) expect(card.def.id).toBe(name)
          }
        },
        over(events) {
          recycled += events.filter(({ type }) => type === 'recycle').length
        },
      }
    })
    expect(recycled).toBeGreaterThan(10)
  })

  it('XO-051: nothing is paid after a fizzle', () => {
    let fizzled = 0
    check(game, 40, 10, () => ({
      over(events) {
        fizzled += events.filter(({ type }) => type === 'fizzles').length
        expect(movedAfterFizzles(events).filter((place) => place.startsWith('spent'))).toEqual([])
      },
    }))
    expect(fizzled).toBeGreaterThan(5)
  })

  it('XO-061, XO-064: Playback is offered exactly when the state was altered and there is something to change', () => {
    const seen = { offered: 0, fresh: 0, broken: 0 }
    check(game, 40, 12, () => ({
      resolved({ item, isAltered, stood, asked }) {
        if (item.kind === 'attack') return
        const isAimed = item.targets.length + item.payment.length > 0
        expect(asked.includes('playback')).toBe(isAltered && isAimed && stood)
        if (!isAltered) {
          // XO-061: not altered, nothing to ask, and all is as it was declared
          expect([stood, asked]).toEqual([true, []])
          seen.fresh++
        } else if (asked.includes('playback')) seen.offered++
        else if (!stood) seen.broken++
      },
    }))
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3)
  })

  it('XO-030, XO-071: an attack has its final Playback exactly when the state was altered and the attacker can attack', () => {
    const seen = { offered: 0, straight: 0, unable: 0 }
    check(game, 40, 20, () => ({
      resolved({ item, isAltered, isAble: able, asked }) {
        if (item.kind !== 'attack') return
        expect(asked.includes('playback')).toBe(isAltered && able)
        const altered = able ? 'offered' : 'unable'
        seen[isAltered ? altered : 'straight']++
      },
    }))
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3)
  })
})
