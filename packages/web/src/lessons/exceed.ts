import { lessonWords } from '../words/en/lessons/exceed.ts'
import type { Lesson } from './lesson.ts'

const held = (card: string): string => `.hand [data-card="${card}"]`

/** Range, Speed, Guard, Gauge and Boosts: six actions on the pier, and the last of them wins. */
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
      { space: 7, life: 16, hand: ['sweep', 'come-forward', 'block'], deckTop: ['cross', 'focus', 'dive'] },
    ],
  },
  foe: ['prepare', 'strike:sweep', 'strike:come-forward', 'prepare', 'prepare', 'strike:dive'],
  auto: { gauge: ['gauge:spike', 'gauge:focus'] },
  steps: [
    {
      ...lessonWords.steps.comeCloser,
      point: '[data-space="4"]',
      accept: ['move:4'],
    },
    {
      ...lessonWords.steps.cardsAreYourForce,
      point: `:is(${held('cross')}, ${held('sweep')})`,
      accept: ['cross', 'sweep'],
    },
    {
      ...lessonWords.steps.strike,
      point: held('spike'),
      accept: ['strike:spike'],
    },
    {
      ...lessonWords.steps.yourTurnToBeStruck,
      point: held('focus'),
      accept: ['strike:focus'],
    },
    {
      ...lessonWords.steps.whatGaugeIsFor,
      point: ':is(.ex-side.is-near .ex-row--gauge, [data-key="exceed"])',
      accept: ['exceed'],
    },
    {
      ...lessonWords.steps.boost,
      point: held('grasp'),
      accept: ['boost:grasp'],
    },
    {
      ...lessonWords.steps.theLastBlow,
      point: `:is(.ex-side.is-near .ex-row--boosts, ${held('assault')})`,
      accept: ['strike:assault'],
    },
  ],
  closing: lessonWords.closing,
}
