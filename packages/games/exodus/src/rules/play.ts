import { type CardId, cached, type Flow, keysWith, type Move, type Seat } from '@cardwright/engine'
import type { PlayOption, UseOption } from '../asks.ts'
import { type ExodusInPlay, type ExodusTable, objectKey, refer, side } from '../table.ts'
import { refusals } from '../words/en/refusals.ts'
import { activate, declare, whyNotActivate } from './activate.ts'
import { abilitiesOf, isActing, oneOfEach, permanentsOf, type Spot, spotOf } from './field.ts'
import { isCardFrozen } from './freeze.ts'
import { type Playing, symmetryOf } from './source.ts'
import { pushItem } from './stack.ts'

const playKey = keysWith('play:')

/** XO-P19, XO-P20: from the hand, whenever its player may act. */
export const symmetry: Move<ExodusTable, ExodusInPlay, PlayOption> = {
  list: (t, seat) => oneOfEach(t.zone.hand(seat).cards).filter(({ def }) => def.kind === 'symmetry'),
  key: ({ def }) => playKey(def.id),
  why: (t, seat, card) => whyNotActivate(t, symmetryOf(card, seat)!),
  option: ({ id }, key) => ({ key, move: 'symmetry', card: id }),
  do: (t, seat, { card }) => play(t, seat, card),
}

/** It lies on the stack while it waits. Until all is declared it stays in the hand: nobody has seen it, and it can be taken back. */
function* play(t: ExodusTable, seat: Seat, id: CardId): Flow {
  const card = t.card(id)
  const declared = yield* declare(t, symmetryOf(card, seat)!)
  t.move(card, t.zone.stack())
  pushItem(t, { owner: seat, kind: 'symmetry', source: refer(card), text: card.def.id, ability: -1, ...declared })
}

interface Usable {
  readonly card: ExodusInPlay
  readonly ability: number
  /** Where the card lies: two of one name are not the same. */
  readonly spot?: Spot | null
}

/** `use:2:healer` for the healer on the second pile, `use:reef` for a Lasting symmetry. */
function keyOf({ card, ability: index, spot }: Usable): string {
  const where = spot ? `${spot.index + 1}:` : ''
  return `use:${where}${card.def.id}${index === 0 ? '' : `:${index + 1}`}`
}

const useOf = ({ card, ability }: Usable): string => `${objectKey(card)} ${ability}`

function playingOf({ card, ability }: Usable, seat: Seat): Playing {
  const found = abilitiesOf(card)[ability]
  if (!isActing(found)) throw new Error(`${card.def.id} has no ability ${ability} to use.`)
  return { seat, source: refer(card), text: card.def.id, script: found.script }
}

const usable = cached((t: ExodusTable, seat: Seat): readonly Usable[] => {
  const all: Usable[] = []
  for (const card of permanentsOf(t, seat)) {
    const abilities = abilitiesOf(card)
    for (let ability = 0; ability < abilities.length; ability++)
      if (abilities[ability]!.on === 'used') all.push({ card, ability, spot: spotOf(card) })
  }
  return all
})

/** XO-H17: once a turn, whenever its controller may act; not from under ice (XO-H15). */
export const ability: Move<ExodusTable, Usable, UseOption> = {
  list: usable,
  key: keyOf,
  why: (t, seat, one) => {
    if (isCardFrozen(t, one.card)) return refusals.frozen
    if (side(t, seat).used.includes(useOf(one))) return refusals.usedAlready
    return whyNotActivate(t, playingOf(one, seat))
  },
  option: ({ card, ability: index }, key) => ({
    key,
    move: 'ability',
    card: card.id,
    ability: index,
    only: abilitiesOf(card).filter(({ on }) => on === 'used').length === 1,
  }),
  do: (t, seat, option) => use(t, seat, { card: t.card(option.card), ability: option.ability }),
}

/** XO-H15, XO-H17: whether any ability of a player is still to be used in this turn; what it takes may be missing. */
export const canUse = (t: ExodusTable, seat: Seat): boolean =>
  usable(t, seat).some((one) => !isCardFrozen(t, one.card) && !side(t, seat).used.includes(useOf(one)))

function* use(t: ExodusTable, seat: Seat, one: Usable): Flow {
  side(t, seat).used.push(useOf(one))
  yield* activate(t, playingOf(one, seat), 'ability', one.ability)
}
