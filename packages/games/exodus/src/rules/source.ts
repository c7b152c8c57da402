import type { Part, Seat } from '@cardwright/engine'
import type { Standing } from '../effects/abilities/vocabulary.ts'
import type { Count, Hue, Whose } from '../effects/terms/vocabulary.ts'
import type { EffectList, Script } from '../effects/vocabulary.ts'
import { type Hindrance, tell } from '../events.ts'
import type { Ref, Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, foe, found, refer } from '../table.ts'
import { abilitiesOf, creaturesOf, huesUnder, permanentsOf } from './field.ts'
import { isCardFrozen } from './freeze.ts'

/** Where a text comes from: a player, and a card. */
export interface Source {
  readonly seat: Seat
  readonly source: Ref
  /** The id of the card's definition, known even when the card is gone: XO-H25. */
  readonly text: string
  /** The item that selects, once it lies on the stack: it cannot select itself. */
  readonly item?: number
}

/** A text that is played, used or triggered. */
export interface Playing extends Source {
  readonly script: Script
}

/** A text that resolves. */
export interface Resolving extends Source {
  readonly targets: readonly Target[]
  /** The hues of the energy that was paid for it. */
  readonly paid?: readonly Hue[]
}

/** Runs the effects of a text in its order. The game hands it in: effects know the rules, not the reverse. */
export type RunEffects = (t: ExodusTable, by: Resolving, effects: EffectList) => Part

/** Whether its card lies in a hand: until all is declared, the other player is not told which it is. */
export const isUnshown = (t: ExodusTable, { seat, source }: Source): boolean => {
  const card = found(t, source)
  return card?.zone.family === 'hand' && !t.sees(foe(seat), card)
}

/** A symmetry as it is played; null for any other card. */
export function symmetryOf(card: ExodusInPlay, seat: Seat): Playing | null {
  const { def } = card
  return def.kind === 'symmetry' ? { seat, source: refer(card), text: def.id, script: def.script } : null
}

/** For whom, and beside which card, something is counted. */
type Counting = Pick<Source, 'seat' | 'source'>

type CountOf<K extends Count['count']> = Extract<Count, { readonly count: K }>

const seatsOf = (seat: Seat, whose: Whose): Seat[] =>
  whose === 'any' ? [seat, foe(seat)] : [whose === 'you' ? seat : foe(seat)]

function isCounted(t: ExodusTable, { source }: Counting, want: CountOf<'creatures'>, card: ExodusInPlay): boolean {
  const { def } = card
  if (def.kind !== 'creature') return false
  if (want.other && card.id === source.card) return false
  if (want.subtype !== undefined && def.subtype !== want.subtype) return false
  if (want.stars !== undefined && def.stars !== want.stars) return false
  return want.frozen === undefined || isCardFrozen(t, card) === want.frozen
}

const counts: { readonly [K in Count['count']]: (t: ExodusTable, by: Counting, want: CountOf<K>) => number } = {
  creatures: (t, by, want) =>
    seatsOf(by.seat, want.whose)
      .flatMap((seat) => creaturesOf(t, seat))
      .filter((card) => isCounted(t, by, want, card)).length,
  lasting: (t, { seat }, { whose }) => seatsOf(seat, whose).reduce((sum, each) => sum + t.zone.lasting(each).size, 0),
  hues: (t, { source }) => {
    const card = found(t, source)
    return card ? huesUnder(t, card).size : 0
  },
}

export const countOf = (t: ExodusTable, by: Counting, want: Count): number =>
  (counts[want.count] as (t: ExodusTable, by: Counting, want: Count) => number)(t, by, want)

/** An amount, once for each of these. */
export const times = (t: ExodusTable, by: Counting, amount: number, each: Count | undefined): number =>
  each === undefined ? amount : amount * countOf(t, by, each)

/** A text changes nothing, and says why. */
export function hinder(t: ExodusTable, { text: name }: Source, why: Hindrance): null {
  tell(t, { type: 'nothing', name, why })
  // it has been said
  t.touch()
  return null
}

/** How much a player's cards in play make of something that holds as long as they are there. */
export function standing(t: ExodusTable, seat: Seat, on: 'discount' | 'prevent'): number {
  let sum = 0
  for (const card of permanentsOf(t, seat))
    for (const ability of abilitiesOf(card)) if (ability.on === on) sum += ability.amount
  return sum
}

export const has = (card: ExodusInPlay, on: Standing['on']): boolean =>
  abilitiesOf(card).some((ability) => ability.on === on)
