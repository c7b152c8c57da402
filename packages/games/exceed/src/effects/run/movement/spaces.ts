import { askThen, type Flow, type Option } from '@cardwright/engine'
import { limitOf } from '../../../rules/movement.ts'
import { traitOf, traitsOf } from '../../../rules/strike/numbers.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { Amount } from '../../vocabulary/amounts.ts'
import type { TraitName } from '../../vocabulary/traits.ts'
import { amountOf } from '../amounts.ts'

interface Far extends Option {
  readonly spaces: number
}

/** How a movement is carried out, once it is known how far it goes and how far it should have gone. */
export type Go = (t: ExceedTable, by: By, spaces: number, wanted: number) => Flow | null

export interface Way {
  readonly name: 'move' | 'advance' | 'close' | 'retreat' | 'push' | 'pull'
  readonly amount: Amount
  readonly upTo: boolean | undefined
}

const sum = (t: ExceedTable, by: By, name: TraitName): number => {
  let total = 0
  for (const { trait, by: source } of traitsOf(t, by.seat, name)) total += amountOf(t, source, trait.amount ?? 0)
  return total
}

/** So many spaces, with all that makes it more or fewer; "up to" lets its player choose how many. */
export function goFar(t: ExceedTable, by: By, { name, amount, upTo }: Way, go: Go): Flow | null {
  const isOwn = name !== 'push' && name !== 'pull'
  const most = Math.max(0, amountOf(t, by, amount) + sum(t, by, isOwn ? 'fartherSelf' : 'fartherFoe'))
  const limit = isOwn ? limitOf(t, by.seat) : Number.POSITIVE_INFINITY
  const mayIgnore = limit < Number.POSITIVE_INFINITY && traitOf(t, by.seat, 'mayIgnoreLimit')
  const cap = mayIgnore ? Number.POSITIVE_INFINITY : limit
  if (upTo) return pick(t, by, name, upToThis(Math.min(most, cap)), go)
  const more = name === 'advance' || name === 'close' ? sum(t, by, 'mayGoFarther') : 0
  const farther = Math.min(most + more, cap)
  if (farther > most) return pick(t, by, name, [most, farther], go)
  if (most <= limit) return go(t, by, most, most)
  return mayIgnore ? pick(t, by, name, [most, limit], go) : go(t, by, limit, most)
}

const upToThis = (most: number): number[] => Array.from({ length: most + 1 }, (_, spaces) => spaces)

/** Its player says how far. */
function pick(t: ExceedTable, by: By, name: string, choices: readonly number[], go: Go): Flow {
  const options: Far[] = choices.map((spaces) => ({ key: `${name}:${spaces}`, spaces }))
  return askThen(
    t,
    by.seat,
    { kind: 'spaces', forced: options.length === 1, options: () => options },
    (table: ExceedTable, _seat, { spaces }: Far) => go(table, by, spaces, spaces),
  )
}
