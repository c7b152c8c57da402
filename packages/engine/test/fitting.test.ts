import { ask, type Card, type CardId, dealFor, Match, Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, type Face, face, keys, lay, openAsk, put, type TinyTable, tiny } from './tiny.ts'

interface State {
  promised: boolean
  paid: number
}
type T = TinyTable<State>

const zones = {
  hand: { per: 'seat', shape: 'hand', faces: 'owner' },
  deck: { per: 'seat', shape: 'pile', faces: 'none' },
  row: { per: 'seat', shape: 'row', faces: 'all' },
  down: { per: 'seat', shape: 'row', faces: 'owner' },
} as const

const golds = (t: T) => t.zone.hand!(0).cards.filter(({ def }) => def.id === 'gold')

/** Seat 0 says that it can pay, seat 1 may say something to it, then seat 0 pays. */
function* pay(t: T) {
  const { key } = yield* ask(t, 0, {
    kind: 'act',
    options: () => (golds(t).length > 0 ? keys('pay', 'no') : keys('no')),
  })
  yield* ask(t, 1, { kind: 'window', options: () => keys('ok') })
  if (key === 'no') return
  const { card } = yield* ask(t, 0, {
    kind: 'gold',
    options: () => golds(t).map(({ id }, i): { key: string; card: CardId } => ({ key: `gold${i}`, card: id })),
  })
  t.move(t.card(card), t.zone.row!(0))
  t.state.paid++
}

const deal = (t: T) => {
  put(t, t.zone.hand!(0), 'gold tin')
  put(t, t.zone.deck!(0), 'gold tin tin tin tin tin')
  put(t, t.zone.hand!(1), 'gold tin')
}

const parts = { zones, deal, state: { promised: false, paid: 0 } }
const imaginations = Array.from({ length: 200 }, (_, n) => new Random(`imagination ${n}`))

describe('an imagined table', () => {
  it('is one in which the others could have answered as they did: it can be played on', () => {
    const match = Match.start(tiny<State>({ ...parts, step: pay }))
    answer(match, 0, 'pay')
    let misfits = 0
    for (const random of imaginations) {
      const imagined = match.imagine(1, random)
      expect(golds(imagined.table as T).length).toBeGreaterThan(0)
      expect(imagined.fitting).toMatchObject({ fits: true, dropped: 0 })
      misfits += imagined.fitting!.misfits
      answer(imagined, 1, 'ok')
      expect(openAsk(imagined, 0).kind).toBe('gold')
      expect(imagined.asks(0)[0]!.options.length).toBeGreaterThan(0)
    }
    expect(misfits).toBeGreaterThan(0)
  })

  it('does not go by what was answered in secret', () => {
    /** Seat 0 lays a card face down, and others are told that it did. */
    function* hide(t: T) {
      const { card } = yield* ask(t, 0, {
        kind: 'hide',
        options: () =>
          t.zone.hand!(0).cards.map(({ id, def }): { key: string; card: CardId } => ({ key: def.id, card: id })),
        outside: () => 'a card',
      })
      t.move(t.card(card), t.zone.down!(0), { down: true })
      yield* ask(t, 1, { kind: 'window', options: () => keys('ok') })
    }
    const match = Match.start(tiny<State>({ ...parts, step: hide }))
    answer(match, 0, 'gold')
    const faces = imaginations.map((random) => match.imagine(1, random).table.zone.down!(0).top!.def.id)
    // two of eight are of gold
    expect(faces.filter((each) => each === 'gold').length / faces.length).toBeCloseTo(0.25, 1)
  })

  it('keeps what was promised in an earlier step, where the game says so', () => {
    const game = tiny<State>({
      ...parts,
      *step(t) {
        if (t.state.promised) {
          yield* ask(t, 1, { kind: 'window', options: () => keys('ok') })
          return
        }
        yield* ask(t, 0, { kind: 'promise', options: () => keys('promise') })
        t.state.promised = true
      },
      fits: (t, seat) => seat === 0 || !t.state.promised || golds(t).length > 0,
    })
    const match = Match.start(game)
    answer(match, 0, 'promise')
    for (const random of imaginations) expect(golds(match.imagine(1, random).table as T).length).toBeGreaterThan(0)
    const without = Match.start({ ...game, fits: undefined })
    answer(without, 0, 'promise')
    expect(imaginations.some((random) => golds(without.imagine(1, random).table as T).length === 0)).toBe(true)
  })

  it('that fits nowhere is imagined all the same, and says so', () => {
    const match = Match.start(tiny<State>({ ...parts, fits: () => false }))
    expect(match.imagine(1, new Random('x')).fitting).toMatchObject({ fits: false, misfits: 30 })
  })

  it('holds nothing of what other seats keep to themselves', () => {
    const match = Match.start(
      tiny<State>({
        ...parts,
        deal: (t) => {
          t.note(0, { plan: ['a'] })
          t.note(1, 'mine')
        },
      }),
    )
    expect(match.table.noted(0)).toEqual({ plan: ['a'] })
    const imagined = match.imagine(1, new Random('x'))
    expect([imagined.table.noted(0), imagined.table.noted(1)]).toEqual([null, 'mine'])
    expect(imagined.fork().table.noted(0)).toBeNull()
    expect(match.fork().table.noted(0)).toEqual({ plan: ['a'] })
    expect(JSON.stringify(match.view(1))).not.toContain('plan')
  })

  it('is dealt from what the seat may think, where deck lists are secret', () => {
    const all = ['gold', 'tin', 'lead'].map(face)
    const game = tiny<State>({
      ...parts,
      optionsFor: () => ({ deck: 'secret' }),
      guess: (_t, _seat, unseen, random) => unseen.map(() => random.pick(all)),
    })
    const match = Match.start(game)
    const seen = new Set(
      imaginations.flatMap((random) => match.imagine(1, random).table.zone.hand!(0).cards.map(({ def }) => def.id)),
    )
    expect([...seen].sort()).toEqual(['gold', 'lead', 'tin'])
    expect(match.imagine(1, new Random('x')).header.options).toEqual({ deck: 'secret' })
    // what was seen is there, whatever is guessed
    const { table: t } = match
    t.show(t.zone.hand!(0).cards.slice(0, 1), [1])
    t.move(t.zone.hand!(0).cards[0]!, t.zone.deck!(0))
    t.shuffle(t.zone.deck!(0))
    for (const random of imaginations) {
      const faces = new Map(dealFor(game, t, 1, random).faces)
      expect(t.cards.some(({ id, owner }) => owner === 0 && faces.get(id)?.id === 'gold')).toBe(true)
    }
  })
})

