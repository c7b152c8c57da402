import type { Rename } from '@cardwright/engine'
import type { ActiveAbility, PendingStrike, Recent, Side, State, Strike, StrikeSide, StrikeTerms } from '../state.ts'
import type { Calls } from './places.ts'

// The parts of the state that name cards, with their cards called otherwise.

const all = <A, B>(cards: readonly A[], call: Calls<A, B>, field: string): B[] =>
  cards.map((card, i) => call(card, `${field}.${i}`))

/** A list of things of which each has a card, or none. */
const each = <A, B, T extends { readonly card: A | null }>(list: readonly T[], call: Calls<A, B>, field: string) =>
  list.map(({ card, ...rest }, i) => ({ ...rest, card: card === null ? null : call(card, `${field}.${i}.card`) }))

export function recalledTerms<A, B>(terms: StrikeTerms<A>, call: Calls<A, B>, field: string): StrikeTerms<B> {
  const { one, gained, ...rest } = terms
  return {
    ...rest,
    ...(one !== undefined && { one: call(one, `${field}.one`) }),
    ...(gained !== undefined && { gained: each(gained, call, `${field}.gained`) as ActiveAbility<B>[] }),
  }
}

export const recalledSummons = <A, B>({ attacker, terms }: PendingStrike<A>, call: Calls<A, B>): PendingStrike<B> => ({
  attacker,
  terms: recalledTerms(terms, call, 'summons.terms'),
})

export const recalledRecent = <A, B>(recent: Recent<A>, call: Calls<A, B>): Recent<B> => ({
  ...recent,
  entered: [...recent.entered],
  cards: all(recent.cards, call, 'recent.cards'),
})

function recalledSide<A, B>(side: StrikeSide<A>, call: Calls<A, B>, field: string): StrikeSide<B> {
  return {
    ...side,
    spentNames: [...side.spentNames],
    bonuses: [...side.bonuses],
    traits: [...side.traits],
    placed: [...side.placed],
    cards: all(side.cards, call, `${field}.cards`),
    paid: all(side.paid, call, `${field}.paid`),
    sustained: all(side.sustained, call, `${field}.sustained`),
    granted: each(side.granted, call, `${field}.granted`) as ActiveAbility<B>[],
    bound: each(side.bound, call, `${field}.bound`) as StrikeSide<B>['bound'],
    extras: each(side.extras, call, `${field}.extras`) as StrikeSide<B>['extras'],
    used: each(side.used, call, `${field}.used`) as StrikeSide<B>['used'],
  }
}

export const recalledStrike = <A, B>(strike: Strike<A>, call: Calls<A, B>): Strike<B> => ({
  ...strike,
  demands: [...strike.demands],
  sides: [recalledSide(strike.sides[0], call, 'strike.sides.0'), recalledSide(strike.sides[1], call, 'strike.sides.1')],
  terms: recalledTerms(strike.terms, call, 'strike.terms'),
})

const renameSide = (side: Side, to: Rename): Side => ({
  ...side,
  faceAttack: side.faceAttack === null ? null : to(side.faceAttack),
})

/** The state between two steps where cards have other ids: no Boost is being played. */
export const rename = (state: State, to: Rename): State => ({
  ...state,
  sides: [renameSide(state.sides[0], to), renameSide(state.sides[1], to)],
  strike: state.strike && recalledStrike(state.strike, to),
  summons: state.summons && recalledSummons(state.summons, to),
  recent: recalledRecent(state.recent, to),
  places: Object.fromEntries(Object.entries(state.places).map(([card, space]) => [to(Number(card)), space])),
  fresh: state.fresh.map(to),
})
