import type { Seat } from '@cardwright/engine'
import type { Count, Whose } from '../effects/terms/vocabulary.ts'
import { type ExodusInPlay, type ExodusTable, foe, found } from '../table.ts'
import { creaturesOf, huesUnder } from './field.ts'
import { isCardFrozen } from './freeze.ts'
import type { Source } from './source.ts'

/** For whom, and beside which card, something is counted. */
type Counting = Pick<Source, 'seat' | 'source'>

type CountOf<K extends Count['count']> = Extract<Count, { readonly count: K }>

const seatsOf = (seat: Seat, whose: Whose): Seat[] =>
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

/** An amount, once for each of these. */
export const times = (t: ExodusTable, by: Counting, amount: number, each: Count | undefined): number =>
  each === undefined ? amount : amount * countOf(t, by, each)
