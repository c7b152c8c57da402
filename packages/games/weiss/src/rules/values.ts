import { type CardRef, derive, type Seat } from '@cardwright/engine'
import { type Borne, colours, type WeissCard } from '../cards/definitions.ts'
import { zonesOf } from '../cards/zones.ts'
import { type Env, envOf } from '../read/env.ts'
import { makeReader } from '../read/index.ts'
import {
  type Features,
  type Given,
  type Known,
  know,
  type Lasting,
  live,
  type Memo,
  onStage,
  type Ruling,
  type Snapshot,
  type Source,
  siteOf,
  sourceOf,
  stateOf,
  type Values,
  type WeissInPlay,
  type WeissTable,
  type ZoneName,
} from '../table.ts'
import type { Ability, Modifier } from '../text/core.ts'
import { type Clause, clausesOf, layerWritten } from './influences.ts'
import { isInForce } from './lasting.ts'
import { workplacesOf } from './workplaces.ts'

/** Something that changes values now: a clause of a continuous ability, or a modifier that an effect has given. */
interface Influence {
  readonly layer: number
  readonly reads: boolean
  readonly since: number
  readonly seat: Seat
  readonly source: Source
  readonly clause: Clause | null
  readonly key: string
  readonly ability: Ability | null
  readonly given: readonly Given[]
  readonly memo: Memo | null
  /** Whom a modifier changes that lasts. */
  readonly subjects: readonly Subject[]
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
const none = { abilities: nothing, cannot: nothing, may: nothing, added: nothing } as const
const player: Values = {
  type: 'character',
  names: nothing,
  traits: nothing,
  colours: nothing,
  icons: nothing,
  level: 0,
  cost: 0,
  power: 0,
  soul: 0,
  ...none,
}

const printed = new WeakMap<WeissCard, readonly [up: Values, down: Values]>()

/** What is printed; of a card that lies face down, no abilities. Shared by all cards of a definition. */
function base(_t: WeissTable, subject: Subject): Values {
  if (typeof subject === 'number') return player
  const { def, down } = subject
  let sides = printed.get(def)
  if (!sides) {
    const features = featuresOf(def)
    sides = [
      { ...features, ...none, abilities: def.abilities },
      { ...features, ...none },
    ]
    printed.set(def, sides)
  }
  return sides[down ? 1 : 0]
}

const empty = Object.freeze({})

/** What an effect knows as it begins. Most are looked at and dropped, so what is empty is shared. */
export const memoOf = (
  seat: Seat,
  source: Source,
  { key, ability }: Pick<Borne, 'key' | 'ability'>,
  event: Memo['event'] = null,
): Memo => ({
  seat,
  source,
  key,
  ability,
  slots: empty,
  did: nothing,
  moved: nothing,
  lastMoved: 0,
  x: empty,
  trait: null,
  declared: empty,
  cancelled: null,
  event,
})

const ofAbility = (card: WeissInPlay, { key, ability }: Borne): Influence[] =>
  clausesOf(ability).map((clause) => ({
    layer: clause.layer,
    reads: clause.reads,
    since: card.gen,
    seat: card.zone.owner,
    source: sourceOf(card),
    clause,
    key,
    ability,
    given: nothing,
    memo: null,
    subjects: nothing,
    env: null,
  }))

/** WS-158: continuous abilities where they work, and modifiers that last. */
function influences(t: WeissTable): Influence[] {
  const found: Influence[] = []
  const zones = workplacesOf(t).cont
  for (const seat of [0, 1]) {
    for (const card of onStage(t, seat)) addClauses(found, card, 'stage')
    for (const zone of zones) for (const card of t.zone[zone](seat).cards) addClauses(found, card, zone)
  }
  for (const lasting of t.state.lasting) {
    if (!isInForce(t, lasting)) continue
    const subjects: Subject[] = [...lasting.seats]
    for (const ref of lasting.cards) {
      const card = live(t, ref)
      if (card) subjects.push(card)
    }
    if (subjects.length > 0) addLasting(found, lasting, subjects)
  }
  return found
}

function addClauses(found: Influence[], card: WeissInPlay, zone: ZoneName): void {
  const working = card.def.working.cont[zone]
  if (working !== undefined && !card.down) for (const borne of working) found.push(...ofAbility(card, borne))
}

function addLasting(found: Influence[], lasting: Lasting, subjects: readonly Subject[]): void {
  for (const given of lasting.mods) {
    found.push({
      layer: layerWritten(given),
      reads: false,
      since: lasting.since,
      seat: lasting.seat,
      source: lasting.source,
      clause: null,
      key: '',
      ability: null,
      given: [given],
      memo: lasting.memo ?? null,
      subjects,
      env: null,
    })
  }
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
  add(values, { stat, by }, { source }) {
    values[stat] += by
    values.added = [...values.added, { stat, by, source }]
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

/** Whom an influence changes, found out when it is its turn. */
function targets(t: WeissTable, influence: Influence): readonly Subject[] {
  const { clause, seat, source, key, ability } = influence
  if (clause === null) return influence.subjects
  const env = envOf(t, reader, { ...memoOf(seat, source, { key, ability: ability! }), x: clause.x })
  influence.env = env
  if (!clause.conditions.every((condition) => reader.holds(env, condition))) return nothing
  const { who } = clause
  if (who !== null) return who === 'both' ? [0, 1] : [who === 'opponent' ? 1 - seat : seat]
  const found: Subject[] = []
  for (const known of reader.cards(env, clause.cards!)) {
    const card = live(t, known)
    if (card && !found.includes(card)) found.push(card)
  }
  return found
}

function apply(_t: WeissTable, influence: Influence, subject: Subject, values: Values): Influence[] | null {
  const { clause, env, seat, source, memo } = influence
  let list = influence.given
  if (clause) {
    env!.each = typeof subject === 'number' ? null : know(subject)
    list = [given(env!, clause.mod, `${source.def}/${influence.key}`)]
  }
  let granted: Influence[] | null = null
  for (const each of list) {
    ;(changes[each.mod] as (values: Values, given: Given, ruling: Omit<Ruling, 'act'>) => void)(values, each, {
      seat,
      source,
      memo,
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
  key: keyOf,
  base,
  influences,
  layer: ({ layer }) => layer,
  reads: ({ reads }) => reads,
  since: ({ since }) => since,
  targets,
  apply,
})

export const reader = makeReader((t, subject) => valuesOf(t, subject))

/** WS-162: what a card was on the stage; elsewhere only what it is called matters, and only if everybody saw it. */
export function remember(t: WeissTable, card: WeissInPlay): Snapshot | null {
  const isHidden = ['deck', 'stock', 'hand'].includes(card.zone.family)
  return isHidden || card.down ? null : snapshotOf(t, card)
}

function snapshotOf(t: WeissTable, card: WeissInPlay): Snapshot {
  const isStage = card.zone.family === 'stage'
  const { abilities: _, cannot: _c, may: _m, added: _a, ...features } = isStage ? valuesOf(t, card) : base(t, card)
  return {
    ...siteOf(card),
    owner: card.owner,
    state: stateOf(card),
    features,
    marked: isStage && t.hosted(card).length > 0,
  }
}

/** A card that all have been shown: a shuffle makes another one of it, and what it was still counts. */
export const shown = (t: WeissTable, card: WeissInPlay): Known => ({ ...know(card), was: snapshotOf(t, card) })

/** A card with what it is now: an event that was played is known by name for the rest of the turn. */
export const recall = (t: WeissTable, card: WeissInPlay): Known => ({ ...know(card), was: remember(t, card) })

/** Whether something is ruled of a card, or of a player: WS-097 forbidding prevails. */
export const isForbidden = (t: WeissTable, subject: Subject, applies: (ruling: Ruling, env: Env) => boolean): boolean =>
  valuesOf(t, subject).cannot.some((ruling) => applies(ruling, envOfRuling(t, ruling)))
export const isAllowed = (t: WeissTable, subject: Subject, applies: (ruling: Ruling, env: Env) => boolean): boolean =>
  valuesOf(t, subject).may.some((ruling) => applies(ruling, envOfRuling(t, ruling)))

/** The ability of something that is none. */
export const silent: Ability = {
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
const envOfRuling = (t: WeissTable, { seat, source, memo }: Ruling): Env =>
  envOf(t, reader, memo ?? memoOf(seat, source, { key: '', ability: silent }))

export const refersTo = (ref: CardRef, card: WeissInPlay): boolean => ref.card === card.id && ref.gen === card.gen
