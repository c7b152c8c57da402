import type { Runs } from '../index.ts'
import { advance } from './advance.ts'
import { close } from './close.ts'
import { grow } from './grow.ts'
import { move } from './move.ts'
import { moveOnto } from './moveOnto.ts'
import { moveTo } from './moveTo.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { retreat } from './retreat.ts'
import { shoveTo } from './shoveTo.ts'
import { startOver } from './startOver.ts'
import { switchWith } from './switchWith.ts'

export const movement: Runs<
  | 'move'
  | 'advance'
  | 'close'
  | 'retreat'
  | 'push'
  | 'pull'
  | 'moveTo'
  | 'moveOnto'
  | 'shoveTo'
  | 'startOver'
  | 'grow'
  | 'switchWith'
> = {
  move,
  advance,
  close,
  retreat,
  push,
  pull,
  moveTo,
  moveOnto,
  shoveTo,
  startOver,
  grow,
  switchWith,
}
