import { Random } from '@cardwright/engine'
import type { Page } from 'playwright-core'
import { type Item, placeOf, type Scene, sceneOf, untilChanged, untilSeen } from './scene.ts'

/** Buttons that answer nothing: they look at something, explain, or set how one is asked. */
const isAside =
  /look at them$|^Look into|^Look at (the board|your hand)$|^Back to the cards$|^Ask me |^Put back$|^Dismiss$|^Read on$|^Got it$|^No more hints|^Clear$|^Take it back$|^Last Strike$|^Pass (until|to)|^Take \d+ life back$|, printed /

const isWithin = ({ within }: Item, place: RegExp): boolean => within.some((each) => place.test(each))

/** What can be done about what is asked: whatever is lit on the table, in the hand and beside the question. */
export function choicesIn({ items }: Scene): readonly Item[] {
  const offered = items.filter(({ isDisabled }) => !isDisabled)
  const menu = offered.filter(({ role }) => role === 'menuitem')
  if (menu.length > 0) return menu
  // what costs something that does not come back is asked once more
  const sure = offered.filter((each) => each.role === 'button' && isWithin(each, /^(alert)?dialog /))
  if (sure.length > 0) return sure.filter(({ name }) => !/^(Back|Close)$/.test(name))
  const isAsked = items.some((each) => each.role === 'heading' && isWithin(each, /^region What to do$/))
  if (!isAsked) return []
  const answers = offered.filter(
    (each) =>
      each.role === 'button' &&
      isWithin(each, /^(main The table: |region What to do$|region Hand, |region Cards to choose from$)/) &&
      !each.isPressed &&
      !isAside.test(each.name),
  )
  // a tray lies over the board
  const isOnBoard = (each: Item) => isWithin(each, /^main The table: /) && !isWithin(each, tray)
  return items.some((each) => isWithin(each, tray)) ? answers.filter((each) => !isOnBoard(each)) : answers
}

const tray = /^region Cards to choose from$/

/** What can be done, and if all is chosen that could be and it does not fit, to begin anew. */
function waysOn(scene: Scene): readonly Item[] {
  const choices = choicesIn(scene)
  return choices.length > 0 ? choices : scene.items.filter(({ role, name }) => role === 'button' && name === 'Clear')
}

export const isOver = ({ items }: Scene): boolean =>
  items.some(({ role, name }) => role === 'button' && name === 'Watch it again')

/** How somebody likes to play: the higher, the likelier; 0 only if there is nothing else. */
export type Taste = (choice: Item) => number

const liking: readonly (readonly [RegExp, number])[] = [
  [/and lose$/, 0],
  [/strike|attack|summon|[^,]: \d+ Life|power \d/i, 30],
  [/energy in your hand|no creature/, 12],
  [/^Space \d/, 3],
  [/^(Pass|End|Choose none|Change cards|Decline|Wild Swing)/, 2],
  [/ of (your|.*’s) pile \d/, 1],
]

/** Does what brings a match to its end, and passes when there is little else. */
export const bold: Taste = ({ name }) => liking.find(([words]) => words.test(name))?.[1] ?? 8

/** How a choice is made: by pointer, by finger, by keyboard. */
export type Touch = (page: Page, choice: Item) => Promise<void>

const soon = { timeout: 10_000 }

export const byPointer: Touch = (page, choice) => placeOf(page, choice).click(soon)

export const byFinger: Touch = async (page, choice) => {
  await placeOf(page, choice).tap(soon)
  // what a finger reads first it does by a second tap
  const again = page.locator('[data-again]')
  if (await again.count()) await again.tap(soon)
}

type Way = 'there' | 'before' | 'after'

/** The digit that it bears, to who uses keys; else Tab, or the arrows of a menu, until it has the focus, then Enter. */
export const byKeyboard: Touch = async (page, choice) => {
  const place = placeOf(page, choice)
  const digit = await place.getAttribute('data-digit', soon)
  if (digit !== null) {
    await page.keyboard.press(digit)
    return
  }
  const [after, before] = choice.role === 'menuitem' ? ['ArrowDown', 'ArrowUp'] : ['Tab', 'Shift+Tab']
  const keys: Readonly<Record<Way, string>> = { there: 'Enter', before, after }
  for (let presses = 0; presses < 200; presses++) {
    const way = await place.evaluate(
      (element): Way => {
        const { activeElement } = document
        if (activeElement === element) return 'there'
        const isBefore = activeElement && activeElement.compareDocumentPosition(element) & 2
        return isBefore ? 'before' : 'after'
      },
      undefined,
      soon,
    )
    await page.keyboard.press(keys[way])
    if (way === 'there') return
  }
  throw new Error(`${choice.name} cannot be reached by keyboard.`)
}

