import { count, type Says } from '../saying.ts'
import { cardsOf, targetText, who } from '../targets/text.ts'
import type { cardEffects } from './vocabulary.ts'

export const sayCards: Says<typeof cardEffects> = {
  draw: ({ from, count: n, who: of = 'you' }) => {
    const what = `${count(n, 'card')} from the ${from === 'store' ? 'Store' : 'Core'} deck`
    return of === 'you' ? `draw ${what}` : `${who[of]} draws ${what}`
  },
  takeFromAftermarket: ({ where = {} }) =>
    `you may take ${count(1, cardsOf(where, false))} from the Aftermarket into your hand`,
  discard: ({ count: n, who: of, random }) =>
    `${of === 'you' ? 'discard' : `${who[of]} discards`} ${count(n, 'card')}${random ? ' at random' : ''}`,
  toBinder: ({ target }) => `put ${targetText(target)} into its owner’s binder`,
  toHand: ({ target }) => `return ${targetText(target)} to its owner’s hand`,
  playFromHand: ({ thenFlip }) => `play a card from your hand${thenFlip ? ', then flip it' : ''}`,
  investigate: () => 'name a Type or an Element: each player reveals all such cards in their hand',
  name: () => 'name a Single',
  drink: () =>
    'choose a player and reveal the top card of the Store: they play it without its Play effects, or lose twice its stars in RP and you take it into your hand',
  revealStore: ({ so }, say) => `reveal the top card of the Store: ${say(so)}`,
  stock: ({ count: n }) => `put ${count(n, 'card')} of the Store into the Aftermarket`,
  attachKeyword: ({ target }) => `attach a Keyword card of your choice to ${targetText(target)}`,
}
