import { askThen, type Flow, type Option } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { Amount } from '../../vocabulary/amounts.ts'
import { amountOf } from '../amounts.ts'

export interface Far extends Option {
  readonly spaces: number
}

/** How a movement is carried out, once it is known how far it goes. Null if that asks nothing. */
export type Go = (t: ExceedTable, by: By, spaces: number) => Flow | null

/** So many spaces; "up to" lets its player choose how many. */
export function goFar(
  t: ExceedTable,
  by: By,
  name: string,
  amount: Amount,
  upTo: boolean | undefined,
  go: Go,
): Flow | null {
  const most = amountOf(t, by, amount)
  if (!upTo) return go(t, by, most)
  const options: Far[] = Array.from({ length: most + 1 }, (_, spaces) => ({ key: `${name}:${spaces}`, spaces }))
  return askThen(t, by.seat, { kind: 'spaces', options: () => options }, (table: ExceedTable, _seat, { spaces }: Far) =>
    go(table, by, spaces),
  )
}
