import { type AskView, isRefusal, type Match, type Refusal, type Seat } from '@cardwright/engine'
import { playWords } from '../words/en/play.ts'
import { keysOf, readKey } from './keys.ts'

/** What came of what was typed. */
export type Outcome =
  | { readonly done: true }
  /** More is needed: these keys stand, and these may be added. */
  | { readonly chosen: readonly string[]; readonly add: readonly string[] }
  | Refused

interface Refused {
  readonly refusal: Refusal
}

const refuse = (why: string): Refused => ({ refusal: { why } })

/** Answers one of a seat's open asks by what was typed, after keys that were chosen before. */
export function answerBy(
  match: Match,
  seat: Seat,
  typed: readonly string[],
  chosen: readonly string[],
  at: number,
): Outcome {
  const asks = match.asks(seat)
  if (asks.length === 0) return refuse(playWords.notAsked)
  const named = asks.length > 1 ? asks.find((ask) => ask.kind === typed[0]) : undefined
  if (named && typed.length > 1) return answerAsk(match, seat, named, typed.slice(1), chosen, at)
  const ask = asks.find((each) => typed.every((word) => 'key' in readKey(word, keysOf(each)))) ?? asks[0]!
  return answerAsk(match, seat, ask, typed, chosen, at)
}

function answerAsk(
  match: Match,
  seat: Seat,
  ask: AskView,
  typed: readonly string[],
  before: readonly string[],
  at: number,
): Outcome {
  const read = readKeys(match, seat, ask, typed)
  if ('refusal' in read) return read
  const keys = [...before, ...read]
  if (!ask.some && keys.length !== 1) {
    return refuse(playWords.typeOne(keys.length))
  }
  if (ask.some && ask.form === undefined) {
    const next = walk(match, seat, ask.id, keys)
    if ('refusal' in next) return next
    if (!next.stop) return { chosen: keys, add: next.add }
  }
  const outcome = match.answer(seat, ask.id, keys, at)
  return isRefusal(outcome) ? { refusal: outcome } : { done: true }
}

/** The keys that were typed, whole or in part. What an ask with a form does not offer is for the form to read. */
function readKeys(match: Match, seat: Seat, ask: AskView, typed: readonly string[]): readonly string[] | Refused {
  const words = ask.some || ask.form === undefined ? typed : [typed.join(' ')]
  const keys: string[] = []
  for (const word of words) {
    const read = readKey(word, keysOf(ask))
    if ('key' in read) keys.push(read.key)
    else if (read.ambiguous) return refuse(read.problem)
    else if (ask.form !== undefined) keys.push(word)
    else return unread(match, seat, word, read.problem)
  }
  return keys
}

/** The game may know why a key is not offered; where it does not, what was typed is at fault. */
function unread(match: Match, seat: Seat, word: string, problem: string): Refused {
  const refusal = match.explain(seat, word)
  return { refusal: refusal?.rule ? refusal : { why: problem } }
}

/** What may be added to these keys, if each of them may be added to those before it. */
function walk(match: Match, seat: Seat, askId: string, keys: readonly string[]) {
  for (let i = 0; ; i++) {
    const next = match.next(seat, askId, keys.slice(0, i))
    if (isRefusal(next)) return { refusal: next }
    if (i === keys.length) return next
    if (next.add.includes(keys[i]!)) continue
    return { refusal: { why: playWords.cannotAdd(keys[i]!, keys.slice(0, i), next.add) } }
  }
}
