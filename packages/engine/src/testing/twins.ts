import type { Ask } from '../ask.ts'
import { bit, type Card } from '../cards.ts'
import { randomAnswer } from '../headless.ts'
import { isEqual } from '../json.ts'
import { dealFor, type Match } from '../match.ts'
import type { Random } from '../random.ts'
import { isRefusal, type Seat } from '../types.ts'
import { keysOf } from './checks.ts'
import { must, mustEqual } from './found.ts'

/** All that reaches an observer: the view with its asks, and what it has been told since. */
const stream = (match: Match, observer: Seat | null, since: number) => ({
  view: match.view(observer),
  events: match.events(observer, since),
})

const observersOf = (match: Match): (Seat | null)[] => [...Array.from({ length: match.table.seats }, (_, i) => i), null]

/** The faces that an observer knows, by name and place: what it has been shown. */
const shown = (match: Match, observer: Seat | null): string[] =>
  match.table.zones.flatMap((zone) =>
    zone.cards
      .flatMap((card, at) => {
        const place = zone.shape === 'hand' && !(zone.faces & bit(observer)) ? '' : at
        return card.known & bit(observer) ? [`${zone.name} ${place} ${card.def.id}`] : []
      })
      .sort(),
  )

function deal(match: Match, faces: ReturnType<typeof dealFor>): void {
  for (const [id, def] of faces) match.table.card(id).def = def
  match.table.touch()
}

/** 1. What a seat sees of a match and of its imagination is equal; an imagined match can be forked and played. */
export function imaginedTwin(match: Match, seat: Seat, random: Random): void {
  const imagined = match.imagine(seat, random, false)
  // answers that are still secret are withdrawn there, and awaited again
  const hasWithdrawn = match.held.some((ask) => ask.seat !== seat)
  const seen = (of: Match) => ({ ...of.view(seat), waiting: hasWithdrawn ? [] : of.waiting })
  mustEqual(seen(imagined), seen(match), 'imagined twin', `seat ${seat} sees its imagination differ`)
  must(
    imagined.fork(true).hash() === imagined.hash(),
    'imagined twin',
    () => 'a fork of an imagined match differs from it',
  )
}

/** A key for both twins: one that both offer, if there is any. */
function commonAnswer(a: Ask, b: Ask, random: Random): string[] | null {
  for (let attempt = 0; attempt < 6; attempt++) {
    const keys = keysOf(randomAnswer(a, random))
    if (!isRefusal(b.read(keys))) return keys
  }
  return null
}

const sameAsk = (match: Match, { seat, id }: Ask): Ask | undefined =>
  match.open.find((ask) => ask.seat === seat && ask.id === id)

/**
 * Plays two matches side by side with the same inputs, and compares all that reaches the observers after each, until
 * one of them was shown something else than its double, or an input does not fit both.
 */
function inLockstep(
  check: string,
  a: Match,
  b: Match,
  observers: readonly (Seat | null)[],
  random: Random,
  inputs: number,
): void {
  const since = observers.map((observer) => a.events(observer).length)
  const sinceB = observers.map((observer) => b.events(observer).length)
  const watching = new Set(observers.keys())
  const compare = (what: string) => {
    for (const i of watching) {
      const observer = observers[i]!
      if (!isEqual(shown(a, observer), shown(b, observer))) {
        watching.delete(i)
        continue
      }
      const who = observer === null ? 'a watcher' : `seat ${observer}`
      mustEqual(stream(b, observer, sinceB[i]!), stream(a, observer, since[i]!), check, `${who} can tell after ${what}`)
      since[i] = a.events(observer).length
      sinceB[i] = b.events(observer).length
    }
  }
  compare('nothing yet')
  for (let n = 0; n < inputs && watching.size > 0 && !a.over && !b.over; n++) {
    const { deadline } = a
    if (deadline !== null && (a.open.length === 0 || random.int(8) === 0)) {
      a.clock(deadline)
      b.clock(deadline)
      compare('a deadline')
      continue
    }
    const ask = random.pick(a.open)
    const other = sameAsk(b, ask)
    const keys = other && commonAnswer(ask, other, random)
    if (!other || !keys) return
    if (observers.includes(ask.seat)) compareRefusals(check, a, b, ask, random)
    const kind = ask.kind
    a.answer(ask.seat, ask.id, keys)
    b.answer(ask.seat, ask.id, keys)
    compare(`seat ${ask.seat} answered ${kind} with ${keys.join(', ') || 'nothing'}`)
  }
}

