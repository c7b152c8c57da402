import { type Part, type Placing, untilQuiet } from '@cardwright/engine'
import type { Cause, WeissInPlay, WeissTable, WeissZone } from '../table.ts'
import { interrupt } from './interrupts.ts'
import { abilitiesOf, listeners } from './listeners.ts'
import { noteMoves } from './note.ts'

interface How extends Pick<Placing, 'at' | 'down' | 'picked'> {
  readonly host?: WeissInPlay
  /** What brought it about, if not a rule. */
  readonly by?: Cause | null
}

/** WS-108: what is due at once happens, until nothing is. */
export const settle = (t: WeissTable): Part => untilQuiet(() => interrupt(t))

/**
 * Moves cards from zone to zone, WS-111: those of a batch arrive together and are not split by interrupts; then what is due
 * at once happens. WS-115: markers go to the waiting room when their character leaves the stage. Only interrupts move cards
 * otherwise (they are what is due), and changes of position, after which nothing can be.
 */
export function put(
  t: WeissTable,
  cards: readonly WeissInPlay[],
  to: WeissZone | ((card: WeissInPlay) => WeissZone),
  { by = null, ...where }: How = {},
): Part {
  if (cards.length > 0) place(t, cards, to, where, by)
  return settle(t)
}

/** Cards of a hand, or looked for in a pile, lie in no order that anybody may see: they leave by name. */
function inNoOrder(cards: readonly WeissInPlay[], isPicked: boolean): readonly WeissInPlay[] {
  if (cards.length < 2 || !(isPicked || cards.every(({ zone }) => zone.family === 'hand'))) return cards
  return cards.toSorted((a, b) => Number(a.def.id > b.def.id) - Number(a.def.id < b.def.id))
}

const nothing: readonly never[] = []
const isOnStage = ({ zone }: WeissInPlay): boolean => zone.family === 'stage'

/** The move itself, for effects that move several batches: they settle what is due once they are done. */
export function place(
  t: WeissTable,
  given: readonly WeissInPlay[],
  to: WeissZone | ((card: WeissInPlay) => WeissZone),
  where: Omit<How, 'by'> = {},
  by: Cause | null = null,
): void {
  const zoneFor = typeof to === 'function' ? to : () => to
  const cards = inNoOrder(given, where.picked === true)
  const before = cards.some(isOnStage) ? listeners(t, 'placed') : nothing
  const markers = cards
    .flatMap((card) => (isOnStage(card) && zoneFor(card).family !== 'stage' ? (t.hosted(card) as WeissInPlay[]) : []))
    .filter((marker) => !cards.includes(marker))
  const own = cards.map((card) => (isOnStage(card) ? abilitiesOf(t, card) : nothing))
  const moves = [...cards, ...markers].map((card) => t.before(card))
  t.move(cards, zoneFor as never, where as Placing)
  if (markers.length > 0) t.move(markers, ((card: WeissInPlay) => t.zone.waitingRoom(card.owner)) as never)
  noteMoves(t, moves, by, before, own)
}
