// What the first match costs: `npm run first-match`, with `-- <runs>` several times. Somebody who has never been here
// presses the front page's large button as soon as it is there; somebody else opens the address of a match. Prints
// what the browser transferred until the first question, and when that question could be answered on a slow line.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildClient } from '../support/build.ts'
import { chromiumArgs, findChromium } from '../support/chromium.ts'
import { question } from '../support/people.ts'
import { Site } from '../support/site.ts'
import { type Transfer, transfers } from '../support/transfers.ts'
import { slowLine } from './slow-line.ts'

const line = { rate: 1_600_000, latency: 150 }

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'front page, Play now': async (page) => {
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Play now' }).click()
  },
  'address of a match': (page) => page.goto('/practice/exceed', { waitUntil: 'commit' }),
}

interface Run {
  readonly ms: number
  readonly sent: readonly Transfer[]
}

async function run(browser: Browser, origin: string, way: (page: Page) => Promise<unknown>): Promise<Run> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const sent = transfers(page)
    const begin = performance.now()
    await way(page)
    await question(page).waitFor()
    const ms = performance.now() - begin
    return { ms, sent: await sent() }
  } finally {
    await context.close()
  }
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7)

function print(name: string, runs: readonly Run[]): void {
  const times = runs.map(({ ms }) => ms / 1000).sort((a, b) => a - b)
  const { sent } = runs[0]!
  const kinds = Map.groupBy(sent, ({ kind }) => kind)
  const weigh = (some: readonly Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`\n${name}: ${kb(weigh(sent)).trim()} KB in ${sent.length} files`)
  for (const [kind, some] of kinds) console.log(`  ${kb(weigh(some))} KB  ${kind} (${some.length})`)
  console.log(`  first question after ${times.map((s) => s.toFixed(2)).join(', ')} s`)
  if (!process.env.PARTS) return
  for (const { from, to, bytes, path } of sent)
    console.log(`${String(Math.round(from)).padStart(6)} ${String(Math.round(to)).padStart(6)} ${kb(bytes)}  ${path}`)
}

const count = Number(process.argv[2] ?? 3)
const executablePath = findChromium()
if (executablePath === null)
  throw new Error('There is no Chromium on this machine, and it cannot be installed by this user.')
const web = mkdtempSync(join(tmpdir(), 'cardwright-web-'))
buildClient(web)
const site = await Site.open(web)
const slow = await slowLine(Number(new URL(site.origin).port), line)
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
try {
  console.log(`${line.rate / 1e6} Mbit/s, ${line.latency} ms there and back`)
  for (const [name, way] of Object.entries(ways)) {
    const runs: Run[] = []
    for (let n = 0; n < count; n++) runs.push(await run(browser, slow.origin, way))
    print(name, runs)
  }
} finally {
  await browser.close()
  slow.close()
  await site.close()
  rmSync(web, { recursive: true, force: true })
}
