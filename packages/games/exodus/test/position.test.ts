import { type AnyGame, advance, type JsonObject, Match, Random, randomAnswer } from '@cardwright/engine'
import { answerAlike } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ExodusGame, exodus } from '../src/index.ts'
import { plainWindows } from '../src/state.ts'
import { legalDeck } from './cards/support.ts'
import { arena, asked, flash, game, play, script, select } from './support.ts'

/** A match that tells whether its present step has had no answer yet. */
interface Watched {
  match: Match
  begun: number
}

function watched(of: ExodusGame, options: JsonObject, seed: number): Watched {
  const watch = { begun: 0 } as Watched
  const looked: ExodusGame = {
    ...of,
    step(t) {
      watch.begun = watch.match?.inputs.length ?? 0
      return of.step(t)
    },
    arrange(t, position) {
      of.arrange(t, position)
      expect(of.describe(t)).toEqual(position)
    },
  }
  watch.match = Match.start(looked as unknown as AnyGame, { seed, options })
  return watch
}

const seen = (match: Match) => ({
  asks: match.open.map((ask) => ({ seat: ask.seat, kind: ask.kind, keys: ask.options().map(({ key }) => key) })),
  table: match.over ?? match.game.describe(match.table),
})

/** Both are answered alike, and look alike after every answer. */
const alike = (one: Match, other: Match, seed: string, inputs: number): void =>
  answerAlike(one, other, seed, inputs, () => expect(seen(other)).toEqual(seen(one)))

/** How often each window and each thing was met. */
class Met {
  positions = 0
  readonly times = new Map<string, number>()

  /** Whether a position has something that was not met twice; one in so many is taken anyway. */
  takes(position: Position, random: Random, oneIn: number): boolean {
    const here = [position.window, ...Object.keys(things).filter((name) => things[name]!(position))]
    if (!here.some((name) => (this.times.get(name) ?? 0) < 2) && random.int(oneIn) > 0) return false
    for (const name of here) this.times.set(name, (this.times.get(name) ?? 0) + 1)
    this.positions++
    return true
  }
}

/** What makes a position more than cards in zones: a round trip that never met it shows nothing. */
const things: Readonly<Record<string, (p: Position) => boolean>> = {
  stack: (p) => p.items.length > 1,
  target: (p) => p.items.some(({ targets }) => targets.length > 0),
  payment: (p) => p.items.some(({ payment }) => payment.length > 0),
  stale: (p) => p.items.some(({ source, targets }) => [source, ...targets].some((each) => each.startsWith('moved '))),
  trigger: (p) => p.triggers.length > 0,
  ice: (p) => p.ice.length > 1,
  late: (p) => p.ice.some(({ late }) => late),
  due: (p) => p.due.length > 0,
  boon: (p) => p.boons.length > 0,
  attack: (p) => p.seats.some(({ attacks }) => attacks.length > 0),
  calledOff: (p) => p.seats.some(({ calledOff }) => calledOff.length > 0),
  moved: (p) => p.seats.some(({ moved }) => moved.length > 0),
  used: (p) => p.seats.some(({ used }) => used.length > 0),
  revealed: (p) => p.seats.some(({ revealed }) => revealed.length > 0),
  notes: (p) => p.seats.some(({ notes }) => Object.keys(notes).length > 0),
  gap: (p) => p.seats.some(({ piles }) => piles.some(({ pile }, i) => pile !== i + 1)),
  foreign: (p) => p.seats.some(({ piles }) => piles.some(({ owners }) => owners !== undefined)),
}

interface Position {
  readonly window: string
  readonly items: readonly { source: string; targets: string[]; payment: string[]; fixed: boolean }[]
  readonly triggers: readonly unknown[]
  readonly ice: readonly { late: boolean }[]
  readonly due: readonly string[]
  readonly boons: readonly unknown[]
  readonly seats: readonly {
    readonly attacks: string[]
    readonly calledOff: string[]
    readonly moved: string[]
    readonly used: unknown[]
    readonly revealed: string[]
    readonly notes: object
    readonly piles: readonly { pile: number; owners?: number[] }[]
  }[]
}

