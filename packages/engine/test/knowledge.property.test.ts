import {
  bit,
  type Card,
  canonical,
  dealFor,
  Random,
  type Seat,
  type SeenEvent,
  type View,
  type Zone,
} from '@cardwright/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seesBack } from '../src/backs.ts'
import { type Face, lay, type Parts, put, type Tiny, type TinyTable } from './tiny.ts'

/**
 * What seats know, against everything that can be done with hidden cards. A script says what happens as an onlooker
 * would: "seat 0 plays an ant", "seat 1 puts a card from hand on its deck". Which of several cards it was that nobody
 * could tell apart is up to each `Hidden`, and so is every shuffle.
 */
const zones = {
  deck: { per: 'seat', shape: 'pile', faces: 'none' },
  hand: { per: 'seat', shape: 'hand', faces: 'owner' },
  row: { per: 'seat', shape: 'row', faces: 'all' },
  vault: { per: 'seat', shape: 'row', faces: 'owner' },
  den: { per: 'seat', shape: 'hand', faces: 'none' },
} as const
type Family = keyof typeof zones

const seats = 3
const insects = ['ant', 'bee', 'cat'] as const
const deal = 'ant bee cat ant bee ant cat ant bee ant'

const seat = fc.nat(seats - 1)
const place = fc.constantFrom('top', 'bottom')
const hidden = fc.constantFrom<Family>('deck', 'vault', 'den', 'hand')
const kinds = [
  fc.record({ do: fc.constant('draw'), seat }),
  fc.record({
    do: fc.constant('play'),
    seat,
    face: fc.constantFrom(...insects),
    from: fc.constantFrom<Family>('hand', 'den'),
  }),
  fc.record({
    do: fc.constant('hide'),
    seat,
    from: fc.constantFrom<Family>('hand', 'den'),
    to: hidden,
    whose: seat,
    place,
  }),
  fc.record({
    do: fc.constant('show'),
    seat,
    face: fc.constantFrom(...insects),
    from: fc.constantFrom<Family>('hand', 'den'),
    to: seat,
  }),
  fc.record({ do: fc.constant('peek'), seat, to: seat, count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('search'), seat, to: seat }),
  fc.record({ do: fc.constant('shuffle'), seat, from: fc.constantFrom<Family>('deck', 'vault') }),
  fc.record({ do: fc.constant('reorder'), seat, count: fc.integer({ min: 2, max: 3 }) }),
  fc.record({ do: fc.constant('unveil'), seat, at: fc.nat(3) }),
  fc.record({ do: fc.constant('return'), seat, at: fc.nat(3), to: hidden, place }),
  fc.record({ do: fc.constant('fetch'), seat, to: hidden }),
  fc.record({ do: fc.constant('cover'), seat }),
  fc.record({ do: fc.constant('swap'), seat }),
]
const doing = fc.oneof(...kinds)
type Doing = (typeof doing extends fc.Arbitrary<infer T> ? T : never) & Partial<Record<string, unknown>>

/** Scripts of few kinds of acts, in which seats know no more than they see for a while. */
const plainScript = fc
  .subarray(
    [
      ...kinds,
      fc.record({ do: fc.constant('turn'), seat, at: fc.nat(3) }),
      fc.record({ do: fc.constant('exclude'), seat }),
    ],
    { minLength: 2, maxLength: 4 },
  )
  .chain((some) => fc.array(fc.oneof(...some), { maxLength: 40, size: 'max' }))

/** Turns over a card of a row. */
function turn(t: TinyTable, owner: Seat, at: number): void {
  const card = t.zone.row!(owner).cards[at]
  if (card) t.flip([card], card.down ? 'up' : 'down')
}

/** Tells the next seat that a hand holds no cat, if it holds none. */
function exclude(t: TinyTable, owner: Seat): void {
  const { cards } = t.zone.hand!(owner)
  if (cards.every((card) => card.def.id !== 'cat')) t.ruleOut(cards, [(owner + 1) % seats], (def) => def.id === 'cat')
}

const script = fc.array(doing, { minLength: 10, maxLength: 40, size: 'max' })

/** How one table settles what a script leaves open. */
interface Hidden {
  readonly random: Random
  /** Of several that look alike, which. */
  pick(cards: readonly Card<Face>[], from: Zone<Face>): Card<Face> | undefined
}

