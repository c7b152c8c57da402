import { ask, type Flow, numbered, type RuleId, type Seat } from '@cardwright/engine'
import type { Select } from '../effects/vocabulary.ts'
import { type ExodusInPlay, type ExodusTable, foe, type Item, type Ref, refer, type Target } from '../table.ts'
import { creaturesOf, energyOn, isBlank, pilesOf, spotOf } from './field.ts'
import { isFrozen } from './freeze.ts'

/** Who selects: the player, and the card that says so. */
export interface Selecting {
  readonly seat: Seat
  readonly source: Ref
}

const seatsOf = (seat: Seat, whose: Select['whose']): Seat[] =>
  whose === 'any' ? [seat, foe(seat)] : [whose === 'you' ? seat : foe(seat)]

const asTarget = (card: ExodusInPlay): Target => ({ kind: 'card', ref: refer(card) })

/** Where each kind of thing is looked for. */
const places: Record<Select['what'], (t: ExodusTable, seat: Seat, select: Select) => Target[]> = {
  creature: (t, seat, { where }) =>
    (where === 'hand' || where === 'graveyard'
      ? t.zone[where](seat).cards.filter(isCreature)
      : creaturesOf(t, seat)
    ).map(asTarget),
  energy: (t, seat, { where }) => (where === 'hand' ? t.zone.reserve(seat).cards : energyOn(t, seat)).map(asTarget),
  pile: (t, seat) => pilesOf(t, seat).map((spot) => ({ kind: 'pile', ...spot })),
  lasting: (t, seat) => t.zone.lasting(seat).cards.map(asTarget),
  graveyard: (_t, seat) => [{ kind: 'graveyard', seat }],
  item: (t, seat) => t.state.stack.filter(({ owner }) => owner === seat).map(({ id }) => ({ kind: 'item', id })),
  card: (t, seat, { where }) => cardsIn(t, seat, where ?? 'field').map(asTarget),
}

const isCreature = ({ def }: ExodusInPlay): boolean => def.kind === 'creature'

function cardsIn(t: ExodusTable, seat: Seat, where: NonNullable<Select['where']>): ExodusInPlay[] {
  if (where === 'hand') return [...t.zone.hand(seat).cards, ...t.zone.reserve(seat).cards]
  if (where === 'graveyard') return t.zone.graveyard(seat).cards
  return [...creaturesOf(t, seat), ...energyOn(t, seat), ...t.zone.lasting(seat).cards]
}

/** XO-040, XO-041, XO-054..056: all that may be selected now. */
export function legalTargets(t: ExodusTable, by: Selecting, select: Select): Target[] {
  return seatsOf(by.seat, select.whose)
    .flatMap((seat) => places[select.what](t, seat, select))
    .filter((target) => fits(t, by, select, target))
}

function fits(t: ExodusTable, by: Selecting, select: Select, target: Target): boolean {
  if (select.frozen !== undefined && isFrozen(t, target) !== select.frozen) return false
  if (target.kind === 'pile') return select.blank === undefined || isBlank(t, target) === select.blank
  if (target.kind === 'item') return itemFits(t, by, select, target.id)
  return target.kind !== 'card' || cardFits(t, by, select, t.card(target.ref.card))
}

function cardFits(t: ExodusTable, by: Selecting, select: Select, card: ExodusInPlay): boolean {
  const { def } = card
  if (select.other && card.id === by.source.card) return false
  if (select.subtype && !(def.kind === 'creature' && def.subtype === select.subtype)) return false
  if (select.stars && !(def.kind === 'creature' && def.stars <= select.stars)) return false
  if (select.hue && !(def.kind === 'energy' && def.hue === select.hue)) return false
  if (select.symmetry && def.kind !== 'symmetry') return false
  if (select.attacking && !isAttacking(t, card)) return false
  if (select.fewerStars) {
    const { def: own } = t.card(by.source.card)
    if (def.kind !== 'creature' || own.kind !== 'creature' || def.stars >= own.stars) return false
  }
  return true
}

export const attackOnStack = (t: ExodusTable): Item | undefined => t.state.stack.find(({ kind }) => kind === 'attack')

const isAttacking = (t: ExodusTable, card: ExodusInPlay): boolean => {
  const attack = attackOnStack(t)
  return attack?.source.card === card.id && attack.source.gen === card.gen
}

function itemFits(t: ExodusTable, _by: Selecting, { symmetry, aimed }: Select, id: number): boolean {
  const item = t.state.stack.find((each) => each.id === id)!
  if (symmetry && item.kind !== 'symmetry') return false
  return !aimed || item.targets.length > 0
}

export const isSameTarget = (a: Target, b: Target): boolean => keyOfTarget(a) === keyOfTarget(b)

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

/** What a player calls a target. */
export function nameOfTarget(t: ExodusTable, seat: Seat, target: Target): string {
  const whose = (of: Seat) => (of === seat ? 'my' : 'their')
  switch (target.kind) {
    case 'card': {
      const card = t.card(target.ref.card)
      const spot = spotOf(t, card)
      if (spot && card.zone.family === 'pile') return `${whose(spot.seat)}:${spot.index + 1}:${card.def.id}`
      return `${whose(card.zone.owner)}:${card.def.id}`
    }
    case 'pile':
      return `${whose(target.seat)}:pile:${target.index + 1}`
    case 'item':
      return `item:${target.id}`
    default:
      return `${whose(target.seat)}:${target.kind}`
  }
}

/** A player picks one of these. The option names a card by its id alone, and anything else by its place in the list. */
export function* pickTarget(
  t: ExodusTable,
  seat: Seat,
  kind: string,
  rule: RuleId,
  list: () => readonly Target[],
): Flow<Target> {
  const { index } = yield* ask(t, seat, {
    kind,
    rule,
    options: () =>
      numbered(
        list().map((target, at) => ({ target, at })),
        ({ target }) => nameOfTarget(t, seat, target),
        ({ target, at }) => ({ index: at, card: target.kind === 'card' ? target.ref.card : undefined }),
      ),
  })
  return list()[index]!
}
