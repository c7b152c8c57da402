import { lessonWords } from '../words/en/lessons/exodus.ts'
import type { Lesson } from './lesson.ts'

/** Drakes with something to undo a symmetry. */
const own = {
  main: {
    'cinder-drakelet': 2,
    'reedwing-drakelet': 2,
    'gorge-drake': 2,
    'spitfire-drake': 2,
    'skyrend-matriarch': 2,
    'ashwing-raider': 2,
    'tempest-sovereign': 2,
    'drake-roost': 2,
    feint: 2,
    unravel: 2,
  },
  energy: { ember: 12, dawn: 6, tide: 3, moss: 3 },
}

/** Energy and power, summoning, guards, the stack and Playback: a turn that wins. */
export const lesson: Lesson = {
  game: 'exodus',
  title: lessonWords.title,
  summary: lessonWords.summary,
  options: { decks: [own, 'long-winter'], first: 0 },
  seed: 'a turn that wins',
  given: {
    turn: 0,
    turns: 5,
    phase: 'energy',
    seats: [
      {
        life: 5,
        hand: ['spitfire-drake', 'unravel', 'skyrend-matriarch'],
        energy: ['ember', 'dawn', 'tide'],
        piles: [{ energy: ['ember', 'ember'], creature: 'gorge-drake' }, { energy: ['dawn'] }],
      },
      {
        life: 3,
        hand: ['hard-frost'],
        energy: ['tide', 'tide'],
        piles: [{ energy: ['tide', 'tide', 'tide'], creature: 'frost-hare' }],
      },
    ],
  },
  foe: ['pass', 'play:hard-frost', 'their:1:gorge-drake', 'pass', 'pass'],
  steps: [
    {
      ...lessonWords.steps.pilesAndPower,
      point: '.xo-piles',
    },
    {
      ...lessonWords.steps.threeLifeToGo,
      point: '[data-player="1"]',
    },
    {
      ...lessonWords.steps.makeItTaller,
      point: '.xo-reserve .xo-energy[data-hue="ember"]',
      accept: ['place:ember:1'],
    },
    {
      ...lessonWords.steps.aSecondPile,
      point: '.xo-reserve .xo-energy[data-hue="dawn"]',
      accept: ['place:dawn:2'],
    },
    {
      ...lessonWords.steps.onToTheCreatures,
      point: '.xo-bar',
      accept: ['end'],
    },
    {
      ...lessonWords.steps.summon,
      point: '.hand',
      accept: ['summon:spitfire-drake:2'],
    },
    {
      ...lessonWords.steps.twoLifeToGo,
      point: '[data-player="1"]',
      accept: ['end'],
    },
    {
      ...lessonWords.steps.clearTheWay,
      point: '.xo-side[data-side="near"] .xo-piles',
      accept: ['attack:1:1'],
    },
    {
      ...lessonWords.steps.anAnswerOnTheStack,
      point: '.xo-stack',
      accept: ['play:unravel'],
    },
    {
      ...lessonWords.steps.nameWhatYouPay,
      point: '.xo-reserve .xo-energy[data-hue="tide"]',
      accept: [['hand:tide']],
    },
    {
      ...lessonWords.steps.playback,
      point: '.ask',
      accept: ['continue'],
    },
    {
      ...lessonWords.steps.nobodyGuards,
      point: '.xo-side[data-side="near"] .xo-piles',
      accept: ['attack:2:player'],
    },
  ],
  closing: lessonWords.closing,
}
