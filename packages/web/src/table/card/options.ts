import type { AskView, CardView, OptionView } from '@cardwright/engine'
import type { Look } from '../contract.ts'

/** What can be answered by pointing at this card. */
export function optionsOf(options: readonly OptionView[], handle: number | undefined): OptionView[] {
  if (handle === undefined) return []
  return options.filter(
    ({ card, cards, on }) => card === handle || on === handle || (Array.isArray(cards) && cards.includes(handle)),
  )
}

/** Of cards, those that nobody could tell from this one: the same name, and nothing else said of them. */
export function alikeIn(cards: readonly CardView[], card: CardView): number[] {
  const told = ({ handle: _handle, ...rest }: CardView): string =>
    JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (card.name === undefined) return []
  const same = told(card)
  return cards.flatMap((each) => (each.handle !== card.handle && told(each) === same ? [each.handle] : []))
}

/** Which of several equal things is not said: the second `focus` is `focus#2`. */
const withoutNumber = ({ key }: OptionView): string => key.replace(/#\d+$/, '')

/**
 * What pointing at a card means where the rules list a thing once for equal cards: all that any of them stands for. What
 * is listed for each of them is each one's own, and so is everything where several are chosen, since each counts there.
 */
export function meantBy(
  { options, some }: AskView,
  handle: number | undefined,
  alike: readonly number[] = [],
): OptionView[] {
  const own = optionsOf(options, handle)
  if (some) return own
  const known = new Set(own.map(withoutNumber))
  const more: OptionView[] = []
  for (const option of alike.flatMap((each) => optionsOf(options, each))) {
    const key = withoutNumber(option)
    if (!known.has(key)) more.push(option)
    known.add(key)
  }
  return options.filter((option) => own.includes(option) || more.includes(option))
}

/** The several things that can be done with one card, as its game ranks them. */
export const inRank = (options: readonly OptionView[], { rank }: Pick<Look, 'rank'>): readonly OptionView[] =>
  rank ? [...options].sort((a, b) => rank(a) - rank(b)) : options
