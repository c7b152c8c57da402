import type { Part, Seat } from '@cardwright/engine'
import { type Env, envOf, isSame } from '../read/env.ts'
import { reader, recall } from '../rules/values.ts'
import { type Cause, type Happening, type Known, live, type Memo, type WeissTable } from '../table.ts'
import type { Step } from '../text/core.ts'
import type { Who } from '../text/terms.ts'

/** An effect that is carried out. */
export interface Effect extends Env {
  /** Carries out steps, whatever they are. */
  readonly run: (effect: Effect, steps: readonly Step[]) => Part
  readonly cause: Cause
  /** What "1 A and 1 B" has found so far: no card is both. */
  taken: readonly Known[]
  /** Cards were looked for in a pile: nobody else can tell where they lay. */
  isSearched: boolean
  /** A cost is being paid: what is chosen goes for it. */
  isPaying: boolean
}

export function effectOf(t: WeissTable, memo: Memo, run: Effect['run']): Effect {
  const own = { ...memo }
  const card = live(t, memo.source)
  // what it is now counts as well once its cost has taken it elsewhere
  const cause: Cause = { seat: memo.seat, card: card ? recall(t, card) : memo.source, ability: memo.ability }
  return { ...envOf(t, reader, own), run, cause, isSearched: false, isPaying: false, taken: [] }
}

/** The step with this number was done. */
export function done({ memo }: Effect, number: number): void {
  if (!memo.did.includes(number)) memo.did = [...memo.did, number]
}

/** A step begins anew: what it did in an earlier round of the same action no longer counts. */
export function begin({ memo }: Effect, number: number): void {
  memo.did = memo.did.filter((each) => each !== number)
  memo.slots = { ...memo.slots, [number]: [] }
}

export function keepIn({ memo }: Effect, slot: number, cards: readonly Known[]): void {
  memo.slots = { ...memo.slots, [slot]: cards }
}

/** A card that this effect has moved is still the one that it means. */
export function follow({ memo }: Effect, old: Known, now: Known): void {
  const swap = (each: Known): Known => (isSame(each, old) ? now : each)
  if (isSame(memo.source, old)) memo.source = { ...now, def: memo.source.def }
  memo.slots = Object.fromEntries(Object.entries(memo.slots).map(([slot, cards]) => [slot, cards.map(swap)]))
  memo.moved = memo.moved.map((each) => ({ ...each, card: swap(each.card) }))
  const { event } = memo
  if (event && 'card' in event && isSame(event.card, old))
    memo.event = { ...event, card: { ...event.card, ...now } } as Happening
}

/** Those who do a step: both players one after the other, the turn player first (WS-098). */
export function doers(effect: Effect, by: Who): readonly Seat[] {
  const { t, memo, acting } = effect
  if (by === 'both') return [t.state.turn, 1 - t.state.turn]
  if (by === 'turnPlayer') return [t.state.turn]
  const own = acting ?? memo.seat
  return [by === 'opponent' && acting === null ? 1 - own : own]
}
