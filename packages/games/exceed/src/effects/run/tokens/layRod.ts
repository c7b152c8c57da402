import type { CardId, Flow } from '@cardwright/engine'
import { put } from '../../../rules/areas.ts'
import { lay } from '../../../rules/marks.ts'
import { attackOf, type ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { isThere, pickSpace, spacesWhere } from './spaces.ts'

export function* layRod(t: ExceedTable, by: By, { what, where }: EffectOf<'layRod'>): Flow {
  const card = cardOf(t, by, what)
  // measured as long as the attack is still there
  const spaces = spacesWhere(isThere(t, by.seat, where)).map(({ space }) => space)
  if (card === undefined || spaces.length === 0) return
  const space = yield* pickSpace(t, by.seat, (at) => spaces.includes(at))
  put(t, t.card(card), by.seat, 'arena')
  lay(t, by.seat, card, space!)
}

function cardOf(t: ExceedTable, { seat }: By, what: 'attack' | 'topDiscard'): CardId | undefined {
  if (what === 'topDiscard') return t.zone.discard(seat).cards.at(-1)?.id
  const attack = attackOf(t, seat)
  return attack?.zone.family === 'strike' ? attack.id : undefined
}
