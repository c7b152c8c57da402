import type { CardView, SeenCard, SeenEvent } from '@cardwright/engine'
import type { SentView } from '@cardwright/protocol'

/** The view after an event, as far as the event tells. */
export type Follow = (view: SentView, event: SeenEvent) => SentView

type Zones = SentView['zones']

/** Follows what the table itself does: cards lie where they were moved to, and as they were turned. */
export const followCards: Follow = (view, { type, cards = [], face }) => {
  if (type === 'move') return { ...view, zones: cards.reduce(moved, view.zones) }
  if (type === 'flip') return changed(view, cards, ({ name }) => ({ down: face === 'down', ...(name && { name }) }))
  return view
}

/** The same view with something else to be said of these cards, wherever they lie open. */
export function changed(view: SentView, cards: readonly SeenCard[], said: (card: SeenCard) => object): SentView {
  const zones = Object.entries(view.zones).map(([zone, { cards: own, ...rest }]) => {
    const after = own?.map((card) => {
      const seen = cards.find(({ handle }) => handle === card.handle)
      return seen ? { ...card, ...said(seen) } : card
    })
    return [zone, after ? { ...rest, cards: after } : rest]
  })
  return { ...view, zones: Object.fromEntries(zones) }
}

/** `stage` of `stage:0:2`. */
const familyOf = (zone: string): string => zone.split(':')[0]!

function moved(zones: Zones, card: SeenCard): Zones {
  const { from, to, was, handle } = card
  if (from === undefined || to === undefined) return zones
  const old = zones[from]?.cards?.find((each) => each.handle === was)
  // what was true of a card holds on while it only changes its place
  const kept = old && familyOf(from) === familyOf(to) ? old : undefined
  const left = without(zones, from, was)
  return handle === undefined ? counted(left, to, 1) : withCard(left, to, seenAs({ ...card, handle }, kept), card.at)
}

const seenAs = ({ handle, name, down, host }: SeenCard & { handle: number }, kept: CardView | undefined): CardView => ({
  ...kept,
  handle,
  ...(name !== undefined && { name }),
  ...(down && { down }),
  ...(host !== undefined && { host }),
})

/** A zone whose size is not seen has none to change. */
function counted(zones: Zones, zone: string, by: number): Zones {
  const { count, ...rest } = zones[zone] ?? {}
  return count === undefined ? zones : { ...zones, [zone]: { ...rest, count: count + by } }
}

function without(zones: Zones, from: string, was: number | undefined): Zones {
  const { cards, ...rest } = zones[from] ?? {}
  const left = cards ? { ...zones, [from]: { ...rest, cards: cards.filter(({ handle }) => handle !== was) } } : zones
  return counted(left, from, -1)
}

function withCard(zones: Zones, to: string, card: CardView, at: SeenCard['at']): Zones {
  const { cards = [], ...rest } = zones[to] ?? {}
  const place = at === 'bottom' ? 0 : (at ?? cards.length)
  return counted({ ...zones, [to]: { ...rest, cards: cards.toSpliced(place, 0, card) } }, to, 1)
}
