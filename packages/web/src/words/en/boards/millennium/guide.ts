import { spoken } from '@cardwright/catalog/words'
import { click } from '../../pointing.ts'

/** What is said when a kind of question comes up for the first time, or things stand so for the first time: what matters comes first. */
export const guide = spoken({
  market: {
    title: 'Trading',
    text: `Begin with “Fill your deck”. Then ${click} a price to buy, or cards of your own to see what each can bring: Dollars, VP, a promo. Everybody deals at once, and plays the next tournament with what they got. A clock, if there is one, can be stopped while you look around.`,
  },
  offer: {
    title: 'An offer',
    text: 'Accept it if it helps your deck: stars and Dollars count the same. Declining costs nothing.',
  },
  spare: {
    title: 'To spare',
    text: 'Sell, collect or fuse what your deck does not need. Choose cards of your binder: below it stands what they bring. A collection is counted at the last bell, or in a duel in the tournament. A sale or an NPC takes a Sell Marker.',
  },
  lastCall: {
    title: 'Last call',
    text: 'Lay out a collection now, and fill your deck once more. Nothing can be sold any more, but you can still buy, trade and fuse.',
  },
  promo: {
    title: 'Card Fusion',
    text: 'Take any one promo of this pile for the cards that you gave up. You alone see them.',
  },
  deck: { title: 'Your deck', text: 'Nobody sees it before everybody has handed one in.' },
  draft: { title: 'A draft', text: 'Keep one card. The rest goes on to your neighbour.' },
  turn: {
    title: 'A tournament',
    text: 'The most RP win. What a card brings often depends on its neighbours. Each turn you play one Single to the right end of your tableau, and may use one Action of a card in play.',
  },
  action: {
    title: 'An Action',
    text: 'A lit card in play has an Action. Using it flips the card: what it would score at the end is lost. One each turn, before or after your Single.',
  },
  lastPlace: {
    title: 'The last place',
    text: 'At the end all that says Score pays, and so do Metagames. Only cards that lie face up count.',
  },
  turns: {
    title: 'Your turn',
    text: 'Do one thing: buy, sell, fuse, collect, play a card, or score. You may use one Action as well.',
  },
  trigger: { title: 'The order', text: 'Several of your effects wait. You decide which comes first.' },
  react: { title: 'A Reaction', text: 'You may answer what just happened. Then that card is flipped.' },
  card: {
    title: 'Choose a card',
    text: 'Those that fit are lit; each has a button, too. “Advice” says which I would choose.',
  },
  facing: { title: 'The arrow', text: 'Its text speaks of the neighbour that it points at.' },
})
export type GuideName = keyof typeof guide
