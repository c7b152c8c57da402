import {
  ask,
  type CardId,
  type Flow,
  type Move,
  type MoveOption,
  Moves,
  type Option,
  type Seat,
} from '@cardwright/engine'
import { type CardInPlay, type DuelTable, foe, side } from './table.ts'
import { refusals } from './text/en.ts'

const mostEnergy = 8
const mostFighters = 5

/** DU-3, DU-5: the beginning of a turn, or one action of it. */
export function step(t: DuelTable): Flow | null {
  const { turn, begun } = t.state
  if (begun) return moves.ask(t, turn, 'act')
  beginTurn(t, turn)
  return null
}

/** DU-3 */
function beginTurn(t: DuelTable, seat: Seat): void {
  const mine = side(t, seat)
  mine.turns++
  mine.energy = Math.min(mine.turns, mostEnergy)
  t.state.begun = true
  t.tell({ type: 'turn', seat, rule: 'DU-3' })
  draw(t, seat)
  t.state.ready = t.zone.board(seat).cards.map((fighter) => fighter.id)
}

/** DU-4 */
export function draw(t: DuelTable, seat: Seat): void {
  const card = t.zone.deck(seat).top
  if (!card) t.end({ winner: foe(seat), why: 'exhausted', rule: 'DU-4' })
  t.move(card, t.zone.hand(seat))
}

interface Act extends MoveOption {
  readonly card: CardId
}

/** DU-6, DU-7, DU-13 */
const fromHand: Move<DuelTable, CardInPlay, Act> = {
  list: (t, seat) => t.zone.hand(seat).cards,
  key: ({ def }) => def.keys.hand,
  why(t, seat, { def: { kind, cost } }) {
    if (kind === 'ward') return refusals.wardWaits
    if (cost > side(t, seat).energy) return refusals.tooDear
    return kind === 'fighter' && t.zone.board(seat).size >= mostFighters ? refusals.boardFull : null
  },
  option: ({ id }, key) => ({ key, move: 'fromHand', card: id }),
  do(t, seat, { card }) {
    const played = t.card(card)
    side(t, seat).energy -= played.def.cost
    if (played.def.kind === 'spell') return cast(t, seat, played)
    t.move(played, t.zone.board(seat))
    return null
  },
}

/** DU-8 */
const withFighter: Move<DuelTable, CardInPlay, Act> = {
  list: (t, seat) => t.zone.board(seat).cards,
  key: ({ def }) => def.keys.attack,
  why: (t, _seat, { id }) => (t.state.ready.includes(id) ? null : refusals.notReady),
  option: ({ id }, key) => ({ key, move: 'withFighter', card: id }),
  do: (t, seat, { card }) => attack(t, seat, t.card(card)),
}

const done: MoveOption = { key: 'done', move: 'done' }

const endTurn: Move<DuelTable, MoveOption> = {
  list: () => [done],
  key: ({ key }) => key,
  why: () => null,
  option: () => done,
  do(t, seat) {
    t.state.turn = foe(seat)
    t.state.begun = false
    return null
  },
}

/** DU-5 */
const moves = new Moves<DuelTable>({ fromHand, withFighter, done: endTurn })

interface Target extends Option {
  readonly on?: CardId
}

const theFoe: Target = { key: 'foe' }

/** Of DU-7 and DU-8: the foe, or one of their fighters. */
function askTarget(t: DuelTable, seat: Seat): Flow<Target> {
  const options = (): Target[] => {
    const targets = [theFoe]
    for (const { id, def } of t.zone.board(foe(seat)).cards) {
      if (!targets.some((target) => target.key === def.id)) targets.push({ key: def.id, on: id })
    }
    return targets
  }
  return ask(t, seat, { kind: 'target', options })
}

/** DU-7 */
function* cast(t: DuelTable, seat: Seat, spell: CardInPlay): Flow {
  t.move(spell, t.zone.discard(seat))
  const { on } = yield* askTarget(t, seat)
  const { might } = spell.def
  t.tell({ type: 'cast', seat, card: spell.id, on, rule: 'DU-7' })
  if (on === undefined) hurt(t, foe(seat), might)
  else if (t.card(on).def.might <= might) defeat(t, t.card(on))
}

/** DU-8, DU-10, DU-11 */
function* attack(t: DuelTable, seat: Seat, attacker: CardInPlay): Flow {
  tire(t, attacker)
  const { on } = yield* askTarget(t, seat)
  t.tell({ type: 'attack', seat, card: attacker.id, on, rule: 'DU-8' })
  if (on !== undefined) return fight(t, attacker, t.card(on))
  const defence = yield* defend(t, foe(seat), attacker)
  if (defence.how === 'pass') hurt(t, foe(seat), attacker.def.might)
  else if (defence.how === 'block') fight(t, attacker, t.card(defence.card))
  else t.move(t.card(defence.card), t.zone.discard(foe(seat)))
}

function tire(t: DuelTable, { id }: CardInPlay): void {
  t.state.ready = t.state.ready.filter((each) => each !== id)
}

/** DU-9 */
function fight(t: DuelTable, attacker: CardInPlay, defender: CardInPlay): void {
  const difference = attacker.def.might - defender.def.might
  if (difference <= 0) defeat(t, attacker)
  if (difference >= 0) defeat(t, defender)
}

/** DU-9 */
function defeat(t: DuelTable, fighter: CardInPlay): void {
  tire(t, fighter)
  t.move(fighter, t.zone.discard(fighter.owner))
}

type Defence =
  | { readonly key: string; readonly how: 'pass' }
  | { readonly key: string; readonly how: 'block' | 'ward'; readonly card: CardId }

const pass: Defence = { key: 'pass', how: 'pass' }

/** DU-10: the window is there whatever the foe holds. */
function defend(t: DuelTable, seat: Seat, attacker: CardInPlay): Flow<Defence> {
  const options = (): Defence[] => {
    const defences = [pass]
    for (const { id, def } of t.zone.board(seat).cards) {
      const key = def.keys.block
      if (!defences.some((defence) => defence.key === key)) defences.push({ key, how: 'block', card: id })
    }
    const ward = t.zone.hand(seat).cards.find((card) => card.def.kind === 'ward')
    if (ward) defences.push({ key: 'ward', how: 'ward', card: ward.id })
    return defences
  }
  return ask(t, seat, { kind: 'defend', options, skip: 'pass', context: { attacker: attacker.def.id }, rule: 'DU-10' })
}

/** DU-11, DU-12 */
function hurt(t: DuelTable, seat: Seat, damage: number): void {
  side(t, seat).life -= damage
  t.tell({ type: 'hurt', seat, damage, rule: 'DU-11' })
  if (side(t, seat).life <= 0) t.end({ winner: foe(seat), why: 'life', rule: 'DU-12' })
}
