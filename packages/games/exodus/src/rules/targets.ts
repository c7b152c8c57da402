import { type AskSpec, ask, askThen, type Flow, numbered, type Part, type RuleId, type Seat } from '@cardwright/engine'
import type { AskKind, Contexts, TargetOption } from '../asks.ts'
import type { Select } from '../effects/terms/vocabulary.ts'
import { tell } from '../events.ts'
import type { Item, Target, ZoneName } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, means, refer } from '../table.ts'
import { creaturesOf, defOf, energyOn, isBlank, pilesOf, spotOf } from './field.ts'
import { isCardFrozen, isFrozen, ownerOf } from './freeze.ts'
import { has, type Source } from './source.ts'
import { aimedAt, announce, itemOf } from './stack.ts'

/** Oneself first. */
const seatsFor: Record<Select['whose'], readonly (readonly Seat[])[]> = {
  any: [
    [0, 1],
    [1, 0],
  ],
  you: [[0], [1]],
  foe: [[1], [0]],
}
const seatsOf = (seat: Seat, whose: Select['whose']): readonly Seat[] => seatsFor[whose][seat]!

const asTarget = (card: ExodusInPlay): Target => ({ kind: 'card', ref: refer(card) })

/** A candidate for a target: a card as it lies there, or a target that is no card. */
type Thing = ExodusInPlay | Exclude<Target, { kind: 'card' }>

const isCard = (thing: Thing): thing is ExodusInPlay => !('kind' in thing)

const players: readonly Thing[] = [0, 1].map((seat) => Object.freeze({ kind: 'player', seat }))
const graveyards: readonly Thing[] = [0, 1].map((seat) => Object.freeze({ kind: 'graveyard', seat }))

/** XO-054: where each kind of thing is looked for. */
const places: Record<Select['what'], (t: ExodusTable, seat: Seat, select: Select) => readonly Thing[]> = {
  creature: (t, seat, { where }) =>
    where === 'hand' || where === 'graveyard' ? t.zone[where](seat).cards : creaturesOf(t, seat),
  energy: (t, seat, { where }) => energyIn(t, seat, where ?? 'field'),
  pile: (t, seat) => pilesOf(t, seat),
  lasting: (t, seat) => t.zone.lasting(seat).cards,
  graveyard: (_t, seat) => [graveyards[seat]!],
  item: (t, seat) => t.state.stack.filter(({ owner }) => owner === seat).map(({ id }) => ({ kind: 'item', id })),
  card: (t, seat, { where }) => cardsIn(t, seat, where ?? 'field'),
  creatureOrPlayer: (t, seat) => [...creaturesOf(t, seat), players[seat]!],
  frozen: (t, seat) => frozenOf(t, seat),
}

function frozenOf(t: ExodusTable, seat: Seat): Thing[] {
  const own = t.state.frozen.filter(({ what }) => ownerOf(t, what) === seat)
  return own.map(({ what }) => (what.kind === 'card' ? t.card(what.ref.card) : what))
}

type Where = NonNullable<Select['where']>

/** XO-055 */
function energyIn(t: ExodusTable, seat: Seat, where: Where): readonly ExodusInPlay[] {
  if (where === 'hand') return t.zone.reserve(seat).cards
  return where === 'graveyard' ? t.zone.spent(seat).cards : energyOn(t, seat)
}

function cardsIn(t: ExodusTable, seat: Seat, where: Where): readonly ExodusInPlay[] {
  const energy = energyIn(t, seat, where)
  if (where === 'field') return [...creaturesOf(t, seat), ...energy, ...t.zone.lasting(seat).cards]
  return [...t.zone[where](seat).cards, ...energy]
}

/** XO-040, XO-041, XO-054..056: all that may be selected now. */
export function legalTargets(t: ExodusTable, by: Source, select: Select): Target[] {
  const legal: Target[] = []
  for (const seat of seatsOf(by.seat, select.whose))
    for (const thing of places[select.what](t, seat, select))
      if (fits(t, by, select, thing)) legal.push(isCard(thing) ? asTarget(thing) : thing)
  return legal
}

/** XO-040: whether anything may be. */
export function isThere(t: ExodusTable, by: Source, select: Select): boolean {
  for (const seat of seatsOf(by.seat, select.whose))
    for (const thing of places[select.what](t, seat, select)) if (fits(t, by, select, thing)) return true
  return false
}

