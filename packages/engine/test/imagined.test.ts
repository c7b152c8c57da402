import { ask, commit, Match, Random, sealedSeed } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, type Face, keys, put, tiny } from './tiny.ts'

const zones = {
  deck: { per: 'seat', shape: 'pile', faces: 'none' },
  hand: { per: 'seat', shape: 'hand', faces: 'owner' },
} as const

/** Seat 1 draws, then seat 0 is asked: what seat 1 drew happened within the step. */
const drawing = tiny({
  zones,
  deal(t) {
    put(t, t.zone.deck!(1), 'ant bee cat dog eel fox gnu hen')
    t.shuffle(t.zone.deck!(1))
  },
  *step(t) {
    t.move(t.zone.deck!(1).top!, t.zone.hand!(1))
    yield* ask(t, 0, { kind: 'go', options: () => keys('on') })
  },
})

describe('an imagined match', () => {
  it('tells nothing of how it came about, however it is forked or imagined again', () => {
    const imagined = Match.start(drawing).imagine(0, new Random('a'))
    expect(imagined.fork(false).events(1)).toEqual([])
    expect(imagined.imagine(0, new Random('b'), false).events(1)).toEqual([])
    const loud = imagined.fork(false)
    loud.choose(loud.current!, { key: 'on' })
    expect(loud.events(1)).toHaveLength(1)
  })

  it('knows neither the seed nor what it follows from, nor a described position', () => {
    const [secret, contributions] = ['s', ['a', 'b']]
    const seal = { commitment: commit(secret), contributions, secret }
    const match = Match.start(tiny({ arrange: () => {} }), {
      seed: sealedSeed(secret, contributions),
      seal,
      given: { x: 1 },
    })
    const { header } = match.imagine(0, new Random('a'))
    expect(header).toMatchObject({ seed: 'imagined', seal: undefined, given: undefined })
  })

  it('has other ids than the match: the same for one question, others for the next', () => {
    const match = Match.start(drawing)
    const idsOf = ({ table }: Match<object, object, Face>) => table.zone.deck!(1).cards.map((card) => card.id)
    const ids = (seed: string) => idsOf(match.imagine(0, new Random(seed)))
    const first = ids('a')
    expect(ids('b')).toEqual(first)
    expect(first).not.toEqual(idsOf(match))
    expect(match.imagine(0, new Random('a')).view(0)).toEqual(match.view(0))
    const before = idsOf(match)
    answer(match, 0, 'on')
    // the cards that are left in the deck lie as they lay
    expect(idsOf(match)).toEqual(before.slice(0, -1))
    expect(ids('a')).not.toEqual(first.slice(0, -1))
  })

  it('cannot be followed by ids: they stay with the places when a zone is shuffled', () => {
    const { table } = Match.start(
      tiny({
        zones,
        deal(t) {
          put(t, t.zone.deck!(0), 'ant bee cat dog eel fox gnu hen')
        },
      }),
    )
    const { cards } = table.zone.deck!(0)
    const before = cards.map((card) => card.def.id)
    const ids = cards.map((card) => card.id)
    table.shuffle(table.zone.deck!(0))
    expect(cards.map((card) => card.id)).toEqual(ids)
    expect(cards.map((card) => card.def.id)).not.toEqual(before)
    expect(cards.map((card) => card.def.id).sort()).toEqual(before.sort())
    for (const card of cards) expect(table.card(card.id)).toBe(card)
  })
})
