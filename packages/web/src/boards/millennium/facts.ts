import type { CardView } from '@cardwright/engine'
import { capital, player } from '@cardwright/engine/english'
import type { CardDef, Facts, OwnedDef, PlayerFacts } from '@cardwright/millennium'
import * as millennium from '@cardwright/millennium'
import type { BoardProps } from '../../table/contract.ts'
import { millenniumWords as said } from '../../words/en/boards/millennium/board.ts'

type Seen = Pick<BoardProps, 'view'>

export const factsOf = ({ view }: Seen): Facts => millennium.factsOf(view)

export const playerOf = (props: Seen, seat: number): PlayerFacts => factsOf(props).players[seat]!

export const cardsIn = ({ view }: Seen, zone: string): readonly CardView[] => view.zones[zone]?.cards ?? []

export const sizeOf = ({ view }: Seen, zone: string): number => view.zones[zone]?.count ?? 0

/** Faces that are known in a pile, the topmost first. */
export const knownIn = ({ view }: Seen, zone: string): readonly string[] =>
  (view.zones[zone]?.known ?? []).map(({ name }) => name)

export const defOf = ({ entry }: Pick<BoardProps, 'entry'>, name: string | undefined): CardDef | undefined =>
  name === undefined ? undefined : entry.game.library.get(name)

export function ownedOf(props: Pick<BoardProps, 'entry'>, name: string | undefined): OwnedDef | undefined {
  const def = defOf(props, name)
  return def && millennium.isOwned(def) ? def : undefined
}

/** "You", "Bo", or the boss. */
export function nameOf({ telling, view }: Pick<BoardProps, 'telling' | 'view'>, side: number): string {
  if (side >= view.seats) return said.boss
  return side === telling.seat ? said.you : capital(player(telling, side))
}

/** The seats around the table, the near one first. */
export const around = ({ view, near }: Pick<BoardProps, 'view' | 'near'>): number[] =>
  Array.from({ length: view.seats }, (_, i) => (near + i) % view.seats)
