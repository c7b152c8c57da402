import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { stillness } from './visitors.ts'

declare global {
  interface Window {
    readonly axe?: { run(options: RunOptions): Promise<AxeResults> }
  }
}

/** The small one: what is given to a page goes through three processes. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is looked at in each theme: all of it once, and once more what depends on colours. */
const looks: readonly (readonly [theme: string, options: RunOptions])[] = [
  ['dark', { resultTypes: ['violations'] }],
  ['light', { resultTypes: ['violations'], runOnly: ['color-contrast'] }],
]

/** What axe calls serious or critical. */
export async function faultsOf(page: Page): Promise<string[]> {
  // half a megabyte: a page is given it once
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source)
  const faults: string[] = []
  for (const [theme, options] of looks) {
    const violations = await page.evaluate(
      async ([name, wanted, css]) => {
        // the page is drawn while it is looked at, and its colours do not fade into each other
        const worn = [...document.adoptedStyleSheets]
        const still = new CSSStyleSheet()
        still.replaceSync(css)
        document.adoptedStyleSheets = [still]
        document.documentElement.dataset.theme = name
        // what moves comes to rest; what lasts for ever does not count
        const fading = () =>
          document
            .getAnimations()
            .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)
        for (let left = fading(); left.length > 0; left = fading())
          await Promise.allSettled(left.map(({ finished }) => finished))
        const { violations } = await window.axe!.run(wanted)
        document.adoptedStyleSheets = worn
        return violations
      },
      [theme, options, stillness] as const,
    )
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue
      for (const { html, failureSummary } of nodes.slice(0, 3)) faults.push(`${theme} ${id}: ${html} ${failureSummary}`)
    }
  }
  return faults
}
