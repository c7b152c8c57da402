import type { Page } from 'playwright-core'
import { choicesIn } from './player.ts'
import { type Item, placeOf, type Scene, untilScene } from './scene.ts'

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
    /^Your left: Hob, Fire Eater/,
    /[Ff]ront/,
    /^Your middle: Cinder, Chorus Line/,
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
    /^Buy Sunflower Sentinel/,
    /^Fill it up$/,
    /^Lay it out$/,
    /^I am ready$/,
  ],
} satisfies Readonly<Record<string, readonly RegExp[]>>

const named = ({ items }: Scene, role: string, name: string): Item | undefined =>
  items.find((each) => each.role === role && each.name === name && !each.isDisabled)

/**
 * Reads on, and clicks what the teacher asks for: these, by their names and in this order. Comes back when the lesson
 * is over, or when all of them have been clicked and something else is asked.
 */
export async function followLesson(page: Page, asked: readonly RegExp[]): Promise<'over' | 'asked'> {
  const left = [...asked]
  for (;;) {
    const wanted = (now: Scene) => choicesIn(now).find(({ name }) => left[0]?.test(name))
    const isEnd = (now: Scene) => named(now, 'link', 'Play a match') !== undefined
    // on a phone a card is read before it is played: what can be done with it stands below
    const only = ({ items }: Scene) => {
      const ways = items.filter(({ role }) => role === 'menuitem')
      return ways.length === 1 ? ways[0] : undefined
    }
    const isAsked = (now: Scene) => left.length === 0 && choicesIn(now).length > 0
    const scene = await untilScene(
      page,
      (now) =>
        isEnd(now) ||
        named(now, 'button', 'Go on') !== undefined ||
        wanted(now) !== undefined ||
        only(now) !== undefined ||
        isAsked(now),
      `what the lesson asks for: ${left[0]}`,
    )
    if (isEnd(scene)) return 'over'
    // on a phone the words lie over the table until they have been read
    const words = named(scene, 'button', 'To the table')
    const next = words ?? wanted(scene) ?? only(scene) ?? named(scene, 'button', 'Go on')
    if (!next) return 'asked'
    if (!words && wanted(scene)) left.shift()
    await placeOf(page, next).click()
    await untilScene(page, (now) => now.text !== scene.text, 'what comes of it')
  }
}
