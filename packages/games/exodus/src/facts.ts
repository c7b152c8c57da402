import type { JsonObject, Seat } from '@cardwright/engine'
import { creatureAt, creaturesOf, pilesOf } from './rules/field.ts'
import { isCardFrozen, isFrozen } from './rules/freeze.ts'
import { powerOf } from './rules/power.ts'
import type { ExodusInPlay, ExodusTable } from './table.ts'

/** What a view shows beside cards; the same for everybody. */
export function facts(t: ExodusTable): JsonObject {
  const { turn, turns, phase, window, stack, sides } = t.state
  return {
    turn,
    turns,
    phase,
    window: window.kind,
    stack: stack.map(({ owner, kind, targets, payment }) => ({
      owner,
      kind,
      targets: targets.length,
      pays: payment.length,
    })),
    sides: sides.map(({ life }, seat) => ({
      life,
      piles: pilesOf(t, seat).map((spot) => ({
        pile: spot.index + 1,
        frozen: isFrozen(t, { kind: 'pile', ...spot }),
        power: powerAt(t, creatureAt(t, spot)),
      })),
      frozenGraveyard: isFrozen(t, { kind: 'graveyard', seat }),
      creatures: creaturesOf(t, seat as Seat).length,
    })),
  }
}

const powerAt = (t: ExodusTable, creature: ExodusInPlay | undefined): number | null =>
  creature === undefined ? null : powerOf(t, creature, null)

export const about = (t: ExodusTable, card: ExodusInPlay): JsonObject =>
  card.zone.family === 'creature' || card.zone.family === 'lasting' ? { frozen: isCardFrozen(t, card) } : {}
