import { type AnyGame, advance, type JsonObject, Match, Random, randomAnswer } from '@cardwright/engine'
import { answerAlike } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { importClient } from '../src/import/index.ts'
import { type ExceedGame, exceed, fighters, makeExceed } from '../src/index.ts'
import type { ExceedTable } from '../src/state.ts'
import { isThere, realData } from './clientdata.ts'
import { arena, given as begun, continuous, instant, play, special, tableOf } from './support.ts'

/** The table as it was when the step began that is under way. */
interface Boundary {
  readonly position: JsonObject
  readonly random: Random
  readonly inputs: number
}

interface Watched {
  match: Match
  last: Boundary
}

function watched(of: ExceedGame, options: JsonObject, seed: number): Watched {
  const watch = {} as Watched
  const looked: ExceedGame = {
    ...of,
    step(t) {
      const inputs = watch.match?.inputs.length ?? 0
      watch.last = { position: of.describe(t), random: t.random.clone(), inputs }
      return of.step(t)
    },
  }
  watch.match = Match.start(looked as unknown as AnyGame, { seed, options })
  return watch
}

/** A match that begins in a position, with the chance that was to come. */
function continued(of: ExceedGame, options: JsonObject, { position, random }: Boundary): Match {
  const looked: ExceedGame = {
    ...of,
    arrange(t: ExceedTable, wanted: unknown) {
      of.arrange(t, wanted)
      expect(of.describe(t)).toEqual(wanted)
      t.random = random.clone()
    },
  }
  return Match.start(looked as unknown as AnyGame, {
    // what is not in the position comes from another deal
    seed: 'another',
    options,
    given: JSON.parse(JSON.stringify(position)),
  })
}

const seen = (match: Match) => ({
  asks: match.open.map((ask) => ({ seat: ask.seat, kind: ask.kind, keys: ask.options().map(({ key }) => key) })),
  table: match.over ?? withoutKnowledge(match.game.describe(match.table)),
})

/** What a seat knows of several cards together, and comes to know of each later, is the engine's to hand on. */
const withoutKnowledge = (position: JsonObject) => ({
  ...position,
  seats: (position.seats as unknown as Position['seats']).map(({ knows: _, ...rest }) => rest),
})

/** Both are answered alike, and look alike after every answer. */
const alike = (one: Match, other: Match, seed: string, inputs: number): void =>
  answerAlike(one, other, seed, inputs, () => expect(seen(other)).toEqual(seen(one)))

interface Position {
  readonly phase: string
  readonly strike: { readonly sides: readonly Readonly<Record<string, unknown>>[]; readonly terms: object } | null
  readonly summons: object | null
  readonly recent?: object
  readonly fresh: readonly string[]
  readonly facedown: readonly string[]
  readonly hosts: object
  readonly lastTurnStruck: boolean
  readonly seats: readonly (Readonly<Record<string, unknown>> & { readonly knows: readonly string[] })[]
}

const isSome = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object') return value !== null && Object.keys(value).length > 0
  return value !== 0 && value !== false && value !== 'hand' && value !== undefined
}

/** What makes a position more than cards in zones: a round trip that never met it shows nothing. */
function thingsIn(position: Position): string[] {
  const of = (prefix: string, things: object): string[] =>
    Object.entries(things).flatMap(([name, value]) => (isSome(value) ? [`${prefix}${name}`] : []))
  const { summons, recent, fresh, facedown, hosts, strike, lastTurnStruck } = position
  return [
    ...of('', { summons, recent, fresh, facedown, hosts, lastTurnStruck, strike, terms: strike?.terms }),
    ...position.seats.flatMap((each) => of('seat.', each)),
    ...position.seats.flatMap((each) => of('turn.', each.turn as object)),
    ...(strike?.sides ?? []).flatMap((each) => of('strike.', each)),
    position.phase,
  ]
}

/** How often each thing was met. */
class Met {
  positions = 0
  readonly times = new Map<string, number>()

  /** Whether a position has something that was not met twice; one in so many is taken anyway. */
  takes(position: Position, random: Random, oneIn: number): boolean {
    const here = new Set(thingsIn(position))
    if (![...here].some((name) => (this.times.get(name) ?? 0) < 2) && random.int(oneIn) > 0) return false
    for (const name of here) this.times.set(name, (this.times.get(name) ?? 0) + 1)
    this.positions++
    return true
  }
}

