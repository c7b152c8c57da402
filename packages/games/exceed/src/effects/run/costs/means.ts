import { type Flow, flowOf, type Seat } from '@cardwright/engine'
import { isForceSure, mostForce, payForce } from '../../../rules/force.ts'
import { isGaugeSure, mostGauge, payGauge } from '../../../rules/gauge.ts'
import { spendLife } from '../../../rules/life.ts'
import { type ExceedTable, side } from '../../../table.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

type Spend = EffectOf<'spend'>

/** A way to spend something. */
interface Means {
  /** How much of it a seat can spend. */
  readonly most: (t: ExceedTable, seat: Seat, effect: Spend) => number
  /** Whether everybody can see that it can spend so much, or cannot; null if that depends on its hand. */
  readonly isSure: (t: ExceedTable, seat: Seat, amount: number, effect: Spend) => boolean | null
  readonly pay: (t: ExceedTable, seat: Seat, amount: number, effect: Spend) => Flow<unknown>
}

export const means: Record<Spend['what'], Means> = {
  force: {
    most: (t, seat) => mostForce(t, seat),
    isSure: (t, seat, amount) => isForceSure(t, seat, amount),
    pay: (t, seat, amount) => payForce(t, seat, amount),
  },
  gauge: {
    most: (t, seat, effect) => mostGauge(t, seat, effect),
    isSure: (t, seat, amount, effect) => isGaugeSure(t, seat, amount, effect),
    pay: (t, seat, amount, effect) => payGauge(t, seat, amount, effect),
  },
  life: {
    most: (t, seat) => side(t, seat).life - 1,
    isSure: (t, seat, amount) => side(t, seat).life > amount,
    pay: (t, seat, amount) => flowOf(spendLife(t, seat, amount)),
  },
}
