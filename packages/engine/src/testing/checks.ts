import type { Ask, Option } from '../ask.ts'
import { randomAnswer } from '../headless.ts'
import type { Match } from '../match.ts'
import type { Random } from '../random.ts'
import { chosenIn } from '../run.ts'
import { isRefusal, type Seat } from '../types.ts'
import { Found, must, mustEqual } from './found.ts'

/** Every card is in exactly one zone, and as many are there as at the beginning. */
export function cardsAreConserved(match: Match, cards: number): void {
  const { table } = match
  const lying = table.zones.flatMap((zone) => zone.cards.map((card) => ({ card, zone })))
  must(table.cards.length === cards, 'cards', () => `there were ${cards} cards, and now ${table.cards.length}`)
  must(lying.length === cards, 'cards', () => `${cards} cards were made, and ${lying.length} lie in zones`)
  must(new Set(lying.map(({ card }) => card)).size === cards, 'cards', () => 'a card lies in two places')
  for (const { card, zone } of lying) {
    must(card.zone === zone, 'cards', () => `card ${card.id} lies in ${zone.name} and says ${card.zone.name}`)
    must(table.cards[card.id] === card, 'cards', () => `card ${card.id} is not the table's`)
    const isHosted = card.host === null || (card.host !== card.id && table.cards[card.host] !== undefined)
    must(isHosted, 'cards', () => `card ${card.id} has host ${card.host}`)
  }
}

function mustBePlain(value: unknown, check: string, path: string): void {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return
  if (typeof value === 'number' && Number.isFinite(value)) return
  const isPlain =
    typeof value === 'object' && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
  must(isPlain, check, () => `${path} is no plain JSON: ${String(value)}`)
  for (const [key, inner] of Object.entries(value as object)) mustBePlain(inner, check, `${path}.${key}`)
}

/** Keys are unique and can be typed; options are plain data; looking at them changes nothing. */
export function optionsAreSound(ask: Ask): void {
  const options = ask.offered()
  const keys = new Set<string>()
  must(
    options.length > 0 || ask.some !== null || ask.spec.form !== undefined,
    'options',
    () => `${ask.kind} offers nothing`,
  )
  for (const option of options) {
    mustBePlain(option, 'options', `${ask.kind} ${option.key}`)
    must(/^\S+$/.test(option.key), 'options', () => `${ask.kind} has the key "${option.key}", which cannot be typed`)
    must(!keys.has(option.key), 'options', () => `${ask.kind} offers ${option.key} twice`)
    keys.add(option.key)
  }
  if (ask.spec.forced) must(options.length === 1, 'options', () => `${ask.kind} is forced and offers ${options.length}`)
  if (ask.spec.skip !== undefined) must(keys.has(ask.spec.skip), 'options', () => `${ask.kind} lacks ${ask.spec.skip}`)
  mustEqual(ask.offered(), options, 'options', `${ask.kind}, asked again`)
}

/** Every walk that `next` allows leads to an answer that is taken. */
export function walksEnd(ask: Ask, random: Random): void {
  for (let walk = 0; walk < 4; walk++) {
    let answer: Option | readonly Option[]
    try {
      answer = randomAnswer(ask, random)
    } catch (error) {
      throw new Found('next', (error as Error).message)
    }
    const keys = (Array.isArray(answer) ? answer : [answer as Option]).map((option) => option.key)
    const read = ask.read(keys)
    must(
      !isRefusal(read),
      'next',
      () => `${ask.kind} allows ${keys.join(', ')}, and refuses it: ${isRefusal(read) && read.why}`,
    )
    if (ask.some === null) return
  }
}

/** Two states share nothing but what is frozen, and are equal. */
export function cloneIsDeep(match: Match): void {
  const { state } = match.table
  mustBePlain(state, 'clone', 'state')
  const copy = match.game.clone(state)
  mustEqual(copy, state, 'clone', 'a clone of the state')
  const apart = (a: unknown, b: unknown, path: string): void => {
    if (typeof a !== 'object' || a === null) return
    must(a !== b || Object.isFrozen(a), 'clone', () => `${path} is shared by a state and its clone`)
    for (const key of Object.keys(a)) apart((a as never)[key], (b as never)[key], `${path}.${key}`)
  }
  apart(copy, state, 'state')
}

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
    must(isRefusal(outcome) && outcome.why.length > 0, 'refusals', () => `${what} was refused without a reason`)
  }
  must(match.hash() === before, 'refusals', () => `a refused answer changed the table (${ask.kind})`)
  must(match.events(null).length === told, 'refusals', () => `a refused answer was told of (${ask.kind})`)
}

/** A form reads anything: what it is given is an option or a refusal. */
export function formsSurvive(match: Match, ask: Ask, random: Random): void {
  const { form } = ask.spec
  if (!form) return
  const before = match.hash()
  const samples = form.suggest(ask.table, ask.seat).map((option) => option.key)
  for (let i = 0; i < 20; i++) {
    const sample = samples.length > 0 ? random.pick(samples) : 'x:1'
    const at = random.int(sample.length + 1)
    const noise = random.pick([
      '',
      ':',
      '-1',
      '9e99',
      'NaN',
      '\u0000',
      ' ',
      '💥',
      '__proto__',
      'x'.repeat(3000),
      sample,
    ])
    const key = sample.slice(0, at) + noise + sample.slice(at + random.int(3))
    try {
      const parsed = form.parse(key, ask.table, ask.seat)
      if (isRefusal(parsed)) continue
      must(typeof parsed.key === 'string', 'forms', () => `${ask.kind} reads ${key} as an option without a key`)
    } catch (error) {
      throw new Found('forms', `${ask.kind} throws at ${JSON.stringify(key.slice(0, 80))}: ${(error as Error).message}`)
    }
  }
  must(match.hash() === before, 'forms', () => `reading a form changed the table (${ask.kind})`)
}

export const keysOf = (answer: Option | readonly Option[]): string[] =>
  (Array.isArray(answer) ? answer : [answer as Option]).map((option) => option.key)

/** A fork equals its original, and what is done to it does not reach the original. */
export function forkIsEqual(
  match: Match,
  random: Random,
  play: (match: Match, random: Random, inputs: number) => void,
): void {
  const before = match.hash()
  const fork = match.fork(false)
  must(fork.hash() === before, 'fork', () => 'a fork has another position than its original')
  for (let seat = 0; seat < match.table.seats; seat++) {
    mustEqual(fork.view(seat), match.view(seat), 'fork', `the view of seat ${seat} in a fork`)
    mustEqual(fork.events(seat), match.events(seat), 'fork', `what seat ${seat} has seen in a fork`)
  }
  play(fork, random, 12)
  must(match.hash() === before, 'fork', () => 'playing on in a fork changed the original')
  must(match.fork(true).hash() === before, 'fork', () => 'a second fork differs from the first')
}
