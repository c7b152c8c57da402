import { ask, type CardId, type Flow, type Option } from '@cardwright/engine'
import { place } from '../../rules/energy.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { By } from './index.ts'

interface Placed extends Option {
  readonly card?: CardId
  readonly pile: number
}

/** One after the other, within the limits of the Energy Phase (XO-010..012); nobody answers in between. */
export function* placeEnergy(t: ExodusTable, { seat }: By, { amount }: EffectOf<'placeEnergy'>): Flow {
  for (let n = 0; n < amount && t.zone.reserve(seat).size > 0; n++) {
    const { card, pile } = yield* ask(t, seat, {
      kind: 'placeEnergy',
      rule: 'XO-012',
      skip: 'none',
      options: (): Placed[] => [...placings(t, seat), { key: 'none', pile: -1 }],
    })
    if (card === undefined) return
    t.move(t.card(card), t.zone.pile(seat, pile))
  }
}

function placings(t: ExodusTable, seat: number): Placed[] {
  const options: Placed[] = []
  for (const each of place.list(t, seat)) {
    const key = place.key(each)
    if (place.why(t, seat, each) !== null || options.some((option) => option.key === key)) continue
    options.push({ key, card: each.card.id, pile: each.spot.index })
  }
  return options
}
