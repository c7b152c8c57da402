import {
  constants,
  monitorEventLoopDelay,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
  PerformanceObserver,
} from 'node:perf_hooks'
import { configure, serve } from '@cardwright/server'
import { pino } from 'pino'

/* A process of its own that serves matches, for the load that its parent makes: it says where it is, and what it takes. */

const serving = await serve(configure({}, process.env), { logger: pino({ level: 'error' }), idleFor: 3_600_000 })
process.send!({ port: serving.port })

// whoever started it is gone: nobody would stop it
process.on('disconnect', () => process.exit(1))

const collections: number[] = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { detail } = entry as PerformanceEntry & { readonly detail: NodeGCPerformanceDetail }
    if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections.push(entry.duration)
  }
}).observe({ entryTypes: ['gc'] })
const delay = monitorEventLoopDelay({ resolution: 5 })

process.on('message', async (message) => {
  if (message === 'watch') delay.enable()
  else if (message === 'usage') {
    const { rss, heapUsed } = process.memoryUsage()
    process.send!({
      rss,
      heapUsed,
      cpu: process.cpuUsage(),
      collections: collections.splice(0),
      stall: delay.max / 1e6,
    })
    delay.reset()
  } else {
    await serving.close()
    process.exit(0)
  }
})