type Step = {
  readonly does: () => void
  readonly shows: readonly { readonly to: Seat; readonly faces: string }[]
} | null

const zoneOf = (t: TinyTable, family: Family, owner: Seat): Zone<Face> => t.zone[family]!(owner)

const pickNamed = (by: Hidden, from: Zone<Face>, face: string) =>
  by.pick(
    from.cards.filter((card) => card.def.id === face),
    from,
  )

const everySeat: readonly Seat[] = [0, 1, 2]

const seenBy = (cards: readonly Card<Face>[], to: readonly Seat[]) =>
  to.map((each) => ({ to: each, faces: cards.map((card) => card.def.id).join(' ') }))

const seersOf = (to: Zone<Face>) => everySeat.filter((each) => to.faces & bit(each))

/** What an act would do at this table, and to whom it would show which faces; null if it cannot be done here. */
const plans: Readonly<Record<Doing['do'], (t: TinyTable, act: Doing, by: Hidden) => Step>> = {
  draw(t, act) {
    const card = zoneOf(t, 'deck', act.seat).top
    if (!card) return null
    return { does: () => t.move(card, zoneOf(t, 'hand', act.seat)), shows: seenBy([card], [act.seat]) }
  },
  play(t, act, by) {
    const { face, from } = act as { face: string; from: Family }
    const card = pickNamed(by, zoneOf(t, from, act.seat), face)
    if (!card) return null
    return { does: () => t.move(card, zoneOf(t, 'row', act.seat)), shows: seenBy([card], everySeat) }
  },
  hide(t, act, by) {
    const { from, to, whose, place } = act as { from: Family; to: Family; whose: Seat; place: 'top' | 'bottom' }
    const [source, target] = [zoneOf(t, from, act.seat), zoneOf(t, to, whose)]
    if (source === target) return null
    const card = by.pick(source.cards, source)
    if (!card) return null
    return { does: () => t.move(card, target, place), shows: seenBy([card], [...seersOf(target), ...seersOf(source)]) }
  },
  show(t, act, by) {
    const { face, from, to } = act as { face: string; from: Family; to: Seat }
    const card = pickNamed(by, zoneOf(t, from, act.seat), face)
    if (!card) return null
    return { does: () => t.show([card], [to]), shows: seenBy([card], [to]) }
  },
  peek(t, act) {
    const { to, count } = act as { to: Seat; count: number }
    const cards = zoneOf(t, 'deck', act.seat).cards.slice(-count)
    return { does: () => t.show(cards, [to]), shows: seenBy(cards, [to]) }
  },
  search(t, act) {
    const { cards } = zoneOf(t, 'deck', act.seat)
    const { to } = act as { to: Seat }
    return { does: () => t.show(cards, [to]), shows: seenBy(cards, [to]) }
  },
  shuffle(t, act, by) {
    return {
      does: () => {
        t.random = by.random
        t.shuffle(zoneOf(t, act.from as Family, act.seat))
      },
      // who sees the faces sees where each has come to lie
      shows:
        act.from === 'vault' && zoneOf(t, 'vault', act.seat).size > 1
          ? [{ to: act.seat, faces: `${by.random.state}` }]
          : [],
    }
  },
  reorder(t, act) {
    const cards = zoneOf(t, 'deck', act.seat).cards.slice(-(act.count as number))
    if (cards.length < 2) return null
    return { does: () => t.reorder([...cards].reverse(), act.seat), shows: [] }
  },
  unveil(t, act) {
    const card = zoneOf(t, 'vault', act.seat).cards[act.at as number]
    if (!card) return null
    return { does: () => t.move(card, zoneOf(t, 'row', act.seat)), shows: seenBy([card], everySeat) }
  },
  return(t, act) {
    const card = zoneOf(t, 'row', act.seat).cards[act.at as number]
    if (!card) return null
    const { to, place } = act as { to: Family; place: 'top' | 'bottom' }
    return { does: () => t.move(card, zoneOf(t, to, act.seat), place), shows: seenBy([card], everySeat) }
  },
  cover(t, act) {
    const card = zoneOf(t, 'deck', act.seat).top
    if (!card) return null
    return { does: () => t.move(card, zoneOf(t, 'row', act.seat), { down: true }), shows: seenBy([card], [act.seat]) }
  },
  swap(t, act, by) {
    const pair = zoneOf(t, 'row', act.seat)
      .cards.filter((card) => card.down)
      .slice(0, 2)
    if (pair.length < 2) return null
    const first = by.pick(pair, zoneOf(t, 'hand', act.seat))!
    const order = [first, ...pair.filter((card) => card !== first)]
    return { does: () => t.reorder(order, act.seat), shows: [] }
  },
  fetch(t, act, by) {
    const deck = zoneOf(t, 'deck', act.seat)
    const card = by.pick(deck.cards.slice(1, -1), deck)
    const to = zoneOf(t, act.to as Family, act.seat)
    if (!card) return null
    return {
      does: () => t.move(card, to),
      shows: seenBy([card], seersOf(to)).map((each) => ({ ...each, at: deck.cards.indexOf(card) })),
    }
  },
}

