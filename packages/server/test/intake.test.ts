import { describe, expect, it } from 'vitest'
import { type Budgets, usualBudgets } from '../src/budgets.ts'
import { Intake } from '../src/intake.ts'
import { Usage } from '../src/usage.ts'

/** Connections of one person, and which of them are held. */
function connections(limits: Partial<Budgets>) {
  const plenty = { bytesPerSecond: 2 ** 30, unreadBytesPerConnection: 2 ** 30, unreadBytesPerPerson: 2 ** 30 }
  const budgets = { ...usualBudgets, ...plenty, ...limits }
  const usage = new Usage(budgets)
  const isHeld = [false, false]
  const intakes = isHeld.map(
    (_, n) => new Intake(budgets, usage, { pause: () => (isHeld[n] = true), resume: () => (isHeld[n] = false) }),
  )
  return { one: intakes[0]!, other: intakes[1]!, isHeld, close: () => intakes.forEach((each) => void each.close()) }
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

  it('is held when more has come in a second, though all of it is read at once', async () => {
    const { one, isHeld, close } = connections({ bytesPerSecond: 1000 })
    await one.hold(8000, async () => {})
    expect(isHeld).toEqual([false, false])
    await one.hold(1000, async () => {})
    expect(isHeld).toEqual([true, false])
    close()
  })
})
