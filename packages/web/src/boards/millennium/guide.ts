import type { Look } from '../../table/contract.ts'

/** What a newcomer is told when a kind of question comes up for the first time. */
export const guide: NonNullable<Look['guide']> = {
  market: {
    title: 'The trading floor',
    text: 'Everybody trades at once, against the clock. Click cards of your binder to sell them, to put them into your deck or your collection, or to trade. Click a price to buy. “What can I do now?” has ideas.',
  },
  promo: {
    title: 'Card Fusion',
    text: 'Your cards are gone. Take any one promo of this pile: you alone see them.',
  },
  deck: {
    title: 'The bell has rung',
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
  card: { title: 'Choose a card', text: 'An effect asks for a card. Those that it can be are lit.' },
}
