import { spoken } from '@cardwright/catalog/words'

const time = (ms: number): string => {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${seconds / 60} min`
  return seconds === 86_400 ? 'a day' : `${seconds / 3600} h`
}

export const clockWords = spoken({
  moveTimes: { 30: '30 seconds', 60: '1 minute', 180: '3 minutes', 600: '10 minutes', 86400: 'a day' },
  none: 'no clock',
  bank: (bank: number, increment: number) => (increment === 0 ? time(bank) : `${time(bank)} + ${time(increment)}`),
  answer: (move: number) => `${time(move)} for each answer`,
})
