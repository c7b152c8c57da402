import { type JsonObject, namesIn, type Seat } from '@cardwright/engine'
import { hasAttacked } from '../rules/attack.ts'
import { powerOf } from '../rules/battle.ts'
import { creatureAt, creaturesOf, energyAt, pilesOf, type Spot } from '../rules/field.ts'
import { isCardFrozen, isFrozen } from '../rules/freeze.ts'
import type { Item, Ref, Waiting } from '../state.ts'
import { type ExodusTable, side } from '../table.ts'
import { makeRef, makeTarget } from './places.ts'

/** The whole table in the terms of `arrange`. */
export function describe(t: ExodusTable): JsonObject {
  const { first, turn, turns, phase, window, back, stack, resolved, nextItem, waiting, boons, due, noticed } = t.state
  return {
    first,
    turn,
    turns,
    phase,
    window: window.kind,
    holder: window.kind === 'stack' ? window.holder : null,
    passes: window.kind === 'stack' ? window.passes : null,
    back: back.kind,
    noticed: noticed === null ? null : { move: noticed.move, card: makeRef(t, noticed.ref) },
    stack: stack.map(({ text }) => text),
    items: stack.map((item) => itemOf(t, item)),
    resolved,
    nextItem,
    waiting: waiting.length,
    triggers: waiting.map((each) => triggerOf(t, each)),
    ice: iceOf(t),
    due: due.map((target) => makeTarget(t, target)),
    boons: boons
      .filter(({ ref }) => isSame(t, ref))
      .map(({ ref, power, until, by }) => ({ card: makeRef(t, ref), power, until, by })),
    seats: [0, 1].map((seat) => ({ ...cardsOf(t, seat), ...marksOf(t, seat), ...resultsOf(t, seat) })),
    over: t.result !== null,
    winner: (t.result?.winner as number | null | undefined) ?? null,
    why: t.result?.why ?? null,
  }
}

/** A card that has moved since is another object, and notes about it mean nothing any more. */
const isSame = (t: ExodusTable, { card, gen }: Ref): boolean => t.card(card).gen === gen

const itemOf = (t: ExodusTable, { id, owner, kind, text, ability, source, targets, payment, fixed }: Item) => ({
  id,
  owner,
  kind,
  name: text,
  ability,
  source: makeRef(t, source),
  targets: targets.map((target) => makeTarget(t, target)),
  payment: payment.map((ref) => makeRef(t, ref)),
  fixed: fixed === true,
})

const triggerOf = (t: ExodusTable, { owner, source, text, ability }: Waiting) => ({
  owner,
  name: text,
  ability,
  source: makeRef(t, source),
})

/** XO-H16: what froze in an End Phase that had begun is not due in it. */
function iceOf(t: ExodusTable) {
  const { frozen, phase, ends } = t.state
  return frozen.map(({ what, since }) => ({ on: makeTarget(t, what), late: phase === 'end' && since === ends }))
}

function cardsOf(t: ExodusTable, seat: Seat) {
  return {
    life: side(t, seat).life,
    hand: namesIn(t.zone.hand(seat)),
    energy: namesIn(t.zone.reserve(seat)),
    piles: pilesOf(t, seat).map((spot) => pileOf(t, spot)),
    lasting: namesIn(t.zone.lasting(seat)),
    frozenLasting: t.zone.lasting(seat).cards.flatMap((card) => (isCardFrozen(t, card) ? [card.def.id] : [])),
    graveyard: namesIn(t.zone.graveyard(seat)),
    spent: namesIn(t.zone.spent(seat)),
    frozenGraveyard: isFrozen(t, { kind: 'graveyard', seat }),
    mainTop: namesIn(t.zone.mainDeck(seat)).reverse(),
    energyTop: namesIn(t.zone.energyDeck(seat)).reverse(),
  }
}

function pileOf(t: ExodusTable, spot: Spot) {
  const energy = energyAt(t, spot)
  return {
    pile: spot.index + 1,
    energy: energy.map(({ def }) => def.id),
    ...(energy.some(({ owner }) => owner !== spot.seat) && { owners: energy.map(({ owner }) => owner) }),
    creature: creatureAt(t, spot)?.def.id ?? null,
    frozen: isFrozen(t, spot),
  }
}

/** The marks of this turn. */
function marksOf(t: ExodusTable, seat: Seat) {
  const { attacks, renewed, calledOff, moved, used, revealed, notes } = side(t, seat)
  const places = (keys: readonly string[]): string[] =>
    keys
      .map(refOf)
      .filter((ref) => isSame(t, ref))
      .map((ref) => makeRef(t, ref))
  return {
    attacks: places(attacks),
    renewed: places(renewed),
    calledOff: places(calledOff),
    moved: places(moved),
    used: used.flatMap((key) => {
      const ref = refOf(key)
      return isSame(t, ref) ? [{ card: makeRef(t, ref), ability: Number(key.split(' ')[2]) }] : []
    }),
    revealed: revealed.filter((ref) => isSame(t, ref)).map((ref) => makeRef(t, ref)),
    notes: { ...notes },
  }
}

/** The object that a key of `objectKey` names. */
function refOf(key: string): Ref {
  const [card, gen] = key.split(' ').map(Number)
  return { card: card!, gen: gen! }
}

/** Fields that follow from the rest. */
function resultsOf(t: ExodusTable, seat: Seat) {
  const creatures = creaturesOf(t, seat)
  return {
    creatures: creatures.map(({ def }) => def.id),
    powers: creatures.map((card) => powerOf(t, card, null)),
    attacked: creatures.flatMap((card) => (hasAttacked(t, card) ? [card.def.id] : [])),
    mainDeck: t.zone.mainDeck(seat).size,
    energyDeck: t.zone.energyDeck(seat).size,
  }
}
