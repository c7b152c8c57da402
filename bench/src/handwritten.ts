import { Random } from '@cardwright/engine'
import { Checksum } from './checksum.ts'
import { DECK, type Definition, LIBRARY, LIFE, MOST_ENERGY, MOST_FIGHTERS, OPENING_HANDS } from './library.ts'
import type { Peer } from './peer.ts'

/*
 * The duel in plain TypeScript, as one would write it for simulations: no engine, no hidden information, no events, no
 * saving. The rules are those of examples/duel/README.md.
 */

export type Seat = 0 | 1

export interface Card {
  readonly def: Definition
  ready: boolean
}

export interface Player {
  life: number
  energy: number
  turns: number
  /** The top is the end. */
  readonly deck: Card[]
  readonly hand: Card[]
  readonly board: Card[]
  readonly discard: Card[]
}

export type Duel = readonly [Player, Player]

export type Option =
  | {
      readonly key: string
      readonly kind: 'play' | 'cast' | 'attack' | 'fighter' | 'block' | 'ward'
      readonly card: Card
    }
  | { readonly key: string; readonly kind: 'done' | 'foe' | 'pass'; readonly card: null }

export type Choose = (seat: Seat, options: readonly Option[]) => Option

const DONE: Option = { key: 'done', kind: 'done', card: null }
const FOE: Option = { key: 'foe', kind: 'foe', card: null }
const PASS: Option = { key: 'pass', kind: 'pass', card: null }

export const handwritten: Peer = {
  name: 'hand-written',
  play(first, games) {
    const done = new Checksum()
    for (let game = first; game < first + games; game++) {
      const random = new Random(`choice-${game}`)
      const duel = deal(new Random(`duel-${game}`))
      const winner = play(duel, (seat, options) => {
        const picked = random.int(options.length)
        done.decided(seat, options.length, picked)
        return options[picked]!
      })
      done.ended(winner, duel[0].life, duel[1].life)
    }
    return { decisions: done.decisions, checksum: done.value }
  },
}

/** DU-1, DU-2. */
export function deal(random: Random): Duel {
  const duel: Duel = [newPlayer(), newPlayer()]
  for (const player of duel) {
    for (let i = 0; i < DECK; i++) player.deck.push({ def: LIBRARY[i % LIBRARY.length]!, ready: false })
    random.shuffle(player.deck)
  }
  for (const seat of [0, 1] as const) {
    for (let i = 0; i < OPENING_HANDS[seat]; i++) draw(duel[seat])
  }
  return duel
}

export function newPlayer(): Player {
  return { life: LIFE, energy: 0, turns: 0, deck: [], hand: [], board: [], discard: [] }
}

/** Plays from the beginning of seat 0's turn to the end of the duel, and gives the winner. */
export function play(duel: Duel, choose: Choose): Seat {
  let seat: Seat = 0
  while (beginTurn(duel[seat])) {
    while (act(duel, seat, choose)) if (duel[other(seat)].life <= 0) return seat // DU-12
    seat = other(seat)
  }
  return other(seat)
}

/** DU-3. False: there was no card to draw, and the player has lost (DU-4). */
function beginTurn(player: Player): boolean {
  player.turns++
  player.energy = Math.min(player.turns, MOST_ENERGY)
  if (!draw(player)) return false
  for (const fighter of player.board) fighter.ready = true
  return true
}

/** DU-5. False: the turn is over. */
function act(duel: Duel, seat: Seat, choose: Choose): boolean {
  const me = duel[seat]
  const act = choose(seat, acts(me))
  switch (act.kind) {
    case 'play': // DU-6
      me.energy -= act.card.def.cost
      remove(me.hand, act.card)
      me.board.push(act.card)
      return true
    case 'cast':
      cast(duel, seat, act.card, choose)
      return true
    case 'attack':
      attack(duel, seat, act.card, choose)
      return true
    default:
      return false
  }
}

/** DU-7. */
function cast(duel: Duel, seat: Seat, spell: Card, choose: Choose): void {
  const me = duel[seat]
  const foe = duel[other(seat)]
  me.energy -= spell.def.cost
  discard(me, me.hand, spell)
  const struck = choose(seat, targets(foe)).card
  if (struck === null) foe.life -= spell.def.power
  else if (struck.def.power <= spell.def.power) discard(foe, foe.board, struck)
}

/** DU-8, DU-10, DU-11. */
function attack(duel: Duel, seat: Seat, attacker: Card, choose: Choose): void {
  const me = duel[seat]
  const foe = duel[other(seat)]
  attacker.ready = false
  const target = choose(seat, targets(foe)).card
  if (target !== null) {
    fight(me, attacker, foe, target)
    return
  }
  const defence = choose(other(seat), defences(foe))
  if (defence.kind === 'block') fight(me, attacker, foe, defence.card)
  else if (defence.kind === 'ward') discard(foe, foe.hand, defence.card)
  else foe.life -= attacker.def.power
}

/** DU-9. */
function fight(me: Player, mine: Card, foe: Player, theirs: Card): void {
  if (mine.def.power <= theirs.def.power) discard(me, me.board, mine)
  if (theirs.def.power <= mine.def.power) discard(foe, foe.board, theirs)
}

function acts(me: Player): Option[] {
  const options: Option[] = []
  const room = me.board.length < MOST_FIGHTERS
  for (const card of me.hand) {
    const { kind, cost, keys } = card.def
    if (kind === 'ward' || cost > me.energy || (kind === 'fighter' && !room)) continue
    if (!has(options, keys.play)) options.push({ key: keys.play, kind: kind === 'spell' ? 'cast' : 'play', card })
  }
  for (const card of me.board) {
    const key = card.def.keys.attack
    if (card.ready && !has(options, key)) options.push({ key, kind: 'attack', card })
  }
  options.push(DONE)
  return options
}

function targets(foe: Player): Option[] {
  const options = [FOE]
  for (const card of foe.board) {
    const key = card.def.name
    if (!has(options, key)) options.push({ key, kind: 'fighter', card })
  }
  return options
}

function defences(me: Player): Option[] {
  const options = [PASS]
  for (const card of me.board) {
    const key = card.def.keys.block
    if (!has(options, key)) options.push({ key, kind: 'block', card })
  }
  for (const card of me.hand) {
    if (card.def.kind !== 'ward') continue
    options.push({ key: 'ward', kind: 'ward', card })
    break
  }
  return options
}

function has(options: readonly Option[], key: string): boolean {
  for (const option of options) if (option.key === key) return true
  return false
}

function draw(player: Player): boolean {
  const card = player.deck.pop()
  if (card === undefined) return false
  player.hand.push(card)
  return true
}

function discard(owner: Player, from: Card[], card: Card): void {
  remove(from, card)
  owner.discard.push(card)
}

function remove(cards: Card[], card: Card): void {
  for (let i = cards.indexOf(card) + 1; i < cards.length; i++) cards[i - 1] = cards[i]!
  cards.pop()
}

function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0
}
