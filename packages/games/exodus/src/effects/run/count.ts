import type { Seat } from '@cardwright/engine'
import { creaturesOf, huesUnder } from '../../rules/field.ts'
import { isCardFrozen } from '../../rules/freeze.ts'
import { type ExodusInPlay, type ExodusTable, foe, found, type Ref } from '../../table.ts'
import type { Count } from '../vocabulary.ts'

/** Who counts: a player, with a card. */
export interface Counting {
  readonly seat: Seat
  readonly source: Ref
}

type CountOf<K extends Count['count']> = Extract<Count, { readonly count: K }>

const seatsOf = (seat: Seat, whose: 'you' | 'foe' | 'any'): Seat[] =>
  whose === 'any' ? [seat, foe(seat)] : [whose === 'you' ? seat : foe(seat)]

function isMeant(t: ExodusTable, { source }: Counting, want: CountOf<'creatures'>, card: ExodusInPlay): boolean {
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
      .filter((card) => isMeant(t, by, want, card)).length,
  lasting: (t, { seat }, { whose }) => seatsOf(seat, whose).reduce((sum, each) => sum + t.zone.lasting(each).size, 0),
  hues: (t, { source }) => {
    const card = found(t, source)
    return card ? huesUnder(t, card).size : 0
  },
}

export const countOf = (t: ExodusTable, by: Counting, want: Count): number =>
  (counts[want.count] as (t: ExodusTable, by: Counting, want: Count) => number)(t, by, want)

/** An amount, so often. */
export const times = (t: ExodusTable, by: Counting, amount: number, each: Count | undefined): number =>
  each === undefined ? amount : amount * countOf(t, by, each)
