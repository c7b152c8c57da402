import type { Facts } from '@cardwright/millennium'
import { lessonWords } from '../words/en/lessons/millennium.ts'
import type { Lesson, Step } from './lesson.ts'

const { steps } = lessonWords

/** In a market everybody does what they like. */
const free = (step: Step): Step => ({ ...step, isFree: true })

/** A tournament of five decisions, its score, then the first minute of a market, which begins when its reader says so. */
export const lesson: Lesson = {
  game: 'millennium',
  title: lessonWords.title,
  summary: lessonWords.summary,
  options: {
    mode: 'duel',
    characters: false,
    contestWindow: 0,
    refusalWindow: 0,
    // after the minute nothing presses any more
    clock: { first: 1, second: 60, last: 60 },
    pauseSeconds: 600,
  },
  seed: 'one tournament one minute',
  given: {
    phase: 'tournament',
    round: 1,
    tournament: {
      first: 0,
      turn: { side: 0, plays: 1, slotPlays: 0, hasPlayed: false, actions: 1 },
      sides: [{ rp: 21 }, { rp: 42 }],
    },
    zones: {
      'tableau:0': ['shy-hedgehog', 'moonlit-hare', 'velvet-panther'],
      'hand:0': ['stove-golem', 'owl-of-two-minds', 'neon-ninja'],
      'deckBox:0': ['whisker-case'],
      'binder:0': ['whisk-recruit', 'ladle-lieutenant', 'runaway-souffle', 'spice-alchemist', 'head-chef-bellamy'],
      'tableau:1': ['picket-gnome', 'wheelbarrow-crew', 'hedge-knight'],
      'hand:1': ['union-organiser-fern', 'compost-elemental', 'the-great-marrow'],
      'binder:1': ['sunflower-sentinel', 'felt-playmat'],
      metas: [],
    },
  },
  // the clock stands while the score is read
  foe: ['play:union-organiser-fern', 'play:compost-elemental', 'play:the-great-marrow', 'begin'],
  foeRests: true,
  clock: { until: ({ until }: Facts) => until, remarks: lessonWords.remarks },
  steps: [
    { ...steps.aTournament, point: '.mb-side[data-near]' },
    { ...steps.playASingle, point: '.hand', accept: ['play:stove-golem'] },
    { ...steps.anAction, point: '.mb-side[data-near]', accept: ['action:stove-golem'] },
    { ...steps.oneCardAhead, point: '.hand', accept: ['play:owl-of-two-minds'] },
    { ...steps.theLastPlace, point: '.mb-chain', accept: ['play:neon-ninja'] },
    { ...steps.whomDoesItFlip, point: '.mb-play__rivals', accept: ['wheelbarrow-crew@tableau1'] },
    { ...steps.theScore, point: '.mb-scores' },
    { ...steps.theTradingFloor, point: '.mb-head' },
    { ...steps.theClock, point: '.mb-timer', accept: ['begin'] },
    free({ ...steps.buy, point: '.mb-aftermarket', accept: [/^buy:/], foe: 'sell:sunflower-sentinel' }),
    free({
      ...steps.anOffer,
      point: '.mb-offers',
      accept: [/^(accept|decline):/],
      foe: 'offer:0:felt-playmat:0:none::2:0',
    }),
    free({ ...steps.buildADeck, point: '[data-idea="deck"]', accept: [/^deck:/] }),
    free({ ...steps.collect, point: '[data-idea="collect"]', accept: [/^collect:/] }),
    free({ ...steps.ready, point: '.ask', accept: ['ready'], foe: 'ready' }),
  ],
  closing: lessonWords.closing,
}
