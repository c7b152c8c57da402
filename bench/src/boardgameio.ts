import { createRequire } from 'node:module'
import { Random } from '@cardwright/engine'
import type { Ctx, Game, State } from 'boardgame.io'
import type * as Core from 'boardgame.io/dist/types/packages/core.d.ts'
import { Checksum } from './checksum.ts'
import { DECK, type Definition, LIBRARY, LIFE, MOST_ENERGY, MOST_FIGHTERS, OPENING_HANDS } from './library.ts'
import type { Peer } from './peer.ts'

/*
 * The duel as a game of boardgame.io 0.50.2, played through its public client without a server, set up for speed. The
 * rules are those of examples/duel/README.md.
 *
 * Measured on Node 24, NODE_ENV=production, in interleaved rounds in one process: CreateGameReducer of
 * boardgame.io/internal, which the client drives, is 1.04-1.06 of this file, but not the public interface. As ratios to
 * such a reducer that ends the turn by `events.endTurn`:
 *
 *   Client, client.getState() / client.store.getState()   0.93-0.96 / 0.94-0.95
 *   turn.endIf ends the turn (as here)                     1.02-1.05   an event costs an Error with its stack
 *   moves that do not validate                             0.96-0.99   noise; so they validate, as is advised
 *   immer.setAutoFreeze(false)                             1.00-1.02   noise; so immer stays as it comes
 *
 * A target is awaited by a field of G rather than by a stage, since a stage would be one more event.
 */

// Read when boardgame.io and immer are loaded; a test runner has set its own value, and then they check more.
process.env.NODE_ENV ??= 'production'

// boardgame.io is CommonJS without an exports map: `import` refuses its subfolders, `require` finds them. Their types
// have to be named by file for the same reason.
const require = createRequire(import.meta.url)
const { INVALID_MOVE } = require('boardgame.io/core') as typeof Core
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/dist/types/packages/client.d.ts')

type Seat = 0 | 1

interface Fighter {
  readonly name: string
  ready: boolean
}

interface Player {
  life: number
  energy: number
  turns: number
  /** The top is the end. */
  deck: string[]
  hand: string[]
  board: Fighter[]
  discard: string[]
}

/** G: names and numbers only, since it has to be JSON. */
interface Table {
  players: [Player, Player]
  /** What awaits a target or a defence: a spell's name, or the attacker's place on its board. */
  pending: { kind: 'cast'; name: string } | { kind: 'attack'; at: number } | null
  done: boolean
  loser: Seat | null
}

interface Option {
  readonly key: string
  readonly move: string
  /** The card's place in the hand or on the board; null where no card is meant. */
  readonly at: number | null
}

const CARDS: Readonly<Record<string, Definition>> = Object.fromEntries(LIBRARY.map((def) => [def.name, def]))

