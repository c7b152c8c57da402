import type { Page } from 'playwright-core'

/** Something that a page says it has, as it is read out: a role, a name, and where it stands. */
export interface Item {
  readonly role: string
  readonly name: string
  readonly isDisabled: boolean
  readonly isPressed: boolean
  /** The roles and names around it, the outermost first: `region What to do`. */
  readonly within: readonly string[]
  /** Which of those of the same role and name it is. */
  readonly nth: number
}

export interface Scene {
  readonly text: string
  readonly items: readonly Item[]
}

const line = /^(\s*)- '?([\w-]+)(?: "((?:[^"\\]|\\.)*)")?([^:]*?)'?(?::.*)?$/

/** Reads what a screen reader is told. */
export function parseScene(text: string): Scene {
  const around: { indent: number; said: string }[] = []
  const counts = new Map<string, number>()
  const items: Item[] = []
  for (const row of text.split('\n')) {
    const [, space, role, quoted, states = ''] = line.exec(row) ?? []
    if (space === undefined || role === undefined) continue
    const indent = space.length
    const isKey = row.trimStart().startsWith("- '")
    const raw = quoted === undefined ? '' : (JSON.parse(`"${quoted}"`) as string)
    const name = isKey ? raw.replaceAll("''", "'") : raw
    while (around.length > 0 && around.at(-1)!.indent >= indent) around.pop()
    const same = `${role} ${name}`
    const nth = counts.get(same) ?? 0
    counts.set(same, nth + 1)
    items.push({
      role,
      name,
      isDisabled: states.includes('[disabled]'),
      isPressed: states.includes('[pressed]'),
      within: around.map(({ said }) => said),
      nth,
    })
    around.push({ indent, said: same })
  }
  return { text, items }
}

export const sceneOf = async (page: Page): Promise<Scene> => parseScene(await page.locator('body').ariaSnapshot())

/** Where to click for it. */
export const placeOf = (page: Page, { role, name, nth }: Item) =>
  page.getByRole(role as 'button', { name, exact: true }).nth(nth)

/**
 * Waits until something is on the page, or anything has changed if nothing is named; for so long, in ms. It looks when the
 * page changes: to look with every frame makes the browser draw them all. Returns whether it came to pass.
 */
export const untilSeen = (page: Page, place: string | null, ms: number): Promise<boolean> =>
  page.evaluate(
    ([wanted, limit]) =>
      new Promise<boolean>((resolve) => {
        const isThere = () => wanted === null || document.querySelector(wanted) !== null
        const end = (came: boolean) => {
          watch.disconnect()
          clearTimeout(late)
          requestAnimationFrame(() => resolve(came))
        }
        const late = setTimeout(end, limit, false)
        const watch = new MutationObserver(() => isThere() && end(true))
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        if (wanted !== null && isThere()) end(true)
      }),
    [place, ms] as const,
  )

/** Waits until the page has changed; not for long, since it may have done so just before. */
export const untilChanged = (page: Page): Promise<boolean> => untilSeen(page, null, 200)

/** Looks again with every change until something is so. */
export async function untilScene(
  page: Page,
  isSo: (scene: Scene) => boolean | Promise<boolean>,
  what: string,
): Promise<Scene> {
  const limit = Date.now() + 60_000
  for (;;) {
    const scene = await sceneOf(page)
    if (await isSo(scene)) return scene
    if (Date.now() > limit) throw new Error(`Waited in vain for ${what}. There is:\n${scene.text}`)
    await untilChanged(page)
  }
}
