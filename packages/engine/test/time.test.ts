import { askAny, Match, makeRecord, parseRecord } from '@cardwright/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer, goOn, keys, openAsk, tiny } from './tiny.ts'

interface Diary {
  happened: string[]
}

/** Bells ring every 100, a gong at 250; in between, seat 0 writes. */
const clockwork = tiny<Diary>({
  state: { happened: [] },
  deal(t) {
    t.timer('bell', 100)
    t.timer('gong', 250)
  },
  *step(t) {
    const got = yield* askAny(t, [{ seat: 0, kind: 'write', id: 'pen', options: () => keys('write', 'ring') }])
    t.state.happened.push(`${'due' in got ? got.due : got.chosen.key} ${t.now}`)
    if ('due' in got && got.due === 'bell') t.timer('bell', t.now + 100)
    if ('chosen' in got && got.chosen.key === 'ring') t.timer('bell', t.now)
  },
})

describe('deadlines', () => {
  it('fall due at their own time, before an answer that comes later', () => {
    const match = Match.start(clockwork)
    match.answer(0, 'pen', 'write', 260)
    expect(match.table.state.happened).toEqual(['bell 100', 'bell 200', 'gong 250', 'write 260'])
  })

  it('at the very time of an answer come first', () => {
    const match = Match.start(clockwork)
    match.answer(0, 'pen', 'write', 100)
    expect(match.table.state.happened).toEqual(['bell 100', 'write 100'])
    const earlier = Match.start(clockwork)
    earlier.answer(0, 'pen', 'write', 99)
    expect(earlier.table.state.happened).toEqual(['write 99'])
  })

  it('that are set to now fall due at once', () => {
    const match = Match.start(clockwork)
    match.answer(0, 'pen', 'ring', 40)
    expect(match.table.state.happened).toEqual(['ring 40', 'bell 40'])
    expect(match.deadline).toBe(140)
  })

  it('leave a standing ask open since it first stood; an answer to it begins anew', () => {
    const match = Match.start(clockwork)
    match.clock(210)
    expect(match.waiting).toEqual([{ seat: 0, since: 0, until: 250 }])
    match.answer(0, 'pen', 'write', 220)
    match.clock(260)
    expect(match.waiting).toEqual([{ seat: 0, since: 220, until: 300 }])
    expect(match.fork().waiting).toEqual(match.waiting)
  })

  it('wait while somebody is asked who is not to be hurried', () => {
    const match = Match.start(
      tiny({
        deal: (t) => t.timer('bell', 100),
        step: (t) => goOn(t, 0),
      }),
    )
    expect(match.deadline).toBeNull()
    match.clock(500)
    expect(match.inputs).toHaveLength(0)
    expect(match.waiting).toEqual([{ seat: 0, since: 0 }])
  })

  it('can be moved and cancelled', () => {
    const match = Match.start(clockwork)
    match.table.timer('bell', 300)
    match.table.cancel('gong')
    expect(match.table.timers).toEqual([{ name: 'bell', at: 300 }])
    match.clock(299)
    expect(match.table.state.happened).toEqual([])
  })
})

describe('the clock', () => {
  it('does not go back', () => {
    const match = Match.start(clockwork)
    match.answer(0, 'pen', 'write', 60)
    match.answer(0, 'pen', 'write', 20)
    match.clock(30)
    match.clock(Number.NaN)
    expect(match.table.state.happened).toEqual(['write 60', 'write 60'])
    match.clock(80)
    match.answer(0, 'pen', 'write', 70)
    expect(match.table.state.happened.at(-1)).toBe('write 80')
    expect(match.now).toBe(80)
  })

  it('moves the time of the table with inputs alone', () => {
    const match = Match.start(clockwork)
    const before = match.hash()
    match.clock(99)
    expect(match.now).toBe(0)
    expect(match.hash()).toBe(before)
  })

  it('does not stop for a refused answer: time passes, and nothing else', () => {
    const match = Match.start(clockwork)
    expect(match.answer(0, 'pen', 'erase', 120)).toHaveProperty('why')
    expect(match.table.state.happened).toEqual(['bell 100'])
  })

  it('shows in a record as the last time alone; answers are all the rest', () => {
    const match = Match.start(clockwork)
    for (const at of [10, 50, 130]) match.clock(at)
    answer(match, 0, 'write', 150)
    for (const at of [160, 210, 299]) match.clock(at)
    const record = match.record()
    expect(record.inputs).toEqual([{ seat: 0, ask: 'pen', keys: ['write'], at: 150 }])
    expect(record.clock).toBe(299)
    expect(match.inputs).toHaveLength(4)
    const again = Match.replay(clockwork, parseRecord(makeRecord(record)))
    expect(again.table.state.happened).toEqual(['bell 100', 'write 150', 'bell 200', 'gong 250'])
    expect(again.record()).toEqual(record)
  })

  it('leaves no trace of its grain', () => {
    const tick = fc.record({ passes: fc.nat(90), key: fc.constantFrom('write', 'ring', null) })
    fc.assert(
      fc.property(fc.array(tick, { maxLength: 25 }), fc.infiniteStream(fc.nat(40)), (script, grains) => {
        const fine = Match.start(clockwork)
        const coarse = Match.start(clockwork)
        let now = 0
        for (const { passes, key } of script) {
          for (let at = now; at < now + passes; at += 1 + (grains.next().value ?? 0)) fine.clock(at)
          now += passes
          if (key !== null) for (const match of [fine, coarse]) match.answer(0, openAsk(match, 0).id, key, now)
        }
        for (const match of [fine, coarse]) match.clock(now)
        expect(fine.hash()).toBe(coarse.hash())
        expect(fine.record()).toEqual(coarse.record())
        expect(Match.replay(clockwork, fine.record()).hash()).toBe(fine.hash())
      }),
      { numRuns: 60, seed: 1 },
    )
  })
})

describe('a deadline that is set again and again', () => {
  it('is an error that names it, and nothing has changed', () => {
    const restless = tiny<{ rings: number }>({
      state: { rings: 0 },
      deal: (t) => t.timer('bell', 100),
      *step(t) {
        const got = yield* askAny(t, [{ seat: 0, kind: 'write', options: () => keys('write') }])
        t.state.rings++
        if ('due' in got) t.timer('bell', t.now)
      },
    })
    const match = Match.start(restless, { quiet: true })
    expect(() => match.clock(100)).toThrow('deadline bell again and again')
    expect(match.table.state.rings).toBe(0)
  })
})
