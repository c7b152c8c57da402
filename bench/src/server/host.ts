import { configure, serve } from '@cardwright/server'
import { pino } from 'pino'

/* A process of its own that serves matches, for the load that its parent makes: it says where it is, and what it takes. */

const serving = await serve(configure({}, process.env), { logger: pino({ level: 'error' }), idleFor: 3_600_000 })
process.send!({ port: serving.port })

// whoever started it is gone: nobody would stop it
process.on('disconnect', () => process.exit(1))

process.on('message', async (message) => {
  if (message === 'usage') {
    const { rss, heapUsed } = process.memoryUsage()
    process.send!({ rss, heapUsed, cpu: process.cpuUsage() })
  } else {
    await serving.close()
    process.exit(0)
  }
})
