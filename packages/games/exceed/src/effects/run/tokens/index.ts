import type { Runs } from '../index.ts'
import { chooseOrigin } from './chooseOrigin.ts'
import { discardLaid } from './discardLaid.ts'
import { drawRod } from './drawRod.ts'
import { layDown } from './layDown.ts'
import { layRod } from './layRod.ts'
import { moveToken } from './moveToken.ts'
import { placeNext } from './placeNext.ts'
import { placeSecret } from './placeSecret.ts'
import { placeToken } from './placeToken.ts'
import { removeNear } from './removeNear.ts'
import { removeSome } from './removeSome.ts'
import { removeToken } from './removeToken.ts'
import { swapToken } from './swapToken.ts'

export const tokens: Runs<
  | 'layDown'
  | 'placeToken'
  | 'placeNext'
  | 'placeSecret'
  | 'moveToken'
  | 'removeToken'
  | 'removeNear'
  | 'removeSome'
  | 'swapToken'
  | 'chooseOrigin'
  | 'discardLaid'
  | 'layRod'
  | 'drawRod'
> = {
  layDown,
  placeToken,
  placeNext,
  placeSecret,
  moveToken,
  removeToken,
  removeNear,
  removeSome,
  swapToken,
  chooseOrigin,
  discardLaid,
  layRod,
  drawRod,
}
