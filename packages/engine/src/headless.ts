import type { Ask, Option } from './ask.ts'
import type { Match } from './match.ts'
import type { Random } from './random.ts'

/** What a flow gets back for an ask: an option, or several. */
export type Answer = Option | readonly Option[]

/** A legal answer at random. Where several are to be chosen, each walk that `next` allows may be taken. */
export function randomAnswer(ask: Ask, random: Random): Answer {
  if (ask.some === null) return random.pick(ask.offered())
  const chosen: Option[] = []
  for (;;) {
    const { add, stop } = ask.walk(chosen)
    const pick = random.int(add.length + (stop ? 1 : 0))
    if (pick >= add.length) {
      if (!stop) throw new Error(`${ask.kind} is a dead end: nothing may be added, and one may not stop.`)
      return ask.inOrder(chosen)
    }
    chosen.push(add[pick]!)
  }
}

/** An answer that needs no thought: to pass, or else the first that is legal. */
export function firstAnswer(ask: Ask): Answer {
  const offered = ask.offered()
  const skip = offered.find(({ key }) => key === ask.spec.skip)
  if (ask.some === null) return skip ?? offered[0]!
  const chosen: Option[] = []
  for (;;) {
    const { add, stop } = ask.walk(chosen)
    if (stop) return ask.inOrder(chosen)
    if (add.length === 0) throw new Error(`${ask.kind} is a dead end: nothing may be added, and one may not stop.`)
    chosen.push(add[0]!)
  }
}

/** In real-time play an answer takes up to so long, in ms. */
const thinking = 2000

/**
 * Who acts next in a match without people, and when: one of those who are awaited. Where the clock counts, some time
 * passes first; null if it brought a deadline instead, which has fallen due.
 */
export function nextToAnswer(match: Match, random: Random): { readonly ask: Ask; readonly at: number } | null {
  const { open, deadline, now } = match
  if (open.length === 0 && deadline === null) throw new Error(`${match.game.id} waits for nobody and for no deadline.`)
  const at = now + (deadline === null ? 0 : random.int(thinking))
  if (deadline === null || (open.length > 0 && at < deadline)) {
    return { ask: open.length === 1 ? open[0]! : random.pick(open), at }
  }
  match.clock(deadline)
  return null
}

/** One more input of a match without people: an answer, or a deadline that falls due. */
export function advance(match: Match, random: Random, answer: (ask: Ask) => Answer): void {
  const { current } = match
  if (current !== null) {
    match.choose(current, answer(current))
    return
  }
  const next = nextToAnswer(match, random)
  if (next) match.choose(next.ask, answer(next.ask), next.at)
}

/** Plays a match to its end. */
export function playOut(match: Match, random: Random, answer: (ask: Ask) => Answer, maxInputs = 100_000): void {
  for (let inputs = 0; match.over === null; inputs++) {
    if (inputs === maxInputs) throw new Error(`${match.game.id} did not end within ${maxInputs} inputs.`)
    advance(match, random, answer)
  }
}
