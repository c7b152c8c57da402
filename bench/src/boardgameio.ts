import { createRequire } from 'node:module'
import { Random } from '@cardwright/engine'
import type { Game, State } from 'boardgame.io' with { 'resolution-mode': 'require' }
import type * as Cl from 'boardgame.io/client' with { 'resolution-mode': 'require' }
import type * as Core from 'boardgame.io/core' with { 'resolution-mode': 'require' }
import type * as Internal from 'boardgame.io/internal' with { 'resolution-mode': 'require' }
import { Tally } from './checksum.ts'
import { DECK, type Definition, LIBRARY, LIFE, MOST_ENERGY, MOST_FIGHTERS, OPENING_HANDS } from './library.ts'
import type { Peer } from './peer.ts'

process.env['NODE_ENV'] ??= 'production'
const require = createRequire(import.meta.url)
const { INVALID_MOVE } = require('boardgame.io/core') as typeof Core
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as typeof Internal
const { Client } = require('boardgame.io/client') as typeof Cl

const VALIDATE = !process.env['NOVALIDATE']
const ENDIF = !!process.env['ENDIF']
if (process.env['NOFREEZE']) require('immer').setAutoFreeze(false)
if (process.env['NOSTACK']) Error.stackTraceLimit = 0

type Seat = 0 | 1

interface Fighter {
  name: string
  ready: boolean
}

interface Player {
  life: number
  energy: number
  turns: number
  deck: string[]
  hand: string[]
  board: Fighter[]
  discard: string[]
}

interface Table {
  players: [Player, Player]
  pending: { kind: 'cast'; name: string } | { kind: 'attack'; at: number } | null
  done: boolean
  loser: Seat | null
}

const CARDS: Readonly<Record<string, Definition>> = Object.fromEntries(LIBRARY.map((def) => [def.name, def]))
const def = (name: string) => CARDS[name]!
const seatOf = (playerID: string): Seat => (playerID === '0' ? 0 : 1)
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

const duel: Game<Table, Record<string, unknown>, number> = {
  name: 'duel',
  disableUndo: true,
  seed: 'unused',
  setup: (_context, game = current) => deal(new Random(`duel-${game}`)),
  turn: {
    onBegin: ({ G, ctx }) => {
      const seat = seatOf(ctx.currentPlayer)
      const me = G.players[seat]
      me.turns++
      me.energy = Math.min(me.turns, MOST_ENERGY)
      G.done = false
      const card = me.deck.pop()
      if (card === undefined) {
        G.loser = seat
        return
      }
      me.hand.push(card)
      for (const f of me.board) f.ready = true
    },
    ...(ENDIF ? { endIf: ({ G }: { G: Table }) => G.done } : {}),
    stages: {
      defend: {
        moves: {
          pass: ({ G, playerID }) => {
            const seat = seatOf(playerID)
            const attacker = G.players[other(seat)].board[attackerAt(G)]!
            G.pending = null
            hurt(G, seat, def(attacker.name).power)
          },
          block: ({ G, playerID }, at: number) => {
            const seat = seatOf(playerID)
            if (VALIDATE && G.players[seat].board[at] === undefined) return INVALID_MOVE
            const from = attackerAt(G)
            G.pending = null
            fight(G.players[other(seat)], from, G.players[seat], at)
          },
          ward: ({ G, playerID }, at: number) => {
            const me = G.players[seatOf(playerID)]
            if (VALIDATE && me.hand[at] !== 'ward') return INVALID_MOVE
            me.hand.splice(at, 1)
            me.discard.push('ward')
            G.pending = null
          },
        },
      },
    },
  },
  moves: {
    play: ({ G, playerID }, at: number) => {
      const me = G.players[seatOf(playerID)]
      const name = me.hand[at]
      if (name === undefined) return INVALID_MOVE
      const { kind, cost } = def(name)
      if (
        VALIDATE &&
        (G.pending !== null || kind !== 'fighter' || cost > me.energy || me.board.length >= MOST_FIGHTERS)
      )
        return INVALID_MOVE
      me.energy -= cost
      me.hand.splice(at, 1)
      me.board.push({ name, ready: false })
    },
    cast: ({ G, playerID }, at: number) => {
      const me = G.players[seatOf(playerID)]
      const name = me.hand[at]
      if (name === undefined) return INVALID_MOVE
      const { kind, cost } = def(name)
      if (VALIDATE && (G.pending !== null || kind !== 'spell' || cost > me.energy)) return INVALID_MOVE
      me.energy -= cost
      me.hand.splice(at, 1)
      me.discard.push(name)
      G.pending = { kind: 'cast', name }
    },
    attack: ({ G, playerID }, at: number) => {
      const fighter = G.players[seatOf(playerID)].board[at]
      if (fighter === undefined || (VALIDATE && (G.pending !== null || !fighter.ready))) return INVALID_MOVE
      fighter.ready = false
      G.pending = { kind: 'attack', at }
    },
    target: ({ G, playerID, events }, at: number | null) => {
      const pending = G.pending
      const seat = seatOf(playerID)
      const foe = G.players[other(seat)]
      if (pending === null || (at !== null && VALIDATE && foe.board[at] === undefined)) return INVALID_MOVE
      if (pending.kind === 'cast') {
        const { power } = def(pending.name)
        G.pending = null
        if (at === null) hurt(G, other(seat), power)
        else if (def(foe.board[at]!.name).power <= power) defeat(foe, at)
      } else if (at === null) {
        events.setActivePlayers({ others: 'defend', maxMoves: 1 })
      } else {
        G.pending = null
        fight(G.players[seat], pending.at, foe, at)
      }
      return
    },
    done: ({ G, events }) => {
      if (VALIDATE && G.pending !== null) return INVALID_MOVE
      if (ENDIF) G.done = true
      else events.endTurn()
      return
    },
  },
  endIf: ({ G }) => (G.loser === null ? undefined : { winner: other(G.loser) }),
}

