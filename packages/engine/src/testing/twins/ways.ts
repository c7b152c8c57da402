import { randomAnswer } from '../../headless.ts'
import type { Match } from '../../match.ts'
import type { Random } from '../../random.ts'
import type { Seat } from '../../types.ts'
import { garbled, keysOf } from '../checks/answers.ts'
import { ruleIsKnown } from '../checks/told.ts'
import { mustEqual } from '../found.ts'

interface Rules {
  readonly check: string
  readonly random: Random
  readonly keys: readonly string[]
}

const keysTried = 3

/** What a seat may answer, how an answer may go on, and why something is refused depend on what it knows alone. */
export function compareWays(a: Match, b: Match, seat: Seat, rules: Rules): void {
  const asks = a.open.filter((ask) => ask.seat === seat)
  if (asks.length === 0) return
  const { check, random } = rules
  const ask = random.pick(asks)
  const { id, kind } = ask
  if (ask.some) {
    const keys = keysOf(randomAnswer(ask, random))
    for (let taken = 0; taken <= keys.length; taken++) {
      const chosen = keys.slice(0, taken)
      const what = `what seat ${seat} may add to ${chosen.join(', ') || 'nothing'} (${kind})`
      mustEqual(b.next(seat, id, chosen), a.next(seat, id, chosen), check, what)
    }
  }
  const keys = [...keysToTry(a, b, rules), 'no-such-key']
  if (ask.spec.form) for (let n = 0; n < keysTried; n++) keys.push(garbled(ask, random, [...a.game.library.keys()]))
  for (const key of keys) {
    const [here, there] = [a.explain(seat, key), b.explain(seat, key)]
    mustEqual(there, here, check, `seat ${seat} hears why ${key} is not offered (${kind})`)
    if (here === null) continue
    ruleIsKnown(a.game, here.rule, `why ${key} is not offered (${kind})`)
    mustEqual(b.answer(seat, id, [key]), a.answer(seat, id, [key]), check, `seat ${seat} is refused ${key} (${kind})`)
  }
  const { table } = a
  const seen = table.cards.filter((card) => table.handle(card, seat) !== null && table.sees(seat, card))
  if (seen.length === 0) return
  const card = seen[ask.number % seen.length]!
  const like = { card: table.handle(card, seat) }
  mustEqual(b.explain(seat, like), a.explain(seat, like), check, `seat ${seat} hears why ${card.def.id} is not offered`)
}

/** Keys that somebody might try: made up of names, offered to anybody now, here or there, or earlier. */
function keysToTry(a: Match, b: Match, { random, keys }: Rules): string[] {
  const offered = [a, b].flatMap((match) => match.open.flatMap((ask) => ask.offered().map((option) => option.key)))
  const names = [...a.game.library.keys()]
  const pools = [offered, keys].filter((pool) => pool.length > 0)
  const tried = pools.flatMap((pool) => Array.from({ length: keysTried }, () => random.pick(pool)))
  if (names.length > 0) {
    const prefix = random.pick([...offered, 'x']).split(':')[0]!
    tried.push(random.pick(names), `${prefix}:${random.pick(names)}`)
  }
  return tried
}
