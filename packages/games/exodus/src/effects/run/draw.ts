import { draw as drawCards } from '../../rules/draw.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { By } from './index.ts'
import { seatsOf } from './who.ts'

export function draw(t: ExodusTable, by: By, { main = 0, energy = 0, who }: EffectOf<'draw'>): null {
  for (const seat of seatsOf(by, who)) {
    drawCards(t, seat, 'mainDeck', main)
    drawCards(t, seat, 'energyDeck', energy)
  }
  return null
}
