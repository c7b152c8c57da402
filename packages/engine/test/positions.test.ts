import { ask, type Card, Match, makeRecord, parseRecord, type Seat, verify } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, type Face, keys, put, type TinyTable, tiny } from './tiny.ts'

interface State {
  turn: Seat
  total: number
}
type T = TinyTable<State>

const zones = {
  deck: { per: 'seat', shape: 'pile', faces: 'none' },
  hand: { per: 'seat', shape: 'hand', faces: 'owner' },
} as const

interface Given {
  readonly turn: Seat
  readonly total: number
  readonly seats: readonly { readonly deck: readonly string[]; readonly hand: readonly string[] }[]
}

const named = (cards: readonly Card<Face>[]) => cards.map(({ def }) => def.id)

function* turn(t: T) {
  const seat = t.state.turn
  const { key } = yield* ask(t, seat, { kind: 'act', options: () => keys('draw', 'peek', 'roll', 'shuffle') })
  if (key === 'draw' && t.zone.deck!(seat).top) t.move(t.zone.deck!(seat).top!, t.zone.hand!(seat))
  if (key === 'peek') t.show([t.zone.deck!(seat).top!], [seat])
  if (key === 'shuffle') t.shuffle(t.zone.deck!(seat))
  if (key === 'roll') t.state.total += t.random.int(6) + step
  t.state.turn = 1 - seat
}
/** What the rules of the later version add to a roll. */
let step = 0

const game = tiny<State>({
  zones,
  state: { turn: 0, total: 0 },
  deal(t) {
    for (const seat of [0, 1]) {
      put(t, t.zone.deck!(seat), 'ant bee cat dog elk')
      t.shuffle(t.zone.deck!(seat))
    }
  },
  step: turn,
  describe: (t) => ({
    ...t.state,
    seats: [0, 1].map((seat) => ({ deck: named(t.zone.deck!(seat).cards), hand: named(t.zone.hand!(seat).cards) })),
  }),
  arrange(t, given) {
    const { turn: whose, total, seats } = given as Given
    Object.assign(t.state, { turn: whose, total })
    seats.forEach(({ deck, hand }, seat) => {
      const left = t.cards.filter(({ owner }) => owner === seat)
      const take = (name: string) =>
        left.splice(
          left.findIndex(({ def }) => def.id === name),
          1,
        )[0]!
      for (const name of deck) t.place(take(name), t.zone.deck!(seat))
      for (const name of hand) t.place(take(name), t.zone.hand!(seat))
    })
  },
})

const play = (match: Match<State>, moves: string) => {
  for (const key of moves.split(' ')) answer(match, match.open[0]!.seat, key)
}

describe('a position', () => {
  it('is the match: it goes on in the same way, with the same chance and the same knowledge', () => {
    const match = Match.start(game, { seed: 5 })
    play(match, 'draw roll peek draw draw')
    const position = JSON.parse(JSON.stringify(match.position()))
    const again = Match.continue(game, match.record(), position)
    expect(again.view(0)).toEqual({ ...match.view(0), zones: again.view(0).zones })
    expect(again.view(0).zones['deck:0']).toEqual(match.view(0).zones['deck:0'])
    for (const each of [match, again]) play(each, 'roll draw roll peek roll')
    expect(again.game.describe(again.table)).toEqual(match.game.describe(match.table))
    expect(again.view(1).zones['deck:1']).toEqual(match.view(1).zones['deck:1'])
  })

  it('and what is saved hold what seats know as a match does: a shuffle ends it', () => {
    const match = Match.start(game, { seed: 5 })
    play(match, 'peek roll')
    const again = [
      Match.continue(game, match.record(), match.position()),
      Match.resume(game, match.record(), match.save()),
    ]
    for (const each of again) {
      expect(each.view(0).zones['deck:0']!.known).toHaveLength(1)
      play(each, 'shuffle')
      expect(each.view(0).zones['deck:0']!.known).toBeUndefined()
    }
  })
})

describe('a match of an earlier version', () => {
  const later = { ...game, version: '2.0.0', opens: (version: string) => version === '1.0.0' }

  it('goes on under the later rules; its record says so, as text too, and verifies', () => {
    const match = Match.start(game, { seed: 5 })
    play(match, 'roll roll')
    const { total } = match.table.state
    step = 100
    try {
      const on = Match.continue(later, match.record(), match.position())
      play(on, 'roll draw')
      expect(on.table.state.total).toBeGreaterThanOrEqual(total + 100)
      const record = on.record()
      expect(record.inputs).toHaveLength(4)
      expect(record.continuations).toMatchObject([{ after: 2, version: '2.0.0' }])
      const read = parseRecord(makeRecord(record))
      expect(read).toEqual(JSON.parse(JSON.stringify(record)))
      expect(Match.replay(later, read).hash()).toBe(on.hash())
      expect(verify(later, read)).toMatchObject({ replayed: true })
      expect(verify(game, read)).toMatchObject({ replayed: false, why: expect.stringContaining('2.0.0') })
      const saved = JSON.parse(JSON.stringify(on.save()))
      expect(Match.resume(later, read, saved).hash()).toBe(on.hash())
      expect(on.fork().hash()).toBe(on.hash())
    } finally {
      step = 0
    }
  })

  it('goes on where only the last number of the version was lower, unless the game says otherwise', () => {
    const match = Match.start({ ...game, version: '1.2.3' }, { seed: 5 })
    const { position, record } = { position: match.position(), record: match.record() }
    const going = (version: string, opens?: () => boolean) =>
      Match.continue({ ...game, version, ...(opens && { opens }) }, record, position).continuations
    expect(going('1.2.10')).toMatchObject([{ version: '1.2.10' }])
    for (const version of ['1.2.2', '1.3.4', '2.2.4']) expect(() => going(version)).toThrow('cannot go on')
    expect(() => going('1.2.4', () => false)).toThrow('cannot go on')
    expect(going('1.3.0', () => true)).toMatchObject([{ version: '1.3.0' }])
  })

  it('does not go on where the game does not say that it can', () => {
    const match = Match.start(game, { seed: 5 })
    const { position, record } = { position: match.position(), record: match.record() }
    expect(() => Match.continue({ ...later, opens: () => false }, record, position)).toThrow('cannot go on')
    expect(() => Match.continue({ ...later, id: 'other' }, record, position)).toThrow('not of other')
  })

  it('whose cards the later rules lay out otherwise goes on with what the zones show', () => {
    const match = Match.start(game, { seed: 5 })
    play(match, 'peek draw')
    const position = JSON.parse(JSON.stringify(match.position()))
    position.given.seats[0].deck.reverse()
    const on = Match.continue(later, match.record(), position)
    expect(on.view(0).zones['deck:0']!.known).toBeUndefined()
  })
})
