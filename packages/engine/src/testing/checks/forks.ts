import { advance, randomAnswer } from '../../headless.ts'
import type { Match } from '../../match.ts'
import type { Random } from '../../random.ts'
import { isRefusal } from '../../types.ts'
import { must, mustEqual } from '../found.ts'
import { nameOf, observersOf, twinOf, Witness } from '../twins/observe.ts'
import { keysOf } from './answers.ts'
import { guardLists } from './lists.ts'

export function playOn(match: Match, random: Random, inputs: number): void {
  for (let n = 0; n < inputs && !match.over; n++) advance(match, random, (ask) => randomAnswer(ask, random))
}

/** A fork equals its original, and what is done to it does not reach the original. */
export function forkIsEqual(match: Match, random: Random): void {
  const before = match.hash()
  const fork = match.fork(false)
  must(fork.hash() === before, 'fork', () => 'a fork has another position than its original')
  for (const observer of observersOf(match)) {
    mustEqual(fork.view(observer), match.view(observer), 'fork', `the view of ${nameOf(observer)} in a fork`)
    mustEqual(fork.events(observer), match.events(observer), 'fork', `what ${nameOf(observer)} has seen in a fork`)
  }
  guardLists(fork)
  playOn(fork, random, 12)
  must(match.hash() === before, 'fork', () => 'playing on in a fork changed the original')
  must(match.fork(true).hash() === before, 'fork', () => 'a second fork differs from the first')
}

/**
 * Answers, and takes it back: that restores exactly, the same answer leads to the same place again, and it is granted
 * only if nobody has learned anything in between.
 */
export function undoRestores(match: Match, random: Random): void {
  const before = match.hash()
  const told = match.table.log!.length
  const ask = random.pick(match.open)
  const keys = keysOf(randomAnswer(ask, random))
  const what = `${ask.kind} ${keys.join(', ') || 'with nothing'}`
  const learned = whatIsLearned(match, ask.seat, ask.id, keys)
  match.answer(ask.seat, ask.id, keys)
  const after = match.hash()
  if (isRefusal(match.undo(ask.seat))) return
  must(learned === null, 'undo', () => `undo of ${what} was granted, although ${learned}`)
  must(match.hash() === before, 'undo', () => `undo of ${what} did not restore the position`)
  must(match.table.log!.length === told, 'undo', () => `undo of ${what} left something told`)
  const again = match.open.find(
    (each) => each.seat === ask.seat && each.number === ask.number && each.kind === ask.kind,
  )
  must(again !== undefined, 'undo', () => `undo of ${what} did not ask it again`)
  match.answer(ask.seat, again!.id, keys)
  must(match.hash() === after, 'undo', () => `${what} led elsewhere after an undo`)
}

/** What an answer tells somebody that is not public, in words; null if nothing. */
function whatIsLearned(match: Match, seat: number, id: string, keys: readonly string[]): string | null {
  const twin = twinOf(match)
  const observers = observersOf(match)
  const witness = new Witness(twin, observers)
  const pending = twin.pending.filter((ask) => ask.seat !== seat).length
  twin.answer(seat, id, keys)
  const who = observers.findIndex((_, i) => witness.faces(i).length > 0)
  if (who >= 0) return `${nameOf(observers[who]!)} has seen ${witness.faces(who)[0]}`
  const log = twin.table.log!
  const aside = log.slice(log.length).find((each) => each.only !== null)
  if (aside) return `not everybody was told of ${aside.fields.type}`
  return pending > twin.pending.filter((ask) => ask.seat !== seat).length ? 'secret answers came to light' : null
}
