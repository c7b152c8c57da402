import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ask, askSome, between, isRefusal, Match, makeRecord, parseRecord, Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, keys, openAsk, put, tiny } from './tiny.ts'

interface Counter {
  inputs: number
  sum: number
}

const endless = tiny<Counter>({
  state: { inputs: 0, sum: 0 },
  zones: { deck: { per: 'table', shape: 'pile', faces: 'none' }, row: { per: 'seat', shape: 'row', faces: 'all' } },
  deal: (t) => put(t, t.zone.deck!(), 'a b c d e'),
  *step(t) {
    const seat = t.state.inputs % 2
    const { key } = yield* ask(t, seat, { kind: 'count', options: () => keys('1', '2', '3') })
    t.state.inputs++
    t.state.sum += Number(key) * t.random.int(10)
    const { top } = t.zone.deck!()
    if (top) t.move(top, t.zone.row!(seat))
    else {
      t.move([...t.zone.row!(0).cards, ...t.zone.row!(1).cards], t.zone.deck!())
      t.shuffle(t.zone.deck!())
    }
  },
})

describe('endurance', () => {
  it('a record of 10,000 inputs replays to the same hash', () => {
    const match = Match.start(endless, { seed: 'endless', quiet: true })
    const random = new Random('endless')
    for (let n = 0; n < 10_000; n++) answer(match, n % 2, random.pick(['1', '2', '3']))
    const record = parseRecord(makeRecord(match.record()))
    expect(record.inputs).toHaveLength(10_000)
    const again = Match.replay(endless, record)
    expect(again.table.state).toEqual(match.table.state)
    expect(again.table.state.inputs).toBe(10_000)
    expect(again.hash()).toBe(record.hash)
  })

  it('100,000 malformed or illegal answers change nothing and leave nothing behind', () => {
    const options = () => keys('a', 'b', 'c')
    const game = tiny({
      *step(t) {
        yield* askSome(t, 0, { kind: 'some', options, next: between(1, 2, options), rule: 'TI-1' })
        yield* ask(t, 1, { kind: 'one', options })
      },
    })
    const match = Match.start(game)
    answer(match, 0, ['a'])
    answer(match, 1, 'b')
    const stale = '0.1'
    const { id } = openAsk(match, 0)
    const bad: readonly (readonly [unknown, unknown, unknown])[] = [
      [0, id, []],
      [0, id, ['a', 'a']],
      [0, id, ['a', 'b', 'c']],
      [0, id, ['no-such-key']],
      [0, id, [Number.NaN]],
      [0, id, null],
      [0, id, { length: 1, 0: 'a' }],
      [0, id, ['x'.repeat(2000)]],
      [0, stale, ['a']],
      [0, {}, ['a']],
      [1, id, ['a']],
      [1, '1.1', 'b'],
      [9, id, ['a']],
      ['0', id, ['a']],
    ]
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const before = match.hash()
    const heap = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const send = (count: number) => {
      for (let n = 0; n < count; n++) {
        const [seat, ask, chosen] = bad[n % bad.length]!
        if (!isRefusal(match.answer(seat as number, ask as string, chosen as string[], n))) throw new Error('taken')
      }
    }
    send(2000)
    const used = heap()
    send(100_000)
    // a hundred bytes kept of each would be ten million
    expect(heap() - used).toBeLessThan(4_000_000)
    expect(match.hash()).toBe(before)
    expect(match.inputs).toHaveLength(2)
    expect(match.events(null)).toHaveLength(0)
    expect(match.answer(0, id, ['a', 'b'])).toHaveProperty('events')
  })
})
