import { dealFor, Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { knowing, possible, zones } from './knowing.ts'
import { lay, put } from './tiny.ts'

describe('a deal', () => {
  it('keeps to owners, and to the backs that are seen', () => {
    const { game, t } = lay(zones, { back: ({ id }) => id[0]! })
    const cards = put(t, t.zone.deck!(0), 'a1 a2 b1 b2')
    const held = put(t, t.zone.hand!(1), 'a3 b3')
    const bottoms = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const dealt = new Map(dealFor(game as never, t as never, 0, new Random(`${n}`)).faces)
      const [bottom, , , top] = cards.map(({ id }) => dealt.get(id)!.id)
      bottoms.add(bottom!)
      expect(top).toMatch(/^b[12]$/)
      expect(held.map(({ id }) => dealt.get(id)!.id)).toEqual(['a3', 'b3'])
    }
    expect([...bottoms].sort()).toEqual(['a1', 'a2', 'b1', 'b2'])
  })

  it('mixes the backs of no cards of which a seat knows different things', () => {
    const { game, t } = lay(zones, { back: ({ id }) => id[0]! })
    const [lowest] = put(t, t.zone.deck!(0), 'a1 a2 b1 b2')
    t.ruleOut([lowest!], [0], ({ id }) => id[0] === 'b')
    for (let n = 0; n < 60; n++) {
      const { faces, dropped } = dealFor(game as never, t as never, 0, new Random(`${n}`))
      expect([new Map(faces).get(lowest!.id)!.id[0], dropped]).toEqual(['a', 0])
    }
  })

  it('gives cards that are tied together one face', () => {
    const { game, t } = lay(zones, { bonds: (t) => [t.zone.vault!(0).cards] })
    put(t, t.zone.vault!(0), 'ant ant')
    put(t, t.zone.deck!(0), 'bee bee ant cat')
    const pairs = new Set<string>()
    for (let n = 0; n < 30; n++) {
      const dealt = new Map(dealFor(game as never, t as never, 1, new Random(`${n}`)).faces)
      pairs.add(
        t.zone.vault!(0)
          .cards.map((card) => dealt.get(card.id)!.id)
          .join(' '),
      )
    }
    expect([...pairs].sort()).toEqual(['ant ant', 'bee bee'])
    // who knows one of them knows the other
    t.show([t.zone.vault!(0).cards[0]!], [1])
    for (let n = 0; n < 30; n++) {
      const { faces, dropped } = dealFor(game as never, t as never, 1, new Random(`${n}`))
      const other = faces.find(([id]) => id === t.zone.vault!(0).cards[1]!.id)!
      expect([other[1].id, dropped]).toEqual(['ant', 0])
    }
  })

  it('says where there is no face for cards that are tied together', () => {
    const { game, t } = lay(zones, { bonds: (t) => [t.zone.vault!(0).cards] })
    put(t, t.zone.vault!(0), 'ant bee')
    expect(dealFor(game as never, t as never, 1, new Random('x')).dropped).toBe(1)
  })

  it('does not fall back to the truth where a group spans cards of two owners', () => {
    const { game, t } = lay(zones, {}, 3)
    const mine = put(t, t.zone.hand!(0), 'ant bee cat', 0)
    const taken = put(t, t.zone.hand!(0), 'elk fox', 1)
    put(t, t.zone.deck!(1), 'gnu', 1)
    t.show([mine[0]!, taken[0]!], [2])
    t.move(mine[1]!, t.zone.vault!(0))
    expect(t.groups[2]).toHaveLength(1)
    for (const card of [...mine, ...taken]) expect(possible(game, t, 2, card).length).toBeGreaterThan(1)
  })

  it('depends on what the seat knows and on chance alone', () => {
    const worlds = ['ant bee cat dog', 'dog cat bee ant'].map((deck) => {
      const { game, t } = knowing(deck, 'elk')
      return dealFor(game as never, t as never, 1, new Random('the same')).faces
    })
    expect(worlds[0]).toEqual(worlds[1])
    const backs = ['a1 b1 a2 b2', 'b1 a1 a2 b2'].map((deck) => {
      const { game, t } = lay(zones, { back: ({ id }) => id[0]! })
      put(t, t.zone.deck!(0), deck)
      const faces = new Map(dealFor(game as never, t as never, 1, new Random('the same')).faces)
      return t.zone.deck!(0).cards.map(({ id }) => faces.get(id)!.id)
    })
    expect(backs[0]).toEqual(backs[1])
  })

  it('leaves what the seat sees as it is', () => {
    const { game, t, held } = knowing('ant bee', 'cat')
    const dealt = dealFor(game as never, t as never, 0, new Random('x')).faces.map(([id]) => id)
    expect(dealt).not.toContain(held[0]!.id)
    expect(dealt).toHaveLength(2)
  })
})
