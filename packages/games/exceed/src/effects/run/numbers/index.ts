import type { Runs } from '../index.ts'
import { bonus } from './bonus.ts'
import { grant } from './grant.ts'
import { loseArmor } from './loseArmor.ts'
import { note } from './note.ts'
import { range } from './range.ts'
import { setX } from './setX.ts'
import { trait } from './trait.ts'

export const numbers: Runs<'bonus' | 'range' | 'trait' | 'loseArmor' | 'setX' | 'note' | 'grant'> = {
  bonus,
  range,
  trait,
  loseArmor,
  setX,
  note,
  grant,
}
