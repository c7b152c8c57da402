import { playOut, randomAnswer } from '../headless.ts'
import type { Match } from '../match.ts'
import { Random } from '../random.ts'
import type { Seat } from '../types.ts'
import type { Telling, Words } from '../words.ts'

/** What nobody should read: keys, names of fields, and what is missing. */
const raw = /undefined|null|NaN|\[object|#|[a-z][A-Z]|\w:\w|\w-\w/

/** What was said in matches, and what nobody should have read. */
export interface Heard {
  /** The kinds of asks, and the types of events that have a sentence. */
  readonly asked: readonly string[]
  readonly told: readonly string[]
  readonly faults: readonly string[]
}

/** From where a seat is told things. */
export const tellingTo = (match: Pick<Match, 'view'>, seat: Seat | null, names: readonly string[]): Telling => ({
  view: match.view(seat),
  seat,
  names,
})

/**
 * Plays matches at random and listens: every question and every answer must have words of its own, every sentence must
 * be one, for all who play and for who watches.
 */
export function listen(matches: readonly Match[], words: Words, names: readonly string[]): Heard {
  const [asked, told, faults] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const check = (text: string | null, form: RegExp, what: string) => {
    if (text === null || !form.test(text) || raw.test(text)) faults.add(`${what}: ${text}`)
  }
  matches.forEach((match, n) => {
    const random = new Random(`listener ${n}`)
    playOut(match, random, (ask) => {
      const at = tellingTo(match, ask.seat, names)
      for (const each of match.asks(ask.seat)) {
        asked.add(each.kind)
        check(words.prompt(each, at), /^[A-Z].*[?.]$/, `the question ${each.kind}`)
        const labels = each.options.map((option) => words.option(option, each, at))
        for (const label of labels) check(label, /./, `an answer to ${each.kind}`)
        if (new Set(labels).size < labels.length) faults.add(`answers to ${each.kind} read alike: ${labels.join(', ')}`)
      }
      return randomAnswer(ask, random)
    })
    for (const seat of [...names.keys(), null]) {
      const at = tellingTo(match, seat, names)
      for (const event of match.events(seat)) {
        const sentence = words.event(event, at)
        if (sentence === null) continue
        told.add(event.type)
        check(sentence, /^[A-Z].*\.$/, `the event ${event.type}`)
      }
    }
  })
  return { asked: [...asked].sort(), told: [...told].sort(), faults: [...faults] }
}
