import { nobody, type Seat } from '@cardwright/engine'
import { topOfEither } from '../../acts/piles.ts'
import type { CardDef } from '../../cards/definitions.ts'
import { presets } from '../../cards/presets.ts'
import { metaKinds, type PromoTier, promoTiers, type StoreTier, storeTiers } from '../../cards/symbols.ts'
import type { Catalog } from '../../catalog.ts'
import { clocks, type MillenniumOptions } from '../../options.ts'
import { allSeats, type MillenniumTable, type Player, player } from '../../state.ts'
import { isBoss, type SeasonTerms, usesFriendship } from '../../terms.ts'
import type { ZoneName } from '../../zones.ts'
import { freshDeckbuilding } from '../deckbuilding/phase.ts'
import { freshTournament } from './begin.ts'
import { openSeason } from './opening.ts'
import { dealRelics } from './relics.ts'

/** MB-026, MB-283, MB-354: how many sets of each kind. */
const storeCounts: Readonly<Record<StoreTier, number>> = { expansion: 6, premium: 5, master: 4 }
const secondCounts: Readonly<Record<StoreTier, number>> = { expansion: 5, premium: 4, master: 3 }

type Sets = Readonly<Record<StoreTier, readonly string[]>>

/** MB-026, MB-283, MB-358..369, MB-465: a preset, a choice, or by lot. */
function chooseStore(t: MillenniumTable, catalog: Catalog, { store, liquidation }: MillenniumOptions): Sets {
  const chosen: Sets | null = typeof store === 'string' ? (presets[store]?.store ?? null) : store
  const more = liquidation ? 2 : 0
  const pick = (tier: StoreTier): readonly string[] => {
    const own = chosen?.[tier] ?? []
    const others = t.random.shuffle(catalog.store[tier].filter((set) => !own.includes(set)))
    const count = chosen ? own.length + more : storeCounts[tier] + more
    return [...own, ...others].slice(0, count)
  }
  return { expansion: pick('expansion'), premium: pick('premium'), master: pick('master') }
}

function lengths({ clock }: MillenniumOptions): SeasonTerms['clock'] {
  const own = typeof clock === 'string' ? clocks[clock] : clock
  if (own === null) return null
  const ms = (minutes: number) => Math.round(minutes * 60_000)
  return { first: ms(own.first), second: ms(own.second), last: ms(own.last), grace: ms(own.grace) }
}

const freshPlayer = (team: number): Player => ({
  dollars: 0,
  markers: 0,
  vp: { tournament: 0, collection: 0, npc: 0 },
  wins: 0,
  recorded: [],
  place: 0,
  ready: false,
  fusing: null,
  fusions: 0,
  team,
  decks: [0],
  deck: 0,
  used: [],
})

/** MB-314, MB-323, MB-H67: teams of two; six are three pairs; the odd one is alone. */
const teamOf = (seat: Seat, seats: number): number => {
  const teams = Math.ceil(seats / 2)
  return seat % teams
}

function termsOf(options: MillenniumOptions, secondStore: readonly string[]): SeasonTerms {
  const { mode, prerelease, draft, freeMarket, liquidation, sealed, characters, venues, relics } = options
  const hasCharacters = characters && mode !== 'team' && mode !== 'funky' && mode !== 'turns' && !isBoss(options)
  const clock = lengths(options)
  return {
    mode,
    // MB-048: it makes sense where rounds begin with a Deckbuilding Phase
    prerelease: prerelease && (mode === 'standard' || mode === 'team' || mode === 'duel'),
    draft: draft && mode !== 'turns',
    freeMarket,
    liquidation: liquidation && mode !== 'turns' && mode !== 'funky',
    sealed,
    characters: hasCharacters,
    venues: venues && mode !== 'turns',
    relics,
    difficulty: options.difficulty,
    finalRow: options.finalRow,
    clock,
    contestWindow: clock === null ? 0 : options.contestWindow,
    refusalWindow: clock === null ? 0 : options.refusalWindow,
    pauses: options.pauses,
    pauseLength: options.pauseSeconds * 1000,
    secondStore,
  }
}

