import type { Answer, Ask, Option, Random } from '@cardwright/engine'
import { isOwned } from '../cards/definitions.ts'
import { worth } from '../cards/worth.ts'
import type { MillenniumTable } from '../state.ts'
import { market } from './market.ts'
import { gainOf, outlookOf } from './outlook.ts'
import { turn } from './tournament.ts'
import { turns } from './turns.ts'

type Policy = (t: MillenniumTable, ask: Ask, random: Random) => Answer | null

const bestBy = (options: readonly Option[], value: (option: Option) => number): Option | null => {
  if (options.some(({ card }) => card === undefined)) return null
  let best: Option | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const each of options) {
    const own = value(each)
    if (own <= most) continue
    most = own
    best = each
  }
  return best
}

/** A card to keep: what brings most beside what the seat has, then what is good by itself. */
const byGain: Policy = (t, ask) => {
  const outlook = outlookOf(t, ask.seat)
  return bestBy(ask.options(), ({ card }) => {
    const { def } = t.card(card!)
    return isOwned(def) ? gainOf(t, outlook, def) + worth(def) / 10 : 0
  })
}

const yes: Policy = (_t, ask) => ask.options().find(({ key }) => key === 'yes') ?? null

const policies: Readonly<Record<string, Policy>> = {
  market,
  turn,
  turns,
  promo: byGain,
  draft: byGain,
  relic: byGain,
  may: yes,
  markers: yes,
}

/** A sensible answer without search; null for any. */
export const policy: Policy = (t, ask, random) => policies[ask.kind]?.(t, ask, random) ?? null
