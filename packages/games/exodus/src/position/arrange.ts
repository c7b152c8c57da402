import { cardAtPlace, cardsOf, type JsonObject, layOut, makePlace, type Seat, type Zone } from '@cardwright/engine'
import { dueFor } from '../rules/freeze.ts'
import { beginPhase, windows } from '../rules/turn.ts'
import type { Ref, Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, type ExodusZone, foe, objectKey, side } from '../table.ts'
import { describe } from './describe.ts'
import { parseRef, parseTarget } from './places.ts'
import { followsOfSeat, followsOfTable, type Given, givenSchema, type SideGiven } from './schema.ts'

/** Puts the table into a position: all that `describe` says of it, or the beginning of a phase and what is left out by default. */
export function arrange(t: ExodusTable, given: unknown): void {
  const position = givenSchema.parse(given)
  const { first = t.state.first, turn, turns, phase, seats } = position
  Object.assign(t.state, { first, turn, turns, phase, ends: 1 })
  layCards(t, position)
  for (const [seat, wanted] of seats.entries()) markTurn(t, seat, wanted)
  layStack(t, position)
  layIce(t, position)
  openWindow(t, position)
  checkWhatFollows(t, position)
}

interface Laid {
  readonly owner: Seat
  readonly name: string
}

/** A zone, and the cards in it with their owners. */
type Spread = readonly [zone: ExodusZone, cards: readonly Laid[]]

const owned = (owner: Seat, names: readonly string[]): Laid[] => names.map((name) => ({ owner, name }))

function layCards(t: ExodusTable, { seats, items }: Given): void {
  const main: Spread[] = [[t.zone.stack(), items.filter(({ kind }) => kind === 'symmetry')]]
  const energy: Spread[] = []
  seats.forEach((wanted, seat) => {
    main.push([t.zone.hand(seat), owned(seat, wanted.hand)])
    main.push([t.zone.lasting(seat), owned(seat, wanted.lasting)])
    main.push([t.zone.graveyard(seat), owned(seat, wanted.graveyard)])
    energy.push([t.zone.reserve(seat), owned(seat, wanted.energy)])
    energy.push([t.zone.spent(seat), owned(seat, wanted.spent)])
    for (const { index, creature, energy: names, owners } of pilesOf(wanted, seat)) {
      if (typeof creature === 'string') main.push([t.zone.creature(seat, index), owned(seat, [creature])])
      energy.push([t.zone.pile(seat, index), names.map((name, i) => ({ owner: owners?.[i] ?? seat, name }))])
    }
  })
  seats.forEach(({ mainTop, energyTop, shortMain, shortEnergy }, seat) => {
    layOwn(t, seat, t.zone.mainDeck(seat), main, mainTop)
    layOwn(t, seat, t.zone.energyDeck(seat), energy, energyTop)
    if (shortMain) bury(t, t.zone.mainDeck(seat), t.zone.graveyard(seat), mainTop.length)
    if (shortEnergy) bury(t, t.zone.energyDeck(seat), t.zone.spent(seat), energyTop.length)
  })
  for (const [zone, cards] of [...main, ...energy]) mingle(t, zone, cards)
}

/** Each with its place on the field: its own number, or the one after the last. */
function pilesOf({ piles }: SideGiven, seat: Seat) {
  let next = 0
  const taken = new Set<number>()
  return piles.map((each, i) => {
    const index = each.pile === undefined ? next : each.pile - 1
    if (taken.has(index)) throw new Error(`seats.${seat}.piles.${i}.pile: there is a pile ${index + 1} already.`)
    taken.add(index)
    next = index + 1
    return { ...each, index }
  })
}

/** A player's cards of one deck, wherever they lie. */
function layOwn(
  t: ExodusTable,
  owner: Seat,
  deck: ExodusZone,
  spreads: readonly Spread[],
  top: readonly string[],
): void {
  const isMain = deck.family === 'mainDeck'
  const cards = cardsOf(t, owner).filter(({ def }) => ((def as ExodusInPlay['def']).kind !== 'energy') === isMain)
  const layout = spreads.map(
    ([zone, laid]) => [zone as Zone, laid.filter((card) => card.owner === owner).map(({ name }) => name)] as const,
  )
  layOut(t, cards, deck as Zone, layout, top)
}

function bury(t: ExodusTable, deck: ExodusZone, grave: ExodusZone, left: number): void {
  for (const card of deck.cards.slice(0, deck.size - left)) t.place(card, grave)
}

/** Cards of both players lie in one zone, in this order: on the stack, and where one has added energy for the other. */
function mingle(t: ExodusTable, zone: ExodusZone, laid: readonly Laid[]): void {
  if (new Set(laid.map(({ owner }) => owner)).size < 2) return
  const left = [...zone.cards]
  for (const { owner, name } of laid) {
    const at = left.findIndex((card) => card.owner === owner && card.def.id === name)
    t.place(left.splice(at, 1)[0]!, zone)
  }
}

