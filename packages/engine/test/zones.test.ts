import { mover, type Seat, type Who, type ZoneRule, type ZoneView } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { lay, names, put } from './tiny.ts'

const observers: readonly (Seat | null)[] = [0, 1, 2, null]
const shapes = ['row', 'pile', 'hand'] as const
const nextButOne: Who = (viewer, owner) => viewer === (owner + 2) % 3

/** Of seats 0, 1, 2 and somebody who watches, who sees the faces in a zone of seat 0. */
const who: readonly (readonly [string, Who, readonly boolean[]])[] = [
  ['all', 'all', [true, true, true, true]],
  ['its owner', 'owner', [true, false, false, false]],
  ['the others', 'others', [false, true, true, false]],
  ['nobody', 'none', [false, false, false, false]],
  ['whom a function names', nextButOne, [false, false, true, false]],
]

const shownNames = ({ cards = [] }: ZoneView) => cards.map((card) => card.name)

/** A zone of seat 0, at a table of three, with two cards in it. */
function place(rule: Omit<ZoneRule, 'per'>, back?: (def: { readonly id: string }) => string) {
  const { t, view } = lay({ place: { per: 'seat', ...rule } }, { ...(back && { back }) }, 3)
  const cards = put(t, t.zone.place!(0), 'ant bee')
  return { t, cards, seen: (observer: Seat | null) => view(observer).zones['place:0']! }
}

describe.each(shapes)('a %s', (shape) => {
  it.each(who)('whose faces %s may see', (_name, faces, sees) => {
    const { t, cards, seen } = place({ shape, faces })
    observers.forEach((observer, i) => {
      const zone = seen(observer)
      expect(zone.count).toBe(2)
      expect(cards.map((card) => t.sees(observer, card))).toEqual([sees[i], sees[i]])
      if (sees[i]) expect(shownNames(zone)).toEqual(['ant', 'bee'])
      else if (shape === 'row') expect(zone.cards).toEqual(cards.map(({ handle }) => ({ handle })))
      else expect(zone).toEqual({ count: 2 })
    })
  })

  it.each(who)('whose size %s may know', (_name, count, knows) => {
    const { seen } = place({ shape, faces: 'none', count })
    observers.forEach((observer, i) => {
      // all see each card of a row lie there
      expect(seen(observer).count).toBe(knows[i] || shape === 'row' ? 2 : undefined)
    })
  })

  it('shows known faces by their place from the top, and in a hand by name alone', () => {
    const { t, cards, seen } = place({ shape, faces: 'none' })
    t.show([cards[0]!], [1])
    const known = { row: undefined, pile: [{ name: 'ant', at: 1 }], hand: [{ name: 'ant' }] }
    expect(seen(1).known).toEqual(known[shape])
    if (shape === 'row') expect(shownNames(seen(1))).toEqual(['ant', undefined])
    for (const observer of [0, 2, null]) {
      expect(seen(observer).known).toBeUndefined()
      expect(JSON.stringify(seen(observer))).not.toContain('ant')
    }
  })
})

describe('cards that lie face down', () => {
  it.each(who)('and come from where nobody sees them are known to %s', (_name, looks, sees) => {
    const { t, view } = lay(
      { deck: { per: 'table', shape: 'pile', faces: 'none' }, row: { per: 'seat', shape: 'row', faces: 'all', looks } },
      {},
      3,
    )
    const [card] = put(t, t.zone.deck!(), 'ant')
    t.move(card!, t.zone.row!(0), { down: true })
    observers.forEach((observer, i) => {
      const [shown] = view(observer).zones['row:0']!.cards!
      expect(shown).toEqual({ handle: card!.handle, down: true, ...(sees[i] && { name: 'ant' }) })
    })
  })

  it('are looked at by the owner of the zone unless its rule says otherwise', () => {
    const { t } = lay({
      deck: { per: 'table', shape: 'pile', faces: 'none' },
      row: { per: 'seat', shape: 'row', faces: 'all' },
    })
    const [card] = put(t, t.zone.deck!(), 'ant')
    t.move(card!, t.zone.row!(1), { down: true })
    expect([0, 1, null].map((seat) => t.sees(seat, card!))).toEqual([false, true, false])
  })

  it('are seen by all once they are turned up, and stay known when turned down again', () => {
    const { t, view } = lay({
      deck: { per: 'table', shape: 'pile', faces: 'none' },
      row: { per: 'seat', shape: 'row', faces: 'all' },
    })
    const [card, bystander] = put(t, t.zone.deck!(), 'ant bee')
    t.move([card!, bystander!], t.zone.row!(1), { down: true })
    t.flip([card!], 'up')
    expect(view(null).zones['row:1']!.cards).toEqual([
      { handle: card!.handle, name: 'ant' },
      { handle: bystander!.handle, down: true },
    ])
    t.flip([card!], 'down')
    expect(view(0).zones['row:1']!.cards![0]).toEqual({ handle: card!.handle, name: 'ant', down: true })
    expect(t.sees(0, bystander!)).toBe(false)
  })
})

