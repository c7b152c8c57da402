import type { CardId, Flow, Move, MoveOption, Seat } from '@cardwright/engine'
import { type ExodusInPlay, type ExodusTable, refer, side } from '../../table.ts'
import { refusals } from '../../text/refusals.ts'
import { activate, canActivate, type Source } from '../activate.ts'
import { abilitiesOf, creaturesOf, isActing } from '../field.ts'
import { isCardFrozen } from '../freeze.ts'

interface Used extends MoveOption {
  readonly card: CardId
  readonly ability: number
}

interface Usable {
  readonly card: ExodusInPlay
  readonly ability: number
}

const useOf = ({ card, ability }: Usable): string => `${card.id} ${card.gen} ${ability}`

function sourceOf({ card, ability }: Usable, seat: Seat): Source {
  const found = abilitiesOf(card)[ability]
  if (!isActing(found)) throw new Error(`${card.def.id} has no ability ${ability} to use.`)
  return { seat, ref: refer(card), script: found.script }
}

const usable = (t: ExodusTable, seat: Seat): Usable[] =>
  [...creaturesOf(t, seat), ...t.zone.lasting(seat).cards].flatMap((card) =>
    abilitiesOf(card).flatMap((each, ability) => (each.on === 'used' ? [{ card, ability }] : [])),
  )

/** XO-H17: once a turn, whenever its controller may act; not from under ice (XO-H15). */
export const ability: Move<ExodusTable, Usable, Used> = {
  list: usable,
  key: ({ card, ability: index }) => (index === 0 ? `use:${card.def.id}` : `use:${card.def.id}:${index + 1}`),
  why: (t, seat, one) => {
    if (isCardFrozen(t, one.card)) return refusals.frozen
    if (side(t, seat).used.includes(useOf(one))) return refusals.usedAlready
    return canActivate(t, sourceOf(one, seat)) ? null : refusals.noTarget
  },
  option: ({ card, ability: index }, key) => ({ key, move: 'ability', card: card.id, ability: index }),
  do: (t, seat, option) => use(t, seat, { card: t.card(option.card), ability: option.ability }),
}

function* use(t: ExodusTable, seat: Seat, one: Usable): Flow {
  side(t, seat).used.push(useOf(one))
  yield* activate(t, sourceOf(one, seat), 'ability', one.ability)
}
