import type { Ask, Option } from '../../ask.ts'
import { randomAnswer } from '../../headless.ts'
import type { Match } from '../../match.ts'
import type { Random } from '../../random.ts'
import { chosenIn } from '../../run.ts'
import { isRefusal, type Seat } from '../../types.ts'
import { Found, must } from '../found.ts'
import { ruleIsKnown } from './told.ts'

export const keysOf = (answer: Option | readonly Option[]): string[] =>
  (Array.isArray(answer) ? answer : [answer as Option]).map((option) => option.key)

/** Wrong, stale, foreign, repeated and malformed answers are refused and change nothing. */
export function badAnswersAreRefused(match: Match, random: Random): void {
  const before = match.hash()
  const told = match.events(null).length
  const ask = random.pick(match.open)
  const good = keysOf(randomAnswer(ask, random))
  const last = match.inputs.findLast((input) => input.due === null)
  const tries: [string, unknown, unknown, unknown][] = [
    ['a wrong key', ask.seat, ask.id, ['no such key']],
    ['a stale ask', ask.seat, `${ask.seat}.0`, good],
    ['an unknown ask', ask.seat, 'elsewhere', good],
    ['another seat', match.table.seats, ask.id, good],
    ['no seat', Number.NaN, ask.id, good],
    ['no keys at all', ask.seat, ask.id, undefined],
    ['keys that are no texts', ask.seat, ask.id, [{}, 3]],
    ['a key twice', ask.seat, ask.id, [...good, ...good, 'x']],
    ['far too many keys', ask.seat, ask.id, Array.from({ length: 5000 }, () => 'x')],
  ]
  for (let seat = 0; seat < match.table.seats; seat++) {
    if (!match.open.some((each) => each.seat === seat)) tries.push(['a seat that is not asked', seat, ask.id, good])
  }
  const wasOneShot =
    typeof last?.ask === 'number' && !match.open.some((each) => each.number === last.ask && each.seat === last.seat)
  if (last && wasOneShot) {
    tries.push([
      'the last answer again',
      last.seat,
      `${last.seat}.${last.ask}`,
      chosenIn(last).map((option) => option.key),
    ])
  }
  for (const [what, seat, id, keys] of tries) {
    const outcome = match.answer(seat as Seat, id as string, keys as string[])
    must(isRefusal(outcome), 'refusals', () => `${what} was taken (${ask.kind})`)
    if (!isRefusal(outcome)) continue
    must(outcome.why.length > 0, 'refusals', () => `${what} was refused without a reason`)
    ruleIsKnown(match.game, outcome.rule, `the refusal of ${what} (${ask.kind})`)
  }
  must(match.hash() === before, 'refusals', () => `a refused answer changed the table (${ask.kind})`)
  must(match.events(null).length === told, 'refusals', () => `a refused answer was told of (${ask.kind})`)
}

const noise = ['', ':', '-1', '9e99', 'NaN', '\u0000', ' ', '💥', '__proto__', 'x'.repeat(3000)]

/** What a form might be given: one of its own samples with another name or number in it, or damaged. */
export function garbled({ spec, table, seat }: Ask, random: Random, names: readonly string[]): string {
  const samples = spec.form!.suggest(table, seat).map((option) => option.key)
  const sample = samples.length > 0 ? random.pick(samples) : 'x:1'
  if (random.int(3) === 0) {
    const at = random.int(sample.length + 1)
    return sample.slice(0, at) + random.pick([...noise, sample]) + sample.slice(at + random.int(3))
  }
  const parts = sample.split(/([:,])/)
  const which = 2 * random.int((parts.length + 1) / 2)
  const isNumber = /^\d+$/.test(parts[which]!)
  parts[which] = isNumber || names.length === 0 ? `${Number(parts[which]) + random.int(7) - 3}` : random.pick(names)
  return parts.join('')
}

/** A form reads anything: what it is given is an option or a refusal. */
export function formsSurvive(match: Match, ask: Ask, random: Random): void {
  const { form } = ask.spec
  if (!form) return
  const before = match.hash()
  const names = [...match.game.library.keys()]
  for (let i = 0; i < 20; i++) {
    const key = garbled(ask, random, names)
    try {
      const parsed = form.parse(key, ask.table, ask.seat)
      if (isRefusal(parsed)) ruleIsKnown(match.game, parsed.rule, `a refusal of ${ask.kind}`)
      else must(typeof parsed.key === 'string', 'forms', () => `${ask.kind} reads ${key} as an option without a key`)
    } catch (error) {
      if (error instanceof Found) throw error
      throw new Found('forms', `${ask.kind} throws at ${JSON.stringify(key.slice(0, 80))}: ${(error as Error).message}`)
    }
  }
  must(match.hash() === before, 'forms', () => `reading a form changed the table (${ask.kind})`)
}
