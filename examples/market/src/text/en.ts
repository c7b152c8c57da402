import type { Refusal } from '@cardwright/engine'
import type { MarketCard } from '../cards.ts'

/** Why something cannot be done. */
export const refusals = {
  crateFell: { why: 'The crate has another price now.', rule: 'MA-4' },
  tooDear: { why: 'You have not enough coins for that.', rule: 'MA-8' },
  soldOut: { why: 'No such good is on the stand for that price any more.', rule: 'MA-8' },
  notYours: { why: 'No such good is on your stall for that price.', rule: 'MA-9' },
  closed: { why: 'Your stall is closed; reopen it first.', rule: 'MA-12' },
  notClosed: { why: 'Your stall is open.', rule: 'MA-12' },
  noSet: { why: 'You have no three goods of one colour, and none of three colours.', rule: 'MA-13' },
  noFee: { why: 'A look into the cabinet costs a coin.', rule: 'MA-14' },
  cabinetEmpty: { why: 'The cabinet is empty.', rule: 'MA-14' },
  pileEmpty: { why: 'That pile is empty.', rule: 'MA-14' },
  tooCheap: { why: 'For a treasure the printed prices of the three goods come to 12 or more.', rule: 'MA-13' },
  offerGone: { why: 'There is no such offer to you any more.', rule: 'MA-18' },
  noOffer: { why: 'You have made no offer.', rule: 'MA-19' },
} as const satisfies Record<string, Refusal>

export const hints = { offer: 'offer:<seat>:<good>:<price>' } as const

/** What is printed on a card. */
export function cardText(card: MarketCard): string {
  switch (card.kind) {
    case 'good':
      return `Good, ${card.colour}. Price ${card.price}.`
    case 'lot':
      return `Lot, ${card.colour}. ${card.points} points.`
    default:
      return `${card.kind === 'treasure' ? 'Treasure' : 'Trinket'}. ${card.points} points.`
  }
}
