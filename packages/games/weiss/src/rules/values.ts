import { type CardRef, derive, keep, type Seat } from '@cardwright/engine'
import { type Borne, colours, type WeissCard } from '../cards/definitions.ts'
import { zonesOf } from '../cards/zones.ts'
import { type Env, envOf } from '../read/env.ts'
import { makeReader } from '../read/index.ts'
import {
  type Features,
  type Given,
  type Known,
  know,
  live,
  type Memo,
  onStage,
  positionOf,
  type Ruling,
  type Snapshot,
  stateOf,
  type Values,
  type WeissInPlay,
  type WeissTable,
  type ZoneName,
} from '../table.ts'
import type { Ability, Modifier, Zone } from '../text/core.ts'
import { type Clause, clausesOf } from './influences.ts'

/** Something that changes values now: a clause of a continuous ability, or a modifier that an effect has given. */
interface Influence {
  readonly layer: number
  readonly reads: boolean
  readonly since: number
  readonly seat: Seat
  readonly source: Known
  readonly clause: Clause | null
  readonly key: string
  readonly ability: Ability | null
  readonly given: readonly Given[]
  /** Whom it changes, once it is its turn: keys of subjects. */
  targets: ReadonlySet<number> | null
  env: Env | null
}

type Subject = WeissInPlay | Seat

const keyOf = (subject: Subject): number => (typeof subject === 'number' ? subject : subject.id + 2)

const featuresOf = ({ name, type, traits, colour, icons, level, cost, power, soul }: WeissCard): Features => ({
  type,
  names: [name],
  traits,
  colours: [colour],
  icons,
  level,
  cost,
  power,
  soul,
})

const nothing: readonly never[] = []
const player: Features = {
  type: 'character',
  names: [],
  traits: [],
  colours: [],
  icons: [],
  level: 0,
  cost: 0,
  power: 0,
  soul: 0,
}

function base(_t: WeissTable, subject: Subject): Values {
  if (typeof subject === 'number') return { ...player, abilities: nothing, cannot: nothing, may: nothing }
  const { def, down } = subject
  return { ...featuresOf(def), abilities: down ? nothing : def.abilities, cannot: nothing, may: nothing }
}

const workplaces: readonly ZoneName[] = ['climaxArea', 'hand', 'clock', 'memory', 'level', 'waitingRoom', 'resolution']

export const memoOf = (seat: Seat, source: Known, { key, ability }: Pick<Borne, 'key' | 'ability'>): Memo => ({
  seat,
  source,
  key,
  ability,
  slots: {},
  did: [],
  moved: [],
  lastMoved: 0,
  x: {},
  trait: null,
  cancelled: null,
  event: null,
})

const ofAbility = (card: WeissInPlay, { key, ability }: Borne): Influence[] =>
  clausesOf(ability).map((clause) => ({
    layer: clause.layer,
    reads: clause.reads,
    since: card.gen,
    seat: card.zone.owner,
    source: know(card),
    clause,
    key,
    ability,
    given: nothing,
    targets: null,
    env: null,
  }))

/** WS-158: continuous abilities where they work, and modifiers that last. */
function influences(t: WeissTable): Influence[] {
  const found: Influence[] = []
  const add = (card: WeissInPlay, zone: Zone) => {
    if (!card.down) for (const borne of card.def.working.cont[zone] ?? nothing) found.push(...ofAbility(card, borne))
  }
  for (const seat of [0, 1]) {
    for (const card of onStage(t, seat)) add(card, 'stage')
    for (const zone of workplaces) for (const card of t.zone[zone](seat).cards) add(card, zone as Zone)
  }
  for (const lasting of t.state.lasting) {
    const targets = new Set<number>(lasting.seats)
    for (const ref of lasting.cards) if (live(t, ref)) targets.add(ref.card + 2)
    if (targets.size === 0) continue
    for (const given of lasting.mods) {
      const layer = given.mod !== 'add' ? 0 : given.stat === 'level' || given.stat === 'cost' ? 1 : 2
      found.push({
        ...lasting,
        layer,
        reads: false,
        clause: null,
        key: '',
        ability: null,
        given: [given],
        targets,
        env: null,
      })
    }
  }
  return found
}

