import { describe, expect, it } from 'vitest'
import { FairQueue } from '../src/bots/queue.ts'

const patient = new AbortController().signal

describe('A fair queue', () => {
  it('lets those who want little wait for one thing of each, and not for all that others want', async () => {
    const queue = new FairQueue(1)
    const done: string[] = []
    const want = (who: string, what: string) => queue.run(who, patient, async () => void done.push(what))
    await Promise.all([
      ...Array.from({ length: 50 }, (_, n) => want('eve', `eve ${n}`)),
      want('ann', 'ann'),
      want('bo', 'bo'),
      want('ann', 'ann again'),
    ])
    expect(done.indexOf('ann')).toBeLessThanOrEqual(2)
    expect(done.indexOf('bo')).toBeLessThanOrEqual(3)
    expect(done.indexOf('ann again')).toBeLessThanOrEqual(6)
    expect(done).toHaveLength(53)
  })

  it('does so many things at once and no more, whatever becomes of them', async () => {
    const queue = new FairQueue(2)
    let running = 0
    let most = 0
    const work = (fails: boolean) => async () => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      if (fails) throw new Error('failed')
    }
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => queue.run('ann', patient, work(n % 2 === 0))))
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(most).toBe(2)
  })

  it('forgets what has waited too long, and never begins it', async () => {
    const queue = new FairQueue(1)
    const late = new AbortController()
    const begun: string[] = []
    const { promise, resolve: free } = Promise.withResolvers<void>()
    const first = queue.run('ann', patient, () => promise)
    const second = queue.run('bo', late.signal, async () => void begun.push('bo'))
    late.abort(new Error('too late'))
    await expect(second).rejects.toThrow('too late')
    free()
    await first
    await queue.run('cy', patient, async () => {})
    expect(begun).toEqual([])
  })
})