const planOf = (t: TinyTable, act: Doing, by: Hidden): Step => plans[act.do](t, act, by)

function world(seed: string, parts: Parts<object> = {}) {
  const { game, t, view } = lay(zones, parts, seats, seed)
  for (let owner = 0; owner < seats; owner++) {
    put(t, t.zone.deck!(owner), deal)
    for (const family of ['hand', 'hand', 'hand', 'den', 'den'])
      t.move(t.zone.deck!(owner).top!, t.zone[family]!(owner))
  }
  return { game, t, view, random: new Random(seed) }
}

const isBlind = ({ shape, faces }: Zone<Face>, viewer: Seat) => shape === 'hand' && !(faces & bit(viewer))

/** Can each face that a group owes be found on a card of its own, that this seat does not know? */
function fits(t: TinyTable, viewer: Seat, faceOf: (card: Card<Face>) => string): boolean {
  const owed = t.groups[viewer]!.flatMap(({ faces, among }) => faces.map((face) => ({ face: face.id, among })))
  const holder = new Map<number, (typeof owed)[number]>()
  const find = (each: (typeof owed)[number], tried: Set<number>): boolean =>
    each.among.some((id) => {
      const card = t.card(id)
      if (tried.has(id) || t.sees(viewer, card) || faceOf(card) !== each.face) return false
      tried.add(id)
      const other = holder.get(id)
      if (other && !find(other, tried)) return false
      holder.set(id, each)
      return true
    })
  return owed.every((each) => find(each, new Set()))
}

function checkKnowledge(game: Tiny, t: TinyTable, what: string): void {
  for (let viewer = 0; viewer < seats; viewer++) {
    expect(
      fits(t, viewer, (card) => card.def.id),
      `what seat ${viewer} knows is true after ${what}`,
    ).toBe(true)
    const dealt = new Map(dealFor(game as never, t as never, viewer, new Random(what)).faces)
    const unseen = t.cards.filter((card) => !t.sees(viewer, card))
    expect([...dealt.keys()].sort()).toEqual(unseen.map((card) => card.id).sort())
    for (let owner = 0; owner < seats; owner++) {
      const pool = unseen.filter((card) => card.owner === owner)
      const sorted = (faces: string[]) => faces.sort().join(' ')
      expect(sorted(pool.map((card) => dealt.get(card.id)!.id))).toBe(sorted(pool.map((card) => card.def.id)))
    }
    for (const card of unseen.filter((each) => seesBack(each, viewer)))
      expect(game.back?.(dealt.get(card.id) as Face), `seat ${viewer} sees backs`).toBe(game.back?.(card.def))
    const isFitting = fits(t, viewer, (card) => dealt.get(card.id)?.id ?? card.def.id)
    expect(isFitting, `a deal fits what seat ${viewer} knows after ${what}`).toBe(true)
  }
}

/** Where a seat sees a card lie. */
const spotOf = (card: Card<Face>, viewer: Seat): string =>
  isBlind(card.zone, viewer) ? card.zone.name : `${card.zone.name} ${card.zone.cards.indexOf(card)}`

