import type { Seat, Zone } from '@cardwright/engine'
import type { CardDef, Power } from '../../cards/definitions.ts'
import type { MillenniumTable } from '../../state.ts'
import { isBoss } from '../../terms.ts'

type PowerOf<K extends Power['power']> = Extract<Power, { readonly power: K }>

/** MB-039, MB-266, MB-278, MB-324, MB-340: what a seat's persona and the venue change in this phase. */
export function powersOf<K extends Power['power']>(t: MillenniumTable, seat: Seat, power: K): PowerOf<K>[] {
  const found: PowerOf<K>[] = []
  // MB-049: none in the Pre-Release
  if (t.state.round === 0) return found
  // MB-340: against a boss each character's power is for all
  if (isBoss(t.state.terms)) for (let each = 0; each < t.seats; each++) addPowers(t.zone.persona(each), power, found)
  else addPowers(t.zone.persona(seat), power, found)
  addPowers(t.zone.venue(), power, found)
  return found
}

function addPowers<K extends Power['power']>({ cards }: Zone<CardDef>, power: K, found: PowerOf<K>[]): void {
  for (const { def } of cards) {
    if (!('powers' in def)) continue
    for (const each of def.powers) if (each.power === power) found.push(each as PowerOf<K>)
  }
}

/** The powers of one kind that are printed on these cards. */
export const powersOn = <K extends Power['power']>(defs: readonly CardDef[], power: K): PowerOf<K>[] =>
  defs.flatMap((def) => ('powers' in def ? def.powers : [])).filter((each): each is PowerOf<K> => each.power === power)
