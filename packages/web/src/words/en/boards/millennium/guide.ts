import { spoken } from '@cardwright/catalog/words'
import { click } from '../../pointing.ts'

/** What a newcomer is told when a kind of question comes up for the first time. */
export const guide = spoken({
  market: {
    title: 'The trading floor',
    text: `Here you get the cards for the next tournament, everybody at once. Begin with “Fill your deck”. Then ${click} a price to buy, or cards of your own to use them. A clock, if there is one, can be stopped while you look around.`,
  },
  promo: {
    title: 'Card Fusion',
    text: 'Your cards are gone. Take any one promo of this pile: you alone see them.',
  },
  deck: {
    title: 'Your deck for the tournament',
    text: 'Hand in your deck. Nobody sees it before everybody has.',
  },
  draft: { title: 'A draft', text: 'Keep one card. The rest goes on to your neighbour.' },
  turn: {
    title: 'Your turn in a tournament',
    text: 'Play one Single to the right end of your tableau. Before or after it you may use one Action of a card in play: then that card is flipped. The most RP at the end win.',
  },
  turns: {
    title: 'Your turn',
    text: 'Do one thing: buy, sell, fuse, collect, play a card, or score. You may use one Action as well.',
  },
  trigger: { title: 'In which order?', text: 'Several of your effects wait. You decide which comes first.' },
  react: { title: 'A Reaction', text: 'You may answer what just happened. Then that card is flipped.' },
  card: {
    title: 'Choose a card',
    text: 'This effect needs a card. Those that you can choose are lit; pointing at one shows what it says.',
  },
})
