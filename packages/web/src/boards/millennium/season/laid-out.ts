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

const zones = ['tableau', 'persona', 'deckBox', 'accessories'] as const

/** The cards of every player in a tournament, as they lie after these events. */
export function laidOutIn(before: SentView, events: readonly SeenEvent[]): readonly Side[] {
  // when all is counted the cards go home: that is not followed any more
  const end = events.findIndex(({ type }) => type === 'placed')
  const view = events.slice(0, end < 0 ? events.length : end).reduce(follow, before)
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