/** MB-025..040: the table of a season. */
export function setup(t: MillenniumTable, catalog: Catalog, options: MillenniumOptions): void {
  const sets = chooseStore(t, catalog, options)
  const second = options.mode === 'campaign' ? secondSets(t, catalog, sets) : []
  const terms = termsOf(options, second)
  const isTeams = terms.mode === 'team'
  t.state = {
    terms,
    phase: 'deckbuilding',
    round: 1,
    players: Array.from({ length: t.seats }, (_, seat) => freshPlayer(isTeams ? teamOf(seat, t.seats) : seat)),
    deckbuilding: freshDeckbuilding(t.seats),
    tournament: freshTournament(0, t.seats + (isBoss(terms) ? 1 : 0)),
    prizes: { bronze: null, silver: null, gold: null },
    reserves: { bronze: [], silver: [], gold: [] },
    fusion: { bronze: [], silver: [], gold: [] },
    boss: null,
    bossesLeft: [],
  }
  const make = (defs: readonly CardDef[], zone: ZoneName) => {
    for (const def of defs) {
      for (let n = 0; n < ('copies' in def ? def.copies : 1); n++) t.create(def, nobody, t.zone[zone]())
    }
  }
  for (const tier of storeTiers) for (const each of sets[tier]) make(catalog.cardsOf(each), 'store')
  for (const each of second) make(catalog.cardsOf(each), 'box')
  make(catalog.cardsOf('core'), 'core')
  for (const deck of ['store', 'core'] as const) t.shuffle(t.zone[deck]())
  promos(t, catalog, options, make)
  metas(t, catalog, options)
  if (terms.venues) make(catalog.ofKind('venue'), 'venueDeck')
  t.shuffle(t.zone.venueDeck())
  make(catalog.ofKind('npc'), 'npcDeck')
  t.shuffle(t.zone.npcDeck())
  if (isBoss(terms)) bosses(t, catalog, options, make)
  people(t, catalog, options)
  startingCards(t, catalog, options)
  if (terms.relics !== 'none') make(catalog.cardsOf('relics'), 'box')
  begin(t, options)
}

/** MB-354 */
function secondSets(t: MillenniumTable, catalog: Catalog, first: Sets): string[] {
  return storeTiers.flatMap((tier) => {
    const fresh = catalog.store[tier].filter((set) => !first[tier].includes(set))
    return t.random.shuffle(fresh).slice(0, secondCounts[tier])
  })
}

type Make = (defs: readonly CardDef[], zone: ZoneName) => void

/** MB-029..031, MB-289, MB-290: what can be fused, what is a prize, and what waits in the box. */
function promos(t: MillenniumTable, catalog: Catalog, { store, mode }: MillenniumOptions, make: Make): void {
  const preset = typeof store === 'string' ? (presets[store] ?? null) : null
  for (const tier of promoTiers) {
    const named = preset ? [preset.fusion[tier], ...(tier === 'gold' ? [] : [preset.prizes[tier]])] : []
    const others = t.random.shuffle(catalog.promos[tier].filter((set) => !named.includes(set)))
    const order = [...named, ...others]
    for (const each of order) make(catalog.cardsOf(each), 'box')
    if (mode === 'turns') turnPromos(t, tier, order)
    else seasonPromos(t, tier, order)
    const prize = t.state.prizes[tier]
    moveSets(t, t.state.fusion[tier], t.zone.fusion(undefined, promoTiers.indexOf(tier)))
    if (prize !== null) moveSets(t, [prize], t.zone.prizes())
  }
}

/** MB-030, MB-031: the first can be fused; of Bronze and Silver the second is a prize. */
function seasonPromos(t: MillenniumTable, tier: PromoTier, [first, ...rest]: readonly string[]): void {
  const { state } = t
  const [prize = null, ...others] = tier === 'gold' ? [] : rest
  if (first !== undefined) state.fusion[tier] = [first]
  state.prizes[tier] = prize
  state.reserves[tier] = tier === 'gold' ? rest : others
}

/** MB-289, MB-290 */
function turnPromos(t: MillenniumTable, tier: PromoTier, [first, second]: readonly string[]): void {
  const { state } = t
  if (tier === 'bronze') state.fusion.bronze = [first, second].filter((set) => set !== undefined)
  else if (tier === 'silver') {
    state.fusion.silver = first === undefined ? [] : [first]
    state.prizes.silver = second ?? null
  } else state.prizes.gold = first ?? null
}

function moveSets(t: MillenniumTable, sets: readonly string[], to: ReturnType<typeof t.zone.prizes>): void {
  const cards = t.zone.box().cards.filter(({ def }) => 'set' in def && sets.includes(def.set))
  for (const card of cards) t.place(card, to)
}

