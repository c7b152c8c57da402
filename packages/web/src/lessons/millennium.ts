import { lessonWords } from '../words/en/lessons/millennium.ts'
import type { Lesson } from './lesson.ts'

const { steps } = lessonWords

/** A tournament of five decisions, its score, then a market that waits for its reader. */
export const lesson: Lesson = {
  game: 'millennium',
  title: lessonWords.title,
  summary: lessonWords.summary,
  options: {
    mode: 'duel',
    characters: false,
    contestWindow: 0,
    refusalWindow: 0,
    clock: 'none',
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
      'binder:1': ['sunflower-sentinel'],
      metas: [],
    },
  },
  foe: ['play:union-organiser-fern', 'play:compost-elemental', 'play:the-great-marrow', 'sell:sunflower-sentinel'],
  steps: [
    { ...steps.aTournament, point: '.mb-side[data-near]' },
    { ...steps.playASingle, point: '.hand', accept: ['play:stove-golem'] },
    { ...steps.anAction, point: '.mb-side[data-near]', accept: ['action:stove-golem'] },
    { ...steps.oneCardAhead, point: '.hand', accept: ['play:owl-of-two-minds'] },
    { ...steps.theLastPlace, point: '.mb-chain', accept: ['play:neon-ninja'] },
    { ...steps.whomDoesItFlip, point: '.mb-play__rivals', accept: ['wheelbarrow-crew@tableau1'] },
    { ...steps.theScore, point: '.mb-scores' },
    { ...steps.theTradingFloor, point: '.mb-head' },
    { ...steps.buy, point: '.mb-aftermarket', accept: [/^buy:/] },
    { ...steps.buildADeck, point: '.mb-deck', accept: [/^deck:/] },
    { ...steps.collect, point: '.mb-collection', accept: [/^collect:/] },
    { ...steps.ready, point: '.ask', accept: ['ready'] },
  ],
  closing: lessonWords.closing,
}