/** What a seat is refused, and why, depends on what it knows alone. */
function compareRefusals(check: string, a: Match, b: Match, { seat, id, kind }: Ask, random: Random): void {
  const { library } = a.game
  const prefix = random.pick(
    a.open.flatMap((ask) => ask.offered().map((option) => option.key.split(':')[0]!)).concat('x'),
  )
  const names = [...library.keys()]
  const keys = names.length > 0 ? [random.pick(names), `${prefix}:${random.pick(names)}`] : []
  for (const key of [...keys, 'no-such-key']) {
    mustEqual(
      b.explain(seat, key),
      a.explain(seat, key),
      check,
      `seat ${seat} hears why ${key} is not offered (${kind})`,
    )
    if (a.explain(seat, key) === null) continue
    mustEqual(b.answer(seat, id, [key]), a.answer(seat, id, [key]), check, `seat ${seat} is refused ${key} (${kind})`)
  }
}

const hasPending = (match: Match): boolean => match.held.length > 0

/** 2. A twin with re-dealt faces and the same chance gets the same inputs. An ask that is missing on one side is a leak. */
export function lockstepTwin(match: Match, observer: Seat, random: Random, inputs: number): void {
  if (hasPending(match)) return
  const [a, b] = [match.fork(false), match.fork(false)]
  deal(b, dealFor(match.game, b.table, observer, random))
  inLockstep('lockstep twin', a, b, [observer], random, inputs)
}

/** 3. Answers that are said to look alike from outside do. */
export function choiceTwin(match: Match, ask: Ask, random: Random): void {
  const { outside } = ask.spec
  if (!outside) return
  const answers = new Map<string, string[]>()
  for (let i = 0; i < 8; i++) {
    const keys = keysOf(randomAnswer(ask, random))
    const chosen = ask.read(keys)
    if (isRefusal(chosen)) continue
    const look = outside.call(ask.spec, chosen, ask.table)
    const alike = answers.get(look)
    if (alike && !isEqual(alike, keys)) compareChoices(match, ask, alike, keys)
    answers.set(look, keys)
  }
}

function compareChoices(match: Match, { seat, id, kind }: Ask, one: string[], two: string[]): void {
  const [a, b] = [match.fork(false), match.fork(false)]
  const isPending = (twin: Match) => twin.held.some((ask) => ask.seat === seat && ask.id === id)
  a.answer(seat, id, one)
  b.answer(seat, id, two)
  // the last of several secret answers brings all of them to light
  const wasSecret = match.held.length > 0 || match.open.length > 1
  if (wasSecret && !(isPending(a) && isPending(b))) return
  for (const observer of observersOf(match)) {
    if (observer === seat || !isEqual(shown(a, observer), shown(b, observer))) continue
    const since = match.events(observer).length
    const what = `${observer === null ? 'a watcher' : `seat ${observer}`} can tell ${one} from ${two} (${kind})`
    mustEqual(stream(b, observer, since), stream(a, observer, since), 'choice twin', what)
  }
}

/** 4. It makes no difference to the asks whether hidden faces were dealt now or at the last step boundary. */
export function dealTwin(match: Match, observer: Seat, random: Random): void {
  if (hasPending(match)) return
  const now = match.fork(true)
  const faces = dealFor(match.game, now.table, observer, random)
  const before = match.dealtBefore(faces)
  if (!before) return
  deal(now, faces)
  for (let seat = 0; seat < match.table.seats; seat++) {
    mustEqual(
      now.asks(seat),
      before.asks(seat),
      'deal twin',
      `what seat ${seat} is asked holds faces of an earlier moment`,
    )
  }
}

/** 5. Two equal cards that nobody can see are swapped: nobody must ever be able to tell. */
export function renamingTwin(match: Match, random: Random, inputs: number): void {
  const hidden = match.table.cards.filter((card) => card.known === 0 && card.handle === 0 && card.zone.shape === 'pile')
  const pairs = hidden.flatMap((one, i) =>
    hidden
      .slice(i + 1)
      .filter((two) => two.def === one.def && two.owner === one.owner)
      .map((two) => [one.id, two.id] as const),
  )
  if (pairs.length === 0) return
  const [a, b] = [match.fork(false), match.fork(false)]
  const [one, two] = random.pick(pairs)
  swap(b.table.card(one), b.table.card(two))
  inLockstep('renaming twin', a, b, observersOf(match), random, inputs)
}

function swap(one: Card, two: Card): void {
  const [zoneOne, zoneTwo] = [one.zone, two.zone]
  const [atOne, atTwo] = [zoneOne.cards.indexOf(one), zoneTwo.cards.indexOf(two)]
  zoneOne.cards[atOne] = two
  zoneTwo.cards[atTwo] = one
  one.zone = zoneTwo
  two.zone = zoneOne
}
