import type { Runs } from '../index.ts'
import { damage } from './damage.ts'
import { gainLife } from './gainLife.ts'
import { loseLife } from './loseLife.ts'
import { setLife } from './setLife.ts'
import { spend } from './spend.ts'
import { spendAll } from './spendAll.ts'

export const costs: Runs<'spend' | 'spendAll' | 'damage' | 'loseLife' | 'gainLife' | 'setLife'> = {
  spend,
  spendAll,
  damage,
  loseLife,
  gainLife,
  setLife,
}