function fits(t: ExodusTable, by: Source, select: Select, thing: Thing): boolean {
  if (isCard(thing)) {
    if (select.frozen !== undefined && isCardFrozen(t, thing) !== select.frozen) return false
    return cardFits(t, by, select, thing)
  }
  if (select.frozen !== undefined && isFrozen(t, thing) !== select.frozen) return false
  if (thing.kind === 'pile') return select.blank === undefined || isBlank(t, thing) === select.blank
  return thing.kind !== 'item' || (thing.id !== by.item && itemFits(t, select, thing.id))
}

function cardFits(t: ExodusTable, by: Source, select: Select, card: ExodusInPlay): boolean {
  // nobody can see the other player's hand, so the face of the card cannot matter
  if (isUnseen(by.seat, card)) return true
  return isInReach(t, by, card) && isAsWanted(t, by, select, card)
}

function isInReach(t: ExodusTable, by: Source, card: ExodusInPlay): boolean {
  const { zone } = card
  if (zone.owner !== by.seat && has(card, 'ward')) return false
  // a symmetry is no longer in the hand, or in the graveyard, when it selects
  if (means(by.source, card) && (zone.family === 'hand' || isBuried(card))) return false
  // XO-P30
  return !isBuried(card) || !isFrozen(t, { kind: 'graveyard', seat: zone.owner })
}

function isAsWanted(t: ExodusTable, by: Source, select: Select, card: ExodusInPlay): boolean {
  const { def } = card
  if (select.what === 'creature' && def.kind !== 'creature') return false
  if (select.other && card.id === by.source.card) return false
  if (select.subtype && !(def.kind === 'creature' && def.subtype === select.subtype)) return false
  if (select.stars && !(def.kind === 'creature' && def.stars <= select.stars)) return false
  if (select.hue && !(def.kind === 'energy' && def.hue === select.hue)) return false
  if (select.symmetry && def.kind !== 'symmetry') return false
  if (select.attacking && !isAttacking(t, card)) return false
  return !select.fewerStars || hasFewerStars(def, defOf(t, by))
}

type Def = ExodusInPlay['def']

const hasFewerStars = (def: Def, own: Def): boolean =>
  def.kind === 'creature' && own.kind === 'creature' && def.stars < own.stars

const isBuried = ({ zone: { family } }: ExodusInPlay): boolean => family === 'graveyard' || family === 'spent'

const isInHand = ({ zone: { family } }: ExodusInPlay): boolean => family === 'hand' || family === 'reserve'

/** A card of the other hand: nobody can tell which. */
const isUnseen = (seat: Seat, card: ExodusInPlay): boolean => isInHand(card) && card.zone.owner !== seat

export const attackOnStack = (t: ExodusTable): Item | undefined => t.state.stack.find(({ kind }) => kind === 'attack')

const isAttacking = (t: ExodusTable, card: ExodusInPlay): boolean => {
  const attack = attackOnStack(t)
  return attack !== undefined && means(attack.source, card)
}

function itemFits(t: ExodusTable, { symmetry, aimed }: Select, id: number): boolean {
  const item = itemOf(t, id)!
  if (symmetry && item.kind !== 'symmetry') return false
  return !aimed || item.targets.length > 0
}

export const isSameTarget = (a: Target, b: Target): boolean => keyOfTarget(a) === keyOfTarget(b)

/** XO-057, XO-062: an item is aimed anew, and other targets than before are said aloud. */
export function aim(t: ExodusTable, item: Item, targets: readonly Target[], rule: RuleId, by = item.owner): void {
  const isElsewhere = targets.some((target, i) => !isSameTarget(target, item.targets[i]!))
  item.targets = Object.freeze(targets)
  announce(t, targets)
  if (!isElsewhere) return
  tell(t, { type: 'reselected', seat: by, name: item.text, card: item.source.card, ...aimedAt(targets), rule })
}

/** For comparing; what a player types is made of names. */
export function keyOfTarget(target: Target): string {
  switch (target.kind) {
    case 'card':
      return `card ${target.ref.card} ${target.ref.gen}`
    case 'pile':
      return `pile ${target.seat} ${target.index}`
    case 'item':
      return `item ${target.id}`
    default:
      return `${target.kind} ${target.seat}`
  }
}