/** Plays a random match; every now and then a second one goes on from its position. */
function roundTrips(of: ExodusGame, options: JsonObject, seed: number, met: Met): void {
  const random = new Random(`positions ${seed}`)
  const watch = watched(of, options, seed)
  const { match } = watch
  while (!match.over) {
    const { begun } = watch
    const isBetween = begun === match.inputs.length
    const position = isBetween ? match.position() : null
    if (position && met.takes(position.given as unknown as Position, random, 40)) {
      alike(match.fork(), Match.continue(match.game, match.record(), position), `lockstep ${seed}`, 25)
      watch.begun = begun
    }
    advance(match, random, (ask) => randomAnswer(ask, random))
  }
}

const seeds = fc.integer({ min: 0, max: 1_000_000 })

describe('a position that is described and arranged', () => {
  it('is the same, and play goes on alike, with random legal decks', () => {
    const met = new Met()
    fc.assert(
      fc.property(legalDeck, legalDeck, seeds, (one, other, seed) =>
        roundTrips(exodus, { decks: [one, other] as never, turnLimit: 14 }, seed, met),
      ),
      { numRuns: 24, seed: 7, endOnFailure: true },
    )
    expect(met.positions).toBeGreaterThan(100)
    expect([...plainWindows, 'stack', ...Object.keys(things)].filter((name) => !met.times.has(name))).toEqual([])
  })

  it('is the same with plain cards', () => {
    const met = new Met()
    for (const seed of [1, 2, 3]) roundTrips(game, { turnLimit: 12 }, seed, met)
    expect(met.positions).toBeGreaterThan(30)
  })
})

