import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, configure, type Given, serve } from '@cardwright/server'
import { UsageError } from '../problems.ts'
import { serverWords } from '../words/en/server.ts'

/** The web client as it was built last, if it was. */
function builtClient(): string | null {
  const folder = fileURLToPath(new URL('../../../web/dist', import.meta.url))
  return existsSync(folder) ? folder : null
}

/** Serves until it is told to stop. */
export async function serveTables(given: Given): Promise<number> {
  const config = configuration({ ...given, web: given.web ? resolve(given.web) : builtClient() })
  const serving = await serve(config)
  console.log(serverWords.served(config.origin, config.web !== null))
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })
  await serving.close()
  return 0
}

function configuration(given: Given) {
  try {
    return configure(given)
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error
  }
}
