import type { Runs } from '../index.ts'
import { layDown } from './layDown.ts'
import { placeToken } from './placeToken.ts'
import { removeToken } from './removeToken.ts'

export const tokens: Runs<'layDown' | 'placeToken' | 'removeToken'> = { layDown, placeToken, removeToken }
