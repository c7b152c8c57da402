import type { Locator, Page } from 'playwright-core'
import { choicesIn } from './player.ts'
import { type Item, placeOf, type Scene, sceneOf, untilChanged, untilScene } from './scene.ts'

/** What the teacher asks for, in order: what is clicked, by its name. */
export const lessonSteps = {
  exceed: [
    /^Space 4, move here/,
    /^Cross/,
    /^Pay 1 Force$/,
    /^Spike/,
    /^Strike with Spike/,
    /^Focus/,
    /^Exceed for 2 Gauge/,
    /^Grasp/,
    /^Boost: Tightened Fist/,
    /^Assault/,
    /^Strike with Assault/,
  ],
  exodus: [
    /^Ember energy in your hand/,
    /^Your pile 1: Gorge Drake/,
    /^Dawn energy in your hand/,
    /^Your pile 2: no creature/,
    /^On to the Creature Phase/,
    /^Spitfire Drake/,
    /^On to the Attack Phase/,
    /^Your pile 1: Gorge Drake/,
    /^Teacher’s pile 1: Frost Hare/,
    /^Unravel: Play Unravel/,
    /^Tide energy in your hand/,
    /^Pay 1 energy$/,
    /^Teacher’s pile 1: Frost Hare/,
    /^Your pile 2: Spitfire Drake/,
    /^Teacher: 2 Life/,
  ],
  weiss: [
    /^Corvin, Knife Thrower/,
    /^Cinder, Chorus Line/,
    /middle/,
    /^On to the climax phase/,
    /^Curtain of Sparks/,
    /^Your center left: Hob, Fire Eater/,
    /[Ff]ront/,
    /^Your center middle: Cinder, Chorus Line/,
  ],
  capcom: [
    /^Counter with Rising Wick/,
    /^Attack with the 3 of spades/,
    /^Attack with the 4 of diamonds/,
    /^Attack with the 5 of clubs/,
    /^Draw 3 cards/,
    /^Lantern Bolt/,
    /^Beacon Burst/,
  ],
  millennium: [
    /^Stove Golem/,
    /^Stove Golem.*Action/,
    /^Owl of Two Minds/,
    /^Neon Ninja/,
    /^Wheelbarrow Crew/,
    /^Start the clock$/,
    /^Buy Sunflower Sentinel/,
    /^Accept Teacher’s offer$/,
    /^Fill your deck/,
    /^Make a collection/,
    /^I am ready for/,
  ],
} satisfies Readonly<Record<string, readonly RegExp[]>>

const named = ({ items }: Scene, role: string, name: string): Item | undefined =>
  items.find((each) => each.role === role && each.name === name && !each.isDisabled)

/** On a phone a card that can go to several places is picked up by the one way of its menu. */
function onlyWay({ items }: Scene): Item | undefined {
  const ways = items.filter(({ role }) => role === 'menuitem')
  return ways.length === 1 ? ways[0] : undefined
}

const isEnd = (scene: Scene): boolean => named(scene, 'link', 'Play a match') !== undefined

/** The step that the teacher speaks of; null while something is being shown, because no click is taken then. */
const stepOf = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const isBusy = document.querySelector('.teacher[aria-busy="true"], .table[data-showing]') !== null
    return isBusy ? null : (document.querySelector<HTMLProgressElement>('.teacher progress')?.value ?? null)
  })

/** Whether a click has led on: the teacher speaks of something else, or what was clicked is no longer offered. */
async function isTaken(page: Page, clicked: Item, before: number | null): Promise<boolean> {
  const limit = Date.now() + 10_000
  while (Date.now() < limit) {
    const scene = await sceneOf(page)
    const step = await stepOf(page)
    if (step !== null && step !== before) return true
    if (isEnd(scene) || !offers(scene).some(({ name, nth }) => name === clicked.name && nth === clicked.nth))
      return true
    await untilChanged(page)
  }
  return false
}

/** What the teacher asks for looks no worse than the rest. */
async function expectLit(place: Locator): Promise<void> {
  const isDull = await place.evaluate((element) => element.closest('[data-pip="poor"], .is-quiet') !== null)
  if (isDull) throw new Error(`What the lesson asks for is lit less than the rest: ${place}`)
}

/** What can be clicked: what is asked, and what the teacher has beside the words. */
const offers = (scene: Scene): readonly Item[] => [...choicesIn(scene), ...[goOn(scene) ?? []].flat()]

const goOn = (scene: Scene): Item | undefined => named(scene, 'button', 'Go on')

/**
 * Reads on, and clicks what the teacher asks for: these, by their names and in this order. Comes back when the lesson
 * is over, or when all of them have been clicked and something else is asked.
 */
export async function followLesson(page: Page, asked: readonly RegExp[]): Promise<'over' | 'asked'> {
  const left = [...asked]
  const wanted = (now: Scene) => choicesIn(now).find(({ name }) => left[0]?.test(name))
  const isAsked = (now: Scene) => left.length === 0 && choicesIn(now).length > 0
  for (;;) {
    let step: number | null = null
    const scene = await untilScene(
      page,
      async (now) => {
        step = await stepOf(page)
        const found = goOn(now) ?? wanted(now) ?? onlyWay(now)
        return isEnd(now) || (step !== null && (found !== undefined || isAsked(now)))
      },
      `what the lesson asks for: ${left[0]}`,
    )
    if (isEnd(scene)) return 'over'
    const next = wanted(scene) ?? onlyWay(scene) ?? goOn(scene)
    if (!next) return 'asked'
    if (next === wanted(scene)) await expectLit(placeOf(page, next))
    await placeOf(page, next).click()
    // one that comes too early leads nowhere, and is done again
    if ((await isTaken(page, next, step)) && next === wanted(scene)) left.shift()
  }
}
