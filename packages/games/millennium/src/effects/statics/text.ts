import { capital } from '@cardwright/engine/english'
import { amountText } from '../amounts/text.ts'
import type { Amount } from '../amounts/vocabulary.ts'
import { cardsOf } from '../targets/text.ts'
import type { Filter } from '../targets/vocabulary.ts'
import type { Static } from './vocabulary.ts'

const owners = { this: 'This card', yours: 'Your', others: 'Other players’', all: 'All' } as const

const subject = (whose: keyof typeof owners, where: Filter = {}): string =>
  whose === 'this' ? owners.this : `${owners[whose]} ${cardsOf(where, true)}`

const have = (whose: keyof typeof owners): string => (whose === 'this' ? 'has' : 'have')

/** "+2 stars", or "+2 stars for each Fire card in your tableau". */
const starsText = (stars: number, per: Amount = 1): string =>
  amountText(typeof per === 'number' ? stars * per : { ...per, times: stars * per.times }, (n) => `${n} stars`)

type Say<K extends Static['holds']> = (what: Extract<Static, { holds: K }>) => string

const says: { readonly [K in Static['holds']]: Say<K> } = {
  stars: ({ add, per, whose, where }) =>
    `${subject(whose, where)} ${have(whose)} ${add > 0 ? '+' : '−'}${starsText(Math.abs(add), per)}.`,
  symbols: ({ elements, types, whose, where }) =>
    `${subject(whose, where)} ${have(whose)} ${[...elements, ...types].map(capital).join(' and ')}.`,
  protect: ({ from, whose, where }) =>
    `${subject(whose, where)} cannot be flipped${from === 'opponents' ? ' by opponents’ effects' : ' by effects'}.`,
  slots: ({ add }) => `Your tableau has ${add === 1 ? 'one more slot' : `${add} more slots`}.`,
  clashBonus: ({ add, notTop }) =>
    `You have +${add} in clashes${notTop ? ' with a card that is not your Top Card' : ''}.`,
  silence: ({ trigger, whose }) =>
    `${capital(trigger)} effects of ${whose === 'all' ? 'all players' : 'other players'} do not work.`,
  copy: ({ of }) => `This is a copy of the card to its ${of}. This effect cannot be copied.`,
}

export const staticText = (what: Static): string => (says[what.holds] as Say<Static['holds']>)(what)