/** Plays a random match; every now and then a second one goes on from its position, and one whose cards have other ids. */
function roundTrips(of: ExceedGame, options: JsonObject, seed: number, met: Met, most: number): void {
  const random = new Random(`positions ${seed}`)
  const watch = watched(of, options, seed)
  const { match } = watch
  for (let n = 0; n < most && !match.over; n++) {
    const { last } = watch
    const isAtBoundary = last.inputs === match.inputs.length
    if (isAtBoundary && met.takes(last.position as unknown as Position, random, 30)) {
      alike(match.fork(), continued(of, options, last), `lockstep ${seed}`, 20)
      const renamed = match.renamed((id) => match.table.cards.length - 1 - id)
      expect(seen(renamed)).toEqual(seen(match))
      alike(match.fork(), renamed, `renamed ${seed}`, 20)
      watch.last = last
    }
    advance(match, random, (ask) => randomAnswer(ask, random))
  }
}

/** What every whole test meets: parts of the Strike in which somebody can be asked, and what they leave behind. */
const common = [
  ...['mulligan', 'act', 'end', 'set', 'set2', 'costs', 'before', 'hit', 'damage', 'after', 'cleanup'],
  ...['strike.cards', 'strike.ex', 'strike.hit', 'strike.stunned', 'strike.taken', 'strike.bonuses', 'strike.paid'],
  ...[
    'facedown',
    'recent',
    'lastTurnStruck',
    'seat.places',
    'turn.forceSpent',
    'turn.moved',
    'seat.tokens',
    'seat.sealed',
  ],
]

describe('a position that is described and arranged', () => {
  it('is the same, and play goes on alike, with each of our fighters', () => {
    const met = new Met()
    const ids = fighters.map(({ fighter }) => fighter.id)
    ids.forEach((id, i) => {
      const options = { fighters: [id, ids[(i + 1) % ids.length]!] }
      for (const seed of [1, 2, 3, 4]) roundTrips(exceed, options, seed, met, 160)
    })
    expect(met.positions).toBeGreaterThan(80)
    expect(common.filter((name) => !met.times.has(name))).toEqual([])
  })

  const title = "is the same with a community's fighters"
  if (isThere)
    it(title, () => {
      const { files } = importClient(realData())
      const game = makeExceed(files)
      const met = new Met()
      files.forEach(({ fighter: { id } }, i) => {
        roundTrips(game, { fighters: [id, files[(i + 7) % files.length]!.fighter.id] }, i, met, 70)
      })
      expect(met.positions).toBeGreaterThan(150)
      const rare = ['start', 'fresh', 'seat.overdrive', 'seat.secrets', 'seat.counters', 'strike.granted']
      expect(rare.filter((name) => !met.times.has(name))).toEqual([])
    })
  else it.skip(`${title}: their files are not beside the project (../shared/data/exceed)`, () => {})
})

const jab = special('jab', { guard: 20 })
const steal = instant('steal', [
  { do: 'take', from: ['discard'], to: 'gauge', by: 'choice', of: 'foe', chooser: 'you', whose: 'you' },
])
const game = arena([jab, steal, continuous('aura', []), continuous('wire', [], { trap: true })])
const start = (position: JsonObject) =>
  Match.start(game, { options: { fighters: ['red', 'blue'], first: 0 }, seed: 1, given: position })
/** A position as it is laid out, before the first step. */
function laidOut(position: JsonObject): JsonObject {
  let found: JsonObject = {}
  const arrange = (t: ExceedTable, wanted: unknown): void => {
    game.arrange(t, wanted)
    found = game.describe(t)
  }
  Match.start({ ...game, arrange }, { options: { fighters: ['red', 'blue'], first: 0 }, seed: 1, given: position })
  return found
}
const bearing = (card: string) => ({
  seat: 1,
  card,
  half: 'boost',
  ability: { on: 'set', do: [{ do: 'draw', amount: 1 }] },
})
const wrong = (position: JsonObject) => () => start(position)