/** MB-033, MB-034 */
function metas(t: MillenniumTable, catalog: Catalog, { metas: wanted }: MillenniumOptions): void {
  const kinds = wanted ?? t.random.shuffle([...metaKinds]).slice(0, 2)
  kinds.forEach((kind, slot) => {
    const zone = t.zone.metaDeck(undefined, slot)
    for (const def of catalog.ofKind('meta')) if (def.meta === kind) t.create(def, nobody, zone)
    t.shuffle(zone)
  })
}

/** MB-333, MB-353 */
function bosses(t: MillenniumTable, catalog: Catalog, { boss, mode }: MillenniumOptions, make: Make): void {
  const order = t.random.shuffle([...catalog.bosses])
  const chosen = catalog.bosses.includes(boss) ? [boss, ...order.filter((each) => each !== boss)] : order
  t.state.bossesLeft = chosen.slice(0, mode === 'campaign' ? 4 : 1)
  for (const each of t.state.bossesLeft) make(catalog.cardsOf(each), 'box')
}

/** MB-038, MB-039, MB-267, MB-316, MB-323, MB-340: characters or teams, Friendship and Pro cards. */
function people(t: MillenniumTable, catalog: Catalog, { cast, teams }: MillenniumOptions): void {
  const { terms } = t.state
  const spare = t.random.shuffle(catalog.characters.filter((each) => !cast.includes(each)))
  for (const seat of allSeats(t)) {
    const wanted = cast[seat] ?? ''
    person(t, catalog, seat, catalog.characters.includes(wanted) ? wanted : spare.pop()!)
  }
  if (terms.characters) for (const def of catalog.ofKind('keyword')) t.create(def, nobody, t.zone.keywords())
  if (terms.mode === 'team') teamCards(t, catalog, teams)
}

/** The cards of a character that this mode uses. */
function person(t: MillenniumTable, catalog: Catalog, seat: Seat, character: string): void {
  const { terms } = t.state
  const of = (kind: CardDef['kind']) =>
    catalog.ofKind(kind).filter((def) => def.id === character || ('of' in def && def.of === character))
  const lay = (defs: readonly CardDef[], zone: ReturnType<typeof t.zone.box>) => {
    for (const def of defs) t.create(def, nobody, zone)
  }
  if (terms.characters) lay(of('character'), t.zone.persona(seat))
  if (isBoss(terms)) lay(of('coop'), t.zone.persona(seat))
  if (usesFriendship(terms)) lay(of('friendship'), t.zone.friendship(seat))
  const pro = catalog.cardsOf('pro').filter(({ id }) => id === `pro-${character}`)
  // MB-268: enough for all others
  if (terms.characters) for (let n = 0; n < 5; n++) lay(pro, t.zone.box())
}

/** MB-316, MB-323, MB-324 */
function teamCards(t: MillenniumTable, catalog: Catalog, wanted: readonly string[]): void {
  const all = catalog.ofKind('team')
  const shared = t.random.shuffle(all.filter(({ solo }) => !solo))
  for (const team of new Set(t.state.players.map((own) => own.team))) {
    const members = allSeats(t).filter((seat) => player(t, seat).team === team)
    const named = all.find(({ id }) => id === wanted[team])
    const def = members.length === 1 ? all.find(({ solo }) => solo) : (named ?? shared.pop())
    if (def) for (const seat of members) t.create(def, nobody, t.zone.persona(seat))
  }
}

/** MB-036, MB-285: a starter deck each, or sixteen cards. */
function startingCards(t: MillenniumTable, catalog: Catalog, { starters, sealed, mode }: MillenniumOptions): void {
  if (mode === 'turns') return
  const spare = t.random.shuffle(catalog.starters.filter((each) => !starters.includes(each)))
  for (const seat of allSeats(t)) {
    if (sealed) dealSealed(t, seat)
    else {
      const wanted = starters[seat] ?? ''
      const deck = catalog.starters.includes(wanted) ? wanted : spare.pop()!
      for (const def of catalog.cardsOf(deck)) t.create(def, nobody, t.zone.binder(seat))
    }
  }
}

/** MB-285 */
function dealSealed(t: MillenniumTable, seat: Seat): void {
  for (const from of ['store', 'core'] as const) {
    for (let n = 0; n < 8; n++) {
      const card = topOfEither(t, from)
      if (card) t.place(card, t.zone.binder(seat))
    }
  }
}

/** MB-046..051, MB-286..288, MB-466: how a season begins. */
function begin(t: MillenniumTable, options: MillenniumOptions): void {
  const { state } = t
  if (state.terms.relics !== 'none') dealRelics(t, options.handicap)
  if (state.phase !== 'relics') openSeason(t)
}
