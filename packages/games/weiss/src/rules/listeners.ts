import { cached, type Seat } from '@cardwright/engine'
import type { Borne, WeissCard } from '../cards/definitions.ts'
import { type Happening, onStage, type WeissInPlay, type WeissTable, type ZoneName } from '../table.ts'
import type { Event } from '../text/core.ts'
import { valuesOf } from './values.ts'
import { workplacesOf } from './workplaces.ts'

/** An automatic ability, and the card that bears it. */
export interface Listener {
  readonly card: WeissInPlay
  readonly seat: Seat
  readonly borne: Borne
}

type When = Happening['when']

const whens: readonly When[] = [
  'placed',
  'attacks',
  'attacked',
  'becomes',
  'begins',
  'ends',
  'attackEnds',
  'damage',
  'triggers',
  'uses',
  'plays',
  'levelUp',
]

const whensOf = (event: Event): readonly When[] => (event.when === 'any' ? event.of.flatMap(whensOf) : [event.when])

const nothing: readonly never[] = []

/** The abilities of a card that wait for such an event where it lies, found once for each. */
const waitingFor = new WeakMap<WeissCard, Map<ZoneName, Map<When, readonly Borne[]>>>()

function ownListeners(def: WeissCard, zone: ZoneName, when: When): readonly Borne[] {
  let zones = waitingFor.get(def)
  if (!zones) {
    zones = new Map()
    waitingFor.set(def, zones)
  }
  let events = zones.get(zone)
  if (!events) {
    events = new Map(whens.map((each) => [each, (def.working.auto[zone] ?? nothing).filter((one) => waits(one, each))]))
    zones.set(zone, events)
  }
  return events.get(when)!
}

const waits = ({ ability: { event } }: Borne, when: When): boolean => event !== null && whensOf(event).includes(when)

/** Whether any card may have abilities that are not printed on it. */
const isGranting = (t: WeissTable): boolean =>
  workplacesOf(t).isGranting || t.state.lasting.some(({ mods }) => mods.some(({ mod }) => mod === 'ability'))

/** The abilities of a card as they are now. Values are worked out only where something may grant abilities. */
export function abilitiesOf(t: WeissTable, card: WeissInPlay): readonly Borne[] {
  if (isGranting(t)) return valuesOf(t, card).abilities
  return card.down ? nothing : card.def.abilities
}

/** The automatic abilities of a card that work where it lies. Those that were given to it come after its own. */
function listenersOn(t: WeissTable, card: WeissInPlay, zone: ZoneName, when: When, isOpen: boolean): readonly Borne[] {
  if (card.down) return nothing
  const own = ownListeners(card.def, zone, when)
  if (zone !== 'stage' || !isOpen) return own
  const gifts = valuesOf(t, card).abilities.slice(card.def.abilities.length)
  return [
    ...own,
    ...gifts.filter((one) => one.ability.kind === 'auto' && one.zones.includes('stage') && waits(one, when)),
  ]
}

/** The automatic abilities that work now and wait for such an event. */
const listenersTo = cached((t: WeissTable, n): readonly Listener[] => {
  const when = whens[n]!
  const found: Listener[] = []
  const isOpen = isGranting(t)
  const look = (seat: Seat, zone: ZoneName, cards: readonly WeissInPlay[]): void => {
    for (const card of cards)
      for (const borne of listenersOn(t, card, zone, when, isOpen)) found.push({ card, seat, borne })
  }
  for (const seat of [0, 1]) {
    look(seat, 'stage', onStage(t, seat))
    for (const zone of workplacesOf(t).auto) look(seat, zone, t.zone[zone](seat).cards)
  }
  return found
})

export const listeners = (t: WeissTable, when: When): readonly Listener[] => listenersTo(t, whens.indexOf(when))
