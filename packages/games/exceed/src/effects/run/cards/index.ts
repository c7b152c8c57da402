import type { Runs } from '../index.ts'
import { callOut } from './callOut.ts'
import { callRange } from './callRange.ts'
import { draw } from './draw.ts'
import { handTo } from './handTo.ts'
import { look } from './look.ts'
import { put } from './put.ts'
import { showHand } from './showHand.ts'
import { showTop } from './showTop.ts'
import { shuffle } from './shuffle.ts'
import { swapAreas } from './swapAreas.ts'
import { take } from './take.ts'

export const cards: Runs<
  | 'draw'
  | 'handTo'
  | 'take'
  | 'put'
  | 'look'
  | 'shuffle'
  | 'swapAreas'
  | 'showHand'
  | 'showTop'
  | 'callOut'
  | 'callRange'
> = {
  draw,
  handTo,
  take,
  put,
  look,
  shuffle,
  swapAreas,
  showHand,
  showTop,
  callOut,
  callRange,
}
