import { ask, askSome, type Flow, flowOf, type Option, type Seat } from '@cardwright/engine'
import { discard } from '../../../rules/areas.ts'
import { optionsOf } from '../../../rules/options.ts'
import { defOf, type ExceedInPlay, type ExceedTable, foe, lastSpace } from '../../../table.ts'
import type { By } from '../../by.ts'
import { amountOf } from '../amounts.ts'
import { afterDiscard } from './discarded.ts'

interface Named extends Option {
  readonly range: number | 'x' | 'none'
}

const names: readonly Named[] = [
  ...Array.from({ length: lastSpace + 1 }, (_, range) => ({ key: `range:${range}`, range })),
  { key: 'range:x', range: 'x' },
  { key: 'range:none', range: 'none' },
]

/** Names a Range: the opponent discards a card that has it, or shows a hand without one. */
export function* callRange(t: ExceedTable, by: By): Flow {
  const { range } = yield* ask(t, by.seat, {
    kind: 'name',
    options: () => names,
    outside: ([chosen]: readonly Named[]) => chosen!.key,
  })
  const other = foe(by.seat)
  if (t.zone.hand(other).size === 0) return
  const options = () => optionsOf(t.zone.hand(other).cards.filter((card) => has(t, other, card, range)))
  const [chosen] = yield* askSome(t, other, {
    kind: 'take',
    context: 'discard',
    options,
    next: (taken) => ({
      add: taken.length === 0 ? options() : [],
      stop: taken.length === 1 || options().length === 0,
    }),
  })
  if (chosen === undefined) {
    t.show(t.zone.hand(other).cards, 'all')
    return
  }
  discard(t, t.card(chosen.card))
  yield* flowOf(afterDiscard(t, by, other, [chosen.card]))
}

function has(t: ExceedTable, seat: Seat, card: ExceedInPlay, wanted: Named['range']): boolean {
  const { range } = defOf(card)
  if (range === null) return wanted === 'none'
  if (wanted === 'none') return false
  if (wanted === 'x') return range.some((end) => typeof end !== 'number')
  const by: By = { seat, card: null, half: 'attack' }
  return amountOf(t, by, range[0]) <= wanted && wanted <= amountOf(t, by, range[1])
}
