import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, inject } from 'vitest'
import type { Settings } from '../../../src/app/settings.ts'
import type { Shared } from './setup.ts'

/** How long anything may take to appear. Nothing here is about speed: a limit only ends what hangs. */
const patience = 60_000

export interface Wish extends BrowserContextOptions {
  /** What they have set on the settings page; null for somebody who has never been here. */
  readonly settings?: Partial<Settings> | null
  /** What the console may complain about: a server that is away because the test has stopped it. */
  readonly expected?: RegExp
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: string[]
}

/** Things are shown at once and nothing is explained, unless a test is about that. */
const hurried: Partial<Settings> = { speed: 'instant', guide: false }

/** Frames that nobody looks at cost much of a test's time: nothing fades or slides, unless a test is about the show. */
export const stillness = '*, *::before, *::after { transition: none !important; animation: none !important }'

/** Nor is anything drawn. All else is as it is: where things lie, what covers what, what a click meets. */
const clearness = ' html { opacity: 0 !important }'

/** Adopted, because the page allows no style that is written into it. */
const stand = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet))
}

const shared: Shared | null = inject('shared')

/** Skipped, with a word by the setup, where there is no browser. */
export const describeInBrowser = describe.skipIf(shared === null)

/** The built client, and where it is served. */
export const site = (): Shared => shared!

async function open(browser: Browser, { settings, expected, ...wish }: Wish): Promise<Visitor> {
  const origin = wish.baseURL ?? site().origin
  const localStorage = [{ name: 'cardwright-settings', value: JSON.stringify({ ...hurried, ...settings }) }]
  const context = await browser.newContext({
    baseURL: site().origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // else every visitor fetches the whole site to keep it
    serviceWorkers: 'block',
    ...wish,
    ...(settings !== null && { storageState: { cookies: [], origins: [{ origin, localStorage }] } }),
  })
  context.setDefaultTimeout(patience)
  if (settings !== null && settings?.speed === undefined) await context.addInitScript(stand, stillness + clearness)
  const page = await context.newPage()
  const faults: string[] = []
  const note = (text: string) => expected?.test(text) || faults.push(text)
  page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`))
  page.on('pageerror', (error) => note(String(error)))
  return { context, page, faults }
}

/** Visitors of the tests of a file. Errors on the console, refused styles and scripts among them, fail the test. */
export function visitors(): (wish?: Wish) => Promise<Visitor> {
  let browser: Promise<Browser> | null = null
  const here: Visitor[] = []
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(task.name, here)
    const faults = here.flatMap((visitor) => visitor.faults)
    await Promise.all(here.splice(0).map(({ context }) => context.close()))
    expect(faults.join('\n')).toBe('')
  })
  afterAll(async () => (await browser)?.close())
  return async (wish = {}) => {
    browser ??= chromium.connect(site().browser)
    const visitor = await open(await browser, wish)
    here.push(visitor)
    return visitor
  }
}

/** What was to be seen when a test failed, for whoever looks for the reason. */
async function photograph(test: string, those: readonly Visitor[]): Promise<void> {
  const folder = join(tmpdir(), 'cardwright-failures')
  mkdirSync(folder, { recursive: true })
  for (const [i, { page }] of those.entries()) {
    const path = join(folder, `${test.replace(/\W+/g, '-')}-${i + 1}.png`)
    await page.evaluate(() => document.adoptedStyleSheets.splice(0)).catch(() => {})
    await page.screenshot({ path }).then(
      () => console.log(`${page.url()} is pictured in ${path}`),
      () => {},
    )
  }
}
