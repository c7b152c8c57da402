import type { Flow } from '@cardwright/engine'
import { type ExceedTable, foe, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { pickSpace } from './spaces.ts'

export function placeToken(t: ExceedTable, by: By, { token, where }: EffectOf<'placeToken'>): Flow | null {
  if (where === 'anywhere') return anywhere(t, by, token)
  place(t, by, token, side(t, where === 'you' ? by.seat : foe(by.seat)).space)
  return null
}

function* anywhere(t: ExceedTable, by: By, token: string): Flow {
  place(t, by, token, yield* pickSpace(t, by.seat, () => true))
}

function place(t: ExceedTable, { seat }: By, token: string, space: number): void {
  side(t, seat).tokens[token] = space
  t.touch()
  t.tell({ type: 'token', seat, token, space })
}
