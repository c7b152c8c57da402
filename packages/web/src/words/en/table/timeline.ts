import { spoken } from '@cardwright/catalog/words'
import { capital } from '@cardwright/engine/english'

export const timelineWords = spoken({
  cannotPlay: 'This record cannot be played back',
  back: 'Back',
  playingBack: 'The record is being played back …',
  title: 'Timeline',
  where: 'Where in the match',
  answer: (at: number, last: number) => `Answer ${at} of ${last}`,
  stepBack: 'One step back',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'One step on',
  done: (name: string, what: string) => `${capital(name)}: ${what}`,
  event: (what: string) => capital(what),
  seenBy: 'Seen by',
  spectator: 'a spectator',
  takeOver: 'Take over from here',
  doesNotHold: 'Played again, this record comes to another end than it says.',
})
