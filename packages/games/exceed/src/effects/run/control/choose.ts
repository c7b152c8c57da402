import { askThen, type Flow, numbered, type Option } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { canDo } from '../able.ts'
import { run } from '../index.ts'
import { keyOf } from '../keys.ts'

interface Branch extends Option {
  readonly branch: number
}

/** One of several things to do, of those that can be done. */
export function choose(t: ExceedTable, by: By, { of, who }: EffectOf<'choose'>): Flow | null {
  const all = of.map((effects, branch) => ({ effects, branch }))
  return askThen(
    t,
    seatOf(by, who),
    {
      kind: 'choose',
      options: () =>
        numbered(
          all.filter(({ effects }) => canDo(t, by, effects)),
          ({ effects }) => keyOf(effects),
          ({ branch }) => ({ branch }),
        ),
    },
    (table: ExceedTable, _seat, { branch }: Branch) => run(table, by, of[branch]),
  )
}
