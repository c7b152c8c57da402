import { type Answer, type Ask, bestBy, type Option, type Random } from '@cardwright/engine'
import { isOwned } from '../cards/definitions.ts'
import { worth } from '../cards/worth.ts'
import type { MillenniumTable } from '../state.ts'
import { market } from './market.ts'
import { gainOf, outlookOf } from './outlook.ts'
import { turn } from './tournament.ts'
import { turns } from './turns.ts'

type Policy = (t: MillenniumTable, ask: Ask, random: Random) => Answer | null

/** The option whose card is worth most; null where some option has no card. */
const bestCard = (options: readonly Option[], worth: (option: Option) => number): Option | null =>
  options.some(({ card }) => card === undefined) ? null : bestBy(options, worth)

/** A card to keep: what brings most beside what the seat has, then what is good by itself. */
const byGain: Policy = (t, ask) => {
  const outlook = outlookOf(t, ask.seat)
  return bestCard(ask.options(), ({ card }) => {
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