describe('a position that is written', () => {
  const wide = arena(flash('surge', script({ do: 'attackAgain' }, select('creature', 'you'))))
  const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })
  const start = (position: JsonObject, of: ExodusGame = wide) =>
    Match.start(of, { options: { decks: ['plain', 'plain'], first: 0 }, seed: 1, given: position })
  const table = (match: ReturnType<typeof start>) =>
    match.game.describe(match.table) as JsonObject & { seats: JsonObject[] }

  it('XO-063: may have a stack: who answers is the opponent of what lies on top', () => {
    const match = start({
      phase: 'attack',
      items: [
        { owner: 0, name: 'bounce', targets: ['creature:1:0#1'], payment: ['reserve:0#1'] },
        { owner: 1, name: 'homeward', targets: ['creature:1:0#1'] },
      ],
      seats: [{ energy: ['dawn'] }, { piles: [on('cub'), on('pup')] }],
    })
    expect(table(match)).toMatchObject({ window: 'stack', holder: 0, passes: 0, stack: ['bounce', 'homeward'] })
    play(match, '0 pass', '1 pass')
    expect(asked(match)).toMatchObject([{ seat: 0, kind: 'attack' }])
    // cub is gone, pup is the only one left: bounce takes it, and is paid for
    expect(table(match)).toMatchObject({ window: 'main', resolved: [], nextItem: 3 })
    expect(table(match).seats).toMatchObject([{ spent: ['dawn'] }, { hand: ['cub', 'pup'] }])
  })

  it('XO-061: may say how many items have resolved, as before 1.3.5: whoever is asked is asked as about the other player', () => {
    const afterBoth = (resolved: number) => {
      const attack = { owner: 0, kind: 'attack', name: 'cub', source: 'creature:0:0#1', targets: ['creature:1:0#1'] }
      const match = start({
        phase: 'attack',
        resolved,
        items: [attack],
        seats: [{ piles: [on('cub')] }, { piles: [on('pup')] }],
      })
      play(match, '1 pass', '0 pass')
      return match.asks(0)[0]!
    }
    expect(afterBoth(0).kind).toBe('attack')
    const { kind, context } = afterBoth(2)
    expect(kind).toBe('playback')
    expect(context).not.toHaveProperty('window')
  })

  it('XO-H09, XO-H17, XO-H36: may say what was done in this turn, and what an effect has re-selected', () => {
    const position: JsonObject = {
      phase: 'attack',
      window: 'stack',
      holder: 0,
      passes: 1,
      resolved: [],
      nextItem: 9,
      back: 'phaseEnd',
      items: [
        { id: 4, owner: 0, kind: 'attack', name: 'cub', source: 'creature:0:0#1', targets: ['player:1'] },
        { id: 7, owner: 1, name: 'frost', targets: ['creature:0:2#1'], fixed: true },
        { id: 8, owner: 0, kind: 'ability', name: 'healer', ability: 0, source: 'moved graveyard:0#1' },
      ],
      seats: [
        {
          piles: [
            { pile: 1, ...on('cub') },
            { pile: 3, ...on('pup', 'dawn', 'tide'), owners: [1, 0] },
            { ...on('kit') },
          ],
          graveyard: ['healer'],
          attacks: ['creature:0:0#1', 'creature:0:2#1'],
          renewed: ['creature:0:0#1'],
          calledOff: ['creature:0:3#1'],
          moved: ['pile:0:2#2'],
          used: [{ card: 'creature:0:2#1', ability: 0 }],
          notes: { paid: 1, discount: 2 },
        },
        {},
      ],
    }
    const found = table(start(position))
    expect(found).toMatchObject({ holder: 0, passes: 1, nextItem: 9, back: 'phaseEnd' })
    expect((found.items as JsonObject[]).map(({ id, fixed, source }) => [id, fixed, source])).toEqual([
      [4, false, 'creature:0:0#1'],
      [7, true, 'stack#1'],
      [8, false, 'moved graveyard:0#1'],
    ])
    const { attacked, piles, ...marks } = found.seats[0]!
    expect(attacked).toEqual(['pup'])
    expect((piles as JsonObject[]).map(({ pile, owners }) => [pile, owners])).toEqual([
      [1, undefined],
      [3, [1, 0]],
      [4, undefined],
    ])
    expect(marks).toMatchObject({
      attacks: ['creature:0:0#1', 'creature:0:2#1'],
      renewed: ['creature:0:0#1'],
      calledOff: ['creature:0:3#1'],
      moved: ['pile:0:2#2'],
      used: [{ card: 'creature:0:2#1', ability: 0 }],
      notes: { paid: 1, discount: 2 },
    })
    expect(table(start(found))).toEqual(found)
  })

  it('XO-H16: may say what of the ice is late, and what is due', () => {
    const ice = [{ on: 'pile:0:1' }, { on: 'graveyard:0', late: true }, { on: 'lasting:0#1' }]
    const seats = [{ piles: [on('cub'), on('pup')], lasting: ['well'] }, {}]
    const match = start({ phase: 'end', window: 'unfreeze', ice, seats })
    expect(table(match).due).toEqual(['pile:0:1', 'lasting:0#1'])
    const one = start({ phase: 'end', window: 'unfreeze', ice, due: ['lasting:0#1'], seats })
    expect(table(one)).toMatchObject({ window: 'stack', stack: ['well'], due: [] })
    expect(table(one).ice).toEqual([
      { on: 'pile:0:1', late: false },
      { on: 'graveyard:0', late: true },
    ])
  })

  it('is refused with the field that is wrong', () => {
    const seats = [{ piles: [on('cub')], lasting: ['well'] }, {}]
    const wrong =
      (more: JsonObject, first: JsonObject = {}) =>
      () =>
        start({ seats: [{ ...seats[0], ...first }, {}], ...more })
    expect(wrong({ boons: [{ card: 'hand:0#1', power: 1, until: 'turn', by: 'x' }] })).toThrow(
      'boons.0.card: there is no',
    )
    expect(wrong({ ice: [{ on: 'sea:1' }] })).toThrow('ice.0.on: sea:1')
    expect(wrong({}, { attacks: ['cub'] })).toThrow('seats.0.attacks.0: cub is no place')
    expect(wrong({}, { frozenLasting: ['well', 'well'] })).toThrow('seats.0.frozenLasting.1: well')
    expect(wrong({}, { piles: [{ pile: 2, ...on('cub') }, { pile: 2 }] })).toThrow(
      'seats.0.piles.1.pile: there is a pile 2',
    )
    expect(wrong({ window: 'stack' })).toThrow('items: a stack')
    expect(wrong({ items: [{ owner: 0, kind: 'ability', name: 'healer' }] })).toThrow(
      'items.0.source: the card of healer',
    )
    expect(wrong({ items: [{ owner: 0, name: 'balm', ability: -2 }] })).toThrow('ability')
    // what follows from the rest may be said, if it is so
    expect(wrong({ stack: [] }, { creatures: ['cub'], powers: [1] })).not.toThrow()
    expect(wrong({}, { powers: [2] })).toThrow('seats.0.powers: [2] is given, but it is [1].')
    expect(wrong({ stack: ['balm'] })).toThrow('stack: ["balm"] is given')
  })
})
