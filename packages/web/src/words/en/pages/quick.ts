import { spoken } from '@cardwright/catalog/words'

export const quickWords = spoken({
  with: (game: string) => `What to play ${game} with`,
  anything: 'With anything',
  unnamed: 'A deck without a name',
})
