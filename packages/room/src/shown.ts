import { publicSide } from '@cardwright/catalog'
import type { AnyGame, Match, Seat, SeenEvent } from '@cardwright/engine'
import type { SentView, TableInfo } from '@cardwright/protocol'

/** What a seat, or who watches, was shown last. */
export interface ShownTo {
  readonly view: SentView
  readonly events: readonly SeenEvent[]
}

/** What everybody was shown last: it can be shown again without the rules. */
export interface Shown {
  /** After so many entries. */
  readonly seq: number
  readonly seats: readonly ShownTo[]
  readonly watching: ShownTo
}

/** How a match stands for everybody; what happened on the way can be left out. */
export function shownOf(match: Match, seq: number, withEvents: boolean): Shown {
  const to = (seat: Seat | null): ShownTo => {
    const { asks: _, ...view } = match.view(seat)
    return { view, events: withEvents ? match.events(seat) : [] }
  }
  return { seq, seats: Array.from({ length: match.table.seats }, (_, seat) => to(seat)), watching: to(null) }
}

/** A table as a seat may know it: secret decks are in the options, and nobody else's to read until the match is over. */
export function tableFor(game: AnyGame | null, table: TableInfo, seat: Seat | null): TableInfo {
  if (!game?.optionsFor || table.status === 'over') return table
  const read = game.options.safeParse(table.options)
  const seats = table.seats.map((each, at) =>
    each.side === undefined || at === seat ? each : { ...each, side: publicSide(game, each.side) },
  )
  return { ...table, seats, options: read.success ? game.optionsFor(read.data, seat) : {} }
}
