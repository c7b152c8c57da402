import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe calls serious or critical, in both themes; what does not depend on colours is looked at once. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name
      // colours fade into each other, however fast: what lasts for ever does not count
      const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(fading.map(({ finished }) => finished))
    }, theme)
    // one page at a time, without frames
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
    const { violations } = await (theme === 'dark' ? axe : axe.withRules('color-contrast')).analyze()
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue
      for (const { html, failureSummary } of nodes.slice(0, 3)) faults.push(`${theme} ${id}: ${html} ${failureSummary}`)
    }
  }
  return faults
}
