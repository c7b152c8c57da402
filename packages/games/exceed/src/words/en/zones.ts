import type { Words } from '@cardwright/engine'

/** What an area is called. */
export const zones: Words['zones'] = {
  character: 'fighter',
  deck: 'deck',
  hand: 'hand',
  gauge: 'Gauge',
  discard: 'discard pile',
  sealed: 'sealed area',
  boosts: 'Boosts in play',
  transforms: 'Transforms',
  overdrive: 'Overdrive',
  stored: 'store',
  aside: 'cards set aside',
  played: 'Boost being played',
  arena: 'cards in the arena',
  pouch: 'tokens not yet placed',
  secrets: 'face-down tokens',
  under: 'cards under Boosts',
  strike: 'attack',
}
