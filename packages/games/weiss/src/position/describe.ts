import type { JsonObject, Seat } from '@cardwright/engine'
import { valuesOf } from '../rules/values.ts'
import { everywhere, positions, stateOf, type WeissInPlay, type WeissTable, type WeissZone } from '../table.ts'
import { makeRefs } from './refs.ts'
import type { Lying } from './schema.ts'

/** A card as a position names it. */
export function lyingOf(card: WeissInPlay): Lying {
  const { def, owner, zone, down, marks } = card
  const isUsual = owner === zone.owner
  if (isUsual && !down && marks === null) return def.id
  return {
    card: def.id,
    ...(isUsual ? {} : { owner: owner as 0 | 1 }),
    ...(down ? { down } : {}),
    ...(marks === null ? {} : { marks: { ...marks } }),
  }
}

/** A card on the stage, with what it has come to. */
function standing(t: WeissTable, card: WeissInPlay): JsonObject {
  const { level, power, soul } = valuesOf(t, card)
  const { state: _, ...marks } = card.marks ?? {}
  const under = t.hosted(card).map((marker) => lyingOf(marker as WeissInPlay))
  return {
    card: card.def.id,
    ...(card.owner === card.zone.owner ? {} : { owner: card.owner }),
    state: stateOf(card),
    level,
    power,
    soul,
    ...(Object.keys(marks).length > 0 ? { marks } : {}),
    ...(under.length > 0 ? { markers: under as JsonObject[] } : {}),
  }
}

const row = (zone: WeissZone): JsonObject[] => zone.cards.map((card) => lyingOf(card) as JsonObject)
const pile = (zone: WeissZone): JsonObject[] => row(zone).reverse()

function sideOf(t: WeissTable, seat: Seat): JsonObject {
  const stage = everywhere.map((at): [string, unknown] => {
    const cards = t.zone.stage(seat, at).cards.map((card) => standing(t, card))
    return [positions[at]!, cards.length > 1 ? cards : (cards[0] ?? null)]
  })
  return {
    stage: Object.fromEntries(stage) as JsonObject,
    hand: row(t.zone.hand(seat)),
    deck: pile(t.zone.deck(seat)),
    stock: pile(t.zone.stock(seat)),
    clock: row(t.zone.clock(seat)),
    level: row(t.zone.level(seat)),
    climaxArea: row(t.zone.climaxArea(seat)),
    waitingRoom: row(t.zone.waitingRoom(seat)),
    memory: row(t.zone.memory(seat)),
    resolution: row(t.zone.resolution(seat)),
  }
}

/** The whole table in the terms of `arrange`. */
export function describe(t: WeissTable): JsonObject {
  const { first, turn, turns, part, begun, mulligans, attacks, penalties, refreshRule } = t.state
  const { attack, waiting, delays, lasting, happened } = t.state
  const lists = makeRefs(t, {
    attack,
    waiting,
    delays,
    lasting: lasting.map(({ since: _, ...rest }) => rest),
    happened,
  }) as JsonObject
  return {
    first,
    turn,
    turns,
    part,
    begun,
    mulligans,
    attacks,
    penalties,
    refreshRule,
    ...lists,
    seats: [sideOf(t, 0), sideOf(t, 1)],
    over: t.result !== null,
    winner: (t.result?.winner as number | null | undefined) ?? null,
    why: t.result?.why ?? null,
  }
}