function attackerAt(G: Table): number {
  return G.pending?.kind === 'attack' ? G.pending.at : -1
}
function hurt(G: Table, seat: Seat, damage: number): void {
  const p = G.players[seat]
  p.life -= damage
  if (p.life <= 0) G.loser = seat
}
function fight(me: Player, mine: number, foe: Player, theirs: number): void {
  const a = def(me.board[mine]!.name).power
  const b = def(foe.board[theirs]!.name).power
  if (a <= b) defeat(me, mine)
  if (b <= a) defeat(foe, theirs)
}
function defeat(owner: Player, at: number): void {
  owner.discard.push(owner.board[at]!.name)
  owner.board.splice(at, 1)
}

function deal(random: Random): Table {
  const players: [Player, Player] = [newPlayer(), newPlayer()]
  for (const p of players) {
    for (let i = 0; i < DECK; i++) p.deck.push(LIBRARY[i % LIBRARY.length]!.name)
    random.shuffle(p.deck)
  }
  for (const seat of [0, 1] as const)
    for (let i = 0; i < OPENING_HANDS[seat]; i++) players[seat].hand.push(players[seat].deck.pop()!)
  return { players, pending: null, done: false, loser: null }
}
function newPlayer(): Player {
  return { life: LIFE, energy: 0, turns: 0, deck: [], hand: [], board: [], discard: [] }
}

interface Option {
  key: string
  move: string
  at: number | null
}
function acts(me: Player): Option[] {
  const options: Option[] = []
  const room = me.board.length < MOST_FIGHTERS
  for (let at = 0; at < me.hand.length; at++) {
    const { kind, cost, keys } = def(me.hand[at]!)
    if (kind === 'ward' || cost > me.energy || (kind === 'fighter' && !room)) continue
    if (!has(options, keys.play)) options.push({ key: keys.play, move: kind === 'spell' ? 'cast' : 'play', at })
  }
  for (let at = 0; at < me.board.length; at++) {
    const { name, ready } = me.board[at]!
    const key = def(name).keys.attack
    if (ready && !has(options, key)) options.push({ key, move: 'attack', at })
  }
  options.push({ key: 'done', move: 'done', at: null })
  return options
}
function targets(foe: Player): Option[] {
  const options: Option[] = [{ key: 'foe', move: 'target', at: null }]
  for (let at = 0; at < foe.board.length; at++) {
    const key = foe.board[at]!.name
    if (!has(options, key)) options.push({ key, move: 'target', at })
  }
  return options
}
function defences(me: Player): Option[] {
  const options: Option[] = [{ key: 'pass', move: 'pass', at: null }]
  for (let at = 0; at < me.board.length; at++) {
    const { block } = def(me.board[at]!.name).keys
    if (!has(options, block)) options.push({ key: block, move: 'block', at })
  }
  const ward = me.hand.indexOf('ward')
  if (ward >= 0) options.push({ key: 'ward', move: 'ward', at: ward })
  return options
}
function has(options: readonly Option[], key: string): boolean {
  for (const option of options) if (option.key === key) return true
  return false
}

let current = 0
type S = State<Table>

function decide({ G, ctx }: S): { seat: Seat; playerID: string; options: Option[] } {
  const mover = seatOf(ctx.currentPlayer)
  const defending = ctx.activePlayers !== null
  const seat = defending ? other(mover) : mover
  const options = defending
    ? defences(G.players[seat])
    : G.pending === null
      ? acts(G.players[seat])
      : targets(G.players[other(seat)])
  return { seat, playerID: String(seat), options }
}

const variant = (
  name: string,
  make: () => { start(game: number): S; move(state: S, type: string, at: number | null, playerID: string): S },
): Peer => ({
  name,
  play(first, games) {
    const v = make()
    const tally = new Tally()
    for (let game = first; game < first + games; game++) {
      const random = new Random(`choice-${game}`)
      let state = v.start(game)
      while (state.ctx.gameover === undefined) {
        const { seat, playerID, options } = decide(state)
        const picked = random.int(options.length)
        tally.decided(seat, options.length, picked)
        const { move, at } = options[picked]!
        state = v.move(state, move, at, playerID)
      }
      tally.ended(state.ctx.gameover.winner, state.G.players[0].life, state.G.players[1].life)
    }
    return { decisions: tally.decisions, checksum: tally.checksum }
  },
})

export const viaReducer = variant('reducer', () => {
  const game = ProcessGameConfig(duel)
  const reducer = CreateGameReducer({ game })
  return {
    start: (n) => InitializeGame({ game, numPlayers: 2, setupData: n }) as S,
    move(state, type, at, playerID) {
      const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args: [at], playerID } })
      if ('transients' in next && next.transients !== undefined) throw new Error('refused ' + type)
      return next
    },
  }
})

const viaClient = (name: string, get: (c: ReturnType<typeof Client<Table>>) => S) =>
  variant(name, () => {
    let client: ReturnType<typeof Client<Table>>
    return {
      start(n) {
        current = n
        client = Client<Table>({ game: duel as Game<Table>, numPlayers: 2, debug: false })
        client.start()
        return get(client)
      },
      move(_state, type, at, playerID) {
        if (playerID !== client.playerID) client.updatePlayerID(playerID)
        client.moves[type]!(at)
        const s = get(client)
        if (s.ctx.gameover !== undefined) client.stop()
        return s
      },
    }
  })
export const client = viaClient('client getState', (c) => c.getState() as S)
export const clientStore = viaClient('client store', (c) => c.store.getState() as S)