describe('a position that is written', () => {
  it('EX-107: may be in the midst of a Strike', () => {
    const match = start({
      phase: 'before2',
      strike: { attacker: 0, sides: [{ hit: true }, { taken: 2 }] },
      seats: [
        { space: 4, attack: ['jab'] },
        { space: 5, life: 28, attack: ['jab'] },
      ],
    })
    // the first attack has been made, the second comes, and both go to the Gauge
    expect(tableOf(match as never).seats).toMatchObject([
      { life: 28, gauge: ['jab'] },
      { life: 28, gauge: ['jab'] },
    ])
  })

  it('EX-058: attacks that lie face down are known to nobody who may not look', () => {
    const match = start({
      phase: 'set2',
      strike: { attacker: 0, sides: [{ ex: true }, {}] },
      facedown: ['strike:0#1', 'strike:0#2'],
      seats: [{ attack: ['jab', 'jab'], knows: ['strike:0#1', 'strike:0#2'] }, { hand: ['jab'] }],
    })
    const names = (seat: 0 | 1) => match.view(seat).zones['strike:0']!.cards!.map(({ name }) => name)
    expect(names(0)).toEqual(['jab', 'jab'])
    expect(names(1)).toEqual([undefined, undefined])
  })

  it("EX-161: may have cards of the opponent in an area, among one's own", () => {
    const seats = [{ gauge: ['dive', 'jab', 'cross'], owners: { gauge: [0, 1, 0] } }, {}]
    const match = play(start({ seats }) as never, '0 change:2', '0 gauge:jab gauge:cross')
    expect(tableOf(match).seats).toMatchObject([{ gauge: ['dive'], discard: ['cross'] }, { discard: ['jab'] }])
  })

  it('EX-076: tells copies of one name apart', () => {
    const places = { 'wire#2': 7 }
    const table = tableOf(begun(game, [{ boosts: ['wire', 'aura', 'wire'], places }, {}]))
    expect(table.seats[0]!.places).toEqual(places)
  })

  it('may have cards under others, in stores, of both players, and a Strike that is to come', () => {
    const position: JsonObject = {
      turn: 1,
      next: 1,
      actions: 2,
      noStrike: true,
      struck: true,
      lastTurnStruck: true,
      summons: { attacker: 1, terms: { one: 'hand:1#1', gained: [bearing('boosts:1#1')] } },
      fresh: ['boosts:1#2'],
      facedown: ['sealed:0#1', 'boosts:1#2'],
      hosts: { 'under:1#1': 'boosts:1#1', 'under:1#2': 'boosts:1#2' },
      recent: { moved: 1, wanted: 2, passed: true, from: 3, to: 5, entered: [5], cards: ['discard:0#1'], spent: 1 },
      seats: [
        { sealed: ['jab', 'dive'], owners: { sealed: [1, 0] }, stored: ['spike'], discard: ['cross'], reach: 1 },
        {
          boosts: ['aura', 'wire'],
          under: ['dive', 'grasp'],
          hand: ['jab'],
          faceAttack: 'aside:1#1',
          aside: ['focus'],
          lifeSpent: 2,
          counters: { rage: 1 },
          turn: { x: 3, looked: 'gauge', actions: { 'basic:0': 1 }, counters: { bonus: 2 } },
        },
      ],
    }
    const found = laidOut(position)
    expect(found).toMatchObject(position)
    expect(laidOut(found)).toEqual(found)
  })

  it('names the whole deck, the first to be drawn first', () => {
    const table = tableOf(begun(game, [{ deckTop: ['jab', 'dive'] }, {}]))
    expect(table.seats[0]!.deckTop).toHaveLength(table.seats[0]!.deck)
    expect((table.seats[0]!.deckTop as string[]).slice(0, 2)).toEqual(['jab', 'dive'])
  })

  it('is refused with the field that is wrong', () => {
    expect(wrong({ phase: 'hit' })).toThrow('phase: hit is a part of a Strike, and none is given.')
    expect(wrong({ phase: 'act', strike: { attacker: 0 } })).toThrow('phase: act is no part of the Strike')
    expect(wrong({ facedown: ['jab'] })).toThrow('facedown.0: jab is no place of a card')
    expect(wrong({ fresh: ['boosts:0#1'] })).toThrow('fresh.0: there is no card at boosts:0#1.')
    expect(wrong({ seats: [{ places: { wire: 3 } }, {}] })).toThrow('seats.0.places: wire is not among the Boosts.')
    expect(wrong({ seats: [{ space: 7 }, {}] })).toThrow('seats.1.space: both fighters stand on space 7.')
    expect(wrong({ seats: [{ fighter: 'blue' }, {}] })).toThrow('seats.0.fighter: blue is given, but red plays.')
    expect(wrong({ phase: 'hit', strike: { attacker: 0, sides: [{ cards: ['hand:9#1'] }, {}] } })).toThrow(
      'strike.sides.0.cards.0: there is no card at hand:9#1.',
    )
    // what follows from the rest may be said, if it is so
    const seats = (size: number) => [{ hand: ['jab'], handSize: size }, {}]
    expect(wrong({ attacker: null, over: false, seats: seats(1) })).not.toThrow()
    expect(wrong({ seats: seats(2) })).toThrow('seats.0.handSize: 2 is given, but it is 1.')
    expect(wrong({ attacker: 1 })).toThrow('attacker: 1 is given, but it is null.')
  })
})
