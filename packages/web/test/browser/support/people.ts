import type { Page } from 'playwright-core'

/**
 * A table of a game for two, by the lobby: the first opens it, the other sits down by its link. A third may have come by
 * the link, too, and be late.
 */
export async function sitDown(first: Page, second: Page, game: string, late?: Page): Promise<string> {
  await first.goto('/lobby')
  await first.getByLabel('Game').selectOption({ label: game })
  await first.getByRole('button', { name: 'Open a table' }).click()
  return sitDownByLink(first, second, async (link) => {
    await late?.goto(link)
    await late?.getByRole('button', { name: 'Sit down' }).waitFor()
  })
}

/** The same with options of the game that are not as usual, by an address. */
export async function sitDownWith(first: Page, second: Page, game: string, options: object): Promise<string> {
  await first.goto(`/lobby?create=${game}&options=${encodeURIComponent(JSON.stringify(options))}`)
  return sitDownByLink(first, second, () => second.getByLabel('I agree to play like this.').check())
}

/** Something may have to be done, with the link, before the second sits down. */
async function sitDownByLink(first: Page, second: Page, before = async (_: string) => {}): Promise<string> {
  const link = await first.getByLabel('The link to this table').inputValue()
  await second.goto(link)
  await before(link)
  await second.getByRole('button', { name: 'Sit down' }).click()
  await Promise.all([first, second].map((page) => question(page).waitFor()))
  return link
}

/** Waits until a page is there, with what it had to fetch. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page
    .getByText(/^(One moment …|Connecting …|0 rules)$/)
    .first()
    .waitFor({ state: 'detached' })
}

/** What is asked, or how the match has ended. */
export const question = (page: Page) => page.getByRole('region', { name: 'What to do' }).getByRole('heading').first()

/** Waits until all that has happened has been shown and what is asked can be answered: a question is there before. */
export const shown = (page: Page): Promise<void> => page.locator('.table:not([data-showing])').waitFor()

/** Ends a match by the menu. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Resign …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
}
