import { spoken } from '@cardwright/catalog/words'
import { listed } from '@cardwright/engine/english'

interface Gains {
  readonly name: string
  readonly own: number | null
  readonly others: number | null
  readonly hand: number | null
}

const amountOf = (by: number): number => Number(Math.abs(by).toFixed(Math.abs(by) < 3 ? 1 : 0))
const moreOrLess = (by: number): string => (by > 0 ? 'more' : 'less')
/** "1.4 more life" */
const more = (by: number, what: string): string => `${amountOf(by)} ${moreOrLess(by)} ${what}`
const cards = (by: number): string => `${amountOf(by)} ${amountOf(by) === 1 ? 'card' : 'cards'} ${moreOrLess(by)}`

export const adviceWords = spoken({
  reason: ({ name, own, others, hand }: Gains, than: string, seats: number) => {
    const parts = [
      own !== null && `${more(own, name)} for you`,
      others !== null && `${more(others, name)} for ${seats > 2 ? 'the best of the others' : 'them'}`,
      hand !== null && `${cards(hand)} in your hand`,
    ].filter((each) => each !== false)
    return `By your next turn about ${listed(parts)} than with ${than}.`
  },
})
