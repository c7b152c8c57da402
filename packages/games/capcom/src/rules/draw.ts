import { type AskSpec, askThen, type Option, type Part, type Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import type { CapcomTable } from '../state.ts'
import { timeOver } from './end.ts'
import { refusals } from './refusals.ts'
import { sheetFor } from './teams.ts'

/** As many as there are: CC-A30, CC-A53. */
export function draw(t: CapcomTable, seat: Seat, count: number): void {
  const cards = t.zone.deck(seat).cards.slice(-count).reverse()
  if (cards.length > 0) t.move(cards, t.zone.hand(seat))
}

/** CC-150, CC-152, CC-A53: not in a duel. */
export function rebuild(t: CapcomTable, seat: Seat): void {
  const deck = t.zone.deck(seat)
  const { cards } = t.zone.discard(seat)
  if (t.state.mode === 'duel' || deck.size > 0 || cards.length === 0) return
  tell(t, { type: 'rebuild', seat, count: cards.length, rule: 'CC-152' })
  t.move(cards, deck)
  t.shuffle(deck)
}

interface Drawn extends Option {
  readonly count: number
}

const mostNow = (t: CapcomTable, seat: Seat): number => Math.min(sheetFor(t, seat).speed, t.zone.deck(seat).size)

const counts: readonly Drawn[] = Array.from({ length: 9 }, (_, i) => ({ key: `draw:${i + 1}`, count: i + 1 }))

/** CC-007..009, CC-024 */
const drawing: AskSpec<Drawn> = {
  kind: 'draw',
  rule: 'CC-024',
  options: (t: CapcomTable, seat) => counts.slice(0, mostNow(t, seat)),
  explain: (key) => {
    if (key === 'draw:0') return refusals.drawOne
    return key.startsWith('draw:') ? refusals.tooManyDrawn : null
  },
}

/** CC-020, CC-024, CC-037, CC-A31, CC-A53, CC-H08 */
export function drawStep(t: CapcomTable): Part {
  const { actor, turns, dials } = t.state
  const isFirst = turns === 1
  if (isFirst && dials.firstDraw !== 'speed') {
    if (dials.firstDraw > 0) draw(t, actor, Math.min(dials.firstDraw, sheetFor(t, actor).speed))
    t.state.phase = 'combat'
    return null
  }
  rebuild(t, actor)
  const most = mostNow(t, actor)
  if (most === 0) timeOver(t)
  return most === 1 ? take(t, actor, counts[0]!) : askThen(t, actor, drawing, take)
}

function take(t: CapcomTable, seat: Seat, { count }: Drawn): null {
  draw(t, seat, count)
  t.state.phase = 'combat'
  return null
}
