import { describe, expect, it } from 'vitest'
import { FairQueue, type Wish } from '../src/bots/queue.ts'

const patient = new AbortController().signal
const from = (address: string, person: string, isLong = false): Wish => ({ address, person, isLong })
const at = (person: string): Wish => from('one', person)

describe('A fair queue', () => {
  it('lets those who want little wait for one thing of each, and not for all that others want', async () => {
    const queue = new FairQueue(1, 1)
    const done: string[] = []
    const want = (who: string, what: string) => queue.run(at(who), patient, async () => void done.push(what))
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

  it('lets addresses take turns, however many people come from one of them', async () => {
    const queue = new FairQueue(1, 1)
    const done: string[] = []
    const want = (wish: Wish) => queue.run(wish, patient, async () => void done.push(wish.person))
    const guests = Array.from({ length: 10 }, (_, n) => from('crowd', `guest ${n}`))
    await Promise.all([...guests, ...guests, from('home', 'ann'), from('home', 'bo'), from('home', 'ann')].map(want))
    expect(done.indexOf('ann')).toBeLessThanOrEqual(2)
    expect(done.indexOf('bo')).toBeLessThanOrEqual(4)
    expect(done.lastIndexOf('ann')).toBeLessThanOrEqual(6)
    // and the crowd among themselves
    const crowd = done.filter((person) => person.startsWith('guest'))
    expect(new Set(crowd.slice(0, 10)).size).toBe(10)
    expect(crowd).toHaveLength(20)
  })

  it('begins what is short though all that may be long is under way, and nothing long beside that', async () => {
    const queue = new FairQueue(2, 1)
    const { promise, resolve: free } = Promise.withResolvers<void>()
    const begun: string[] = []
    const want = (wish: Wish, until?: Promise<void>) =>
      queue.run(wish, patient, async () => {
        begun.push(wish.person)
        await until
      })
    const long = ['eve', 'eve', 'bo'].map((person) => want(from(person, person, true), promise))
    await want(from('eve', 'eve'))
    await want(from('ann', 'ann'))
    expect(begun).toEqual(['eve', 'eve', 'ann'])
    free()
    await Promise.all(long)
    expect(begun).toEqual(['eve', 'eve', 'ann', 'bo', 'eve'])
  })

  it('does so many things at once and no more, whatever becomes of them', async () => {
    const queue = new FairQueue(2, 2)
    let running = 0
    let most = 0
    const work = (fails: boolean) => async () => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      if (fails) throw new Error('failed')
    }
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((n) => queue.run(at('ann'), patient, work(n % 2 === 0))),
    )
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
    const queue = new FairQueue(1, 1)
    const late = new AbortController()
    const begun: string[] = []
    const { promise, resolve: free } = Promise.withResolvers<void>()
    const first = queue.run(at('ann'), patient, () => promise)
    const second = queue.run(at('bo'), late.signal, async () => void begun.push('bo'))
    late.abort(new Error('too late'))
    await expect(second).rejects.toThrow('too late')
    free()
    await first
    await queue.run(at('cy'), patient, async () => {})
    expect(begun).toEqual([])
  })
})
