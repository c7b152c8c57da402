import { lessonWords } from '../words/en/lessons/exceed.ts'
import type { Lesson } from './lesson.ts'

/** Range, Speed, Guard and Gauge: five decisions on the pier. */
export const lesson: Lesson = {
  game: 'exceed',
  title: lessonWords.title,
  summary: lessonWords.summary,
  options: { fighters: ['ketta', 'corra'], first: 0 },
  seed: 'a first fight on the pier',
  given: {
    turn: 0,
    seats: [
      {
        space: 3,
        life: 24,
        hand: ['spike', 'focus', 'cross', 'grasp', 'sweep'],
        deckTop: ['assault', 'tile-breaker', 'dive', 'ledge-kick'],
      },
      { space: 7, life: 17, hand: ['sweep', 'come-forward', 'block'], deckTop: ['cross', 'focus', 'dive'] },
    ],
  },
  foe: ['prepare', 'strike:sweep', 'strike:come-forward'],
  auto: { gauge: ['gauge:spike', 'gauge:focus'] },
  steps: [
    {
      ...lessonWords.steps.twoFightersNineSpaces,
      point: '.ex-arena__spaces',
    },
    {
      ...lessonWords.steps.howFarItReaches,
      point: '.hand',
    },
    {
      ...lessonWords.steps.comeCloser,
      point: '[data-space="4"]',
      accept: ['move:4'],
    },
    {
      ...lessonWords.steps.cardsAreYourForce,
      point: '.hand',
      accept: ['cross', 'grasp', 'sweep'],
    },
    {
      ...lessonWords.steps.strike,
      point: '.hand',
      accept: ['strike:spike'],
    },
    {
      ...lessonWords.steps.theFasterAttackComesFirst,
      point: '.ex-side.is-near .ex-row--gauge',
    },
    {
      ...lessonWords.steps.yourTurnToBeStruck,
      point: '.hand',
      accept: ['strike:focus'],
    },
    {
      ...lessonWords.steps.armorThenGuard,
      point: '.ex-strike',
    },
    {
      ...lessonWords.steps.whatGaugeIsFor,
      point: '.ex-side.is-near',
      accept: ['exceed'],
    },
  ],
  closing: lessonWords.closing,
}