const duel: Game<Table, Record<string, unknown>, number> = {
  name: 'duel',
  disableUndo: true,
  seed: 'unused',
  setup: (_context, game = 0) => deal(new Random(`duel-${game}`)),
  endIf: ({ G }) => (G.loser === null ? undefined : { winner: other(G.loser) }),

  turn: {
    // DU-3, DU-4
    onBegin: ({ G, ctx }) => {
      const seat = seatOf(ctx.currentPlayer)
      const me = G.players[seat]
      G.done = false
      me.turns++
      me.energy = Math.min(me.turns, MOST_ENERGY)
      const card = me.deck.pop()
      if (card === undefined) G.loser = seat
      else me.hand.push(card)
      for (const fighter of me.board) fighter.ready = true
    },
    endIf: ({ G }) => G.done,
    stages: {
      // DU-10, DU-11
      defend: {
        moves: {
          pass: ({ G, playerID }) => {
            const seat = seatOf(playerID)
            const attacker = G.players[other(seat)].board[attackerOf(G)]!
            G.pending = null
            wound(G, seat, definition(attacker.name).power)
          },
          block: ({ G, playerID }, at: number) => {
            const seat = seatOf(playerID)
            if (G.players[seat].board[at] === undefined) return INVALID_MOVE
            const attacker = attackerOf(G)
            G.pending = null
            fight(G.players[other(seat)], attacker, G.players[seat], at)
            return
          },
          ward: ({ G, playerID }, at: number) => {
            const me = G.players[seatOf(playerID)]
            if (me.hand[at] !== 'ward') return INVALID_MOVE
            G.pending = null
            me.hand.splice(at, 1)
            me.discard.push('ward')
            return
          },
        },
      },
    },
  },

  moves: {
    // DU-6
    play: ({ G, playerID }, at: number) => {
      const me = G.players[seatOf(playerID)]
      const name = me.hand[at]
      if (name === undefined || G.pending !== null || me.board.length >= MOST_FIGHTERS) return INVALID_MOVE
      const { kind, cost } = definition(name)
      if (kind !== 'fighter' || cost > me.energy) return INVALID_MOVE
      me.energy -= cost
      me.hand.splice(at, 1)
      me.board.push({ name, ready: false })
      return
    },
    // DU-7
    cast: ({ G, playerID }, at: number) => {
      const me = G.players[seatOf(playerID)]
      const name = me.hand[at]
      if (name === undefined || G.pending !== null) return INVALID_MOVE
      const { kind, cost } = definition(name)
      if (kind !== 'spell' || cost > me.energy) return INVALID_MOVE
      me.energy -= cost
      me.hand.splice(at, 1)
      me.discard.push(name)
      G.pending = { kind: 'cast', name }
      return
    },
    // DU-8
    attack: ({ G, playerID }, at: number) => {
      const fighter = G.players[seatOf(playerID)].board[at]
      if (fighter === undefined || !fighter.ready || G.pending !== null) return INVALID_MOVE
      fighter.ready = false
      G.pending = { kind: 'attack', at }
      return
    },
    // DU-7, DU-8, DU-10
    target: ({ G, playerID, events }, at: number | null) => {
      const seat = seatOf(playerID)
      const foe = G.players[other(seat)]
      const pending = G.pending
      if (pending === null || (at !== null && foe.board[at] === undefined)) return INVALID_MOVE
      if (pending.kind === 'attack' && at === null) {
        events.setActivePlayers({ others: 'defend', maxMoves: 1 })
        return
      }
      G.pending = null
      if (pending.kind === 'attack') fight(G.players[seat], pending.at, foe, at!)
      else strike(G, other(seat), at, definition(pending.name).power)
      return
    },
    done: ({ G }) => {
      if (G.pending !== null) return INVALID_MOVE
      G.done = true
      return
    },
  },
}

export const boardgameio: Peer = {
  name: 'boardgame.io',
  play(first, games) {
    const done = new Checksum()
    for (let number = first; number < first + games; number++) {
      const random = new Random(`choice-${number}`)
      const client = Client({
        game: { ...duel, setup: () => deal(new Random(`duel-${number}`)) },
        numPlayers: 2,
        debug: false,
      })
      for (;;) {
        const state = client.store.getState() as State<Table>
        if (state.ctx.gameover !== undefined) {
          const [zero, one] = state.G.players
          done.ended(state.ctx.gameover.winner, zero.life, one.life)
          break
        }
        const seat = awaited(state.ctx)
        const options = optionsOf(state.G, state.ctx, seat)
        const picked = random.int(options.length)
        done.decided(seat, options.length, picked)
        const { move, at } = options[picked]!
        const defends = state.ctx.activePlayers !== null
        if (defends) client.updatePlayerID(PLAYER_IDS[seat])
        client.moves[move]!(at)
        if (defends) client.updatePlayerID(null)
      }
    }
    return { decisions: done.decisions, checksum: done.value }
  },
}

function awaited(ctx: Ctx): Seat {
  const turn = seatOf(ctx.currentPlayer)
  return ctx.activePlayers === null ? turn : other(turn)
}

