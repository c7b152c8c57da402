import type { Page } from 'playwright-core'
import { shown } from './people.ts'
import { untilChanged } from './scene.ts'

/** The address of a practice match with these options. */
export const practice = (options: object, seats = 2) =>
  `/practice/millennium?seats=${seats}&seed=floor&strength=easy&options=${encodeURIComponent(JSON.stringify(options))}`

/** The same from a position: a tournament in which one has these cards in hand. */
export const tournament = (hand: readonly string[]) => {
  const zones = { 'hand:0': hand, 'tableau:0': [], 'tableau:1': [], 'tableau:2': [] }
  const given = { round: 2, phase: 'tournament', zones, tournament: { turn: { side: 0 } } }
  return `${practice({ clock: 'none' }, 3)}&given=${encodeURIComponent(JSON.stringify(given))}`
}

/** A tournament of so many in which everybody has one of these cards in hand and five in the tableau, one of them face down. */
export const fullTableaus = (seats: number, cards: readonly string[]) => {
  const zones = Array.from({ length: seats }, (_, seat) => {
    const [held, ...played] = cards.slice(seat * 6, seat * 6 + 6)
    const lying = played.map((card, at) => (at === 1 ? { card, down: true } : card))
    return { [`hand:${seat}`]: [held], [`tableau:${seat}`]: lying }
  })
  const given = { round: 1, phase: 'tournament', zones: Object.assign({}, ...zones), tournament: { turn: { side: 0 } } }
  return `${practice({ clock: 'none' }, seats)}&given=${encodeURIComponent(JSON.stringify(given))}`
}

/** A market in which others have sold these cards, and two Metagames pay. */
export const fullMarket = (sold: readonly string[]) => {
  const aftermarket = sold.map((card, n) => ({ card, marks: { lot: 100 + n, marker: 1 } }))
  const zones = { aftermarket, metas: ['meta-citizen', 'meta-core'] }
  const players = [{}, { ready: true }, { ready: true }]
  const given = { round: 1, phase: 'deckbuilding', players, deckbuilding: { segment: 'second', nextLot: 200 }, zones }
  return `${practice({ clock: 'none' }, 3)}&given=${encodeURIComponent(JSON.stringify(given))}`
}

/** A market that ends when both are ready, and in which a purchase is one at once. */
export const duel = { mode: 'duel', clock: 'none', contestWindow: 0, refusalWindow: 0 }

const kindOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.ask')?.getAttribute('data-kind') ?? null)

/** What is lit and answers: of a menu the first, in a tournament the hand, the buttons, then the board. */
const places = [
  '[role="menuitem"]',
  '.table__hand [data-lit]',
  '.table__ask [data-confirm]:not([disabled])',
  '.table__ask [data-lit]',
  '.table__board [data-lit]',
]

/** One click that leads on; none while others are awaited. */
async function clickOn(page: Page): Promise<void> {
  const kind = await kindOf(page)
  const wanted = kind === 'market' ? ['.mb-result__on [data-lit]', '.table__ask [data-key="ready"]'] : places
  for (const place of kind === null ? [] : wanted) {
    const found = page.locator(place).first()
    if (!(await found.isVisible())) continue
    await found.click({ timeout: 5000 }).catch(async (error) => {
      // the question may go away under the pointer; what stays there must be clicked
      if (await found.isVisible()) throw error
    })
    return
  }
}

const patience = 400_000

/** Says “ready” and plays on until this is to be seen. */
export async function playUntil(page: Page, isSeen: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + patience
  for (;;) {
    await shown(page)
    if (await isSeen()) return
    if (Date.now() > limit) throw new Error(`Waited in vain at ${page.url()}.`)
    await clickOn(page)
    if (!(await isSeen())) await untilChanged(page)
  }
}

/**
 * Watches where things that are clicked lie on the trading floor, with every change. Comes back with what lay in several
 * places, by name: what is for sale by its number, all else by what it does.
 */
export async function watchPlaces(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const places = new Map<string, Set<string>>()
    const names = ['idea', 'verb', 'lot', 'key'] as const
    const look = () => {
      const all = document.querySelectorAll<HTMLElement>(
        '.mb-floor :is([data-idea], [data-verb], [data-lot], .mb-sheets__row > *), .ask [data-key="ready"]',
      )
      for (const each of all) {
        const name = names.find((key) => each.dataset[key] !== undefined)
        const id = name ? `${name} ${each.dataset[name]}` : each.textContent
        const { x, y } = each.getBoundingClientRect()
        places.set(id, (places.get(id) ?? new Set()).add(`${Math.round(x)},${Math.round(y)}`))
      }
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { places })
  })
  return () =>
    page.evaluate(() => {
      const { places } = window as unknown as { readonly places: ReadonlyMap<string, ReadonlySet<string>> }
      return [...places].flatMap(([id, where]) => (where.size > 1 ? [`${id}: ${[...where].join(' ')}`] : []))
    })
}

/**
 * In the page: buys the first card of the Store once it has lain there for a moment, and presses again as soon as another
 * lies there. Says what the first costs.
 */
export const pressTwice = () =>
  new Promise<number>((resolve) => {
    const first = () => document.querySelector<HTMLElement>('.mb-store .mb-lot:first-child')!
    const press = () => {
      const button = first().querySelector<HTMLElement>('.mb-lot__buy')!
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      button.click()
      return Number(button.textContent!.replace('$', ''))
    }
    const buy = (lot: string | undefined) => {
      const watch = new MutationObserver(() => {
        if (first().dataset.lot === lot) return
        watch.disconnect()
        press()
        resolve(price)
      })
      watch.observe(document.querySelector('.mb-store')!, { subtree: true, childList: true })
      const price = press()
    }
    const untilItLies = (lot: string | undefined, since: number) => {
      const now = performance.now()
      if (first().dataset.lot !== lot) requestAnimationFrame(() => untilItLies(first().dataset.lot, now))
      else if (now - since < 700) requestAnimationFrame(() => untilItLies(lot, since))
      else buy(lot)
    }
    untilItLies(first().dataset.lot, performance.now())
  })
