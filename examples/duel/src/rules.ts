import {
  ask,
  type CardId,
  type Flow,
  type Move,
  type MoveOption,
  makeMove,
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
  if (begun) return makeMove(t, turn, moves, 'act')
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
  t.state.ready = t.zone('board', seat).cards.map((fighter) => fighter.id)
}

/** DU-4 */
export function draw(t: DuelTable, seat: Seat): void {
  const card = t.zone('deck', seat).top
  if (!card) t.end({ winner: foe(seat), why: 'exhausted', rule: 'DU-4' })
  t.move(card, t.zone('hand', seat))
}

interface Act extends MoveOption {
  readonly card: CardId
}

/** Adds an option for a card, unless one of that name is there already. */
function addAct(options: Act[], key: string, move: string, card: CardInPlay): void {
  for (const option of options) if (option.key === key) return
  options.push({ key, move, card: card.id })
}

const done: readonly MoveOption[] = [{ key: 'done', move: 'done' }]

/** DU-5: what a player can do in their turn. */
const moves = {
  /** DU-6, DU-7, DU-13: a card from hand. */
  hand: {
    list(t, seat) {
      const options: Act[] = []
      for (const card of t.zone('hand', seat).cards) addAct(options, card.def.keys.hand, 'hand', card)
      return options
    },
    why(t, seat, { card }) {
      const { kind, cost } = t.card(card).def
      if (kind === 'ward') return refusals.wardWaits
      if (cost > side(t, seat).energy) return refusals.tooDear
      return kind === 'fighter' && t.zone('board', seat).size >= mostFighters ? refusals.boardFull : null
    },
    do(t, seat, { card }) {
      const played = t.card(card)
      side(t, seat).energy -= played.def.cost
      if (played.def.kind === 'spell') return cast(t, seat, played)
      t.move(played, t.zone('board', seat))
      return null
    },
  } satisfies Move<DuelTable, Act>,
  /** DU-8 */
  attack: {
    list(t, seat) {
      const options: Act[] = []
      for (const id of t.state.ready) addAct(options, t.card(id).def.keys.attack, 'attack', t.card(id))
      for (const card of t.zone('board', seat).cards) addAct(options, card.def.keys.attack, 'attack', card)
      return options
    },
    why: (t, _seat, { card }) => (t.state.ready.includes(card) ? null : refusals.notReady),
    do: (t, seat, { card }) => attack(t, seat, t.card(card)),
  } satisfies Move<DuelTable, Act>,
  done: {
    list: () => done,
    why: () => null,
    do(t, seat) {
      t.state.turn = foe(seat)
      t.state.begun = false
      return null
    },
  } satisfies Move<DuelTable>,
}

interface Target extends Option {
  readonly on?: CardId
}

const theFoe: Target = { key: 'foe' }

/** Of DU-7 and DU-8: the foe, or one of their fighters. */
function* chooseTarget(t: DuelTable, seat: Seat): Flow<CardInPlay | null> {
  const options = (): Target[] => {
    const targets = [theFoe]
    for (const { id, def } of t.zone('board', foe(seat)).cards) {
      if (!targets.some((target) => target.key === def.id)) targets.push({ key: def.id, on: id })
    }
    return targets
  }
  const { on } = yield* ask(t, seat, { kind: 'target', options })
  return on === undefined ? null : t.card(on)
}

/** DU-7 */
function* cast(t: DuelTable, seat: Seat, spell: CardInPlay): Flow {
  t.move(spell, t.zone('discard', seat))
  const target = yield* chooseTarget(t, seat)
  const { might } = spell.def
  t.tell({ type: 'cast', seat, card: spell.id, on: target?.id, rule: 'DU-7' })
  if (!target) hurt(t, foe(seat), might)
  else if (target.def.might <= might) defeat(t, target)
}

/** DU-8, DU-10, DU-11 */
function* attack(t: DuelTable, seat: Seat, attacker: CardInPlay): Flow {
  t.state.ready.splice(t.state.ready.indexOf(attacker.id), 1)
  const target = yield* chooseTarget(t, seat)
  t.tell({ type: 'attack', seat, card: attacker.id, on: target?.id, rule: 'DU-8' })
  if (target) return fight(t, attacker, target)
  const defence = yield* defend(t, foe(seat), attacker)
  if (defence.how === 'pass') hurt(t, foe(seat), attacker.def.might)
  else if (defence.how === 'block') fight(t, attacker, t.card(defence.card))
  else t.move(t.card(defence.card), t.zone('discard', foe(seat)))
}

/** DU-9 */
function fight(t: DuelTable, attacker: CardInPlay, defender: CardInPlay): void {
  const difference = attacker.def.might - defender.def.might
  if (difference <= 0) defeat(t, attacker)
  if (difference >= 0) defeat(t, defender)
}

/** DU-9 */
function defeat(t: DuelTable, fighter: CardInPlay): void {
  const left = t.state.ready.indexOf(fighter.id)
  if (left >= 0) t.state.ready.splice(left, 1)
  t.move(fighter, t.zone('discard', fighter.owner))
}

type Defence =
  | { readonly key: string; readonly how: 'pass' }
  | { readonly key: string; readonly how: 'block' | 'ward'; readonly card: CardId }

const pass: Defence = { key: 'pass', how: 'pass' }

/** DU-10: the window is there whatever the foe holds. */
function defend(t: DuelTable, seat: Seat, attacker: CardInPlay): Flow<Defence> {
  const options = (): Defence[] => {
    const defences = [pass]
    for (const { id, def } of t.zone('board', seat).cards) {
      const key = def.keys.block
      if (!defences.some((defence) => defence.key === key)) defences.push({ key, how: 'block', card: id })
    }
    const ward = t.zone('hand', seat).cards.find((card) => card.def.kind === 'ward')
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