/** Life, and what was done in this turn. */
function markTurn(t: ExodusTable, seat: Seat, wanted: SideGiven): void {
  const field = (name: string, i: number): string => `seats.${seat}.${name}.${i}`
  const keys = (name: 'attacks' | 'renewed' | 'calledOff' | 'moved'): string[] =>
    wanted[name].map((place, i) => objectKey(cardAtPlace(t, place, field(name, i))))
  const mine = side(t, seat)
  const { preventBy } = wanted.notes
  Object.assign(mine, {
    life: wanted.life ?? mine.life,
    attacks: keys('attacks'),
    renewed: keys('renewed'),
    calledOff: keys('calledOff'),
    moved: keys('moved'),
    used: wanted.used.map(({ card, ability }, i) => `${objectKey(cardAtPlace(t, card, field('used', i)))} ${ability}`),
    revealed: wanted.revealed.map((place, i) => parseRef(t, place, field('revealed', i))),
    notes: { ...wanted.notes, ...(preventBy && { preventBy: Object.freeze(preventBy) }) },
  })
}

/** Items on the stack, triggers that wait for it, and bonuses to power. */
function layStack(t: ExodusTable, { items, nextItem, resolved, triggers, boons }: Given): void {
  const ref = (text: string, field: string): Ref => parseRef(t, text, field)
  const target = (text: string, field: string): Target => parseTarget(t, text, field)
  let symmetries = 0
  const stack = items.map(({ id = 0, name: text, source, targets, payment, fixed, ...item }, i) => {
    if (item.kind === 'symmetry') symmetries++
    else if (source === undefined) throw new Error(`items.${i}.source: the card of ${text} has to be said.`)
    return {
      ...item,
      id: id || i + 1,
      text,
      source: ref(source ?? `stack#${symmetries}`, `items.${i}.source`),
      targets: Object.freeze(targets.map((each, k) => target(each, `items.${i}.targets.${k}`))),
      payment: Object.freeze(payment.map((each, k) => ref(each, `items.${i}.payment.${k}`))),
      ...(fixed && { fixed }),
    }
  })
  Object.assign(t.state, {
    stack,
    resolved,
    nextItem: nextItem ?? Math.max(0, ...stack.map(({ id }) => id)) + 1,
    waiting: triggers.map(({ name: text, source, ...each }, i) =>
      Object.freeze({ ...each, text, source: ref(source, `triggers.${i}.source`) }),
    ),
    boons: boons.map(({ card, ...boon }, i) => Object.freeze({ ...boon, ref: ref(card, `boons.${i}.card`) })),
  })
}

/** XO-H15, XO-H16 */
function layIce(t: ExodusTable, { ice, seats }: Given): void {
  const { ends } = t.state
  const all = ice ?? seats.flatMap((wanted, seat) => iceOn(t, seat, wanted).map((on) => ({ on, late: false })))
  t.state.frozen = all.map(({ on, late }, i) =>
    Object.freeze({ what: parseTarget(t, on, `ice.${i}.on`), since: late ? ends : ends - 1 }),
  )
}

/** Where a player's ice lies, by what is said of each pile, of what lasts and of the graveyard. */
function iceOn(t: ExodusTable, seat: Seat, wanted: SideGiven): string[] {
  const piles = pilesOf(wanted, seat).flatMap(({ frozen, index }) => (frozen ? [`pile:${seat}:${index}`] : []))
  const left = [...t.zone.lasting(seat).cards]
  const lasting = wanted.frozenLasting.map((name, i) => {
    const card = left.find((each) => each.def.id === name)
    if (card === undefined)
      throw new Error(`seats.${seat}.frozenLasting.${i}: ${name} is not among lasting (${wanted.lasting.join(', ')}).`)
    left.splice(left.indexOf(card), 1)
    return makePlace(card)
  })
  return [...piles, ...lasting, ...(wanted.frozenGraveyard ? [`graveyard:${seat}`] : [])]
}

function openWindow(t: ExodusTable, { window, holder, passes, back, phase, items, due, noticed }: Given): void {
  const { state } = t
  state.back = windows[back]
  state.noticed = noticed ? Object.freeze({ move: noticed.move, ref: parseRef(t, noticed.card, 'noticed.card') }) : null
  const kind = window ?? (items.length > 0 ? 'stack' : null)
  if (kind === null) {
    beginPhase(t, phase)
    return
  }
  const top = state.stack.at(-1)
  if (kind === 'stack' && top === undefined) throw new Error('items: a stack has something on it.')
  state.window =
    kind === 'stack' ? Object.freeze({ kind, holder: holder ?? foe(top!.owner), passes: passes ?? 0 }) : windows[kind]
  state.due = phase === 'end' ? (due?.map((on, i) => parseTarget(t, on, `due.${i}`)) ?? dueFor(t, state.turn)) : []
  t.touch()
}

/** Fields that follow from the rest of a position have to be right. */
function checkWhatFollows(t: ExodusTable, given: Given): void {
  const found = describe(t) as JsonObject & { readonly seats: readonly JsonObject[] }
  const check = (field: string, wanted: unknown, is: unknown): void => {
    if (wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(is))
      throw new Error(`${field}: ${JSON.stringify(wanted)} is given, but it is ${JSON.stringify(is)}.`)
  }
  for (const field of followsOfTable) check(field, given[field], found[field])
  given.seats.forEach((wanted, seat) => {
    for (const field of followsOfSeat) check(`seats.${seat}.${field}`, wanted[field], found.seats[seat]![field])
  })
}
