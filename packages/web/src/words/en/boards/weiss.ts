import { spoken } from '@cardwright/catalog/words'

export const weissWords = spoken({
  waiting: 'Abilities that wait',
  given: 'an ability that it was given',
  setOff: (card: string) => `Set off by ${card}`,
  chosenBefore: (cards: string, count: number) =>
    count === 1 ? `“It”, “that card” = ${cards}, chosen before` : `“Them”, “those cards” = ${cards}, chosen before`,
})
