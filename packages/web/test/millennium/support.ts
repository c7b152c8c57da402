import type { CardView } from '@cardwright/engine'
import { type Facts, millennium, type NpcDef, type OwnedDef } from '@cardwright/millennium'
import type { Held, Sight } from '../../src/boards/millennium/sight.ts'

export const defOf = (name: string): OwnedDef => millennium.library.get(name) as OwnedDef
export const npcOf = (name: string): NpcDef => millennium.library.get(name) as NpcDef

let handle = 0

export const held = (name: string, deck: number | null = null): Held => ({
  card: { handle: ++handle, name } as CardView,
  def: defOf(name),
  deck,
})

interface Given {
  readonly spare?: readonly string[]
  readonly deck?: readonly string[]
  readonly collection?: readonly string[]
  readonly npcs?: readonly string[]
  readonly powers?: readonly string[]
  readonly dollars?: number
  readonly markers?: number
  readonly segment?: Facts['segment']
  readonly grace?: Facts['grace']
  readonly mode?: Facts['mode']
}

/** What a player has to reckon with, by names. */
export function sight(given: Given): Sight {
  const { spare = [], deck = [], collection = [], npcs = [], powers = [], segment = 'first', mode = 'standard' } = given
  const { grace = [] } = given
  const own = { dollars: given.dollars ?? 30, markers: given.markers ?? 4, decks: [deck.length] }
  return {
    seat: 0,
    facts: {
      mode,
      segment,
      grace,
      until: null,
      paused: null,
      players: [own, own, own],
      offers: [],
      lots: [],
    } as unknown as Facts,
    own: own as unknown as Sight['own'],
    binder: [...spare.map((name) => held(name)), ...deck.map((name) => held(name, 0))],
    collections: [{ basis: 'any', cards: collection.map((name) => held(name)) }],
    npcs: npcs.map(npcOf),
    metas: [],
    powers: powers.map((name) => millennium.library.get(name)!),
    promos: { bronze: 6, silver: 6, gold: 0 },
    teammates: [],
  }
}
