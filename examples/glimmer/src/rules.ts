import {
  type AskSpec,
  ask,
  type CardId,
  type Flow,
  type Move,
  type MoveOption,
  Moves,
  type Option,
  type Seat,
} from '@cardwright/engine'
import { type CardInPlay, type LightTable, lightOf, seatsOf } from './table.ts'
import { refusals } from './text.ts'

/** GL-3, GL-4: one turn. */
export function* turn(t: LightTable): Flow {
  const seat = t.state.turn
  if (t.zone.hand(seat).size === 0) endAtDawn(t)
  yield* acts.ask(t, seat)
  if (lightOf(t, seat) >= t.state.goal) endWith(t, [seat], 'goal')
  draw(t, seat, 1)
  t.state.turn = (seat + 1) % t.seats
}

/** GL-3: as many as there are. */
export function draw(t: LightTable, seat: Seat, count: number): void {
  const cards = t.zone.deck().cards.slice(-count).reverse()
  if (cards.length > 0) t.move(cards, t.zone.hand(seat))
}

interface FromHand extends MoveOption {
  readonly card: CardId
}

/** GL-5..7 */
const play: Move<LightTable, CardInPlay, FromHand> = {
  list: (t, seat) => t.zone.hand(seat).cards,
  key: ({ def }) => `play:${def.id}`,
  why: (t, seat, { def }) => (t.zone.row(seat).size < def.needs ? refusals.tooDark : null),
  option: ({ id }, key) => ({ key, move: 'play', card: id }),
  do(t, seat, { card: id }) {
    const card = t.card(id)
    const isWind = card.def.light === 0
    t.move(card, isWind ? t.zone.discard() : t.zone.row(seat))
    t.tell({ type: 'play', seat, card: id, rule: isWind ? 'GL-7' : 'GL-5' })
    return isWind && rivalLights(t, seat).length > 0 ? blowOut(t, seat) : null
  },
}

/** GL-8 */
const toss: Move<LightTable, CardInPlay, FromHand> = {
  list: (t, seat) => t.zone.hand(seat).cards,
  key: ({ def }) => `toss:${def.id}`,
  why: () => null,
  option: ({ id }, key) => ({ key, move: 'toss', card: id }),
  do(t, seat, { card }) {
    t.move(t.card(card), t.zone.discard())
    t.tell({ type: 'toss', seat, card, rule: 'GL-8' })
    return null
  },
}

const acts = new Moves<LightTable>('act', { play, toss }, { rule: 'GL-3' })

interface RivalLight extends Option {
  readonly on: CardId
}

/** GL-7: the lights of the others, each name of a row once. */
function rivalLights(t: LightTable, seat: Seat): RivalLight[] {
  const rivals = seatsOf(t).filter((each) => each !== seat)
  return rivals.flatMap((rival) => {
    const { cards } = t.zone.row(rival)
    const alike = cards.filter(({ def }, i) => cards.findIndex((each) => each.def === def) === i)
    return alike.map(({ def, id }) => ({ key: `${def.id}@${rival}`, on: id }))
  })
}

const light: AskSpec<RivalLight> = { kind: 'light', options: rivalLights, rule: 'GL-7' }

/** GL-7 */
function* blowOut(t: LightTable, seat: Seat): Flow {
  const { on } = yield* ask(t, seat, light)
  t.tell({ type: 'blow', seat, on, rule: 'GL-7' })
  t.move(t.card(on), t.zone.discard())
}

/** GL-10 */
function endAtDawn(t: LightTable): never {
  const brightest = Math.max(...seatsOf(t).map((seat) => lightOf(t, seat)))
  endWith(
    t,
    seatsOf(t).filter((seat) => lightOf(t, seat) === brightest),
    'dawn',
  )
}

/** GL-9, GL-10 */
function endWith(t: LightTable, winners: readonly Seat[], why: 'goal' | 'dawn'): never {
  const winner = winners.length === 1 ? winners[0]! : winners
  t.end({ winner, why, rule: why === 'goal' ? 'GL-9' : 'GL-10', scores: seatsOf(t).map((seat) => lightOf(t, seat)) })
}
