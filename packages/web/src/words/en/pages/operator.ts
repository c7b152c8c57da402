import { spoken } from '@cardwright/catalog/words'
import { capital } from '@cardwright/engine/english'

export const operatorWords = spoken({
  title: 'Operator',
  notYours: 'This page is for operators.',
  reports: 'Reports',
  noReports: 'Nobody has complained.',
  report: (when: string, by: string, about: string) => `${when}: ${by} about ${about}, [the match]`,
  settle: 'Settle',
  mute: 'Mute',
  ban: 'Ban',
  end: 'End the match',
  why: 'Why',
  hours: 'Hours; leave it empty for good',
  hoursShort: 'Hours',
  back: 'Not now',
  log: 'What was done',
  noLog: 'Nothing yet.',
  did: (what: string, subject: string, why: string) =>
    `${capital([what, subject].join(' ').trim())}${why && `: ${why}`}`,
  doneBy: (when: string, operator: string) => `${when}, ${operator}`,
})
