import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

export function removeToken(t: ExceedTable, { seat }: By, { token }: EffectOf<'removeToken'>): null {
  delete side(t, seat).tokens[token]
  t.touch()
  t.tell({ type: 'token', seat, token, space: null })
  return null
}
