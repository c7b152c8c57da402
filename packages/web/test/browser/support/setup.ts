import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildClient } from './build.ts'
import { chromiumArgs, findChromium } from './chromium.ts'
import { Site } from './site.ts'

/** What all browser tests share. */
export interface Shared {
  /** The built client. */
  readonly web: string
  readonly origin: string
  /** Where the browser is reached. */
  readonly browser: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly shared: Shared | null
  }
}

/** One build, one server and one browser for all test files. */
export default async function setup({ provide }: TestProject) {
  const executablePath = findChromium()
  if (executablePath === null) {
    console.warn('Skipped: there is no Chromium on this machine, and it cannot be installed by this user.')
    provide('shared', null)
    return
  }
  const web = mkdtempSync(join(tmpdir(), 'cardwright-web-'))
  buildClient(web)
  const [site, browser] = await Promise.all([
    Site.open(web),
    chromium.launchServer({ executablePath, args: chromiumArgs, host: '127.0.0.1' }),
  ])
  provide('shared', { web, origin: site.origin, browser: browser.wsEndpoint() })
  return async () => {
    await browser.close()
    await site.close()
    rmSync(web, { recursive: true, force: true })
  }
}
