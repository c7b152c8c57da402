import type { AskView, CardView, OptionView } from '@cardwright/engine'
import type { BoardProps, Look } from '../contract.ts'

/** The options that name this card. */
export function optionsOf(options: readonly OptionView[], handle: number | undefined): OptionView[] {
  if (handle === undefined) return []
  return options.filter(
    ({ card, cards, on }) => card === handle || on === handle || (Array.isArray(cards) && cards.includes(handle)),
  )
}

/** The cards that nobody could tell from this one: same name, same marks and numbers. */
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
 * The options that pointing at a card can mean. If the rules list an option once for several equal cards, any of them
 * means it. An option that is listed for each card belongs to that card. In a choice of several every card counts, so
 * each only means its own.
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
export const inRank = (options: readonly OptionView[], { rank }: Look, props: BoardProps): readonly OptionView[] =>
  rank ? [...options].sort((a, b) => rank(a, props) - rank(b, props)) : options