function subjects(t: WeissTable): Subject[] {
  const found = new Set<Subject>([0, 1])
  const reach = new Set<Zone>()
  for (const { clause, source } of influences(t)) {
    const card = live(t, source)
    if (card && clause) found.add(card)
    for (const zone of clause?.reach ?? nothing) reach.add(zone)
  }
  for (const { cards } of t.state.lasting) {
    for (const ref of cards) {
      const card = live(t, ref)
      if (card) found.add(card)
    }
  }
  for (const seat of [0, 1]) {
    for (const card of onStage(t, seat)) found.add(card)
    for (const zone of ['hand', 'climaxArea', 'resolution'] as const)
      for (const card of t.zone[zone](seat).cards) found.add(card)
    for (const zone of reach) for (const card of t.zone[zone as ZoneName]?.(seat).cards ?? nothing) found.add(card)
  }
  return [...found]
}

/** A modifier with its numbers worked out for one card. */
export function given(env: Env, mod: Modifier, key: string): Given {
  switch (mod.mod) {
    case 'add':
      return { ...mod, by: env.read.number(env, mod.by) }
    case 'trait':
    case 'loseTrait':
      return { mod: mod.mod, trait: mod.trait === 'chosen' ? (env.memo.trait ?? '') : mod.trait }
    case 'ability':
      return {
        mod: 'ability',
        abilities: mod.abilities.map((ability, n) => ({
          key: `${key}.${n + 1}`,
          ability,
          zones: zonesOf(ability, 'character'),
        })),
      }
    default:
      return mod
  }
}

/** One small function for each kind of modifier. */
export const changes: {
  readonly [K in Given['mod']]: (values: Values, given: Extract<Given, { mod: K }>, ruling: Omit<Ruling, 'act'>) => void
} = {
  add(values, { stat, by }) {
    values[stat] += by
  },
  trait(values, { trait }) {
    if (!values.traits.includes(trait)) values.traits = [...values.traits, trait]
  },
  loseTrait(values, { trait }) {
    values.traits = values.traits.filter((each) => each !== trait)
  },
  name(values, { name }) {
    if (!values.names.includes(name)) values.names = [...values.names, name]
  },
  colour(values, { colour }) {
    values.colours = colour === 'all' ? colours : [...new Set([...values.colours, colour])]
  },
  icon(values, { icon }) {
    values.icons = [...values.icons, icon]
  },
  ability(values, { abilities }) {
    values.abilities = [...values.abilities, ...abilities]
  },
  cannot(values, { act }, ruling) {
    values.cannot = [...values.cannot, { act, ...ruling }]
  },
  may(values, { act }, ruling) {
    values.may = [...values.may, { act, ...ruling }]
  },
}

/** Whom a clause changes, found out when it is its turn. */
function aim(t: WeissTable, influence: Influence): void {
  const { clause, seat, source, key, ability } = influence
  const env = envOf(t, reader, { ...memoOf(seat, source, { key, ability: ability! }), x: clause!.x })
  influence.env = env
  if (!clause!.conditions.every((condition) => reader.holds(env, condition))) influence.targets = new Set()
  else if (clause!.who !== null) {
    const { who } = clause!
    influence.targets = new Set(who === 'both' ? [0, 1] : [who === 'opponent' ? 1 - seat : seat])
  } else influence.targets = new Set(reader.cards(env, clause!.cards!).map(({ card }) => card + 2))
}

