import {
  type AskSpec,
  askThen,
  type CardId,
  type Flow,
  inTurn,
  numbered,
  type Option,
  type Part,
  runAll,
  type Seat,
} from '@cardwright/engine'
import { runEffects } from './effects/run/index.ts'
import { foe, type HearthTable } from './table.ts'
import { triggers } from './triggers.ts'

interface Play extends Option {
  readonly card: CardId
}

const whichCard: AskSpec<Play> = {
  kind: 'play',
  options: (t: HearthTable, seat) =>
    numbered(
      t.zone.hand(seat).cards,
      ({ def }) => `play:${def.id}`,
      ({ id }) => ({ card: id }),
    ),
}

/** HE-3, HE-4, HE-6: play a card, let it do what it does, let others react, draw a card. */
export function turn(t: HearthTable): Flow {
  const seat = t.state.turn
  if (t.zone.hand(seat).size === 0) endWithout(t, seat)
  return askThen(t, seat, whichCard, (_t: HearthTable, _seat, { card }) => inTurn(parts, (part) => part(t, card)))
}

/** HE-6: the cards have run out. More life wins; of equals the one who could still play. */
function endWithout(t: HearthTable, seat: Seat): void {
  const [own, other] = [t.state.life[seat]!, t.state.life[foe(seat)]!]
  t.end({ winner: own > other ? seat : foe(seat), why: own === other ? 'no cards' : 'less life', rule: 'HE-6' })
}

const parts: readonly ((t: HearthTable, card: CardId) => Part)[] = [play, react, draw, pass]

function play(t: HearthTable, id: CardId): Part {
  const card = t.card(id)
  t.move(card, t.zone.row(card.owner))
  return inTurn(card.def.abilities, (ability) =>
    ability.kind === 'played' ? runEffects(t, card, ability.effects) : null,
  )
}

function react(t: HearthTable): Part {
  return runAll(t, triggers)
}

function draw(t: HearthTable): null {
  drawOne(t, t.state.turn)
  return null
}

function pass(t: HearthTable): null {
  t.state.turn = foe(t.state.turn)
  return null
}

export function drawOne(t: HearthTable, seat: Seat): void {
  const { top } = t.zone.deck(seat)
  if (top) t.move(top, t.zone.hand(seat))
}
