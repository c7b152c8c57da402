import {
  andThen,
  ask,
  askSome,
  askThen,
  between,
  type Like,
  type Option,
  type Part,
  type Refusal,
  type Seat,
} from '@cardwright/engine'
import { tell } from '../events.ts'
import { namedOptions } from '../run/seen.ts'
import { inOrder, onStage, type WeissInPlay, type WeissTable } from '../table.ts'
import { refusals } from '../words/en/refusals.ts'
import { whyNotPlayable } from './conditions.ts'
import { draw } from './draw.ts'
import { note } from './note.ts'
import { put } from './put.ts'
import { nextTurn, onTo, reversedOf } from './turn.ts'
import { turnAll } from './turning.ts'
import { recall } from './values.ts'

/** WS-049 */
export function stand(t: WeissTable): Part {
  turnAll(t, onStage(t, t.state.turn), 'stand', 'standPhase')
  return onTo(t, 'draw')
}

/** WS-052 */
export function drawPhase(t: WeissTable): Part {
  return andThen(draw(t, t.state.turn, 1), () => onTo(t, 'clock'))
}

interface HandOption extends Option {
  readonly card: number | undefined
  readonly name: string | undefined
}

const pass: HandOption = { key: 'pass', card: undefined, name: undefined }

const inHand = (cards: readonly WeissInPlay[]): HandOption[] => {
  const found: HandOption[] = []
  for (const { def, id } of cards)
    if (found.every(({ key }) => key !== def.id)) found.push({ key: def.id, card: id, name: def.id })
  return found
}

const clockCard = {
  kind: 'clock',
  rule: 'WS-053' as const,
  skip: 'pass',
  options: (t: WeissTable, seat: Seat): HandOption[] => [pass, ...inHand(t.zone.hand(seat).cards)],
}

/** WS-053, WS-109: a level-up comes before the draws. */
export function clock(t: WeissTable): Part {
  return askThen(t, t.state.turn, clockCard, (_t, seat, { card }: HandOption) => {
    if (card === undefined) return onTo(t, 'main')
    const clocked = put(t, [t.card(card)], t.zone.clock(seat))
    return andThen(
      andThen(clocked, () => draw(t, seat, 2)),
      () => onTo(t, 'main'),
    )
  })
}

const climaxes = (t: WeissTable, seat: Seat) => t.zone.hand(seat).cards.filter(({ def }) => def.type === 'climax')

function whyNoClimax(t: WeissTable, seat: Seat, isMeant: (card: WeissInPlay) => boolean): Refusal | null {
  const card = t.zone.hand(seat).cards.find(isMeant)
  if (!card) return null
  return card.def.type === 'climax' ? whyNotPlayable(t, seat, card) : refusals.notClimax
}

const climaxCard = {
  kind: 'climax',
  rule: 'WS-101' as const,
  skip: 'pass',
  options: (t: WeissTable, seat: Seat): HandOption[] => [
    pass,
    ...inHand(climaxes(t, seat).filter((card) => whyNotPlayable(t, seat, card) === null)),
  ],
  explain: (key: string, t: WeissTable, seat: Seat) => whyNoClimax(t, seat, ({ def }) => def.id === key),
  explainLike: ({ card }: Like, t: WeissTable, seat: Seat) => whyNoClimax(t, seat, ({ id }) => id === card),
}

/** WS-101: at most one. */
export function climax(t: WeissTable): Part {
  return askThen(t, t.state.turn, climaxCard, (_t, seat, { card: id }: HandOption) => {
    if (id === undefined) return onTo(t, 'attack')
    const card = t.card(id)
    tell(t, { type: 'play', seat, card: id, name: card.def.id, rule: 'WS-101' })
    return andThen(put(t, [card], t.zone.climaxArea(seat)), () => {
      note(t, { when: 'plays', seat, card: recall(t, card) })
      return onTo(t, 'attack')
    })
  })
}

/** WS-149, WS-150: one reversed character after the other, the turn player's first; a check timing comes after each. */
export function reversed(t: WeissTable): Part {
  const seat = inOrder(t).find((each) => reversedOf(t, each).length > 0)
  if (seat === undefined) return onTo(t, 'end')
  const cards = reversedOf(t, seat)
  return cards.length === 1 ? putAway(t, cards[0]!) : pickReversed(t, seat)
}

function* pickReversed(t: WeissTable, seat: Seat) {
  const { card } = yield* ask(t, seat, {
    kind: 'reversed',
    rule: 'WS-149',
    options: () => namedOptions(t, seat, reversedOf(t, seat)),
  })
  const flow = putAway(t, t.card(card))
  if (flow !== null) yield* flow
}

const putAway = (t: WeissTable, card: WeissInPlay): Part => put(t, [card], t.zone.waitingRoom(card.owner))

const handLimit = 7

/** WS-031, WS-084, WS-085, WS-153: the climax, then the hand; again if something is due again. */
export function discard(t: WeissTable): Part {
  const seat = t.state.turn
  const area = t.zone.climaxArea(seat)
  if (area.size > 0) return put(t, area.cards, t.zone.waitingRoom(seat))
  const surplus = t.zone.hand(seat).size - handLimit
  if (surplus > 0) return askDiscard(t, seat)
  if (!t.state.begun) {
    t.state.begun = true
    note(t, { when: 'ends', phase: 'end', seat })
    note(t, { when: 'ends', phase: 'turn', seat })
    return null
  }
  nextTurn(t)
  return null
}

function* askDiscard(t: WeissTable, seat: Seat) {
  const surplus = t.zone.hand(seat).size - handLimit
  const options = () => namedOptions(t, seat, t.zone.hand(seat).cards)
  const chosen = yield* askSome(t, seat, {
    kind: 'discard',
    rule: 'WS-085',
    context: { count: surplus },
    options,
    next: between(surplus, surplus, options),
  })
  const flow = put(
    t,
    chosen.map(({ card }) => t.card(card)),
    t.zone.waitingRoom(seat),
  )
  if (flow !== null) yield* flow
}