/** What a seat knows, in terms of what it can see: places, and of a hand the hand alone. */
function knowledge(t: TinyTable, viewer: Seat): string {
  const groups = t.groups[viewer]!.map(({ faces, among }) => ({
    faces: faces.map((face) => face.id).sort(),
    among: among.map((id) => spotOf(t.card(id), viewer)).sort(),
  }))
  return canonical(groups.map((group) => canonical(group)).sort())
}

/** A deal as the seat could tell it from others, and whose the cards are that it is dealt to. */
function dealt({ game, t }: ReturnType<typeof world>, viewer: Seat): { owners: string; faces: string } {
  const unseen = t.zones.flatMap((zone) => zone.cards.filter((card) => !t.sees(viewer, card)))
  const faces = new Map(dealFor(game as never, t as never, viewer, new Random('a deal')).faces)
  const spots = unseen.map((card) => `${spotOf(card, viewer)} ${faces.get(card.id)!.id}`)
  return { owners: canonical(unseen.map((card) => card.owner)), faces: canonical(spots.sort()) }
}

const allKnown = ({ cards, groups, exclusions }: TinyTable) => ({
  cards: cards.map(({ def, known }) => [def.id, known]),
  groups,
  exclusions,
})

describe('what seats know', () => {
  it.each([
    ['where all backs are alike', {}],
    ['where there are two', { back: ({ id }: Face) => (id === 'ant' ? 'small' : 'large') }],
  ])('is true, and there is always a deal that fits it, %s', (_, parts) => {
    fc.assert(
      fc.property(fc.nat(), script, (seed, acts) => {
        const { game, t, random } = world(`${seed}`, parts)
        const by: Hidden = { random, pick: (cards) => (cards.length > 0 ? random.pick(cards) : undefined) }
        for (const act of acts) {
          planOf(t, act as Doing, by)?.does()
          checkKnowledge(game, t, canonical(act))
        }
      }),
      { numRuns: 120, seed: 1 },
    )
  })

  it('depends on what they were shown alone', () => {
    let compared = 0
    fc.assert(
      fc.property(fc.nat(), seat, script, (seed, viewer, acts) => {
        const [a, b] = [world(`${seed}`), world(`${seed} too`)]
        const first: Hidden = { random: a.random, pick: (cards) => cards[0] }
        const last: Hidden = { random: b.random, pick: (cards, { faces }) => cards.at(faces & bit(viewer) ? 0 : -1) }
        for (const act of acts) {
          const [one, two] = [planOf(a.t, act as Doing, first), planOf(b.t, act as Doing, last)]
          const shownTo = (step: Step) => canonical(step?.shows.filter(({ to }) => to === viewer))
          if (!one || !two || shownTo(one) !== shownTo(two)) continue
          one.does()
          two.does()
          compared++
          const what = `seat ${viewer} after ${canonical(act)}`
          expect(knowledge(b.t, viewer), what).toBe(knowledge(a.t, viewer))
          const [mine, yours] = [dealt(a, viewer), dealt(b, viewer)]
          if (mine.owners === yours.owners) expect(yours.faces, what).toBe(mine.faces)
          const stream = ({ t, view }: typeof a): [View, readonly SeenEvent[]] => [view(viewer), t.log!.seen(viewer)]
          expect(stream(b), what).toEqual(stream(a))
        }
      }),
      { numRuns: 200, seed: 1 },
    )
    expect(compared).toBeGreaterThan(2000)
  })

  it('is worked out for every seat to which it can matter', () => {
    let uninformed = 0
    fc.assert(
      fc.property(fc.nat(), plainScript, (seed, acts) => {
        const [a, b] = [world(`${seed}`), world(`${seed}`)]
        for (const act of acts) {
          uninformed += everySeat.filter((each) => (a.t.informed & bit(each)) === 0).length
          b.t.informed = b.t.everyone
          for (const { t, random } of [a, b]) {
            const by: Hidden = { random, pick: (cards) => (cards.length > 0 ? random.pick(cards) : undefined) }
            if (act.do === 'turn') turn(t, act.seat, act.at)
            else if (act.do === 'exclude') exclude(t, act.seat)
            else planOf(t, act as Doing, by)?.does()
          }
          expect(allKnown(a.t), canonical(act)).toEqual(allKnown(b.t))
        }
      }),
      { numRuns: 200, seed: 1 },
    )
    expect(uninformed).toBeGreaterThan(300)
  })
})
