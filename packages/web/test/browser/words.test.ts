import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { pages } from './support/pages.ts'
import { shown } from './support/people.ts'
import { describeInBrowser, visitors } from './support/visitors.ts'

/** Says all sentences with accents: see `spoken` in the catalog. */
const inDisguise = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { cardwrightLanguage: 'en-XA' })
  })

/** What is shown or read out in plain letters, outside of content: sentences that lie in no folder. */
const plainIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // a description is the text of a card
    const spoken = ['aria-label', 'aria-valuetext', 'alt', 'label', 'placeholder', 'title']
    // of some elements only the title is: what the engine says
    const isContent = (element: Element) =>
      element.closest('[data-content]:not([data-content="title"]), script, style') !== null
    const found = [...document.body.querySelectorAll('*')].filter((element) => !isContent(element))
    const said = found.flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
      ...spoken.flatMap((name) =>
        element.matches(`[data-content="${name}"]`) ? [] : (element.getAttribute(name) ?? []),
      ),
    ])
    // React Aria says this itself, in the language of the browser
    const foreign = 'Dismiss'
    return [...new Set(said.filter((text) => /[a-z]/i.test(text) && text !== foreign))]
  })

/** Boards that mark what is content. */
const boards = ['exceed', 'exodus', 'weiss', 'capcom', 'millennium', 'duel', 'hearth', 'market']
/** A season of three goes on without the one who leaves. */
const forTwo: Readonly<Record<string, object>> = { millennium: { mode: 'duel', clock: 'none' } }

describeInBrowser('Every sentence lies in a folder', { timeout: 600_000 }, () => {
  const visit = visitors()

  it('on every page', async () => {
    const { page } = await visit()
    await inDisguise(page)
    const found: Record<string, string[]> = {}
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.locator('.table-wait').waitFor({ state: 'detached' })
      const plain = await plainIn(page)
      if (plain.length > 0) found[name] = plain
    }
    expect(found).toEqual({})
  })

  it.for(boards)('at a table of %s, in its menu, its dialogs and at its end', async (game) => {
    const { page } = await visit({ settings: { guide: true } })
    await inDisguise(page)
    const options = encodeURIComponent(JSON.stringify(forTwo[game] ?? {}))
    await page.goto(`/practice/${game}?seed=words&options=${options}`)
    await page.locator('.ask__prompt').waitFor()
    await shown(page)
    expect(await plainIn(page)).toEqual([])
    await page.keyboard.press('?')
    await page.locator('.key-help').waitFor()
    expect(await plainIn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.tools [aria-haspopup=menu]').click()
    await page.getByRole('menuitem').first().waitFor()
    expect(await plainIn(page)).toEqual([])
    await page.locator('[role=menuitem][data-key=resign]').click()
    await page.locator('.dialog__choices').waitFor()
    expect(await plainIn(page)).toEqual([])
    await page.locator('.dialog__choices [data-danger]').click()
    await page.locator('.ending').waitFor()
    expect(await plainIn(page)).toEqual([])
  })

  it.for(['exceed', 'capcom', 'millennium'])('in the lesson of %s', async (game) => {
    const { page } = await visit()
    await inDisguise(page)
    await page.goto(`/lesson/${game}`)
    await page.locator('.teacher[aria-busy=false]').waitFor()
    expect(await plainIn(page)).toEqual([])
  })
})

/** What one can only do with a mouse or a keyboard. */
const ofMouse = /\b(click\w*|mouse|hover|keyboard|keys?|space bar|\[space\]|esc)\b/i

/** The texts that are to be seen, but for content. */
const visibleIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden = '[data-content], .visually-hidden, script, style'
    const seen = [...document.body.querySelectorAll('*')].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(hidden),
    )
    const texts = seen.flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
    )
    return texts.map(({ textContent }) => textContent ?? '')
  })

describeInBrowser('On a phone no words are for a mouse or for keys', { timeout: 600_000 }, () => {
  const visit = visitors()
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

  it('on any page', async () => {
    const { page } = await visit(phone)
    const found: Record<string, string[]> = {}
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path)
      await page.locator('h1').first().waitFor({ state: 'attached' })
      const said = (await visibleIn(page)).filter((line) => ofMouse.test(line))
      // how the games are played, by their own words
      if (said.length > 0 && name !== 'the rules of a game') found[name] = said
    }
    expect(found).toEqual({})
  })

  it.for(boards)('at a table of %s, in its hints and its menu', async (game) => {
    const { page } = await visit({ ...phone, settings: { guide: true, speed: 'normal', explained: ['* hold'] } })
    await page.goto(`/practice/${game}?seed=words`)
    await page.getByRole('note', { name: 'Guide' }).waitFor()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem').first().waitFor()
    expect((await visibleIn(page)).filter((line) => ofMouse.test(line))).toEqual([])
  })
})
