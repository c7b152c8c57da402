import { spoken } from '@cardwright/catalog/words'

export const serverWords = spoken({
  answered: (status: number) => `The server answered ${status}.`,
  unreachable: 'The server cannot be reached. Practice and replays work without it.',
  noCookies: 'The browser keeps no cookies for this site, so the server cannot know you again.',
  nothingCalled: (name: string) => `There is nothing called ${name}.`,
})
