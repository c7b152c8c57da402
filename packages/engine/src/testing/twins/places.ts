import type { Card } from '../../cards.ts'
import { Log } from '../../events.ts'
import type { Match } from '../../match.ts'
import { renaming } from '../../renaming.ts'
import { bit } from '../../seats.ts'
import type { Zone } from '../../zones.ts'
import { mustEqual } from '../found.ts'
import type { Scene } from '../scene.ts'
import { Lockstep } from './lockstep.ts'
import { type Observer, observersOf, twinOf } from './observe.ts'

/** Two equal cards that nobody can see are swapped: nobody must ever be able to tell. */
export function renamingTwin({ match, random, counts }: Scene, inputs: number): void {
  const hidden = match.table.cards.filter((card) => card.known === 0 && card.handle === 0 && card.zone.shape === 'pile')
  const pairs = hidden.flatMap((one, i) =>
    hidden
      .slice(i + 1)
      .filter((two) => two.def === one.def && two.owner === one.owner)
      .map((two) => [one.id, two.id] as const),
  )
  if (pairs.length === 0) return
  const [a, b] = [twinOf(match), twinOf(match)]
  const [one, two] = random.pick(pairs)
  swap(b.table.card(one), b.table.card(two))
  const rules = {
    check: 'renaming twin',
    observers: observersOf(match),
    random,
    keys: null,
    differInFaces: false,
    partByChance: false,
  }
  counts.renaming += new Lockstep(a, b, rules).run(inputs)
}

/** All cards have other ids: nobody must ever be able to tell, and the position is the same. */
export function idsTwin({ match, random, counts }: Scene, inputs: number): void {
  const { game, table } = match
  const b = match.renamed(renaming(table.cards.length, `${random.next()}`))
  b.table.log = new Log()
  mustEqual(game.describe(b.table), game.describe(table), 'ids twin', 'a position whose cards have other ids')
  const rules = {
    check: 'ids twin',
    observers: observersOf(match),
    random,
    keys: null,
    differInFaces: false,
    partByChance: false,
  }
  counts.ids += new Lockstep(twinOf(match), b, rules).run(inputs)
}

function swap(one: Card, two: Card): void {
  const [zoneOne, zoneTwo] = [one.zone, two.zone]
  const [listOne, listTwo] = [listOf(zoneOne), listOf(zoneTwo)]
  const [atOne, atTwo] = [listOne.indexOf(one), listTwo.indexOf(two)]
  listOne[atOne] = two
  listTwo[atTwo] = one
  one.zone = zoneTwo
  two.zone = zoneOne
}

/** A zone's list, to be changed by hand in a twin, as no rule may. */
const listOf = (zone: Zone): Card[] => zone.cards as Card[]

/** The cards of a hand lie in another order: who cannot look into it must not be able to tell. */
export function orderTwin({ match, random, counts }: Scene, inputs: number): void {
  const hands = match.table.zones.filter(
    ({ shape, cards }) => shape === 'hand' && cards.some((card) => card.def !== cards[0]!.def),
  )
  if (hands.length === 0) return
  const hand = random.pick(hands)
  const blind = (observer: Observer) => (hand.faces & bit(observer)) === 0
  const [a, b] = [twinOf(match), twinOf(match)]
  // who cannot look into it cannot tell two of its cards apart, either, unless one of them has been seen
  const unseen = listOf(b.table.zoneNamed(hand.name))
  const observers = observersOf(match).filter(blind)
  unseen.reverse()
  b.table.touch()
  const rules = {
    check: 'order twin',
    observers,
    random,
    keys: null,
    differInFaces: false,
    partByChance: true,
    mayPart: pilesDiffer,
  }
  counts.order += new Lockstep(a, b, rules).run(inputs)
}

/** Whether cards have gone from the hand to a pile in the order in which they lay: that comes to light when it may. */
const pilesDiffer = (a: Match, b: Match): boolean =>
  a.table.zones.some(({ shape, cards }, i) => {
    const others = b.table.zones[i]!.cards
    return shape === 'pile' && cards.some((card, at) => card.def !== others[at]?.def)
  })

/** A zone of which somebody cannot tell how many cards it holds holds one more. */
export function countTwin({ match, random, counts }: Scene, inputs: number): void {
  const blindTo = (zone: Zone) =>
    observersOf(match).filter((observer) => ((zone.counts | zone.objects) & bit(observer)) === 0)
  const zones = match.table.zones.filter((zone) => zone.size > 0 && blindTo(zone).length > 0)
  if (zones.length === 0) return
  const { name } = random.pick(zones)
  const [a, b] = [twinOf(match), twinOf(match)]
  const zone = b.table.zoneNamed(name)
  const { def, owner } = random.pick(zone.cards)
  const list = listOf(zone)
  b.table.create(def, owner, zone)
  list.unshift(list.pop()!)
  const rules = {
    check: 'count twin',
    observers: blindTo(zone),
    random,
    keys: null,
    differInFaces: true,
    partByChance: true,
  }
  counts.count += new Lockstep(a, b, rules).run(inputs)
}
