import {
  askThen,
  between,
  type CardId,
  type Flow,
  numbered,
  type Option,
  type Part,
  type RuleId,
  type Seat,
} from '@cardwright/engine'
import type { CardInPlay, MillenniumTable } from '../state.ts'

/** What is done with the cards that somebody chooses. */
export type Purpose =
  | 'flip'
  | 'unflip'
  | 'tokens'
  | 'untoken'
  | 'binder'
  | 'hand'
  | 'discard'
  | 'play'
  | 'take'
  | 'choose'
  | 'move'
  | 'swap'
  | 'clash'
  | 'unite'

export interface CardOption extends Option {
  readonly on: CardId
  readonly purpose: Purpose
}

interface Choosing {
  readonly seat: Seat
  /** The card that asks. */
  readonly card: CardId
  readonly purpose: Purpose
  readonly rule: RuleId
  /** Looked up whenever somebody asks, for hidden cards may be others by then. */
  readonly among: () => readonly CardInPlay[]
  readonly count: number
  readonly upTo: boolean
}

const options = (among: () => readonly CardInPlay[], purpose: Purpose) => (): CardOption[] =>
  numbered(
    among(),
    ({ def, zone }) => (zone.family === 'hand' ? def.id : `${def.id}@${zone.name.replace(':', '')}`),
    ({ id }) => ({ on: id, purpose }),
  )

/** Goes on with the cards that a seat chooses; asks nothing where there is nothing to choose. */
export function chooseCards(
  t: MillenniumTable,
  { seat, card, purpose, rule, among, count, upTo }: Choosing,
  then: (cards: readonly CardInPlay[]) => Part,
): Part {
  const now = among()
  if (now.length === 0) return then([])
  // what lies in a hand is asked for even if all of it must be given: others cannot know that
  if (!upTo && now.length <= count && now.every(({ zone }) => zone.shape !== 'hand')) return then(now)
  const few = Math.min(count, now.length)
  const list = options(among, purpose)
  const cardsOf = (chosen: readonly CardOption[]) => chosen.map(({ on }) => t.card(on))
  if (few === 1 && !upTo) return chooseOne(t, seat, { kind: 'card', card, rule, options: list }, then)
  return askThen(
    t,
    seat,
    { kind: 'cards', card, rule, options: list, next: between(upTo ? 0 : few, few, list) } as never,
    (_t: MillenniumTable, _seat: Seat, chosen: never) => then(cardsOf(chosen as readonly CardOption[])),
  )
}

const chooseOne = (
  t: MillenniumTable,
  seat: Seat,
  spec: { readonly kind: string; readonly card: CardId; readonly rule: RuleId; readonly options: () => CardOption[] },
  then: (cards: readonly CardInPlay[]) => Part,
): Flow => askThen<MillenniumTable, CardOption>(t, seat, spec, (_t, _seat, { on }) => then([t.card(on)]))
