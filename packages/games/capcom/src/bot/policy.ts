import type { Answer, Ask, Option, Random } from '@cardwright/engine'
import { meterValue } from '../cards/deck.ts'
import { combos, freshChain, strongest } from '../combos/combos.ts'
import type { Act } from '../rules/acts.ts'
import { countsFor, linesFor, playing, tagSuperFor, teamOf } from '../rules/teams.ts'
import type { CapcomTable } from '../state.ts'

/** A sensible answer without search: hit hard, counter what can be countered, keep the meter growing. */
export function policy(t: CapcomTable, ask: Ask, random: Random): Answer | null {
  const options = ask.options() as readonly Act[]
  switch (ask.kind) {
    case 'mulligan':
      return named(options, 'keep')
    case 'draw':
      return options.at(-1)!
    case 'combat':
      return opener(t, ask.seat, options, random)
    case 'chain':
    case 'shot':
      return best(options, ({ damage }) => damage)
    case 'answer':
      return response(options, random)
    case 'cleanUp':
      return options.find(({ key }) => /^(ace|meter|recover)/.test(key)) ?? named(options, 'done')
    case 'pay':
      return payment(t, ask)
    default:
      return null
  }
}

interface Coin extends Option {
  readonly card: number
}

/** The highest cards of the meter until the price is met. */
function payment(t: CapcomTable, ask: Ask): Answer {
  const price = Number((ask.spec.context as { readonly price: number }).price)
  const worth = ({ card }: Coin) => meterValue(playing(t.card(card)))
  const coins = [...(ask.options() as readonly Coin[])].sort((a, b) => worth(b) - worth(a))
  const paid: Coin[] = []
  let sum = 0
  for (const coin of coins) {
    if (sum >= price) break
    paid.push(coin)
    sum += worth(coin)
  }
  return ask.inOrder(paid)
}

const named = (options: readonly Act[], key: string): Act | null => options.find((each) => each.key === key) ?? null

function best(options: readonly Act[], worth: (act: Act) => number): Act | null {
  let found: Act | null = null
  for (const each of options) if (found === null || worth(each) > worth(found)) found = each
  return found
}

/** The first attack of the string that does most, now and then another one. */
function opener(t: CapcomTable, seat: number, options: readonly Act[], random: Random): Act | null {
  if (random.int(6) === 0) return null
  const lines = linesFor(t, seat)
  const best = strongest(
    combos(lines, countsFor(t, seat), freshChain(lines.sheet.combo), 'open', tagSuperFor(t, teamOf(seat))),
  )
  if (best === null) return null
  const { line, value, extra } = best.first
  return options.find((each) => each.use === line.use && each.value === value && each.extra === extra) ?? null
}

/** What counters and does most; else what negates; else a dodge or the hit. */
function response(options: readonly Act[], random: Random): Act | null {
  const counters = options.filter(({ outcome, act }) => outcome === 'counter' || act === 'avoid')
  if (counters.length > 0) return best(counters, ({ damage, cost }) => damage - cost)
  const others = options.filter(({ act, outcome }) => act === 'tech' || outcome === 'negate')
  if (others.length > 0) return others[0]!
  return random.int(2) === 0 ? (named(options, 'dodge') ?? named(options, 'take')) : named(options, 'take')
}