describe('backs', () => {
  const back = ({ id }: { readonly id: string }) => (id < 'b' ? 'green' : 'red')

  it('of a row are seen where faces are not', () => {
    const { seen } = place({ shape: 'row', faces: 'owner' }, back)
    expect(seen(1).cards!.map((card) => card.back)).toEqual(['green', 'red'])
    expect(seen(0).cards!.map((card) => card.back)).toEqual([undefined, undefined])
  })

  it('of a pile are not seen but for the top, of a hand sorted', () => {
    expect(place({ shape: 'pile', faces: 'owner' }, back).seen(1)).toEqual({ count: 2, backs: ['red'] })
    expect(place({ shape: 'hand', faces: 'owner' }, back).seen(1)).toEqual({ count: 2, backs: ['green', 'red'] })
  })

  it.each([
    ['comes to lie on top of others', 'a1 c1 a2', -1, true],
    ['leaves the middle of a pile of others', 'c1 a1 a2', 1, true],
    ['has lain on top, and what is below has none of its own', 'a1 a2 c1', -1, false],
    ['is that of all the others', 'a1 a2 a3', -1, false],
  ] as const)('tell something, so that nobody takes back what showed them, where one %s', (_, deck, at, tells) => {
    const { t } = lay(
      { deck: { per: 'table', shape: 'pile', faces: 'none' }, row: { per: 'table', shape: 'row', faces: 'none' } },
      { back },
    )
    const cards = put(t, t.zone.deck!(), deck)
    t.learned = 0
    t.move(cards.at(at)!, t.zone.row!())
    expect(t.learned).toBe(tells ? t.everyone : 0)
  })

  it('are not seen by who does not even know the size', () => {
    expect(place({ shape: 'hand', faces: 'owner', count: 'owner' }, back).seen(1)).toEqual({})
  })

  it('are all alike unless the game says otherwise', () => {
    expect(place({ shape: 'pile', faces: 'owner' }).seen(1)).toEqual({ count: 2 })
  })
})

describe('hosts', () => {
  const zones = {
    hand: { per: 'seat', shape: 'hand', faces: 'owner' },
    row: { per: 'seat', shape: 'row', faces: 'all' },
  } as const

  it('are named by handle', () => {
    const { t, view } = lay(zones)
    const [host] = put(t, t.zone.row!(0), 'ant')
    const [under] = put(t, t.zone.hand!(0), 'bee')
    t.move(under!, t.zone.row!(0), { host: host!, down: true })
    expect(t.hosted(host!)).toEqual([under])
    for (const observer of [0, 1, null])
      expect(view(observer).zones['row:0']!.cards![1]).toMatchObject({ host: host!.handle, down: true })
    expect(view(1).zones['row:0']!.cards![1]!.name).toBeUndefined()
  })

  it('are in the order in which they lie, whichever was attached first', () => {
    const { t } = lay(zones)
    const [host] = put(t, t.zone.row!(0), 'ant')
    const [bee, cat, dog] = put(t, t.zone.hand!(0), 'bee cat dog')
    t.move(bee!, t.zone.row!(1), { host: host! })
    t.move(cat!, t.zone.row!(0), { host: host! })
    t.move(dog!, t.zone.row!(0), { host: host!, at: 'bottom' })
    expect(t.hosted(host!)).toEqual([dog, cat, bee])
  })

  it('do not give away which card it was that came back from a hidden place', () => {
    const { t, view } = lay(zones)
    const [host] = put(t, t.zone.row!(0), 'ant')
    const [under] = put(t, t.zone.hand!(0), 'bee')
    t.move(under!, t.zone.row!(0), { host: host! })
    t.move(host!, t.zone.hand!(0))
    t.move(host!, t.zone.row!(0), { down: true })
    expect(view(1).zones['row:0']!.cards![0]).not.toHaveProperty('host')
  })

  it('are left when the card moves on', () => {
    const { t, view } = lay(zones)
    const [host, bystander] = put(t, t.zone.row!(0), 'ant cat')
    const [under] = put(t, t.zone.hand!(0), 'bee')
    t.move(under!, t.zone.row!(0), { host: host! })
    const before = t.before(under!)
    t.move(under!, t.zone.row!(1))
    expect(before).toMatchObject({ card: under!.id, zone: 'row:0', at: 2, host: host!.id })
    expect(under!.host).toBeNull()
    expect(view(0).zones['row:1']!.cards![0]).not.toHaveProperty('host')
    expect(t.hosted(bystander!)).toEqual([])
  })
})

