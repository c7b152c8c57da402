import type { Runs } from '../index.ts'
import { advance } from './advance.ts'
import { close } from './close.ts'
import { move } from './move.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { retreat } from './retreat.ts'

export const movement: Runs<'move' | 'advance' | 'close' | 'retreat' | 'push' | 'pull'> = {
  move,
  advance,
  close,
  retreat,
  push,
  pull,
}