function apply(t: WeissTable, influence: Influence, subject: Subject, values: Values): Influence[] | null {
  if (influence.targets === null) aim(t, influence)
  if (!influence.targets!.has(keyOf(subject))) return null
  const { clause, env, seat, source } = influence
  let list = influence.given
  if (clause) {
    env!.each = typeof subject === 'number' ? null : know(subject)
    list = [given(env!, clause.mod, `${t.card(source.card).def.id}/${influence.key}`)]
  }
  let granted: Influence[] | null = null
  for (const each of list) {
    ;(changes[each.mod] as (values: Values, given: Given, ruling: Omit<Ruling, 'act'>) => void)(values, each, {
      seat,
      source,
    })
    if (each.mod !== 'ability' || typeof subject === 'number') continue
    for (const borne of each.abilities) {
      if (borne.ability.kind === 'cont' && values.abilities.includes(borne))
        granted = [...(granted ?? []), ...ofAbility(subject, borne)]
    }
  }
  return granted
}

/** WS-116, WS-158: the values of a card, or what is ruled of a player, as they are now. */
export const valuesOf = derive<WeissTable, Subject, Values, Influence>({
  subjects,
  key: keyOf,
  base,
  influences,
  layer: ({ layer }) => layer,
  reads: ({ reads }) => reads,
  since: ({ since }) => since,
  apply,
})

export const reader = makeReader((t, subject) => valuesOf(t, subject))

/** WS-162: what a card was on the stage; elsewhere only what it is called matters, and only if everybody saw it. */
export function remember(t: WeissTable, card: WeissInPlay): Snapshot | null {
  const zone = card.zone.family as ZoneName
  if (zone === 'deck' || zone === 'stock' || zone === 'hand' || card.down) return null
  const isStage = zone === 'stage'
  const { abilities: _, cannot: _c, may: _m, ...features } = isStage ? valuesOf(t, card) : base(t, card)
  return {
    def: card.def.id,
    owner: card.owner,
    zone,
    of: card.zone.owner,
    at: positionOf(card) ?? -1,
    state: stateOf(card),
    features,
    marked: isStage && t.hosted(card).length > 0,
  }
}

/** Whether something is ruled of a card, or of a player: WS-097 forbidding prevails. */
export const isForbidden = (t: WeissTable, subject: Subject, applies: (ruling: Ruling, env: Env) => boolean): boolean =>
  valuesOf(t, subject).cannot.some((ruling) => applies(ruling, envOfRuling(t, ruling)))
export const isAllowed = (t: WeissTable, subject: Subject, applies: (ruling: Ruling, env: Env) => boolean): boolean =>
  valuesOf(t, subject).may.some((ruling) => applies(ruling, envOfRuling(t, ruling)))

const silent: Ability = {
  kind: 'cont',
  counter: false,
  zone: null,
  keyword: null,
  combo: false,
  perTurn: null,
  level: null,
  cost: [],
  event: null,
  guard: null,
  steps: [],
}
const envOfRuling = (t: WeissTable, { seat, source }: Ruling): Env =>
  envOf(t, reader, memoOf(seat, source, { key: '', ability: silent }))

/** An automatic ability, and the card that bears it. */
export interface Listener {
  readonly card: WeissInPlay
  readonly seat: Seat
  readonly borne: Borne
}

/** The automatic abilities that work now. */
export const listeners = keep((t: WeissTable): readonly Listener[] => {
  const found: Listener[] = []
  for (const seat of [0, 1]) {
    for (const card of onStage(t, seat)) {
      for (const borne of valuesOf(t, card).abilities) {
        if (borne.ability.kind === 'auto' && borne.zones.includes('stage')) found.push({ card, seat, borne })
      }
    }
    for (const zone of workplaces) {
      for (const card of t.zone[zone](seat).cards) {
        if (!card.down) for (const borne of card.def.working.auto[zone] ?? nothing) found.push({ card, seat, borne })
      }
    }
  }
  return found
})

export const refersTo = (ref: CardRef, card: WeissInPlay): boolean => ref.card === card.id && ref.gen === card.gen
