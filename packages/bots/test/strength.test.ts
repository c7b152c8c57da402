import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'

/** A thread for each seat, so that two cores share the work. */
async function winsFrom(seat: number): Promise<number> {
  const [wins] = await once(new Worker(new URL('./strength.ts', import.meta.url), { workerData: seat }), 'message')
  return wins
}

it('search beats random in at least 90 of 100 duels, from either seat alike', async () => {
  const [first, second] = await Promise.all([winsFrom(0), winsFrom(1)])
  expect(first).toBeGreaterThanOrEqual(45)
  expect(second).toBeGreaterThanOrEqual(45)
})
