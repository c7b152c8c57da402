import { spoken } from '@cardwright/catalog/words'
import { a, listed } from '@cardwright/engine/english'
import { commonWords } from '../common.ts'

export const lobbyWords = spoken({
  title: 'Tables',
  practise: 'Practise against a bot',
  lead: 'Find somebody to play with, or open a table and send its link.',
  youAre: (name: string) => `You are ${name}.`,
  quick: 'Quick match',
  quickWhat: 'Choose a game. You play the next person who wants the same one.',
  waiting: 'Waiting for somebody',
  nobodyWaits: 'Nobody waits right now. Open a table, and others find it here.',
  playing: 'Being played',
  nothingPlayed: 'No match to watch right now.',
  meanwhile: 'Practise against a bot meanwhile',
  sitDown: 'Sit down',
  watch: 'Watch',
  /** "Ann and a hard bot, 2 chairs free" */
  seats: (taken: readonly string[], free: number) => {
    const who = listed(taken) || 'nobody yet'
    return free === 0 ? who : `${who}, ${free} ${free === 1 ? 'chair' : 'chairs'} free`
  },
  bot: (name: string) => a(name),
  create: 'A table of your own',
  game: 'Game',
  whoMaySit: 'Who may sit down',
  anybody: 'Anybody',
  onlyByLink: 'Only by link',
  open: 'Open a table',
  seatList: 'Seats',
  kinds: { open: 'Somebody', ...commonWords.bots },
  whoHas: (seat: number) => `Who has seat ${seat}`,
  theirChoice: 'with what they choose',
  takeAway: (seat: number) => `Take seat ${seat} away`,
  anotherSeat: 'Another seat',
  clock: 'Clock',
  clocks: { none: 'None', move: 'Per move', match: 'Per match' },
  forAnswer: 'For each answer',
  forMatch: 'For the match',
  minutes: (minutes: number) => `${minutes} minutes`,
  afterAnswer: 'and after each answer',
  increment: (seconds: number) => (seconds === 0 ? 'nothing more' : `${seconds} seconds more`),
})
