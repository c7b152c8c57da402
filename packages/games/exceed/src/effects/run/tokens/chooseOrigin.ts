import type { Flow } from '@cardwright/engine'
import { marksOf } from '../../../rules/marks.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { trait } from '../numbers/trait.ts'
import { pickSpace } from './spaces.ts'

/** EX-109: the attack comes from there for the rest of the Strike, whatever becomes of what lies there. */
export function* chooseOrigin(t: ExceedTable, by: By, { spot, optional }: EffectOf<'chooseOrigin'>): Flow {
  if (marksOf(t, by, spot).length === 0) return
  const isSome = (space: number) => marksOf(t, by, spot).some((mark) => mark.space === space)
  const space = yield* pickSpace(t, by.seat, isSome, optional)
  if (space !== null) trait(t, by, { do: 'trait', trait: 'origin', amount: space })
}
