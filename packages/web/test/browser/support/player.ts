import { Random } from '@cardwright/engine'
import type { Page } from 'playwright-core'
import { type Item, placeOf, type Scene, sceneOf, untilScene } from './scene.ts'

/** Buttons that answer nothing: they look at something, explain, or set how one is asked. */
const isAside =
  /look at them$|^Look into|^Ask me at|^Put back$|^Dismiss$|^Got it$|^No more hints$|^Stops$|^Clear$|^Pass (until|to)/

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

/** How somebody likes to play: the higher, the likelier. */
export type Taste = (choice: Item) => number

/** Does what brings a match to its end, and passes when there is nothing else. */
export const bold: Taste = ({ name, within }) => {
  if (/strike|attack|summon|with .* Life|: \d+ Life/i.test(name)) return 30
  if (/^(Pass|End|Choose none|Prepare|Change cards|Decline|Keep)/.test(name)) return 2
  return within.includes('region Turn and phase') ? 0 : 8
}

/** How a choice is made: by pointer, by finger, by keyboard. */
export type Touch = (page: Page, choice: Item) => Promise<void>

const soon = { timeout: 10_000 }

export const byPointer: Touch = (page, choice) => placeOf(page, choice).click(soon)

interface Play {
  readonly seed: string
  readonly taste?: Taste
  readonly touch?: Touch
  /** Leaves off before the match is over. */
  readonly until?: (scene: Scene, decisions: number) => boolean
}

function pick(choices: readonly Item[], taste: Taste, random: Random): Item {
  const weights = choices.map(taste)
  let at = random.int(weights.reduce((a, b) => a + b, 0))
  return choices.find((_, i) => (at -= weights[i]!) < 0) ?? choices[0]!
}

/** Answers whatever is asked until the match is over, and counts the decisions. */
export async function playOn(page: Page, { seed, taste = bold, touch = byPointer, until }: Play): Promise<number> {
  const random = new Random(seed)
  let before = ''
  let failed: Item | null = null
  for (let decisions = 0; ; decisions++) {
    const scene = await untilScene(
      page,
      (now) => isOver(now) || (now.text !== before && choicesIn(now).length > 0),
      'a question',
    )
    if (isOver(scene) || until?.(scene, decisions)) return decisions
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
