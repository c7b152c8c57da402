import { Match, mover, type Part, type Replacements, replaced, type Seat } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, goOn, openAsk, put, type TinyTable, tiny } from './tiny.ts'

interface State {
  readonly got: string[]
}
type T = TinyTable<State>

const zones = {
  row: { per: 'seat', shape: 'row', faces: 'all' },
  deck: { per: 'seat', shape: 'pile', faces: 'none' },
  pit: { per: 'seat', shape: 'row', faces: 'all' },
} as const

interface Hurt {
  readonly seat: Seat
  readonly amount: number
}

type Listener = ReturnType<T['card']>

/** `double` doubles a hurt, `less` makes it one less, `stop` replaces it by nothing, `ban` forbids it. */
const law: Replacements<T, Hurt, Listener> = {
  active: (t) => [...t.zone.row!(0).cards, ...t.zone.row!(1).cards],
  id: ({ id, gen }) => `${id} ${gen}`,
  name: (_t, { def }) => def.id,
  card: ({ id }) => id,
  owner: (_t, { owner }) => owner,
  choosers: (_t, { seat }) => [seat, 1 - seat],
  forbids: (_t, { def }) => def.id === 'ban',
  replaces: (_t, { def }) => ['double', 'less', 'stop'].includes(def.id),
  replace: (_t, { def }, { seat, amount }) => {
    if (def.id === 'stop') return null
    return { seat, amount: def.id === 'double' ? amount * 2 : amount - 1 }
  },
}

function hurting(mine: string, theirs = '') {
  const game = tiny<State>({
    zones,
    state: { got: [] },
    deal: (t) => {
      if (mine !== '') put(t, t.zone.row!(0), mine)
      if (theirs !== '') put(t, t.zone.row!(1), theirs)
    },
    step(t) {
      if (t.state.got.length > 0) return goOn(t, 0)
      t.state.got.push('asked')
      return replaced(t, law, { seat: 0, amount: 3 }, ({ seat, amount }) => {
        t.state.got.push(`${seat} ${amount}`)
        return null
      })
    },
  })
  const match = Match.start(game)
  return { match, got: () => match.table.state.got.slice(1) }
}

describe('what cards replace', () => {
  it('happens as it is where none does', () => {
    expect(hurting('knight').got()).toEqual(['0 3'])
  })

  it('happens otherwise, each card having acted once', () => {
    expect(hurting('double').got()).toEqual(['0 6'])
    const { match, got } = hurting('less less double')
    expect(openAsk(match, 0).kind).toBe('replacement')
    expect(match.asks(0)[0]!.options.map(({ key }) => key)).toEqual(['less', 'less#2', 'double'])
    answer(match, 0, 'less')
    answer(match, 0, 'less')
    expect(got()).toEqual(['0 2'])
  })

  it('is asked with the card that would act', () => {
    const { match } = hurting('less double')
    const [first] = match.table.zone.row!(0).cards
    expect(match.asks(0)[0]!.options[0]).toMatchObject({ key: 'less', card: match.table.handle(first!, 0) })
  })

  it('is chosen by one seat after the other', () => {
    const { match, got } = hurting('less double', 'less double')
    answer(match, 0, 'double')
    expect(match.asks(1)[0]!.options.map(({ key }) => key)).toEqual(['less', 'double'])
    answer(match, 1, 'double')
    expect(got()).toEqual(['0 9'])
  })

  it('does not happen where it is forbidden, or replaced by nothing', () => {
    expect(hurting('double ban').got()).toEqual([])
    expect(hurting('', 'stop').got()).toEqual([])
  })
})

describe('a game’s own way to move', () => {
  /** A deck that runs out is filled from the pit at once, and asks. */
  const fill = mover<T>({
    moved: (t, before) => t.state.got.push(...before.map(({ zone, at }) => `${zone} ${at}`)),
    due(t): Part | false {
      if (t.zone.deck!(0).size > 0 || t.zone.pit!(0).size === 0) return false
      t.move(t.zone.pit!(0).cards, t.zone.deck!(0))
      t.state.got.push('filled')
      return goOn(t, 1)
    },
  })

  it('notes what moved, and does what is due once all have arrived', () => {
    const game = tiny<State>({
      zones,
      state: { got: [] },
      deal: (t) => {
        put(t, t.zone.deck!(0), 'a b')
        put(t, t.zone.pit!(0), 'c')
      },
      step: (t) => (t.state.got.length > 0 ? goOn(t, 0) : fill(t, t.zone.deck!(0).cards, t.zone.row!(0))),
    })
    const match = Match.start(game)
    expect(match.table.state.got).toEqual(['deck:0 0', 'deck:0 1', 'filled'])
    expect(openAsk(match, 1).kind).toBe('go-on')
    expect(match.table.zone.row!(0).size).toBe(2)
    answer(match, 1, 'go')
    expect(openAsk(match, 0).kind).toBe('go-on')
  })
})
