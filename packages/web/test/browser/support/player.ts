import { Random } from '@cardwright/engine'
import type { Page } from 'playwright-core'
import { type Item, placeOf, type Scene, sceneOf, untilScene } from './scene.ts'

/** Buttons that answer nothing: they look at something, explain, or set how one is asked. */
const isAside =
  /look at them$|^Look into|^Ask me at|^Put back$|^Dismiss$|^Got it$|^No more hints$|^Stops$|^Clear$|^Last Strike$|^Pass (until|to)/

const isWithin = ({ within }: Item, place: RegExp): boolean => within.some((each) => place.test(each))

/** What can be done about what is asked: whatever is lit on the table, in the hand and beside the question. */
export function choicesIn({ items }: Scene): readonly Item[] {
  const offered = items.filter(({ isDisabled }) => !isDisabled)
  const menu = offered.filter(({ role }) => role === 'menuitem')
  if (menu.length > 0) return menu
  const isAsked = items.some((each) => each.role === 'heading' && isWithin(each, /^region What to do$/))
  if (!isAsked) return []
  return offered.filter(
    (each) =>
      each.role === 'button' &&
      isWithin(each, /^(main The table: |region What to do$|region Hand, )/) &&
      !each.isPressed &&
      !isAside.test(each.name),
  )
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

export const byFinger: Touch = (page, choice) => placeOf(page, choice).tap(soon)

type Way = 'there' | 'before' | 'after'

/** Tab, or the arrows of a menu, until it has the focus; then Enter. */
export const byKeyboard: Touch = async (page, choice) => {
  const place = placeOf(page, choice)
  const [on, back] = choice.role === 'menuitem' ? ['ArrowDown', 'ArrowUp'] : ['Tab', 'Shift+Tab']
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
    await page.keyboard.press(way === 'there' ? 'Enter' : way === 'before' ? back! : on!)
    if (way === 'there') return
  }
  throw new Error(`${choice.name} cannot be reached by keyboard.`)
}

interface Play {
  readonly seed: string
  readonly taste?: Taste
  readonly touch?: Touch
  /** Leaves off before the match is over. */
  readonly until?: (scene: Scene, decisions: number) => boolean
}

function pick(choices: readonly Item[], taste: Taste, random: Random): Item {
  const tickets = choices.flatMap((choice) => Array.from({ length: taste(choice) }, () => choice))
  return tickets.length > 0 ? tickets[random.int(tickets.length)]! : choices[0]!
}

/** A question that looks the same as the one before it is a new one if it stays. */
const stays = 5000

/** Answers whatever is asked until the match is over, and counts the decisions. */
export async function playOn(page: Page, { seed, taste = bold, touch = byPointer, until }: Play): Promise<number> {
  const random = new Random(seed)
  let before = ''
  let failed: Item | null = null
  for (let decisions = 0; ; decisions++) {
    const limit = Date.now() + stays
    const isNew = (now: Scene) => now.text !== before || Date.now() > limit
    const isEnough = (now: Scene) => isOver(now) || until?.(now, decisions) === true
    const scene = await untilScene(
      page,
      (now) => isEnough(now) || (isNew(now) && choicesIn(now).length > 0),
      'a question',
    )
    if (isEnough(scene)) return decisions
    before = scene.text
    const choice = pick(choicesIn(scene), taste, random)
    try {
      await touch(page, choice)
      failed = null
    } catch (error) {
      // the question may have gone away under the finger; what is still there must be reached
      const isThere = choicesIn(await sceneOf(page)).some(({ name, nth }) => name === choice.name && nth === choice.nth)
      if (isThere && failed !== null) throw error
      if (isThere) before = ''
      failed = isThere ? choice : null
    }
  }
}