/** The key of a target: `their:2:cub` is the cub on their second pile. */
export function nameOfTarget(t: ExodusTable, seat: Seat, target: Target): string {
  const whose = (of: Seat) => (of === seat ? 'my' : 'their')
  switch (target.kind) {
    case 'card': {
      const card = t.card(target.ref.card)
      const spot = spotOf(card)
      if (spot) return `${whose(spot.seat)}:${spot.index + 1}:${card.def.id}`
      const { family, owner } = card.zone
      if (isUnseen(seat, card)) return `${whose(owner)}:${family === 'reserve' ? 'energy' : 'card'}`
      return `${whose(owner)}:${card.def.id}`
    }
    case 'pile':
      return `${whose(target.seat)}:pile:${target.index + 1}`
    case 'item':
      return `item:${itemOf(t, target.id)!.text}`
    default:
      return `${whose(target.seat)}:${target.kind}`
  }
}

interface Pickable {
  readonly target: Target
  readonly at: number
}

/** Of cards that the player cannot tell apart, one stands for all. */
function pickable(t: ExodusTable, seat: Seat, targets: readonly Target[]): Pickable[] {
  const blind = new Set<string>()
  return targets.flatMap((target, at) => {
    if (target.kind === 'card' && isUnseen(seat, t.card(target.ref.card))) {
      const name = nameOfTarget(t, seat, target)
      if (blind.has(name)) return []
      blind.add(name)
    }
    return [{ target, at }]
  })
}

/** A question for a target. */
export interface TargetPick<K extends AskKind = AskKind> extends Pick<AskSpec, 'rule' | 'skip' | 'discreet'> {
  readonly kind: K
  readonly context: Contexts[K]
  list(): readonly Target[]
}

/** An option names its target in full; `index` is its place in the list. */
function pickSpec(t: ExodusTable, seat: Seat, { list, ...pick }: TargetPick) {
  return {
    ...pick,
    options: (): TargetOption[] =>
      numbered(
        pickable(t, seat, list()),
        ({ target }) => nameOfTarget(t, seat, target),
        ({ target, at }) => ({ index: at, what: target.kind, ...fieldsOf(t, seat, target) }),
      ),
  }
}

type TargetFields = Omit<TargetOption, 'key' | 'index' | 'what' | 'why' | 'cards' | 'on'>

const noFields: TargetFields = {
  card: undefined,
  name: undefined,
  where: undefined,
  seat: undefined,
  pile: undefined,
  item: undefined,
}

function fieldsOf(t: ExodusTable, picker: Seat, target: Target): TargetFields {
  switch (target.kind) {
    case 'card': {
      const card = t.card(target.ref.card)
      const name = isUnseen(picker, card) ? undefined : card.def.id
      return { ...noFields, card: card.id, name, where: card.zone.family as ZoneName, seat: card.zone.owner }
    }
    case 'pile':
      return { ...noFields, seat: target.seat, pile: target.index + 1 }
    case 'item':
      return { ...noFields, name: itemOf(t, target.id)!.text, item: target.id }
    default:
      return { ...noFields, seat: target.seat }
  }
}

const targetOf = (t: ExodusTable, seat: Seat, { index, card }: TargetOption, legal: readonly Target[]): Target =>
  card === undefined ? legal[index]! : drawn(t, seat, t.card(card), legal)

/** XO-057: the target that needs no question, because everybody can see that there is no other. */
function onlyTarget(t: ExodusTable, legal: readonly Target[]): Target | null {
  const [only, ...others] = legal
  return only !== undefined && others.length === 0 && isOpen(t, only) ? only : null
}

/** A player picks one of these. */
export function* pickTarget(t: ExodusTable, seat: Seat, pick: TargetPick): Flow<Target> {
  return onlyTarget(t, pick.list()) ?? targetOf(t, seat, yield* ask(t, seat, pickSpec(t, seat, pick)), pick.list())
}

/** A player picks one of these, and something follows. */
export function pickTargetThen(t: ExodusTable, seat: Seat, pick: TargetPick, then: (target: Target) => Part): Part {
  const only = onlyTarget(t, pick.list())
  if (only !== null) return then(only)
  return askThen(t, seat, pickSpec(t, seat, pick), (_t, _seat, picked) => then(targetOf(t, seat, picked, pick.list())))
}

const isOpen = (t: ExodusTable, target: Target): boolean => target.kind !== 'card' || !isInHand(t.card(target.ref.card))

/** The card; of cards that are not seen, any: XO-H32. */
function drawn(t: ExodusTable, seat: Seat, card: ExodusInPlay, legal: readonly Target[]): Target {
  if (!isUnseen(seat, card)) return asTarget(card)
  const cards = legal.flatMap((target) => (target.kind === 'card' ? [t.card(target.ref.card)] : []))
  return asTarget(t.random.pick(cards.filter((each) => each.zone === card.zone && isUnseen(seat, each))))
}
