import { asJson, type JsonObject, namesIn, type Seat } from '@cardwright/engine'
import { totalOn } from '../rules/chain.ts'
import { meterTotal } from '../rules/meter.ts'
import { fighting, teamIds } from '../rules/teams.ts'
import type { CapcomTable } from '../state.ts'

/** The whole table in the terms of `arrange`, and what follows from it. */
export function describe(t: CapcomTable): JsonObject {
  const { state } = t
  const { first, turn, turns, phase, actor, support, mulligans, combat, cleanUp, swaps, declined, mode } = state
  return {
    mode,
    first,
    turn,
    turns,
    phase,
    actor,
    support,
    mulligans: [...mulligans],
    teams: teamIds.map((team) => {
      const { active, characters } = state.teams[team]
      return {
        active,
        characters: characters.map((each) => ({ ...each })),
        hp: characters.reduce((sum, { hp }) => sum + hp, 0),
      }
    }),
    combat: combat === null ? null : { ...asJson(combat) },
    /** Combo points left, and the damage that waits for the target of the string. */
    points: combat?.chain.points ?? null,
    pending: combat === null ? 0 : totalOn(combat),
    cleanUp: { ...cleanUp },
    swaps: [...swaps],
    declined: [...declined],
    seats: Array.from({ length: t.seats }, (_, seat) => seatOf(t, seat)),
    over: t.result !== null,
    winner: (t.result?.winner as number | readonly number[] | null | undefined) ?? null,
    why: t.result?.why ?? null,
  }
}

function seatOf(t: CapcomTable, seat: Seat): JsonObject {
  const { fighter, hp } = fighting(t, seat)
  return {
    fighter,
    hp,
    hand: namesIn(t.zone.hand(seat)),
    deck: namesIn(t.zone.deck(seat)).reverse(),
    discard: namesIn(t.zone.discard(seat)),
    meter: namesIn(t.zone.meter(seat)),
    block: namesIn(t.zone.block(seat)),
    played: namesIn(t.zone.played(seat)),
    handSize: t.zone.hand(seat).size,
    deckSize: t.zone.deck(seat).size,
    meterTotal: meterTotal(t, seat),
  }
}
