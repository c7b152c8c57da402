import { lessonWords } from '../words/en/lessons/capcom.ts'
import type { Lesson } from './lesson.ts'

/** Answering, countering, a combo with an ender, the meter: a turn and a half that win. */
export const lesson: Lesson = {
  game: 'capcom',
  title: lessonWords.title,
  summary: lessonWords.summary,
  options: { fighters: ['asha-vell', 'bruno-karst'], first: 0 },
  seed: 'counter then finish',
  given: {
    turn: 1,
    turns: 8,
    phase: 'combat',
    teams: [{ characters: [{ hp: 20 }] }, { characters: [{ hp: 40 }] }],
    seats: [
      { hand: ['qh', '3s', '4d', '5c', '9h', 'as'], deck: ['jc', '6d', '2c'] },
      { hand: ['5h', '2h', '8s'], deck: ['kd', '9c', '3d'] },
    ],
  },
  foe: ['attack:5h', 'done', 'take'],
  steps: [
    {
      ...lessonWords.steps.twoFightersTwoDecks,
      point: '.cc__hud',
    },
    {
      ...lessonWords.steps.heAttacks,
      point: '.cc-builder',
      accept: ['use:rising-wick'],
    },
    {
      ...lessonWords.steps.goOn,
      point: '.cc-builder__points',
      accept: ['attack:3s'],
    },
    {
      ...lessonWords.steps.oneHigher,
      accept: ['attack:4d'],
    },
    {
      ...lessonWords.steps.allPoints,
      accept: ['attack:5c'],
    },
    {
      ...lessonWords.steps.yourTurn,
      point: '.cc-exchange',
      accept: ['draw:3'],
    },
    {
      ...lessonWords.steps.aStringThatIsEnough,
      point: '.cc-builder',
      accept: ['use:lantern-bolt'],
    },
    {
      ...lessonWords.steps.finish,
      accept: ['use:beacon-burst'],
    },
  ],
  closing: lessonWords.closing,
}
