import type { Seat } from '@cardwright/engine'
import type { CardDef, Power } from '../../cards/definitions.ts'
import type { MillenniumTable } from '../../state.ts'
import { isBoss } from '../../terms.ts'

type PowerOf<K extends Power['power']> = Extract<Power, { readonly power: K }>

/** MB-039, MB-266, MB-278, MB-324, MB-340: what a seat's persona and the venue change in this phase. */
export function powersOf<K extends Power['power']>(t: MillenniumTable, seat: Seat, power: K): PowerOf<K>[] {
  // MB-340: against a boss each character's power is for all
  const seats = isBoss(t.state.terms) ? t.state.players.map((_, each) => each) : [seat]
  const cards = [...seats.flatMap((each) => t.zone.persona(each).cards), ...t.zone.venue().cards]
  return powersOn(
    cards.map(({ def }) => def),
    power,
  )
}

/** The powers of one kind that are printed on these cards. */
export const powersOn = <K extends Power['power']>(defs: readonly CardDef[], power: K): PowerOf<K>[] =>
  defs.flatMap((def) => ('powers' in def ? def.powers : [])).filter((each): each is PowerOf<K> => each.power === power)
