import type { Flow } from '@cardwright/engine'
import { marksOf, setToken } from '../../../rules/marks.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { Amount } from '../../vocabulary/amounts.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'
import { pickSpace } from './spaces.ts'

/** Any number of them, or those that a movement came upon; how many they were is known to what follows. */
export function removeSome(t: ExceedTable, by: By, { token, met }: EffectOf<'removeSome'>): Flow | null {
  t.state.recent.spent = 0
  if (met === undefined) return anyNumber(t, by, token)
  removeMet(t, by, token, met)
  return null
}

function* anyNumber(t: ExceedTable, by: By, token: string): Flow {
  const isSome = (space: number) => marksOf(t, by, token).some((mark) => mark.space === space)
  while (marksOf(t, by, token).length > 0) {
    const space = yield* pickSpace(t, by.seat, isSome, true)
    if (space === null) return
    remove(t, by, token, space)
  }
}

function removeMet(t: ExceedTable, by: By, token: string, met: Amount): void {
  const most = amountOf(t, by, met)
  for (const space of t.state.recent.entered) if (t.state.recent.spent < most) remove(t, by, token, space)
}

function remove(t: ExceedTable, by: By, token: string, space: number): void {
  const mark = marksOf(t, by, token).find((each) => each.space === space)
  if (mark?.token === undefined) return
  setToken(t, by.seat, mark.token, null)
  t.state.recent.spent++
}