interface Play {
  readonly seed: string
  readonly taste?: Taste
  readonly touch?: Touch
  /** Leaves off at a question after so many decisions. */
  readonly decisions?: number
  /** Leaves off as soon as this is so. */
  readonly stop?: () => boolean
}

/** A question that can be answered: all that led to it has been shown, and a click is taken. */
const standing = '.table:not([data-showing]) [data-ask]'

/** Waits until there may be something to do; not for ever, since others may have to be asked. Nothing is looked at in vain. */
const untilAsked = (page: Page): Promise<boolean> =>
  untilSeen(page, `${standing}, .ask__prompt--end`, 500).catch(() => false)

/** The id of the question that can be answered; null if there is none. It tells questions apart that look the same. */
const askOf = (page: Page): Promise<string | null> =>
  page.evaluate((place) => document.querySelector(place)?.getAttribute('data-ask') ?? null, standing)

interface Moment {
  readonly scene: Scene
  /** The question that stood before and after the scene was read; null if none did, or another came meanwhile. */
  readonly ask: string | null
}

async function momentOf(page: Page): Promise<Moment> {
  const before = await askOf(page)
  const scene = await sceneOf(page)
  return { scene, ask: (await askOf(page)) === before ? before : null }
}

/** Looks again, with every question and every change, until something is so. */
async function untilMoment(page: Page, stop: () => boolean, isSo: (moment: Moment) => boolean): Promise<Moment> {
  const limit = Date.now() + 60_000
  for (;;) {
    const isAsked = await untilAsked(page)
    const isLate = Date.now() > limit
    if (!(isAsked || isLate || stop())) continue
    const moment = await momentOf(page)
    if (stop() || isSo(moment)) return moment
    if (isLate) throw new Error(`Waited in vain for a question. There is:\n${moment.scene.text}`)
    await untilChanged(page)
  }
}

function pick(choices: readonly Item[], taste: Taste, random: Random): Item {
  const tickets = choices.flatMap((choice) => Array.from({ length: taste(choice) }, () => choice))
  return tickets.length > 0 ? tickets[random.int(tickets.length)]! : choices[0]!
}

/** After so long without effect, in ms, something else is tried. */
const fruitless = 10_000

/** Answers whatever is asked until the match is over, and counts what it has chosen. */
export async function playOn(page: Page, how: Play): Promise<number> {
  const { seed, taste = bold, touch = byPointer, decisions = Number.POSITIVE_INFINITY, stop = () => false } = how
  const random = new Random(seed)
  let last: { ask: string | null; text: string; failed: Item | null } = { ask: null, text: '', failed: null }
  for (let made = 0; ; made++) {
    const limit = Date.now() + fruitless
    const { scene, ask } = await untilMoment(page, stop, (now) => {
      if (isOver(now.scene)) return true
      if (now.ask === null) return false
      const isNew = now.ask !== last.ask || hasMenu(now.scene) || now.scene.text !== last.text || Date.now() > limit
      return isNew && waysOn(now.scene).length > 0
    })
    const isEnough = made >= decisions && ask !== last.ask && !hasMenu(scene)
    if (isOver(scene) || stop() || isEnough) return made
    const choice = pick(waysOn(scene), taste, random)
    const opensMenu =
      (await placeOf(page, choice)
        .getAttribute('aria-haspopup', soon)
        .catch(() => null)) === 'menu'
    const failed = await touch(page, choice).then(
      async () => {
        // the first menu of a page is fetched when it is wanted
        if (opensMenu)
          await page
            .getByRole('menu')
            .waitFor(soon)
            .catch(() => {})
        return null
      },
      async (error) => {
        // the question may have gone away under the finger; what is still there must be reached
        const isThere = choicesIn(await sceneOf(page)).some((each) => isSame(each, choice))
        if (isThere && last.failed && isSame(last.failed, choice)) throw error
        return isThere ? choice : null
      },
    )
    last = { ask, text: failed ? '' : scene.text, failed }
  }
}

const hasMenu = ({ items }: Scene): boolean => items.some(({ role }) => role === 'menuitem')

const isSame = (a: Item, b: Item): boolean => a.name === b.name && a.nth === b.nth
