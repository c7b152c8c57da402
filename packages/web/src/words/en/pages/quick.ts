import { spoken } from '@cardwright/catalog/words'

export const quickWords = spoken({
  with: (game: string) => `What to play ${game} with`,
  anything: 'with anything',
  unnamed: 'A deck without a name',
})