describe('zones', () => {
  it('come in families, by owner and index', () => {
    const { t } = lay(
      {
        deck: { per: 'table', shape: 'pile', faces: 'none' },
        row: { per: 'seat', shape: 'row', faces: 'all' },
        pile: { per: 'seat', many: 2, shape: 'pile', faces: 'none' },
        slot: { per: 'table', many: 3, shape: 'row', faces: 'all' },
      },
      {},
      2,
    )
    expect(t.zones.map((zone) => zone.name)).toEqual([
      'deck',
      'row:0',
      'row:1',
      'pile:0:0',
      'pile:0:1',
      'pile:1:0',
      'pile:1:1',
      'slot:0',
      'slot:1',
      'slot:2',
    ])
    expect(t.zone.pile!(1, 0).name).toBe('pile:1:0')
    expect(t.zone.slot!(-1, 2).name).toBe('slot:2')
    expect(t.zoneNamed('row:1')).toBe(t.zone.row!(1))
    expect(() => t.zone.row!(2)).toThrow('no zone row of seat 2')
    expect(() => t.zoneNamed('rows:1')).toThrow('There is no zone rows:1; there are deck, row:0')
  })

  it('of one place keep a card the same object; a change of place makes a new one', () => {
    const { t } = lay({
      front: { per: 'seat', shape: 'row', faces: 'all', place: 'stage' },
      rear: { per: 'seat', shape: 'row', faces: 'all', place: 'stage' },
      discard: { per: 'seat', shape: 'row', faces: 'all' },
    })
    const [card] = put(t, t.zone.front!(0), 'ant')
    const { gen } = card!
    t.move(card!, t.zone.rear!(0))
    expect(card!.gen).toBe(gen)
    const before = t.before(card!)
    t.move(card!, t.zone.discard!(0))
    expect(before.gen).toBe(gen)
    expect(card!.gen).toBeGreaterThan(gen)
  })

  it('take cards on top, at the bottom or at an index, a batch in its order', () => {
    const { t } = lay({ row: { per: 'seat', shape: 'row', faces: 'all' } })
    put(t, t.zone.row!(0), 'a b')
    const [c, d, e, f, g] = put(t, t.zone.row!(1), 'c d e f g')
    t.move(c!, t.zone.row!(0))
    t.move(d!, t.zone.row!(0), 'bottom')
    t.move([e!, f!], t.zone.row!(0), 1)
    t.move(g!, t.zone.row!(0), { at: 'bottom' })
    expect(
      t.zone.row!(0)
        .cards.map((card) => card.def.id)
        .join(''),
    ).toBe('gdefabc')
    expect(t.zone.row!(1).size).toBe(0)
  })

  it('remember what a card was before it left, as the game says', () => {
    const { t } = lay(
      { row: { per: 'seat', shape: 'row', faces: 'all' } },
      { remember: (_t, card) => ({ power: card.def.worth + card.zone.size }) },
    )
    const [, card] = put(t, t.zone.row!(0), 'a1 b5')
    t.mark(card!, 'rested', true)
    const { gen } = card!
    const before = t.before(card!)
    t.move(card!, t.zone.row!(1))
    expect(before).toEqual({
      card: card!.id,
      gen,
      zone: 'row:0',
      at: 1,
      host: null,
      marks: { rested: true },
      was: { power: 7 },
    })
  })

  it('take each card of a batch to its own zone', () => {
    const { t } = lay({
      row: { per: 'seat', shape: 'row', faces: 'all' },
      pit: { per: 'seat', shape: 'row', faces: 'all' },
    })
    const cards = [...put(t, t.zone.row!(0), 'a b'), ...put(t, t.zone.row!(1), 'c')]
    t.move(cards, (card) => t.zone.pit!(card.owner))
    expect([names(t.zone.pit!(0).cards), names(t.zone.pit!(1).cards)]).toEqual(['a b', 'c'])
  })

  it('are left by every card of a batch after all of them were remembered, for a mover', () => {
    const { t } = lay({ row: { per: 'seat', shape: 'row', faces: 'all' } }, { remember: (_t, card) => card.zone.size })
    const cards = put(t, t.zone.row!(0), 'a b')
    const noted: unknown[] = []
    const move = mover<typeof t>({
      moved: (_t, before) => void noted.push(...before.map(({ zone, at, was }) => [zone, at, was])),
      due: () => false,
    })
    expect(move(t, cards, t.zone.row!(1))).toBeNull()
    expect(noted).toEqual([
      ['row:0', 0, 2],
      ['row:0', 1, 2],
    ])
  })
})

