import { type CapcomDef, usesOf } from '@cardwright/capcom'
import type { CardLine } from '@cardwright/engine'
import type { BoardProps } from '../../table/contract.ts'
import { factsIn, sheetOf, teamOf } from './facts.ts'

/** What a playing card is good for in the hand of one’s own fighter. */
export function usesIn(props: BoardProps, card: string): readonly CardLine[] {
  const def: CapcomDef | undefined = props.entry.game.library.get(card)
  if (def?.kind !== 'card') return []
  const { seats, teams } = factsIn(props)
  const { fighter } = seats[props.near]!
  const partner = teams[teamOf(props.near)]!.characters.find((each) => each.fighter !== fighter && !each.out)
  return usesOf(def, sheetOf(props, fighter), partner ? sheetOf(props, partner.fighter) : null)
}
