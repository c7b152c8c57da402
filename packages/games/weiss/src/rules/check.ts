import { andThen, frozen, type Part, type Pool, type RuleId, runOne } from '@cardwright/engine'
import { type RuleAction, tell } from '../events.ts'
import { envOf } from '../read/env.ts'
import { resolve } from '../run/index.ts'
import { isBarred, isPlainlyTooDear } from '../run/pay.ts'
import { everywhere, inOrder, live, onStage, type Waiting, type WeissInPlay, type WeissTable } from '../table.ts'
import { endIfLost, interrupt } from './interrupts.ts'
import { put } from './put.ts'
import { reader, valuesOf } from './values.ts'

/** WS-103, WS-105: one thing of a check timing: rule actions, or else one waiting ability; false if nothing is left. */
export function checkTiming(t: WeissTable): Part | false {
  const due = ruleAction(t)
  return due === false ? runOne(t, waiting) : due
}

/** WS-103: one rule action; false if none is due. */
function ruleAction(t: WeissTable): Part | false {
  const urgent = interrupt(t)
  if (urgent !== false) return urgent
  endIfLost(t)
  for (const { what, rule, find } of ruleActions) {
    const cards: WeissInPlay[] = []
    for (const seat of inOrder(t)) find(t, seat, cards)
    if (cards.length > 0) {
      tell(t, {
        type: 'ruleAction',
        cards: cards.map(({ id }) => id),
        what,
        rule,
      })
      return put(t, cards, (card) => t.zone.waitingRoom(card.owner))
    }
  }
  return false
}

function addAllButNewest(cards: readonly WeissInPlay[], found: WeissInPlay[]): void {
  if (cards.length < 2) return
  const newest = Math.max(...cards.map(({ gen }) => gen))
  for (const card of cards) if (card.gen !== newest) found.push(card)
}

/** WS-058, WS-112 */
function surplusCharacters(t: WeissTable, seat: number, found: WeissInPlay[]): void {
  for (const at of everywhere) addAllButNewest(t.zone.stage(seat, at).cards, found)
}

/** WS-030, WS-102 */
function surplusClimaxes(t: WeissTable, seat: number, found: WeissInPlay[]): void {
  addAllButNewest(t.zone.climaxArea(seat).cards, found)
}

/** WS-114 */
function misplaced(t: WeissTable, seat: number, found: WeissInPlay[]): void {
  for (const card of onStage(t, seat)) if (card.def.type !== 'character') found.push(card)
  for (const card of t.zone.climaxArea(seat).cards) if (card.def.type !== 'climax') found.push(card)
}

/** WS-113 */
function powerless(t: WeissTable, seat: number, found: WeissInPlay[]): void {
  for (const card of onStage(t, seat)) if (valuesOf(t, card).power <= 0) found.push(card)
}

/** Rule actions in the order in which they are done; functions lose their names where code is packed. */
const ruleActions: readonly {
  readonly what: RuleAction
  readonly rule: RuleId
  find(t: WeissTable, seat: number, found: WeissInPlay[]): void
}[] = [
  { what: 'surplusCharacters', rule: 'WS-112', find: surplusCharacters },
  { what: 'surplusClimaxes', rule: 'WS-102', find: surplusClimaxes },
  { what: 'misplaced', rule: 'WS-114', find: misplaced },
  { what: 'powerless', rule: 'WS-113', find: powerless },
]

/** An optional cost that everybody can see cannot be paid: nothing will come of the ability. */
function isIdle(t: WeissTable, { memo, steps }: Waiting): boolean {
  if (isBarred(t, memo.seat, memo.ability, memo.source)) return true
  const [first] = steps ?? memo.ability.steps
  if (first?.do !== 'may' || first.steps[0]?.do !== 'pay') return false
  return isPlainlyTooDear(envOf(t, reader, memo), first.steps[0].cost ?? memo.ability.cost)
}

/** WS-104: the turn player's first, in the order that they choose. */
const waiting: Pool<WeissTable, Waiting> = {
  waiting: (t) => t.state.waiting,
  remove(t, trigger) {
    t.state.waiting = frozen(t.state.waiting.filter((each) => each !== trigger))
  },
  owner: (_t, { memo }) => memo.seat,
  rank: (t, { memo }) => (memo.seat === t.state.turn ? 0 : 1),
  name: (_t, { memo }) => `${memo.source.def}:${memo.key}`,
  card: (t, { memo }) => live(t, memo.source)?.id,
  isIdle,
  run(t, { memo, steps }) {
    // WS-107: it resolves wherever its card is now
    if (isBarred(t, memo.seat, memo.ability, memo.source)) return null
    const carryOut = () => resolve(t, memo, steps ?? memo.ability.steps)
    if (isIdle(t, { memo, steps })) return carryOut()
    const whose = { seat: memo.seat, name: memo.source.def, ability: memo.key }
    tell(t, { type: 'resolve', ...whose, card: live(t, memo.source)?.id, rule: 'WS-103' })
    const { version } = t
    return andThen(carryOut(), () => {
      if (t.version === version) tell(t, { type: 'vain', ...whose })
      return null
    })
  },
  rule: 'WS-104',
}
