import { spoken } from '@cardwright/catalog/words'
import { capital, listed } from '@cardwright/engine/english'

export const replayWords = spoken({
  title: 'Replays',
  lead: 'A record holds a whole match. Look at it from either seat, step by step, and take over wherever you would have played otherwise.',
  open: 'Open a record',
  openHow: 'Choose a file, or drop one here.',
  playedHere: 'Played in this browser',
  none: 'Nothing yet.',
  bots: { policy: 'the simple bot', easy: 'the easy bot', medium: 'the medium bot', hard: 'the hard bot' },
  when: (date: string, outcome: string) => `${capital(outcome)} · ${date}`,
  outcomes: { open: 'not over yet', won: 'you won', lost: 'you lost', drawn: 'a draw', over: 'over' },
  wonBy: (names: readonly string[]) => `won by ${listed(names)}`,
  watch: 'Watch',
  goOn: 'Go on',
  forget: 'Forget',
  notOver: 'This match is not over yet.',
  noRecord: 'There is no record of this match here, or it is not over yet.',
  fetching: 'The record is being fetched …',
  noReplay: 'No replay',
  noPlayback: 'The record could not be played back.',
  alreadyPlayed: 'This was played already: take over to play on.',
  noGame: (game: string) => `There is no game called ${game} here.`,
  doesNotFit: (nth: number, why: string) => `Answer ${nth} does not fit any more: ${why}`,
  drawAgreed: 'a draw was agreed',
  leaves: 'leaves the table',
  nothing: 'nothing',
  /** Whoever is called You, as the others read it: “Hob, the player’s center left”. */
  thePlayer: 'the player',
})
