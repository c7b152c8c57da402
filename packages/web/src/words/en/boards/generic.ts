import { spoken } from '@cardwright/catalog/words'
import { capital, inWords } from '@cardwright/engine/english'

export const genericWords = spoken({
  yes: 'yes',
  place: (title: string, cards: number) => `${title}, ${cards === 1 ? '1 card' : `${cards} cards`}`,
  unseen: (cards: number) => (cards === 1 ? '1 unseen card' : `${cards} unseen cards`),
  yourSide: 'Your side',
  sideOf: (name: string) => `${capital(name)}’s side`,
  turn: (isOwn: boolean) => (isOwn ? 'Your turn' : 'Their turn'),
  timeLeft: 'Time left',
  aim: 'The aim:',
  zone: (name: string) => capital(inWords(name)),
  nth: (title: string, nth: number) => `${title} ${nth}`,
})
