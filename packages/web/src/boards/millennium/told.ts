import type { CardView, SeenCard, SeenEvent, ZoneView } from '@cardwright/engine'
import type { SideFacts } from '@cardwright/millennium'
import type { BoardProps } from '../../table/contract.ts'

type Zones = Readonly<Record<string, ZoneView>>
type Change<T> = (before: T, event: SeenEvent) => T

/** A pile has a count alone; it knows best itself what is seen of it. */
const changed = (zone: ZoneView, by: number, cards: (now: readonly CardView[]) => readonly CardView[]): ZoneView => ({
  ...zone,
  ...(zone.count !== undefined && { count: zone.count + by }),
  ...(zone.cards && { cards: cards(zone.cards) }),
})

/** Where a card comes to lie: on top, which is last, unless the event says otherwise. */
function withCard(cards: readonly CardView[], { handle, name, down, host, at }: SeenCard): readonly CardView[] {
  if (handle === undefined) return cards
  const card: CardView = {
    handle,
    ...(name !== undefined && { name }),
    ...(down !== undefined && { down }),
    ...(host !== undefined && { host }),
  }
  const index = at === 'bottom' ? 0 : (at ?? cards.length)
  return [...cards.slice(0, index), card, ...cards.slice(index)]
}

function moved(zones: Zones, card: SeenCard): Zones {
  const { from, to, handle, was = handle } = card
  const after = { ...zones }
  if (from !== undefined && after[from])
    after[from] = changed(after[from], -1, (now) => now.filter((each) => each.handle !== was))
  if (to !== undefined && after[to]) after[to] = changed(after[to], 1, (now) => withCard(now, card))
  return after
}

/** A card that is turned over stays where it lies. */
function turned(zones: Zones, { handle, name }: SeenCard, down: boolean): Zones {
  const isIt = (card: CardView) => card.handle === handle
  const found = Object.entries(zones).find(([, { cards }]) => cards?.some(isIt))
  if (!found) return zones
  const [id, zone] = found
  const cards = zone.cards!.map((card) => (isIt(card) ? { ...card, down, ...(name !== undefined && { name }) } : card))
  return { ...zones, [id]: { ...zone, cards } }
}

const zoneChanges: Readonly<Record<string, Change<Zones>>> = {
  move: (zones, { cards = [] }) => cards.reduce(moved, zones),
  flip: (zones, { cards = [], face }) => cards.reduce((now, card) => turned(now, card, face === 'down'), zones),
}

function gained(sides: readonly SideFacts[], { side, rp, card }: SeenEvent): readonly SideFacts[] {
  const points = Number(rp)
  return sides.map((own, s) => {
    if (s !== side) return own
    const source = card?.name
    const known = own.breakdown.some((each) => each.source === source)
    const breakdown = known
      ? own.breakdown.map((each) => (each.source === source ? { source, rp: each.rp + points } : each))
      : [...own.breakdown, ...(source === undefined || points === 0 ? [] : [{ source, rp: points }])]
    return { ...own, rp: own.rp + points, breakdown }
  })
}

/** The view with what has been told since: words do not run ahead of cards and points. */
export function withTold<T extends Pick<BoardProps, 'view' | 'fresh'>>(props: T): T {
  const { view, fresh } = props
  if (fresh.length === 0) return props
  const sides = view.facts.sides as unknown as readonly SideFacts[]
  const points = fresh.filter(({ type }) => type === 'points')
  return {
    ...props,
    view: {
      ...view,
      zones: fresh.reduce((zones, event) => zoneChanges[event.type]?.(zones, event) ?? zones, view.zones as Zones),
      facts: { ...view.facts, sides: points.reduce(gained, sides) },
    },
  }
}
