import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configure, type Given, serve } from '@cardwright/server'
import { serverWords } from '../words/en/server.ts'
import { withSettings } from './settings.ts'

/** The web client as it was built last, if it was. */
function builtClient(): string | null {
  const folder = fileURLToPath(new URL('../../../web/dist', import.meta.url))
  return existsSync(folder) ? folder : null
}

/** Serves until it is told to stop. */
export async function serveTables(given: Given): Promise<number> {
  const serving = await withSettings(async () => {
    const config = configure({ ...given, web: given.web ? resolve(given.web) : builtClient() })
    const serving = await serve(config)
    console.log(serverWords.served(config.origin, config.web !== null))
    return serving
  })
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })
  await serving.close()
  return 0
}
