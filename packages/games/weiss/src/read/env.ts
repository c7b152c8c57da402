import type { Seat } from '@cardwright/engine'
import {
  type Cause,
  type Features,
  foe,
  type Happening,
  inOrder,
  type Known,
  live,
  type Memo,
  type Values,
  type WeissInPlay,
  type WeissTable,
} from '../table.ts'
import type { Condition, Event, Ref, Source, Test, Value } from '../text/core.ts'
import type { Who } from '../text/terms.ts'

/** All that can be asked of the table: one function for each family of nodes. The reader of one family reads the others by this. */
export interface Reader {
  values(t: WeissTable, subject: WeissInPlay | Seat): Readonly<Values>
  cards(env: Env, ref: Ref): readonly Known[]
  number(env: Env, value: Value): number
  holds(env: Env, condition: Condition): boolean
  passes(env: Env, card: Known, tests: readonly Test[]): boolean
  matches(env: Env, event: Event, happening: Happening): boolean
  caused(env: Env, source: Source, by: Cause | null): boolean
}

/** An effect under way, or a continuous one that is looked at. */
export interface Env {
  readonly t: WeissTable
  readonly read: Reader
  readonly memo: Memo
  /** The card that a modifier changes, or of this round of a `for each`. */
  each: Known | null
  /** Where each player does something: the one who does it now. */
  acting: Seat | null
  /** Whether the condition before held. */
  held: boolean
  /** What is chosen already, for those who choose cards that differ. */
  chosen: readonly Known[]
}

const nothing: readonly never[] = []

export const envOf = (t: WeissTable, read: Reader, memo: Memo): Env => ({
  t,
  read,
  memo,
  each: null,
  acting: null,
  held: true,
  chosen: nothing,
})

/** The players that a text means. */
export function seatsOf({ t, memo, acting }: Env, who: Who): readonly Seat[] {
  switch (who) {
    case 'you':
    case 'owner':
      return [acting ?? memo.seat]
    case 'opponent':
      return [acting ?? foe(memo.seat)]
    case 'both':
      return acting === null ? inOrder(t) : [acting]
    case 'turnPlayer':
      return [t.state.turn]
  }
}

/** What a card is, or last was (WS-162). A face-down card is nothing (WS-166). */
export function featuresOf({ t, read }: Env, known: Known): Readonly<Features> | null {
  const card = live(t, known)
  const { was } = known
  if (card === null || (was?.zone === 'stage' && card.zone.family !== 'stage')) return was?.features ?? null
  return card.down ? null : read.values(t, card)
}

export const isSame = (a: Known, b: Known): boolean => a.card === b.card && a.gen === b.gen
