import type { Random } from '@cardwright/engine'
import type { ServerProcess } from './process.ts'
import type { Site } from './site.ts'

export const faultNames = ['kill', 'killAll', 'pause', 'drain', 'database'] as const
export type FaultName = (typeof faultNames)[number]

/** What happens in a round: always a process that dies, and by turns what else can go wrong with such a site. */
export function faultsOf(site: Site, round: number): FaultName[] {
  if (site.name === 'sqlite') return round % 2 === 0 ? ['kill', 'kill'] : ['kill', 'drain']
  const others = ['pause', 'database', 'drain', 'killAll'] as const
  const other = others[round % others.length]!
  return round % 8 < 4 ? ['kill', other] : [other, 'kill']
}

/** Whether a match is still played. */
type IsOpen = (match: string) => boolean

/** Lets it happen; comes back when all processes run again. */
export async function strike(site: Site, fault: FaultName, random: Random, isOpen: IsOpen): Promise<void> {
  const { processes } = site
  // one that leads matches, if any does
  const leading = await Promise.all(
    processes.map(async (each) => ({ each, led: (await site.ledBy(each.url)).filter(isOpen) })),
  )
  const busy = leading.filter(({ led }) => led.length > 0)
  const { each: one, led } = (busy.length > 0 ? busy : leading)[random.int(busy.length || leading.length)]!
  switch (fault) {
    case 'kill': {
      await one.kill()
      // now and then it stays away until the other process has taken its matches over
      if (random.int(2) === 0 && led.length > 0) await takenOver(site, one, led, isOpen)
      await one.start()
      break
    }
    case 'killAll':
      await Promise.all(processes.map((each) => each.kill()))
      await Promise.all(processes.map((each) => each.start()))
      break
    case 'pause': {
      one.signal('SIGSTOP')
      try {
        if (led.length > 0) await takenOver(site, one, led, isOpen)
      } finally {
        one.signal('SIGCONT')
      }
      break
    }
    case 'drain': {
      one.signal('SIGTERM')
      const code = await one.exited()
      if (code !== 0) throw new Error(`A process that was told to stop ended with ${code}: ${one.complaints.at(-1)}`)
      await one.start()
      break
    }
    case 'database':
      await site.postgres!.restart()
  }
}

/** Comes back when another process leads one of these matches, or nobody plays them any more. */
async function takenOver(site: Site, from: ServerProcess, led: readonly string[], isOpen: IsOpen): Promise<void> {
  const others = site.processes.filter((each) => each !== from)
  while (led.some(isOpen)) {
    for (const { url } of others) {
      const theirs = new Set(await site.ledBy(url))
      if (led.some((match) => theirs.has(match))) return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