function optionsOf(G: Table, ctx: Ctx, seat: Seat): Option[] {
  if (ctx.activePlayers !== null) return defences(G.players[seat])
  return G.pending === null ? acts(G.players[seat]) : targets(G.players[other(seat)])
}

const DONE: Option = { key: 'done', move: 'done', at: null }
const FOE: Option = { key: 'foe', move: 'target', at: null }
const PASS: Option = { key: 'pass', move: 'pass', at: null }

function acts(me: Player): Option[] {
  const options: Option[] = []
  const room = me.board.length < MOST_FIGHTERS
  for (let at = 0; at < me.hand.length; at++) {
    const { kind, cost, keys } = definition(me.hand[at]!)
    if (kind === 'ward' || cost > me.energy || (kind === 'fighter' && !room)) continue
    if (!has(options, keys.play)) options.push({ key: keys.play, move: kind === 'spell' ? 'cast' : 'play', at })
  }
  for (let at = 0; at < me.board.length; at++) {
    const fighter = me.board[at]!
    const key = definition(fighter.name).keys.attack
    if (fighter.ready && !has(options, key)) options.push({ key, move: 'attack', at })
  }
  options.push(DONE)
  return options
}

function targets(foe: Player): Option[] {
  const options = [FOE]
  for (let at = 0; at < foe.board.length; at++) {
    const key = foe.board[at]!.name
    if (!has(options, key)) options.push({ key, move: 'target', at })
  }
  return options
}

function defences(me: Player): Option[] {
  const options = [PASS]
  for (let at = 0; at < me.board.length; at++) {
    const key = definition(me.board[at]!.name).keys.block
    if (!has(options, key)) options.push({ key, move: 'block', at })
  }
  const ward = me.hand.indexOf('ward')
  if (ward >= 0) options.push({ key: 'ward', move: 'ward', at: ward })
  return options
}

function has(options: readonly Option[], key: string): boolean {
  for (const option of options) if (option.key === key) return true
  return false
}

/** DU-1, DU-2. */
function deal(random: Random): Table {
  const players: [Player, Player] = [newPlayer(), newPlayer()]
  for (const { deck } of players) {
    for (let i = 0; i < DECK; i++) deck.push(LIBRARY[i % LIBRARY.length]!.name)
    random.shuffle(deck)
  }
  for (const seat of [0, 1] as const) {
    const { deck, hand } = players[seat]
    for (let i = 0; i < OPENING_HANDS[seat]; i++) hand.push(deck.pop()!)
  }
  return { players, pending: null, done: false, loser: null }
}

function newPlayer(): Player {
  return { life: LIFE, energy: 0, turns: 0, deck: [], hand: [], board: [], discard: [] }
}

/** DU-7: a spell strikes the foe, or the fighter at a place of the foe's board. */
function strike(G: Table, seat: Seat, at: number | null, damage: number): void {
  const foe = G.players[seat]
  if (at === null) wound(G, seat, damage)
  else if (definition(foe.board[at]!.name).power <= damage) defeat(foe, at)
}

/** DU-9. */
function fight(me: Player, mine: number, foe: Player, theirs: number): void {
  const power = definition(me.board[mine]!.name).power
  const resistance = definition(foe.board[theirs]!.name).power
  if (power <= resistance) defeat(me, mine)
  if (resistance <= power) defeat(foe, theirs)
}

/** DU-12. */
function wound(G: Table, seat: Seat, damage: number): void {
  const player = G.players[seat]
  player.life -= damage
  if (player.life <= 0) G.loser = seat
}

function defeat(owner: Player, at: number): void {
  owner.discard.push(owner.board[at]!.name)
  owner.board.splice(at, 1)
}

function attackerOf(G: Table): number {
  if (G.pending?.kind !== 'attack') throw new Error('There is a defence but no attack.')
  return G.pending.at
}

function definition(name: string): Definition {
  return CARDS[name]!
}

const PLAYER_IDS = ['0', '1'] as const

function seatOf(playerID: string): Seat {
  return playerID === '0' ? 0 : 1
}

function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0
}
