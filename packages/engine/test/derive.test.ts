import { type Card, cached, comparingKept, derive, keep, StaleValue } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { type Face, lay, put, type TinyTable } from './tiny.ts'

const zones = {
  row: { per: 'seat', shape: 'row', faces: 'all' },
  out: { per: 'seat', shape: 'row', faces: 'all' },
} as const

interface Values {
  power: number
  names: string[]
}

interface Influence {
  readonly card: Card<Face>
  readonly what: string
}

const layers: Readonly<Record<string, number>> = { alias: 0, crown: 1, twin: 1, heir: 1, giver: 0 }

/**
 * `alias` makes its left neighbour a knight; `crown` gives all knights +1; `twin` doubles the power of all; `heir` has
 * the power of the first card so far; `giver` grants another `crown`.
 */
const valuesOf = derive<TinyTable, Card<Face>, Values, Influence>({
  subjects: (t) => t.zone.row!(0).cards,
  key: ({ id }) => id,
  base: (_t, { def }) => ({ power: def.worth, names: [def.id.replace(/\d/g, '')] }),
  influences: (t) =>
    t.zone.row!(0)
      .cards.filter(({ def }) => def.id in layers)
      .map((card) => ({ card, what: card.def.id })),
  layer: ({ what }) => layers[what]!,
  reads: ({ what }) => what === 'heir',
  since: ({ card }) => card.gen,
  apply(t, { card, what }, subject, values) {
    const row = t.zone.row!(0).cards
    if (what === 'alias' && row[row.indexOf(card) - 1] === subject) values.names.push('knight')
    if (what === 'crown' && values.names.includes('knight')) values.power += 1
    if (what === 'twin') values.power *= 2
    if (what === 'heir' && subject === card) values.power = valuesOf(t, row[0]!).power
    return what === 'giver' && subject === card ? [{ card, what: 'crown' }] : null
  },
})

function powers(names: string): number[] {
  const { t } = lay(zones)
  return put(t, t.zone.row!(0), names).map((card) => valuesOf(t, card).power)
}

describe('derived values', () => {
  it('are what is printed, and what acts on them, by layer', () => {
    expect(powers('knight3 squire2')).toEqual([3, 2])
    // the crown came before the alias, and acts after it all the same
    expect(powers('crown squire2 alias')).toEqual([0, 3, 0])
  })

  it('of one layer come about in the order in which what acts came', () => {
    expect(powers('knight3 crown twin')).toEqual([8, 0, 0])
    expect(powers('knight3 twin crown')).toEqual([7, 0, 0])
  })

  it('that are read are read as far as they have come, and last in their layer', () => {
    expect(powers('knight3 heir crown')).toEqual([4, 4, 0])
    expect(powers('knight3 heir heir')).toEqual([3, 3, 3])
  })

  it('take part in what was granted, not before it was', () => {
    expect(powers('knight3 giver')).toEqual([4, 0])
  })

  it('of subjects that no influence means are what is printed, shared, and never changed', () => {
    const printed: Readonly<Record<string, { power: number }>> = { knight3: { power: 3 }, squire2: { power: 2 } }
    const powerOf = derive<TinyTable, Card<Face>, { power: number }, Card<Face>>({
      key: ({ id }) => id,
      base: (_t, { def }) => printed[def.id] ?? { power: 0 },
      influences: (t) => t.zone.row!(0).cards.filter(({ def }) => def.id === 'crown'),
      layer: () => 0,
      since: ({ gen }) => gen,
      targets: (t) => t.zone.row!(0).cards.slice(0, 1),
      apply(_t, _crown, _subject, values) {
        values.power += 1
        return null
      },
    })
    const { t } = lay(zones)
    const [knight, squire] = put(t, t.zone.row!(0), 'knight3 squire2 crown crown') as [Card<Face>, Card<Face>]
    expect(powerOf(t, knight)).toEqual({ power: 5 })
    expect(powerOf(t, squire)).toBe(printed.squire2)
    expect(printed.knight3).toEqual({ power: 3 })
  })

  it('are worked out once for a version of the table; an earlier one stays as it was', () => {
    const { t } = lay(zones)
    const [knight, crown] = put(t, t.zone.row!(0), 'knight3 crown') as [Card<Face>, Card<Face>]
    const before = valuesOf(t, knight)
    expect(valuesOf(t, knight)).toBe(before)
    t.move(crown, t.zone.out!(0))
    expect(valuesOf(t, knight).power).toBe(3)
    expect(before.power).toBe(4)
    // what is not in play is what is printed on it
    expect(valuesOf(t, crown).power).toBe(0)
  })
})

describe('values that are kept', () => {
  it('are found stale where a change of state was not told', () => {
    const { t } = lay(zones, { state: { count: 1 } })
    const state = t.state as { count: number }
    const counted = keep(({ state: now }: TinyTable) => (now as { count: number }).count)
    const bySeat = cached(({ state: now }: TinyTable, seat) => (now as { count: number }).count + seat)
    expect([counted(t), bySeat(t, 1)]).toEqual([1, 2])
    expect(comparingKept(() => [counted(t), bySeat(t, 1)])).toEqual([1, 2])
    state.count = 5
    expect([counted(t), bySeat(t, 1)]).toEqual([1, 2])
    expect(() => comparingKept(() => counted(t))).toThrow(StaleValue)
    expect(() => comparingKept(() => bySeat(t, 1))).toThrow(StaleValue)
    t.touch()
    expect(comparingKept(() => [counted(t), bySeat(t, 1)])).toEqual([5, 6])
  })
})