describe('what is ruled out', () => {
  const game = tiny<State>({ zones })
  const handOf = (t: T) => t.zone.hand!(0).cards

  /** Seat 1 knows that there is no gold in a hand of seat 0. */
  function noGold(): T {
    const { t } = lay(zones, {}, 3)
    put(t, t.zone.hand!(0), 'tin tin lead')
    put(t, t.zone.deck!(0), 'gold gold gold tin')
    t.ruleOut(t.zone.hand!(0).cards, [1], ({ id }) => id === 'gold')
    return t as T
  }

  /** How many of these cards were of gold in each of many deals. */
  const golden = (t: T, seat: number, cards: readonly Card<Face>[]): number[] =>
    imaginations.map((random) => {
      const faces = new Map(dealFor(game, t, seat, random.clone()).faces)
      return cards.filter(({ id, def }) => (faces.get(id) ?? def).id === 'gold').length
    })

  it('lies on none of these cards for who knows it, and may for others', () => {
    const t = noGold()
    expect(Math.max(...golden(t, 1, handOf(t)))).toBe(0)
    expect(Math.max(...golden(t, 2, handOf(t)))).toBeGreaterThan(0)
    expect(t.learned & 2).toBe(2)
  })

  it('says nothing of a card that comes to the hand later', () => {
    const t = noGold()
    t.move(t.zone.deck!(0).cards[0]!, t.zone.hand!(0), { picked: true })
    expect(Math.max(...golden(t, 1, handOf(t)))).toBe(1)
  })

  it('goes with a card that leaves the hand unseen, unless it may be another', () => {
    const t = noGold()
    const [first] = handOf(t)
    t.move(first!, t.zone.down!(0), { down: true })
    expect(Math.max(...golden(t, 1, [first!]))).toBe(0)
    t.move(t.zone.deck!(0).cards[0]!, t.zone.hand!(0), { picked: true })
    const [second] = handOf(t)
    t.move(second!, t.zone.down!(0), { down: true })
    expect(Math.max(...golden(t, 1, [second!]))).toBe(1)
  })

  it('is of one card less where a card was played that may have been any of them', () => {
    const t = noGold()
    const tin = t.zone.deck!(0).top!
    t.move(tin, t.zone.hand!(0))
    t.move(tin, t.zone.row!(0))
    // the tin was the new card; for all that seat 1 knows it was an old one, and the new one is of gold
    expect(Math.max(...golden(t, 1, handOf(t)))).toBe(1)
  })

  it('is gone once the cards are shuffled among others', () => {
    const t = noGold()
    t.move(handOf(t), t.zone.deck!(0))
    t.shuffle(t.zone.deck!(0))
    expect(Math.max(...golden(t, 1, t.zone.deck!(0).cards.slice(0, 3)))).toBeGreaterThan(1)
  })
})
