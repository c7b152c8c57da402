import {
  type AskSpec,
  ask,
  askThen,
  type CardId,
  type Flow,
  idsOf,
  type Option,
  type Refusal,
  removeAt,
  type Seat,
} from '@cardwright/engine'
import { cards, type DuelCard } from './cards.ts'
import { type CardInPlay, type DuelTable, foe, side } from './table.ts'
import { refusals } from './text/en.ts'

const maxEnergy = 8
const maxFighters = 5

/** DU-3, DU-5: the beginning of a turn, or one action of it. */
export function step(t: DuelTable): Flow | null {
  const { turn, begun } = t.state
  if (begun) return askThen(t, turn, act, doAct)
  beginTurn(t, turn)
  return null
}

/** DU-3 */
function beginTurn(t: DuelTable, seat: Seat): void {
  const mine = side(t, seat)
  mine.turns++
  mine.energy = Math.min(mine.turns, maxEnergy)
  t.state.begun = true
  t.tell({ type: 'turn', seat, rule: 'DU-3' })
  draw(t, seat)
  t.state.ready = idsOf(t.zone.board(seat).cards)
}

/** DU-4 */
export function draw(t: DuelTable, seat: Seat): void {
  const card = t.zone.deck(seat).top
  if (!card) t.end({ winner: foe(seat), why: 'exhausted', rule: 'DU-4' })
  t.move(card, t.zone.hand(seat))
}

/** All options of an ask have the same fields: JavaScript engines like that, and a duel in a simulation is in a hurry. */
interface Act extends Option {
  readonly act: 'play' | 'cast' | 'attack' | 'done'
  readonly card?: CardId
}

const done: Act = { key: 'done', act: 'done', card: undefined }

/** DU-5: what a player can do, each name once. */
function acts(t: DuelTable, seat: Seat): Act[] {
  const options: Act[] = []
  const { energy } = side(t, seat)
  const hasRoom = t.zone.board(seat).size < maxFighters
  let held = 0
  for (const { def, id } of t.zone.hand(seat).cards) {
    if (held & def.bit || whyNotFromHand(def, energy, hasRoom) !== null) continue
    held |= def.bit
    options.push({ key: def.keys.hand, act: def.kind === 'spell' ? 'cast' : 'play', card: id })
  }
  let ready = 0
  for (const id of t.state.ready) {
    const { def } = t.card(id)
    if (ready & def.bit) continue
    ready |= def.bit
    options.push({ key: def.keys.attack, act: 'attack', card: id })
  }
  options.push(done)
  return options
}

/** DU-6, DU-7, DU-13 */
function whyNotFromHand({ kind, cost }: DuelCard, energy: number, hasRoom: boolean): Refusal | null {
  if (cost > energy) return refusals.tooDear
  if (kind === 'ward') return refusals.wardWaits
  return kind === 'fighter' && !hasRoom ? refusals.boardFull : null
}

/** Why a card of the game is not offered. */
function whyNot(key: string, t: DuelTable, seat: Seat): Refusal | null {
  const card = t.zone.hand(seat).cards.find(({ def }) => def.keys.hand === key)
  if (card) return whyNotFromHand(card.def, side(t, seat).energy, t.zone.board(seat).size < maxFighters)
  if (t.zone.board(seat).cards.some(({ def }) => def.keys.attack === key)) return refusals.notReady
  return cards.some(({ keys }) => keys.hand === key || keys.attack === key) ? refusals.notHeld : null
}

/** DU-5 */
const act: AskSpec<Act> = { kind: 'act', options: acts, explain: whyNot }

function doAct(t: DuelTable, seat: Seat, chosen: Act): Flow | null {
  switch (chosen.act) {
    case 'play':
      return play(t, seat, t.card(chosen.card!))
    case 'cast':
      return cast(t, seat, t.card(chosen.card!))
    case 'attack':
      return attack(t, seat, t.card(chosen.card!))
    case 'done':
      t.state.turn = foe(seat)
      t.state.begun = false
      return null
  }
}

/** DU-6 */
function play(t: DuelTable, seat: Seat, fighter: CardInPlay): null {
  side(t, seat).energy -= fighter.def.cost
  t.move(fighter, t.zone.board(seat))
  return null
}

interface Target extends Option {
  readonly on?: CardId
}

const theFoe: Target = { key: 'foe', on: undefined }

/** Of DU-7 and DU-8: the foe, or one of their fighters. */
const target: AskSpec<Target> = {
  kind: 'target',
  options(t: DuelTable, seat) {
    const targets = [theFoe]
    let names = 0
    for (const { def, id } of t.zone.board(foe(seat)).cards) {
      if (names & def.bit) continue
      names |= def.bit
      targets.push({ key: def.id, on: id })
    }
    return targets
  },
}

/** DU-7 */
function* cast(t: DuelTable, seat: Seat, spell: CardInPlay): Flow {
  side(t, seat).energy -= spell.def.cost
  t.move(spell, t.zone.discard(seat))
  const { on } = yield* ask(t, seat, target)
  const { might } = spell.def
  t.tell({ type: 'cast', seat, card: spell.id, on, rule: 'DU-7' })
  if (on === undefined) hurt(t, foe(seat), might)
  else if (t.card(on).def.might <= might) defeat(t, t.card(on))
}

/** DU-8, DU-10, DU-11 */
function* attack(t: DuelTable, seat: Seat, attacker: CardInPlay): Flow {
  tire(t, attacker)
  const { on } = yield* ask(t, seat, target)
  t.tell({ type: 'attack', seat, card: attacker.id, on, rule: 'DU-8' })
  if (on !== undefined) return fight(t, attacker, t.card(on))
  const { how, card } = yield* defend(t, foe(seat), attacker)
  if (how === 'pass') hurt(t, foe(seat), attacker.def.might)
  else if (how === 'block') fight(t, attacker, t.card(card!))
  else t.move(t.card(card!), t.zone.discard(foe(seat)))
}

function tire(t: DuelTable, { id }: CardInPlay): void {
  const { ready } = t.state
  const at = ready.indexOf(id)
  if (at >= 0) removeAt(ready, at)
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

interface Defence extends Option {
  readonly how: 'pass' | 'block' | 'ward'
  readonly card?: CardId
}

const pass: Defence = { key: 'pass', how: 'pass', card: undefined }

/** DU-10 */
const defence: AskSpec<Defence> = {
  kind: 'defend',
  options(t: DuelTable, seat) {
    const defences = [pass]
    let names = 0
    for (const { def, id } of t.zone.board(seat).cards) {
      if (names & def.bit) continue
      names |= def.bit
      defences.push({ key: def.keys.block, how: 'block', card: id })
    }
    const ward = t.zone.hand(seat).cards.find((card) => card.def.kind === 'ward')
    if (ward) defences.push({ key: 'ward', how: 'ward', card: ward.id })
    return defences
  },
  skip: 'pass',
  outside: ([chosen]) => chosen!.key,
  rule: 'DU-10',
}

/** DU-10: the window is there whatever the foe holds. */
const defend = (t: DuelTable, seat: Seat, attacker: CardInPlay): Flow<Defence> =>
  ask(t, seat, { ...defence, context: { attacker: attacker.def.id } })

/** DU-11, DU-12 */
function hurt(t: DuelTable, seat: Seat, damage: number): void {
  side(t, seat).life -= damage
  t.tell({ type: 'hurt', seat, damage, rule: 'DU-11' })
  if (side(t, seat).life <= 0) t.end({ winner: foe(seat), why: 'life', rule: 'DU-12' })
}
