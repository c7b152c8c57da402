import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Budgets, usualBudgets } from '../src/budgets.ts'
import { Intake } from '../src/intake.ts'
import { Usage } from '../src/usage.ts'

afterEach(() => void vi.useRealTimers())

/** Connections of one person, and which of them are held. */
function connections(limits: Partial<Budgets>) {
  const plenty = { bytesPerSecond: 2 ** 30, unreadBytesPerConnection: 2 ** 30, unreadBytesPerPerson: 2 ** 30 }
  const budgets = { ...usualBudgets, ...plenty, ...limits }
  const usage = new Usage(budgets)
  const isHeld = [false, false]
  const intakes = isHeld.map(
    (_, n) => new Intake(budgets, usage, { pause: () => (isHeld[n] = true), resume: () => (isHeld[n] = false) }),
  )
  return { one: intakes[0]!, other: intakes[1]!, isHeld }
}

describe('A connection', () => {
  it('is held while more than its share of bytes waits to be read, and no other of this person', async () => {
    const { one, other, isHeld } = connections({ unreadBytesPerConnection: 1000 })
    const { promise, resolve: read } = Promise.withResolvers<void>()
    const held = one.hold(1001, () => promise)
    void other.hold(1000, () => promise)
    expect(isHeld).toEqual([true, false])
    read()
    await held
    expect(isHeld).toEqual([false, false])
  })

  it('is held while more of its person waits to be read, over all connections', async () => {
    const { one, other, isHeld } = connections({ unreadBytesPerPerson: 1500 })
    const { promise, resolve: read } = Promise.withResolvers<void>()
    const held = one.hold(1000, () => promise)
    expect(isHeld).toEqual([false, false])
    void other.hold(1000, async () => {})
    expect(isHeld).toEqual([false, true])
    read()
    await held
    expect(isHeld).toEqual([false, false])
  })

  it('is held when more has come in a second: that is read later, and then it goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const { one, isHeld } = connections({ bytesPerSecond: 1000 })
    const read: number[] = []
    for (const n of [1, 2, 3]) void one.hold(8000, async () => void read.push(n))
    await vi.advanceTimersByTimeAsync(0)
    expect([read, isHeld[0]]).toEqual([[1, 2], true])
    await vi.advanceTimersByTimeAsync(7900)
    expect([read, isHeld[0]]).toEqual([[1, 2], true])
    await vi.advanceTimersByTimeAsync(200)
    expect([read, isHeld[0]]).toEqual([[1, 2, 3], false])
  })

  it('waits for one message of each other of its person, and not for all that they have sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const { one, other } = connections({ bytesPerSecond: 1000 })
    const read: string[] = []
    for (let n = 0; n < 20; n++) void one.hold(8000, async () => void read.push(`loud ${n}`))
    await vi.advanceTimersByTimeAsync(0)
    void other.hold(10, async () => void read.push('quiet'))
    await vi.advanceTimersByTimeAsync(17_000)
    expect(read.indexOf('quiet')).toBe(3)
    await vi.advanceTimersByTimeAsync(16_000)
    expect(read).toHaveLength(7)
  })

  it('takes in no more than twice what may wait, though what was sent small is large here', () => {
    const { one } = connections({ unreadBytesPerConnection: 1000, messagesPerSecond: 100 })
    const taken = () => one.admit() === true && one.hold(500, () => new Promise(() => {})) !== null
    expect(Array.from({ length: 10 }, taken).filter(Boolean)).toHaveLength(5)
    expect(one.admit()).toBe(false)
  })
})