describe('finding and filling zones', () => {
  const rules = {
    hand: { per: 'seat', shape: 'hand', faces: 'owner' },
    slot: { per: 'seat', many: 2, shape: 'row', faces: 'all' },
    row: { per: 'table', shape: 'row', faces: 'all' },
    deck: { per: 'seat', shape: 'pile', faces: 'none' },
  } as const

  it('fails for a zone that there is not, instead of finding another', () => {
    const { zone } = lay(rules).t
    expect([zone.hand!(1).name, zone.slot!(0, 1).name, zone.row!().name]).toEqual(['hand:1', 'slot:0:1', 'row'])
    for (const find of [
      () => zone.hand!(),
      () => zone.hand!(2),
      () => zone.hand!(0.5),
      () => zone.slot!(0, 2),
      () => zone.slot!(1, -1),
      () => zone.row!(0),
    ]) {
      expect(find).toThrow('There is no zone')
    }
  })

  it('lays a batch at a place in its own order, however the place is said', () => {
    for (const where of [1, { at: 1 }]) {
      const { t } = lay(rules)
      const cards = put(t, t.zone.hand!(0), 'ant bee cat')
      put(t, t.zone.row!(), 'yak zebu', 0)
      t.move(cards, t.zone.row!(), where)
      expect(t.zone.row!().cards.map((card) => card.def.id)).toEqual(['yak', 'ant', 'bee', 'cat', 'zebu'])
    }
  })

  it('puts no card of another zone into an order', () => {
    const { t } = lay(rules)
    const cards = [...put(t, t.zone.deck!(0), 'ant bee'), ...put(t, t.zone.deck!(1), 'cat')]
    expect(() => t.reorder(cards, 0)).toThrow('lie in one zone')
  })

  it('does not tell where in a pile a card lay that was picked out of it', () => {
    const after = (which: number) => {
      const { t, view } = lay(rules)
      const cards = put(t, t.zone.deck!(0), 'dog ant bee cat')
      put(t, t.zone.hand!(0), 'elk')
      t.show([cards[0]!], [1])
      t.move(cards[which]!, t.zone.hand!(0), { picked: true })
      const { 'hand:0': hand, 'deck:0': deck } = view(1).zones
      return { hand, deck, groups: t.groups[1]!.map(({ faces }) => faces.map(({ id }) => id)) }
    }
    expect(after(0)).toEqual(after(1))
    expect(after(0).groups).toEqual([['dog']])
  })
})

describe('what is shuffled', () => {
  it('becomes new objects: no id means after it what it meant before, with whatever generation', () => {
    const { t } = lay({
      deck: { per: 'table', shape: 'pile', faces: 'none' },
      row: { per: 'table', shape: 'row', faces: 'all' },
    })
    const cards = put(t, t.zone.deck!(), 'ant bee cat dog')
    const meant = new Set<string>()
    for (let round = 0; round < 50; round++) {
      // one goes out and comes back, so that generations differ
      const card = t.zone.deck!().cards[round % 4]!
      t.move(card, t.zone.row!())
      t.move(card, t.zone.deck!())
      for (const { id, gen } of cards) meant.add(`${id} ${gen}`)
      t.shuffle(t.zone.deck!())
      for (const { id, gen } of t.zone.deck!().cards) expect(meant).not.toContain(`${id} ${gen}`)
    }
  })
})
