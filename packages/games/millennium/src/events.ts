const seasonEvents = [
  'tournament',
  'placed',
  'prizes',
  'pro',
  'liquidated',
  'newStore',
  'recorded',
  'left',
  'boss',
  'bossAccessory',
  'bossResult',
  'venue',
  'meta',
  'reshuffle',
  'sweep',
] as const

const marketEvents = [
  'segment',
  'draft',
  'bell',
  'bid',
  'outbid',
  'bought',
  'markerBack',
  'sold',
  'fused',
  'promo',
  'promoSet',
  'npc',
  'collect',
  'collection',
  'duelCollections',
  'deckBuilt',
  'offer',
  'traded',
  'declined',
  'withdrawn',
  'handedOver',
  'ready',
  'unready',
  'paused',
  'resumed',
  'grace',
] as const

/** What happens within a tournament. */
export const tournamentEvents = [
  'played',
  'pass',
  'action',
  'trigger',
  'stopped',
  'reaction',
  'points',
  'dollars',
  'flipping',
  'unflipped',
  'saved',
  'slotLost',
  'tokens',
  'markers',
  'attached',
  'clashReveal',
  'clash',
  'gainCard',
  'takeCard',
  'discard',
  'investigate',
  'revealStore',
  'named',
  'inserted',
  'facing',
  'loop',
  'scoring',
] as const

/** What the table itself tells. */
const tableEvents = ['move', 'flip', 'show', 'shuffle', 'reorder', 'answer', 'end'] as const

/** Everything that happens and is told. Words are an exhaustive record over it. */
export const eventTypes = [...seasonEvents, ...marketEvents, ...tournamentEvents, ...tableEvents] as const
export type EventType = (typeof eventTypes)[number]
