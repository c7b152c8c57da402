import type { SeenEvent } from '@cardwright/engine'
import type { Aside } from '../../table/contract.ts'
import { millenniumWords as said } from '../../words/en/boards/millennium/board.ts'

/** What everybody does at once on the trading floor, by what it counts as. */
const deals = {
  bought: 'bought',
  outbid: null,
  sold: 'sold',
  fused: 'fused',
  promo: null,
  collect: null,
  offer: null,
  declined: null,
  withdrawn: null,
  traded: 'traded',
} as const satisfies Readonly<Record<string, keyof typeof said.aside | null>>

const isDeal = (type: string): type is keyof typeof deals => Object.hasOwn(deals, type)

/** Deals of others are told in one line: oneself has enough to do. */
export const aside: Aside = {
  belongs: ({ type, seat, to, from }: SeenEvent, { near }) => isDeal(type) && ![seat, to, from].includes(near),
  says(events) {
    const counts = new Map<keyof typeof said.aside, number>()
    for (const { type } of events) {
      const what = isDeal(type) ? deals[type] : null
      if (what) counts.set(what, (counts.get(what) ?? 0) + 1)
    }
    return said.others([...counts].map(([what, n]) => said.aside[what](n)))
  },
}
