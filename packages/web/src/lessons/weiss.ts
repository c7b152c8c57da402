import { lessonWords } from '../words/en/lessons/weiss.ts'
import type { Lesson } from './lesson.ts'

/** Clock, stage, climax, attack, trigger, cancelled damage and the fourth level: a turn that wins. */
export const lesson: Lesson = {
  game: 'weiss',
  title: lessonWords.title,
  summary: lessonWords.summary,
  options: { decks: ['ember-troupe', 'tide-archive'], first: 0 },
  seed: 'the last two points',
  given: {
    turn: 0,
    turns: 7,
    part: 'clock',
    seats: [
      {
        hand: ['corvin-knife-thrower', 'cinder-chorus-line', 'curtain-of-sparks'],
        clock: ['rin-rope-dancer', 'vesta-ticket-girl'],
        stock: ['pell-understudy'],
        deck: ['tinder-stage-sweeper', 'vesta-ticket-girl', 'rin-rope-dancer', 'pell-understudy', 'rin-rope-dancer'],
        stage: { left: 'hob-fire-eater' },
      },
      {
        hand: ['brine-silent-reader', 'cory-copyist'],
        level: ['minnow-page', 'brine-silent-reader', 'cory-copyist'],
        clock: ['ondine-shelf-diver', 'ondine-shelf-diver', 'cory-copyist', 'minnow-page', 'brine-silent-reader'],
        deck: [
          'reed-map-of-the-deep',
          'high-water-mark',
          'delphine-night-librarian',
          'merrow-binder-of-waves',
          'merrow-reader-of-tides',
          'delphine-night-librarian',
          'reed-map-of-the-deep',
        ],
        stage: { right: 'minnow-page' },
      },
    ],
  },
  foe: ['pass', 'ondine-shelf-diver'],
  steps: [
    {
      ...lessonWords.steps.twoStages,
      point: '.ws-side[data-side="near"] .ws-stage',
    },
    {
      ...lessonWords.steps.twoPointsToGo,
      point: '.ws-side[data-side="far"] .ws-clock',
    },
    {
      ...lessonWords.steps.theClockPhase,
      point: '.hand',
      accept: ['corvin-knife-thrower'],
    },
    {
      ...lessonWords.steps.aSecondAttacker,
      point: '.ws-side[data-side="near"] .ws-stage',
      accept: ['play:cinder-chorus-line:middle'],
    },
    {
      ...lessonWords.steps.onToTheClimax,
      point: '.ask',
      accept: ['done'],
    },
    {
      ...lessonWords.steps.aClimax,
      point: '.hand',
      accept: ['curtain-of-sparks'],
    },
    {
      ...lessonWords.steps.aFrontAttack,
      point: '.ws-side[data-side="near"] .ws-stage',
      accept: ['front:left'],
    },
    {
      ...lessonWords.steps.cancelled,
      point: '.ws-side[data-side="far"] .ws-clock',
    },
    {
      ...lessonWords.steps.aDirectAttack,
      point: '.ws-side[data-side="near"] .ws-stage',
      accept: ['direct:middle'],
    },
  ],
  closing: lessonWords.closing,
}
