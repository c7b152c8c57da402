import type { Seat } from '@cardwright/engine'
import { allSeats, type MillenniumTable, player } from '../../state.ts'
import { refusals } from '../../words/en/refusals.ts'
import { plain } from './plain.ts'

export const segmentTimer = 'segment'
const resumeTimer = 'resume'
const voteTimer = 'vote'
const voteLength = 10_000

/** MB-096, MB-153, MB-155: starts the timer of the segment. MB-H78: what is on its way at the bell still counts. */
export function startTimer(t: MillenniumTable): void {
  const { terms, deckbuilding } = t.state
  if (terms.clock) t.timer(segmentTimer, t.now + terms.clock[deckbuilding.segment] + terms.contestWindow)
}

/** Everybody is done: nobody waits for the bell. */
export const ready = plain(
  'ready',
  (t, seat) => (player(t, seat).ready ? refusals.readyAlready : null),
  (t, seat) => {
    player(t, seat).ready = true
    t.tell({ type: 'ready', seat, rule: 'MB-155' })
  },
)

export const unready = plain(
  'unready',
  (t, seat) => (player(t, seat).ready ? null : refusals.notReady),
  (t, seat) => {
    player(t, seat).ready = false
    t.tell({ type: 'unready', seat, rule: 'MB-155' })
  },
)

/** MB-122, MB-H79: the timer stands still while somebody explains. */
export const pause = plain(
  'pause',
  (t, seat) => {
    const { deckbuilding, terms } = t.state
    if (terms.clock === null) return refusals.noClock
    return deckbuilding.pauses[seat]! >= terms.pauses ? refusals.noPauses : null
  },
  (t, seat) => {
    const { deckbuilding, terms } = t.state
    deckbuilding.pauses[seat]!++
    stop(t, seat, terms.pauseLength)
    t.tell({ type: 'paused', seat, rule: 'MB-122' })
  },
)

/** All timers stand still, so long at most. */
function stop(t: MillenniumTable, by: Seat | null, length: number): void {
  const timers = t.timers.map(({ name, at }) => ({ name, left: at - t.now }))
  for (const { name } of timers) t.cancel(name)
  t.state.deckbuilding.paused = { by, goneOn: [], since: t.now, timers }
  t.timer(resumeTimer, t.now + length)
}

/** MB-H84: after a tournament the clock waits until everybody has gone on from its result. */
export function waitForLooks(t: MillenniumTable): void {
  const { terms, phase } = t.state
  if (terms.clock !== null && phase === 'deckbuilding') stop(t, null, 2 * terms.pauseLength)
}

/** MB-H84: whether a seat has looked at the result while others still do. */
export const hasGoneOn = ({ state }: MillenniumTable, seat: Seat): boolean =>
  state.deckbuilding.paused?.goneOn.includes(seat) === true

/** MB-H84: those for whom the clock waits. */
export function lookers(t: MillenniumTable): Seat[] {
  if (t.state.deckbuilding.paused?.by !== null) return []
  return allSeats(t).filter((seat) => !t.hasLeft(seat) && !hasGoneOn(t, seat))
}

/** MB-H84: goes on from the result to the market. */
export const begin = plain(
  'begin',
  (t) => (t.state.deckbuilding.paused?.by === null ? null : refusals.notPaused),
  (t, seat) => {
    const { deckbuilding } = t.state
    deckbuilding.paused = { ...deckbuilding.paused!, goneOn: [...deckbuilding.paused!.goneOn, seat] }
  },
)

/** MB-H84: the last of them has gone on, or has left. */
export function startIfSeen(t: MillenniumTable): void {
  if (t.state.deckbuilding.paused?.by === null && lookers(t).length === 0) goOn(t)
}

export function goOn(t: MillenniumTable): void {
  const { deckbuilding } = t.state
  const { paused } = deckbuilding
  if (!paused) return
  t.cancel(resumeTimer)
  for (const { name, left } of paused.timers) t.timer(name, t.now + left)
  const late = t.now - paused.since
  deckbuilding.refusals = deckbuilding.refusals.map((each) => ({ ...each, until: each.until + late }))
  deckbuilding.contests = deckbuilding.contests.map((each) => ({ ...each, at: each.at + late }))
  deckbuilding.paused = null
  t.tell({ type: 'resumed', rule: 'MB-122' })
}

export const resume = plain('resume', (t) => (t.state.deckbuilding.paused?.by === null ? refusals.looking : null), goOn)

/** MB-156, MB-157, MB-H13: who still has something in hand asks for grace, and all others have to agree. */
export const grace = plain(
  'grace',
  (t, seat) => {
    const { deckbuilding, terms } = t.state
    if (terms.clock === null) return refusals.noClock
    if (deckbuilding.segment !== 'last' || deckbuilding.graceUsed) return refusals.noGrace
    return deckbuilding.grace.includes(seat) ? refusals.graceAsked : null
  },
  (t, seat) => {
    const { grace } = t.state.deckbuilding
    const agrees = grace.length > 0
    grace.push(seat)
    t.tell({ type: 'grace', seat, agrees, rule: 'MB-156' })
  },
)

const allAgree = (t: MillenniumTable): boolean =>
  allSeats(t).every((seat) => t.hasLeft(seat) || t.state.deckbuilding.grace.includes(seat))

/** What a timer means that has fallen due: the end of a segment if true. */
export function timerDue(t: MillenniumTable, timer: string): boolean {
  if (timer === resumeTimer) goOn(t)
  return timer === segmentTimer || timer === voteTimer
}

/** MB-157: whether everybody says that they are done, so that nobody needs grace. */
export const isAllReady = (t: MillenniumTable): boolean =>
  allSeats(t).every((seat) => t.hasLeft(seat) || (player(t, seat).ready && player(t, seat).fusing === null))

/** At the last bell: whether grace is given, or there is still a moment to agree. */
export function graceAtBell(t: MillenniumTable, timer: string): 'given' | 'voting' | 'none' {
  const { deckbuilding } = t.state
  if (deckbuilding.segment !== 'last' || deckbuilding.graceUsed || deckbuilding.grace.length === 0 || isAllReady(t))
    return 'none'
  if (allAgree(t)) return 'given'
  if (timer === voteTimer) return 'none'
  // who says now that they are ready makes it no longer
  if (!isVoting(t)) t.timer(voteTimer, t.now + voteLength)
  return 'voting'
}

/** Whether those who were waited for have all agreed after the bell. */
export const isVoting = (t: MillenniumTable): boolean => t.timers.some(({ name }) => name === voteTimer)
export const hasAgreed = (t: MillenniumTable): boolean => isVoting(t) && allAgree(t)
export const endVote = (t: MillenniumTable): void => t.cancel(voteTimer)
