import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import { inStrike } from './whom.ts'

export function critical(t: ExceedTable, by: By): null {
  inStrike(t, by.seat, (mine) => {
    mine.critical = true
  })
  return null
}
