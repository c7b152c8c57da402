import { spoken } from '@cardwright/catalog/words'

export const homeWords = spoken({
  title: 'Pull up a chair.',
  lead: 'Cardwright is a table for card games that knows all the rules: play a bot this minute, or a friend by a link.',
  playNow: 'Play now',
  playWhat: (game: string) => `${game}, against a bot`,
  note: 'Free, without an account, in this browser. Or [learn in five minutes].',
  open: 'Where you left off',
  openMatch: (game: string, ago: string) => `${game}, ${ago}`,
  games: 'The games',
  small: 'Small ones',
  play: 'Play',
  playGame: (game: string) => `Play ${game}`,
  learn: 'Learn',
  learnGame: (game: string) => `Learn ${game}`,
  rules: 'Rules',
  rulesOf: (game: string) => `Rules of ${game}`,
  ago: {
    now: 'just now',
    minutes: (minutes: number) => `${minutes} min ago`,
    hours: (hours: number) => `${hours} h ago`,
    days: (days: number) => `${days} days ago`,
  },
  strike: {
    speeds: 'Speed 3 against 2',
    reach: 'In reach: it hits',
    damage: '5 damage, stunned',
    speed: (speed: number) => `Speed ${speed}`,
    range: (range: string) => `Range ${range}`,
    power: (power: number) => `Power ${power}`,
  },
})
