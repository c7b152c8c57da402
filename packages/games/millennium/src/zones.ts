import type { ZoneRule, ZoneRules } from '@cardwright/engine'

const hidden = { per: 'table', shape: 'pile', faces: 'none', looks: 'none' } as const
const open = { per: 'table', shape: 'row', faces: 'all', looks: 'all' } as const
const heap = { per: 'table', shape: 'pile', faces: 'all' } as const
const own = { per: 'seat', shape: 'hand', faces: 'owner' } as const
/** MB-226: what lies face down was open before, and everybody may look at it. */
const shown = { per: 'seat', shape: 'row', faces: 'all', looks: 'all' } as const

/** MB-113, MB-H23: how many card slots a tableau has. */
export const tableauSlots = 6

const common = {
  store: hidden,
  core: hidden,
  storeDiscard: heap,
  coreDiscard: heap,
  /** MB-054: nobody sees more than the backs. */
  storeArea: { per: 'table', shape: 'row', faces: 'none', looks: 'none' },
  /** MB-056, MB-457: everybody may look through it. */
  aftermarket: open,
  npcDeck: hidden,
  npcs: open,
  npcDiscard: heap,
  /** MB-034: two stacks. */
  metaDeck: { ...hidden, many: 2 },
  metas: open,
  /** MB-030: Bronze, Silver, Gold. */
  fusion: { ...hidden, many: 3 },
  /** Cards that are revealed for a clash or by an effect. */
  revealed: open,
  prizes: hidden,
  /** MB-178: what goes there in play does not come back; sets that wait lie there too. */
  box: { ...hidden, count: 'none' },
  venueDeck: hidden,
  venue: open,
  /** MB-271 */
  keywords: open,
  /** MB-060, MB-062, MB-064: it stays from round to round, and only its owner looks into it. */
  binder: own,
  /** MB-091: dealt, and not looked at. */
  booster: { per: 'seat', shape: 'row', faces: 'none', looks: 'none' },
  pack: own,
  /** MB-061; a second one in a duel. */
  collection: { ...shown, many: 2 },
  tray: shown,
  friendship: shown,
  friends: shown,
  npcsWon: shown,
  persona: shown,
  hand: own,
  /** MB-172: a row has no gaps. MB-434: a card that goes from one tableau to another is still the same. */
  tableau: { ...shown, place: 'tableau' },
  deckBox: shown,
  accessories: shown,
  attached: shown,
} as const satisfies Readonly<Record<string, ZoneRule>>

/** MB-333, MB-341: the boss has no seat. */
const bossZones = {
  bossDeck: { ...open, shape: 'pile', faces: 'none', looks: 'none' },
  bossReserve: hidden,
  bossTableau: { ...open, place: 'tableau' },
  bossBox: open,
  bossAccessories: open,
  bossAttached: open,
} as const satisfies Readonly<Record<string, ZoneRule>>

export type ZoneName = keyof typeof common | keyof typeof bossZones

export const zones: ZoneRules<ZoneName> = { ...common, ...bossZones }
