import { ask, frozen, type Option, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { namedOptions } from '../run/seen.ts'
import { foe, inOrder, levelOf, type WeissTable } from '../table.ts'
import { note, noteMoves } from './note.ts'

export const clockLimit = 7

type Due = 'levelUp' | 'refresh' | 'penalty'

/** WS-108: what a player must do at once. */
function duesOf(t: WeissTable, seat: Seat): Due[] {
  const dues: Due[] = []
  if (t.zone.clock(seat).size >= clockLimit) dues.push('levelUp')
  if (t.zone.deck(seat).size === 0 && t.zone.waitingRoom(seat).size > 0) dues.push('refresh')
  if (t.state.penalties[seat]! > 0 && t.state.busy === 0 && t.zone.deck(seat).size > 0) dues.push('penalty')
  return dues
}

/** WS-108..110: one interrupt-type rule action, the turn player's first; of several the player picks. */
export function interrupt(t: WeissTable): Part | false {
  if (t.state.held > 0) return false
  for (const seat of inOrder(t)) {
    const dues = duesOf(t, seat)
    if (dues.length === 1) return actions[dues[0]!](t, seat)
    if (dues.length > 1) return pickDue(t, seat)
  }
  return false
}

interface DueOption extends Option {
  readonly due: Due
}

function* pickDue(t: WeissTable, seat: Seat) {
  const { due } = yield* ask(t, seat, {
    kind: 'interrupt',
    rule: 'WS-110',
    options: (): DueOption[] => duesOf(t, seat).map((each) => ({ key: each, due: each })),
  })
  const flow = actions[due](t, seat)
  if (flow !== null) yield* flow
}

const lowest = (t: WeissTable, seat: Seat) => t.zone.clock(seat).cards.slice(0, clockLimit)

/** WS-002, WS-024, WS-063..066 */
function* levelUp(t: WeissTable, seat: Seat) {
  const { card: chosen } = yield* ask(t, seat, {
    kind: 'levelUp',
    rule: 'WS-064',
    options: () => namedOptions(t, seat, lowest(t, seat)),
  })
  const seven = lowest(t, seat)
  const moves = seven.map((card) => t.before(card))
  t.move(seven, (card) => (card.id === chosen ? t.zone.level(seat) : t.zone.waitingRoom(card.owner)))
  tell(t, { type: 'levelUp', seat, card: chosen, level: levelOf(t, seat), rule: 'WS-063' })
  noteMoves(t, moves, null)
  note(t, { when: 'levelUp', seat })
}

/** WS-020, WS-072, WS-117..119: the cards in the resolution zone stay out of it. */
function refresh(t: WeissTable, seat: Seat): null {
  const deck = t.zone.deck(seat)
  t.move(t.zone.waitingRoom(seat).cards, deck)
  t.shuffle(deck)
  tell(t, { type: 'refresh', seat, rule: 'WS-072' })
  if (t.state.refreshRule === '2022') return clockForRefresh(t, seat)
  addPenalties(t, seat, 1)
  return null
}

function addPenalties(t: WeissTable, seat: Seat, n: number): void {
  t.state.penalties = frozen(t.state.penalties.with(seat, t.state.penalties[seat]! + n))
}

/** WS-075: one that has waited. */
function penalty(t: WeissTable, seat: Seat): null {
  addPenalties(t, seat, -1)
  return clockForRefresh(t, seat)
}

/** WS-073, WS-074, WS-118: not damage, so a climax does not cancel it. */
function clockForRefresh(t: WeissTable, seat: Seat): null {
  const top = t.zone.deck(seat).top!
  const moves = [t.before(top)]
  t.move(top, t.zone.clock(seat))
  tell(t, { type: 'penalty', seat, card: top.id, rule: 'WS-073' })
  noteMoves(t, moves, null)
  return null
}

const actions: Readonly<Record<Due, (t: WeissTable, seat: Seat) => Part>> = {
  levelUp,
  refresh,
  penalty,
}

/** WS-021, WS-067, WS-088, WS-089 */
export function losers(t: WeissTable): Seat[] {
  return [0, 1].filter(
    (seat) => levelOf(t, seat) >= 4 || (t.zone.deck(seat).size === 0 && t.zone.waitingRoom(seat).size === 0),
  )
}

/** WS-003, WS-090 */
export function endIfLost(t: WeissTable): void {
  const lost = losers(t)
  if (lost.length === 0) return
  if (lost.length === 2) t.end({ winner: null, why: 'both', rule: 'WS-090' })
  const isLevel = levelOf(t, lost[0]!) >= 4
  t.end({ winner: foe(lost[0]!), why: isLevel ? 'level' : 'deck', rule: isLevel ? 'WS-088' : 'WS-089' })
}
