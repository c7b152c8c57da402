import { kindred, setToken } from '../../../rules/marks.ts'
import { traitOf } from '../../../rules/strike/numbers.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

export function removeToken(t: ExceedTable, { seat }: By, { token }: EffectOf<'removeToken'>): null {
  if (traitOf(t, seat, 'keepsTokens')) return null
  for (const id of kindred(t, seat, token)) setToken(t, seat, id, null)
  return null
}
