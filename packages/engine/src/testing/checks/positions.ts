import type { Ask } from '../../ask.ts'
import type { AnyGame } from '../../game.ts'
import { randomAnswer } from '../../headless.ts'
import { Match } from '../../match.ts'
import { isRefusal } from '../../types.ts'
import { Found, must, mustEqual } from '../found.ts'
import type { Scene } from '../scene.ts'
import { nameOf, observersOf, twinOf } from '../twins/observe.ts'
import { keysOf } from './answers.ts'

/** Objects have other handles after a break: by those of one match, those of the other. */
function handlesIn(a: Match, b: Match): ReadonlyMap<number, number> {
  return new Map(
    a.table.zones.flatMap((zone, z) =>
      zone.cards.map((card, at) => [card.handle, b.table.zones[z]!.cards[at]?.handle ?? 0]),
    ),
  )
}

/** The second value, with the handles that stand in the first where only handles differ. */
function aligned(here: unknown, there: unknown, handles: ReadonlyMap<number, number>): unknown {
  if (typeof here === 'number' && typeof there === 'number') return handles.get(here) === there ? here : there
  if (typeof here !== 'object' || typeof there !== 'object' || here === null || there === null) return there
  const inner = Object.entries(there).map(
    ([key, value]) => [key, aligned((here as never)[key], value, handles)] as const,
  )
  return Array.isArray(there) ? inner.map(([, value]) => value) : Object.fromEntries(inner)
}

/** What must be the same in a match that was continued; ids of cards and asks need not be. */
const outlookOf = (match: Match) => ({
  described: match.game.describe(match.table),
  deadline: match.deadline,
  asks: match.open.map((ask) => ({ seat: ask.seat, kind: ask.kind, keys: ask.offered().map(({ key }) => key) })),
  facts: observersOf(match).map((observer) => [nameOf(observer), match.view(observer).facts]),
})

/** A match that goes on from its own position, as text, goes on as if nothing had been. */
export function positionGoesOn({ match, random, counts }: Scene, inputs: number): void {
  // half a dialogue is part of no position
  if (match.taken > 0 || match.table.carried.length > 0 || match.over) return
  const a = twinOf(match)
  const b = continued(match)
  compare(a, b, 'nothing yet')
  counts.position++
  for (let n = 0; n < inputs && !a.over; n++) {
    const { deadline } = a
    const at = a.open.length === 0 ? -1 : random.int(a.open.length)
    if (at < 0 || (deadline !== null && random.int(8) === 0)) {
      a.clock(deadline!)
      b.clock(deadline!)
      compare(a, b, 'a deadline')
      continue
    }
    const ask = a.open[at]!
    const keys = keysOf(randomAnswer(ask, random))
    const what = `seat ${ask.seat} answered ${ask.kind} with ${keys.join(', ') || 'nothing'}`
    for (const [each, asked] of [
      [a, ask],
      [b, b.open[at]!],
    ] as const)
      take(each, asked, keys, what)
    compare(a, b, what)
  }
}

function continued(match: Match): Match {
  const position = JSON.parse(JSON.stringify(match.position()))
  try {
    return Match.continue(match.game as AnyGame, match.record(), position) as Match
  } catch (error) {
    throw new Found('position', `what \`describe\` says cannot be arranged: ${(error as Error).message}`)
  }
}

function take(match: Match, { seat, id }: Ask, keys: readonly string[], what: string): void {
  const outcome = match.answer(seat, id, keys)
  must(!isRefusal(outcome), 'position', () => `${what}: ${isRefusal(outcome) && (outcome.fault ?? outcome.why)}`)
}

function compare(a: Match, b: Match, what: string): void {
  const here = outlookOf(a)
  const there = aligned(here, outlookOf(b), handlesIn(a, b))
  mustEqual(there, here, 'position', `a match continued from its position differs after ${what}`)
}
