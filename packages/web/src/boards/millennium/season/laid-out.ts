import type { SeenEvent } from '@cardwright/engine'
import type { SentView } from '@cardwright/protocol'
import { cardsIn, factsOf } from '../facts.ts'
import { follow } from '../follow.ts'
import { broughtBy } from '../play/still.ts'

/** A card of a tableau, or beside it, when all was counted. */
export interface Laid {
  readonly handle: number
  readonly name: string | undefined
  readonly isDown: boolean
  readonly rp: number
}

/** What one player had laid out: the tableau from left to right, then what lay beside it. */
export type Side = readonly Laid[]

/** A tournament as it was last seen, and how many events had led to that. */
export interface Seen {
  readonly view: SentView
  readonly upTo: number
}

/** What is seen now if that is a tournament, and not the one after the one that was counted; else what was seen before. */
export function lookAt(now: Seen, before: Seen | null, counted: number | null): Seen | null {
  const isOn = factsOf(now).phase === 'tournament'
  return isOn && (counted === null || now.upTo <= counted) ? now : before
}

const zones = ['tableau', 'persona', 'deckBox', 'accessories'] as const

/** The cards of every player when a tournament was counted, before they went home; empty if it was another that was seen. */
export function laidOutIn(
  { view: before, upTo }: Seen,
  events: readonly SeenEvent[],
  counted: number,
): readonly Side[] {
  const since = events.slice(upTo, counted)
  if (since.some(({ type }) => type === 'tournament')) return []
  const view = since.reduce(follow, before)
  const { sides, players } = factsOf({ view })
  return players.map((_, seat) =>
    zones.flatMap((zone) =>
      cardsIn({ view }, `${zone}:${seat}`).map((card) => ({
        handle: card.handle,
        name: card.name,
        isDown: card.down === true,
        rp: broughtBy(sides[seat], card),
      })),
    ),
  )
}
