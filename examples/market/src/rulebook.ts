import type { Rulebook } from '@cardwright/engine'

export const rulebook: Rulebook = {
  'MA-0': {
    section: 'Aim',
    text: 'Have the most points after the last night: for goods, the more of one colour the more, for prizes and lots, and for coins.',
  },
  'MA-1': { section: 'Setup', text: 'Two to six seats; each has ten coins, for all to see.' },
  'MA-2': { section: 'Setup', text: 'Goods, trinkets, treasures and lots are shuffled, each a pile of its own.' },
  'MA-3': {
    section: 'Day',
    text: 'A day has a dawn, a sale, bids and a night; each seat gets six coins in the morning. The steward moves on by one seat a day.',
  },
  'MA-4': { section: 'Dawn', text: 'A crate of two goods lies open; it costs 8 coins, and one less every 5 seconds.' },
  'MA-5': { section: 'Dawn', text: 'The player who takes the crate first pays what it costs then; the sale begins.' },
  'MA-6': { section: 'Dawn', text: 'A crate that nobody took for 1 coin in 5 seconds is thrown out; the sale begins.' },
  'MA-7': {
    section: 'Sale',
    text: 'The stand holds three goods more than there are seats and is filled up at once; the heap becomes the deck when that is used up.',
  },
  'MA-8': {
    section: 'Sale',
    text: 'A good on the stand belongs to whoever pays for it first: its printed price, less one for each segment that has ended, at least 1.',
  },
  'MA-9': { section: 'Sale', text: 'A good is sold back for half its printed price, rounded down.' },
  'MA-10': {
    section: 'Sale',
    text: 'A sale has three segments of 60 seconds; at the end of each the two oldest goods of the stand are thrown out.',
  },
  'MA-11': {
    section: 'Sale',
    text: 'The end of the last segment closes the sale: what is left on the stand is thrown out, offers lapse.',
  },
  'MA-12': {
    section: 'Sale',
    text: 'A seat may close its stall, and reopen it; when all are closed at once, the sale is closed.',
  },
  'MA-13': {
    section: 'Cabinet',
    text: 'A seat trades in three goods of one colour or of three, and names a pile of prizes: for treasures their printed prices come to 12 or more. Until then nothing has changed; a good that is gone must be chosen anew.',
  },
  'MA-14': {
    section: 'Cabinet',
    text: 'That costs a coin; the goods are pledged, and the top prize is laid before the seat, which alone looks at it.',
  },
  'MA-15': {
    section: 'Cabinet',
    text: 'Before anything else it takes the prize into its vault for the goods, or leaves it: goods back, prize under its pile.',
  },
  'MA-16': { section: 'Cabinet', text: 'A prize that is not taken by the end of the segment is left.' },
  'MA-17': {
    section: 'Offers',
    text: 'A seat may offer a good of its stall to another seat for 0 to 99 coins; a new offer replaces its last.',
  },
  'MA-18': { section: 'Offers', text: 'The other seat accepts, if it can pay, or declines.' },
  'MA-19': { section: 'Offers', text: 'An offer can be withdrawn, and lapses when the good leaves the stall.' },
  'MA-20': {
    section: 'Bids',
    text: 'After the sale a lot is turned up, and all bid for it at once in secret, within 20 seconds; no bid is a bid of 0.',
  },
  'MA-21': {
    section: 'Bids',
    text: 'The highest bid gets the lot and is paid; of equals, the first from the steward on. If all bid 0 the lot goes under its pile.',
  },
  'MA-22': {
    section: 'Night',
    text: 'All choose in secret, within 20 seconds, up to two goods that they return; who has not finished returns none.',
  },
  'MA-23': {
    section: 'Night',
    text: 'A returned good pays its printed price, less one for each other good of its colour that is returned that night.',
  },
  'MA-24': {
    section: 'Scoring',
    text: 'After the last night prizes come to light. n cards of a colour are worth 1 + 2 + ... + n points, lots among them; prizes and lots have points of their own; five coins are a point.',
  },
  'MA-25': { section: 'Scoring', text: 'The most points win; of equals, the most coins; of those, all.' },
}
