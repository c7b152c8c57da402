import { factsReader, type JsonObject, type Reasons, type Seat } from '@cardwright/engine'
import { valuesOf } from './rules/values.ts'
import {
  type Added,
  type Known,
  levelOf,
  live,
  phaseOf,
  positionOf,
  positions,
  stateOf,
  type WeissInPlay,
  type WeissTable,
} from './table.ts'
import type { AttackKind, Phase } from './text/terms.ts'

/** What a view shows beside cards. */
export type Facts = {
  readonly turn: Seat
  readonly number: number
  readonly first: Seat
  readonly phase: Phase | 'mulligan'
  readonly level: readonly number[]
  readonly clock: readonly number[]
  readonly stock: readonly number[]
  /** Where the two stand; null for one that has left the stage, or that there is not. */
  readonly attack: {
    readonly how: AttackKind
    readonly attacker: string | null
    readonly defender: string | null
  } | null
  /** Abilities that wait, in the order in which they came: the card's name and which of its abilities. */
  readonly waiting: readonly { readonly seat: Seat; readonly name: string; readonly ability: string }[]
}

function placeOf(t: WeissTable, known: Known): string | null {
  const card = live(t, known)
  return card && positions[positionOf(card)!]!
}

export function facts(t: WeissTable): Facts {
  const { turn, turns, first, part, attack, waiting } = t.state
  return {
    turn,
    number: turns,
    first,
    phase: part === 'mulligan' ? 'mulligan' : phaseOf[part],
    level: [levelOf(t, 0), levelOf(t, 1)],
    clock: [t.zone.clock(0).size, t.zone.clock(1).size],
    stock: [t.zone.stock(0).size, t.zone.stock(1).size],
    attack: attack && {
      how: attack.kind,
      attacker: placeOf(t, attack.attacker),
      defender: attack.defender && placeOf(t, attack.defender),
    },
    waiting: waiting.map(({ memo }) => ({
      seat: memo.seat,
      name: memo.source.def,
      ability: memo.key,
    })),
  }
}

/** The facts of a view. */
export const factsOf = factsReader(facts)

/** A card's numbers as they are now. */
export function about(t: WeissTable, card: WeissInPlay): JsonObject {
  const { family } = card.zone
  if (family !== 'stage' && family !== 'hand') return {}
  const { level, cost, power, soul, traits, added } = valuesOf(t, card)
  const numbers = family === 'hand' ? { level, cost } : { level, power, soul }
  const changed = added.filter(({ stat }) => stat in numbers)
  const why = changed.length > 0 && { reasons: reasonsOf(t, changed) }
  if (family === 'hand') return { ...numbers, ...why }
  const markers = t.hosted(card).length
  return { state: stateOf(card), ...numbers, traits: [...traits], ...(markers > 0 && { markers }), ...why }
}

/** What was added to each number, under the name of the card that did it. */
function reasonsOf(t: WeissTable, added: readonly Added[]): Reasons {
  const reasons: Record<string, { by: string; says: string }[]> = {}
  for (const { stat, by, source } of added) {
    const name = t.rules.library.get(source.def)?.name
    if (name !== undefined)
      reasons[stat] = [...(reasons[stat] ?? []), { by: name, says: by < 0 ? `−${-by}` : `+${by}` }]
  }
  return reasons
}
